"""How well a mind plays: what it takes from the log, how far it thinks, in which ways it errs.

A level errs in ways that can be told. Chance is left to options that are nearly as good, by `noise` a little more so.
"""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A level of play. No level sees more than its seat may.

    `inference`: how much of what the log says is believed, 0 for nothing and 1 for all. `claims`: whether claims are
    weighed by who makes them. `noise`: how far a score may be misjudged, in the unit of the terms. `exposure_weight`:
    how far it minds what its acts give away, 0 for not at all. `waits`: in how many laps, of five turns at most, a
    saboteur works honestly, whatever that costs, because it cannot tell what seems honest. `doubt`: by how much
    likelier a foe a seat has to be before it is stopped. `counts`: whether it counts which cards may still come.
    `naive`: whether it believes the last accuser, forgets what it looked at and hoards what it may need.
    """

    name: str
    inference: float
    claims: bool
    noise: float
    exposure_weight: float
    waits: int = 0
    doubt: float = 0.0
    counts: bool = True
    naive: bool = False


ROOKIE = Level(
    name="rookie",
    inference=0.0,
    claims=False,
    noise=0.6,
    exposure_weight=0.0,
    waits=2,
    doubt=0.12,
    counts=False,
    naive=True,
)
STEADY = Level(
    name="steady", inference=0.45, claims=True, noise=0.3, exposure_weight=0.0, waits=1, doubt=0.08, counts=False
)
SHARP = Level(name="sharp", inference=1.0, claims=True, noise=0.15, exposure_weight=1.0)
LEVELS_BY_NAME = {level.name: level for level in (SHARP, STEADY, ROOKIE)}
