"""The daily shaft: the same for everybody from the date alone, and found again in records alone (UX D5)."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
import scenarios
from msgspec.structs import replace as with_

from ai.minds import PLAYABLE
from game.engine.cards import Role
from game.play.daily.goes import KNOWN, Go, Medal, Standing, goes, place_of, standing, streak_on
from game.play.daily.shaft import CREWS, FIRST_DAY, RULES, day_of, shaft_of, utc_day
from game.play.library import Glance, glance
from game.play.session import Session
from game.records.lines import Header, header_of
from game.records.names import names_complaint
from game.records.setup import HUMAN, SeatSetup

DAY = date(2026, 11, 29)
PUBLISHED = {
    date(2026, 1, 1): (9195489980749031860, 5192123868139662331, "steady/sleeper"),
    DAY: (4833240815285305459, 4411800857195388006, "steady/prospector"),
    date(2028, 2, 29): (2892791942165937959, 6049390485829799348, "steady/chatterbox"),
}
RECORDS = Path(__file__).parents[3] / "docs" / "records.md"


def header(day: date, name: str = "Ana") -> Header:
    shaft = shaft_of(day)
    setup = shaft.setup(name)
    return header_of(setup.seats, setup.rules, seed=shaft.seed, bot_seed=shaft.bot_seed)


def dug(day: date, folder: Path | None = None) -> Session:
    shaft = shaft_of(day)
    return Session.new(shaft.setup("Ana"), folder, bot_seed=shaft.bot_seed)


@pytest.mark.parametrize("day", PUBLISHED)
def test_a_day_gives_the_published_values(day: date) -> None:
    shaft = shaft_of(day)
    assert (shaft.seed, shaft.bot_seed, shaft.minds[1]) == PUBLISHED[day]
    written = re.sub(r"[\s|]+", " ", RECORDS.read_text())
    assert f"{day} {shaft.seed} {shaft.bot_seed}" in written


def test_the_derivation_is_the_one_that_is_written_down() -> None:
    dug = hashlib.sha256(b"fools-lode daily shaft 2026-11-29").digest()
    fed = hashlib.sha256(b"fools-lode daily shaft 2026-11-29 bots").digest()
    shaft = shaft_of(DAY)
    assert shaft.seed == int.from_bytes(dug[:8], "big") % 2**63
    assert shaft.bot_seed == int.from_bytes(fed[:8], "big") % 2**63
    assert shaft.minds == (HUMAN, *CREWS[dug[8] % 8])
    rows = [line for line in RECORDS.read_text().splitlines() if re.match(r"\| \d \| `", line)]
    assert [tuple(re.findall("`([^`]+)`", row)) for row in rows] == list(CREWS)


def test_what_is_dealt_on_a_known_day_is_as_published() -> None:
    state = dug(DAY).state
    assert state.roles == (Role.SABOTEUR, Role.SABOTEUR, Role.DIGGER, Role.DIGGER, Role.DIGGER)
    assert (state.table.starter, state.goals) == (4, ("gold", "NE", "NW"))
    assert [str(card) for card in state.cards[:3]] == ["NW", "rockfall", "map"]


def test_whatever_is_played_the_three_deals_are_the_same() -> None:
    dealt = []
    for bot_seed in (1, 2):
        shaft = shaft_of(DAY)
        setup = with_(shaft.setup("Ana"), seats=tuple(SeatSetup(str(seat), "random") for seat in range(5)))
        session = Session.new(setup, None, bot_seed=bot_seed)
        rounds = [(session.state.roles, session.state.goals, session.state.cards)]
        while not session.finished:
            scenarios.play_on(session, 1)
            if session.table.round > len(rounds):
                rounds.append((session.state.roles, session.state.goals, session.state.cards))
        dealt.append(rounds)
    assert len(dealt[0]) == 3
    assert dealt[0] == dealt[1]


def test_every_crew_can_be_played_and_is_four_different_bots() -> None:
    for crew in CREWS:
        assert len(set(crew)) == 4
        assert set(crew) <= set(PLAYABLE)
    assert len(set(CREWS)) == len(CREWS)


@pytest.mark.parametrize("name", ["Ana", "Bo", "Аda", "Лія"])
def test_whatever_a_person_is_called_names_can_be_told_apart(name: str) -> None:
    seats = shaft_of(DAY).setup(name).seats
    assert (len(seats), seats[0]) == (5, SeatSetup(name, HUMAN))
    assert names_complaint([seat.name for seat in seats]) is None


def test_days_begin_at_midnight_in_utc_and_leap_days_are_days() -> None:
    midnight = datetime(2028, 2, 29, tzinfo=UTC).timestamp()
    assert utc_day(midnight - 0.001) == date(2028, 2, 28)
    assert utc_day(midnight) == date(2028, 2, 29)
    assert utc_day(midnight + 86_400) == date(2028, 3, 1)
    assert len({shaft_of(date(2028, 2, 28) + timedelta(day)).seed for day in range(3)}) == 3


def test_a_record_is_known_by_its_header_whatever_the_person_is_called() -> None:
    assert day_of(header(DAY), DAY) == DAY
    assert day_of(header(DAY, "Лія"), DAY + timedelta(400)) == DAY
    assert day_of(header(DAY), DAY - timedelta(1)) == DAY  # begun after midnight by another clock
    assert day_of(header(DAY), DAY - timedelta(2)) is None
    assert day_of(header(FIRST_DAY), DAY) == FIRST_DAY


def test_other_games_are_no_daily_shafts() -> None:
    daily, setup, shaft = header(DAY), shaft_of(DAY).setup("Ana"), shaft_of(DAY)
    others = [
        with_(daily, seed=shaft.seed + 1),
        with_(daily, bot_seed=shaft_of(DAY - timedelta(1)).bot_seed),
        with_(daily, scenario=True),
        header_of(setup.seats, with_(RULES, table_talk=False), seed=shaft.seed, bot_seed=shaft.bot_seed),
        header_of(setup.seats[:4], RULES, seed=shaft.seed, bot_seed=shaft.bot_seed),
        header_of(
            (*setup.seats[:4], SeatSetup("Ed", "sharp/schemer")), RULES, seed=shaft.seed, bot_seed=shaft.bot_seed
        ),
        Header(1, daily.rules, daily.seats),
    ]
    assert [day_of(other, DAY) for other in others] == [None] * len(others)


def go(number: int, day: date, *gold: int, folder: str = "saves") -> Go:
    return Go(Path(folder) / f"autosave-{number:04}.lode", day, gold or None)


def test_the_first_finished_go_counts() -> None:
    begun, first, second = go(3, DAY), go(5, DAY, 1, 2, 3, 4, 5), go(7, DAY, 9, 2, 3, 4, 5)
    found = standing([second, begun, first], DAY)
    assert found.played == first
    assert found.unfinished == begun
    assert found.medals(Medal.GOLD) == 0


def test_games_that_were_moved_away_keep_their_order() -> None:
    moved, later = go(5, DAY, 1, 2, 3, 4, 5, folder="games"), go(7, DAY, 9, 2, 3, 4, 5)
    copy = Go(Path("saves/a copy.lode"), DAY, (8, 0, 0, 0, 0))
    assert standing([copy, later, moved], DAY).played == moved


def test_a_slot_is_not_what_is_gone_on_with() -> None:
    slot = Go(Path("saves/slot-1.lode"), DAY, None)
    assert standing([slot], DAY).unfinished is None
    assert standing([slot, go(3, DAY), go(2, DAY)], DAY).unfinished == go(3, DAY)


def test_an_unfinished_go_of_another_day_is_not_offered_today() -> None:
    found = standing([go(3, DAY - timedelta(1)), go(4, DAY + timedelta(1))], DAY)
    assert (found.unfinished, found.played, found.streak) == (None, None, 0)


@pytest.mark.parametrize(
    ("gold", "place", "medal"),
    [
        ((7, 3, 2, 1, 0), 1, Medal.GOLD),
        ((7, 7, 2, 1, 0), 1, Medal.GOLD),
        ((6, 7, 6, 1, 0), 2, Medal.SILVER),
        ((6, 7, 7, 1, 0), 3, Medal.BRONZE),
        ((5, 7, 7, 6, 0), 4, None),
        ((0, 7, 7, 6, 5), 5, None),
        ((0, 0, 0, 0, 0), 1, Medal.GOLD),
    ],
)
def test_medals_go_by_place(gold: tuple[int, ...], place: int, medal: Medal | None) -> None:
    assert place_of(gold, 0) == place
    assert go(1, DAY, *gold).medal == medal


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = [DAY - timedelta(back) for back in (0, 1, 2, 4, 5)]
    assert streak_on(DAY, days) == 3
    assert streak_on(DAY, days[1:]) == 2
    assert streak_on(DAY, days[2:]) == 0
    assert streak_on(date(2028, 3, 1), [date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)]) == 3


def folder_standing(folder: Path, today: date = DAY) -> Standing:
    return standing(goes(folder, today), today)


def test_a_game_in_the_folder_is_found_in_every_state(tmp_path: Path) -> None:
    scenarios.begun(tmp_path, 3)
    (tmp_path / "saves" / "note.lode").write_text("no record")
    assert folder_standing(tmp_path).unfinished is None
    session = dug(DAY, tmp_path)
    found = folder_standing(tmp_path).unfinished
    assert found is not None
    assert found.path == session.path
    assert Session.load(found.path).state == session.state


def finished(folder: Path) -> Session:
    """The shaft of the day, played to its end by bots that draw lots."""
    session = dug(DAY, folder)
    scenarios.play_by_lots(session)
    return session


def test_a_finished_game_counts_wherever_it_lies(tmp_path: Path) -> None:
    session = finished(tmp_path)
    path = scenarios.saved(session)
    (tmp_path / "games").mkdir()
    path.rename(tmp_path / "games" / path.name)
    counted = folder_standing(tmp_path).played
    assert counted is not None
    assert counted.gold == session.table.gold


def test_a_game_that_is_put_away_while_others_are_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = scenarios.saved(dug(DAY, tmp_path))
    (tmp_path / "games").mkdir()

    def put_away(other: Path) -> Glance | None:
        if path.exists():
            path.rename(tmp_path / "games" / path.name)
        return glance(other)

    first = scenarios.saved(dug(DAY - timedelta(1), tmp_path)).rename(tmp_path / "saves" / "autosave-0900.lode")
    monkeypatch.setattr("game.play.daily.goes.glance", put_away)
    assert {go.path for go in goes(tmp_path, DAY)} == {first, tmp_path / "games" / path.name}


def test_what_came_of_a_go_is_kept_and_can_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(tmp_path)
    found = goes(tmp_path, DAY)
    with monkeypatch.context() as patch:
        patch.setattr("game.play.daily.goes.replay", lambda _data: pytest.fail("it is not played again"))
        assert goes(tmp_path, DAY) == found
    (tmp_path / KNOWN).write_bytes(b"[1, 2")
    assert goes(tmp_path, DAY) == found
    assert found[0].gold is not None


def test_without_a_folder_nothing_was_played() -> None:
    assert list(goes(None, DAY)) == []
