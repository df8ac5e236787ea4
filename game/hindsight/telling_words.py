"""The telling moments of a round in words: one sentence for each, and what each kind is called (UX S6, S7, S9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ai.paths.distance import FAR
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.engine.observe import log_of
from game.engine.state import State
from game.engine.total import total
from game.hindsight.telling import Moment, Telling, most_telling_first
from game.system.i18n import N_, _
from game.words.log import sentence

_LABELS = total(
    Telling,
    {
        Telling.GOLD: N_("{name} reached the gold"),
        Telling.STONE: N_("{name} reached a stone"),
        Telling.BREAK: N_("{name} broke a tool"),
        Telling.MEND: N_("{name} mended a tool"),
        Telling.ROCKFALL: N_("{name} played a rockfall"),
        Telling.LOOK: N_("{name} looked at a goal"),
        Telling.CLAIM: N_("{name} made a claim"),
        Telling.BONUS: N_("{name} took a bonus"),
        Telling.RETIRE: N_("{name} retired"),
        Telling.THEFT: N_("{name} laid a theft card"),
        Telling.THEFT_STOPPED: N_("{name} stopped a theft"),
        Telling.TRAP: N_("{name} trapped a player"),
        Telling.FREE: N_("{name} freed a player"),
        Telling.HANDS: N_("{name} swapped hands"),
        Telling.HAT: N_("{name} swapped a hat"),
        Telling.INSPECTION: N_("{name} inspected a role"),
        Telling.LIE: N_("{name} lied"),
        Telling.FOUND_OUT: N_("{name} was found out"),
        Telling.TURNING_POINT: N_("{name} turned the round"),
        Telling.SLIP: N_("{name} gave themselves away"),
        Telling.FALSELY_ACCUSED: N_("{name} was wrongly suspected"),
    },
)


def moment_label(moment: Moment, names: Sequence[str]) -> str:
    """Return what a moment was in a few words, with the name of the seat that it is most about."""
    passive = moment.kind in (Telling.FOUND_OUT, Telling.FALSELY_ACCUSED)
    return _(_LABELS[moment.kind]).format(name=names[_about(moment) if passive else moment.seat])


_MEASURED = (Telling.TURNING_POINT, Telling.SLIP, Telling.FOUND_OUT, Telling.FALSELY_ACCUSED)
"""What no line of the log says."""


def measured_sentences(moments: Iterable[Moment], state: State, names: Sequence[str]) -> list[str]:
    """Return what these moments tell beyond the lines of the log, the most telling first."""
    found = most_telling_first(each for each in moments if each.kind in _MEASURED)
    return [moment_sentence(each, state, names) for each in found]


def moment_sentence(moment: Moment, state: State, names: Sequence[str]) -> str:
    """Return what a moment was, in one sentence; `state` is a position of its round after it."""
    match moment.kind:
        case Telling.LIE:
            return _lie(moment, state, names)
        case Telling.FOUND_OUT:
            return _found_out(moment, names)
        case Telling.TURNING_POINT:
            return _turning_point(moment, names)
        case Telling.SLIP:
            text = _("{name} gave themselves away: suspicion of them rose from {before}% to {after}%.")
            return text.format(name=names[moment.seat], **_percents(moment))
        case Telling.FALSELY_ACCUSED:
            text = _("After this act, {name} looked like a saboteur ({after}%), but was none.")
            return text.format(name=names[_about(moment)], **_percents(moment))
        case _:
            log, place = log_of(state, None), moment.place
            return sentence(log[place], names, round_number=state.table.round, place=place, log=log) or ""


def _lie(moment: Moment, state: State, names: Sequence[str]) -> str:
    event = log_of(state, None)[moment.place]
    assert isinstance(event, Claimed), "only claims are lies"
    return lie_words(event.claim, event.seat, names)


def lie_words(claim: Claim, seat: int, names: Sequence[str]) -> str:
    """Return what a claim said that the one at `seat` knew to be false."""
    name = names[seat]
    match claim:
        case ClaimGoal(goal, "gold"):
            return _("A lie: {name} said goal {goal} is gold, knowing that it is stone.").format(name=name, goal=goal)
        case ClaimGoal(goal):
            text = _("A lie: {name} said goal {goal} is stone, having seen the gold there.")
            return text.format(name=name, goal=goal)
        case ClaimSeat(about, "saboteur"):
            text = _("A lie: {name} called {other} suspect, knowing that {other} was no saboteur.")
            return text.format(name=name, other=names[about])
        case ClaimSeat(about):
            text = _("A lie: {name} vouched for {other}, knowing that {other} was a saboteur.")
            return text.format(name=name, other=names[about])


def _found_out(moment: Moment, names: Sequence[str]) -> str:
    about = _about(moment)
    parts = {"name": names[moment.seat], "other": names[about]}
    if moment.change is None:
        return _("{name} looked at the role of {other} and found a saboteur.").format(**parts)
    if about == moment.seat:
        return _("From here on, the table rightly took {name} for a saboteur.").format(**parts)
    return _("After this act of {name}, the table rightly took {other} for a saboteur.").format(**parts)


def _turning_point(moment: Moment, names: Sequence[str]) -> str:
    assert moment.change is not None, "a turning point changed something"
    before, after = moment.change
    name = names[moment.seat]
    if moment.about is None:
        if after >= FAR:
            return _("The turning point: {name} closed every short way to the gold.").format(name=name)
        if before >= FAR:
            return _("The turning point: {name} opened a way to the gold.").format(name=name)
        text = _("The turning point: {name} made the way to the gold shorter. Cards needed: {before}, then {after}.")
        if after > before:
            text = _("The turning point: {name} made the way to the gold longer. Cards needed: {before}, then {after}.")
        return text.format(name=name, before=round(before), after=round(after))
    if moment.about == moment.seat:
        text = _("The turning point: with this act, suspicion of {name} went from {before}% to {after}%.")
    else:
        text = _("The turning point: with this act of {name}, suspicion of {other} went from {before}% to {after}%.")
    return text.format(name=name, other=names[moment.about], **_percents(moment))


def _about(moment: Moment) -> int:
    assert moment.about is not None, "it tells of a seat"
    return moment.about


def _percents(moment: Moment) -> dict[str, int]:
    before, after = moment.change or (0.0, 0.0)
    return {"before": round(100 * before), "after": round(100 * after)}
