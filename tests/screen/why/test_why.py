"""Why: the panel over the end of a round, the chart of suspicion, and the column of a replay (UX S9)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache, partial
from typing import TypeVar, cast

import pygame
import pytest
import scenarios
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.engine.ruleset import EDITIONS, Ruleset
from game.hindsight.telling import most_telling_first
from game.hindsight.telling_words import moment_sentence
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.table.scene import TableScene
from game.scenes.why.moment_bar import worth_a_stop
from game.scenes.why.move_list import MoveRow
from game.scenes.why.scene import WhyScene
from game.scenes.why.worker import Hindsight
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context

T = TypeVar("T")
EXPANSION = (scenarios.GOLDEN / "rebel-8-seats-saboteur2-bonus.lode").read_bytes()


@cache
def _over(seats: int = 5, rules: Ruleset = EDITIONS["rebel"], bots: str = "steady", seed: int = 3) -> Session:
    """A first round that is over and paid."""
    session = rounds.new_session(seats, seed=seed, rules=rules, bots=bots)
    for after in rounds.bot_moves(session):
        if after.table.to_play is None:
            return after
    raise AssertionError("a round ends")


def _end(session: Session, context: Context | None = None) -> tuple[Driver, RoundEndScene]:
    scene = RoundEndScene(context or rounds.instant_context(), session)
    scene.finish_telling()
    driver = Driver(scene.context, scene)
    scene.open(Page.CHART)
    driver.frame()
    return driver, scene


def _settle(driver: Driver) -> None:
    """Let what was asked of the worker arrive."""
    scene = driver.scene
    assert isinstance(scene, WhyScene)
    scene._hindsight.finish()
    driver.frame()


def _why(session: Session, context: Context | None = None) -> tuple[Driver, WhyScene]:
    driver, _scene = _end(session, context)
    driver.press(pygame.K_w)
    _settle(driver)
    scene = driver.scene
    assert isinstance(scene, WhyScene)
    return driver, scene


def _said(scene: WhyScene) -> str:
    return " ".join(line.text for widget in scene._page.head for line in widget.texts(scene.viewport))


# The panel


def test_the_panel_opens_by_key_and_by_mouse_and_closes_again() -> None:
    driver, end = _end(_over())
    driver.press(pygame.K_w)
    assert isinstance(driver.scene, WhyScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.at(end)
    driver.click("why")
    assert isinstance(driver.scene, WhyScene)
    driver.press(pygame.K_w)
    assert driver.at(end)
    driver.click("why")
    driver.click("close")
    assert driver.at(end)


def test_every_move_can_be_chosen_by_keys_alone() -> None:
    session = _over()
    driver, scene = _why(session)
    assert isinstance(scene.ring.focus, MoveRow)
    start = next(number for number, row in enumerate(scene._rows) if row.chosen)
    for step in range(1, len(scene._rows) - start):
        driver.press(pygame.K_DOWN)
        assert scene._move.place == scene._rows[start + step].move.place
    for back in range(2, len(scene._rows) + 1):
        driver.press(pygame.K_UP)
        assert scene._move.place == scene._rows[-back].move.place
    _settle(driver)
    assert _said(scene).startswith(session.names[scene._move.seat])


def test_the_panel_opens_on_the_most_telling_act_and_leads_from_one_to_the_next() -> None:
    driver, scene = _why(_over())
    chart = scene._hindsight.chart
    assert chart is not None
    stops = worth_a_stop(chart.moments)
    assert most_telling_first(stops)[0].place in scene._move.logged
    seen = []
    for _step in stops:
        driver.click("moments")
        _settle(driver)
        seen.append(scene._moments.value)
        assert stops[scene._moments.value].place in scene._move.logged
    assert sorted(seen) == list(range(len(stops)))
    scene.ring.set_focus(scene._moments)
    driver.press(pygame.K_LEFT)
    assert scene._moments.value == (seen[-1] - 1) % len(stops)


def test_the_keys_for_targets_lead_to_the_next_and_the_previous_moment() -> None:
    driver, scene = _why(_over())
    first, start = scene._moments.value, scene._move
    steps = 0
    while scene._move is start:
        driver.press(pygame.K_n)
        steps += 1
    there = scene._move
    driver.move((3, 3))
    assert scene._move is there, "what has the focus in the list does not lead back"
    assert isinstance(scene.ring.focus, MoveRow)
    assert scene.ring.focus.move is there
    for _step in range(steps):
        driver.press(pygame.K_n, mod=pygame.KMOD_SHIFT)
    assert scene._moments.value == first


def test_a_telling_move_says_what_it_turned_or_gave_away() -> None:
    driver, scene = _why(_over())
    chart = scene._hindsight.chart
    assert chart is not None
    measured = [each for each in worth_a_stop(chart.moments) if each.change is not None]
    assert measured
    for each in measured:
        scene._go_to(each)
        _settle(driver)
        assert moment_sentence(each, scene._move.after, scene._hindsight.past.names) in _said(scene)


def test_a_moment_of_another_seat_shows_in_a_list_of_one_seat() -> None:
    driver, scene = _why(_over())
    driver.click("whose")
    other = next(move for move in scene._hindsight.past.moves if move.seat != 0)
    scene._choose_place(other.logged[-1])
    scene.rearrange()
    assert other.place in {row.move.place for row in scene._shown_rows() if row.chosen}


def test_from_between_the_row_leads_to_the_nearest_moment() -> None:
    driver, scene = _why(_over())
    chart = scene._hindsight.chart
    assert chart is not None
    stops = worth_a_stop(chart.moments)
    places = [each.place for each in stops]
    row = next(row for row in scene._rows if row.move.logged.start > places[0] and row.sign is None)
    for key, wanted in (
        (pygame.K_RIGHT, min(place for place in places if place >= row.move.logged.stop)),
        (pygame.K_LEFT, max(place for place in places if place < row.move.logged.start)),
    ):
        scene._choose(row.move)
        scene.ring.set_focus(scene._moments)
        driver.press(key)
        assert stops[scene._moments.value].place == wanted


class _Held(Executor):
    """A worker that does what it was asked for only when it is let."""

    def __init__(self) -> None:
        self._asked: list[tuple[Future[object], Callable[[], object]]] = []

    def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
        future: Future[T] = Future()
        self._asked.append((cast("Future[object]", future), partial(fn, *args, **kwargs)))
        return future

    def let(self) -> None:
        while self._asked:
            future, work = self._asked.pop(0)
            future.set_result(work())


@pytest.mark.parametrize("touched", [False, True])
def test_what_becomes_known_later_leads_to_the_most_telling_act_but_takes_no_choice_away(touched: bool) -> None:
    session, worker = _over(), _Held()
    scene = WhyScene(rounds.instant_context(), Hindsight(session.past, session.state, worker))
    driver = Driver(scene.context, scene)
    last = scene._move
    if touched:
        driver.press(pygame.K_UP)
    chosen = scene._move
    assert (chosen is last) is not touched
    worker.let()
    driver.frame()
    chart = scene._hindsight.chart
    assert chart is not None
    most = most_telling_first(worth_a_stop(chart.moments))[0]
    assert (scene._move is chosen) is touched
    assert (most.place in scene._move.logged) is not touched


def test_the_list_marks_telling_moves_with_their_signs() -> None:
    _driver, scene = _why(_over())
    chart = scene._hindsight.chart
    assert chart is not None
    told = {each.place for each in worth_a_stop(chart.moments)}
    for row in scene._rows:
        assert (row.sign is not None) is bool(told & set(row.move.logged))


def test_a_move_is_chosen_by_a_click() -> None:
    session = _over()
    driver, scene = _why(session)
    row = next(row for row in reversed(scene._rows) if row.on_screen() == row.rect and not row.chosen)
    driver.click(row.name)
    _settle(driver)
    assert row.chosen
    assert scene._move is row.move
    assert session.names[row.move.seat] in _said(scene)


def test_the_list_can_show_the_moves_of_one_seat() -> None:
    driver, scene = _why(_over())
    driver.click("whose")
    shown = [widget for widget in scene.ring.widgets if isinstance(widget, MoveRow)]
    assert {row.move.seat for row in shown} == {0}
    assert scene._move.seat == 0


def test_the_page_tells_terms_options_beliefs_the_gold_and_clues() -> None:
    told = set()
    for seed in (3, 4):
        driver, scene = _why(_over(seed=seed))
        for row in scene._rows:
            scene._choose(row.move)
            _settle(driver)
            told |= {part.name for part in scene._page.parts}
    assert told == {"terms", "turned-down", "beliefs", "gold", "clues"}


def test_the_move_of_a_person_is_told_by_what_the_others_made_of_it() -> None:
    session = _over()
    seats = tuple(SeatSetup(seat.name, HUMAN if place == 1 else seat.mind) for place, seat in enumerate(session.seats))
    driver, scene = _why(session.seated(seats))
    row = next(row for row in scene._rows if row.move.seat == 1)
    scene._choose(row.move)
    _settle(driver)
    said = _said(scene)
    assert f"{session.names[1]}'s act" in said
    assert "A sharp bot with the same cards" in said
    assert {part.name for part in scene._page.parts} >= {"beliefs", "turned-down"}


def test_moves_of_people_are_told_as_everybody_saw_them() -> None:
    """R2.3, R4.4: no face of a card that was given up, nothing of what was seen."""
    session = _over(seed=4)
    _driver, scene = _why(session)
    told = [" ".join(line.text for line in row.texts(scene.viewport)) for row in scene._rows]
    assert any("gave up a card face down" in text for text in told)
    assert not any("looked" in text and (": gold" in text or ": a stone" in text) for text in told)


# The chart


def test_nothing_is_charted_or_asked_before_the_roles_are_shown() -> None:
    context = make_context()
    scene = RoundEndScene(context, _over())
    scene.finish_telling()
    driver = Driver(context, scene)
    while not scene._revealed:
        assert not scene.chart.enabled
        assert "why" not in scene.rects()
        driver.frame(dt=0.05)
    scene.open(Page.CHART)
    driver.frame()
    assert scene.chart.enabled
    assert scene.chart.drawn < 1
    while scene._moving:
        driver.frame(dt=0.05)
    assert scene.chart.drawn == 1


def test_the_chart_says_what_happened_at_a_turn_and_leads_to_its_reasons() -> None:
    session = _over()
    driver, scene = _end(session)
    chart = scene.chart
    driver.move(chart.rect.center)
    assert chart.pointed is not None
    pointed = chart.pointed
    driver.click("suspicion")
    panel = driver.scene
    assert isinstance(panel, WhyScene)
    assert chart.course is not None
    assert chart.course.turns[pointed - 1].place in panel._move.logged
    assert panel._chart.at == pointed


def test_the_chart_is_walked_along_by_keys() -> None:
    driver, scene = _end(_over())
    scene.ring.set_focus(scene.chart)
    driver.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.chart.pointed == 2
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, WhyScene)


def test_saboteurs_and_seats_are_marked_without_colour() -> None:
    session = _over()
    context = rounds.instant_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    _end(session, context)
    assert {f"token:{seat}" for seat in range(5)} <= pictures.asked
    assert {f"seat-shape:{seat}" for seat in range(5)} <= pictures.asked
    assert {f"role-mark:{role}" for role in session.state.roles} <= pictures.asked


def test_a_running_round_shows_neither_chart_nor_reasons() -> None:
    """UX section 3, rule 10."""
    session = rounds.new_session(4, 0, seed=2, bots="steady")
    context = rounds.instant_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    scene = TableScene(context, session)
    driver = Driver(context, scene)
    for _frame in range(60):
        driver.press(pygame.K_w)
        assert driver.scene is scene
        assert not {"why", "suspicion"} & scene.rects().keys()
    assert not any(name.startswith(("role-mark:", "seat-shape:")) for name in pictures.asked)


# Layout


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        for session in (_over(), _over(12, rounds.EXPANDED)):
            driver, end = _end(session, rounds.instant_context(size, scale))
            assert faults(end) == []
            driver.press(pygame.K_w)
            _settle(driver)
            scene = driver.scene
            assert isinstance(scene, WhyScene)
            for row in scene._rows[:: len(scene._rows) // 3]:
                scene._choose(row.move)
                _settle(driver)
                assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
