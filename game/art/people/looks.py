"""What a face shows at the moment: lids, gaze, brows and mouth, each its own or another for a while (UX D4).

A look is drawn by the person's own drawing, so that hats, spectacles and patches lie over it as ever; of the portrait
only the part with eyes and mouth is drawn anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.engine.total import total

Lids = Literal["own", "closed", "half", "wide"]
Gaze = Literal["own", "left", "right", "up", "down"]
Brows = Literal["own", "frown", "raised", "worried"]
Lips = Literal["own", "smile", "grim", "open"]


@dataclass(frozen=True, slots=True)
class Look:
    """A look on a face; `own` is how the person looks when nothing happens."""

    lids: Lids = "own"
    gaze: Gaze = "own"
    brows: Brows = "own"
    lips: Lips = "own"


CALM = Look()
GLAD = Look(brows="raised", lips="smile")
BEATEN = Look(brows="worried", lips="grim")
_LIP = "#8A3A32"
_AWAY: Mapping[Gaze, tuple[float, float]] = total(
    get_args(Gaze), {"own": (0.7, 0.3), "left": (-2.5, 0.2), "right": (2.5, 0.2), "up": (0.4, -2.1), "down": (0.4, 1.9)}
)
"""How far the pupil is from the middle of the eye, in units of the figure."""
_BROWS: Mapping[Brows, str] = total(
    get_args(Brows),
    {
        "own": "",
        "frown": "M54 46.4 C58 42.2 64 38.8 71 38.6 C70 41.6 62 43.6 55.4 48.2 Z",
        "raised": "M55 38.6 C59 33.6 67 33.8 71 38.8 C66 36.8 60 37 55.6 40.6 Z",
        "worried": "M54 37.4 C60 36.8 67 39.4 71.6 44 C66 41.8 60 40.6 54.4 41.2 Z",
    },
)
"""The right brow of the picture; the left one mirrors it."""
_BARE: Mapping[Lips, str] = total(
    get_args(Lips),
    {
        "own": "",
        "smile": svg.path("M39.5 63.6 Q50 74.6 60.5 63.2 Q50 67.6 39.5 63.6 Z", "#F4EEE0", INK, 1.8),
        "grim": svg.path("M41.5 69 Q50 62.8 58.5 68.6", stroke=INK, width=2.4),
        "open": svg.ellipse(50, 67.4, 4.4, 5, "#3A1512", INK, 1.8),
    },
)
_BELOW_A_MOUSTACHE: Mapping[Lips, str] = total(
    get_args(Lips),
    {
        "own": "",
        "smile": svg.path("M40.5 66 Q50 77.6 59.5 66 Q50 69.6 40.5 66 Z", "#F4EEE0", INK, 1.7),
        "grim": svg.path("M41.6 74.4 Q50 66 58.4 74.4 Q50 71.4 41.6 74.4 Z", _LIP, INK, 1.7),
        "open": svg.ellipse(50, 71.4, 4.4, 5, "#3A1512", INK, 1.8),
    },
)


def brows_body(brows: Brows, mirror: str) -> str:
    """Draw both brows of a look that has its own."""
    over = svg.path(_BROWS[brows], "url(#hair)", INK, 1.5)
    return over + svg.group(over, mirror)


def lips_body(lips: Lips, below_moustache: bool) -> str:
    """Draw the mouth of a look that has its own, below a moustache if there is one."""
    return (_BELOW_A_MOUSTACHE if below_moustache else _BARE)[lips]


def eye_body(look: Look, x: float, sleepy: bool) -> str:
    """Draw one eye at `x` of a look that has other lids or another gaze than its own."""
    if look.lids == "closed":
        lid = f"M{x - 4.6:.1f} 47 C{x - 4} 42.6 {x + 4} 42.6 {x + 4.6:.1f} 47 Q{x} 50.8 {x - 4.6:.1f} 47 Z"
        return svg.path(lid, "url(#skin)") + svg.path(
            f"M{x - 4.8:.1f} 47 Q{x} 50.8 {x + 4.8:.1f} 47", stroke=INK, width=2.2
        )
    dx, dy = _AWAY[look.gaze]
    high = 4.8 if look.lids == "wide" else 4.1
    white = svg.ellipse(x, 47, 4.6, high, "#F4EEE0", INK, 1.3)
    pupil = svg.circle(x + dx, 47 + dy, 2.1, "#1B1310") + svg.circle(x + dx + 0.8, 46.2 + dy, 0.7, "#FFFFFF")
    if look.lids != "half" and not (sleepy and look.lids == "own"):
        return white + pupil
    lid = f"M{x - 5.4:.1f} 47 C{x - 4.8} 41.4 {x + 4.8} 41.4 {x + 5.4:.1f} 47 Q{x} 48 {x - 5.4:.1f} 47 Z"
    return white + pupil + svg.path(lid, "url(#skin)", INK, 1.5)


def lens_eye(look: Look) -> str:
    """Draw the large eye behind a loupe."""
    if look.lids == "closed":
        return svg.ellipse(62, 47.4, 8.6, 7.6, "url(#skin)", INK, 1.4) + svg.path(
            "M54 48 Q62 55 70 48", stroke=INK, width=2.6
        )
    dx, dy = (1.0, 0.6) if look.gaze == "own" else (1.6 * part for part in _AWAY[look.gaze])
    high = 9.4 if look.lids == "wide" else 7.6
    return (
        svg.ellipse(62, 47.4, 8.6, high, "#F4EEE0", INK, 1.4)
        + svg.circle(62 + dx, 47.4 + dy, 4.8, "#5A3A1C", INK, 1)
        + svg.circle(62 + dx, 47.4 + dy, 2.4, "#14100C")
        + svg.circle(64.4 + dx, 44.8 + dy, 1.5, "#FFFFFF")
    )
