"""A scene made of widgets: title, set-up, settings, pause, dialogs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.sound.cues import Cue
from game.speech.narrator import Spoken
from game.ui.bindings import Control, control_of
from game.ui.context import Context, soonest
from game.ui.focus import FocusRing
from game.ui.scene import Change, Pop, Scene, Topic
from game.ui.toast import Below, Toast
from game.ui.viewport import Viewport
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import clause_in, entry_of_clause


class Screen(Scene):
    """Lays its widgets out, draws a ground and the widgets, and hands events to the focus ring.

    A subclass gives `arrange` (where the widgets lie) and `draw_ground`; `first` names the widget with the
    first focus. Notices of the context show as a toast until they are clicked or a few seconds are over.
    """

    name = "screen"
    first = ""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.viewport = context.viewport
        self.ring = FocusRing()
        self.toast = Toast(context, self.below_toast)
        self._parts: list[Widget] = []

    @abstractmethod
    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        """Place every widget for this viewport and return them in the order of drawing and of Tab."""

    @abstractmethod
    def draw_ground(self, canvas: pygame.Surface) -> None:
        """Draw what lies under the widgets; must cover the window unless the scene is see-through."""

    def cancel(self) -> Change:
        """Return what Esc does."""
        return Pop()

    def menu(self) -> Change:
        """Return what the key of the menu does."""
        return None

    def rearrange(self) -> None:
        """Place the widgets anew, for instance because a label changed. The focus stays where it is."""
        self._parts = list(self.arrange(self.viewport))
        flat, scrolls = _flatten(self._parts)
        self.ring.hold(flat, scrolls, self.first)

    def resize(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self.ring.forget_key()
        self.rearrange()

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        focus_before = self.ring.focus
        change = self.ring.handle(event)
        self._sound_press()
        if change is None and focus_before is self.ring.focus:
            match control_of(event, typing=self.typing):
                case Control.CANCEL:
                    return self.cancel()
                case Control.MENU:
                    return self.menu()
        return change

    def topic(self) -> Topic | None:
        """Return the clause that the thing names which is pointed at or has the focus, else what this is about."""
        topic = super().topic()
        widget = next((widget for widget in self.ring.widgets if widget.hovered), self.ring.focus)
        if topic is None or widget is None:
            return topic
        clause = clause_in(widget.tooltip if widget.enabled else widget.why_not)
        return Topic(entry_of_clause(clause), clause, topic.owner) if clause else topic

    def _sound_press(self) -> None:
        if self.ring.take_click():
            self.context.sound.play(Cue.BUTTON)

    def update(self, dt: float) -> Change:
        self.toast.update(dt)
        change = self.ring.update(dt)
        self._sound_press()
        return change

    def draw(self, canvas: pygame.Surface) -> None:
        self.draw_ground(canvas)
        for part in self._parts:
            part.draw(canvas, self.context)
        self.ring.draw(canvas, self.viewport)
        self.toast.draw(canvas)
        self.ring.changed = False

    @property
    def needs_draw(self) -> bool:
        return self.ring.changed or self.toast.changed

    @property
    def wake_in(self) -> float | None:
        return soonest(self.ring.wake_in, self.toast.wake_in)

    @property
    def typing(self) -> bool:
        return self.ring.focus is not None and self.ring.focus.takes_text

    def let_go(self) -> None:
        self.ring.let_go()

    def rects(self) -> dict[str, pygame.Rect]:
        shown = {w.name: w.on_screen() for w in self.ring.widgets if w.enabled and w.name}
        return {name: rect for name, rect in shown.items() if rect.width and rect.height}

    def spoken(self) -> Spoken | None:
        focus = self.ring.focus
        return None if focus is None else Spoken(focus.spoken(self.viewport), self.owner)

    def introduction(self) -> Spoken | None:
        """Return the texts that are only read, in their order."""
        texts = [phrase for part in self.parts if not part.focusable for phrase in part.spoken(self.viewport)]
        return Spoken(tuple(texts), self.owner)

    def take_lines(self) -> Sequence[Spoken]:
        notice = self.toast.take_news()
        return [Spoken((notice,), self.owner)] if notice else []

    def below_toast(self) -> Below:
        """Return what a notice would lie over: everything that can be pressed, and the rest of the widgets."""
        pressed = [*(widget.on_screen() for widget in self.ring.widgets), *(scroll.bar for scroll in self.ring.scrolls)]
        return Below([*pressed, *self.rects().values()], [part.on_screen() for part in self.parts])

    @property
    def parts(self) -> list[Widget]:
        """Every widget, those in scroll views included."""
        return _flatten(self._parts)[0]


def _flatten(parts: Sequence[Widget]) -> tuple[list[Widget], list[ScrollView]]:
    """Return the widgets with the children of scroll views in place of the views, and the views."""
    flat: list[Widget] = []
    scrolls: list[ScrollView] = []
    for part in parts:
        if isinstance(part, ScrollView):
            scrolls.append(part)
            flat.extend(part.children)
        else:
            flat.append(part)
    return flat, scrolls
