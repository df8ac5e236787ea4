"""The log of a game as a file of text (UX M20)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scenarios import begun, whole_game

from game.cli.gallery_games import whole_game as gallery_game
from game.engine.observe import log_of
from game.engine.ruleset import Ruleset
from game.play.log_text import log_text, save_log, told
from game.play.session import Session
from game.words.log import sentence


def test_it_has_every_public_line_of_every_round_and_no_other() -> None:
    session = gallery_game(5)
    text = log_text(session)
    logs = session.public_logs()
    assert len(logs) == 3
    assert text.startswith("Fool's Lode: the log of a game\n" + ", ".join(session.names))
    lines = [line for line in text.splitlines()[3:] if line and not re.fullmatch("Round [123]", line)]
    public = [
        sentence(event, session.names, round_number=number, place=place, log=log)
        for number, log in enumerate(logs, 1)
        for place, event in enumerate(log)
    ]
    assert lines == [line for line in public if line is not None]


def test_it_begins_with_a_fair_fight_and_house_rules_that_are_numbers() -> None:
    def head(rules: Ruleset) -> list[str]:
        return told(("Ada", "Bo", "Cy"), rules, ()).splitlines()[2:]

    assert head(Ruleset()) == ["Edition: Rebel"]
    assert head(Ruleset().fair(3)) == ["Edition: Rebel", "Fair fight: exactly 1 saboteur, 10 cards put aside."]
    assert head(Ruleset(aside=1)) == ["Edition: Rebel", "House rule: 0 or 1 saboteur, 1 card put aside."]


def test_it_tells_no_hand_and_no_role_of_a_round_that_is_played() -> None:
    session = begun(None, 9)
    text = log_text(session)
    assert "drew" not in text
    assert session.names[0] in text
    private = {
        sentence(event, session.names, place=place)
        for seat in range(4)
        for place, event in enumerate(log_of(session.state, seat))
    } - set(text.splitlines())
    assert any(line and "drew" in line for line in private), "a seat's own log has what this one leaves out"


def test_the_file_is_named_for_the_save_and_written_anew(tmp_path: Path) -> None:
    session = begun(tmp_path, 4)
    path = save_log(session, tmp_path)
    assert path.parent == tmp_path / "logs"
    assert re.fullmatch(r"log-0001-\d{4}-\d\d-\d\d\.txt", path.name)
    assert path.read_text("utf-8") == log_text(session)
    assert save_log(session, tmp_path) == path


def test_a_resumed_game_has_the_rounds_before(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    path = tmp_path / "saves" / "autosave-0001.lode"
    path.write_bytes(whole_game())
    session = Session.load(path)
    assert [len(list(log)) > 1 for log in session.public_logs()] == [True] * 3


def test_a_folder_that_cannot_be_made_is_an_error_of_the_disk(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    with pytest.raises(OSError, match="exists"):
        save_log(begun(None, 1), tmp_path)
