"""`watch`: a record played step by step, forwards and backwards (CONTRACT section 3)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.replay import Replay
from game.scenes.sign import CREAM, ON_WOOD
from game.scenes.watch_view import STEP_BUTTONS, Secrets, Sight, WatchLayout, WatchView, just_said, seen_by
from game.settings import SPEEDS, Speed, speed_factor
from game.tabletop.viewpoint import PAN_STEP
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_STEP_SECONDS = 0.9
"""Seconds from one step to the next at normal speed."""
_FASTEST = 0.05
_WHEEL_STEP = 60
_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}


class Watch(Screen):
    """Shows the positions of a record. Of a broken one it shows the longest valid prefix, and says so."""

    name = "watch"
    first = "play"

    def __init__(self, context: Context, replay: Replay) -> None:
        super().__init__(context)
        if not replay.played:
            raise ValueError("no round was dealt in this record")
        self._states = [played.step.state for played in replay.played]
        self._names = replay.names
        self._minds = replay.minds
        self._at = 0
        self._sight: Sight = "all"
        self._speed: Speed = context.settings.speed_bots
        self._playing = False
        self._wait = 0.0
        self._log_open = False
        self._pointer = (-1, -1)
        self._view: WatchView | None = None
        self._changed = True
        self._make_widgets()
        self.ring.visible = False
        if replay.fault is not None:
            sentence = _("The record breaks off before line {line}: {message}")
            context.notices.append(sentence.format(line=replay.fault.line, message=replay.fault.message))

    def _make_widgets(self) -> None:
        def button(name: str, icon: str, tip: str, where: int) -> Button:
            return Button(name, "", lambda: self._go(where), style="slate", icon=icon, tooltip=tip)

        last = len(self._states) - 1
        self._play = Button("play", "", self._toggle, style="brass", icon="play", tooltip=_("Play or pause"))
        self._back = Button(
            "back", "", lambda: self._go(self._at - 1), style="slate", icon="step-back", tooltip=_("One step back")
        )
        self._forward = Button(
            "forward", "", lambda: self._go(self._at + 1), style="slate", icon="step-forward", tooltip=_("One step on")
        )
        self._first_button = button("first", "first", _("To the beginning"), 0)
        self._last_button = button("last", "last", _("To the end"), last)
        sights: list[tuple[Sight, str]] = [("all", _("Everything")), ("public", _("Everybody's view"))]
        sights += [(seat, name) for seat, name in enumerate(self._names)]
        self._sights = Cycler("view", sights, self._sight, self._look, tooltip=_("Whose eyes to see with"))
        self._pace = Button("speed", "", self._faster, style="slate", size=16, tooltip=_("Speed"))
        self._count = RichText("", face="bold", size=17, colour=CREAM, centred=True, shadow=ON_WOOD)
        self._close = Button("close", "", self.cancel, style="slate", icon="cross", tooltip=_("Close"))
        self._log_button = Button("log", "", self._toggle_log, style="slate", icon="log", tooltip=_("Log"))

    @property
    def _table_view(self) -> WatchView:
        assert self._view is not None, "laid out before it is used"
        return self._view

    @property
    def position(self) -> int:
        """Which step is shown, from 0."""
        return self._at

    @property
    def seat(self) -> int | None:
        return self._states[self._at].table.to_play

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._changed

    @property
    def at_rest(self) -> bool:
        return not self._playing and not self._table_view.viewpoint.moving

    @property
    def wake_in(self) -> float | None:
        waits = [super().wake_in, self._table_view.viewpoint.wake_in, self._wait if self._playing else None]
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    # What is done

    def _go(self, where: int) -> Change:
        """Show another step; playing stops at the last one."""
        self._at = min(max(0, where), len(self._states) - 1)
        if self._at == len(self._states) - 1:
            self._playing = False
        self._wait = self._step_time()
        self._refresh(at_once=not self._playing)
        return None

    def _look(self, sight: Sight) -> Change:
        self._sight = sight
        self._refresh(at_once=True)
        return None

    def _turn_sight(self, by: int) -> None:
        sights = [sight for sight, _words in self._sights.choices]
        self._sights.value = sights[(sights.index(self._sight) + by) % len(sights)]
        self._look(self._sights.value)

    def _toggle(self) -> Change:
        if not self._playing and self._at == len(self._states) - 1:
            self._go(0)
        self._playing = not self._playing
        self._wait = self._step_time()
        self._set_buttons()
        return None

    def _faster(self) -> Change:
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self._wait = min(self._wait, self._step_time())
        self._set_buttons()
        return None

    def _step_time(self) -> float:
        factor = speed_factor(self._speed)
        return _FASTEST if factor is None else _STEP_SECONDS / factor

    def _toggle_log(self) -> Change:
        self._log_open = not self._log_open
        self._table_view.reopen(self._layout())
        self._changed = True
        return None

    def handle(self, event: pygame.Event) -> Change:
        view = self._table_view
        match event.type:
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
                return None
            case pygame.MOUSEMOTION:
                self._pointer = event.pos
                self._changed |= view.log.hover(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._choose_filter(event.pos)
        control = control_of(event)
        return super().handle(event) if control is None or not self._steer(control) else None

    def _steer(self, control: Control) -> bool:
        """Do what a key of the replay asks for; False when it is none."""
        viewpoint = self._table_view.viewpoint
        match control:
            case Control.LEFT:
                self._go(self._at - 1)
            case Control.RIGHT:
                self._go(self._at + 1)
            case Control.FIT:
                self._go(0)
            case Control.LAST:
                self._go(len(self._states) - 1)
            case Control.UP | Control.DOWN:
                self._turn_sight(-1 if control is Control.UP else 1)
            case Control.LOG:
                self._toggle_log()
            case Control.ZOOM_IN | Control.ZOOM_OUT:
                viewpoint.zoom(1 if control is Control.ZOOM_IN else -1, self._table_view.board.inner.center)
            case _ if control in _PANS:
                viewpoint.pan(*(round(step * self.viewport.unit) for step in _PANS[control]))
            case _:
                return False
        self._changed = True
        return True

    def _wheel(self, steps: float) -> None:
        view, pos = self._table_view, self._pointer
        if view.layout.log_shown and view.log.body.collidepoint(pos):
            self._changed |= view.log.scroll(round(steps * _WHEEL_STEP))
        elif view.board.inner.collidepoint(pos):
            view.viewpoint.zoom(steps, pos)
            self._changed = True

    def _choose_filter(self, pos: tuple[int, int]) -> None:
        log = self._table_view.log
        for each, rect in log.tabs().items():
            if self._table_view.layout.log_shown and rect.collidepoint(pos):
                log.choose(each)
                self._changed = True

    def update(self, dt: float) -> Change:
        if self._playing:
            self._wait -= dt
            if self._wait <= 0:
                self._go(self._at + 1)
        self._changed |= self._table_view.viewpoint.update(dt)
        self._changed |= self._table_view.bake(frozenset())
        return super().update(dt)

    # What shows

    def _layout(self) -> WatchLayout:
        table = self._states[self._at].table
        return WatchLayout.of(self.viewport, table.seats, table.rules, log_open=self._log_open)

    def _refresh(self, at_once: bool) -> None:
        view, state = self._table_view, self._states[self._at]
        view.look(seen_by(state, self._names, self._minds, self._sight))
        view.viewpoint.follow(state.table, None, at_once)
        view.bake(frozenset())
        self._set_buttons()

    def _set_buttons(self) -> None:
        last = len(self._states) - 1
        self._play.icon = "pause" if self._playing else "play"
        self._first_button.enabled = self._back.enabled = self._at > 0
        self._last_button.enabled = self._forward.enabled = self._at < last
        self._pace.label = _("max") if self._speed == "instant" else f"{self._speed}×"
        self._count.text = _("Step {step} of {steps}").format(step=self._at + 1, steps=last + 1)
        self._changed = True

    def resize(self, viewport: Viewport) -> None:
        self.viewport = viewport
        seen = seen_by(self._states[self._at], self._names, self._minds, self._sight)
        self._view = WatchView(self._layout(), self.context.pictures, seen)
        self._view.bake(frozenset())
        self._set_buttons()
        self.rearrange()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        layout = self._layout()
        area, gap = layout.controls, viewport.px(4)
        row = [self._first_button, self._back, self._play, self._forward, self._last_button]
        height, width = viewport.target(), (area.w - gap * (STEP_BUTTONS - 1)) // STEP_BUTTONS
        view = self._sights.height(area.w, viewport)
        count = self._count.height(area.w, viewport)
        top = min(area.y + count + gap, viewport.rect.h - viewport.px(8) - view - 2 * gap - height)
        self._count.place(pygame.Rect(area.x, top - gap - count, area.w, count), viewport)
        for place, button in enumerate(row):
            button.place(pygame.Rect(area.x + place * (width + gap), top, width, height), viewport)
        self._sights.place(pygame.Rect(area.x, top + height + 2 * gap, area.w, view), viewport)
        bar = [self._close, self._pace, *([] if layout.log_docked else [self._log_button])]
        right = viewport.rect.w - viewport.px(8)
        for button in bar:
            wide = button.natural_width(viewport) if button.label else 0
            where = layout.buttons["menu"].copy()
            where.w = max(where.w, wide)
            where.right = right
            button.place(where, viewport)
            right = where.left - viewport.px(6)
        counted = [self._count] if top - gap - count >= layout.rack.y else []
        return [*counted, *row, self._sights, *bar]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._changed = False
        state = self._states[self._at]
        self._table_view.draw_position(canvas, Secrets(state, self._sight), just_said(state, self._names))
