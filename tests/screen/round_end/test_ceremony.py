"""The end of the game: nuggets are counted on a podium, then the winner and the table show (UX section 7)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.cli import gallery_games as games
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup
from game.scenes.round_end.podium import STEPS, Count, Podium, places
from game.scenes.round_end.scoreboard import Scoreboard, verdict
from game.sound.cues import Cue
from game.sound.player import SoundPlayer
from game.system.settings import Speed
from game.ui.viewport import Viewport
from game.words.awards import award_words

GOLDS = {
    "two": (3, 7),
    "two alike": (4, 4),
    "two first": (5, 9, 9, 2, 0),
    "two third": (9, 7, 3, 3, 1),
    "nothing at all": (0, 0, 0),
    "twelve alike": (6,) * 12,
    "twelve": (14, 3, 0, 9, 9, 21, 2, 5, 33, 1, 0, 4),
    "a debt": (2, -1, 0),
}


class Heard(SoundPlayer):
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []

    def play(self, cue: Cue, step: int = 0) -> None:
        assert step == 0, "no note"
        self.cues.append(cue)


def _open(speed: Speed = "1", session: Session | None = None) -> tuple[Driver, Scoreboard, Heard]:
    context, heard = rounds.instant_context(), Heard()
    context.settings.speed_own = speed
    context.sound = heard
    scene = Scoreboard(context, session or rounds.whole_game())
    scene.finish_telling()
    return Driver(context, scene), scene, heard


def _words(scene: Scoreboard) -> str:
    return " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


@pytest.mark.parametrize("size", [(300, 380), (420, 500)])
def test_two_who_share_a_step_stand_on_it_side_by_side(size: tuple[int, int]) -> None:
    gold = (5, 4, 2, 2)
    podium = Podium([SeatSetup(f"Name {seat}", HUMAN) for seat in range(len(gold))], gold, Count(gold))
    viewport = Viewport((1280, 720))
    podium.place(pygame.Rect((0, 0), size), viewport)
    one, other = podium._spots(3, viewport)
    assert one.face.bottom == other.face.bottom == podium._step(3).y - 1
    assert not one.face.colliderect(other.face)


@pytest.mark.parametrize("gold", GOLDS.values(), ids=GOLDS)
def test_every_nugget_of_the_first_three_places_is_counted_once_in_time(gold: tuple[int, ...]) -> None:
    count = Count(gold)
    assert 0 < count.seconds <= 1.7
    every = count.nuggets_at(count.seconds)
    for seat, (own, place) in enumerate(zip(gold, places(gold), strict=True)):
        assert count.stands(seat, every) == (place <= STEPS)
        assert count.of(seat, every) == (max(0, own) if place <= STEPS else 0)


def test_the_winner_comes_last_and_who_is_equal_rises_together() -> None:
    count = Count((5, 9, 9, 2, 0))
    stand = [[seat for seat in range(5) if count.stands(seat, counted)] for counted in (0, 4, 5)]
    assert stand == [[0], [0], [0, 1, 2]]
    assert abs(count.of(1, 14) - count.of(2, 14)) <= 1
    assert places((5, 9, 9, 2, 0)) == (3, 1, 1, 4, 5)


@pytest.mark.parametrize("gold", GOLDS.values(), ids=GOLDS)
@pytest.mark.parametrize("size", [(270, 480), (340, 300), (600, 900)])
def test_everybody_on_the_podium_has_room_there(gold: tuple[int, ...], size: tuple[int, int]) -> None:
    count = Count(gold)
    podium = Podium([SeatSetup(f"Name {seat}", HUMAN) for seat in range(len(gold))], gold, count)
    podium.counted, podium.over = count.nuggets_at(9), True
    viewport = Viewport((1280, 720), 1.0)
    podium.place(pygame.Rect((10, 20), size), viewport)
    spots = [spot for place in range(1, STEPS + 1) for spot in podium._spots(place, viewport)]
    assert sorted(spot.seat for spot in spots) == [seat for seat, place in enumerate(places(gold)) if place <= STEPS]
    for number, spot in enumerate(spots):
        assert podium.rect.contains(spot.face.union(spot.piles))
        assert spot.face.w >= 18
        assert not [other for other in spots[:number] if other.face.colliderect(spot.face.union(spot.piles))]
    assert podium.texts(viewport)


def test_until_everything_is_counted_nobody_knows_who_won() -> None:
    driver, scene, _ = _open()
    session = scene._session
    driver.frame(dt=0.2)
    assert verdict(session) not in _words(scene)
    assert not any(part in scene.parts for part in scene._rows)
    for _frame in range(25):
        driver.frame(dt=0.1)
    assert scene.at_rest, "it takes more than 2.5 seconds"
    assert all(part in scene.parts for part in scene._rows)
    assert scene._heading() == verdict(session)


def test_nuggets_clink_and_the_end_is_heard_once() -> None:
    driver, scene, heard = _open()
    for _frame in range(200):
        driver.frame(dt=1 / 60)
    gold = scene._session.table.gold
    assert gold is not None
    counted = sum(own for own, place in zip(gold, places(gold), strict=True) if place <= STEPS)
    assert heard.cues[:-1] == [Cue.COIN] * counted
    assert heard.cues[-1] is Cue.CEREMONY


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_one_press_completes_it_and_a_second_in_haste_does_not_leave(key: int) -> None:
    driver, scene, heard = _open()
    driver.frame(dt=0.2)
    driver.press(key)
    assert scene._podium.over
    assert all(part in scene.parts for part in scene._rows)
    assert heard.cues[-1] is Cue.CEREMONY
    driver.press(key)
    assert driver.scene is scene
    driver.frame(dt=0.5)
    assert scene.at_rest
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "again"


def test_at_rest_nothing_is_drawn() -> None:
    driver, scene, _ = _open("instant")
    driver.frame(dt=1)
    driver.frame(dt=1)
    assert scene.at_rest
    assert not driver.frame()
    assert scene.wake_in is None


def test_every_row_says_what_its_seat_is_remembered_for() -> None:
    _driver, scene, _ = _open("instant")
    words, awards = _words(scene), scene._session.awards()
    assert any(awards)
    assert all(award is None or award_words(award) in words for award in awards)


def test_below_the_table_of_few_seats_stands_what_decided_each_round() -> None:
    session = rounds.whole_game(5)
    driver, scene, _ = _open("instant", session)
    driver.frame()
    told = scene._rounds.lines
    assert [line.split(":")[0] for line in told] == ["Round 1", "Round 2", "Round 3"]
    words = _words(scene)
    assert all(word in words for line in told for word in line.split())
    _driver, many, _ = _open("instant", rounds.whole_game(10))
    assert "Round 1:" not in _words(many)


@pytest.mark.parametrize("seats", [3, 10])
def test_texts_of_a_column_have_one_size(seats: int) -> None:
    _driver, scene, _ = _open("instant", rounds.whole_game(seats))
    for column in zip(*(row.texts(scene.viewport) for row in scene._rows), strict=False):
        names = {line.font.get_height() for line in column[:1]}
        assert len(names) == 1
    fonts = [row.fonts for row in scene._rows]
    assert fonts[0] is not None
    assert set(fonts) == {fonts[0]}


@pytest.mark.usefixtures("plain_plates")
def test_nothing_is_clipped_while_it_is_counted() -> None:
    driver, scene, _ = _open(session=rounds.whole_game(12, rules=rounds.EXPANDED))
    for _frame in range(6):
        driver.frame(dt=0.3)
        assert faults(scene) == []


def test_what_few_seats_are_remembered_for_is_told_whole() -> None:
    _driver, scene, _ = _open("instant", session=games.whole_game(5, games.RULES))
    assert "laid the card that reached the" in _words(scene)
    assert "…" not in _words(scene)


def test_large_text_has_the_table_in_a_view_that_keys_scroll() -> None:
    context = make_context((1280, 720), 2.0)
    driver = Driver(context, Scoreboard(context, games.whole_game(12, games.EXPANDED)))
    scene = driver.scene
    assert isinstance(scene, Scoreboard)
    scene.update(60)
    scene.update(60)
    driver.frame()
    last = scene._rows[-1]
    assert not last.on_screen().h
    scene.ring.set_focus(last)
    assert last.on_screen() == last.rect


def test_after_a_tie_no_step_stands_empty() -> None:
    for gold, steps in (((5, 9, 9, 2, 0), {"1", "3"}), ((4, 4), {"1"}), ((9, 7, 3, 3, 1), {"1", "2", "3"})):
        count = Count(gold)
        podium = Podium([SeatSetup(f"Name {seat}", HUMAN) for seat in range(len(gold))], gold, count)
        viewport = Viewport((1280, 720))
        podium.place(pygame.Rect(0, 0, 400, 500), viewport)
        assert {line.text for line in podium.texts(viewport)} & {"1", "2", "3"} == steps
        spots = [podium._step(int(place)) for place in steps]
        assert sum(spot.w for spot in spots) == podium.rect.w
