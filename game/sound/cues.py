"""Everything that can be heard, by name. The name of a cue is the name of its files below `assets/sound`.

A cue says what happened, never what came of it: gold and stone, every face, every role and every look sound alike
(UX section 3).
"""

from __future__ import annotations

from enum import StrEnum


class Cue(StrEnum):
    """Something that is heard: variants of `lay` are the files `lay-1.ogg`, `lay-2.ogg` and so on."""

    LAY = "lay"
    JOIN = "join"
    REFUSED = "refused"
    ROCKFALL = "rockfall"
    MAP = "map"
    BREAK = "break"
    REPAIR = "repair"
    DRUM = "drum"
    REVEALED = "revealed"
    THEFT = "theft"
    HANDS_OFF = "hands-off"
    TRAP = "trap"
    FREE = "free"
    SWAP_HANDS = "swap-hands"
    SWAP_HATS = "swap-hats"
    INSPECTION = "inspection"
    DISCARD = "discard"
    DRAW = "draw"
    DEAL = "deal"
    PICK_UP = "pick-up"
    PUT_DOWN = "put-down"
    ROTATE = "rotate"
    COIN = "coin"
    BUTTON = "button"
    CURTAIN_CLOSE = "curtain-close"
    CURTAIN_OPEN = "curtain-open"
    YOUR_TURN = "your-turn"
    SAID = "said"
    DECK_LOW = "deck-low"
    DECK_OUT = "deck-out"
    ROUND_OVER = "round-over"
    CEREMONY = "ceremony"
    BONUS = "bonus"


JOIN_STEPS = 16
"""Steps of `JOIN`, each a note higher: `join-01.ogg` to `join-16.ogg`."""
