"""What bots remark on, beside their claims: things that everybody has seen (UX S3)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto


class Occasion(Enum):
    """When a remark is made. In the lines `{name}` is the other seat that it is about."""

    GREETING = auto()
    """In the first lap."""
    CHAT = auto()
    """When nothing much happens."""
    ROCKFALL = auto()
    """Another seat let rocks fall."""
    BROKEN = auto()
    """`{name}` broke a tool of the speaker."""
    MENDED = auto()
    """`{name}` mended a tool of the speaker."""
    MAP = auto()
    """`{name}` looked at a goal."""
    DEAD_END = auto()
    """`{name}` laid a dead end."""
    DECK_LOW = auto()
    """Few cards are left to draw."""
    ACCUSED = auto()
    """`{name}` said to suspect the speaker."""
    CONTRADICTED = auto()
    """`{name}` said otherwise of a goal than the speaker did."""
    STONE = auto()
    """A goal was reached, and it is stone."""
    GOLD = auto()
    """The gold was reached; said at the end of the round."""
    LIE = auto()
    """`{name}` was found out in a lie; said at the end of the round."""
    LOST = auto()
    """The gold was not reached; said at the end of the round."""


Voice = Mapping[Occasion, tuple[str, ...]]
"""All lines of a character."""
AFTER_THE_ROUND = frozenset({Occasion.GOLD, Occasion.LIE, Occasion.LOST})
"""Said once roles and goals lie open."""
