"""What is packed for whoever looks into a problem: all that everybody knows, and nothing else."""

from __future__ import annotations

import json
from io import BytesIO
from itertools import groupby
from pathlib import Path
from zipfile import ZipFile

import pytest
import scenarios
from screen.twins import EXPANDED, FAIR, RULES, make_twins

from game.engine.cards import Action, Tool, face
from game.engine.commands import discard_two, give_up
from game.engine.ruleset import Ruleset
from game.play.session import Session
from game.play.sharing.redaction import public_record, public_spelling
from game.play.sharing.report import Part, Report, packed
from game.records.lines import DealLine
from game.records.replay import Played, Replay, replay, replay_file
from game.records.spelling import parse
from game.records.verify import report
from game.system.crash_report import CRASH_FILE
from game.system.settings import LastSeat, LastSetup, Settings

_VERSIONS = {"pygame-ce": "1", "SDL": "2"}
_RECORDS = ("g3-3-seats.lode", "rebel-8-seats-saboteur2-bonus.lode")


def _report(record: bytes, *, settings: Settings | None = None, folder: Path | None = None) -> Report:
    return Report(record, settings or Settings(), folder, _VERSIONS)


def _text(parts: tuple[Part, ...], name: str) -> str:
    return next(part.text for part in parts if part.name == name)


def _upto(name: str, lines: int) -> tuple[bytes, Replay]:
    """The first lines of a golden game, as a file and played again."""
    data = b"".join((scenarios.GOLDEN / name).read_bytes().splitlines(keepends=True)[:lines])
    return data, replay(data)


@pytest.mark.parametrize("rules", [RULES, FAIR, EXPANDED])
@pytest.mark.parametrize("seed", range(3))
def test_games_that_look_alike_to_everybody_give_the_same_file(rules: Ruleset, seed: int) -> None:
    one, other, _script = make_twins(seed, rules=rules)
    assert one.record != other.record
    files = [packed(_report(session.record).parts(names=names)) for session in (one, other) for names in (True, False)]
    assert files[0] == files[2]
    assert files[1] == files[3]


@pytest.mark.parametrize("name", _RECORDS)
def test_while_a_round_runs_its_deal_and_the_seeds_are_in_no_byte(name: str) -> None:
    data, found = _upto(name, 14)
    assert found.state is not None
    assert found.state.table.outcome is None
    told = "".join(part.text for part in _report(data).parts(names=True))
    deal = json.loads(data.splitlines()[1])["deal"]
    for secret in ("roles", "goals", "hands", "deck", "nuggets", "spare", "seed", "bot_seed"):
        assert f'"{secret}"' not in told
    assert " ".join(deal["roles"]) not in told
    assert str(json.loads(data.splitlines()[0])["seed"]) not in told


def test_a_round_is_whole_once_it_is_revealed_but_for_the_gold() -> None:
    whole = replay_file(scenarios.GOLDEN / "g3-3-seats.lode")
    second = next(line for line in whole.played if line.step.state.table.round == 2)
    data, found = _upto("g3-3-seats.lode", second.number + 4)
    lines = [json.loads(line) for line in public_record(found, found.names).splitlines()]
    first = json.loads(data.splitlines()[1])["deal"]
    assert lines[1]["deal"] == {key: value for key, value in first.items() if key != "nuggets"}
    rounds = [list(of) for _n, of in groupby(found.played, lambda line: line.step.state.table.round)]
    plays = [json.loads(line)["play"] for line in data.splitlines()[2 : len(rounds[0]) + 1]]
    told = [line["play"] for line in lines[2 : len(rounds[0]) + 1]]
    picks = [play for play in plays if play.startswith("keep")]
    assert picks, "the game has picks of nuggets"
    assert told == [play if not play.startswith("keep") else "keep ?" for play in plays]
    assert isinstance(second.line, DealLine)
    assert lines[len(rounds[0]) + 1] == {"deal": "?", "starter": second.line.deal.starter}


@pytest.mark.parametrize("name", ["rebel-4-seats-fair.lode", "italian-8-seats-fair.lode"])
def test_what_was_put_aside_stays_secret_when_the_round_is_revealed(name: str) -> None:
    """R1.8: neither its faces nor what they could be told by, the cards that nobody drew."""
    rounds = [list(of) for _n, of in groupby(replay_file(scenarios.GOLDEN / name).played, _round_of)]
    data, found = _upto(name, rounds[1][0].number + 3)
    told = json.loads(public_record(found, found.names).splitlines()[1])["deal"]
    deal, left = json.loads(data.splitlines()[1])["deal"], rounds[0][-1].step.state.table.deck
    assert found.rules is not None
    assert told["aside"] == ["?"] * found.rules.aside
    assert told["deck"] == [*deal["deck"][: len(deal["deck"]) - left], *["?"] * left]
    assert (told["hands"], told["roles"], told["spare"]) == (deal["hands"], deal["roles"], [])


def _round_of(line: Played) -> int:
    return line.step.state.table.round


def test_of_a_set_up_position_nobody_is_told_the_gold_that_was_won_before() -> None:
    """R7.7, also where the deal of the position says it."""
    end = scenarios.short_game().splitlines(keepends=True)[:5]
    deal = json.loads(end[1])
    deal["deal"]["gold"] = [5, 0, 7]
    found = replay(b"".join([end[0], json.dumps(deal).encode() + b"\n", *end[2:]]))
    assert found.fault is None
    assert found.state is not None
    assert found.state.table.outcome is not None
    assert found.state.table.gold is None
    told = json.loads(public_record(found, found.names).splitlines()[1])["deal"]
    assert {"nuggets", "gold"}.isdisjoint(told)


@pytest.mark.parametrize("name", _RECORDS)
def test_the_record_of_a_game_that_is_over_is_whole(name: str) -> None:
    data = (scenarios.GOLDEN / name).read_bytes()
    parts = _report(data).parts(names=True)
    assert report(replay(_text(parts, "game.lode").encode())) == report(replay(data))


def test_a_card_that_is_given_up_is_no_longer_told() -> None:
    assert public_spelling(give_up(face("NES"), Action.MAP)) == "pass ? ?"
    assert public_spelling(discard_two(face("NES"), Action.MAP, Tool.LAMP)) == "discard ? ? to remove lamp"
    for seen in ("lay NES 1,0", "map 2", "repair pick 1 with pick+lamp", "steal nobody", "claim goal 1 gold"):
        assert public_spelling(parse(seen)) == seen


def test_people_are_called_by_number_if_they_like() -> None:
    one, _other, _script = make_twins(0)
    names = one.names
    told = "".join(part.text for part in _report(one.record).parts(names=True))
    hidden = "".join(part.text for part in _report(one.record).parts(names=False))
    for seat in one.humans:
        assert names[seat] in told
        assert names[seat] not in hidden
        assert f"Person {seat + 1}" in hidden
    bots = [name for seat, name in enumerate(names) if seat not in one.humans]
    assert all(name in hidden for name in bots)


def test_of_the_settings_nothing_that_names_people_is_told() -> None:
    settings = Settings(last_setup=LastSetup((LastSeat("Ada Private", "human"),)), text_scale=130)
    told = _text(_report(b"", settings=settings).parts(names=True), "settings.json")
    assert "Ada Private" not in told
    assert json.loads(told)["text_scale"] == 130


def test_the_note_of_a_crash_goes_along(tmp_path: Path) -> None:
    (tmp_path / CRASH_FILE).write_text("ValueError\nscene.py:12 draw\n", "utf-8")
    assert "scene.py:12" in _text(_report(b"", folder=tmp_path).parts(names=True), CRASH_FILE)
    assert CRASH_FILE not in {part.name for part in _report(b"", folder=tmp_path / "other").parts(names=True)}


def test_a_report_is_one_file_that_programs_for_archives_open() -> None:
    data, _found = _upto("g3-3-seats.lode", 12)
    parts = _report(data).parts(names=True)
    with ZipFile(BytesIO(packed(parts))) as archive:
        assert archive.testzip() is None
        assert [(name, archive.read(name).decode()) for name in archive.namelist()] == list(parts)
    assert packed(parts) == packed(parts)


def test_a_game_without_a_record_is_reported_all_the_same() -> None:
    session = make_twins(1)[0].seated(make_twins(1)[0].seats)
    assert isinstance(session, Session)
    assert {part.name for part in _report(session.record).parts(names=True)} == {"versions.txt", "settings.json"}


def test_a_fault_of_the_rules_themselves_is_reported_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game whose record cannot be played again is the one that somebody reports."""

    def fails(_record: bytes) -> Replay:
        raise ZeroDivisionError("of a secret")

    monkeypatch.setattr("game.play.sharing.report.replay", fails)
    told = _text(_report(make_twins(1)[0].record).parts(names=True), "game.txt")
    assert told.startswith("ZeroDivisionError")
    assert "secret" not in told
