"""Commands in words: what somebody did, and what somebody could have done. Most wordings stand in `wordings`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.engine.commands import (
    Answer,
    Break,
    DiscardTwo,
    Keep,
    Lay,
    Map,
    Pass,
    PlaceBonus,
    Play,
    Repair,
    Retire,
    Reveal,
    Rockfall,
    SeatAction,
    Stay,
    Steal,
    Theft,
    TurnStone,
)
from game.system.i18n import N_, _
from game.words import wordings
from game.words.acts import Parts
from game.words.things import cards_words, in_front_words, path_words, place_words, tool_word
from game.words.wordings import Wording

_REVEALED = (N_("{name} revealed goal {goal}"), N_("Reveal goal {goal}"))
_STONE_KEPT = (
    N_("{name} left the stone at goal {goal} as it was dealt"),
    N_("Leave the stone at goal {goal} as it was dealt"),
)
_STONE_TURNED = (N_("{name} turned the stone at goal {goal}"), N_("Turn the stone at goal {goal}"))


def deed_words(command: Play | Answer, who: str, seat: int, names: Sequence[str]) -> str:
    """Return what `who`, the one at `seat`, did, to begin a sentence: without a full stop."""
    deed, _option, parts = _worded(command, seat, names)
    return _(deed).format(name=who, **parts)


def option_words(command: Play | Answer, seat: int, names: Sequence[str]) -> str:
    """Return what the one at `seat` could do: "Lay a fork at 3 right, 1 up"."""
    _deed, option, parts = _worded(command, seat, names)
    return _(option).format(**parts)


def _worded(command: Play | Answer, seat: int, names: Sequence[str]) -> tuple[str, str, Parts]:
    """Return the deed and the option, and what they are filled with."""
    match command:
        case Reveal(goal):
            return *_REVEALED, {"goal": goal}
        case TurnStone(goal, upright):
            return *(_STONE_KEPT if upright else _STONE_TURNED), {"goal": goal}
        case PlaceBonus() | Retire() | Stay() | Keep() | Steal():
            wording, parts = _about_gold(command, names)
        case _:
            wording, parts = _play(command, seat, names)
    return wording.deed, wording.option, parts


def _play(command: Play, seat: int, names: Sequence[str]) -> tuple[Wording, Parts]:
    match command:
        case Lay(face, cell):
            return wordings.LAID, {"path": path_words(face), "place": place_words(cell)}
        case Rockfall(cell):
            return wordings.COLLAPSED, {"place": place_words(cell)}
        case Map(goal):
            return wordings.LOOKED, {"goal": goal}
        case Break(tool, target):
            wording = wordings.BROKE_OWN if target == seat else wordings.BROKE
            return wording, {"target": names[target], "tool": tool_word(tool)}
        case Repair(tool, target):
            wording = wordings.REPAIRED_OWN if target == seat else wordings.REPAIRED
            return wording, {"target": names[target], "tool": tool_word(tool)}
        case Pass(cards):
            return wordings.PASSED, {"cards": cards_words(cards)}
        case DiscardTwo(cards, what):
            return wordings.DISCARDED_TWO, {"cards": cards_words(cards), "what": in_front_words(what)}
        case Theft():
            return wordings.THEFT_LAID, {}
        case SeatAction(action, target):
            return (wordings.ON_ONESELF if target == seat else wordings.ON_SEATS)[action], {"target": names[target]}
        case _:
            assert_never(command)


def _about_gold(answer: PlaceBonus | Retire | Stay | Keep | Steal, names: Sequence[str]) -> tuple[Wording, Parts]:
    match answer:
        case PlaceBonus(value, cell):
            return wordings.BONUS_PLACED, {"value": value, "place": place_words(cell)}
        case Retire():
            return wordings.RETIRED, {}
        case Stay():
            return wordings.STAYED, {}
        case Keep(value):
            return wordings.KEPT, {"value": value}
        case Steal(victim):
            return (wordings.STOLE_FROM_NOBODY, {}) if victim is None else (wordings.STOLE, {"target": names[victim]})
        case _:
            assert_never(answer)
