"""Dead sides: boulders and two nailed planks in an X close a stub (look book section 4, 8)."""

from __future__ import annotations

from game.art.drawing.detail import Detail
from game.art.drawing.palette import INK
from game.art.drawing.svg import circle, group, path, polygon, radial_gradient, rect, translate
from game.art.tunnels.rock import boulder
from game.art.tunnels.tube import CENTRE, EDGE_MIDDLE, OUTWARD, dead_depth
from game.engine.cards import SIDES, Face, N, S

_PLANK, _PLANK_WIDTH, _PLANK_ANGLE = 21.0, 4.2, 28.0


def dead_sides(face: Face, detail: Detail) -> str:
    """Everything that closes the dead sides of a face."""
    return "".join(_dead_side(face, side, detail) for side in SIDES if face.dead & side)


def dead_defs(face: Face) -> str:
    """Return the gradients that `dead_sides` uses."""
    text = ""
    for side in SIDES:
        if face.dead & side:
            x, y = _end(face, side)
            stops = ((0.0, INK, 0.9), (0.55, INK, 0.45), (1.0, INK, 0.0))
            text += radial_gradient(f"dark{side}", x, y, 13, *stops)
    return text


def heap() -> str:
    """Four boulders in the middle of a card on which nothing leads on."""
    x, y = CENTRE
    return (
        circle(x, y + 1, 14, INK, opacity=0.4)
        + boulder(x, y - 2.5, 7.6, "heap 3", "#5d5147")
        + boulder(x - 6.8, y + 3.5, 5.6, "heap 8", "#6d6054")
        + boulder(x + 7, y + 3.2, 5.8, "heap 12", "#665a4f")
        + boulder(x + 0.2, y + 6.5, 4.6, "heap 14", "#75685b")
    )


def _end(face: Face, side: int) -> tuple[float, float]:
    (x, y), (ox, oy) = EDGE_MIDDLE[side], OUTWARD[side]
    depth = dead_depth(face, side) + 1.5
    return x - ox * depth, y - oy * depth


def _dead_side(face: Face, side: int, detail: Detail) -> str:
    upright = side in (N, S)
    x, y = _end(face, side)
    ox, oy = OUTWARD[side]
    text = circle(x, y, 13, f"url(#dark{side})")
    three = ((-6.2, 4.2, 0.0), (5.8, 4.5, 0.0), (0.0, 5.4, 0.6))
    two = ((-7.0, 3.6, 0.0), (7.0, 3.8, 0.0))
    for aside, radius, out in three if face.living or upright else two:
        at = (x - oy * aside + ox * out, y + ox * aside + oy * out)
        seed = f"{face.text} {side} {aside}"
        text += boulder(*at, radius, seed, "#6d6054", detail is not Detail.SMALL)
    return text + _planks(face, side, detail)


def _planks(face: Face, side: int, detail: Detail) -> str:
    upright = side in (N, S)
    inward = (9.5 if upright else 6.6) if dead_depth(face, side) > 12 else 4.6
    (x, y), (ox, oy) = EDGE_MIDDLE[side], OUTWARD[side]
    cross = group(_plank(detail), f"rotate({_PLANK_ANGLE:g})") + group(_plank(detail), f"rotate({-_PLANK_ANGLE:g})")
    return group(cross, translate(x - ox * inward, y - oy * inward, 0 if upright else 90))


def _plank(detail: Detail) -> str:
    """Draw one plank across the mouth; at small sizes a lighter one, so that the X is what is seen."""
    half, thick = _PLANK / 2, _PLANK_WIDTH / 2
    if detail is Detail.SMALL:
        return rect(-half, -thick, _PLANK, _PLANK_WIDTH, 0.6, "#b5824a", INK, 1.5)
    worn = [(-half, -thick), (half - 0.8, 0.3 - thick), (half, thick), (0.7 - half, thick - 0.2)]
    return (
        path(polygon(worn), "#8a5f35", INK, 1.3)
        + path(f"M{-half + 1.5:g} -0.5 L{half - 2:g} -0.3", "none", "#5d3c1e", 0.5)
        + path(f"M{-half + 3:g} 0.9 L{half - 6:g} 1", "none", "#b98a55", 0.5)
        + circle(-half + 2.2, 0, 0.65, INK)
        + circle(half - 2.2, 0, 0.65, INK)
    )
