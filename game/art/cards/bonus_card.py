"""The bonus nugget cards: one to three nuggets on velvet in a brass frame (R11.1)."""

from __future__ import annotations

from game.art.cards.nugget import MEDAL, nugget
from game.art.drawing.palette import GOLD, INK
from game.art.drawing.svg import circle, ellipse, path, polygon, radial_gradient, rect

_PLACES: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((30, 40, 12),),
    ((22.5, 37, 9.6), (38, 44, 9.2)),
    ((30, 31, 8.8), (21.4, 46, 8.4), (38.8, 46.4, 8.6)),
)


def bonus_card_svg(value: int, taken: bool = False) -> tuple[str, str]:
    """Body and defs of the card with one to three nuggets; the caller sets its number on `MEDAL`.

    Once they are taken, their settings are empty and the medal is struck out. Raises ValueError for any other number.
    """
    if not 1 <= value <= len(_PLACES):
        raise ValueError(f"there is no bonus nugget of {value}")
    if taken:
        defs = radial_gradient("velvet", 30, 38, 52, (0, "#4c3a36"), (0.55, "#35282a"), (1, "#1c1416"))
        settings = "".join(_empty_setting(x, y, r) for x, y, r in _PLACES[value - 1])
        return _velvet() + settings + _struck_medal(), defs
    defs = radial_gradient("velvet", 30, 38, 52, (0, "#8a3040"), (0.55, "#561c2a"), (1, "#2a0d16"))
    defs += radial_gradient("halo", 30, 40, 25, (0, "#ffdf7a", 0.55), (1, "#ffb020", 0))
    body = _velvet() + circle(30, 40, 25, "url(#halo)")
    for shape, (x, y, r) in enumerate(_PLACES[value - 1]):
        body += ellipse(x + 1, y + r * 0.8, r, r * 0.3, INK, opacity=0.5) + nugget(x, y, r, shape + 5, 1.5)
    return body + circle(*MEDAL, 9, "#240c14", INK, 1.2) + circle(*MEDAL, 7.6, "none", GOLD, 1), defs


def _empty_setting(x: float, y: float, r: float) -> str:
    """Draw a dark hollow with a light lower lip, and four claws that hold nothing."""
    text = ellipse(x, y, r, r * 0.88, "#070506", "#a8792a", 1.4)
    text += path(
        f"M{x - r * 0.8} {y + r * 0.3} Q{x} {y + r * 1.05} {x + r * 0.8} {y + r * 0.3}", "none", "#8d6a58", 1.1
    )
    for dx, dy in ((-0.72, -0.62), (0.72, -0.62), (-0.72, 0.62), (0.72, 0.62)):
        near, far = (x + r * dx * 0.78, y + r * dy * 0.78), (x + r * dx * 1.32, y + r * dy * 1.32)
        claw = polygon([near, far], False)
        text += path(claw, "none", INK, 3.2) + path(claw, "none", "#d9a437", 1.8)
    return text


def _struck_medal() -> str:
    x, y = MEDAL
    cross = f"M{x - 5} {y - 5} L{x + 5} {y + 5} M{x + 5} {y - 5} L{x - 5} {y + 5}"
    disc = circle(x, y, 9, "#1a1012", INK, 1.2) + circle(x, y, 7.6, "none", "#7a6a52", 1)
    return disc + path(cross, "none", "#bdb5a4", 2)


def _velvet() -> str:
    """Quilted velvet in a brass frame: a stud wherever two seams cross."""
    text = rect(0, 0, 60, 90, 4, INK) + rect(1.4, 1.4, 57.2, 87.2, 3.2, "url(#velvet)")
    seams = "".join(f"M{x} 3 L{x + 84} 87 M{x + 84} 3 L{x} 87 " for x in range(-78, 78, 18))
    text += path(seams, "none", INK, 1.5, 0.5)
    studs = [(x, y) for y in range(9, 90, 9) for x in range(12 if y % 2 else 3, 58, 18)]
    text += "".join(circle(x, y, 1.1, "#d9a437", INK, 0.5) for x, y in studs)
    text += rect(2.6, 2.6, 54.8, 84.8, 2.6, "none", INK, 5) + rect(2.6, 2.6, 54.8, 84.8, 2.6, "none", "#a8792a", 3.2)
    return text + rect(1.9, 1.9, 56.2, 86.2, 3, "none", "#ffe9a6", 0.6, 0.8)
