### Pop 10 in English: the source of every other language.
### Mentions, links and dates come in as ready-made Discord marks.

## Sides

red = Red
yellow = Yellow
