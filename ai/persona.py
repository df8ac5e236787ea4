"""How a mind leans: the part of it that is character, not skill.

All leanings are numbers around 1, the leaning of `NO_PERSONA`: 0.5 is half as much, 2 is twice as much.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Signature = Literal[
    "none", "turns the tables", "hits back", "silent", "comments", "bitter", "mends first", "looks first"
]
"""What a character can be told by at the table, wherever no sure win and no last defence comes first.

It *turns the tables*: accuses whoever accuses it. It *hits back*: breaks the tools of whoever broke one of its own. It
is *silent* until the gold is near or it is accused. It *comments* in every lap. It is *bitter*: never mends for others,
never says to trust anybody. It *mends first*: before anything else, whom it does not suspect. It *looks first*: at a
goal as soon as it holds a map.
"""


class Persona(msgspec.Struct, frozen=True, kw_only=True):
    """A named character.

    `fear` of being found out; `trust` in others; `temper`: how little suspicion is enough to break a tool; `lie`: how
    readily a claim is a lie; `patience`: how much more cover counts in a saboteur's first laps; `strike`: from how far
    off the gold it strikes openly; `talk`: how often it claims; `grudge` against whoever broke its tools; `frame`: how
    gladly it throws suspicion on others; `help`: how gladly it mends tools of others; `curious`: how gladly it looks at
    goals. `signature` is the one thing that it does differently from all others.
    """

    name: str
    fear: float = 1.0
    trust: float = 1.0
    temper: float = 1.0
    lie: float = 1.0
    patience: float = 1.0
    strike: float = 1.0
    talk: float = 1.0
    grudge: float = 1.0
    frame: float = 1.0
    help: float = 1.0
    curious: float = 1.0
    signature: Signature = "none"


NO_PERSONA = Persona(name="plain")
"""What a level without a persona plays as."""
PERSONAS: tuple[Persona, ...] = (
    Persona(
        name="schemer",
        signature="turns the tables",
        fear=13.0,
        lie=3.0,
        frame=5.0,
        talk=1.6,
        temper=1.2,
        strike=0.5,
        patience=0.35,
    ),
    Persona(
        name="firebrand",
        signature="hits back",
        fear=0.2,
        patience=0.3,
        strike=2.5,
        temper=3.5,
        grudge=6.0,
        help=0.3,
    ),
    Persona(
        name="sleeper",
        signature="silent",
        talk=0.5,
        fear=1.7,
        patience=1.2,
        strike=0.6,
        temper=0.0,
        lie=0.2,
        curious=0.6,
    ),
    Persona(name="chatterbox", signature="comments", talk=8.0, lie=1.6, curious=1.8),
    Persona(name="cynic", signature="bitter", trust=0.3, temper=1.7, help=0.1, talk=0.5, grudge=2.0),
    Persona(
        name="peacemaker",
        signature="mends first",
        trust=2.2,
        temper=-1.0,
        help=4.0,
        grudge=0.0,
        lie=0.1,
        frame=0.1,
    ),
    Persona(name="prospector", signature="looks first", curious=5.0, talk=1.6, temper=0.6, help=0.6),
)
"""Every character that a seat can be given."""
PERSONAS_BY_NAME = {persona.name: persona for persona in PERSONAS}
