"""The keys of the table (UX section 5): the whole game without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.table import AskRetire
from game.scenes.table.talk import open_talk
from game.tabletop.move.desk import Zone
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import HAND_CONTROLS, Control
from game.ui.scene import Change

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_ARROWS = {Control.LEFT: (-1, 0), Control.RIGHT: (1, 0), Control.UP: (0, -1), Control.DOWN: (0, 1)}
_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}
_ACTING = (Control.ROTATE, Control.PASS, Control.NEXT_TARGET, Control.PREVIOUS_TARGET, *_ARROWS)
_SKIPPING = (Control.CONFIRM, Control.CANCEL)


def press(scene: TableScene, control: Control) -> Change:
    """Do what a key asks for. Keys that mean nothing now do nothing."""
    desk, view = scene.desk, scene.view
    if control in _SKIPPING and scene.skip_motion():
        return None
    if control in HAND_CONTROLS or control in _ACTING:
        scene.hurry()
    if control in HAND_CONTROLS:
        return _pick(scene, HAND_CONTROLS.index(control))
    if control in _ARROWS:
        desk.step(*_ARROWS[control], view.seen.table.seats)
        scene.show_cursor()
        return None
    if control in _PANS:
        dx, dy = _PANS[control]
        view.viewpoint.pan(round(dx * view.unit), round(dy * view.unit))
        return None
    match control:
        case Control.CONFIRM:
            return _confirm(scene)
        case Control.CANCEL:
            return _cancel(scene)
        case Control.NEXT_TARGET | Control.PREVIOUS_TARGET:
            desk.step_target(1 if control is Control.NEXT_TARGET else -1)
            scene.show_cursor()
        case Control.ZONE_NEXT | Control.ZONE_PREVIOUS:
            desk.next_zone(1 if control is Control.ZONE_NEXT else -1)
            scene.show_cursor()
        case Control.ROTATE:
            scene.player.rotate()
        case Control.END_TURN:
            return scene.player.end_turn()
        case Control.PASS:
            return scene.player.pass_selected()
        case Control.UNDO:
            scene.player.undo()
        case Control.PEEK:
            scene.player.peek()
        case Control.CURTAIN:
            return scene.draw_curtain()
        case Control.LOG:
            scene.drawer.toggle()
        case Control.TALK:
            return open_talk(scene)
        case Control.GRID:
            scene.toggle_grid()
        case Control.INSPECT:
            scene.notes.tell_now()
        case Control.FIT:
            scene.view.viewpoint.fit()
        case Control.ZOOM_IN | Control.ZOOM_OUT:
            view.viewpoint.zoom(1 if control is Control.ZOOM_IN else -1, view.board.inner.center)
        case _:
            return None
    return None


def _pick(scene: TableScene, index: int) -> Change:
    desk = scene.desk
    if not scene.player.hand_open:
        return None
    if desk.gives_up:
        return scene.player.give(index)
    if desk.held == index:
        desk.put_back()
    else:
        desk.pick_up(index, by_key=True)
    scene.show_cursor()
    return None


def _confirm(scene: TableScene) -> Change:
    """Enter and Space: pick up, then lay, then commit."""
    desk = scene.desk
    if desk.zone is Zone.BUTTONS:
        return None
    if desk.held is not None or (desk.asks_for_place and desk.hover is not None):
        if desk.hover is None:
            desk.step_target(1)
            scene.show_cursor()
            return None
        return scene.player.drop(desk.hover, scene.view.target_rect(desk.hover))
    if desk.ready is not None or isinstance(desk.question, AskRetire):
        return scene.player.end_turn()
    if desk.zone is Zone.HAND and desk.choice is not None:
        if not scene.player.hand_open:
            scene.player.peek()
        elif not scene.player.turn_is_fresh:
            return _pick(scene, desk.focus)
    return None


def _cancel(scene: TableScene) -> Change:
    """Esc: let go, then take back, then close the log, then the menu."""
    if scene.desk.put_back() or scene.desk.take_back():
        scene.notes.clear()
        return None
    if scene.drawer.shut():
        return None
    return scene.open_menu()
