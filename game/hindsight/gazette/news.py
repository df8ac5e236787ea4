"""Which news of each kind a round has: the places it rests on and what it names, or None where there is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.engine.cards import GOLD, Role
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Looked,
    Passed,
    Repaired,
    RoundBegan,
    TheftLaid,
    Trapped,
)
from game.engine.total import total
from game.hindsight.gazette.facts import Gathered, most
from game.words.gazette.news import About, News

Told = tuple[tuple[int, ...], About]
_LEAST_BROKEN, _LEAST_LIT, _LEAST_PASSES, _LEAST_SUSPECTS = 2, 2, 2, 2


def _lie(found: Gathered, what: str) -> Told | None:
    """Return the first lie that calls a goal `what`."""
    for place in found.lies:
        event = found.log[place]
        if isinstance(event, Claimed) and isinstance(event.claim, ClaimGoal) and event.claim.what == what:
            return (place,), About(seat=event.seat, goal=event.claim.goal)
    return None


def _lie_about_seat(found: Gathered) -> Told | None:
    for place in found.lies:
        event = found.log[place]
        if isinstance(event, Claimed) and isinstance(event.claim, ClaimSeat):
            return (place,), About(seat=event.seat, other=event.claim.seat)
    return None


def _found_out(found: Gathered) -> Told | None:
    for opinion in found.opinions:
        if opinion.saboteur and found.outcome.roles[opinion.target] is Role.SABOTEUR:
            return (opinion.place,), About(seat=opinion.target, other=opinion.speaker)
    return None


def _unnoticed(found: Gathered) -> Told | None:
    """Return a saboteur from first to last whom nobody suspected, while several others were."""
    suspected = {
        event.claim.seat: place
        for place, event in found.of(Claimed)
        if isinstance(event.claim, ClaimSeat) and event.claim.what == "saboteur"
    }
    changed = {event.target for _place, event in found.of(HatSwapped)}
    seat = next((seat for seat in found.saboteurs if seat not in suspected and seat not in changed), None)
    if seat is None or len(suspected) < _LEAST_SUSPECTS:
        return None
    return tuple(sorted(suspected.values())), About(seat=seat)


def _wronged(found: Gathered) -> Told | None:
    roles = found.outcome.roles
    wrong = [opinion for opinion in found.opinions if opinion.saboteur and roles[opinion.target] is not Role.SABOTEUR]
    seat = most(Counter(opinion.target for opinion in wrong), 1)
    if seat is None:
        return None
    first = next(opinion for opinion in wrong if opinion.target == seat)
    return (first.place,), About(seat=seat, other=first.speaker, role=roles[seat])


def _aimed(kind: type[HatSwapped | Trapped | HandsSwapped | Repaired]) -> Callable[[Gathered], Told | None]:
    """Return what finds the first act of a kind that one seat did to another."""

    def find(found: Gathered) -> Told | None:
        for place, event in found.of(kind):
            if event.target != event.seat:
                return (place,), About(seat=event.seat, other=event.target)
        return None

    return find


def _hindered(found: Gathered) -> Told | None:
    broken = [(place, event.target) for place, event in found.of(Broke) if event.target != event.seat]
    seat = most(Counter(target for _place, target in broken), _LEAST_BROKEN)
    if seat is None:
        return None
    places = tuple(place for place, target in broken if target == seat)
    return places, About(seat=seat, number=len(places))


def _rockfall(found: Gathered) -> Told | None:
    """Return the rockfall after which fewest cards are joined to the start, of equal ones the first."""
    falls = found.of(Collapsed)
    if not falls:
        return None
    place, event = min(falls, key=lambda fall: (found.gained(fall[0]), fall[0]))
    return (place,), About(seat=event.seat, cell=event.cell, face=event.face)


def _theft(found: Gathered) -> Told | None:
    return next((((place,), About(seat=event.seat)) for place, event in found.of(TheftLaid)), None)


def _bonus(found: Gathered) -> Told | None:
    taken = found.of(BonusTaken)
    return next((((place,), About(seat=event.seat, cell=event.cell)) for place, event in taken), None)


def _stone(found: Gathered) -> Told | None:
    for place, event in found.of(GoalRevealed):
        if event.name != GOLD:
            return (place,), About(seat=event.seat, goal=event.goal)
    return None


def _light(found: Gathered) -> Told | None:
    place, event = max(found.laid, key=lambda laid: (found.gained(laid[0]), -laid[0]), default=(0, None))
    count = found.gained(place)
    return None if event is None or count < _LEAST_LIT else ((place,), About(seat=event.seat, number=count))


def _dead_end(found: Gathered) -> Told | None:
    for place, event in found.laid:
        if not event.face.groups:
            return (place,), About(seat=event.seat, cell=event.cell)
    return None


def _look(found: Gathered) -> Told | None:
    return next((((place,), About(seat=event.seat, goal=event.goal)) for place, event in found.of(Looked)), None)


def _work(found: Gathered) -> Told | None:
    """Return who laid more path cards than anybody else."""
    counts = Counter(event.seat for _place, event in found.laid)
    seat = most(counts, 1)
    if seat is None or list(counts.values()).count(counts[seat]) > 1:
        return None
    return tuple(place for place, event in found.laid if event.seat == seat), About(seat=seat, number=counts[seat])


def _idle(found: Gathered) -> Told | None:
    passes = found.of(Passed)
    seat = most(Counter(event.seat for _place, event in passes), _LEAST_PASSES)
    if seat is None:
        return None
    places = tuple(place for place, event in passes if event.seat == seat)
    return places, About(seat=seat, number=len(places))


def _start(found: Gathered) -> Told | None:
    return next((((place,), About(seat=event.starter)) for place, event in found.of(RoundBegan)), None)


NEWS: Mapping[News, Callable[[Gathered], Told | None]] = total(
    News,
    {
        News.LIE_GOLD: lambda found: _lie(found, "gold"),
        News.LIE_STONE: lambda found: _lie(found, "stone"),
        News.LIE_SEAT: _lie_about_seat,
        News.FOUND_OUT: _found_out,
        News.UNNOTICED: _unnoticed,
        News.WRONGED: _wronged,
        News.HAT: _aimed(HatSwapped),
        News.TRAP: _aimed(Trapped),
        News.HINDERED: _hindered,
        News.ROCKFALL: _rockfall,
        News.THEFT: _theft,
        News.HANDS: _aimed(HandsSwapped),
        News.BONUS: _bonus,
        News.STONE: _stone,
        News.MENDED: _aimed(Repaired),
        News.LIGHT: _light,
        News.DEAD_END: _dead_end,
        News.LOOK: _look,
        News.WORK: _work,
        News.IDLE: _idle,
        News.START: _start,
    },
)
"""What finds the news of each kind."""
