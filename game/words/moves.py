"""Commands in words: what somebody did, and what somebody could have done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from game.engine.cards import Action
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
    SeatActionName,
    Stay,
    Steal,
    Theft,
    TurnStone,
)
from game.system.i18n import N_, _
from game.words.things import cards_words, lying_words, path_words, place_words, tool_word

_DEEDS_ON_SEATS: Mapping[SeatActionName, tuple[str, str]] = {
    Action.HANDS_OFF: (N_("{who} stopped the theft of {target}"), N_("Stop the theft of {target}")),
    Action.SWAP_HANDS: (N_("{who} swapped hands with {target}"), N_("Swap hands with {target}")),
    Action.INSPECTION: (N_("{who} inspected {target}"), N_("Inspect {target}")),
    Action.SWAP_HATS: (N_("{who} changed the hat of {target}"), N_("Change the hat of {target}")),
    Action.TRAPPED: (N_("{who} trapped {target}"), N_("Trap {target}")),
    Action.FREE: (N_("{who} freed {target}"), N_("Free {target}")),
}
_ON_ONESELF: Mapping[SeatActionName, tuple[str, str]] = {
    Action.SWAP_HATS: (N_("{who} changed their own hat"), N_("Change the own hat")),
    Action.FREE: (N_("{who} broke free"), N_("Break free")),
}


def deed_words(command: Play | Answer, who: str, seat: int, names: Sequence[str]) -> str:
    """What `who`, the one at `seat`, did; stands at the beginning of a sentence, without a full stop."""
    return _words(command, seat, names)[0].format(who=who)


def option_words(command: Play | Answer, seat: int, names: Sequence[str]) -> str:
    """What the one at `seat` could do: "Lay a fork at 3 right, 1 up"."""
    return _words(command, seat, names)[1]


def _words(command: Play | Answer, seat: int, names: Sequence[str]) -> tuple[str, str]:
    """The deed with {who} still open, and the option."""
    if not isinstance(command, Play):
        return _answer(command, names)
    match command:
        case Lay() | Rockfall() | Map():
            return _in_the_maze(command)
        case Break() | Repair():
            return _on_tools(command, seat, names)
        case Pass() | DiscardTwo():
            return _given_up(command)
        case Theft():
            return _("{who} laid a theft card"), _("Lay a theft card")
        case SeatAction(action, target):
            own = _ON_ONESELF if target == seat else {}
            deed, option = own.get(action) or _DEEDS_ON_SEATS[action]
            return _filled(_(deed), target=names[target]), _(option).format(target=names[target])
        case _:
            assert_never(command)


def _in_the_maze(command: Lay | Rockfall | Map) -> tuple[str, str]:
    match command:
        case Lay(face, cell):
            parts = {"path": path_words(face), "place": place_words(cell)}
            return _filled(_("{who} laid {path} at {place}"), **parts), _("Lay {path} at {place}").format(**parts)
        case Rockfall(cell):
            place = place_words(cell)
            return (
                _filled(_("{who} let a rockfall down at {place}"), place=place),
                _("Let a rockfall down at {place}").format(place=place),
            )
        case Map(goal):
            return _filled(_("{who} looked at goal {goal}"), goal=goal), _("Look at goal {goal}").format(goal=goal)
        case _:
            assert_never(command)


def _on_tools(command: Break | Repair, seat: int, names: Sequence[str]) -> tuple[str, str]:
    parts = {"target": names[command.seat], "tool": tool_word(command.tool)}
    own = command.seat == seat
    if isinstance(command, Break):
        deed = _("{who} broke their own {tool}") if own else _("{who} broke {target}'s {tool}")
        option = _("Break the own {tool}") if own else _("Break {target}'s {tool}")
    else:
        deed = _("{who} repaired their own {tool}") if own else _("{who} repaired {target}'s {tool}")
        option = _("Repair the own {tool}") if own else _("Repair {target}'s {tool}")
    return _filled(deed, **parts), option.format(**parts)


def _given_up(command: Pass | DiscardTwo) -> tuple[str, str]:
    cards = cards_words(command.cards)
    if isinstance(command, Pass):
        return _filled(_("{who} passed, giving up {cards}"), cards=cards), _("Pass and give up {cards}").format(
            cards=cards
        )
    parts = {"cards": cards, "what": lying_words(command.what)}
    deed = _filled(_("{who} discarded {cards} to be rid of {what}"), **parts)
    return deed, _("Discard {cards} to be rid of {what}").format(**parts)


def _answer(answer: Answer, names: Sequence[str]) -> tuple[str, str]:
    match answer:
        case Reveal(goal):
            return _filled(_("{who} revealed goal {goal}"), goal=goal), _("Reveal goal {goal}").format(goal=goal)
        case TurnStone(goal, upright):
            deed = _("{who} laid the stone at goal {goal} as it was dealt")
            option = _("Lay the stone at goal {goal} as it was dealt")
            if not upright:
                deed, option = _("{who} turned the stone at goal {goal}"), _("Turn the stone at goal {goal}")
            return _filled(deed, goal=goal), option.format(goal=goal)
        case PlaceBonus(value, cell):
            parts = {"value": value, "place": place_words(cell)}
            return (
                _filled(_("{who} placed the bonus of {value} at {place}"), **parts),
                _("Place the bonus of {value} at {place}").format(**parts),
            )
        case Retire() | Stay():
            retires = isinstance(answer, Retire)
            deed = _("{who} retired with the bonus") if retires else _("{who} played on with the bonus")
            return deed, _("Retire with the bonus") if retires else _("Play on with the bonus")
        case Keep() | Steal():
            return _gold(answer, names)
        case _:
            assert_never(answer)


def _gold(answer: Keep | Steal, names: Sequence[str]) -> tuple[str, str]:
    if isinstance(answer, Keep):
        text = _("{who} kept a nugget card of {value}")
        return _filled(text, value=answer.value), _("Keep a nugget card of {value}").format(value=answer.value)
    if answer.seat is None:
        return _("{who} stole from nobody"), _("Steal from nobody")
    name = names[answer.seat]
    return _filled(_("{who} stole from {target}"), target=name), _("Steal from {target}").format(target=name)


def _filled(text: str, **parts: object) -> str:
    """The text with all but {who} put in."""
    safe = {name: str(part).replace("{", "{{").replace("}", "}}") for name, part in parts.items()}
    return text.format(who="{who}", **safe)
