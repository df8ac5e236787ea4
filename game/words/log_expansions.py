"""Log lines of Saboteur 2 and the bonus nuggets (RULES sections 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    CrystalsPaid,
    DiscardedTwo,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Retired,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.system.i18n import _, ngettext
from game.words.things import cards_words, lying_words, place_words, role_word

BeforeSeat = DiscardedTwo | TheftLaid | TheftStopped | Trapped | Freed
Private = HandsSwapped | Inspected | HatSwapped
AboutBonus = BonusPlaced | BonusTaken | Retired | Stayed | BonusReturned
Gold = Shared | CrystalsPaid | Stole
ExpansionEvent = BeforeSeat | Private | AboutBonus | Gold


def expansion_sentence(event: ExpansionEvent, names: Sequence[str]) -> str:
    """The log line of an event; it tells a secret only if the event carries it."""
    match event:
        case DiscardedTwo() | TheftLaid() | TheftStopped() | Trapped() | Freed():
            return _before_sentence(event, names)
        case HandsSwapped() | Inspected() | HatSwapped():
            return _private_sentence(event, names)
        case BonusPlaced() | BonusTaken() | Retired() | Stayed() | BonusReturned():
            return _bonus_sentence(event, names[event.seat])
        case Shared() | CrystalsPaid() | Stole():
            return _gold_sentence(event, names)
        case _:
            assert_never(event)


def _before_sentence(event: BeforeSeat, names: Sequence[str]) -> str:
    name = names[event.seat]
    match event:
        case DiscardedTwo():
            what = lying_words(event.what)
            if event.faces is None:
                return _("{name} discarded two cards to remove {what}.").format(name=name, what=what)
            text = _("{name} discarded {cards} to remove {what}.")
            return text.format(name=name, cards=cards_words(event.faces), what=what)
        case TheftLaid():
            return _("{name} laid a theft card.").format(name=name)
        case TheftStopped():
            own = event.seat == event.target
            text = _("{name} played hands off on {target}: the theft card is gone.")
            if own:
                text = _("{name} played hands off: their own theft card is gone.")
            return text.format(name=name, target=names[event.target])
        case Trapped():
            own = event.seat == event.target
            text = _("{name} is trapped by their own card.") if own else _("{name} trapped {target}.")
            return text.format(name=name, target=names[event.target])
        case Freed():
            own = event.seat == event.target
            text = _("{name} is free at last.") if own else _("{name} set {target} free.")
            return text.format(name=name, target=names[event.target])
        case _:
            assert_never(event)


def _private_sentence(event: Private, names: Sequence[str]) -> str:
    name, target = names[event.seat], names[event.target]
    match event:
        case HandsSwapped():
            return _swap_sentence(event, name, target)
        case Inspected():
            if event.role is None:
                return _("{name} looked at the role of {target}.").format(name=name, target=target)
            text = _("{name} looked at the role of {target}: {role}.")
            return text.format(name=name, target=target, role=role_word(event.role))
        case HatSwapped():
            own = event.seat == event.target
            text = _("{name} swapped hats and got a new role.") if own else _("{name} gave {target} a new role.")
            if event.role is not None:
                text = _("{name} gave {target} a new role: {role}.")
                if own:
                    text = _("{name} swapped hats and got a new role: {role}.")
                return text.format(name=name, target=target, role=role_word(event.role))
            return text.format(name=name, target=target)
        case _:
            assert_never(event)


def _swap_sentence(event: HandsSwapped, name: str, target: str) -> str:
    sentence = ngettext(
        "{name} swapped hands with {target}: {gave} card for {got}.",
        "{name} swapped hands with {target}: {gave} cards for {got}.",
        len(event.gave),
    ).format(name=name, target=target, gave=len(event.gave), got=len(event.got))
    for giver, faces in ((name, event.gave_faces), (target, event.got_faces)):
        if faces:
            gave = _("{name} gave {cards}.").format(name=giver, cards=cards_words(faces))
            sentence = _("{sentence} {more}").format(sentence=sentence, more=gave)
    return sentence


def _bonus_sentence(event: AboutBonus, name: str) -> str:
    match event:
        case BonusPlaced():
            text = _("{name} placed the bonus nugget of {value} at {place}.")
            return text.format(name=name, value=event.value, place=place_words(event.cell))
        case BonusTaken():
            text = _("{name} reached the bonus nugget and took {amount} gold.")
            return text.format(name=name, amount=event.amount)
        case Retired():
            return _("{name} retired: the bonus is safe.").format(name=name)
        case Stayed():
            return _("{name} plays on with the bonus at stake.").format(name=name)
        case BonusReturned():
            text = _("{name} is not among the winners and gives the bonus back: {amount} gold.")
            return text.format(name=name, amount=event.amount)
        case _:
            assert_never(event)


def _gold_sentence(event: Gold, names: Sequence[str]) -> str:
    name = names[event.seat]
    match event:
        case Shared(less=0):
            return _("{name} is among the winners and gets {amount} gold.").format(name=name, amount=event.amount)
        case Shared():
            text = _("{name} is among the winners and gets {amount} gold ({less} less for the role).")
            return text.format(name=name, amount=event.amount, less=event.less)
        case CrystalsPaid():
            text = ngettext(
                "{name} gets {amount} gold for {crystals} crystal.",
                "{name} gets {amount} gold for {crystals} crystals.",
                event.crystals,
            )
            text = text.format(name=name, amount=event.amount, crystals=event.crystals)
            if event.geologists < 2:
                return text
            return _("{sentence} (shared by {count}).").format(sentence=text.rstrip("."), count=event.geologists)
        case Stole(victim=None):
            return _("{name} stole from nobody.").format(name=name)
        case Stole():
            return _("{name} stole 1 gold from {victim}.").format(name=name, victim=names[event.victim or 0])
        case _:
            assert_never(event)
