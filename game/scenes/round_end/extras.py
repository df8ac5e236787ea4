"""What else is offered at the end of a round and of a game, and what seats are honoured with: one line for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.art.naming import IconName
from game.play.session import Session
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.widgets.button import Button


class Offer(NamedTuple):
    """A button that leads elsewhere; it cannot be pressed now where `why_not` says why."""

    name: str
    label: str
    icon: IconName
    press: Callable[[], Change]
    tooltip: str = ""
    why_not: str = ""


class Medal(NamedTuple):
    """What a seat is honoured with: a few words beside its medal, and a sentence that says what for."""

    seat: int
    title: str
    icon: IconName
    about: str


def round_offers(_context: Context, _session: Session) -> Sequence[Offer]:
    """Return what is offered beside the reasons once a round is revealed; nothing of it may tell more (R7.7)."""
    return ()


def game_offers(_context: Context, _session: Session) -> Sequence[Offer]:
    """Return what is offered at the scoreboard."""
    return ()


def round_medals(_context: Context, _session: Session) -> Sequence[Medal]:
    """Return the medals won in the round that has just been revealed, from its public log and roles alone."""
    return ()


def game_medals(_context: Context, _session: Session) -> Sequence[Medal]:
    """Return the medals won with the end of the game."""
    return ()


def offer_button(offer: Offer) -> Button:
    """Return the button of an offer."""
    button = Button(
        offer.name, offer.label, offer.press, style="slate", size=20, icon=offer.icon, tooltip=offer.tooltip
    )
    button.enabled, button.why_not = not offer.why_not, offer.why_not
    return button
