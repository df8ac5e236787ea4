"""Who of a game has to type a PIN, and how often it was wrong (UX S15)."""

from __future__ import annotations

from collections.abc import Mapping

from game.play.desk import Desk
from game.play.pin import Pin

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 3.0
"""Seconds until the next try after a wrong PIN; each wrong one adds as much again."""


class Pins:
    """The PINs that the desk keeps, and how often in a row each was typed wrong."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._wrong: dict[int, int] = {}

    @property
    def by_seat(self) -> Mapping[int, Pin]:
        """The PIN of every seat that has one."""
        return self._desk.pins

    def asked_of(self, seat: int) -> bool:
        """Return whether a seat has a PIN."""
        return self._desk.pin(seat) is not None

    def try_digits(self, seat: int, digits: str) -> bool:
        """Return whether these are the digits of a seat; count it when they are not."""
        pin = self._desk.pin(seat)
        right = pin is None or pin.fits(digits)
        self._wrong[seat] = 0 if right else self._wrong.get(seat, 0) + 1
        return right

    def wait(self, seat: int) -> float:
        """Return the seconds until a seat may try again: longer each time, but nobody is locked out."""
        return min(_LONGEST_WAIT, _FIRST_WAIT * self._wrong.get(seat, 0))

    def take_away(self, seat: int) -> None:
        """Let a seat have no PIN from now on; its notebook stays."""
        self._desk.set_pin(seat, None)
        self._wrong.pop(seat, None)
