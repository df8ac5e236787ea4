"""The curtain: two presses, public facts, the same for everybody; and the private moments behind it."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.engine.commands import Map
from game.engine.legal import options
from game.engine.ruleset import EDITIONS
from game.engine.table import AskKeep
from game.play.session import Session
from game.scenes.menus.pause import Pause
from game.scenes.private.card_flip import CardFlip
from game.scenes.private.curtain import Curtain
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.private.role_peek import RolePeek
from game.scenes.private.role_round import RoleCard, role_round
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.shared.sign import Lettering
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.ui.scene import Change, Pop, Quit, Reset, Scene
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText


class Below(Scene):
    """A scene to come back to."""

    name = "below"
    needs_draw = False

    def handle(self, _event: pygame.Event) -> Change:
        return None

    def update(self, _dt: float) -> Change:
        return None

    def draw(self, _canvas: pygame.Surface) -> None:
        pass

    def resize(self, _viewport: object) -> None:
        pass


def _session() -> Session:
    return rounds.new_session(4, 0, 1, 2, seed=3)


def _curtain(seat: int = 1, session: Session | None = None) -> Driver:
    """The curtain over a scene that the second press leads to."""
    context = rounds.instant_context()
    return Driver(context, Curtain(context, session or _session(), seat, lambda: Reset(Below())))


def _words(scene: Curtain) -> list[str]:
    return [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def test_two_presses_apart_open_the_curtain() -> None:
    driver = _curtain()
    driver.click("i-am")
    driver.frame(dt=0.61)
    driver.click("show")
    assert driver.scene.name == "below"


def test_a_second_press_within_the_breath_shows_nothing() -> None:
    driver = _curtain()
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.4)
    driver.press(pygame.K_RETURN, pygame.K_SPACE, pygame.K_2)
    assert driver.scene.name == "curtain"
    assert "show" not in driver.scene.rects()


def test_enter_confirms_then_shows() -> None:
    driver = _curtain()
    assert isinstance(driver.scene, Curtain)
    assert driver.scene.ring.focus is not None
    assert driver.scene.ring.focus.name == "i-am"
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "below"


def test_the_own_seat_number_confirms_and_no_other() -> None:
    driver = _curtain(seat=2)
    driver.press(pygame.K_1, pygame.K_2)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_3)
    assert "i-am" not in driver.scene.rects()
    driver.frame(dt=0.7)
    driver.press(pygame.K_1)
    assert driver.scene.name == "curtain"
    driver.press(pygame.K_3)
    assert driver.scene.name == "below"


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_lost_focus_asks_again_who_sits_there(lost: int) -> None:
    driver = _curtain()
    driver.press(pygame.K_RETURN)
    driver.frame(pygame.Event(lost), dt=0.7)
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "curtain"


def test_esc_steps_back_and_then_opens_the_menu() -> None:
    driver = _curtain()
    driver.press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert "i-am" in driver.scene.rects()
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Pause)


def test_the_curtain_wakes_when_the_breath_is_over() -> None:
    driver = _curtain()
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.4)  # the tooltip of the button that has to wait is there by then (UX M21)
    assert driver.scene.wake_in == pytest.approx(0.2, abs=0.05)
    assert driver.frame(dt=0.5)
    assert not driver.frame(dt=0.0)


def test_the_facts_are_public_and_name_the_last_act() -> None:
    session = _session()
    seat = session.table.to_play
    assert seat is not None
    session.play(next(o for o in options(session.view(seat)) if str(o).startswith("lay")))
    scene = _curtain(session=session).scene
    assert isinstance(scene, Curtain)
    words = " ".join(_words(scene))
    assert f"Round 1 of 3 · Deck {session.table.deck} · Discards 0" in words
    assert f"Last: {session.names[seat]} laid" in words


def _private_scenes(context: Context) -> list[tuple[str, Scene]]:
    several = rounds.with_people(rounds.find(rounds.picking), [0, 1, 2, 3, 4])
    asked = several.table.to_play
    assert isinstance(several.table.question, AskKeep)
    assert asked is not None
    looked = rounds.new_session(4, 0, 1, 2, 3, seed=5)
    mover = looked.table.to_play
    while True:
        mover = looked.table.to_play
        assert mover is not None
        legal = options(looked.view(mover))
        maps = [command for command in legal if isinstance(command, Map)]
        looked.play(maps[0] if maps else legal[-1])
        if maps:
            break
    return [
        ("role", RoleCard(context, looked, 2, Pop)),
        ("goal-peek", GoalPeek(context, looked, mover, maps[0].goal)),
        ("nugget-pick", NuggetPick(context, several, asked, lambda _value: Pop())),
    ]


@pytest.mark.parametrize("place", range(3))
def test_c_and_a_lost_focus_cover_a_private_moment_in_the_same_frame(place: int) -> None:
    for event in (
        pygame.Event(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c"),
        pygame.Event(pygame.WINDOWFOCUSLOST),
    ):
        context = rounds.instant_context()
        name, scene = _private_scenes(context)[place]
        driver = Driver(context, scene)
        assert driver.frame(event)
        assert driver.scene.name == "curtain"
        assert driver.app.stack.visible() == [driver.scene]
        driver.press(pygame.K_RETURN)
        driver.frame(dt=0.7)
        driver.press(pygame.K_RETURN)
        assert driver.scene.name == name


def test_a_single_human_has_no_curtain() -> None:
    context = rounds.instant_context()
    driver = Driver(context, RoleCard(context, rounds.new_session(4, 1), 1, Quit))
    driver.press(pygame.K_c)
    assert driver.scene.name == "role"
    driver.press(pygame.K_RETURN)
    assert not driver.app.running


def test_a_secret_stays_for_its_least_time_when_others_sit_there() -> None:
    context = rounds.instant_context()
    driver = Driver(context, RoleCard(context, _session(), 1, Quit))
    driver.press(pygame.K_RETURN, pygame.K_ESCAPE)
    driver.frame(dt=1.8)
    assert "hide" not in driver.scene.rects()
    driver.press(pygame.K_RETURN)
    assert driver.app.running
    driver.frame(dt=0.3)
    driver.press(pygame.K_RETURN)
    assert not driver.app.running


def test_the_role_round_takes_every_human_behind_the_curtain_in_turn() -> None:
    context, session = rounds.instant_context(), _session()
    first = role_round(context, session, lambda: Reset(Below()))
    assert first is not None
    driver = Driver(context, first)
    for seat in session.humans:
        assert (driver.scene.name, driver.scene.seat) == ("curtain", seat)
        driver.press(pygame.K_RETURN)
        driver.frame(dt=0.7)
        driver.press(pygame.K_RETURN)
        assert (driver.scene.name, driver.scene.seat) == ("role", seat)
        driver.frame(dt=2.1)
        driver.press(pygame.K_RETURN)
    assert driver.scene.name == "below"


@pytest.mark.parametrize("size", rounds.SIZES)
def test_a_role_card_says_what_all_know_of_the_deal(size: tuple[int, int]) -> None:
    """R1.7, R1.8: the same words for every role."""
    rules = replace(EDITIONS["rebel"], saboteurs=2, aside=12)
    session = rounds.new_session(6, *range(6), rules=rules)
    context = rounds.instant_context(size)
    told = {tuple(RoleCard(context, session, seat, Pop).sentences()[1:]) for seat in range(6)}
    aside = "12 cards were put aside unseen before the hands were dealt."
    assert told == {("There are exactly 2 saboteurs, and everybody knows it.", aside, "Tell nobody.")}


def test_without_humans_there_is_no_role_round() -> None:
    assert role_round(rounds.instant_context(), rounds.new_session(4), Pop) is None


def test_the_goal_shows_only_its_back_until_it_is_edge_on() -> None:
    context = make_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    _name, scene = _private_scenes(context)[1]
    driver = Driver(context, scene)
    while driver.scene.wake_in is not None and len(pictures.asked & {"gold", "stone:NE", "stone:NW"}) == 0:
        assert "goal-back" in pictures.asked
        driver.frame(dt=0.02)
    assert isinstance(scene, GoalPeek)
    assert scene._turned >= 0.5


@pytest.mark.parametrize("kind", ["goal", "role"])
def test_what_a_card_means_is_said_once_its_face_lies_there(kind: str) -> None:
    """In no frame do the words come before the picture; afterwards nothing has moved to make room for them."""
    context = make_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    scene = _private_scenes(context)[1][1] if kind == "goal" else _role_peek(context)
    assert isinstance(scene, CardFlip)
    driver = Driver(context, scene)
    telling = {scene.sentences()[0], *([scene.heading()] if kind == "role" else [])}
    places = []
    while scene._turned < 1:
        assert not telling & set(_said(scene)), scene._turned
        places.append([tuple(part.rect) for part in scene.parts if isinstance(part, Button)])
        driver.frame(dt=0.02)
    assert telling <= set(_said(scene))
    assert {tuple(each) for each in places} == {tuple(tuple(p.rect) for p in scene.parts if isinstance(p, Button))}


def _said(scene: CardFlip) -> list[str]:
    return [part.text for part in scene.parts if isinstance(part, RichText | Lettering)]


def _role_peek(context: Context) -> RolePeek:
    session = rounds.new_session(4, 0, 1, 2, 3, seed=5)
    return RolePeek(context, session, 2, 2)


def test_nuggets_are_chosen_then_kept() -> None:
    context = rounds.instant_context()
    session = rounds.with_people(rounds.find(rounds.picking), [0, 1, 2, 3, 4])
    asked = session.table.to_play
    assert asked is not None
    kept: list[int] = []

    def keep(value: int) -> Change:
        kept.append(value)
        return Quit()

    driver = Driver(context, NuggetPick(context, session, asked, keep))
    assert "keep" not in driver.scene.rects()
    values = sorted(session.view(asked).pool, reverse=True)
    driver.click("nugget-1")
    driver.click(f"nugget-{len(values)}")
    assert kept == []
    driver.click("keep")
    assert kept == [values[-1]]


def test_nuggets_are_picked_by_keys_alone() -> None:
    context = rounds.instant_context()
    session = rounds.with_people(rounds.find(rounds.picking), [0, 1, 2, 3, 4])
    asked = session.table.to_play
    assert asked is not None
    kept: list[int] = []
    driver = Driver(context, NuggetPick(context, session, asked, lambda value: kept.append(value)))
    values = sorted(session.view(asked).pool, reverse=True)
    driver.press(pygame.K_2, pygame.K_2)
    driver.press(pygame.K_LEFT, pygame.K_RETURN, pygame.K_RETURN)
    assert kept[0] == values[1]


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        curtain = Curtain(context, _session(), 1, Pop)
        for scene in [curtain, *(scene for _name, scene in _private_scenes(context))]:
            driver = Driver(context, scene)
            driver.frame(dt=3)
            assert isinstance(scene, Curtain | RoleCard | GoalPeek | NuggetPick)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
