"""What every feature shows a game with: the message, whom it is for, and how it gets there.

`panel` makes the message of a game, in the words of `wording`. `plan` says what has to be done so that
everybody sees a change, `delivery` does it, and `notifying` knows how each player is notified.
"""
