"""The two ways in which a caller can ask the rules for something they do not know."""


class NotationError(ValueError):
    """A text is not the notation of a ply or of a position that can stand on the table."""


class IllegalPlyError(ValueError):
    """A ply is well formed, but the rules do not allow it in this position."""
