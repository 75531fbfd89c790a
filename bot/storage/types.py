"""How values of the program stand in columns."""

from enum import Enum
from functools import lru_cache
from typing import Any

from sqlalchemy import Dialect, Integer, String, TypeDecorator
from sqlalchemy import Enum as EnumType

from bot.games import Clock
from bot.rules import Ply, Position

# Longer than any value is, so that a new one changes no column.
_LONGEST_VALUE = 16


def choice(kind: type[Enum]) -> EnumType:
    """A member of an enum with string values, as its value.

    The schema does not list the members, so that a new one needs no migration; who writes another
    value than one of them gets an error from SQLAlchemy.
    """
    return EnumType(
        kind,
        native_enum=False,
        create_constraint=False,
        validate_strings=True,
        length=_LONGEST_VALUE,
        values_callable=_values,
    )


def _values(kind: type[Enum]) -> list[str]:
    return [member.value for member in kind]


class ClockColumn(TypeDecorator[Clock]):
    """A clock, as its number of days."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Clock | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """To the row."""
        return None if value is None else value.value

    def process_result_value(self, value: Any | None, dialect: Dialect) -> Clock | None:  # noqa: ARG002
        """From the row."""
        return None if value is None else Clock(value)


# A game that is being played is read again and again.
_position = lru_cache(maxsize=1024)(Position.parse)


class PositionColumn(TypeDecorator[Position]):
    """A position, in its notation."""

    impl = String(80)
    cache_ok = True

    def process_bind_param(self, value: Position | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """To the row."""
        return None if value is None else str(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> Position | None:  # noqa: ARG002
        """From the row."""
        return None if value is None else _position(value)


class PlyColumn(TypeDecorator[Ply]):
    """A ply, in its notation."""

    impl = String(2)
    cache_ok = True

    def process_bind_param(self, value: Ply | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """To the row."""
        return None if value is None else str(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> Ply | None:  # noqa: ARG002
        """From the row."""
        return None if value is None else Ply.parse(value)


class PliesColumn(TypeDecorator[tuple[Ply, ...]]):
    """Plies in their notation, with a space between."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: tuple[Ply, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """To the row."""
        return None if value is None else " ".join(map(str, value))

    def process_result_value(self, value: Any | None, dialect: Dialect) -> tuple[Ply, ...] | None:  # noqa: ARG002
        """From the row."""
        return None if value is None else tuple(map(Ply.parse, value.split()))
