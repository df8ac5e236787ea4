"""What else is offered at the end of a round and of a game: a row for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.art.naming import IconName
from game.hindsight.gazette.pages import paper_of
from game.play.session import Session
from game.scenes.routes import ToGazette, ToReplay
from game.system.i18n import _
from game.ui.scene import Change, Open
from game.ui.widgets.button import Button


class Offer(NamedTuple):
    """A button that leads elsewhere; it cannot be pressed now where `why_not` says why."""

    name: str
    label: str
    icon: IconName
    press: Callable[[], Change]
    tooltip: str = ""
    why_not: str = ""


def round_offers(session: Session) -> Sequence[Offer]:
    """Return what is offered beside the reasons once a round is revealed; nothing of it may tell more (R7.7)."""
    unrecorded = "" if session.record else _("This round was not recorded.")
    watched = partial(_watch, session)
    return (
        Offer("watch", _("Watch again"), "play", watched, _("Watch this round again"), unrecorded),
        Offer("gazette", _("The Gazette"), "gazette", partial(_read, session), _("Read what the Gazette has on it")),
    )


def _read(session: Session) -> Change:
    """Read what the newspaper has on the rounds that are revealed."""
    return Open(ToGazette(paper_of(session.seats, session.revealed)))


def _watch(session: Session) -> Change:
    """Watch the round up to its reveal: what is picked after that stays secret (R7.7)."""
    return Open(ToReplay(session.record, over=True, number=session.table.round, file=session.path))


def offer_button(offer: Offer) -> Button:
    """Return the button of an offer."""
    button = Button(
        offer.name, offer.label, offer.press, style="slate", size=20, icon=offer.icon, tooltip=offer.tooltip
    )
    button.enabled, button.why_not = not offer.why_not, offer.why_not
    return button
