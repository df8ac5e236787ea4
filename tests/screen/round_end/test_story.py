"""The story of a round: role after role with what its seat did, only once everything is revealed (UX S6, R7.8)."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, listened, make_context

from game.engine.events import Broke, Collapsed, Laid
from game.engine.ruleset import EDITIONS
from game.hindsight.suspicion import course_of
from game.hindsight.telling import Moment, Telling, all_moments
from game.play.session import Session
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.story_page.reveal import Reveal
from game.scenes.round_end.story_page.told import Act, decisive_acts
from game.scenes.why.scene import WhyScene
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.words.roles import role_name


@cache
def _over(side: str = "saboteurs", seats: int = 5) -> Session:
    return rounds.with_people(rounds.find(rounds.won_by(side), seats), [0])


def _expanded() -> Session:
    return rounds.find(lambda session: _ended(session), 12, rounds.EXPANDED, "random")


def _ended(session: Session) -> bool:
    return session.table.outcome is not None and session.table.to_play is None


def _open(session: Session, context: Context | None = None) -> tuple[Driver, RoundEndScene]:
    scene = RoundEndScene(context or make_context(), session)
    scene.finish_telling()
    return Driver(scene.context, scene), scene


def _told(scene: RoundEndScene) -> list[str]:
    """What each row says now."""
    return [" ".join(line.text for line in row.texts(scene.viewport)) for row in scene.story.rows]


def _whole(scene: RoundEndScene) -> list[str]:
    return [" ".join(act.words for act in row.acts) for row in scene.story.rows]


def test_roles_turn_up_one_after_another_and_with_each_what_its_seat_did() -> None:
    driver, scene = _open(_over())
    names, roles = scene._session.names, scene._outcome.roles
    assert _told(scene) == list(names)
    order: list[int] = []
    while not scene._revealed:
        driver.frame(dt=0.1)
        for seat, said in enumerate(_told(scene)):
            row, face_up = scene.story.rows[seat], scene.story.rows[seat].turned == 1
            assert (role_name(roles[seat]) in said) == face_up
            assert said != names[seat] or not row.told
            if row.told and seat not in order:
                assert face_up
                order.append(seat)
    assert order == sorted(order)
    assert len(order) == len(names)
    driver.frame()
    for said, acts in zip(_told(scene), _whole(scene), strict=True):
        assert acts
        assert all(word in said for word in acts.split())


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_is_told_or_ringed_before_the_card_of_its_seat_lies_open(reduced: bool) -> None:
    context = make_context()
    context.settings.reduced_motion = reduced
    driver, scene = _open(_over(), context)
    while not scene._revealed:
        telling = scene.reveal.telling(scene._time)
        lit = [row.seat for row in scene.story.rows if row.lit]
        assert lit == ([] if telling is None else [telling])
        cells = [act.cell for row in scene.story.rows if row.lit for act in row.acts if act.cell is not None]
        assert scene.story.ringed() == cells
        for row in scene.story.rows:
            assert not row.told or row.turned == 1
        driver.frame(dt=0.3)


def test_a_press_tells_everything_at_once_and_another_one_goes_to_the_gold() -> None:
    driver, scene = _open(_over())
    driver.press(pygame.K_SPACE)
    assert all(row.told and row.turned == 1 for row in scene.story.rows)
    pages = [scene.page]
    driver.press(pygame.K_RETURN)
    pages.append(scene.page)
    driver.press(pygame.K_RETURN)
    assert pages == [Page.STORY, Page.GOLD]
    assert not scene.board.moving
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "next-round"


def test_with_instant_speed_all_is_told_from_the_first_frame() -> None:
    _driver, scene = _open(_over(), rounds.instant_context())
    assert all(acts for acts in _whole(scene))
    assert "to-shares" in scene.rects()


def test_nobody_is_asked_and_no_gold_comes_before_its_page_is_open() -> None:
    session = rounds.with_people(rounds.find(rounds.picking), [])
    asked = session.table.to_play
    driver, scene = _open(session, rounds.instant_context())
    for _frame in range(5):
        driver.frame(dt=1.0)
    assert session.table.to_play == asked
    driver.click("to-shares")
    assert scene.page is Page.GOLD


def test_acts_are_those_of_their_seat_and_no_two_of_a_seat_are_of_one_kind() -> None:
    session = _over()
    moments = all_moments(session.state, course_of(session.state))
    log, kinds = session.log(None), {moment.place: moment.kind for moment in reversed(moments)}
    places = list[int]()
    for seat, acts in enumerate(decisive_acts(session.state, moments, session.names, 2)):
        assert 1 <= len(acts) <= 2
        for act in acts:
            if act.place is None:
                continue
            event = log[act.place]
            assert session.names[seat] in act.words
            places.append(act.place)
            if isinstance(event, Laid | Collapsed):
                assert act.cell == event.cell
            assert not isinstance(event, Broke) or act.cell is None
        found = [kinds[act.place] for act in acts if act.place is not None]
        assert len(set(found)) == len(found)
    assert len(set(places)) == len(places)


def test_whoever_did_nothing_telling_is_told_of_by_what_it_did_most() -> None:
    session = _over()
    (alone,) = {tuple(act.words for act in acts) for acts in decisive_acts(session.state, [], session.names, 2)[:1]}
    assert alone
    assert all(act.place is None for acts in decisive_acts(session.state, [], session.names, 2) for act in acts)


def test_a_mere_claim_decides_nothing() -> None:
    session = _over()
    claim = Moment(Telling.CLAIM, 3, 0)
    assert all(act.place is None for acts in decisive_acts(session.state, [claim], session.names, 1) for act in acts)


def test_a_press_on_a_row_asks_for_the_reasons_of_its_act() -> None:
    session = rounds.new_session(5, seed=3, bots="steady")
    driver, scene = _open(next(filter(_ended, rounds.bot_moves(session))), rounds.instant_context())
    driver.frame()
    row = next(row for row in scene.story.rows if any(act.place is not None for act in row.acts))
    place = next(act.place for act in row.acts if act.place is not None)
    driver.click(row.name)
    panel = driver.scene
    assert isinstance(panel, WhyScene)
    assert place in panel._move.logged


@pytest.mark.parametrize("seats", [3, 5, 10, 12])
def test_every_seat_is_told_of_in_time_whatever_their_number(seats: int) -> None:
    reveal = Reveal(seats, 2)
    now, told = 0.0, set[int]()
    while now < reveal.ends:
        seat = reveal.telling(now)
        if seat is not None:
            told.add(seat)
            assert reveal.turned(seat, now) == 1
        now += 0.02
    assert told == set(range(seats))
    assert reveal.ends < 15
    assert reveal.turned(seats, reveal.ends) == 1


def test_the_spare_roles_come_last() -> None:
    reveal = Reveal(4, 1)
    now = 0.0
    while reveal.turned(4, now) == 0:
        now += 0.02
    assert all(reveal.turned(seat, now) == 1 for seat in range(4))


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1280, 720), 1.0)])
@pytest.mark.parametrize(("side", "seats"), [("saboteurs", 5), ("diggers", 10)])
def test_where_no_role_card_is_left_over_none_is_shown(
    side: str, seats: int, size: tuple[int, int], scale: float
) -> None:
    session = rounds.with_people(rounds.find(rounds.won_by(side), seats, EDITIONS["rebel"].fair(seats)), [0])
    driver, scene = _open(session, rounds.instant_context(size, scale))
    assert (scene._outcome.spare, scene._revealed) == ((), True)
    for page in scene._pages():
        scene.open(page)
        driver.frame()
        assert faults(scene) == []
        assert "Not dealt" not in [line.text for part in scene.parts for line in part.texts(scene.viewport)]


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1280, 720), 1.0)])
@pytest.mark.usefixtures("plain_plates")
def test_no_text_of_any_page_is_clipped(size: tuple[int, int], scale: float) -> None:
    use_language(PSEUDO_LANGUAGE)
    try:
        for session in (_over(), _expanded()):
            driver, scene = _open(session, rounds.instant_context(size, scale))
            for page in scene._pages():
                scene.open(page)
                driver.frame()
                assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)


def test_what_would_tell_the_role_of_another_seat_waits_for_its_card() -> None:
    driver, scene = _open(_over())
    first = scene.story.rows[0]
    first.acts = [Act("Ana found Sly out.", 3, None, betrays=4), Act("Ana broke a lamp.", 2)]
    waited = False
    while not scene._revealed:
        said = _told(scene)[0]
        open_ = scene.story.rows[4].turned == 1
        assert ("Sly out" in said) == open_
        waited |= first.told and not open_ and "broke a lamp" in said
        driver.frame(dt=0.1)
    assert waited


def test_the_story_is_read_aloud_seat_by_seat_as_it_is_told() -> None:
    context = make_context()
    reader = listened(context)
    driver, scene = _open(_over(), context)
    reader.take()
    heard = list[str]()
    while not scene._revealed:
        driver.frame(dt=0.1)
        heard += reader.take()
    text = " ".join(heard)
    for name, acts in zip(scene._session.names, _whole(scene), strict=True):
        assert name in text
        assert acts.split()[-1] in text
