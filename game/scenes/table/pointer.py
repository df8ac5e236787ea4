"""The mouse at the table: drag or click a card to its place, turn it, pan and zoom (UX M2, M6, M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.engine.cards import Face
from game.scenes.table.notes import deck_tip, hand_tip, role_tip, tip_of
from game.tabletop.move.choice import Target, laid_on
from game.ui.scene import Change

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_DRAG_FROM = 6
"""Pixels that the pointer moves before a press becomes a drag."""
_SCROLL_STEP = 60
_LEFT, _MIDDLE, _RIGHT = 1, 2, 3


class Pointer:
    """Remembers what the button went down on."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.pos = (-1, -1)
        self.hovered: int | None = None
        self._pressed_card: int | None = None
        self._pressed_at: tuple[int, int] | None = None
        self._was_held = False
        self._panning = False

    @property
    def dragging(self) -> bool:
        return self._scene.desk.drag is not None

    def handle(self, event: pygame.Event) -> Change:
        """Answer one mouse event that no button has taken."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos, event.rel)
            case pygame.MOUSEBUTTONDOWN:
                self.pos = event.pos
                return self._press(event.button)
            case pygame.MOUSEBUTTONUP:
                self.pos = event.pos
                return self._release(event.button)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
        return None

    def release_all(self) -> None:
        """Forget what was pressed: another scene lies on top."""
        self._pressed_card = self._pressed_at = None
        self._panning = False
        self._scene.desk.hang(None)

    def _move(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        scene, desk = self._scene, self._scene.desk
        self.pos = pos
        if self._panning:
            scene.view.viewpoint.pan(*rel)
            return
        if self._pressed_at is not None and not self.dragging and self._far(pos) and desk.held is not None:
            desk.hang(pos)
        if self.dragging:
            desk.hang(pos)
        hovered = None if self.dragging else scene.rack.index_at(pos)
        if hovered != self.hovered:
            self.hovered, desk.changed = hovered, True
        target = None if hovered is not None else scene.view.target_at(pos, desk.aim)
        if desk.held is not None or desk.asks_for_place or target is None:
            desk.point(target)
        if scene.view.log.hover(pos):
            desk.changed = True
        self._point_out(pos, hovered, target)

    def _point_out(self, pos: tuple[int, int], hovered: int | None, target: Target | None) -> None:
        """Tooltips, while nothing is held."""
        scene = self._scene
        if scene.desk.held is not None or any(button.hovered for button in scene.buttons):
            scene.notes.point(None)
        elif hovered is not None:
            scene.notes.point(hand_tip(scene.view, hovered))
        elif scene.view.layout.deck.collidepoint(pos):
            scene.notes.point(deck_tip(scene.view))
        elif scene.view.layout.role_card.collidepoint(pos) and scene.turns.viewer is not None:
            scene.notes.point(role_tip(scene.view))
        else:
            scene.notes.point(tip_of(scene.view, scene.session.setup, target))

    def _far(self, pos: tuple[int, int]) -> bool:
        assert self._pressed_at is not None
        return abs(pos[0] - self._pressed_at[0]) + abs(pos[1] - self._pressed_at[1]) > _DRAG_FROM

    def _press(self, button: int) -> Change:
        scene = self._scene
        if button == _MIDDLE:
            self._panning = scene.view.board.inner.collidepoint(self.pos)
        elif button == _RIGHT:
            self._rotate_here()
        elif button == _LEFT:
            scene.hurry()
            if scene.skip_motion():
                return None
            return self._take()
        return None

    def _take(self) -> Change:
        """The left button went down: on the turning button, the log, a card of the hand, or a card that lies there."""
        scene, desk = self._scene, self._scene.desk
        badge = scene.rack.badge()
        if badge is not None and badge.collidepoint(self.pos):
            scene.player.rotate()
            return None
        if scene.drawer.click(self.pos) or scene.player.choose_bonus_at(self.pos):
            return None
        self._pressed_at = self.pos
        index = scene.rack.index_at(self.pos)
        if index is not None and desk.gives_up and scene.player.hand_open:
            return scene.player.give(index)
        if index is None and desk.held is None:
            index = self._laid_at(self.pos)
        if index is not None:
            if not scene.player.hand_open:
                scene.player.peek()
                return None
            self._was_held = desk.held == index
            if self._was_held or desk.pick_up(index):
                self._pressed_card = index
        return None

    def _release(self, button: int) -> Change:
        scene, desk = self._scene, self._scene.desk
        if button == _MIDDLE:
            self._panning = False
        if button != _LEFT:
            return None
        pressed, self._pressed_card = self._pressed_card, None
        began, self._pressed_at = self._pressed_at, None
        if self.dragging:
            return self._let_go()
        if pressed is not None:
            if self._was_held:
                desk.put_back()
            return None
        if began is None or (desk.held is None and not desk.asks_for_place):
            return None
        target = scene.view.target_at(self.pos, desk.aim)
        return None if target is None else scene.player.drop(target, self._beside())

    def _let_go(self) -> Change:
        """The end of a drag."""
        scene, desk = self._scene, self._scene.desk
        target = scene.view.target_at(self.pos, desk.aim)
        on_rack = scene.view.layout.rack.collidepoint(self.pos)
        if target is None or on_rack:
            scene.player.glide_back(self.pos, None)
            return None
        return scene.player.drop(target, self._beside(), dragged=True)

    def _rotate_here(self) -> None:
        """A right click turns what is held or lies tentatively, else the card of the hand under the pointer."""
        scene = self._scene
        under = scene.rack.index_at(self.pos)
        if scene.desk.held is None and under is not None and scene.player.hand_open:
            scene.desk.rotate(under)
        else:
            scene.player.rotate()

    def _wheel(self, steps: float) -> None:
        scene, view = self._scene, self._scene.view
        if view.layout.log_shown and view.layout.log.collidepoint(self.pos):
            if view.log.scroll(round(steps * _SCROLL_STEP)):
                scene.desk.changed = True
        elif isinstance(scene.desk.aim.card, Face):
            scene.player.rotate()
        elif view.board.inner.collidepoint(self.pos):
            view.viewpoint.zoom(steps, self.pos)

    def _laid_at(self, pos: tuple[int, int]) -> int | None:
        """The hand index of the card that lies tentatively under a point."""
        aim, viewer = self._scene.desk.aim, self._scene.turns.viewer
        place = None if viewer is None else laid_on(aim.laid, viewer)
        if place is None or not aim.gone:
            return None
        return aim.gone[0] if self._scene.view.target_rect(place).collidepoint(pos) else None

    def _beside(self) -> Rect:
        return Rect(self.pos[0] - 4, self.pos[1] - 4, 8, 24)
