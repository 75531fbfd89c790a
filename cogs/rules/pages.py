"""A page of the rules as a message: words, a picture, and buttons to the other pages."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.games import CLASSIC, ThemeName
from bot.i18n import Texts
from cogs.ids import Leaf, RulesId
from cogs.message import Button, Message, Picture, button
from cogs.rules import pictures
from render import THEMES, Theme


@dataclass(frozen=True, slots=True)
class Page:
    """The message ids of a page and of its picture's alt text, and what draws the picture."""

    text: str
    alt: str
    draw: Callable[[Theme], bytes]


PAGES: Final = (
    Page("rules-game", "rules-game-picture", pictures.game),
    Page("rules-fill", "rules-fill-picture", pictures.fill),
    Page("rules-pop", "rules-pop-picture", pictures.pop),
    Page("rules-own-column", "rules-own-column-picture", pictures.own_column),
    Page("rules-points", "rules-points-picture", pictures.point),
    Page("rules-end", "rules-end-picture", pictures.end),
    Page("rules-differences", "rules-differences-picture", pictures.differences),
    Page("rules-origin", "rules-origin-picture", pictures.origin),
)


async def private_page(number: int, t: Texts, theme: ThemeName, *, can_attach: bool) -> Message:
    """Page `number` (from 0, and round again past the last) for one person to leaf on from."""
    before, after = (number - 1) % len(PAGES), (number + 1) % len(PAGES)
    buttons = (
        button(t("button-previous"), RulesId(Leaf.TURN, before)),
        button(t("button-next"), RulesId(Leaf.TURN, after)),
        button(t("button-rules-show"), RulesId(Leaf.SHOW, number % len(PAGES))),
    )
    return await _page(number, t, theme, buttons, can_attach=can_attach)


async def public_page(number: int, t: Texts, *, can_attach: bool) -> Message:
    """Page `number` for everybody, who can go on reading each for themselves."""
    read = button(t("button-rules-open"), RulesId(Leaf.OPEN, number % len(PAGES)))
    return await _page(number, t, CLASSIC, (read,), can_attach=can_attach)


async def _page(
    number: int, t: Texts, theme: ThemeName, buttons: tuple[Button, ...], *, can_attach: bool
) -> Message:
    number %= len(PAGES)
    page = PAGES[number]
    content = f"{t(page.text)}\n-# {t('rules-page', page=number + 1, pages=len(PAGES))}"
    if not can_attach:
        return Message(content, (buttons,))
    # Once drawn it is kept, but a theme's first picture takes some tenths of a second.
    drawn = await asyncio.to_thread(_picture_of, page, theme)
    return Message(content, (buttons,), Picture(drawn, t(page.alt)))


@cache
def _picture_of(page: Page, theme: ThemeName) -> bytes:
    return page.draw(THEMES.get(theme) or THEMES[CLASSIC])
