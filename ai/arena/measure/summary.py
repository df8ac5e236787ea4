"""The cells of `summary.json` (docs/bots.md, "How it is measured"), made of rounds."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ai.arena.measure.figures import bootstrap_share
from ai.arena.measure.guests import GuestRound, guest_figures
from ai.arena.measure.observed import DIGITS, named, observed
from ai.arena.measure.sensed import ended, sensed, talked
from ai.arena.play.bout import Round
from ai.arena.play.designs import ArenaPlan, Guest, Mixed, ReplaceOne, Sides, replaced_seat
from ai.arena.play.observer import chance_before
from game.play.tally import percentiles

SummaryCell = dict[str, Any]


def summary(plan: ArenaPlan, rounds: Mapping[int, list[Round]]) -> list[SummaryCell]:
    """Return a cell for each number of seats that has rounds, in the order of the plan."""
    return [_cell(plan, seats, of_one) for seats, of_one in rounds.items() if _counted(plan, of_one)]


def _counted(plan: ArenaPlan, rounds: list[Round]) -> list[Round]:
    """Return the rounds that are asked about, without those that they are held against."""
    return [one for one in rounds if one.turn] if isinstance(plan.design, ReplaceOne) else rounds


def _cell(plan: ArenaPlan, seats: int, rounds: list[Round]) -> SummaryCell:
    match plan.design:
        case Sides(diggers, saboteurs):
            cell: SummaryCell = {"seats": seats, "diggers": diggers, "saboteurs": saboteurs}
            cell |= _won_by_diggers(plan, rounds) | {"gold_by_mind": _gold_by_mind(plan, rounds)}
        case ReplaceOne(one, among):
            cell = {"seats": seats, "replace": one, "among": among} | _differences(plan, rounds)
        case Guest(guest, among):
            cell = {"seats": seats, "guest": guest, "among": among}
            cell |= _won_by_diggers(plan, rounds) | {"as_guest": _as_guest(rounds, f"{plan.seed}:{seats}")}
        case Mixed(minds):
            cell = {"seats": seats, "minds": list(minds)} | _won_by_diggers(plan, rounds)
            gold = _gold_by_mind(plan, rounds)
            cell["by_mind"] = {
                mind: _by_role(plan, _seat_rounds(rounds, mind)) | {"gold": gold[mind]} for mind in sorted(gold)
            }
        case _:
            assert_never(plan.design)
    label = f"{plan.seed}:{seats}"
    cell |= observed(rounds, chance_before(plan.rules_for(seats), seats), label)
    if not plan.rules.saboteur2 and len(set(plan.design.minds)) == 1:
        cell |= {"sense": sensed(rounds, label), "talk": talked(rounds, label), "endings": ended(rounds)}
    return cell | _times(rounds)


def _as_guest(rounds: Sequence[Round], label: str) -> SummaryCell:
    parts = [GuestRound(one.seats, one.deal, one.turn, one.roles, one.won, one.gold) for one in rounds]
    return guest_figures(parts, label)


def _won_by_diggers(plan: ArenaPlan, rounds: list[Round]) -> SummaryCell:
    def won(some: Sequence[Round]) -> SummaryCell:
        deals = _deals((one.deal, one.winner == "diggers") for one in some)
        return {"rounds": len(some), **named("diggers_won", bootstrap_share(deals, _label(plan, some)))}

    return won(rounds) | {"by_saboteurs": _groups(rounds, lambda one: str(one.saboteurs), won)}


def _differences(plan: ArenaPlan, rounds: list[Round]) -> SummaryCell:
    """Return how often the replaced seat wins, against itself with the other mind on the same deal."""
    twins = {one.deal: one for one in rounds if one.turn == 0}
    replaced = _counted(plan, rounds)

    def won(some: Sequence[Round]) -> SummaryCell:
        pairs = []
        for one in some:
            seat = replaced_seat(one.bout)
            pairs.append((one.deal, seat in one.won, seat in twins[one.deal].won))
        here = _deals((deal, won) for deal, won, _ in pairs)
        there = _deals((deal, won) for deal, _, won in pairs)
        gained = _deals((deal, int(won) - int(then)) for deal, won, then in pairs)
        label = _label(plan, some)
        return {
            "rounds": len(some),
            "won": _share(here),
            "among_won": _share(there),
            **named("difference", bootstrap_share(gained, label)),
            "gold": _gold_difference([(one, twins[one.deal]) for one in some], label),
        }

    by_role = _groups(replaced, lambda one: one.roles[replaced_seat(one.bout) or 0], won)
    return won(replaced) | {"by_role": by_role, "by_saboteurs": _groups(replaced, lambda one: str(one.saboteurs), won)}


def _gold_difference(pairs: Sequence[tuple[Round, Round]], label: str) -> SummaryCell:
    """Return the gold a round of the replaced seat, what the other mind earned there, and how much more that is."""
    here, there, more = [], [], []
    for one, twin in pairs:
        seat = replaced_seat(one.bout)
        assert seat is not None
        here.append((one.deal, one.gold[seat]))
        there.append((one.deal, twin.gold[seat]))
        more.append((one.deal, one.gold[seat] - twin.gold[seat]))
    return {
        "earned": _share(_deals(here)),
        "among_earned": _share(_deals(there)),
        **named("difference", bootstrap_share(_deals(more), label)),
    }


def _gold_by_mind(plan: ArenaPlan, rounds: Sequence[Round]) -> SummaryCell:
    """Return the gold that a seat of each mind earned a round."""
    earned: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for one in rounds:
        for mind, gold in zip(one.minds, one.gold, strict=True):
            earned[mind].append((one.deal, gold))
    label = _label(plan, rounds)
    return {mind: named("earned", bootstrap_share(_deals(earned[mind]), label)) for mind in sorted(earned)}


def _seat_rounds(rounds: list[Round], mind: str) -> list[tuple[int, str, bool]]:
    """Return deal, role and whether it won, for each seat of a mind."""
    return [
        (one.deal, one.roles[seat], seat in one.won)
        for one in rounds
        for seat, name in enumerate(one.minds)
        if name == mind
    ]


def _by_role(plan: ArenaPlan, seats: list[tuple[int, str, bool]]) -> SummaryCell:
    def won(some: Sequence[tuple[int, str, bool]]) -> SummaryCell:
        deals = _deals((deal, won) for deal, _, won in some)
        return {"rounds": len(some), **named("won", bootstrap_share(deals, f"{plan.seed}:{len(some)}"))}

    return won(seats) | {"by_role": _groups(seats, lambda seat: str(seat[1]), won)}


def _groups(
    things: Sequence[Any], key: Callable[[Any], str], figure: Callable[[Sequence[Any]], SummaryCell]
) -> SummaryCell:
    """Return the figure of each group, by its key."""
    groups: defaultdict[str, list[Any]] = defaultdict(list)
    for thing in things:
        groups[key(thing)].append(thing)
    return {name: figure(groups[name]) for name in sorted(groups)}


def _deals(counts: Iterable[tuple[int, int]]) -> list[complex]:
    """Sum counts by deal, beside the number of their rounds."""
    sums: defaultdict[int, complex] = defaultdict(complex)
    for deal, count in counts:
        sums[deal] += complex(count, 1)
    return [sums[deal] for deal in sorted(sums)]


def _share(deals: Sequence[complex]) -> float:
    total = sum(deals)
    return round(total.real / total.imag, DIGITS)


def _label(plan: ArenaPlan, rounds: Sequence[Round]) -> str:
    return f"{plan.seed}:{rounds[0].seats}:{len(rounds)}"


def _times(rounds: Iterable[Round]) -> SummaryCell:
    """Return percentiles of the decision times, of all minds together and of each."""
    times: defaultdict[str, array[int]] = defaultdict(lambda: array("Q"))
    for one in rounds:
        for mind, us in one.us.items():
            times[mind].extend(time * 1000 for time in us)
    pooled = array("Q")
    for taken in times.values():
        pooled.extend(taken)
    by_mind = {mind: percentiles(times[mind]) for mind in sorted(times)}
    return {"decision_ms": percentiles(pooled), "decision_ms_by_mind": by_mind}
