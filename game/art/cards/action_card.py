"""Action cards: a tool or a scene on paper (RULES section 4, R10.10 to R10.14; look book section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.art.cards.card_stock import finish, layer
from game.art.cards.paper import SUN, PaperTint, cross_badge, panel_mask, rays, sheet, tick_badge
from game.art.cards.ribbon import put_ribbon
from game.art.cards.scenery import chart, rockfall
from game.art.cards.scenery_gate import broken_gate, shut_gate
from game.art.cards.scenery_saboteur2 import hands_off, inspection, swap_hands, swap_hats, theft
from game.art.drawing.detail import Detail, detail_of
from game.art.drawing.raster import masked, rasterise, shadow
from game.art.drawing.svg import circle, document, group, path, radial_gradient, translate
from game.art.pictograms.broken import broken_tool
from game.art.pictograms.saboteur2 import trick_defs
from game.art.pictograms.tools import BOX, tool, tool_defs
from game.art.tunnels.tube import WIDTH
from game.engine.cards import BREAKS, REPAIRS, Action, Tool
from game.engine.total import total
from game.words.card_names import ribbon_name

_LOWER_WITHOUT_NAME = 4.0
"""Units by which the drawing sits lower when no ribbon is under it."""
_BROKEN = PaperTint("#e9c3a2", "#b4532a")
_REPAIRED = PaperTint("#cfdcc0", "#2a7d6c")
_SCENES: Mapping[Action, tuple[PaperTint, Callable[[], str]]] = total(
    set(Action) - BREAKS.keys() - REPAIRS.keys(),
    {
        Action.ROCKFALL: (PaperTint("#d9cdb6", "#6d6054"), rockfall),
        Action.MAP: (PaperTint("#e6cf9c", "#8a5f22"), chart),
        Action.THEFT: (PaperTint("#d8c8e0", "#5f4472"), theft),
        Action.HANDS_OFF: (PaperTint("#e6c7b4", "#8a3a2e"), hands_off),
        Action.SWAP_HANDS: (PaperTint("#c8dbe2", "#2f5f78"), swap_hands),
        Action.INSPECTION: (PaperTint("#c6dfe6", "#24708a"), inspection),
        Action.SWAP_HATS: (PaperTint("#e2cddb", "#7a3f74"), swap_hats),
        Action.TRAPPED: (PaperTint("#ccd0d2", "#454d53"), shut_gate),
        Action.FREE: (PaperTint("#dbe6b4", "#4f7d2a"), broken_gate),
    },
)
"""Paper and drawing of the cards without a tool."""


def _tint(action: Action) -> PaperTint:
    """Return the colours of the card; all cards that break share theirs, and so do all that repair."""
    if action in BREAKS:
        return _BROKEN
    return _REPAIRED if action in REPAIRS else _SCENES[action][0]


def action_card(action: Action, width: int, *, contrast: bool = False) -> pygame.Surface:
    """Draw the card, `width` pixels wide, with its name from 90 pixels on."""
    card = _paper(action, width)
    if action in BREAKS:
        _draw_broken(card, BREAKS[action])
    elif action in REPAIRS:
        _draw_repaired(card, REPAIRS[action], _tint(action).dark)
    else:
        _draw_scene(card, _SCENES[action][1]())
    if detail_of(width) is Detail.FULL:
        put_ribbon(card, ribbon_name(action), _tint(action).dark, contrast=contrast)
    return finish(card, 230)


def _paper(action: Action, width: int) -> pygame.Surface:
    card = layer(sheet(_tint(action), saw_teeth=action in BREAKS), width)
    mask = layer(panel_mask(), width)
    card.blit(masked(layer(rays(), width), mask), (0, 0))
    if detail_of(width) is not Detail.SMALL:
        stops = ((0.0, "#fff7df", 0.75), (0.55, "#fff7df", 0.15), (1.0, "#fff7df", 0.0))
        shine = layer(circle(*SUN, 34, "url(#shine)"), width, radial_gradient("shine", *SUN, 46, *stops))
        card.blit(masked(shine, mask), (0, 0))
    return card


def _drop(card: pygame.Surface, picture: pygame.Surface, x: float, y: float, alpha: int) -> None:
    """Lay `picture` on the card at (x, y) units, with a small shadow."""
    scale = card.get_width() / WIDTH
    at = (int(x * scale), int(y * scale))
    below, margin = shadow(picture, max(1, int(1.3 * scale)), alpha)
    card.blit(below, (at[0] - margin + int(scale), at[1] - margin + int(1.6 * scale)))
    card.blit(picture, at)


def _lower(card: pygame.Surface) -> float:
    return 0.0 if detail_of(card.get_width()) is Detail.FULL else _LOWER_WITHOUT_NAME


def _draw_broken(card: pygame.Surface, kind: Tool) -> None:
    width = card.get_width()
    _drop(card, broken_tool(kind, int(56 * width / WIDTH)), 2, 13 + _lower(card), 90)
    card.blit(layer(cross_badge(49, 11), width), (0, 0))


def _draw_repaired(card: pygame.Surface, kinds: tuple[Tool, ...], ink: str) -> None:
    width, lower = card.get_width(), _lower(card)
    if len(kinds) == 1:
        _drop_tool(card, kinds[0], 58, 1, 13 + lower)
        card.blit(layer(tick_badge(49, 11), width), (0, 0))
        return
    for kind, (x, y) in zip(kinds, ((1.5, 9 + lower), (18.5, 34 + lower)), strict=True):
        _drop_tool(card, kind, 40, x, y)
    divider = path("M11 65 L47 28", "none", ink, 1.4, 0.8, dash="3 3")
    card.blit(layer(group(divider, translate(0, lower)) + tick_badge(48.6, 12), width), (0, 0))


def _drop_tool(card: pygame.Surface, kind: Tool, side: float, x: float, y: float) -> None:
    """A whole tool in a square of `side` units; a burning lamp throws no shadow."""
    pixels = int(side * card.get_width() / WIDTH)
    body = group(tool(kind), translate(BOX / 2, BOX / 2 + 1))
    drawn = rasterise(document(body, BOX, BOX, tool_defs()), (pixels, pixels))
    _drop(card, drawn, x, y, 0 if kind is Tool.LAMP else 70)


def _draw_scene(card: pygame.Surface, body: str) -> None:
    """A scene that fills the panel; above a ribbon it is drawn a little smaller and higher."""
    width = card.get_width()
    if detail_of(width) is Detail.FULL:
        body = group(body, translate(3, -2.8, 0, 0.9))
    drawn = masked(layer(body, width, trick_defs()), layer(panel_mask(), width))
    _drop(card, drawn, 0, 0, 70)
