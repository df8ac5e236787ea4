"""How well a mind plays: what it takes from the log, how far it thinks, how steady its hand is."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A level of play. No level sees more than its seat may.

    `inference`: how much of what the log says is believed, 0 for nothing and 1 for all; `claims`: whether claims are
    heard; `noise`: how far a score may be misjudged, in the unit of the terms; `exposure_weight`: how far it minds
    what its acts give away, 0 for not at all; `waits`: in how many of its first turns a saboteur works honestly,
    whatever that costs, because it cannot tell what seems honest.
    """

    name: str
    inference: float
    claims: bool
    noise: float
    exposure_weight: float
    waits: int = 0


ROOKIE = Level(name="rookie", inference=0.0, claims=False, noise=4.5, exposure_weight=0.0, waits=2)
STEADY = Level(name="steady", inference=0.6, claims=True, noise=2.0, exposure_weight=0.0, waits=2)
SHARP = Level(name="sharp", inference=1.0, claims=True, noise=0.15, exposure_weight=1.0)
LEVELS_BY_NAME = {level.name: level for level in (SHARP, STEADY, ROOKIE)}
