### Pop 10 in English: the source of every other language.
### Mentions, links and dates come in as ready-made Discord marks.

# The name of this language in itself.
language = English

## The command picker
## Names of commands and options: 1 to 32 characters, lower case, “-” in place of spaces; the English
## ones are those that the code uses. Descriptions and choices: at most 100 characters.

name-challenge = challenge
name-board = board
name-rules = rules
name-solo = solo
name-review = review
name-resign = resign
name-help = help
name-draw = draw
name-takeback = takeback
name-games = games
name-pause = pause
name-settings = settings
name-server = server
name-stop = stop
name-forget-me = forget-me
name-export = export
name-opponent = opponent
name-start = start
name-colour = colour
name-clock = clock
name-game = game
name-days = days
name-user = user
name-reason = reason
name-level = level
command-pop10 = Play Pop 10, the four-in-a-row game in which discs pop out of the bottom
command-challenge = Challenge someone to a game of Pop 10
command-challenge-menu = Challenge to Pop 10
command-solo = Play against the computer
command-review = Go through a finished game with the computer
command-board = Post the board of a game again, with live buttons
command-resign = Give up a game
command-help = How to play and what the commands do
command-rules = The rules of Pop 10 in pictures, for you alone
command-draw = Offer your opponent a draw
command-takeback = Ask to take back your last turn
command-games = Your running games and open challenges, or the games of someone in this channel
command-pause = Have all your clocks stand still for some days
command-settings = How you are told of your turn, how boards look, and who may challenge you
command-server = How Pop 10 is played in this server (for those who run it)
command-stop = End a game in this server (for moderators)
command-forget-me = Delete what is stored on you
command-export = Get all that is stored on you, as a file
option-opponent = Whom you want to play; leave it out and anyone may take the challenge
option-level = How strong the computer plays
option-ended-game = Which of your finished games; the last one, unless you choose
option-clock = How long each turn may take (3 days, unless the server chose otherwise)
option-days = How many days from now, of 14 a year; 0 ends a pause
option-user = Whose games
option-reason = Why; it stands under the game
choice-clock-0 = no clock
choice-clock-1 = 1 day
choice-clock-3 = 3 days
choice-clock-7 = 7 days
option-start = How the grid fills up (the players fill it, unless you choose otherwise)
option-colour = The colour you play (drawn by lot, unless you choose)
option-game = Which of your games; needed only where you have several
choice-level-easy = easy: sees a point that is there for the taking
choice-level-medium = medium: knows its way, and nods now and then
choice-level-hard = hard: looks two turns ahead
choice-level-expert = expert: thinks for a second, and plays better than most people
choice-ended-game = #{ $id } against { $opponent } · { $red }–{ $yellow }
choice-start-fill = fill the grid
choice-start-shuffled = shuffled grid
choice-colour-random = random
choice-colour-red = red
choice-colour-yellow = yellow
# A game in the list of one's own games. $opponent is a name, or name-unknown.
choice-game = { $turn ->
    [yours] #{ $id } against { $opponent } · { $red }–{ $yellow } · your turn
   *[theirs] #{ $id } against { $opponent } · { $red }–{ $yellow } · their turn
}
choice-invitation = { $whose ->
    [yours] #{ $id } your challenge to { $opponent }
   *[theirs] #{ $id } the challenge from { $opponent }
}

# A game in the list for moderators. $red and $yellow are names.
choice-server-game = #{ $id } { $red } – { $yellow }
name-unknown = someone

## Lists, settings, servers

games-none = No games are going.
games-none-here = { $player } has no games in this channel, and none with you.
games-invitations = { $count ->
    [one] One challenge is open.
   *[other] { $count } challenges are open.
}
games-line-invitation = { $whose ->
    [yours] You have challenged { $opponent } · { $link }
   *[theirs] { $opponent } has challenged you · { $link }
}
games-line-invitation-open = You have challenged anyone who likes · { $link }
# The text of a link to a challenge.
games-link-invitation = challenge #{ $id }
withdraw-numbered = Withdraw #{ $id }
decline-numbered = Decline #{ $id }
games-title = { $count ->
    [one] One game is going.
   *[other] { $count } games are going.
}
# One line of the list. $opponent is a mention, $link leads to the board, $time is a mark such as “in 2 days”.
games-line = { $turn ->
    [yours] **Your turn** against { $opponent } · { $score } · { $link }
   *[theirs] { $opponent } is to move · { $score } · { $link }
}
games-line-clock = { $turn ->
    [yours] **Your turn** against { $opponent } · { $score } · time is up { $time } · { $link }
   *[theirs] { $opponent } is to move · { $score } · time is up { $time } · { $link }
}
games-line-time-up = { $turn ->
    [yours] **Your turn** against { $opponent } · { $score } · time ran out { $time } · { $link }
   *[theirs] { $opponent } is to move · { $score } · time ran out { $time } · { $link }
}
games-line-others = { $mover } is to move against { $opponent } · { $score } · { $link }
# The text of a link to a board.
games-link = board #{ $id }
button-previous = ◀
button-next = ▶
paused-until = Your clocks stand still until { $time }. Your opponents see it on the board.
pause-ended = Your clocks run again.
settings = **Your settings**, for all your games
# The answers stand alone in a closed menu, without the question: they must say what they are about.
settings-notify = How am I told of my turn?
settings-notify-channel = Tell me of my turn by a mention
settings-notify-direct = Tell me by a direct message with a link
settings-notify-silent = Do not tell me of my turn
settings-style = How do I see my boards?
settings-style-picture = My boards as pictures
settings-style-text = My boards as text (emoji)
settings-theme = In which colours do I see my boards?
settings-theme-classic = Classic: a blue board on sand
settings-theme-dark = Dark, for the evening
settings-theme-high-contrast = High contrast
settings-theme-colour-blind = Easy to tell apart with colour blindness
settings-challenges = Who may challenge me?
settings-challenges-yes = Everybody may challenge me
settings-challenges-no = Nobody may challenge me
server-settings = **Pop 10 in this server**
server-channels = Channels where games may be started (none: all)
server-threads = Where is a game played?
server-threads-no = A game is played where it was started
server-threads-yes = A game is played in a thread of its own
server-threads-missing = A thread of its own needs my permissions *Create Public Threads* and *Send Messages in Threads*.
server-clock = How long may a turn take?
server-clock-0 = No clock, unless one is chosen
server-clock-1 = 1 day a turn, unless chosen otherwise
server-clock-3 = 3 days a turn, unless chosen otherwise
server-clock-7 = 7 days a turn, unless chosen otherwise
server-start = How does a game begin?
server-start-fill = The players fill the grid, unless chosen otherwise
server-start-shuffled = A shuffled grid, unless chosen otherwise
server-locale = In which language?
server-locale-auto = In the server’s own language
stop-done = The game has ended.
forget-ask = This resigns your running games, ends your challenges, removes you from finished games and deletes your settings. It cannot be undone.
button-forget = Yes, forget me
forget-done = Done. Games resigned: { $resigned }. Challenges ended: { $withdrawn }. Games kept without your name: { $kept }. Your settings are deleted.
export-done = This is all that is stored on you.

## Invitations

# $opponent and $challenger are mentions, here and below.
invitation = { $opponent }, { $challenger } challenges you to a game of **Pop 10**!
invitation-open = { $challenger } is looking for a game of **Pop 10**. Who will take it?
invitation-start = { $start ->
    [shuffled] The grid is full and shuffled from the start.
   *[fill] You fill the grid together first, a row at a time.
}
invitation-colour = { $colour ->
    [red] { $challenger } plays Red and begins.
    [yellow] { $challenger } plays Yellow, so { $opponent } begins.
   *[random] Colours are drawn by lot; Red begins.
}
invitation-clock = { $days ->
    [0] There is no clock.
    [one] Each turn may take a day.
   *[other] Each turn may take { $days } days.
}
invitation-sent = Your challenge to { $opponent } is on its way: they have it in a direct message from me.
invitation-declined = { $opponent } declined { $challenger }’s challenge to Pop 10.
invitation-withdrawn = { $challenger } withdrew the challenge to { $opponent }.
invitation-expired = { $challenger }’s challenge to { $opponent } has expired: nobody answered for three days.
game-in-thread = The game is on: { $thread }
# A thread's name, at most 100 characters. $red and $yellow are names.
thread-name = Pop 10: { $red } – { $yellow }
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## The board

score = 🔴 { $red }–{ $yellow } 🟡
# The first line of a board; it stands alone in a notification. $did is a sentence from below.
turn-first = { $player }, you begin! { $score }
turn-passed = { $player }, your turn! { $score } · { $did }
turn-goes-on = { $player }, go on! { $score } · { $did }
# The computer is to move, and plays within seconds.
turn-computer-first = { $computer } begins, and is thinking … { $score }
turn-computer = { $computer } is thinking … { $score } · { $did }
# $time is a mark such as “in 20 seconds”.
computer-waits = There is a queue: I think about this board { $time }, and my turn follows by itself.
turn-time-up = { $opponent }, the time of { $player } is up. { $score } Claim the win, or give them the time for another turn.
offer-draw = { $asked }, { $asker } offers a draw. { $score }
offer-takeback = { $asked }, { $asker } would like to take back their last turn. { $score }
offer-shuffle = { $asked }, { $asker } would like to have the rest of the grid filled at random. { $score }
# $time is a mark such as “in 2 days”, which Discord keeps up to date.
clock = The time for this turn is up { $time }.
# $time is a date.
paused = { $player } is on holiday until { $time }; the clock waits.
claim-repetition = This position has stood three times, so each of you may claim a draw.
claim-quiet = There was no point for 80 turns, so each of you may claim a draw.
# What is to be done now, under the first line. $side is “red” or “yellow”.
task-fill = { $side ->
    [red] Red
   *[yellow] Yellow
}: drop a disc in an open column. Lines count for nothing until the grid is full.
task-pop = { $side ->
    [red] Red
   *[yellow] Yellow
}: pop one of your discs out of the bottom row.
task-pop-again = A point! Pop another one.
task-held = No four there, so the disc goes back in: choose a column.

# What a turn did, as a sentence. $columns is a list of column numbers.
did-drop = { $player } dropped in { $column }.
did-points = { $points ->
    [one] { $player } popped { $columns } for a point.
   *[other] { $player } popped { $columns } for { $points } points.
}
did-held = { $player } popped { $from }: no four.
did-points-held = { $points ->
    [one] { $player } popped { $columns } for a point, then { $from }: no four.
   *[other] { $player } popped { $columns } for { $points } points, then { $from }: no four.
}
did-redrop = { $player } moved { $from } to { $to }.
did-points-redrop = { $points ->
    [one] { $player } popped { $columns } for a point and moved { $from } to { $to }.
   *[other] { $player } popped { $columns } for { $points } points and moved { $from } to { $to }.
}
# The only column with room took the disc, without a choice.
did-redrop-forced = { $player } moved { $from } to { $to }, the only column with room.
did-points-redrop-forced = { $points ->
    [one] { $player } popped { $columns } for a point and moved { $from } to { $to }, the only column with room.
   *[other] { $player } popped { $columns } for { $points } points and moved { $from } to { $to }, the only column with room.
}
passed-at-start = { $player } has no disc in the bottom row, so { $opponent } begins.
passed = { $player } has no disc in the bottom row, so the turn comes back.
ran-dry = { $player } has no disc left in the bottom row, so the turn passes.
# A column's button. Three stand side by side on a phone: at most 7 characters with the number, and a
# word rather than a sign, as a screen reader says nothing but this.
column-drop = Drop { $column }
column-pop = Pop { $column }
# What stays of a board when the game has gone on in a newer message.
trail = { $score } · { $did }
trail-first = The game has gone on below.
trail-elsewhere = The game has gone on here: { $link }
button-more = ⋯
more = What would you like to do in game #{ $id } against { $opponent }?
button-offer-draw = Offer a draw
button-offer-takeback = Take back my last turn
button-offer-shuffle = Shuffle the rest
button-claim-draw = Claim a draw
button-claim-win = Claim the win
button-give-time = Give more time
offer-made = You have asked. The answer comes on the board; a turn of either of you withdraws the question.
button-rules = Rules
# What the computer would play: a drop, the disc in hand, points, a pop and where its disc goes.
button-hint = Hint
hint-drop = I would drop in { $column }.
hint-redrop = I would put the disc in { $column }.
hint-points = I would pop { $columns }.
hint-move = I would pop { $from } and put it in { $to }.
hint-points-move = I would pop { $columns }, then { $from }, and put that in { $to }.
hint-only = This is how it would look. Nothing has been played.
# What the computer answers at once, in private.
solo-takeback = Your last turn is taken back.
solo-shuffle = The rest of the grid is filled at random.
solo-draw = Agreed: a draw.
solo-plays-on = I would like to play on.
solo-no-clock = We play without a clock: I answer at once, and you may take your time.
button-resign = Resign
resign-ask = Do you really want to give up the game against { $opponent }?
button-resign-yes = Yes, resign
resign-done = You have resigned. Well played, and until next time!

## The end

end-points = 🏆 { $winner } wins { $score }! { $did } Ten points decide.
end-resigned = 🏆 { $winner } wins: { $loser } resigned at { $score }.
end-time = 🏆 { $winner } wins on time: { $loser } did not move in time. { $score }
end-agreed = A draw by agreement at { $score }.
end-repetition = A draw at { $score }: the same position stood three times.
end-quiet = A draw at { $score }: there was no point for 80 turns.
# $note is the moderator's own words.
end-stopped = A moderator has ended the game of { $red } and { $yellow }. { $note }
end-nothing-to-pop = A draw at { $score }: nobody has a disc left to pop.
button-rematch = Rematch
button-review = Review

## The review of a finished game

# $percent is from 0 to 100.
review-progress = I am going through game #{ $id } … { $percent } %
review-title = **Review of game #{ $id }** · { $score }
# How well a side played, in percent. $side is “red” or “yellow”.
review-accuracy = { $side ->
    [red] 🔴 { $player }: { $percent } % accurate
   *[yellow] 🟡 { $player }: { $percent } % accurate
}
# A turn that decided much. $number is 1 to 3, $turn counts from the start, $played and $better are
# in the short form that review-legend explains.
review-moment = { $number }. Turn { $turn }: { $player } played `{ $played }`, better was `{ $better }`.
review-no-moments = No turn stands out: it was lost, or won, little by little.
review-legend = `3x` pops 3 for a point, `3-5` pops 3 and puts it in 5. In the picture the game leans to the side that has more of the upper field; the lower one counts the points.
button-review-all = Show to everyone
# The picture in words: who stood how well at the end of each part of the game, in percent for Red.
review-alt = The course of the game. Red’s chances in percent, every few turns: { $chances }. Points at the end: Red { $red }, Yellow { $yellow }.

## Help

help =
    ## Pop 10
    Four in a row, turned upside down:
    1. Fill the grid together, a row at a time. Lines do not count yet.
    2. Then, on your turn, pop one of your own discs out of the bottom row; what stands on it falls by one.
    3. Was it part of a line of four or more of yours? That is a point, and you pop again. If not, it goes back in from the top, in another column, and your turn ends.
    4. Ten points win.

    `/pop10 { name-challenge }` invites someone. So does *Apps › { command-challenge-menu }* in the menu of a person (right click, or a long press).
    `/pop10 { name-board }` posts the board again where you are, when it has scrolled away or was deleted.
    `/pop10 { name-games }` lists your games. **⋯** on the board offers a draw, takes a turn back or gives the game up.
    `/pop10 { name-settings }` says how you are told of your turn; `/pop10 { name-pause }` stops your clocks for a holiday.
    `/pop10 { name-rules }` explains the game in full, with pictures.
    `/pop10 { name-solo }` starts a game against me; there, **⋯** has hints, and takebacks are free. `/pop10 { name-review }` goes through a finished game.
    Take your time: games stay, and the board calls whose turn it is.

## The rules: one message a page, and one that says what its picture shows (at most 1024 characters)

# Under each page.
rules-page = Page { $page } of { $pages }
button-rules-show = Show to everyone
# Under a page that is shown to everyone: opens the rules for whoever presses it alone.
button-rules-open = Read the rules

rules-game =
    ## Pop 10
    You know four in a row. This is what happens when the bottom drops out.
    Two players, Red and Yellow, first fill a grid of 7 columns and 6 rows. Then they take turns popping their own discs out of the bottom row, and whatever stands above comes down.
    A disc that was in a line of four when you popped it is a point. **Ten points win.**
rules-game-picture = A game of Pop 10. A grid of 7 columns and 6 rows is nearly full of red and yellow discs; Red’s bear a star, Yellow’s a ring. Beside the grid stands a tray with ten places for each player: Red has kept five discs, Yellow four. It is Yellow’s turn, and the yellow discs in the bottom row are marked, as one of them may be popped.
rules-fill =
    ## First, fill the grid
    Red begins. Take turns dropping a disc of your own, until all 42 are in.
    The grid fills **a row at a time**: a column is open while it is as low as the lowest one.
    Lines count for nothing yet. But build with care, as you will play with what you build!
    Yellow drops the last disc, so Red is also the first to pop.
rules-fill-picture = Two grids with an arrow between them. In the first, two rows are full but for the fifth column, and only that column is open. In the second, Yellow has dropped a disc there, and now all seven columns are open for the next row.
rules-pop =
    ## Then, pop
    On your turn, pop **one of your own discs** out of the bottom row. The discs above it fall by one.
    Was it in a line of four or more of your discs? Then it is a point, of which you read two pages on.
    Was it not? Then drop it back in from the top, **in another column** that has room, and your turn ends.
    If you have no disc in the bottom row, you cannot pop, and the turn passes to the other player.
rules-pop-picture = Two grids with an arrow between them. In the first, Yellow may pop one of several yellow discs in the bottom row. In the second, the disc of the fourth column has been popped: it was in no line of four, the column above it has come down, and the disc now lies on top of the sixth column.
rules-own-column =
    ## No room elsewhere?
    Right after the fill every column is full. So when you pop a disc that is no point, its own column is the only one with room.
    Then, and only then, **it goes back on top of its own column**.
    There is nothing to choose, so I do it for you.
rules-own-column-picture = Two full grids with an arrow between them. In the first, Red may pop a disc of the bottom row. In the second, the disc of the second column has been popped, the column has come down, and the same disc lies on top of it again, as all the other columns are full.
rules-points =
    ## Points and chains
    Was the disc that you popped in a line of **four or more** of your discs: along the row, up the column, or on a diagonal? Then you keep it as a point, and **you pop again**.
    What counts is the grid as it stood just before the pop. A disc in two lines at once is still one point.
    Every pop shifts a column, and that can bring new lines about. So a good turn becomes a chain: point after point, until a pop that is none, or until you have no disc left in the bottom row.
rules-points-picture = Two grids with an arrow between them. In the first, a line of four red discs is marked: it rises on a diagonal from the bottom of the second column to the fifth. In the second, Red has popped the disc at its lower end and keeps it as a point; the second column has come down, and Red may pop again.
rules-end =
    ## The end
    Whoever has kept **ten discs** first has won, at once, even in the middle of a turn.
    Going round in circles? You can offer a draw at any time. And when a position has stood three times, or 80 turns have brought no point, either of you may claim one.
    It would also be a draw if neither of you had a disc to pop.
rules-end-picture = A game that has ended. Red has just popped a disc out of a line of four in the fifth column, the tenth in Red’s tray, and wears a laurel. Yellow has kept six.
# A table that a narrow screen can show: a line for four in a row and one for Pop 10 under each heading.
rules-differences =
    ## What is different
    4️⃣ four in a row · 🔟 Pop 10
    ### The start
    4️⃣ The grid is empty.
    🔟 The players fill it first, and no line counts.
    ### Your turn
    4️⃣ You drop a disc in a column that has room.
    🔟 You pop a disc of yours out of the bottom row, or pass if you have none there.
    ### Four in a row
    4️⃣ You have won.
    🔟 The disc you pop is a point, and you pop again.
    ### The other discs
    4️⃣ A disc never leaves the grid.
    🔟 A popped disc that is no point goes back on top of another column.
    ### Winning
    4️⃣ The first line of four wins.
    🔟 The first ten points win.
    ### A draw
    4️⃣ The grid is full.
    🔟 Nobody has a disc to pop.
rules-differences-picture = Two grids. The first is that of four in a row, not yet half full: Red has just won with a diagonal line of four whose upper end was dropped in the sixth column. The second is that of Pop 10, nearly full: a diagonal line of four red discs is marked, and the disc at its lower end, in the bottom row, is about to be popped for a point.
rules-origin =
    ## Where it comes from
    Pop 10 is one of the five games in the leaflet of a set from 2009, whose grid has a bar at the bottom that lets the discs out. The others are the original game, *PopOut*, *5-in-a-Row* and *Power Up*.
    The leaflet has it in mind for a set that was put away with the discs still in it: take it off the shelf and play on with what is there.
    You can do the same here: `/pop10 { name-challenge }` with a shuffled grid begins with all 42 discs in random order.
rules-origin-picture = A full grid of 21 red and 21 yellow discs in random order. It is Red’s turn, and the red discs in the bottom row are marked.

## Refusals

error-own-challenge = It takes two. Whom else would you like to challenge?
error-bot-challenge = Other bots do not play Pop 10. Challenge a person, or me!
error-no-person = There is nobody behind that account, so nobody could play.
error-already-invited = Your challenge to { $opponent } still stands here: { $link }
error-invited-by-them = { $opponent } has challenged you already. Accept it here: { $link }
# $time is a mark such as “in 10 minutes”.
error-invited-lately = { $opponent } has turned your challenges down. You can try again { $time }.
error-invited-many = You have sent { $most } challenges within an hour. You can send the next one { $time }.
error-wrong-channel = In this server games are started in { $channels }.
error-no-challenges = { $opponent } takes no challenges at the moment.
error-too-many-invitations = { $most } challenges of yours are open already. Wait for an answer, or withdraw one.
error-too-many-games = There are { $most } games going already, and more nobody can follow. Finish one first.
error-computer-busy = I have too many boards to think about at the moment. Try again in a minute.
error-still-thinking = I am still at what you asked for before. One thing after the other!
error-no-hint = Hints are for games against me. Between people, each thinks for themselves.
error-nothing-to-review = You have no finished game in which a disc was moved.
error-not-waiting = The time is not up.
error-offer-pending = There is a question open already. It waits for its answer on the board.
error-offered-already = That was asked since the last disc already. Play on first.
error-no-offer = That question is not open any more.
error-own-offer = It is for the other player to answer that.
error-nothing-to-take-back = You have not played a turn yet.
error-grid-full = The grid is full already.
error-no-draw-to-claim = There is no draw to claim at the moment.
error-pause-too-long = { $days ->
    [0] You have no days of pause left this year.
    [one] You have one day of pause left this year.
   *[other] You have { $days } days of pause left this year.
}
error-not-a-moderator = That is for those who run this server.
error-elsewhere = That game is in another channel. Use the command there: { $link }
error-hidden-here = { $opponent } could not see the game here, so it stays where it is: { $link }. For a board of your own, type `/pop10 { name-board }` in a direct message with me.
error-server-only = That works in a server only.
error-cannot-write = I cannot write here any more. Your game is safe: have this thread unlocked or my permissions restored, or type `/pop10 { name-board }` in another channel.
error-unreachable = I cannot send { $opponent } a direct message. Challenge them in a server where you both are.
error-unknown-game = There is no such game of yours. Type `/pop10 { name-board }` and choose from the list.
error-no-game = You have no game going. Start one with `/pop10 { name-challenge }`!
error-which-game = You have several games going: say which one with the option `{ name-game }`.
error-not-a-player = This is a game of two others. Start your own with `/pop10 { name-challenge }`!
error-not-invited = This challenge is for { $opponent }.
error-not-the-challenger = Only { $challenger } can take this challenge back.
error-invitation-over = This challenge is over already.
error-not-playing-yet = This game has not begun yet.
error-game-over = This game is over.
error-not-your-turn = It is { $opponent }’s turn.
error-old-board = The game has gone on since this board. Here it is now: { $link }
error-illegal-button = That is not possible on this board. Here it is now: { $link }
error-unreadable-button = I do not know this button any more. `/pop10 { name-board }` posts your board again.
error-unknown-command = I do not know this command any more. `/pop10 { name-help }` lists those there are.
error-conflict = Somebody was quicker, and things have changed. Have another look, and try again.
error-not-saved = I cannot save anything at the moment, so nothing has changed. Whoever runs me finds the reason in my log.
error-unforeseen = Something broke on my side. Your game is safe: try again, or post the board anew with `/pop10 { name-board }`.

## Alt text
## What a screen reader says in place of the picture. People play by it, so nothing may be left
## out; Discord takes 1024 characters in all, so be brief. $side is "red" or "yellow": use it to
## choose the form of a word. $columns is a list of column numbers such as "1, 4, 6", and $count
## is how many they are.

alt-points = Points: Red { $red }, Yellow { $yellow }.
alt-to-drop = { $side ->
    [red] Red to drop a disc
   *[yellow] Yellow to drop a disc
} in { $count ->
    [one] column { $columns }.
   *[other] one of columns { $columns }.
}
alt-to-pop = { $side ->
    [red] Red to pop
   *[yellow] Yellow to pop
} { $count ->
    [one] column { $columns }.
   *[other] one of columns { $columns }.
}
# $held is the column that the disc in hand was popped from.
alt-to-redrop = { $side ->
    [red] Red
   *[yellow] Yellow
} holds a disc popped from column { $held } and has to drop it in { $count ->
    [one] column { $columns }.
   *[other] one of columns { $columns }.
}
alt-won = { $side ->
    [red] Red has won.
   *[yellow] Yellow has won.
}
# The text above the picture says how it ended.
alt-over = The game has ended.
alt-dropped = { $side ->
    [red] Red
   *[yellow] Yellow
} dropped a disc in column { $column }.
# $count points in a row, $columns being where the discs were popped in that order.
alt-scored = { $side ->
    [red] Red
   *[yellow] Yellow
} { $count ->
    [one] popped column { $columns } for a point.
   *[other] popped columns { $columns } for { $count } points.
}
# A pop that was no point: the disc went from column $held to the top of column $column.
alt-redropped = { $side ->
    [red] Red
   *[yellow] Yellow
} popped column { $held } and dropped the disc in column { $column }.
# Said when the turn goes by $side.
alt-passed = { $side ->
    [red] Red
   *[yellow] Yellow
} has nothing to pop and passes.
# $cells are seven of alt-disc or alt-empty.
alt-bottom-row = Bottom row from the left: { $cells }.
# $discs are as many of alt-disc as the column has discs.
alt-column = Column { $column } upwards: { $discs }.
alt-column-empty = Column { $column }: empty.
# One disc in a list of discs.
alt-disc = { $side ->
    [red] red
   *[yellow] yellow
}
# One cell in the bottom row, among alt-disc.
alt-empty = empty
