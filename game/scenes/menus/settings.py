"""Settings: speeds, text size, full screen, commit at once, sound, and the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.engine.total import total
from game.scenes.menus.sound_settings import SoundSettings
from game.scenes.shared.ground import OakGround
from game.system.i18n import N_, _
from game.system.settings import SPEEDS, TEXT_SCALES, Speed
from game.ui.bindings import Control, key_name
from game.ui.context import Context
from game.ui.layout import column, form_row
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.theme import GOLD, PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

_KEYS: Mapping[Control, str | None] = total(
    Control,
    {
        Control.CONFIRM: N_("Press, place, commit"),
        Control.CANCEL: N_("Take back, then the menu"),
        Control.ZONE_NEXT: N_("Next part of the screen"),
        Control.HAND_1: N_("Pick up a hand card (1 to 9)"),
        Control.NEXT_TARGET: N_("Next place where the card fits"),
        Control.ROTATE: N_("Rotate the card"),
        Control.END_TURN: N_("End turn"),
        Control.PASS: N_("Pass with the picked card"),
        Control.UNDO: N_("Take the card back"),
        Control.PEEK: N_("Look at hand and role"),
        Control.CURTAIN: N_("Draw the curtain"),
        Control.LOG: N_("Log"),
        Control.RECAP: N_("Show what happened since your last turn"),
        Control.GRID: N_("Letters and numbers on the board"),
        Control.ZOOM_IN: N_("Zoom in"),
        Control.ZOOM_OUT: N_("Zoom out"),
        Control.FIT: N_("Show the whole board"),
        Control.PAN_RIGHT: N_("Move the board (Shift and arrows)"),
        Control.TEXT_LARGER: N_("Larger text"),
        Control.TEXT_SMALLER: N_("Smaller text"),
        Control.FULL_SCREEN: N_("Full screen"),
        Control.MUTE: N_("Sound off and on"),
        # told with the one before it, or by the page it belongs to
        Control.LEFT: None,
        Control.RIGHT: None,
        Control.UP: None,
        Control.DOWN: None,
        Control.ZONE_PREVIOUS: None,
        Control.PREVIOUS_TARGET: None,
        Control.HAND_2: None,
        Control.HAND_3: None,
        Control.HAND_4: None,
        Control.HAND_5: None,
        Control.HAND_6: None,
        Control.HAND_7: None,
        Control.HAND_8: None,
        Control.HAND_9: None,
        Control.INSPECT: None,
        Control.TALK: None,
        Control.WHY: None,
        Control.PAN_LEFT: None,
        Control.PAN_UP: None,
        Control.PAN_DOWN: None,
        Control.LAST: None,
        Control.NEXT_CARD: None,
        Control.PREVIOUS_CARD: None,
        Control.MENU: None,
    },
)


def speed_words(speed: Speed) -> str:
    """Return a speed as a player reads it: "2×"."""
    return _("Instant") if speed == "instant" else f"{speed}×"


class SettingsScene(Screen):
    """Every setting takes effect at once and is written at once."""

    name = "settings"
    first = "speed-bots"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("settings")
        self._sound = SoundSettings(context)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=4, seed=4)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        width = min(viewport.px(820 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(18))
        inside.center = viewport.rect.center
        heading = RichText(_("Settings"), face="title", size=34, colour=GOLD, shadow=(16, 10, 5))
        heading_foot = column([heading], inside, 0, viewport)
        back = Button("back", _("Done"), Pop, style="brass", icon="tick", size=21)
        back_width = max(viewport.px(200), back.natural_width(viewport))
        back_height = back.height(back_width, viewport)
        back.place(
            pygame.Rect(inside.right - back_width, inside.bottom - back_height, back_width, back_height),
            viewport,
        )
        top = heading_foot + viewport.px(8)
        self._board = pygame.Rect(inside.x, top, inside.w, back.rect.top - viewport.px(14) - top)
        view = self._board.inflate(-2 * viewport.px(22), -2 * viewport.px(18))
        area = pygame.Rect(view.topleft, (self._scroll.inner_width(view.w, viewport), 0))
        parts, foot = self._place_settings(area, viewport)
        self._scroll.hold(parts, view, foot)
        return [heading, self._scroll, back]

    def _place_settings(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        settings = self.context.settings
        speeds = [(speed, speed_words(speed)) for speed in SPEEDS]
        rows: list[tuple[str, Widget]] = [
            (_("Speed of the bots"), Cycler("speed-bots", speeds, settings.speed_bots, self._set_bots)),
            (_("Speed of your own moves"), Cycler("speed-own", speeds, settings.speed_own, self._set_own)),
            (_("Text size"), Slider("text-scale", TEXT_SCALES, settings.text_scale, _percent, self._set_scale)),
        ]
        parts: list[Widget] = []
        gap, foot = viewport.px(10), area.y
        for words, control in rows:
            label = RichText(words, size=17, colour=PARCHMENT_INK)
            foot = form_row(label, control, pygame.Rect(area.x, foot, area.w, 0), viewport) + gap
            parts += [label, control]
        switches: list[Widget] = [
            Toggle("full-screen", _("Full screen"), settings.full_screen, self._set_full_screen),
            Toggle(
                "commit-at-once",
                _("A card that is placed is played at once, without End turn"),
                settings.commit_at_once,
                self._set_commit,
            ),
            Toggle(
                "reduced-motion",
                _("Still pictures: nothing moves in the background"),
                settings.reduced_motion,
                self._set_still,
            ),
        ]
        foot = column(switches, pygame.Rect(area.x, foot, area.w, 0), gap, viewport) + 2 * gap
        sound, foot = self._sound.place(pygame.Rect(area.x, foot, area.w, 0), gap, viewport)
        title = RichText(_("Keys"), face="heading", size=22, colour=PARCHMENT_INK)
        foot = column([title], pygame.Rect(area.x, foot + 2 * gap, area.w, 0), gap, viewport) + gap
        keys, foot = _place_keys(pygame.Rect(area.x, foot, area.w, 0), viewport)
        return [*parts, *switches, *sound, title, *keys], foot

    def update(self, dt: float) -> Change:
        if self._sound.stale:
            self.rearrange()
        return super().update(dt)

    def _set_bots(self, speed: Speed) -> Change:
        self.context.settings.speed_bots = speed
        return self._keep()

    def _set_own(self, speed: Speed) -> Change:
        self.context.settings.speed_own = speed
        return self._keep()

    def _set_scale(self, scale: int) -> Change:
        self.context.settings.text_scale = scale
        self.context.relayout = True
        return None

    def _set_full_screen(self, value: bool) -> Change:
        self.context.settings.full_screen = value
        self.context.relayout = True
        return None

    def _set_commit(self, value: bool) -> Change:
        self.context.settings.commit_at_once = value
        return self._keep()

    def _set_still(self, value: bool) -> Change:
        self.context.settings.reduced_motion = value
        return self._keep()

    def _keep(self) -> Change:
        self.context.keep_settings()
        return None


def _percent(value: int) -> str:
    return f"{value}%"


def _place_keys(area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
    """Place the list of keys; return its texts and its foot."""
    parts: list[Widget] = []
    foot = area.y
    shown = ((control, words) for control, words in _KEYS.items() if words is not None)
    for control, words in shown:
        label = RichText(_(words), colour=PARCHMENT_INK)
        key = RichText(key_name(control), face="strong", colour=PARCHMENT_INK)
        row = pygame.Rect(area.x, foot, area.w, 0)
        foot = form_row(label, key, row, viewport, share=0.62) + viewport.px(2)
        parts += [label, key]
    return parts, foot
