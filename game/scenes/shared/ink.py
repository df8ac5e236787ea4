"""Colours and types of what is written in a book: the notebook, the rulebook."""

from __future__ import annotations

from game.art.drawing.contrast import BLACK, CYAN, DIM, GREY, YELLOW, two_forms
from game.art.drawing.raster import Colour
from game.ui.theme import HOUSE_RULE, PARCHMENT_INK, PARCHMENT_MUTED

WRITTEN: Colour = PARCHMENT_INK
PALE: Colour = PARCHMENT_MUTED
HEADING: Colour = two_forms((74, 42, 12), YELLOW)
SUSPECT: Colour = HOUSE_RULE
TRUST: Colour = two_forms((18, 94, 76), CYAN)
PENCIL: Colour = two_forms((150, 124, 84), GREY)
WASH: Colour = two_forms((233, 214, 160), DIM)
LABEL: Colour = two_forms((250, 244, 228), BLACK)
"""Fresh paper, and what is written on a spot of ink."""
NAME_SIZE, WORDS_SIZE = 18.0, 15.0


def ink_of(suspicion: int) -> Colour:
    """Return the ink of a suspicion; its sign and its words say the same."""
    return SUSPECT if suspicion > 0 else TRUST if suspicion < 0 else WRITTEN
