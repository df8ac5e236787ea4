"""How a saboteur weighs an act: what it harms, less what it gives away."""

from __future__ import annotations

import math

from ai.paths.team_mazes import TeamDistances
from ai.terms import Terms
from ai.weighing.card_worth import card_worth
from ai.weighing.situation import Situation
from game.engine.cards import Action, Face
from game.engine.commands import Break, Lay, Play, Rockfall

_HARM = 4.0
"""What a card that the others lose is worth while the gold is far, and what is added the nearer it is."""
_HARM_NEAR = 1.0
_NEAR = 4.0
_MOST_HARM = 6.0
"""By how many cards an act can move the gold, as far as it counts."""
_PRICE, _PRICE_LATER = 59.0, 15.0
_PRICE_SABOTEUR2 = 68.0
"""What it costs to be known as a saboteur when the whole way lies ahead: in the first two laps, and later.

With Saboteur 2 more, and all through the round: among six roles, most of which hinder somebody, hiding lasts longer.
"""
_MOST_FEAR = 3.5
"""The most fear that counts there, where the price is high all through."""
_KNOWN = 0.6
"""From so much suspicion on gold-diggers break tools anyway: what is believed beyond it costs nothing."""
_STRIKE = 1.0
_WAIT = 3.0
"""From how near a gold exposure costs nothing, and over how many cards more its cost rises."""
_COVER = 0.4
"""How much the suspicion that an act takes away is worth, beside what suspicion costs."""
_BREAK = 6.0
"""What it is worth to stop a seat that is surely a gold-digger while the gold is far."""
_DEAD_END = 4.0
"""What is added for a dead end that harms: broken tools may soon forbid it, but no rockfall and no broken tool."""
_SETS_BACK = 0.3
"""By how many cards the gold has to move away for that."""
_MATE, _NEVER = 0.4, -100.0
"""A seat at most this likely a gold-digger is taken for a mate; to stop one that is stopped already is ruled out."""
_FREE = 1.5
_FREE_HARM = 1.0
"""What mending its own tool is worth, and what each dead end in the hand adds, two at most."""
_LOOK = 1.0
_SPENT = 0.3
"""How much of the worth of a card is lost when it is played."""
_WASTED = 0.25
"""What each side with a tunnel of a card is worth that is laid where it leads nowhere."""


def weigh_harmful_lay(now: Situation, option: Lay, distances: TeamDistances) -> Terms:
    """Weigh a path card for a saboteur."""
    terms = weigh_harm(now, distances.everybody)
    if distances.everybody >= now.distance:
        terms["wasted"] = _WASTED * option.face.living.bit_count()
    if not option.face.living and distances.everybody > now.distance + _SETS_BACK:
        terms["dead end"] = _DEAD_END
    terms["card"] = -_SPENT * card_worth(now, option.face)
    return terms


def weigh_harmful_rockfall(now: Situation, distances: TeamDistances) -> Terms:
    """Weigh a rockfall for a saboteur."""
    return weigh_harm(now, distances.everybody) | {"card": -_SPENT * card_worth(now, Action.ROCKFALL)}


def weigh_harm(now: Situation, distance: float) -> Terms:
    """Weigh how far the gold moves away from those who want it."""
    farther = max(-_MOST_HARM, min(_MOST_HARM, distance - now.distance))
    if now.waiting:
        return {"seems to work": -_HARM * farther}
    return {"harm": _HARM * pressure(now) * farther}


def pressure(now: Situation) -> float:
    """Return how much a lost card hurts: the nearer the gold, the more."""
    return 1 + _HARM_NEAR * max(0.0, _NEAR - now.distance)


def exposure_price(now: Situation) -> float:
    """Return what full exposure costs now: much in the first laps while the gold is far, nothing once it is near."""
    if not now.view.table.deck and not now.view.table.rules.saboteur2:
        return 0.0  # who is found out now loses no more than the cards that are left
    far = min(1.0, max(0.0, (now.distance - _STRIKE * now.persona.strike) / _WAIT))
    early = now.early
    patience = now.persona.patience if early else 1.0
    most, fear = _PRICE if early else _PRICE_LATER, now.persona.fear
    if now.view.table.rules.saboteur2:
        most, fear = _PRICE_SABOTEUR2, min(fear, _MOST_FEAR)
    return most * fear * patience * now.level.exposure_weight * far


def weigh_cover(now: Situation, exposure: float, play: Play) -> Terms:
    """Weigh an act of such an exposure (log-odds) for a saboteur whose cover is still worth something."""
    before = now.suspicion
    odds = math.log(max(before, 1e-6) / max(1 - before, 1e-6)) + exposure
    after = 1 / (1 + math.exp(-odds))
    if after > before:
        return {"given away": -exposure_price(now) * max(0.0, min(after, _KNOWN) - before)}
    if not _covers(now, play):
        return {}
    return {"cover": _COVER * exposure_price(now) * (before - after)}


def _covers(now: Situation, play: Play) -> bool:
    """Return whether to look honest by an act is worth anything: not at the end, nor by hitting who is stopped."""
    match play:
        case Rockfall():
            return False
        case Break(_, seat):
            return now.view.table.deck > 0 and now.view.table.may_lay(seat)
        case _:
            return now.view.table.deck > 0


def weigh_harmful_break(now: Situation, seat: int) -> Terms:
    """Weigh a broken tool in front of another seat for a saboteur."""
    if now.too_soon:
        return {"too soon": -_BREAK}
    digger = now.foe(seat)
    already = now.view.table.hindered(seat)
    if already and digger <= _MATE:
        return {"a mate": _NEVER}
    terms: Terms = {"stop a digger": _BREAK * pressure(now) * (2 * digger - 1) / (1 + 2 * already)}
    framing = now.public.saboteur[seat] - now.suspicion
    return terms | {"frame": now.persona.frame * now.level.exposure_weight * framing}


def own_repair_worth(now: Situation) -> float:
    """Return what mending its own tool is worth: only path cards that harm, or seeming busy, need it."""
    harmful = sum(isinstance(card, Face) and not card.living for card in now.view.hand)
    return _FREE + _FREE_HARM * min(2, harmful)


def look_worth(now: Situation) -> float:
    """Return what looking at a goal is worth to a saboteur: it tells where to dig in vain, and what to lie about."""
    return _LOOK * now.persona.curious
