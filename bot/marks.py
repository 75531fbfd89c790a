"""Discord's own marks in a text, which every reader sees in their own way."""


def mention(person: int) -> str:
    """The person's name, as a mention."""
    return f"<@{person}>"
