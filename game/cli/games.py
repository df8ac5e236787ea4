"""`verify` and `simulate`: the calls that need no window."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ai.minds import PLAYABLE
from game.engine.ruleset import EDITIONS, Ruleset
from game.play.session import fresh_seed
from game.play.simulate import Plan
from game.play.simulate import simulate as play_all
from game.play.tally import Tally
from game.records.files import Unreadable
from game.records.lines import RecordFault
from game.records.replay import replay_file
from game.records.setup import numbers_complaint, seats_sentence
from game.records.verify import report
from game.system.errors import WrongCall, reason_of
from game.system.i18n import _
from game.system.paths import shown_path
from game.words.characters import unknown_mind_sentence
from game.words.things import decimal_words


def verify(call: argparse.Namespace) -> int:
    """Check a record. Returns exit code 0 when it is valid, 1 when it is refused."""
    try:
        replay = replay_file(call.file)
    except Unreadable as unreadable:
        raise WrongCall(unreadable.message) from None
    found = report(replay)
    print(json.dumps(found) if call.json else _verdict(call.file, found, replay.fault))
    return 0 if replay.fault is None else 1


def _verdict(path: Path, found: dict[str, Any], fault: RecordFault | None) -> str:
    """Return the outcome of `verify` in one line."""
    if fault is None:
        gold = " ".join(map(str, found["gold"]))
        text = _("{path} is a valid record. Rounds finished: {rounds}. Gold: {gold}.")
        return text.format(path=shown_path(path), rounds=len(found["rounds"]), gold=gold or 0)
    where = _("line {line}").format(line=fault.line)
    clause = "" if fault.clause is None else f", {fault.clause}"
    return f"{shown_path(path)}, {where}{clause}: {fault.message}"


def rules_of(call: argparse.Namespace) -> Ruleset:
    """Return the rules that a call names, a fair fight aside: that goes by the number of seats."""
    return msgspec.structs.replace(
        EDITIONS[call.edition],
        saboteur2=call.saboteur2,
        bonus_nuggets=call.bonus_nuggets,
        saboteurs=call.saboteurs,
        aside=call.aside or 0,
    )


def rules_for(call: argparse.Namespace, rules: Ruleset, seats: int) -> Ruleset:
    """Return these rules with the numbers that the call wants for so many seats. Raises `WrongCall` (R1.7 to R1.9)."""
    if call.fair and (call.saboteurs is not None or call.aside is not None):
        raise WrongCall(_("--fair sets saboteurs and cards aside itself; leave out --saboteurs and --aside."))
    if call.fair and rules.saboteur2:
        raise WrongCall(_("A fair fight is a preset of the base game, not of Saboteur 2."))
    found = rules.fair(seats) if call.fair else rules
    complaint = numbers_complaint(found, seats)
    if complaint is not None:
        raise WrongCall(complaint)
    return found


def simulate(call: argparse.Namespace) -> int:
    """Play, and print the figures."""
    plan = _plan(call)
    try:
        with _progress(plan.rounds) as progress:
            tally = play_all(plan, call.jobs, progress)
    except OSError as error:
        raise _unwritable(call.records, error) from None
    except BrokenProcessPool:
        raise WrongCall(_("One of the processes ended before its work was done.")) from None
    print(json.dumps(tally.report(plan.seats)) if call.json else _table(tally, plan))
    return 0


def _plan(call: argparse.Namespace) -> Plan:
    rules = msgspec.structs.replace(rules_of(call), table_talk=call.table_talk)
    if not rules.fewest_seats <= call.seats <= rules.most_seats:
        raise WrongCall(seats_sentence(rules))
    rules = rules_for(call, rules, call.seats)
    minds = tuple(mind.strip() for mind in call.minds.split(","))
    for mind in minds:
        if mind not in PLAYABLE:
            raise WrongCall(unknown_mind_sentence(mind))
    if call.records is not None:
        try:
            call.records.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise _unwritable(call.records, error) from None
    seed = fresh_seed() if call.seed is None else call.seed
    return Plan(call.rounds, call.seats, minds, rules, seed, call.records)


def _unwritable(folder: Path, error: Exception) -> WrongCall:
    sentence = _("{folder} cannot be written: {reason}.")
    return WrongCall(sentence.format(folder=shown_path(folder), reason=reason_of(error)))


@contextmanager
def _progress(rounds: int) -> Iterator[Callable[[int], object]]:
    """Yield what hears of finished rounds: a bar on stderr if that is a terminal, else a function that does nothing."""
    if not sys.stderr.isatty():
        yield lambda _finished: None
        return
    from tqdm import tqdm  # takes a while to import, and few calls show it

    with tqdm(total=rounds, unit=_("rounds"), file=sys.stderr) as bar:
        yield bar.update


def _table(tally: Tally, plan: Plan) -> str:
    """Return the figures for a person to read."""
    found = tally.report(plan.seats)
    speed = tally.moves / tally.seconds if tally.seconds else 0.0
    won = _("the gold was joined: {won} of {rounds}")
    if not plan.rules.saboteur2:
        won = _("won by the gold-diggers: {won} of {rounds}")
    lines = [
        _("{rounds} rounds of {seats} seats, {moves} moves in {seconds} s ({speed} a second)").format(
            rounds=tally.rounds,
            seats=plan.seats,
            moves=tally.moves,
            seconds=decimal_words(tally.seconds),
            speed=round(speed),
        ),
        won.format(won=tally.diggers_won, rounds=tally.rounds),
    ]
    for saboteurs, (won, rounds) in found["by_saboteurs"].items():
        text = _("  with saboteurs {saboteurs}: {won} of {rounds}")
        lines.append(text.format(saboteurs=saboteurs, won=won, rounds=rounds))
    for mind, sums in found["by_mind"].items():
        text = _("{mind}: won {won} of {rounds}, gold {gold}; decision p50 {p50} ms, p95 {p95} ms, p99 {p99} ms")
        times = {name: decimal_words(time, places=2) for name, time in found["decision_ms"][mind].items()}
        lines.append(text.format(mind=mind, **sums, **times))
    return "\n".join(lines)
