"""What seats did, in words: log lines, and the same acts in short. Every wording stands in `wordings`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from ai.action_cards import PLAYED
from game.engine.cards import Card
from game.engine.events import (
    BonusPlaced,
    Broke,
    Collapsed,
    DiscardedTwo,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    Passed,
    Repaired,
    Retired,
    SeatEvent,
    Stayed,
    Stole,
    TheftLaid,
    TurnEvent,
)
from game.system.i18n import _, ngettext
from game.words import wordings
from game.words.roles import role_word
from game.words.things import cards_words, goal_words, in_front_words, path_words, place_words, tool_word, tools_words
from game.words.wordings import Wording

Act = TurnEvent | BonusPlaced | Retired | Stayed | Kept | Stole
"""The events by which a seat does something, and which a deed of the same seat can be told with."""

ToldNow = TurnEvent | BonusPlaced | Retired | Stayed
"""The acts that are shown at the table."""

Parts = Mapping[str, object]
"""What the fields of a wording are filled with."""


def act_sentence(act: Act, names: Sequence[str]) -> str:
    """Return the log line of an act; it tells a secret only if the event carries it."""
    wording, parts = _worded(act, names)
    text = wording.secret if wording.secret and _is_told(act) else wording.log
    sentence = _(text).format(name=names[act.seat], **parts)
    return _with_hands(sentence, act, names) if isinstance(act, HandsSwapped) else sentence


def act_line(act: TurnEvent, names: Sequence[str]) -> str:
    """Return the act in a few words, to stand under the name of its seat."""
    wording, parts = _worded(act, names)
    return _(wording.short).format(**parts)


def act_now(act: ToldNow, names: Sequence[str]) -> str:
    """Return the act in a few words with the name of its seat, to stand over the table while it is shown."""
    wording, parts = _worded(act, names)
    return _(wording.now).format(name=names[act.seat], **parts)


def _is_told(act: Act) -> bool:
    """Return whether the event carries the secret that only some seats know."""
    match act:
        case Looked(name=secret) | Inspected(role=secret) | HatSwapped(role=secret) | Kept(value=secret):
            return secret is not None
        case _:
            return False


def _worded(act: Act, names: Sequence[str]) -> tuple[Wording, Parts]:
    """Return how the act is worded, and everything but {name} that the wording is filled with."""
    match act:
        case Laid():
            return wordings.LAID, {"path": path_words(act.face), "place": place_words(act.cell)}
        case Collapsed():
            return wordings.COLLAPSED, {"path": path_words(act.face), "place": place_words(act.cell)}
        case Looked():
            return wordings.LOOKED, {"goal": act.goal, "what": goal_words(act.name) if act.name else ""}
        case Passed():
            wording = wordings.PASSED if act.cards else wordings.PASSED_EMPTY
            return wording, {"cards": _given_up(len(act.cards), act.faces)}
        case Broke() | Repaired():
            return _on_tool(act, names)
        case BonusPlaced() | Retired() | Stayed() | Kept() | Stole():
            return _about_gold(act, names)
        case _:
            return _of_saboteur2(act, names)


def _given_up(count: int, faces: Sequence[Card] | None) -> str:
    if faces is not None:
        return cards_words(faces)
    return ngettext("a card", "{count} cards", count).format(count=count)


def _on_tool(act: Broke | Repaired, names: Sequence[str]) -> tuple[Wording, Parts]:
    own = act.seat == act.target
    parts = {"target": names[act.target], "tool": tool_word(act.tool)}
    if isinstance(act, Broke):
        return wordings.BROKE_OWN if own else wordings.BROKE, parts
    if "+" not in act.action:
        return wordings.REPAIRED_OWN if own else wordings.REPAIRED, parts
    double = wordings.REPAIRED_OWN_BY_DOUBLE if own else wordings.REPAIRED_BY_DOUBLE
    return double, parts | {"tools": tools_words(act.action)}


def _of_saboteur2(act: DiscardedTwo | TheftLaid | SeatEvent, names: Sequence[str]) -> tuple[Wording, Parts]:
    if isinstance(act, TheftLaid):
        return wordings.THEFT_LAID, {}
    if isinstance(act, DiscardedTwo):
        cards = _("two cards") if act.faces is None else cards_words(act.faces)
        return wordings.DISCARDED_TWO, {"cards": cards, "what": in_front_words(act.what)}
    wording = (wordings.ON_ONESELF if act.seat == act.target else wordings.ON_SEATS)[PLAYED[type(act)]]
    return wording, {"target": names[act.target], **_told(act)}


def _told(act: SeatEvent) -> Parts:
    """Return what a card that was played on a seat tells beside the two seats."""
    if isinstance(act, HandsSwapped):
        gave = ngettext("{count} card", "{count} cards", len(act.gave)).format(count=len(act.gave))
        return {"gave": gave, "got": len(act.got)}
    if isinstance(act, Inspected | HatSwapped):
        return {"role": role_word(act.role) if act.role else ""}
    return {}


def _about_gold(act: BonusPlaced | Retired | Stayed | Kept | Stole, names: Sequence[str]) -> tuple[Wording, Parts]:
    match act:
        case BonusPlaced():
            return wordings.BONUS_PLACED, {"value": act.value, "place": place_words(act.cell)}
        case Retired():
            return wordings.RETIRED, {}
        case Stayed():
            return wordings.STAYED, {}
        case Kept():
            return wordings.KEPT, {"value": act.value}
        case Stole():
            if act.victim is None:
                return wordings.STOLE_FROM_NOBODY, {}
            return wordings.STOLE, {"target": names[act.victim]}
        case _:
            assert_never(act)


def _with_hands(sentence: str, act: HandsSwapped, names: Sequence[str]) -> str:
    """Return the sentence, and after it the cards that the reader saw change hands."""
    for giver, faces in ((act.seat, act.gave_faces), (act.target, act.got_faces)):
        if faces:
            gave = _("{name} gave {cards}.").format(name=names[giver], cards=cards_words(faces))
            sentence = _("{sentence} {more}").format(sentence=sentence, more=gave)
    return sentence
