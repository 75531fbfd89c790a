"""Discord's ids, which say when they were made."""

import time
from datetime import UTC, datetime
from itertools import count
from typing import Final

_EPOCH: Final = 1_420_070_400_000
_SEQUENCE_BITS: Final = 22

_numbers: Final = count()


def snowflake() -> int:
    """A new id, made now."""
    return (int(time.time() * 1000) - _EPOCH) << _SEQUENCE_BITS | next(_numbers) % (1 << _SEQUENCE_BITS)


def timestamp(snowflake: int) -> str:
    """When an id was made, as Discord writes times."""
    return datetime.fromtimestamp(((snowflake >> _SEQUENCE_BITS) + _EPOCH) / 1000, UTC).isoformat()
