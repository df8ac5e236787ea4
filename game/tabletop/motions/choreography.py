"""From events to motions: the storyboards of UX section 7, one small file for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
    as_seen_by,
    maze_after,
)
from game.engine.maze import Maze
from game.engine.table import Table
from game.sound.cues import Cue
from game.sound.score import SCORE, Key, deck_cue, join_step
from game.tabletop.motions import bonus
from game.tabletop.motions.broken import broke
from game.tabletop.motions.claim import claimed
from game.tabletop.motions.in_front import freed, theft_laid, theft_stopped, trapped
from game.tabletop.motions.lay import laid
from game.tabletop.motions.map import looked
from game.tabletop.motions.pile import dealt, discarded_two, drew, passed
from game.tabletop.motions.repair import repaired
from game.tabletop.motions.reveal import revealed
from game.tabletop.motions.ring import ring
from game.tabletop.motions.rockfall import collapsed
from game.tabletop.motions.round_end import round_ended
from game.tabletop.motions.stage import MotionStage, Pictures, Shows
from game.tabletop.motions.swaps import hands_swapped, hat_swapped, inspected
from game.tabletop.motions.timeline import Motion, sound
from game.tabletop.view.places import Places

_Saboteur2Act = DiscardedTwo | TheftLaid | TheftStopped | HandsSwapped | Inspected | HatSwapped | Trapped | Freed


def motions(
    events: Sequence[Event],
    before: Table,
    after: Table,
    places: Places,
    pictures: Pictures,
    viewer: int | None,
    *,
    shows: Shows,
) -> list[Motion]:
    """Return what one step looks like, its events one after another, each a beat of its own.

    `events` are filtered already for the seat `viewer`, or for everybody when it is None: a face they do not carry is
    never asked for, and one that only the viewer may see is drawn while `shows` says so. `before` and `after` are the
    tables around the step; at the start of a round they may be the same. Places of the board are asked for again
    whenever a motion is drawn, so the view may move under it. The end of a round closes the table: what follows it in
    the same step, the share of gold, is shown by the scene of the round end (R7.8).
    """
    hand = before.hands[viewer] if viewer is not None else ()
    stage = MotionStage(places, pictures, shows, viewer, hand)
    found: list[Motion] = []
    maze, start, deck = before.maze, 0.0, before.deck
    for beat, event in enumerate(events):
        was, maze = maze, maze_after(maze, event)
        deck -= isinstance(event, Drew)
        shown = _heard(event, _shown(stage, event, was, maze, after), was, maze)
        if isinstance(event, Drew) and (cue := deck_cue(deck)) is not None:
            shown.append(sound(shown[0], cue, shown[0].duration))
        told = as_seen_by(event, None)
        found += [replace(motion.later(start, beat), tells=told) for motion in shown]
        start = max((motion.end for motion in found), default=start)
        if isinstance(event, RoundEnded):
            break
    return found


def _heard(event: Event, shown: list[Motion], was: Maze, maze: Maze) -> list[Motion]:
    """Return the motions of an event with the cues of its storyboard."""
    for key in SCORE[type(event)]:
        places = [place for place, motion in enumerate(shown) if motion.name == key.motion]
        for place in places if key.each else places[:1]:
            heard = sound(shown[place], key.cue, key.at, _step(key, was, maze))
            if shown[place].cue is None:
                shown[place] = replace(shown[place], cue=heard.cue, step=heard.step, cue_at=heard.cue_at)
            else:
                shown.append(heard)
    return shown


def _step(key: Key, was: Maze, maze: Maze) -> int:
    """Return how high the cue of a key is: a join sings of the cells that it lit."""
    if key.cue is not Cue.JOIN:
        return 0
    return join_step(maze, [cell for cell, sides in maze.reached.items() if sides and not was.reached.get(cell)])


def _shown(stage: MotionStage, event: Event, was: Maze, maze: Maze, after: Table) -> list[Motion]:
    match event:
        case Laid():
            return laid(stage, event, was, maze)
        case Collapsed():
            return collapsed(stage, event, was, maze)
        case GoalRevealed():
            return revealed(stage, event, was, maze)
        case Broke():
            return broke(stage, event)
        case Repaired():
            return repaired(stage, event)
        case Looked():
            return looked(stage, event)
        case RoundBegan():
            return dealt(stage, event, after)
        case Drew():
            return drew(stage, event)
        case Passed():
            return passed(stage, event)
        case Claimed():
            return claimed(stage, event)
        case RoundEnded():
            return round_ended(stage, event, maze)
        case BonusPlaced() | BonusTaken() | Retired() | Stayed():
            return _shown_of_bonus(stage, event)
        case NuggetsDrawn() | Kept() | Paid() | Shared() | CrystalsPaid() | BonusReturned() | Stole() | GameEnded():
            return []  # they follow the end of the round: its scene shows them
        case _:
            return _shown_of_saboteur2(stage, event)


def _shown_of_saboteur2(stage: MotionStage, event: _Saboteur2Act) -> list[Motion]:
    match event:
        case DiscardedTwo():
            return discarded_two(stage, event)
        case TheftLaid():
            return theft_laid(stage, event)
        case TheftStopped():
            return theft_stopped(stage, event)
        case Trapped():
            return trapped(stage, event)
        case Freed():
            return freed(stage, event)
        case HandsSwapped():
            return hands_swapped(stage, event)
        case Inspected():
            return inspected(stage, event)
        case HatSwapped():
            return hat_swapped(stage, event)
        case _:
            assert_never(event)


def _shown_of_bonus(stage: MotionStage, event: BonusPlaced | BonusTaken | Retired | Stayed) -> list[Motion]:
    match event:
        case BonusPlaced():
            return bonus.placed(stage, event)
        case BonusTaken():
            return bonus.taken(stage, event)
        case Retired():
            return bonus.retired(stage, event)
        case Stayed():
            return [ring(stage, stage.places.seat(event.seat))]
        case _:
            assert_never(event)
