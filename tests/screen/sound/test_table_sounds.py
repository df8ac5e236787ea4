"""What hands, buttons and keys let be heard, and that it tells no secret (UX sections 3 and 4, M27)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.driving import Driver, heard, make_context

from game.play.session import Session
from game.scenes.menus.title import Title
from game.scenes.private.role_peek import RolePeek
from game.scenes.table.scene import TableScene
from game.sound.cues import Cue
from game.system.settings import load_settings
from game.ui.context import Context
from game.ui.scene import Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget


class Form(Screen):
    """A button and a field to type in."""

    first = "press"

    def arrange(self, viewport: Viewport) -> list[Widget]:
        button = Button("press", "Press", lambda: None)
        field = TextField("name", "", 20, lambda _text: None)
        button.place(pygame.Rect(100, 100, 200, 60), viewport)
        field.place(pygame.Rect(100, 200, 200, 60), viewport)
        return [button, field]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        canvas.fill((0, 0, 0))


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(folder=tmp_path)


def table(*humans: int) -> tuple[Driver, TableScene]:
    context = rounds.instant_context()
    scene = TableScene(context, rounds.new_session(4, *humans))
    driver = Driver(context, scene)
    for _frame in range(200):
        if scene.at_rest or driver.scene is not scene:
            break
        driver.frame(dt=0.1)
    return driver, scene


def test_a_button_clicks_by_mouse_and_by_key_and_a_field_does_not(context: Context) -> None:
    driver = Driver(context, Form(context))
    driver.click("press")
    assert heard(context).take() == [Cue.BUTTON]
    driver.press(pygame.K_RETURN)
    assert heard(context).take() == [Cue.BUTTON]
    driver.click("name")
    driver.type("Ada")
    assert heard(context).take() == []


def test_m_turns_the_sound_off_and_on_says_so_and_is_kept(context: Context, tmp_path: Path) -> None:
    form = Form(context)
    driver = Driver(context, form)
    for off, words in ((True, "The sound is off."), (False, "The sound is on.")):
        driver.press(pygame.K_m)
        assert context.settings.muted is off
        assert load_settings(tmp_path)[0].muted is off
        assert form.toast.sentence == words
    assert heard(context).mixed == 2


def test_m_is_a_letter_where_letters_are_typed(context: Context) -> None:
    form = Form(context)
    driver = Driver(context, form)
    driver.click("name")
    driver.type("m")
    assert not context.settings.muted
    assert form.ring.focus is not None
    assert getattr(form.ring.focus, "value", "") == "m"


def test_m_is_heard_at_the_table_and_on_the_title() -> None:
    driver, _scene = table(0)
    driver.press(pygame.K_m)
    assert driver.context.settings.muted
    title = make_context()
    Driver(title, Title(title, None, saves=False)).press(pygame.K_m)
    assert title.settings.muted


def test_a_turn_begins_with_a_bell_and_a_card_is_heard_in_the_hand() -> None:
    driver, _scene = table(0)
    assert heard(driver.context).take().count(Cue.YOUR_TURN) == 1
    driver.press(pygame.K_1)
    assert heard(driver.context).take() == [Cue.PICK_UP]
    driver.press(pygame.K_1)
    assert heard(driver.context).take() == [Cue.PUT_DOWN]


def test_a_refusal_knocks() -> None:
    driver, scene = table(0)
    heard(driver.context).take()
    driver.press(pygame.K_d)
    assert heard(driver.context).take() == [Cue.REFUSED]
    assert scene.notes.refusal


def shared() -> tuple[Driver, Session]:
    driver, scene = table(0, 1)
    assert driver.scene.name == "curtain"
    return driver, scene.session


def test_the_curtain_is_heard_when_it_closes_with_a_bell_and_when_it_opens() -> None:
    driver, _session = shared()
    driver.frame()
    assert {Cue.YOUR_TURN, Cue.CURTAIN_CLOSE} <= set(heard(driver.context).take())
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)
    assert Cue.CURTAIN_OPEN in heard(driver.context).take()


def test_a_card_that_is_turned_is_not_heard_by_those_who_sit_by() -> None:
    driver, _session = shared()
    driver.press(pygame.K_RETURN)
    driver.frame(dt=0.7)
    driver.press(pygame.K_RETURN)
    heard(driver.context).take()
    for key in (pygame.K_p, pygame.K_1, pygame.K_r, pygame.K_1):
        driver.press(key)
    cues = heard(driver.context).take()
    assert Cue.PICK_UP in cues
    assert not {Cue.ROTATE, Cue.REFUSED} & set(cues)


@pytest.mark.parametrize("humans", [(0,), (0, 1)])
def test_every_role_is_shown_with_the_same_sounds(humans: tuple[int, ...]) -> None:
    sounds = {}
    for seed in range(12):
        session = rounds.new_session(4, *humans, seed=seed)
        context = make_context()
        driver = Driver(context, RolePeek(context, session, 0, 0, Pop))
        for _frame in range(80):
            driver.frame(dt=1 / 30)
        sounds[session.view(0).role] = heard(context).take()
    assert len(sounds) > 1
    assert len({tuple(cues) for cues in sounds.values()}) == 1
    assert Cue.ROTATE in next(iter(sounds.values()))
