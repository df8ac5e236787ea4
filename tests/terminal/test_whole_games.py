"""Whole games in text, by people who type what is offered to them (UX D8)."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from terminal.typing_games import (
    AWAY,
    Random,
    Typist,
    first_to_play,
    one_card_from_the_gold,
    play,
    said,
    session,
    typed,
)

from game.engine.ruleset import FAIR_FIGHT
from game.hindsight.advice import advise
from game.play.pin import Pin
from game.play.session import Session
from game.records.replay import replay_file
from game.records.setup import Setup
from game.records.verify import report
from game.system.settings import Settings
from game.terminal.console import Console
from game.terminal.start import play_on
from game.words.rules import numbers_sentence


@pytest.mark.parametrize(
    ("seats", "humans", "saboteur2", "bonus"),
    [(3, 1, False, False), (5, 2, False, True), (10, 3, False, False), (12, 2, True, True), (2, 1, True, False)],
)
def test_a_whole_game_by_what_is_offered(seats: int, humans: int, saboteur2: bool, bonus: bool) -> None:
    game = session(seats, humans, saboteur2=saboteur2, bonus=bonus)
    text = play(game, Random(seats))
    assert game.table.gold is not None
    assert text.count("Round 3 began") == 1
    assert "The game is over." in text
    for name, gold in zip(game.names, game.table.gold, strict=True):
        assert text.count(f"{name} was a") + text.count(f"{name} was the") == 3
        assert f"{name}: {gold} gold" in text
    assert (AWAY in text) == (humans > 1)


def test_every_event_of_a_game_is_one_line_and_told_once() -> None:
    text = play(session(4), Random(1))
    assert text.count("Round 2 began.") == 1
    assert not [line for line in text.splitlines() if "\r" in line or "\x1b" in line]
    drawn = [line for line in text.splitlines() if " drew " in line]
    assert drawn
    assert all(line.startswith("Ada drew ") for line in drawn)


def test_gold_that_was_lost_has_a_minus() -> None:
    game = session(4, seed=2, saboteur2=True)
    text = play(game, Random(2))
    losses = [result.paid[seat] for result in game.results for seat in range(4) if result.paid[seat] < 0]
    assert losses
    rounds = [line.partition("round by round ")[2] for line in text.splitlines() if "round by round" in line]
    assert " ".join(rounds).count("−") == len(losses)


def test_the_record_is_that_of_the_window_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    setup = session(3).setup
    game = Session.new(Setup(setup.seats, setup.rules), tmp_path, seed=1, bot_seed=2)
    text = play(game, Random(1, most=9))
    assert text.endswith("The game is saved in autosave-0001.lode.\n")
    assert game.path is not None
    again = Session.load(game.path)
    assert again.state.table == game.state.table
    told = play(again, Random(2))
    assert "Round 3 began" in told
    found = replay_file(tmp_path / "saves" / "autosave-0001.lode")
    assert report(found)["ok"]
    assert len(report(found)["rounds"]) == 3


def test_a_game_that_goes_on_tells_what_happened_before() -> None:
    game = session(3)
    play(game, Random(1, most=9))
    last = [line for line in play(game, typed([])).splitlines() if "laid" in line or "passed" in line]
    assert last


def test_the_end_of_the_input_leaves_the_game_as_it_was() -> None:
    game = session(3, 3)
    before = game.state
    text = play(game, typed(["", "hand"]))
    assert game.state == before
    assert text.endswith("The game is not saved.\n")


def test_quit_ends_and_says_where_the_game_is() -> None:
    heard = said(session(3), "quit", "hand")
    assert heard == []


@pytest.mark.parametrize("last", ["quit", None, KeyboardInterrupt], ids=["quit", "no more input", "interrupted"])
def test_whoever_leaves_an_open_hand_takes_it_out_of_sight(last: str | type[KeyboardInterrupt] | None) -> None:
    lines = iter(["", "hand", "role"])

    def answer(_written: Sequence[str]) -> str | None:
        line = next(lines, last)
        if isinstance(line, type):
            raise line
        return line

    sink = io.StringIO()
    play_on(session(3, 3), Console(Typist(sink, answer), sink), Settings())
    private, public = sink.getvalue().rsplit(AWAY, 1)
    assert "Your role: " in private
    assert "Hand: 1 " in private
    assert public == "The game is not saved.\n"


def test_one_person_alone_leaves_without_blank_lines() -> None:
    assert AWAY not in play(session(3), typed(["hand", "quit"]))


def test_a_bonus_nugget_is_placed_by_its_value_and_place() -> None:
    game = session(3, 3, bonus=True)
    heard = said(game, "", "999", "hand", "bonus 2 at 4 right 1 up")
    assert heard[0][-1] == "For instance: bonus 2 at 4 right 1 up."
    assert heard[1] == ["There is no option 999. Type options to hear them."]
    assert len(heard[2]) == 6
    assert "placed the bonus nugget worth 2 at 4 right, 1 up." in heard[3][0]


def test_nugget_cards_are_picked_in_private_by_value_and_told_in_public_without() -> None:
    game = one_card_from_the_gold(3)
    seat = game.table.to_play
    assert seat is not None
    number = [str(card) for card in game.view(seat).hand].index("EW") + 1
    heard = said(game, "", f"lay {number} 7 right", "1", "", "", "1", "", "", "1", "")
    text = [line for lines in heard for line in lines]
    assert any(line.startswith("The gold-diggers win round 1") for line in text)
    assert any("keeps one of" in line for line in text)
    assert "Type the number of your answer." in text
    values = [line for line in text if "kept a nugget card worth" in line]
    publicly = [line for line in text if line.endswith("kept a nugget card.")]
    assert values
    assert len(set(publicly)) == 3


def test_harm_to_ones_own_seat_is_asked_about_and_can_be_left() -> None:
    game = _with_a_broken_tool()
    before = game.state
    break_card = next(str(card) for card in game.view(0).hand if str(card).startswith("break:")).partition(":")[2]
    heard = said(game, f"break {break_card} me", "perhaps", "no", "hand")
    assert heard[0] == [f"Break your own {break_card}?", f"The broken {break_card} would end up in front of you."]
    assert heard[2] == ["Nothing was done."]
    assert game.state == before
    said(game, f"break {break_card} me", settings=Settings(confirm="never"))
    assert game.table.in_front[0] == (break_card,)


def test_everything_is_asked_about_where_the_settings_say_so() -> None:
    heard = said(session(3), "pass 1", "no", settings=Settings(confirm="always"))
    assert heard[0][0].startswith("Pass and give up ")
    assert heard[1] == ["Nothing was done."]


def test_options_call_ones_own_seat_by_its_name() -> None:
    lines = said(_with_a_broken_tool(), "options all")[0]
    targets = {line.split()[2] for line in lines if " Break " in line}
    assert targets == {"Ada's", "Bo's", "Cy's"}


def test_whoever_has_played_can_look_at_their_own_once_more() -> None:
    game = session(3, 3)
    heard = said(game, "", "pass 1", "hand", "")
    assert [line.split(".")[0] for line in heard[2]] == ["1", "2", "3", "4", "5", "6"]
    assert "Pass the keyboard to " in heard[3][-1]


def _with_a_broken_tool() -> Session:
    """A game in which the first seat holds a card that breaks a tool."""
    return first_to_play(lambda hand: any(card.startswith("break:") for card in hand))


def test_a_pin_is_asked_for_before_anything_private() -> None:
    game = session(3, 3)
    seat = game.table.to_play
    assert seat is not None
    game.desk.set_pin(seat, Pin.of("1234"))
    heard = said(game, "", "9999", "", "", "1234", "hand")
    assert not [line for lines in heard[:4] for line in lines if line.startswith("Your role: ")]
    assert heard[2] == ["Whoever has forgotten a PIN can have it taken away in the window."]
    assert heard[4][0].startswith("Your role: ")


def test_a_hint_is_advice_with_its_reason_and_counted_once_a_turn() -> None:
    game = first_to_play()
    heard = said(game, "hint", "hint", "hand")
    assert heard[0] == heard[1] == [advise(game.view(0), game.log(0)).sentence(game.names)]
    assert game.desk.hints == {0: 1}


def test_the_rulebook_answers_to_words_to_clauses_and_to_cards() -> None:
    game = first_to_play(lambda hand: "map" in hand)
    number = [str(card) for card in game.view(0).hand].index("map") + 1
    heard = said(game, "rules", "rules rockfall", "rules R4.3", f"rules {number}", f"rules R9.{99}", "rules qqq")
    assert any("Rockfall" in line for line in heard[0])
    assert heard[1][0] == heard[2][0] == "Rockfall."
    assert heard[3][0] == "Map."
    assert len(heard[4]) == len(heard[5]) == 1


def test_reasons_are_told_when_the_round_is_over_and_not_before() -> None:
    game = session(3, mind="rookie")
    sought: list[str] = []

    def answer(lines: Sequence[str]) -> str | None:
        if lines[-1].endswith(":"):
            return "pass 1"
        sought.extend(lines)
        return "why Bo" if len(sought) == len(lines) else None

    heard = said(game, "why")
    assert heard == [["Reasons are told when the round is over and all roles lie open."]]
    play(session(3, mind="rookie"), answer)
    assert [line for line in sought if line.startswith("Bo, a")]


@pytest.mark.parametrize(("seats", "humans"), [(4, 1), (6, 2)])
def test_a_fair_fight_says_how_many_saboteurs_there_are_and_how_many_cards_lie_aside(seats: int, humans: int) -> None:
    game = session(seats, humans, fair=True)
    number, aside = FAIR_FIGHT[seats]
    told = numbers_sentence(game.rules, seats)
    assert told.startswith(f"Fair fight: exactly {number} saboteur")
    assert told.endswith(f", {aside} cards put aside.")
    text = play(game, Random(seats))
    assert text.index(told) < text.index("Round 1 began"), "before anything is played"
    assert "The game is over." in text
    assert text.count("was the saboteur.") + text.count("was a saboteur.") == 3 * number
    heard = said(session(seats, humans, fair=True), "game", "rules R1.9", "rules R1.8", "rules R1.7")
    assert told in heard[0]
    assert all("A fair fight" in lines[0] for lines in heard[1:])


def test_a_printed_deal_says_nothing_of_it() -> None:
    heard = said(session(4), "game", "rules in this game")
    assert not [line for line in heard[0] if "saboteur" in line or "aside" in line]
