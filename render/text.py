"""The board as emoji, for where no picture may be posted."""

from typing import Final

from bot.rules import COLUMNS, ROWS, Colour, Phase, Position

_DISC: Final = {Colour.RED: "🔴", Colour.YELLOW: "🟡"}
# A circle like the discs, so that all cells are equally wide in every font.
_EMPTY: Final = "⚫"
_KEYCAP: Final = "\ufe0f\u20e3"
_POINTS: Final = "⭐"


def text_board(position: Position) -> str:
    """Return the grid as lines of emoji over its column numbers, with the points above it.

    The side to move is marked with ◀️, the winner with 🏆, a disc in hand follows ✋.
    It needs no catalogue: it holds no words.
    """
    rows = [
        "".join(_cell(position, column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS))
    ]
    numbers = "".join(f"{column + 1}{_KEYCAP}" for column in range(COLUMNS))
    return "\n".join([*(_side(position, side) for side in Colour), "", *rows, numbers])


def _cell(position: Position, column: int, row: int) -> str:
    discs = position.columns[column]
    return _DISC[Colour(discs[row])] if row < len(discs) else _EMPTY


def _side(position: Position, side: Colour) -> str:
    parts = [f"{_DISC[side]} {_POINTS} {position.kept.of(side)}"]
    outcome = position.outcome
    if outcome is not None:
        if outcome.winner is side:
            parts.append("🏆")
    elif position.turn is side:
        parts.append("◀️")
        if position.phase is Phase.HELD:
            parts.append(f"✋{_DISC[side]}")
    return " ".join(parts)
