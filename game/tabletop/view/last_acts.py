"""What each seat did last, for its plate and for the badges on the board (UX M18, S1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from game.engine.events import (
    Broke,
    Collapsed,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    TheftLaid,
    TheftStopped,
    Trapped,
    TurnEvent,
)
from game.system.i18n import _
from game.tabletop.move.choice import OnCell, OnGoal, OnSeat, Target
from game.words.things import lying_words, path_words, tool_word

Saboteur2Act = DiscardedTwo | TheftLaid | TheftStopped | HandsSwapped | Inspected | HatSwapped | Trapped | Freed


def last_acts(log: Iterable[Event]) -> Mapping[int, TurnEvent]:
    """The newest act of every seat that has acted in this round."""
    return {event.seat: event for event in log if isinstance(event, TurnEvent)}


def act_line(act: TurnEvent, names: Sequence[str]) -> str:
    """The act in a few words, to stand under the name of its seat."""
    match act:
        case Laid():
            return _("laid {path}").format(path=path_words(act.face))
        case Broke():
            own = act.seat == act.target
            text = _("broke their own {tool}") if own else _("broke {target}'s {tool}")
            return text.format(target=names[act.target], tool=tool_word(act.tool))
        case Repaired():
            own = act.seat == act.target
            text = _("repaired their own {tool}") if own else _("repaired {target}'s {tool}")
            return text.format(target=names[act.target], tool=tool_word(act.tool))
        case Collapsed():
            return _("let a rockfall down")
        case Looked():
            return _("looked at goal {goal}").format(goal=act.goal)
        case Passed():
            return _("passed")
        case _:
            return _saboteur2_line(act, names)


def _saboteur2_line(act: Saboteur2Act, names: Sequence[str]) -> str:
    match act:
        case DiscardedTwo():
            return _("discarded two to remove {what}").format(what=lying_words(act.what))
        case TheftLaid():
            return _("laid a theft card")
        case TheftStopped():
            text = _("played hands off on {target}")
        case HandsSwapped():
            text = _("swapped hands with {target}")
        case Inspected():
            text = _("looked at the role of {target}")
        case HatSwapped():
            text = _("swapped hats") if act.seat == act.target else _("gave {target} a new role")
        case Trapped():
            text = _("trapped {target}")
        case Freed():
            text = _("got free") if act.seat == act.target else _("set {target} free")
        case _:
            assert_never(act)
    return text.format(target=names[act.target])


def act_place(act: TurnEvent) -> Target | None:
    """Where on the table the act is marked; a pass leaves no mark."""
    match act:
        case Laid() | Collapsed():
            return OnCell(act.cell)
        case Broke() | Repaired() | TheftStopped() | HandsSwapped() | Inspected() | HatSwapped() | Trapped() | Freed():
            return OnSeat(act.target)
        case TheftLaid() | DiscardedTwo():
            return OnSeat(act.seat)
        case Looked():
            return OnGoal(act.goal)
        case Passed():
            return None
        case _:
            assert_never(act)
