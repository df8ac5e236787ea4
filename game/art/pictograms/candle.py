"""The candle beside the deck: as long as the share of cards that are left, low at the last five, snuffed at none."""

from __future__ import annotations

import pygame

from game.art.drawing.kept import kept
from game.art.drawing.palette import BRASS, EMBER, INK, LANTERN, MUTED
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import circle, document, ellipse, linear_gradient, path

WIDTH, HEIGHT = 46, 116
"""The box that the candle is drawn in, units."""
LAST = 5
"""So many cards, and fewer, show as low wax."""
_DISH, _STUB, _WAX = 104.0, 7.0, 66.0
"""The top of the dish, the shortest wax, and how much longer the whole candle is."""
_LEFT, _RIGHT = 14.5, 31.5
_INK_WIDTH = 1.6


@kept
def candle(size: tuple[int, int], cards: int, of: int) -> pygame.Surface:
    """Draw the candle in `size` pixels for so many cards left of the deck as it was dealt."""
    share = min(1.0, cards / max(1, of))
    top = _DISH - _STUB - _WAX * share
    flame = _flame(top - 6.5, low=cards <= LAST) if cards else _smoke(top - 6)
    return rasterise(document(_dish(cards) + _wax(top) + _wick(top) + flame, WIDTH, HEIGHT, _gradients()), size)


def flame_height(cards: int, of: int) -> float:
    """Return how far down the box the flame is, as a part of its height."""
    return (_DISH - _STUB - _WAX * min(1.0, cards / max(1, of)) - 10) / HEIGHT


def _gradients() -> str:
    wax = linear_gradient("wax", _LEFT, 0, _RIGHT, 0, (0, "#D8BF88"), (0.35, "#FBF0CE"), (1, "#B08F56"))
    return wax + linear_gradient("dish", 4, 0, 42, 0, (0, BRASS[2]), (0.4, BRASS[0]), (0.7, BRASS[1]), (1, BRASS[2]))


def _dish(cards: int) -> str:
    """Draw the brass dish with its ring; a pool of wax lies in it once the wax is low."""
    body = circle(41, _DISH + 3, 4, "none", INK, 4.2) + circle(41, _DISH + 3, 4, "none", BRASS[1], 2.0)
    body += path(f"M3 {_DISH - 2} L43 {_DISH - 2} Q40 {HEIGHT - 3} 23 {HEIGHT - 3} Q6 {HEIGHT - 3} 3 {_DISH - 2} Z",
                 "url(#dish)", INK, _INK_WIDTH)  # fmt: skip
    body += ellipse(23, _DISH - 2, 20, 3.6, BRASS[2], INK, _INK_WIDTH)
    return body + (ellipse(23, _DISH - 2, 16, 2.8, "#E8D6A4") if cards <= LAST else "")


def _wax(top: float) -> str:
    """Draw the wax with two runs at its sides."""
    run = min(top + 12, _DISH - 3)
    d = (
        f"M{_LEFT} {top + 2} Q23 {top - 2.5} {_RIGHT} {top + 2} L{_RIGHT} {run} "
        f"Q{_RIGHT + 2.6} {run + 3} {_RIGHT} {run + 4} L{_RIGHT} {_DISH - 1} Q23 {_DISH + 2.5} {_LEFT} {_DISH - 1} Z"
    )
    return path(d, "url(#wax)", INK, _INK_WIDTH) + ellipse(23, top + 1.6, 6.5, 1.7, "#FFF6DA")


def _wick(top: float) -> str:
    return path(f"M23 {top + 1.5} Q22.4 {top - 3} 23.6 {top - 6}", "none", INK, 1.8)


def _flame(foot: float, *, low: bool) -> str:
    """Draw the flame over the wick, smaller and redder when the wax is low."""
    high, wide, outer = (13, 4.0, EMBER) if low else (20, 5.6, LANTERN)
    body = ""
    for scale, fill in ((1.0, outer), (0.58, "#FFF3C4")):
        w, h = wide * scale, high * scale
        body += path(
            f"M23.4 {foot - h} C{23.4 + w * 1.5} {foot - h * 0.42} {23.4 + w} {foot + 3} 23.4 {foot + 3}"
            f" C{23.4 - w} {foot + 3} {23.4 - w * 1.4} {foot - h * 0.4} 23.4 {foot - h} Z",
            fill,
        )
    return body


def _smoke(foot: float) -> str:
    """Draw the thread of smoke over a wick that is out."""
    d = f"M23.6 {foot - 2} C17 {foot - 14} 31 {foot - 22} 23 {foot - 36} C19 {foot - 43} 25 {foot - 48} 24 {foot - 54}"
    return path(d, "none", MUTED, 2.2, 0.65)
