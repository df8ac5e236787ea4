"""High contrast (UX M24): whether it is on, and what each colour is in it.

A colour is named by its use and has two forms; `hue` gives the one for now, where it becomes pixels. Pictures of
the catalogue say it in their key instead, because a worker draws them.
"""

from __future__ import annotations

from game.art.drawing.raster import Colour

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
YELLOW: Colour = (255, 212, 0)
CYAN: Colour = (102, 217, 255)
ORANGE: Colour = (255, 138, 91)
GREY: Colour = (150, 150, 150)
"""Thin lines, and what cannot be pressed now."""
DIM: Colour = (32, 32, 32)
"""A ground that is told from black, with a line around it, and on which every letter still has 7:1."""
FAINT: Colour = (72, 72, 72)
"""Lines that only guide the eye."""

_on = False
_forms: dict[Colour, Colour] = {}


def use_contrast(on: bool) -> None:
    """Draw everything in high contrast from now on, or no longer. Whoever asks for it lays the scenes out anew."""
    global _on
    _on = on


def in_contrast() -> bool:
    return _on


def two_forms(usual: Colour, contrast: Colour) -> Colour:
    """Return `usual`, and let it be shown as `contrast` in high contrast.

    Raises ValueError when the same colour is shown as another one already: then it has two uses.
    """
    if _forms.setdefault(usual, contrast) != contrast:
        raise ValueError(f"{usual} is shown as {_forms[usual]} and as {contrast}")
    return usual


def hue(colour: Colour) -> Colour:
    """Return the form of a colour that is shown now."""
    return _forms.get(colour, colour) if _on else colour
