"""Pop 10: a Discord bot on which people play the board game Pop 10 in the chat."""
