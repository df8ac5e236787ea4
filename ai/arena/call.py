"""The command line of the arena: `python -m ai.arena` (docs/bots.md, "How it is measured")."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ai.arena.measure.checks import BASE_RULES
from ai.arena.play.cluster import Scheduler, Tls
from ai.arena.play.designs import ArenaPlan, Design, Guest, Mixed, ReplaceOne, Sides
from ai.arena.running import Workers, played_at_once, run_plan
from ai.arena.show.bots_page import tables, write_page
from ai.arena.show.report import report_text
from ai.arena.show.sense_report import sense_text
from ai.arena.table.passes import measure
from ai.minds import UnknownMind, persona_of
from game.engine.ruleset import EDITIONS
from game.records.setup import numbers_complaint, seats_sentence
from game.system.arguments import LARGEST, MOST_JOBS, Parser, whole
from game.system.errors import WrongCall, run_call
from game.system.paths import shown_path
from game.words.characters import unknown_mind_sentence

TABLE_SEED = 4
"""Deals the cards of the table: deals on which nothing was fitted or tried."""

_ABOUT = "Measure bots against bots. `ai.arena table` measures all targets, `ai.arena sense` counts mistakes."


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a call and return its exit code: 2 for wrong arguments, with one line on stderr."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    return run_call(lambda: _carry_out(words), "interrupted; the same call goes on from here")


def _carry_out(words: list[str]) -> int:
    of_its_own = {"table": _table_parser, "sense": _sense_parser}
    named = of_its_own.get(words[0]) if words else None
    call = _parser().parse_args(words) if named is None else named().parse_args(words[1:])
    try:
        text = call.carry_out(call)
    except OSError as error:
        raise WrongCall(f"{shown_path(error.filename or call.out)}: {error.strerror or error}") from None
    print(text)
    return 0


def _compare(call: argparse.Namespace) -> str:
    return report_text(run_plan(_plan(call), call.out, Workers(call.jobs, _scheduler(call))))


def _table(call: argparse.Namespace) -> str:
    until = time.monotonic() + 60 * call.minutes
    results = measure(call.out, call.seed, Workers(call.jobs, _scheduler(call), until))
    if call.docs is not None:
        write_page(results, call.docs)
    return tables(results)


def _sense(call: argparse.Namespace) -> str:
    """Play whole tables of one level and count what makes no sense."""
    plan = ArenaPlan(Sides(call.level, call.level), call.seats, call.rounds, call.seed, BASE_RULES, fair=call.fair)
    _check(plan)
    return sense_text(call.level, played_at_once(plan, Workers(call.jobs)), call.examples)


def _scheduler(call: argparse.Namespace) -> Scheduler | None:
    """Return the cluster that the call names. Raises `WrongCall` for TLS without it or with a file missing."""
    files = [call.tls_ca_file, call.tls_cert, call.tls_key]
    if files == [None, None, None]:
        return None if call.scheduler is None else Scheduler(call.scheduler)
    if call.scheduler is None or None in files:
        raise WrongCall("--tls-ca-file, --tls-cert and --tls-key go together, and with --scheduler")
    return Scheduler(call.scheduler, Tls(*files))


def _plan(call: argparse.Namespace) -> ArenaPlan:
    rules = msgspec.structs.replace(
        EDITIONS[call.edition],
        saboteur2=call.saboteur2,
        bonus_nuggets=call.bonus_nuggets,
        table_talk=not call.no_table_talk,
        saboteurs=_number_dealt(call),
        aside=call.aside or 0,
    )
    if call.fair and (rules.saboteur2 or rules.saboteurs is not None or call.aside is not None):
        raise WrongCall("--fair sets the number of saboteurs and the cards aside itself, in the base game alone")
    plan = ArenaPlan(_design(call), call.seats, call.rounds, call.seed, rules, fair=call.fair)
    _check(plan)
    return plan


def _check(plan: ArenaPlan) -> None:
    """Raise `WrongCall` for seats, minds or numbers of saboteurs that there are not."""
    rules = plan.rules
    for seats in plan.seats:
        if not rules.fewest_seats <= seats <= rules.most_seats:
            raise WrongCall(seats_sentence(rules))
    for mind in plan.design.minds:
        try:
            persona_of(mind)
        except UnknownMind:
            raise WrongCall(unknown_mind_sentence(mind)) from None
    for seats in plan.seats:
        complaint = numbers_complaint(plan.rules_for(seats), seats)
        if complaint is not None:
            raise WrongCall(complaint)


def _number_dealt(call: argparse.Namespace) -> int | None:
    """Return the number that `--saboteurs` names, where it names one and no mind (R1.7)."""
    return next((found for found in reversed(call.saboteurs) if isinstance(found, int)), None)


def _mind_of_saboteurs(call: argparse.Namespace) -> str | None:
    """Return the mind that `--saboteurs` names, where it names one."""
    return next((found for found in reversed(call.saboteurs) if isinstance(found, str)), None)


def _mind_or_number(text: str) -> str | int:
    """Read what begins like a number as one, and anything else as the name of a mind."""
    return whole(0, LARGEST)(text) if re.match(r"[-+]?[0-9]", text, re.ASCII) else text


def _design(call: argparse.Namespace) -> Design:
    """Return the one design that the call names."""
    match (call.diggers, _mind_of_saboteurs(call), call.replace, call.guest, call.among, call.minds):
        case (str(diggers), str(saboteurs), None, None, None, None):
            return Sides(diggers, saboteurs)
        case (None, None, str(one), None, str(among), None):
            return ReplaceOne(one, among)
        case (None, None, None, str(guest), str(among), None):
            return Guest(guest, among)
        case (None, None, None, None, None, str(minds)):
            return Mixed(tuple(mind.strip() for mind in minds.split(",")))
        case _:
            raise WrongCall("name --diggers and --saboteurs, or --replace or --guest and --among, or --minds")


def _parser() -> argparse.ArgumentParser:
    top = Parser(prog="ai.arena", description=_ABOUT, allow_abbrev=False)
    top.add_argument("--diggers", metavar="A", help="the mind of every seat that is no saboteur")
    saboteurs = top.add_argument("--saboteurs", metavar="B|N", action="append", type=_mind_or_number, default=[])
    saboteurs.help = "the mind of every saboteur; as a number, how many there are; may be given twice"
    top.add_argument("--replace", metavar="A", help="the mind of one seat, against B there")
    top.add_argument("--guest", metavar="A", help="the mind of one seat, against the others there")
    top.add_argument("--among", metavar="B", help="the mind of the others")
    top.add_argument("--minds", metavar="A,B,…", help="minds at one table, whatever their roles")
    top.add_argument("--seats", metavar="K,…", type=_numbers, required=True, help="a cell for each")
    top.add_argument("--rounds", metavar="N", type=whole(1, LARGEST), required=True, help="of each cell")
    top.add_argument("--seed", metavar="S", type=whole(-LARGEST, LARGEST), required=True, help="deals the cards")
    top.add_argument("--edition", choices=sorted(EDITIONS), default="rebel")
    top.add_argument("--saboteur2", action="store_true", help="with the expansion Saboteur 2")
    top.add_argument("--bonus-nuggets", action="store_true", help="with the bonus nuggets")
    top.add_argument("--aside", metavar="N", type=whole(0, LARGEST), help="put so many cards aside unseen")
    top.add_argument(
        "--fair", action="store_true", help="fair fights: saboteurs and cards aside by the number of seats"
    )
    top.add_argument("--no-table-talk", action="store_true", help="without claims")
    _work_arguments(top)
    top.set_defaults(carry_out=_compare)
    return top


def _table_parser() -> argparse.ArgumentParser:
    top = Parser(prog="ai.arena table", description="Measure the whole table of targets.", allow_abbrev=False)
    minutes = top.add_argument("--minutes", metavar="M", type=whole(0, LARGEST), required=True)
    minutes.help = "stop after so long; 0 shows what is there"
    top.add_argument("--seed", metavar="S", type=whole(-LARGEST, LARGEST), default=TABLE_SEED, help="deals the cards")
    top.add_argument("--docs", metavar="DIR", type=Path, help="put the tables and charts into the documentation there")
    _work_arguments(top)
    top.set_defaults(carry_out=_table)
    return top


def _sense_parser() -> argparse.ArgumentParser:
    about = "Count what makes no sense, over whole tables of one level."
    top = Parser(prog="ai.arena sense", description=about, allow_abbrev=False)
    top.add_argument("--level", metavar="A", default="sharp", help="the mind of every seat")
    top.add_argument("--seats", metavar="K,…", type=_numbers, default=(4, 5, 8), help="a column for each")
    top.add_argument("--rounds", metavar="N", type=whole(1, LARGEST), default=200, help="of each column")
    top.add_argument("--seed", metavar="S", type=whole(-LARGEST, LARGEST), required=True, help="deals the cards")
    top.add_argument("--fair", action="store_true", help="fair fights (R1.9)")
    top.add_argument("--examples", metavar="N", type=whole(0, LARGEST), default=0, help="show so many of each kind")
    top.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help="processes")
    top.set_defaults(carry_out=_sense, out=None)
    return top


def _work_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help="processes")
    to.add_argument("--out", metavar="DIR", type=Path, required=True, help="keeps every round; go on there later")
    scheduler = to.add_argument("--scheduler", metavar="ADDRESS")
    scheduler.help = "of a Dask cluster that does the work; whoever answers there can run anything under your account"
    for what, about in (("ca-file", "who is trusted"), ("cert", "the own certificate"), ("key", "its key")):
        to.add_argument(f"--tls-{what}", metavar="PEM", type=Path, help=f"{about}, where the cluster speaks TLS")


def _numbers(text: str) -> tuple[int, ...]:
    """Read numbers of seats, each once."""
    read = whole(0, LARGEST)
    return tuple(dict.fromkeys(read(number.strip()) for number in text.split(",")))
