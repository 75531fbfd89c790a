"""`uv run -m bot.computer match hard medium --games 100`: measure one level or engine against another."""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from random import Random
from time import perf_counter

from bot.computer.levels import settings_of
from bot.engine import Settings
from bot.engine.match import Score, play_match
from bot.games import Level

_BAR = 30


def main() -> None:
    """Read the command line and do what it says."""
    parser = ArgumentParser(prog="python -m bot.computer", description="The computer opponent of Pop 10.")
    commands = parser.add_subparsers(required=True)
    match = commands.add_parser(
        "match",
        help="let two engines play each other",
        description="Two engines, each a level (easy, medium, hard, expert) or its settings, such as "
        "depth=4,fill=3,random=0.1 or time=1.0,fill=4 or greedy.",
    )
    match.add_argument("first", type=_player, help="the engine whose score is shown")
    match.add_argument("second", type=_player, help="its opponent")
    match.add_argument("--games", type=int, default=100, help="how many, colours swapped after each (100)")
    match.add_argument("--seed", type=int, default=0, help="of the random choices (0)")
    match.add_argument("--shuffled", action="store_true", help="start from full grids in random order")
    options = parser.parse_args()
    scores = play_match(
        options.first,
        options.second,
        games=options.games,
        shuffled=options.shuffled,
        random=Random(options.seed),
    )
    start, score = perf_counter(), Score()
    for score in scores:
        _show_progress(score, options.games, perf_counter() - start)
    low, high = score.interval()
    sys.stdout.write(
        f"{score.share:.1%} of the points over {score.games} games, 95 % interval {low:.1%} to {high:.1%}: "
        f"{score.wins} won, {score.draws} drawn, {score.losses} lost\n"
    )


def _player(text: str) -> Settings:
    if text in {level.value for level in Level}:
        return settings_of(Level(text))
    try:
        return Settings.parse(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def _show_progress(score: Score, games: int, seconds: float) -> None:
    """Draw the bar over itself on standard error, and end the line after the last game."""
    done = score.games / games
    bar = "#" * int(_BAR * done)
    left = seconds / score.games * (games - score.games)
    so_far = f"{score.games}/{games}  {score.wins} won, {score.draws} drawn, {score.losses} lost"
    sys.stderr.write(f"\r[{bar:<{_BAR}}] {so_far}, {left:.0f} s left ")
    if score.games == games:
        sys.stderr.write("\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
