"""The bonus nugget cards: a lid of planks with an iron rim and one to three nuggets in it (R11.1)."""

from __future__ import annotations

from game.art.nugget import MEDAL, nugget
from game.art.palette import GOLD, INK, IRON
from game.art.svg import circle, ellipse, path, radial_gradient, rect

_PLACES: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((30, 40, 12),),
    ((22.5, 37, 9.6), (38, 44, 9.2)),
    ((30, 31, 8.8), (21.4, 46, 8.4), (38.8, 46.4, 8.6)),
)


def bonus_card_svg(value: int) -> tuple[str, str]:
    """Body and defs of the card with one to three nuggets; the caller sets its number on `MEDAL`.

    Raises ValueError for any other number.
    """
    if not 1 <= value <= len(_PLACES):
        raise ValueError(f"there is no bonus nugget of {value}")
    defs = radial_gradient("velvet", 30, 40, 30, (0, "#6d2a38"), (0.6, "#451826"), (1, "#240c14"))
    body = _crate() + ellipse(30, 41, 20.5, 25, INK) + ellipse(30, 41, 19, 23.5, "url(#velvet)", "#d9a437", 1.2)
    for shape, (x, y, r) in enumerate(_PLACES[value - 1]):
        body += ellipse(x + 1, y + r * 0.8, r, r * 0.3, INK, opacity=0.5) + nugget(x, y, r, shape + 5, 1.5)
    return body + circle(*MEDAL, 9, "#240c14", INK, 1.2) + circle(*MEDAL, 7.6, "none", GOLD, 1), defs


def _crate() -> str:
    text = rect(0, 0, 60, 90, 4, INK) + rect(1.2, 1.2, 57.6, 87.6, 3.2, "#5b3d24")
    for k in range(1, 5):
        text += path(f"M{k * 12} 2 L{k * 12} 88", "none", INK, 1.2)
    text += rect(3.4, 3.4, 53.2, 83.2, 2, "none", INK, 5.4) + rect(3.4, 3.4, 53.2, 83.2, 2, "none", IRON[2], 3.6)
    for x in (4, 30, 56):
        for y in (4, 45, 86):
            if (x, y) != (30, 45):
                text += circle(x, y, 1.3, IRON[0], INK, 0.6)
    return text
