"""The language of the command line: the call's own, else the one of the settings, else the system's."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from scenarios import GOLDEN

from game.cli.main import main, named_language, parser
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, _, languages, spoken_language, use_language
from game.system.mother_tongue import speak_in_lines
from game.system.settings import FILE_NAME

GAME = str(GOLDEN / "rebel-5-seats.lode")
CALLS = ("play", "watch", "verify", "simulate", "gallery")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FOOLS_LODE_HOME", str(tmp_path))
    yield
    use_language(SOURCE_LANGUAGE)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as ended:
        code = int(ended.code or 0)
    return code, *capsys.readouterr()


def test_a_record_is_judged_in_the_language_of_the_call(capsys: pytest.CaptureFixture[str]) -> None:
    english = said(capsys, "verify", GAME)[1]
    code, out, err = said(capsys, "verify", GAME, "--language", PSEUDO_LANGUAGE)
    assert (code, err) == (0, "")
    assert "vālīd ręćōrd" in out
    assert "valid record" in english
    assert said(capsys, f"--language={PSEUDO_LANGUAGE}", "verify", GAME)[1] == out


def test_the_settings_say_it_where_the_call_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / FILE_NAME
    settings.write_text(json.dumps({"language": PSEUDO_LANGUAGE}), encoding="utf-8")
    assert "vālīd ręćōrd" in said(capsys, "verify", GAME)[1]
    assert "valid record" in said(capsys, "verify", GAME, "--language", "en")[1]
    assert list(tmp_path.iterdir()) == [settings], "a call that only reads writes nothing"


def test_else_the_system_says_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("LANGUAGE", "de_DE")
    said(capsys, "verify", "nonexistent")
    assert _("{path} is a valid record. Rounds finished: {rounds}. Gold: {gold}.").startswith("{path} ")
    assert spoken_language() == "de"


@pytest.mark.parametrize("words", [("verify", GAME, "--json"), ("verify", __file__, "--json")])
def test_what_other_programs_read_is_the_same_everywhere(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    english = said(capsys, *words)
    (tmp_path / FILE_NAME).write_text(json.dumps({"language": PSEUDO_LANGUAGE}), encoding="utf-8")
    assert said(capsys, *words) == english


@pytest.mark.parametrize("call", CALLS)
def test_every_call_takes_a_language(call: str) -> None:
    rest = {"simulate": ["--rounds", "1", "--seats", "3", "--minds", "random"], "play": []}.get(call, ["x"])
    for words in ([call, *rest, "--language", "uk"], ["--language", "uk", call, *rest]):
        assert parser().parse_args(words).language == "uk"


def test_help_and_complaints_of_the_standard_library_are_in_that_language_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _err = said(capsys, "--language", PSEUDO_LANGUAGE, "verify", "--help")
    assert code == 0
    assert "usage" not in out
    assert "show this help" not in out
    code, out, err = said(capsys, "--language", PSEUDO_LANGUAGE, "verify")
    assert (code, out) == (2, "")
    assert "required" not in err
    assert err.rstrip().endswith("~~~~")


def test_what_the_system_says_of_files_is_in_that_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (("verify", "nonexistent"), ("watch", "nonexistent/file"), ("gallery", f"{GAME}/x")):
        code, out, err = said(capsys, *call, "--language", "de")
        assert (code, out) == (2, "")
        assert err.startswith("fools-lode: ")
        assert err.count("\n") == 1
        assert "Ordner" in err
        assert "directory" not in err


def test_figures_have_the_decimal_sign_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    simulate = ("simulate", "--rounds", "1", "--seats", "3", "--minds", "random")
    assert not re.search(r"[0-9]\.[0-9]", said(capsys, *simulate, "--language", "de")[1])
    assert re.search(r"p50 [0-9]\.[0-9][0-9] ms", said(capsys, *simulate)[1])


@pytest.mark.parametrize("name", ["DE", "de_AT", "de-CH", "de_DE.UTF-8"])
def test_a_language_may_be_named_as_systems_name_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "verify", GAME, "--language", name) == said(capsys, "verify", GAME, "--language", "de")


@pytest.mark.parametrize(
    ("encoding", "spoken"), [("cp1252", "en"), ("ascii", "en"), ("koi8-u", "uk"), ("cp1251", "uk")]
)
def test_a_terminal_without_the_letters_of_a_language_is_spoken_to_in_english(
    encoding: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, io.TextIOWrapper(io.BytesIO(), encoding))
    speak_in_lines("uk")
    assert spoken_language() == spoken


def test_an_unknown_language_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    for words in (["verify", GAME], [], ["play"], ["watch", GAME]):
        code, out, err = said(capsys, *words, "--language", "tlh")
        assert (code, out, err) == (2, "", "fools-lode: This version does not speak tlh.\n")


def test_there_is_more_than_one_to_choose() -> None:
    assert {"en", "de", "it", "pl", "uk"} <= set(languages())


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ([], ""),
        (["play"], ""),
        (["play", "--language", "uk"], "uk"),
        (["--language", "uk", "play", "--language=de"], "de"),
        (["--language=", "play"], ""),
        (["play", "--language"], ""),
    ],
)
def test_a_call_without_a_word_names_no_language(words: list[str], language: str) -> None:
    assert named_language(words) == language
