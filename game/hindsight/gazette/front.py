"""The lead, the small ads with a reason and the weather of a page, from what a round holds."""

from __future__ import annotations

from game.engine.cards import GOLD, Role, Tool
from game.engine.commands import ClaimGoal
from game.engine.events import Broke, Claimed, Collapsed, DiscardedTwo, Event, GoalRevealed, Passed, Repaired
from game.engine.table import Cause
from game.hindsight.gazette.facts import Gathered
from game.words.gazette.news import About, Advert, Lead, Sky, Story


def lead(found: Gathered) -> Story:
    """Return how the round ended."""
    outcome = found.outcome
    goal, seat = outcome.goals.index(GOLD) + 1, outcome.finisher
    if outcome.cause is not Cause.GOLD or seat is None:
        return Story(Lead.EMPTY, (len(found.log),), About(goal=goal))
    places = tuple(place for place, event in found.of(GoalRevealed) if event.goal == goal)
    about = About(seat=seat, goal=goal, role=outcome.roles[seat])
    if outcome.roles[seat] is Role.SABOTEUR:
        return Story(Lead.BY_SABOTEUR, places, about)
    if not outcome.saboteur2:
        return Story(Lead.GOLD, places, about)
    return Story(Lead.TEAMS if outcome.winners else Lead.NOBODY, places, about)


def adverts(found: Gathered) -> list[Story]:
    """Return the small ads for which something in the round is the reason, each kind once at most."""
    ads = []
    broken = _still_broken(found)
    if broken is not None:
        place, seat, tool = broken
        ads.append(Story(Advert.REPAIR, (place,), About(seat=seat, tool=tool)))
    falls, passes = found.of(Collapsed), [(place, event) for place, event in found.of(Passed) if event.cards]
    stones = [(place, event) for place, event in found.of(GoalRevealed) if event.name != GOLD]
    if falls:
        ads.append(Story(Advert.BOULDERS, (falls[-1][0],), About(cell=falls[-1][1].cell)))
    if stones:
        ads.append(Story(Advert.STONE, (stones[-1][0],), About(goal=stones[-1][1].goal)))
    if passes:
        ads.append(Story(Advert.CARDS, (passes[-1][0],), About(seat=passes[-1][1].seat)))
    return ads


def _still_broken(found: Gathered) -> tuple[int, int, Tool] | None:
    """Return a tool that is broken to the end: where in the log, whose, which; of several the last broken."""
    broken: dict[tuple[int, Tool], int] = {}
    for place, event in enumerate(found.log):
        match event:
            case Broke(_, _, tool, target):
                broken[target, tool] = place
            case _:
                mended = _mended(event)
                broken = {thing: where for thing, where in broken.items() if thing != mended}
    if not broken:
        return None
    (seat, tool), place = max(broken.items(), key=lambda item: item[1])
    return place, seat, tool


def weather(found: Gathered) -> Story:
    """Return the weather: fog where somebody lied of a goal, else falling rock, darkness, light, or nothing much."""
    for place in found.lies:
        event = found.log[place]
        if isinstance(event, Claimed) and isinstance(event.claim, ClaimGoal):
            return Story(Sky.FOG, (place,), About(goal=event.claim.goal))
    falls = tuple(place for place, _event in found.of(Collapsed))
    if len(falls) > 1:
        return Story(Sky.ROCKS, falls, About())
    lamps = tuple(place for place, event in found.of(Broke) if event.tool is Tool.LAMP)
    if lamps:
        return Story(Sky.DARK, lamps, About())
    if found.outcome.cause is Cause.GOLD:
        return lead(found)._replace(kind=Sky.CLEAR)
    return Story(Sky.PLAIN, (len(found.log),), About())


def _mended(event: Event) -> tuple[int, Tool] | None:
    """Return whose tool an event mended, and which."""
    match event:
        case Repaired(_, _, _, tool, target):
            return target, tool
        case DiscardedTwo(seat, _, _, Tool() as tool):
            return seat, tool
        case _:
            return None
