"""One focus for mouse and keys: who is under the pointer, who is held, who gets the key."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.bindings import HEARD, Control, control_of
from game.ui.pads.presses import PADDOWN, amount_of
from game.ui.paint import draw_focus, focus_room
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.wheel import Scrolled
from game.ui.widgets.long_press import LongPress
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.tooltip import TOOLTIP_DELAY, draw_tooltip
from game.ui.widgets.widget import Widget

_WHEEL_STEP = 60
_REPEAT_FROM, _REPEAT_EVERY = 0.4, 0.04
"""Seconds until a held key counts again, and from then on."""
_AS_NEAR = 1
"""Pixels by which two halves below a whole may differ and still be equally near."""
_DIRECTIONS = {
    Control.LEFT: (-1, 0),
    Control.RIGHT: (1, 0),
    Control.UP: (0, -1),
    Control.DOWN: (0, 1),
}


class FocusRing:
    """Routes events to widgets and remembers which one has the focus.

    `changed` turns True when something looks different; whoever draws sets it back. The ring shows from the
    start and after a key; moving the mouse hides it, because the pointer then says where one is.
    """

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.scrolls: list[ScrollView] = []
        self.kept_clear: Sequence[Widget] = ()
        """What a tooltip does not lie over, beside the widgets of the ring."""
        self.changed = True
        self.visible = True
        self._focus: Widget | None = None
        self._held: Widget | None = None
        self._pale: Widget | None = None
        """The widget under the pointer that cannot be pressed now and says why."""
        self._pointer = (-1, -1)
        self._scrolled = Scrolled(_WHEEL_STEP)
        self._rested = 0.0
        self._tip_shown = False
        self._tip_place = pygame.Rect(0, 0, 0, 0)
        """Where the thing was when its tooltip came up."""
        self._spent = False
        """Whether the pointer has pressed where it is, or what is under it has changed: it has to move first."""
        self._pointed = ""
        """What the tooltip under the pointer said when the pointer came there."""
        self._key_held: pygame.Event | None = None
        """The key that does its work again while it is down, which only widgets that ask for it have."""
        self._again_in = 0.0
        self._long_press = LongPress()
        self._asked: Widget | None = None
        """What has been pressed for so long that its tooltip shows."""
        self._just_pressed = False
        self._clicked = False
        self._by_keys = False
        """Whether a key has been pressed here: before that nobody has asked what the first focus is."""

    @property
    def focus(self) -> Widget | None:
        return self._focus

    @property
    def wake_in(self) -> float | None:
        """Seconds until the tooltip is due, a press is a long one or a held key counts again; `None`: none of them."""
        if self._long_press.wake_in is not None:
            return self._long_press.wake_in
        if self._key_held is not None:
            return max(0.0, self._again_in)
        if self._tip_shown or self._tip_owner() is None:
            return None
        return max(0.0, TOOLTIP_DELAY - self._rested)

    def hold(self, widgets: Sequence[Widget], scrolls: Sequence[ScrollView] = (), first: str = "") -> None:
        """Take over a screen's widgets in Tab order. The focus stays with its name, else goes to `first`."""
        name = self._focus.name if self._focus is not None else first
        held, self._held, self._asked = self._held, None, None
        self.widgets = [widget for widget in widgets if widget.focusable]
        self.scrolls = list(scrolls)
        found = [widget for widget in self.widgets if widget.name in (name, first) and widget.enabled]
        found.sort(key=lambda widget: widget.name != name)
        fallback = [widget for widget in self.widgets if widget.enabled]
        self._focus = None
        for widget in self.widgets:
            widget.focused = widget.held = False
        self.set_focus(next(iter([*found, *fallback]), None))
        if held is not None and held.name and not held.keeps_drag:
            self._hold_on(held.name)
        self._hover(self._pointer)
        self.changed = True

    def _hold_on(self, name: str) -> None:
        """Let a press go on that began before everything was laid out anew."""
        self._held = next((widget for widget in self.widgets if widget.name == name and widget.enabled), None)
        if self._held is not None:
            self._held.held = True

    def named(self, name: str) -> Widget | None:
        """Return the widget of this name, None where there is none."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget and bring it into view."""
        self._give_focus(widget)
        if widget is not None and widget.scroll is not None:
            widget.scroll.reveal(widget)

    def _give_focus(self, widget: Widget | None) -> None:
        if self._focus is not None:
            self._focus.focused = False
        if widget is not self._focus:
            self.forget_key()
        self._focus = widget
        self._rest_anew()
        self.changed = True
        if widget is not None:
            widget.focused = True

    def enter(self, scroll: ScrollView) -> None:
        """Give the focus to the first thing in a view that can be moved, else to the last of all: the way out."""
        able = [widget for widget in self.widgets if widget.enabled]
        self.set_focus(next((widget for widget in able if widget.scroll is scroll), able[-1]))

    def handle(self, event: pygame.Event) -> Change:
        """Answer one event of mouse or keys; everything else is passed over."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._release(event.pos)
            case pygame.MOUSEWHEEL:
                self._wheel(event)
            case pygame.KEYUP if self._key_held is not None and event.key == self._key_held.key:
                self.forget_key()
            case pygame.WINDOWFOCUSLOST:
                self.forget_key()
            case kind if kind in (*HEARD, pygame.TEXTINPUT):
                return self._key(event)
        return None

    def update(self, dt: float) -> Change:
        """Let `dt` seconds pass; a tooltip comes up when its time has come, and a held key counts again."""
        if self._long_press.update(dt) is not None and self._asked is None:
            self._asked = self._held or self._pale
            self._rested = TOOLTIP_DELAY
        if not self._spent and self._under_pointer() != self._pointed:
            self._spent = True
            self._rest_anew()
        owner = self._tip_owner()
        if owner is not None and self._tip_shown and owner.on_screen() != self._tip_place:
            self._spent |= owner is not self._focus or not self.visible  # it has moved under the pointer
            self._rest_anew()
        elif owner is not None and not self._tip_shown:
            self._rested += dt
            if self._rested >= TOOLTIP_DELAY:
                self._tip_shown = self.changed = True
                self._tip_place = owner.on_screen().copy()
        if self._just_pressed:
            self._just_pressed, dt = False, 0.0  # the seconds of this frame have passed before the press
        self._again_in -= dt
        change: Change = None
        while change is None and self._key_held is not None and self._again_in <= 0:
            self._again_in += _REPEAT_EVERY
            change = self._key(self._key_held, again=True)
        return change

    def take_click(self) -> bool:
        """Return whether something was pressed since the last call."""
        clicked, self._clicked = self._clicked, False
        return clicked

    def forget_key(self) -> None:
        """Let go of the key that is held: it is up, or what it was pressed on is not there any more."""
        self._key_held = None

    def draw(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the ring and the tooltip over the widgets."""
        focus = self._focus
        if self.visible and focus is not None:
            before = canvas.get_clip()
            if focus.scroll is not None:
                room = max(16, 2 * focus_room(viewport))
                canvas.set_clip(focus.scroll.rect.inflate(room, room))
            draw_focus(canvas, focus.rect, viewport, focus.radius)
            canvas.set_clip(before)
        owner = self._tip_owner()
        if self._tip_shown and owner is not None:
            beside = [widget for widget in (*self.widgets, *self.kept_clear) if not widget.may_be_covered]
            others = [widget.on_screen() for widget in beside if widget is not owner]
            draw_tooltip(canvas, _tip(owner), owner.on_screen(), viewport, others)

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        bar = next((scroll for scroll in self.scrolls if scroll.on_bar(pos)), None)
        if bar is not None:
            return bar
        hits = (w for w in reversed(self.widgets) if w.enabled and w.on_screen().collidepoint(pos))
        return next(hits, None)

    def _tip_owner(self) -> Widget | None:
        if self._asked is not None:
            return self._asked if _tip(self._asked) else None
        under = next((widget for widget in self.widgets if widget.hovered), None)
        spent = self._spent or self._under_pointer() != self._pointed
        pointed = None if spent else under or self._pale
        owner = (self._focus if self._by_keys else None) if self.visible and under is None else pointed
        return owner if owner is not None and _tip(owner) and self._held is None else None

    def _under_pointer(self) -> str:
        under = next((widget for widget in self.widgets if widget.hovered), self._pale)
        return "" if under is None else _tip(under)

    def _rest_anew(self) -> None:
        self._rested = 0.0
        if self._tip_shown:
            self._tip_shown, self.changed = False, True

    def _hover(self, pos: tuple[int, int]) -> None:
        self._pointer = pos
        under = self._at(pos)
        for widget in self.widgets:
            if widget.hovered != (widget is under):
                widget.hovered = widget is under
                self._rest_anew()
                self.changed = True
        over = [widget for widget in self.widgets if not widget.enabled and widget.on_screen().collidepoint(pos)]
        pale = over[-1] if over else None
        if pale is not self._pale:
            self._pale = pale
            self._rest_anew()

    def let_go(self) -> None:
        """Forget what is pressed and what is under the pointer, which may be anywhere."""
        if self._held is not None:
            self._held.held, self._held = False, None
        self._end_press()
        self.forget_key()
        self._hover((-1, -1))
        self.changed = True

    def _end_press(self) -> None:
        self._long_press.end()
        if self._asked is not None:
            self._asked = None
            self._rest_anew()

    def _move(self, pos: tuple[int, int]) -> None:
        moved = pos != self._pointer
        self._long_press.move(pos)
        if moved and self._asked is not None and not self._asked.on_screen().collidepoint(pos):
            self._end_press()
        if self.visible:
            self.visible, self.changed = False, True
        self._hover(pos)
        if moved:
            self._spent, self._pointed = False, self._under_pointer()
        if self._held is not None:
            self._held.drag(pos)
            self.changed = True

    def _press(self, pos: tuple[int, int]) -> None:
        self._hover(pos)
        self._spent = True
        self._rest_anew()
        self._long_press.begin(pos)
        widget = self._at(pos)
        self._held = widget
        self.changed = True
        if widget is None:
            return
        if widget.focusable:
            self._give_focus(widget)  # it comes into view once it is let go: till then it stays under the pointer
        widget.held = True
        widget.grab(pos)

    def _release(self, pos: tuple[int, int]) -> Change:
        widget, self._held = self._held, None
        self._end_press()
        if widget is None:
            return None
        widget.held = False
        self.changed = True
        self._hover(pos)
        meant = self._at(pos) is widget or widget.keeps_drag
        if widget is self._focus and widget.scroll is not None:
            widget.scroll.reveal(widget)
        if not meant:
            return None
        self._clicked |= widget.clicks
        return widget.press(pos)

    def _wheel(self, event: pygame.Event) -> None:
        by = self._scrolled.pixels(event)
        for scroll in self.scrolls:
            if by and scroll.rect.collidepoint(self._pointer):
                scroll.move_to(scroll.offset - by)
                self._hover(self._pointer)
                self.changed = True

    def _key(self, event: pygame.Event, *, again: bool = False) -> Change:
        self.visible = self.changed = self._by_keys = True
        self._rest_anew()
        if not again and event.type != pygame.TEXTINPUT:
            self.forget_key()
        if self._focus is not None and self._focus.enabled:
            taken = self._focus.key(event)
            if taken is not None:
                self._clicked |= self._focus.clicks
                if taken.repeats and not again and event.type != PADDOWN:
                    self._key_held, self._again_in, self._just_pressed = event, _REPEAT_FROM, True
                return taken.change
        match control_of(event, typing=self._focus is not None and self._focus.takes_text):
            case Control.CONFIRM if self._focus is not None and self._focus.enabled:
                self._clicked |= self._focus.clicks
                return self._focus.press(None)
            case Control.ZONE_NEXT | Control.NEXT_CARD:
                self._tab(1)
            case Control.ZONE_PREVIOUS | Control.PREVIOUS_CARD:
                self._tab(-1)
            case Control.PAN_UP | Control.PAN_DOWN as control:
                self._scroll(amount_of(event) * (-1 if control is Control.PAN_UP else 1))
            case Control.LEFT | Control.RIGHT | Control.UP | Control.DOWN as control:
                self._go(_DIRECTIONS[control])
        return None

    def _scroll(self, steps: float) -> None:
        """Move the view that the focus is in, or else the first that can be moved."""
        movable = [scroll for scroll in self.scrolls if scroll.reach]
        movable.sort(key=lambda scroll: self._focus is None or self._focus.scroll is not scroll)
        if movable:
            movable[0].move_to(movable[0].offset + round(steps * _WHEEL_STEP))
            self._hover(self._pointer)

    def _tab(self, by: int) -> None:
        able = [widget for widget in self.widgets if widget.enabled]
        if not able:
            return
        place = able.index(self._focus) if self._focus in able else -by
        self.set_focus(able[(place + by) % len(able)])

    def _go(self, direction: tuple[int, int]) -> None:
        """The nearest widget in a direction, of several the first; what lies straight ahead counts as nearer."""
        start = self._focus
        if start is None:
            return self._tab(1)
        dx, dy = direction

        def cost(widget: Widget) -> float:
            x, y = widget.rect.centerx - start.rect.centerx, widget.rect.centery - start.rect.centery
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            overlap = _overlap(widget.rect, start.rect, bool(dy))
            return ahead + (0.2 if overlap else 2.5) * aside if ahead > 0 else float("inf")

        able = [widget for widget in self.widgets if widget.enabled and cost(widget) < float("inf")]
        # what is hidden above or below in the same view, or straight ahead in it, comes before what lies beyond it
        within = [widget for widget in able if start.scroll is not None and widget.scroll is start.scroll]
        beside = [widget for widget in within if dy or _overlap(widget.rect, start.rect, across=False)]
        found = beside or able
        if found:
            least = min(map(cost, found))
            self.set_focus(next(widget for widget in found if cost(widget) <= least + _AS_NEAR))
        return None


def _tip(widget: Widget) -> str:
    """Return what a tooltip says of a widget: what it does, or why it cannot be pressed now."""
    return widget.tooltip if widget.enabled else widget.why_not


def _overlap(a: pygame.Rect, b: pygame.Rect, across: bool) -> bool:
    """Return whether two rectangles share a column (`across`) or a row."""
    if across:
        return a.left < b.right and b.left < a.right
    return a.top < b.bottom and b.top < a.bottom
