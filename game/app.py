"""The only clock: reads events, lets time pass, draws on the window when something changed."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.art.drawing.contrast import use_contrast
from game.art.drawing.raster import opaque
from game.flow import get_ready, settle
from game.scenes.menus.leaving import LeaveQuestion
from game.scenes.routes import ToReplay, ToRulebook
from game.sound.music import TITLE, table_tune
from game.system.crash_report import write_crash
from game.system.holding import hold_workers, let_workers_go
from game.system.i18n import _
from game.system.locks import release_dropped
from game.system.malloc import give_back
from game.system.settings import TEXT_SCALES
from game.ui.aloud.reading import Reading
from game.ui.bindings import HEARD, Control, control_of
from game.ui.context import Context
from game.ui.event_queue import FRAMES_PER_SECOND, LONGEST_STEP, gather, in_order, last_motion_only
from game.ui.keyboard import forget_layout
from game.ui.pads.devices import Pads
from game.ui.pads.prompts import LAST_USED, LastUsed
from game.ui.press_guard import PressGuard
from game.ui.privacy import GONE
from game.ui.scene import Change, Conceal, Open, Pop, Push, Quit, Replace, Reset, Route, Scene, SceneStack
from game.ui.sheet import Sheet
from game.ui.text import forget_sizes
from game.ui.viewport import Viewport
from game.ui.window import GameWindow

_LONGEST_WAIT = 2.0
TURN = 0.001
"""Seconds for which a worker keeps the interpreter from a frame that wants it back, several times in most frames."""
TIDY_EVERY = 10.0
"""Seconds at least between two looks for what nobody refers to: a look takes as long as two or three frames."""
_MOST_FAULTS = 2
"""Frames in a row that may fail before the game gives up."""
_WOOD = (66, 48, 32)
_OF_THE_WINDOW = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.RENDER_TARGETS_RESET,
    pygame.RENDER_DEVICE_RESET,
)
"""After these what was drawn may be gone, or lie on another screen."""


class App:
    """Runs scenes until the last one is gone: on a window, or frame by frame on what the caller has.

    `home` is where to go after an unexpected error; without it errors go on to the caller.
    """

    def __init__(self, context: Context, first: Scene | Route, home: Route | None = None) -> None:
        self.context = context
        use_contrast(context.viewport.contrast)
        self.stack = SceneStack(context.viewport)
        self._window: GameWindow | None = None
        self._sheet = Sheet()
        self._guard = PressGuard()
        self._pads = Pads()
        self._used = LastUsed()
        self._reading = Reading(context)
        self._home = home
        self._fresh = True
        self._moves = False
        """Whether the last frame showed something on its way: the next one shows where it came to rest."""
        self._stirred = True
        self._faults = 0
        self._ready = False
        """Whether what comes after the first scene was seen to."""
        self._taken = False
        """Whether one of the files that are just being dropped was taken."""
        self._litter = False
        """Whether scenes have gone or been laid out anew since what nobody refers to was last let go of."""
        self._since_tidied = 0.0
        self._rest_told: dict[str, pygame.Rect] = {}
        self._told_scene: Scene | None = None
        self._change(Open(first) if isinstance(first, Route) else Push(first))

    @property
    def running(self) -> bool:
        return self.stack.top is not None

    def _guards(self, event: pygame.Event) -> bool:
        """Return whether a second press is not heard just now."""
        return self.context.settings.press_guard and not (self.stack.top is not None and self.stack.top.types(event))

    def run(self, window: GameWindow) -> None:
        """Open frames on the window until the game ends."""
        self._window = window
        sys.setswitchinterval(TURN)
        clock = pygame.time.Clock()
        while self.running:
            wait = self._wait()
            events = gather(wait, self._pads.stirs)
            dt = min(clock.tick(FRAMES_PER_SECOND) / 1000, wait + LONGEST_STEP)
            try:
                for heard, passed in in_order(events, dt):
                    if self.frame(heard, passed, window.surface):
                        self._fresh |= not window.show()
                self._faults = 0
            except Exception as error:  # the last guard: a fault in a scene must not lose the game
                self._faults += 1
                if self._home is None or self._faults > _MOST_FAULTS:
                    raise
                self._recover(error, self._home)
            self._pads.open()  # after the first picture: looking for devices takes a while on some systems
            self._get_ready()
        self.close()

    def frame(self, events: Sequence[pygame.Event], dt: float, screen: pygame.Surface) -> bool:
        """Make one frame: answer `events`, let `dt` seconds pass, draw on `screen`. True when something was drawn."""
        try:
            return self._frame(events, dt, screen)
        finally:
            let_workers_go()

    def _frame(self, events: Sequence[pygame.Event], dt: float, screen: pygame.Surface) -> bool:
        self._since_tidied += dt
        if self._window is not None:
            self._window.pass_time(dt)
        LAST_USED.pad, LAST_USED.keys = self._used.pad, self._used.keys
        canvas = self._sheet.on(screen)
        self.context.trace.fit = self._sheet.fit
        if canvas.get_size() != self.context.viewport.size:
            self._measure(canvas, screen)
        self._guard.pass_time(dt)
        for event in last_motion_only(self._pads.heard(events, dt)):
            if not self._guard.hears(event, guards=self._guards(event)):
                continue
            self.context.privacy.hear(event)
            self.context.sound.hear(event)
            if self._used.hear(event):
                LAST_USED.pad, self.context.relayout = self._used.pad, True
            LAST_USED.keys = self._used.keys
            self._apply(self._handle(event))
        self._apply(self._update(dt))
        game = self.context.game
        self.context.sound.music(TITLE if game is None else table_tune(self.stack.held_table or game.table))
        self.stack.guard()
        if self.context.pictures.poll():
            self._fresh = True
        if self.context.relayout:
            self.context.relayout = False
            canvas = self._adapt(screen)
        drawn = self._draw(canvas)
        if drawn:
            self._sheet.show(screen)
        elif self._litter and self._since_tidied >= TIDY_EVERY and (self.stack.top is None or self.stack.top.at_rest):
            self._tidy()
        self._tell()
        self._reading.tell(self.stack.top, drawn=drawn)
        return drawn

    def close(self) -> None:
        """End every scene and keep the settings."""
        let_workers_go()
        self.stack.close()
        self._keep_settings()
        self.context.narrator.close()
        self.context.trace.close()

    def _get_ready(self) -> None:
        """Let a worker import what the next scenes need, once, as soon as the first one is sharp."""
        if not self._ready and not self.context.pictures.pending:
            self._ready = True
            worker = self.context.worker("ready")
            worker.submit(get_ready)
            worker.shutdown(wait=False)

    def _wait(self) -> float:
        """Return the seconds for which nothing will move unless an event comes."""
        top = self.stack.top
        if top is None or self._fresh or self._moves or top.needs_draw or self.context.pictures.pending:
            return 0.0
        waits = (top.wake_in, self.context.privacy.wake_in, self._pads.wake_in)
        return min((wait for wait in waits if wait is not None), default=_LONGEST_WAIT)

    def _update(self, dt: float) -> Change:
        if self.context.privacy.update(dt):
            self.stack.cover()
            self.context.privacy.cover()  # even if no scene is left that had opened it
        top = self.stack.top
        return None if top is None else top.update(dt)

    def _handle(self, event: pygame.Event) -> Change:
        top = self.stack.top
        if top is None:
            return None
        if self._window is not None:
            self._window.hear(event)
            if event.type == pygame.WINDOWDISPLAYCHANGED:
                self._keep_settings()
        match event.type:
            case pygame.QUIT:
                return self._quit()
            case pygame.KEYMAPCHANGED:
                forget_layout()
                self.context.relayout = True
            case kind if kind in (*HEARD, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
                self._stirred = True
            case kind if kind in _OF_THE_WINDOW:
                self._fresh = True
            case kind if kind in GONE:
                return self._go_dark()
            case pygame.DROPBEGIN | pygame.DROPCOMPLETE:
                self._taken = False
            case pygame.DROPFILE:
                return self._drop(top, event.file)
        match None if top.listens else control_of(event, typing=top.typing):
            case Control.CURTAIN if self.stack.confidential:
                return Conceal()
            case Control.PEEK if self.stack.asks_in_private:
                self.stack.cover()
            case Control.RULES if (topic := top.topic()) is not None:
                top.let_go()
                return Open(ToRulebook(topic))
            case Control.MUTE:
                self._mute()
            case Control.FULL_SCREEN:
                self._toggle_full_screen()
            case Control.TEXT_LARGER:
                self._scale_text(1)
            case Control.TEXT_SMALLER:
                self._scale_text(-1)
            case _:
                return top.handle(self._sheet.fit.on_sheet(event))
        return None

    def _drop(self, top: Scene, file: str) -> Change:
        """Open a record that was dropped on the window, of several the first; not where a game would be left for it."""
        if self._taken:
            return None
        self._taken = True
        if top.takes_files:
            return Open(ToReplay(Path(file), over=True, public=True))
        self.context.notices.append(
            _("Leave this first, then drop the file again, for instance on the title. Nothing is lost.")
        )
        return None

    def _quit(self) -> Change:
        """End the game; one that cannot be saved just now is asked about first, once."""
        game, folder = self.context.game, self.context.data_folder
        if game is None or folder is None or isinstance(self.stack.top, LeaveQuestion):
            return Quit()
        game.save()
        return Quit() if game.saved else Push(LeaveQuestion(self.context, Quit()))

    def _go_dark(self) -> Change:
        """Let go of everything, and hide what is private: the window has gone from its player (UX section 3)."""
        self.stack.let_go()
        if self.stack.confidential:
            return Conceal()
        self.stack.cover()
        return None

    def _apply(self, asked: Change) -> None:
        """Do what a scene asked for. Workers are asked as it is made, and begin nothing until the frame is over."""
        if asked is not None:
            hold_workers()
            self._change(asked)

    def _change(self, asked: Change) -> None:
        played = None if self.context.game is None else id(self.context.game)
        change = settle(self.context, asked)
        if isinstance(change, Reset):
            # scenes let go of their large pictures when closed: before the next ones are made
            self.stack.close()
            self._told_scene = None
            if played not in (None, id(self.context.game)):
                self._tidy()  # a game that was left is free for others
        if self.stack.apply(change):
            self._fresh = True
            self._litter |= isinstance(change, Pop | Replace | Reset)

    def _tidy(self) -> None:
        """Let go of scenes that are gone. They and their parts know each other, so that Python leaves them for long.

        Every now and then, when everything rests.
        """
        self._litter, self._since_tidied = False, 0.0
        gc.collect()
        release_dropped()
        give_back()

    def _draw(self, canvas: pygame.Surface) -> bool:
        scenes = self.stack.visible() if self.running else []
        if not scenes or not (self._fresh or self._moves or any(scene.needs_draw for scene in scenes)):
            return False
        self._fresh = False
        for scene in scenes:
            scene.draw(canvas)
        self._moves = any(scene.needs_draw for scene in scenes)
        return True

    def _tell(self) -> None:
        """Write a scene change or a moment of rest into the trace."""
        top, trace = self.stack.top, self.context.trace
        if top is None or not trace.on:
            return
        rects = top.rects()
        if top is not self._told_scene:
            self._told_scene, self._stirred = top, True
            trace.write("scene", top.name, top.seat, rects)
        if not top.at_rest:
            self._stirred = True
        elif self._stirred or rects != self._rest_told:
            self._rest_told, self._stirred = rects, False
            trace.write("rest", top.name, top.seat, rects)

    def _measure(self, canvas: pygame.Surface, screen: pygame.Surface) -> None:
        size = canvas.get_size()
        if self._window is not None and size != self.context.viewport.size:
            self._stretch(canvas)
            self._sheet.show(screen)
            self._window.show()
        self.context.viewport = Viewport.of(size, self.context.settings)
        use_contrast(self.context.viewport.contrast)
        forget_sizes()
        self.stack.resize(self.context.viewport)
        give_back()  # the pictures of the last size leave holes
        self._fresh = self._litter = True

    def _stretch(self, canvas: pygame.Surface) -> None:
        """Draw the last picture in a new size: the system empties the window, and the next picture may take a while.

        Somebody's secrets could not be covered in that while, so wood stands in for them (UX section 3).
        """
        scenes = self.stack.visible() if self.running else []
        if not scenes or self.stack.confidential:
            canvas.fill(_WOOD)
            return
        before = opaque(self.context.viewport.size)
        for scene in scenes:
            scene.draw(before)
        pygame.transform.smoothscale(before, canvas.get_size(), canvas)

    def _adapt(self, screen: pygame.Surface) -> pygame.Surface:
        """Lay everything out anew after a change of a setting that the layout depends on. Return what to draw on."""
        if self._window is not None:
            self._window.cover_screen(self.context.settings.full_screen)
            self.context.settings.full_screen = self._window.full_screen
        canvas = self._sheet.on(screen)
        self._measure(canvas, screen)
        self._keep_settings()
        return canvas

    def _keep_settings(self) -> None:
        if self._window is not None:
            self.context.settings.window = self._window.windowed_size
            self.context.settings.monitor = self._window.monitor
        self.context.keep_settings()

    def _toggle_full_screen(self) -> None:
        self.context.settings.full_screen = not self.context.settings.full_screen
        self.context.relayout = True

    def _scale_text(self, by: int) -> None:
        place = TEXT_SCALES.index(self.context.settings.text_scale) + by
        if 0 <= place < len(TEXT_SCALES):
            self.context.settings.text_scale = TEXT_SCALES[place]
            self.context.relayout = True

    def _mute(self) -> None:
        """Turn the sound off or on again, and say so."""
        settings = self.context.settings
        settings.muted = not settings.muted
        self.context.sound.mix()
        self._keep_settings()
        self.context.tell_now(_("The sound is off.") if settings.muted else _("The sound is on."))

    def _recover(self, error: Exception, home: Route) -> None:
        """Note the fault, and go on from `home`, where it is told."""
        from game.scenes.menus.lamp_out import LampOut

        told = LampOut(self.context, write_crash(error, self.context.data_folder))
        self._apply(Open(home))
        self._apply(Push(told))
