"""T shows again what happened since one's last turn (UX M19), from the public log alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.rounds import EXPANDED, bot_moves, new_session, with_people
from screen.tables import Table, deal, dealt

from game.engine.events import Drew, Laid, TurnEvent, actor_of
from game.engine.legal import options
from game.engine.ruleset import Ruleset
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup, Setup
from game.scenes.table.recap import since_last_turn
from game.tabletop.view import captures

HAND = "EW NESW map rockfall NES NEW"


def after(moves: int, seats: int = 5, rules: Ruleset | None = None) -> Session:
    """A game of bots so far, in which a person sits at the seat that is to move now."""
    session = new_session(seats, seed=4, rules=rules, bots="steady")
    played = bot_moves(session)
    for _move in range(moves):
        next(played)
    seat = session.table.to_play
    assert seat is not None
    return with_people(session, (seat,))


def at_rest(session: Session, size: tuple[int, int] = (1280, 720)) -> Table:
    table = Table(session, size)
    table.settle()
    table.wait(3)
    return table


def look_back(table: Table) -> float:
    """Press T and wait; how many seconds it took."""
    table.press(pygame.K_t)
    seconds = 0.0
    while table.table.turns.timeline.busy:
        table.frame(dt=0.05)
        seconds += 0.05
    return seconds


def test_it_tells_what_others_did_since_the_own_last_turn_and_nothing_before() -> None:
    session = after(13)
    seat = session.table.to_play
    assert seat is not None
    events = since_last_turn(session.log(None), seat).events
    acts = [event.seat for event in events if isinstance(event, TurnEvent)]
    assert len(acts) == 4
    assert seat not in acts
    assert not any(isinstance(event, Drew) for event in events)


def test_before_the_first_own_turn_it_tells_the_round_so_far() -> None:
    session = after(3)
    seat = session.table.to_play
    assert seat is not None
    since = since_last_turn(session.log(None), seat)
    assert sum(isinstance(event, TurnEvent) for event in since.events) == 3
    assert len(since.maze.cards) == 1


@pytest.mark.parametrize(("seats", "moves"), [(3, 9), (5, 12), (12, 40)])
def test_m19_it_takes_four_seconds_at_most(seats: int, moves: int) -> None:
    table = at_rest(after(moves, seats, EXPANDED if seats > 10 else None))
    assert 0.3 < look_back(table) <= 4.0


def test_it_names_each_act_and_keeps_the_light_with_its_seat() -> None:
    table = at_rest(after(12))
    view, turns, told = table.table.view, table.table.turns, {}
    table.press(pygame.K_t)
    while turns.timeline.busy:
        table.frame(dt=0.02)
        event = turns.timeline.telling
        if isinstance(event, TurnEvent):
            told[actor_of(event)] = turns.banner.words
            assert view.seen.actor == event.seat
    assert len(told) == 4
    for seat, words in told.items():
        assert seat is not None
        assert table.session.names[seat] in words
    assert view.seen.actor == table.session.table.to_play


def test_it_leaves_nothing_changed() -> None:
    table = at_rest(after(12))
    before, log = pygame.image.tobytes(table.canvas, "RGB"), len(table.session.log(None))
    assert look_back(table) > 0
    table.wait(3)
    assert pygame.image.tobytes(table.canvas, "RGB") == before
    assert len(table.session.log(None)) == log
    assert table.table.at_rest


def test_a_card_shows_as_missing_until_it_is_laid_again() -> None:
    table = at_rest(after(12))
    seat = table.session.table.to_play
    assert seat is not None
    laid = [each for each in since_last_turn(table.session.log(None), seat).events if isinstance(each, Laid)]
    assert laid
    table.press(pygame.K_t)
    assert {captures.cell(event.cell) for event in laid} <= table.table.turns.timeline.hidden


@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_press_ends_it_and_is_used_up(key: int) -> None:
    table = at_rest(after(12))
    table.press(pygame.K_t)
    table.wait(0.2)
    assert table.table.turns.recapping
    table.press(key)
    assert not table.table.turns.timeline.busy
    assert table.scene is table.table
    assert table.table.move.held is None


def test_any_other_press_ends_it_and_acts() -> None:
    table = at_rest(after(12))
    table.press(pygame.K_t)
    table.wait(0.2)
    table.press(pygame.K_1)
    assert not table.table.turns.recapping
    assert table.table.move.held == 0


def test_what_lies_tentatively_stays_there() -> None:
    session = dealt(deal(HAND))
    table = at_rest(session)
    table.press(pygame.K_1, pygame.K_RETURN)
    ready = table.table.move.ready
    assert ready is not None
    table.press(pygame.K_t)
    assert table.table.move.ready == ready


def test_where_nothing_has_happened_it_says_so() -> None:
    table = at_rest(dealt(deal(HAND)))
    table.press(pygame.K_t)
    assert not table.table.turns.timeline.busy
    assert "Nothing has happened" in table.table.notes.refusal


def test_the_button_does_what_the_key_does() -> None:
    table = at_rest(after(12))
    button = next(button for button in table.table.buttons if button.name == "recap")
    assert min(button.rect.size) >= 44
    assert "T" in button.tooltip
    table.click("recap")
    assert table.table.turns.recapping


def test_it_is_offered_to_whoever_comes_to_a_shared_screen_and_never_forced() -> None:
    """UX section 3, rule 7."""
    session = with_people(after(12), (0, 1, 2, 3, 4))
    table = Table(session)
    table.wait(0.2)
    table.press(pygame.K_RETURN)
    table.wait(0.7)
    table.press(pygame.K_RETURN)
    table.settle()
    seat = session.table.to_play
    assert seat is not None
    assert table.table.turns.banner.words.startswith(session.names[seat])
    assert "T shows what happened" in table.table.turns.banner.words
    assert not table.table.turns.recapping


def test_after_a_game_is_continued_it_tells_what_happened_before_too(tmp_path: Path) -> None:
    seats = tuple(SeatSetup(name, HUMAN) for name in ("Ada", "Bo", "Cy"))
    session = Session.new(Setup(seats, Ruleset()), tmp_path, seed=2, bot_seed=2)
    for _turn in range(2):
        seat = session.table.to_play
        assert seat is not None
        session.play(options(session.view(seat))[0])
    assert session.path is not None
    again = Session.load(session.path)
    seat = again.table.to_play
    assert seat is not None
    acts = since_last_turn(again.log(None), seat).events
    assert sum(isinstance(event, TurnEvent) for event in acts) == 2
