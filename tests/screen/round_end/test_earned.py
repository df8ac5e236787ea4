"""What people have earned is told when roles lie open, and what hangs on gold when the game is over (UX D6, R7.7)."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from scenarios import header, play_by_lots, plays, position, record
from screen.driving import AtOnce, Driver, make_context

from game.play.daily.shaft import shaft_of, utc_day
from game.play.desk import Origin
from game.play.session import Session
from game.records.setup import SeatSetup
from game.records.spelling import parse
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.shared import daily_result
from game.scenes.shared.daily_result import DailyResult
from game.scenes.shared.earned import EarnedInRound, earned_with_game
from game.ui.context import Context

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp()
TUNNEL = {f"{x},0": "EW" for x in range(1, 6)}
STRIKE = [(0, "lay EW 6,0"), (1, "lay EW 7,0")]


def near_the_gold(folder: Path) -> Session:
    """Three people, two cards from the gold, which the second one reaches with its last card."""
    dealt = position(
        maze=TUNNEL, hands=[["EW"], ["EW"], ["NS"]], roles=["digger", "digger", "saboteur"], nuggets=[3, 1, 1, 1]
    )
    path = folder / "saves" / "autosave-0001.lode"
    path.parent.mkdir()
    path.write_bytes(record(header(3, scenario=True), dealt, *plays(*STRIKE[:1])))
    return Session.load(path)


def context_of(folder: Path | None = None) -> Context:
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    context.now = lambda: NOON
    return context


def strike(session: Session) -> None:
    session.play(parse(STRIKE[1][1]))


def told(session: Session) -> list[tuple[int, str]]:
    earned = EarnedInRound(context_of(), session)
    assert not earned.waits
    return [(each.seat, each.title) for each in earned.honoured]


def test_nothing_is_told_before_roles_lie_open_and_then_who_has_earned_what(tmp_path: Path) -> None:
    session = near_the_gold(tmp_path)
    assert told(session) == []
    strike(session)
    assert session.table.to_play is not None, "nuggets are still asked for"
    assert told(session) == [(1, "Gold strike"), (1, "The very last card")]
    assert earned_with_game(session) == []


def test_it_is_told_with_the_name_and_what_was_done(tmp_path: Path) -> None:
    session = near_the_gold(tmp_path)
    strike(session)
    first = EarnedInRound(context_of(), session).honoured[0]
    assert first.about == "Bo has earned “Gold strike”. Lay the card that reaches the gold, in a round that you win."


def test_bots_and_games_of_what_if_earn_nothing(tmp_path: Path) -> None:
    session = near_the_gold(tmp_path)
    strike(session)
    assert told(session.seated(tuple(SeatSetup(seat.name, "steady") for seat in session.seats))) == []
    session.desk.come_from(Origin("autosave-0000.lode", "", 5, 1, 0))
    assert told(session) == []


def test_the_end_of_the_round_shows_who_has_earned_what_once_roles_lie_open(tmp_path: Path) -> None:
    session = near_the_gold(tmp_path)
    strike(session)
    context = context_of()
    scene = RoundEndScene(context, session)
    driver = Driver(context, scene)
    assert "medals" not in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    driver.frame()
    ribbon = next(part for part in scene.parts if part.name == "medals")
    assert [line.text for line in ribbon.texts(context.viewport)] == ["Gold strike", "The very last card"]
    assert "Reach the gold with the last card of your hand" in " ".join(ribbon.spoken(context.viewport))


def dug(folder: Path | None) -> Session:
    """The daily shaft of today, dug by bots that draw lots."""
    shaft = shaft_of(utc_day(NOON))
    session = Session.new(shaft.setup("Ana"), folder, bot_seed=shaft.bot_seed)
    play_by_lots(session)
    return session


def test_a_daily_game_has_its_line_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(daily_result, "copy", copy)
    session = dug(tmp_path)
    context = context_of(tmp_path)
    result = DailyResult(context, session)
    gold = session.table.gold
    assert gold is not None
    assert not result.practice
    assert f"place {1 + sum(each > gold[0] for each in gold)} of 5, {gold[0]} gold" in result.line
    assert result.line.endswith("1 day in a row")
    result.copy()
    assert copied == [result.line]
    assert context.urgent == "The result is on the clipboard."


def test_without_a_folder_the_game_at_hand_counts() -> None:
    result = DailyResult(context_of(None), dug(None))
    assert result.line.endswith("1 day in a row")


def test_another_game_has_no_line(tmp_path: Path) -> None:
    session = near_the_gold(tmp_path)
    result = DailyResult(context_of(tmp_path), session)
    assert (result.day, result.line, result.waits) == (None, "", False)


def test_the_scoreboard_of_a_daily_game_copies_its_result_and_tells_what_was_earned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(daily_result, "copy", copied.append)
    session = dug(tmp_path)
    context = context_of(tmp_path)
    context.settings.speed_own = "instant"
    scene = Scoreboard(context, session)
    driver = Driver(context, scene)
    driver.frame()
    assert "again" not in scene.rects()
    driver.press(pygame.K_RETURN)
    assert copied == [DailyResult(context, session).line]
    told = " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))
    earned = earned_with_game(session)
    assert all(each.shortly in told for each in earned)
    assert ("has earned" in told) == bool(earned)


def test_a_second_go_is_told_to_be_practice(tmp_path: Path) -> None:
    first, context = dug(tmp_path), context_of(tmp_path)
    gold = first.table.gold
    assert gold is not None
    result = DailyResult(context, first)
    other = Session.new(first.setup, None)
    assert DailyResult(context, other).day is None
    again = DailyResult(context, first)
    again._gold = (gold[0] + 1, *gold[1:])  # another go that ended otherwise
    assert (result.practice, again.practice) == (False, True)
    assert again.line == result.line
