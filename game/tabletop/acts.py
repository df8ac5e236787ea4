"""What each seat did last, for its plate and for the badges on the board (UX M18, S1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from game.engine.events import Broke, Collapsed, Event, Laid, Looked, Passed, Repaired
from game.i18n import _
from game.tabletop.choice import OnCell, OnGoal, OnSeat, Target
from game.words import path_words, tool_word

Act = Laid | Broke | Repaired | Collapsed | Looked | Passed
"""The events that fill a turn."""


def last_acts(log: Iterable[Event]) -> Mapping[int, Act]:
    """The newest act of every seat that has acted in this round."""
    return {event.seat: event for event in log if isinstance(event, Act)}


def act_line(act: Act, names: Sequence[str]) -> str:
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
            assert_never(act)


def act_place(act: Act) -> Target | None:
    """Where on the table the act is marked; a pass leaves no mark."""
    match act:
        case Laid() | Collapsed():
            return OnCell(act.cell)
        case Broke() | Repaired():
            return OnSeat(act.target)
        case Looked():
            return OnGoal(act.goal)
        case Passed():
            return None
        case _:
            assert_never(act)
