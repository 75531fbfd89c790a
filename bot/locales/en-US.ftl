### Pop 10 in English: the source of every other language.
### Mentions, links and dates come in as ready-made Discord marks.

## Sides

red = Red
yellow = Yellow

## The command picker (descriptions at most 100 characters)

command-pop10 = Play Pop 10, the four-in-a-row game in which discs pop out of the bottom
command-challenge = Challenge someone to a game of Pop 10
command-challenge-menu = Challenge to Pop 10
command-board = Post the board of a game again, with live buttons
command-resign = Give up a game
command-help = How to play and what the commands do
option-opponent = Whom you want to play
option-start = How the grid fills up (the players fill it, unless you choose otherwise)
option-colour = The colour you play (drawn by lot, unless you choose)
option-game = Which of your games; needed only where you have several
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

name-unknown = someone

## Invitations

# $opponent and $challenger are mentions, here and below.
invitation = { $opponent }, { $challenger } challenges you to a game of **Pop 10**!
invitation-start = { $start ->
    [shuffled] The grid is full and shuffled from the start.
   *[fill] You fill the grid together first, a row at a time.
}
invitation-colour = { $colour ->
    [red] { $challenger } plays Red and begins.
    [yellow] { $opponent } plays Red and begins.
   *[random] Colours are drawn by lot; Red begins.
}
invitation-sent = Your challenge to { $opponent } is on its way: they have it in a direct message from me.
invitation-declined = { $opponent } declined { $challenger }’s challenge to Pop 10.
invitation-withdrawn = { $challenger } withdrew the challenge to { $opponent }.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## The board

score = 🔴 { $red }–{ $yellow } 🟡
# The first line of a board; it stands alone in a notification. $did is a sentence from below.
turn-first = { $player }, you begin! { $score }
turn-passed = { $player }, your turn! { $score } · { $did }
turn-goes-on = { $player }, go on! { $score } · { $did }
# What is to be done now, under the first line.
task-fill = You are { $side }: drop a disc in an open column. Lines count for nothing until the grid is full.
task-pop = You are { $side }: pop one of your discs out of the bottom row.
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
# What stays of a board when the game has gone on in a newer message.
trail = { $score } · { $did }
trail-first = The game has gone on below.
button-more = ⋯
more = What would you like to do in game #{ $id } against { $opponent }?
button-resign = Resign
resign-ask = Do you really want to give up the game against { $opponent }?
button-resign-yes = Yes, resign
resign-done = You have resigned. Well played, and until next time!

## The end

end-points = 🏆 { $winner } wins { $score }! { $did } Ten points decide.
end-resigned = 🏆 { $winner } wins: { $loser } resigned at { $score }.
end-nothing-to-pop = A draw at { $score }: nobody has a disc left to pop.
button-rematch = Rematch

## Help

help =
    ## Pop 10
    Four in a row, turned upside down:
    1. Fill the grid together, a row at a time. Lines do not count yet.
    2. Then, on your turn, pop one of your own discs out of the bottom row; what stands on it falls by one.
    3. Was it part of a line of four or more of yours? That is a point, and you pop again. If not, it goes back in from the top, in another column, and your turn ends.
    4. Ten points win.

    `/pop10 challenge` invites someone. So does *Apps › Challenge to Pop 10* in the menu of a person (right click, or a long press).
    `/pop10 board` posts the board again where you are, when it has scrolled away or was deleted.
    `/pop10 resign` gives a game up, and so does **⋯** on the board.
    Take your time: games stay, and the board calls whose turn it is.

## Refusals

error-challenge-self = It takes two. Whom else would you like to challenge?
error-challenge-bot = Bots do not play Pop 10 here. Challenge a person!
error-already-invited = Your challenge to { $opponent } still stands here: { $link }
error-invited-by-them = { $opponent } has challenged you already. Accept it here: { $link }
error-unreachable = I cannot send { $opponent } a direct message. Challenge them in a server where you both are.
error-unknown-game = There is no such game of yours. Type `/pop10 board` and choose from the list.
error-no-game = You have no game going. Start one with `/pop10 challenge`!
error-which-game = You have several games going: say which one with the option `game`.
error-not-a-player = This is a game of two others. Start your own with `/pop10 challenge`!
error-not-invited = This challenge is for { $opponent }.
error-not-the-challenger = Only { $challenger } can take this challenge back.
error-invitation-over = This challenge is over already.
error-not-playing-yet = This game has not begun yet.
error-game-over = This game is over.
error-not-your-turn = It is { $opponent }’s turn.
error-old-board = The game has gone on since this board. Here it is now: { $link }
error-illegal = That is not possible on this board. Here it is now: { $link }
error-unreadable-button = I do not know this button any more. `/pop10 board` posts your board again.
error-unforeseen = Something broke on my side. Your game is safe: try again, or post the board anew with `/pop10 board`.

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
alt-drawn = The game is a draw: nobody has a disc to pop.
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
