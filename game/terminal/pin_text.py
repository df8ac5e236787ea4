"""The PIN of a seat, typed before its private part begins (UX S15)."""

from __future__ import annotations

from game.play.session import Session
from game.system.i18n import _
from game.terminal.console import Console


def ask_pin(console: Console, session: Session, seat: int) -> bool:
    """Return whether the PIN of a seat is typed, or it has none; an empty line gives up."""
    pins, name = session.pins, session.names[seat]
    if not pins.asked_of(seat):
        return True
    prompt = _("Type the PIN of {name}. Everybody else looks away.")
    while digits := console.ask_unseen(prompt.format(name=name)):
        if pins.try_digits(seat, digits):
            return True
        console.pause(pins.wait(seat))
        prompt = _("That was not the PIN of {name}. Try again.")
    console.say(_("Whoever has forgotten a PIN can have it taken away in the window."))
    return False
