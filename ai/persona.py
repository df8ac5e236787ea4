"""How a mind leans: the part of it that is character, not skill."""

from __future__ import annotations

import msgspec


class Persona(msgspec.Struct, frozen=True):
    """A named character. Every mind of this build plays as `PLAIN`."""

    name: str


PLAIN = Persona("plain")
