"""A window shows its last state (UX M30): whatever is drawn anew at any moment looks as it did before."""

from __future__ import annotations

import random

import pygame
import pytest
from screen.driving import AtOnce, Driver, make_context
from screen.rounds import new_session

from game.cli import gallery_scenes
from game.engine.ruleset import Ruleset
from game.scenes.table.scene import TableScene
from game.system.settings import Settings
from game.ui import viewport as viewport_module
from game.ui.scene import Push

pytestmark = pytest.mark.usefixtures("plain_plates")

FRAMES = 150
QUIET = 12
"""Frames, and then some without anything to do, half a second each."""
_KEYS = (
    pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_e, pygame.K_n,
    pygame.K_r, pygame.K_d, pygame.K_z, pygame.K_l, pygame.K_g, pygame.K_TAB, pygame.K_LEFT, pygame.K_UP, pygame.K_i,
    pygame.K_ESCAPE, pygame.K_PLUS, pygame.K_HOME, pygame.K_p, pygame.K_c, pygame.K_SPACE,
)  # fmt: skip


def assert_last(driver: Driver, when: str) -> None:
    """Fail if the window shows anything else than its scenes would draw now."""
    again = pygame.Surface(driver.canvas.get_size())
    for scene in driver.app.stack.visible():
        scene.draw(again)
    if pygame.image.tobytes(again, "RGB") != pygame.image.tobytes(driver.canvas, "RGB"):
        differs = pygame.mask.from_threshold(again, (0, 0, 0), (1, 1, 1, 255), driver.canvas)
        differs.invert()
        raise AssertionError(f"{driver.scene.name}, {when}: old picture in {differs.get_bounding_rects()[:4]}")


@pytest.mark.parametrize("name", gallery_scenes.SCENES)
def test_a_scene_that_stops_moving_has_drawn_its_last_state(name: str) -> None:
    context = make_context((1024, 640), settings=Settings(speed_bots="4", speed_own="1"))
    context.worker = lambda _name: AtOnce()
    shot = gallery_scenes.SCENES[name](context)
    driver = Driver(context, shot.scene)
    if shot.over is not None:
        driver.app.stack.apply(Push(shot.over))
    for frame in range(FRAMES):
        driver.frame(dt=1 / 30)
        assert_last(driver, f"frame {frame}")
    for frame in range(QUIET):
        driver.frame(dt=0.5)
        assert_last(driver, f"frame {frame} of rest")
    driver.app.close()


@pytest.mark.parametrize(("seed", "expansions"), [(1, False), (2, True), (3, False), (4, True)])
def test_a_table_shows_its_last_state_whatever_is_pressed(seed: int, expansions: bool) -> None:
    rng = random.Random(seed)
    rules = Ruleset(saboteur2=expansions, bonus_nuggets=expansions, table_talk=not expansions)
    settings = Settings(speed_bots="4", speed_own="1", window=(1024, 640))
    context = make_context((1024, 640), settings=settings)
    context.worker = lambda _name: AtOnce()
    table = Driver(context, TableScene(context, new_session(4, 0, seed=seed, rules=rules)))
    for act in range(200):
        if rng.random() < 0.4:
            pos = (rng.randrange(1024), rng.randrange(640))
            table.move(pos)
            if rng.random() < 0.3:
                table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=rng.choice((1, 3))))
                table.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        else:
            table.press(rng.choice(_KEYS))
        assert_last(table, f"act {act}")
        table.frame(dt=rng.choice((0.02, 0.1, 0.5)))
        assert_last(table, f"after act {act}")
        if table.scene.name in ("pause", "settings", "round-end", "title"):
            table.press(pygame.K_ESCAPE)


def test_a_large_window_shows_what_a_small_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what rests is not kept in a picture of its own, it is drawn alike."""
    shown = []
    for most in (0, 10_000_000):
        monkeypatch.setattr(viewport_module, "_LARGE", most)
        rules = Ruleset(saboteur2=True, bonus_nuggets=True)
        context = make_context((1024, 640), settings=Settings(speed_bots="4", speed_own="1"))
        driver = Driver(context, TableScene(context, new_session(6, 0, seed=2, rules=rules)))
        for frame in range(60):
            driver.frame(dt=1 / 30)
            if frame % 10 == 5:
                driver.press(pygame.K_1 + frame // 10 % 3)
            shown.append(pygame.image.tobytes(driver.canvas, "RGB"))
        driver.app.close()
    assert shown[:60] == shown[60:]
