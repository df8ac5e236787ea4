"""Counts of sense: what anybody at the table would call a mistake, counted in every round of the base game.

Judged by what was true, by what the seat could see, and by what it believed (the reasons that its decision carries).
docs/bots.md, "How it is measured", has the definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, get_args

import msgspec

from ai.arena.play.sure_plays import MATE, last_defences, moves_away, sure_wins, weapons
from ai.decision import Beliefs, Decision
from game.engine.cards import BREAKS, Card, Role
from game.engine.commands import Answer, Break, ClaimSeat, Lay, Map, Pass, Play, Repair
from game.engine.events import Claimed
from game.engine.legal import acts
from game.engine.views import Log, View

SlipKind = Literal[
    "win missed",
    "defence missed",
    "weapon unused",
    "stopped mate broken",
    "saboteur mended",
    "break given up",
    "accused mended",
    "honest broken",
]
SLIP_KINDS: tuple[SlipKind, ...] = get_args(SlipKind)
KNOWN = 0.9
"""So suspected in public, a saboteur is known."""
SUSPECT = 0.6
"""So likely a saboteur, a seat is a suspect for whom a broken tool is kept."""


class Slip(msgspec.Struct, frozen=True):
    """One mistake: after how many events of the log which seat did what, and what it might have done."""

    kind: SlipKind
    seat: int
    at: int
    did: str
    better: str = ""


class Sense(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often there was a sure win and a sure last defence to play, and all mistakes."""

    wins: int = 0
    defences: int = 0
    slips: tuple[Slip, ...] = ()


class Asked(NamedTuple):
    """One decision, what the seat was shown, and how long the log was."""

    view: View
    log: Log
    decision: Decision


def count_sense(asked: Sequence[Asked], roles: Sequence[Role], public: Callable[[int], Beliefs]) -> Sense:
    """Look through the decisions of a round; `public` tells what a stranger believed after so many events."""
    wins = defences = 0
    slips: list[Slip] = []
    for one in asked:
        if one.view.table.question is not None:
            continue
        found = sure_wins(one.view) if roles[one.view.seat] is not Role.SABOTEUR else []
        wins += bool(found)
        ways = last_defences(one.view, _suspicion(one.decision)) if one.view.role is Role.SABOTEUR else []
        defences += bool(ways)
        slips += _missed(one, "win missed", found)
        slips += _missed(one, "defence missed", ways)
        slips += _as_saboteur(one, roles, public) if one.view.role is Role.SABOTEUR else _as_digger(one, roles)
    return Sense(wins, defences, tuple(slips))


def _suspicion(decision: Decision) -> tuple[float, ...] | None:
    """Return what the seat believed of the others, None for a mind that has no beliefs."""
    return None if decision.reasons is None else decision.reasons.after.saboteur


def _slip(one: Asked, kind: SlipKind, better: Play | Answer | None = None) -> Slip:
    told = "" if better is None else str(better)
    return Slip(kind, one.view.seat, len(one.log), str(one.decision.command), told)


def _missed(one: Asked, kind: SlipKind, ways: Sequence[Play | Answer]) -> Iterator[Slip]:
    if ways and one.decision.command not in ways:
        yield _slip(one, kind, ways[0])


def _as_saboteur(one: Asked, roles: Sequence[Role], public: Callable[[int], Beliefs]) -> Iterator[Slip]:
    view, did, suspicion = one.view, one.decision.command, _suspicion(one.decision)
    if isinstance(did, Break):
        if suspicion is not None and suspicion[did.seat] >= MATE and view.table.hindered(did.seat):
            yield _slip(one, "stopped mate broken")
    elif _is_idle(view, did) and (view.table.deck == 0 or public(len(one.log)).saboteur[view.seat] >= KNOWN):
        weapon = next(weapons(view, suspicion, roles), None)
        if weapon is not None:
            yield _slip(one, "weapon unused", weapon)


def _is_idle(view: View, did: Play | Answer) -> bool:
    """Return whether a saboteur's act harms nobody and readies no harm: a pass, a look, honest work."""
    match did:
        case Pass() | Map():
            return True
        case Lay():
            return bool(did.face.living) and not moves_away(view, did)
        case _:
            return False


def _as_digger(one: Asked, roles: Sequence[Role]) -> Iterator[Slip]:
    match one.decision.command:
        case Break(_, seat):
            if roles[seat] is not Role.SABOTEUR:
                yield _slip(one, "honest broken")
        case Repair(_, seat):
            if seat != one.view.seat and roles[seat] is Role.SABOTEUR:
                yield _slip(one, "saboteur mended")
            if seat != one.view.seat and _is_still_accused(one, seat):
                yield _slip(one, "accused mended")
        case Pass(cards):
            yield from _given_up(one, cards)
        case _:
            pass


def _given_up(one: Asked, cards: Sequence[Card]) -> Iterator[Slip]:
    """Yield a broken tool given up while there is a suspect; not where it cannot be played and nothing else is held."""
    view, suspicion = one.view, _suspicion(one.decision) or ()
    suspects = [seat for seat, chance in enumerate(suspicion) if chance > SUSPECT and seat != view.seat]
    if suspects and any(card in BREAKS for card in cards):
        played = (act for act in acts(view) if isinstance(act, Break) and act.seat in suspects)
        better = next(played, None)
        if better is not None or any(card not in BREAKS for card in view.hand):
            yield _slip(one, "break given up", better)


def _is_still_accused(one: Asked, seat: int) -> bool:
    """Return whether the seat to play has accused another, and nothing done or said by that one since speaks for it."""
    said = [
        (place, event.claim.what)
        for place, event in enumerate(one.log)
        if isinstance(event, Claimed)
        and event.seat == one.view.seat
        and isinstance(event.claim, ClaimSeat)
        and event.claim.seat == seat
    ]
    if not said or said[-1][1] != "saboteur":
        return False
    reasons = one.decision.reasons
    return reasons is None or sum(row[seat] for row in reasons.evidence[said[-1][0] + 1 :]) >= 0
