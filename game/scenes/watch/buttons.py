"""The buttons of a replay: steps and eyes at the lower right, the rest in the bar at the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import Rect

from game.scenes.shared.sign import CREAM, ON_WOOD
from game.scenes.watch.eyes import Perspective
from game.scenes.watch.layout import STEP_BUTTONS, WatchLayout
from game.scenes.watch.leading import Leads
from game.system.i18n import _
from game.system.settings import Speed
from game.tabletop.view.viewpoint import FIT_WORDS
from game.ui.bindings import Control, with_key
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget
from game.words.things import speed_words


class Replayer(Protocol):
    """What carries out what the buttons say."""

    @property
    def position(self) -> int:
        """The step shown, from 0."""

    @property
    def last(self) -> int:
        """The last step."""

    def go(self, where: int) -> Change:
        """Show that step."""

    def look(self, eyes: Perspective) -> Change:
        """Look with other eyes."""

    def toggle(self) -> Change:
        """Play or pause."""

    def faster(self) -> Change:
        """Take the next speed."""

    def fit_or_near(self) -> Change:
        """Show the whole board, or draw nearer."""

    def toggle_why(self) -> Change:
        """Show or hide what a bot thought."""

    def toggle_log(self) -> Change:
        """Show or hide the log."""

    def cancel(self) -> Change:
        """Close."""


class WatchButtons:
    """What they do is done by `watch`, or it `leads` elsewhere. `names` are the seats that one can look as.

    With `public` one can look as everybody alone.
    """

    def __init__(
        self, watch: Replayer, leads: Leads, names: Sequence[str], eyes: Perspective = "all", *, public: bool = False
    ) -> None:
        last = watch.last
        self._last_step = last
        self._play = Button("play", "", watch.toggle, style="brass", icon="play", tooltip=_("Play or pause"))
        back, on = (lambda: watch.go(watch.position - 1)), (lambda: watch.go(watch.position + 1))
        self._back = Button("back", "", back, style="slate", icon="step-back", tooltip=_("One step back"))
        self._forward = Button("forward", "", on, style="slate", icon="step-forward", tooltip=_("One step on"))
        begin, end = (lambda: watch.go(0)), (lambda: watch.go(last))
        self._first = Button("first", "", begin, style="slate", icon="first", tooltip=_("To the beginning"))
        self._last = Button("last", "", end, style="slate", icon="last", tooltip=_("To the end"))
        choices: list[tuple[Perspective, str]] = [("public", _("Everybody's view"))]
        if not public:
            choices = [("all", _("Everything")), *choices, *enumerate(names)]
        self._eyes = Cycler(
            "view", choices, "public" if public else eyes, watch.look, tooltip=_("Whose eyes to see through")
        )
        self._pace = Button("speed", "", watch.faster, style="slate", size=16, tooltip=_("How fast the replay runs"))
        self._count = RichText("", face="bold", size=17, colour=CREAM, centred=True, shadow=ON_WOOD)
        self._close = Button("close", "", watch.cancel, style="slate", icon="cross", tooltip=_("Close the replay"))
        tip = with_key(_("Why did they do that?"), Control.WHY)
        self._why = Button("why", "", watch.toggle_why, style="slate", icon="help", tooltip=tip)
        self._why.enabled, self._why.why_not = not public, _("This game is not over yet, so it keeps its secrets.")
        self._what_if = Button("what-if", "", leads.ask_what_if, style="slate", icon="human")
        self._share = Button("share", "", leads.share, style="slate", icon="share", tooltip=_("Share this game"))
        news = _("Read what the Gazette has on it")
        self._gazette = Button("gazette", "", leads.read_gazette, style="slate", icon="gazette", tooltip=news)
        self._gazette.enabled, self._gazette.why_not = leads.printed, _("No round of this game is over yet.")
        self._fit = Button("fit", "", watch.fit_or_near, style="slate", icon="fit", tooltip=_(FIT_WORDS))
        self._log = Button("log", "", watch.toggle_log, style="slate", icon="log", tooltip=_("Show or hide the log"))

    def next_eyes(self, by: int) -> Perspective:
        """Choose the eyes that so many places on, and return them."""
        choices = [eyes for eyes, _words in self._eyes.choices]
        self._eyes.value = choices[(choices.index(self._eyes.value) + by) % len(choices)]
        return self._eyes.value

    def show(self, at: int, playing: bool, speed: Speed, why_not: str | None) -> None:
        """Say which step is shown, and what can be done there; `why_not` why nobody can play on from it."""
        self._what_if.tooltip = _("What if? Take over a seat and play on from here.")
        self._what_if.enabled, self._what_if.why_not = why_not is None, why_not or ""
        self._play.icon = "pause" if playing else "play"
        for button in (self._first, self._back):
            button.why_not = _("This is the first step.")
        for button in (self._last, self._forward):
            button.why_not = _("This is the last step.")
        self._first.enabled = self._back.enabled = at > 0
        self._last.enabled = self._forward.enabled = at < self._last_step
        self._pace.label = _("max") if speed == "instant" else speed_words(speed)
        self._count.text = _("Step {step} of {steps}").format(step=at + 1, steps=self._last_step + 1)

    def place(self, layout: WatchLayout) -> list[Widget]:
        """Place all of them; return those that there is room for, in the order of Tab."""
        return [*self._place_steps(layout, layout.viewport), *self._place_bar(layout, layout.viewport)]

    def _place_steps(self, layout: WatchLayout, viewport: Viewport) -> list[Widget]:
        area, gap = layout.controls, viewport.px(4)
        row = [self._first, self._back, self._play, self._forward, self._last]
        height, width = viewport.target(), (area.w - gap * (STEP_BUTTONS - 1)) // STEP_BUTTONS
        view = self._eyes.height(area.w, viewport)
        count = self._count.height(area.w, viewport)
        top = min(area.y + count + gap, viewport.rect.h - viewport.px(8) - view - 2 * gap - height)
        self._count.place(Rect(area.x, top - gap - count, area.w, count), viewport)
        for place, button in enumerate(row):
            button.place(Rect(area.x + place * (width + gap), top, width, height), viewport)
        self._eyes.place(Rect(area.x, top + height + 2 * gap, area.w, view), viewport)
        counted = [self._count] if top - gap - count >= layout.rack.y else []
        return [*counted, *row, self._eyes]

    def _place_bar(self, layout: WatchLayout, viewport: Viewport) -> list[Widget]:
        bar = [self._close, self._pace, self._why, self._what_if, self._gazette, self._share, self._fit]
        bar += [] if layout.log_docked else [self._log]
        right = viewport.rect.w - viewport.px(8)
        for button in bar:
            wide = button.natural_width(viewport) if button.label else 0
            where = layout.buttons["menu"].copy()
            where.w = max(where.w, wide)
            where.right = right
            button.place(where, viewport)
            right = where.left - viewport.px(6)
        return [*bar]
