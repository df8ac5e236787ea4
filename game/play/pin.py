"""PINs of seats (UX S15): four digits that a person may set, asked for at the curtain before their cards are shown.

No digit is kept anywhere, only a salted hash of all four. It holds off who sits at the same table, not who reads the
files of the game: the record lies beside them.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Annotated

import msgspec

DIGITS = 4
_ROUNDS = 2000
"""A few milliseconds: there are ten thousand PINs, so more would hold nobody up who has the file."""
_Short = Annotated[bytes, msgspec.Meta(max_length=64)]


class Pin(msgspec.Struct, frozen=True):
    """A PIN that nobody can read back: what was mixed into it, and what came out."""

    salt: _Short
    hash: _Short

    @classmethod
    def of(cls, digits: str, salt: bytes | None = None) -> Pin:
        """Return what to keep of these digits; the salt is drawn when none is given."""
        salt = secrets.token_bytes(16) if salt is None else salt
        return cls(salt, _pbkdf2(digits, salt))

    def fits(self, digits: str) -> bool:
        """Return whether these are the digits."""
        return hmac.compare_digest(self.hash, _pbkdf2(digits, self.salt))


def votes_needed(others: int) -> int:
    """Return how many of the other people must agree before a forgotten PIN is taken away: more than half."""
    return others // 2 + 1


def _pbkdf2(digits: str, salt: bytes) -> bytes:
    """Return PBKDF2-HMAC-SHA256 of one block; the program that is shipped has no OpenSSL, which `hashlib` wants."""
    keyed = hmac.new(digits.encode(), digestmod="sha256")

    def mixed(text: bytes) -> bytes:
        mac = keyed.copy()
        mac.update(text)
        return mac.digest()

    last = mixed(salt + b"\0\0\0\1")
    block = int.from_bytes(last)
    for _round in range(_ROUNDS - 1):
        last = mixed(last)
        block ^= int.from_bytes(last)
    return block.to_bytes(32)
