"""Discord's own marks in a text, which every reader sees in their own way."""


def mention(person: int) -> str:
    """The person's name, as a mention."""
    return f"<@{person}>"


def relative_time(seconds: float) -> str:
    """A time (seconds since 1970) as how long it is from now, which Discord keeps up to date."""
    return f"<t:{int(seconds)}:R>"


def date(seconds: float) -> str:
    """A time (seconds since 1970) as a date in the reader's own way."""
    return f"<t:{int(seconds)}:D>"
