"""Keys and mouse say what a person means; only the player acts on it."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pygame
from screen.tables import Table, deal, dealt

from game.engine.cells import at
from game.scenes.table import intents
from game.scenes.table.intents import Grab, HoldBoard, Intent, PickUp, PointAt, Release, Turn, TurnAt, Zoom
from game.scenes.table.keys import KEY_INTENTS
from game.scenes.table.pointer import Pointer
from game.tabletop.move.targets import OnCell
from game.ui.bindings import HAND_CONTROLS


def _table() -> Table:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    return table


def test_every_intent_is_a_value_without_the_table() -> None:
    named = {kind for kind in vars(intents).values() if isinstance(kind, type) and kind.__module__ == intents.__name__}
    assert named == set(get_args(Intent))
    for kind in named:
        assert {str(field.type) for field in fields(kind)} <= {
            "int",
            "float",
            "bool",
            "tuple[int, int]",
            "tuple[int, int] | None",
        }


def test_no_two_keys_of_the_table_mean_the_same() -> None:
    meant = [intent for intent in KEY_INTENTS.values() if intent is not None]
    assert len(set(meant)) == len(meant)
    assert [KEY_INTENTS[control] for control in HAND_CONTROLS] == [PickUp(index) for index in range(9)]


def test_the_mouse_means_the_same_until_the_player_acts() -> None:
    table = _table()
    pointer, slot = Pointer(table.table.view, table.table.move), table.slot(0)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=slot, button=1)
    before = table.table.move.aim
    assert pointer.intent(down) == pointer.intent(down) == Grab(slot)
    assert pointer.intent(pygame.Event(pygame.MOUSEBUTTONUP, pos=slot, button=1)) == Release(slot)
    assert pointer.intent(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=slot, button=3)) == TurnAt(slot)
    middle = table.table.view.board.inner.center
    assert pointer.intent(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=2)) == HoldBoard(True)
    assert pointer.intent(pygame.Event(pygame.MOUSEWHEEL, y=1)) == Zoom(1, middle)
    assert table.table.move.aim == before


def test_a_press_becomes_a_drag_only_with_a_card_in_hand_and_from_afar() -> None:
    table = _table()
    scene, slot = table.table, table.slot(0)
    pointer = Pointer(scene.view, scene.move)

    def moved(by: int) -> Intent | None:
        pos = (slot[0] + by, slot[1])
        return pointer.intent(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0)))

    assert moved(30) == PointAt((slot[0] + 30, slot[1]), dragging=False)
    scene.player.do(Grab(slot))
    assert moved(3) == PointAt((slot[0] + 3, slot[1]), dragging=False)
    assert moved(30) == PointAt((slot[0] + 30, slot[1]), dragging=True)


def test_the_wheel_turns_a_held_path_card() -> None:
    table = _table()
    pointer = Pointer(table.table.view, table.table.move)
    table.press(pygame.K_1)
    assert pointer.intent(pygame.Event(pygame.MOUSEWHEEL, y=1)) == Turn()


def test_a_whole_move_takes_intents_alone() -> None:
    table = _table()
    scene = table.table
    scene.player.do(PickUp(0))
    target = scene.move.cursor.target
    assert isinstance(target, OnCell)
    scene.player.do(intents.Confirm())
    assert scene.move.ready is not None
    scene.player.do(intents.Undo())
    assert scene.move.ready is None
    table.wait(0.5)
    scene.player.do(PickUp(0))
    scene.player.do(intents.Confirm())
    scene.player.do(intents.EndTurn())
    assert scene.session.table.to_play != 0
    assert at(0, 0) in scene.session.table.maze.cards
