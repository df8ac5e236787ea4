"""The buttons of the table: what they say, and when they can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import GREY, two_forms
from game.art.drawing.raster import Colour
from game.art.naming import IconName
from game.art.surfaces.plates import PlateState, PlateStyle
from game.engine.cards import Face
from game.engine.commands import PlaceBonus, Retire, Stay
from game.engine.table import AskBonus, AskRetire, AskTurn
from game.scenes.table.intents import (
    AskHint,
    Compare,
    DrawCurtain,
    EndTurn,
    FitOrNear,
    GiveUp,
    Intent,
    NextSpeed,
    OpenMenu,
    OpenNotebook,
    Peek,
    Recap,
    Talk,
    ToggleLog,
    Turn,
    Undo,
)
from game.system.i18n import N_, _
from game.system.settings import Speed
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.move import Move
from game.tabletop.view.viewpoint import FIT_WORDS
from game.ui.bindings import Control, with_key
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import PlacedText

_PADDING = {True: 11, False: 5}
"""Design units left and right of the face, in a wide button and in a small one."""
_END_ICON = 40
_LEAST_SIZE = 6
PALE: Colour = two_forms((128, 122, 110), GREY)
"""Letters of a button that cannot be pressed now."""
_PALE_ALPHA = 140


class _Face(NamedTuple):
    means: Intent
    label: str
    icon: IconName
    tooltip: str
    control: Control | None = None
    why_not: str = ""


FACES: Mapping[str, _Face] = {
    "rotate": _Face(
        Turn(), N_("Rotate"), "rotate", N_("Turn the card round"), Control.ROTATE, why_not=N_("Pick a path card first.")
    ),
    "pass": _Face(
        GiveUp(), N_("Pass"), "pass", N_("Give up the selected card"), Control.PASS, why_not=N_("Pick a card first.")
    ),
    "end-turn": _Face(
        EndTurn(),
        N_("End turn"),
        "end",
        N_("Play what has been laid"),
        Control.END_TURN,
        why_not=N_("Lay, play or pass a card first."),
    ),
    "peek": _Face(Peek(), N_("Peek"), "eye", N_("Show or hide what is private"), Control.PEEK),
    "undo": _Face(
        Undo(),
        "",
        "undo",
        N_("Take the card back"),
        Control.UNDO,
        why_not=N_("There is nothing to take back: what was played stays."),
    ),
    "speed": _Face(NextSpeed(), "", "speed", N_("How fast the bots play")),
    "fit": _Face(FitOrNear(), "", "fit", FIT_WORDS, Control.FIT),
    "log": _Face(ToggleLog(), "", "log", N_("Show or hide the log"), Control.LOG),
    "talk": _Face(Talk(), "", "talk", N_("Make a claim"), Control.TALK),
    "notebook": _Face(OpenNotebook(), "", "notebook", N_("Open your private notebook"), Control.NOTEBOOK),
    "recap": _Face(Recap(), "", "recap", N_("Show what happened since the last turn"), Control.RECAP),
    "hint": _Face(AskHint(), "", "hint", N_("Ask for a hint"), Control.HINT),
    "why": _Face(Compare(), "", "help", N_("Why not this? Compare your last move"), Control.WHY),
    "curtain": _Face(DrawCurtain(), "", "lock", N_("Hide hand and role behind the curtain"), Control.CURTAIN),
    "menu": _Face(OpenMenu(), "", "menu", N_("Open the menu"), Control.CANCEL),
}
_SIZES: Mapping[str, float] = {"end-turn": 23, "rotate": 19, "pass": 19, "peek": 18, "speed": 14}
SPEED_WORDS: Mapping[Speed, str] = {"0.5": "½×", "1": "1×", "2": "2×", "4": "4×", "instant": N_("max")}


class TableButton(Button):
    """A button with a narrow rim, with pale letters while it cannot be pressed.

    The arrow of "End turn" stands behind its label.
    """

    def _padding(self, viewport: Viewport) -> int:
        return viewport.px(_PADDING[bool(self.label) and self.rect.w > viewport.px(80)])

    def shrink(self, viewport: Viewport) -> None:
        """Set the label smaller, and at last leave the icon out, until it stands on one line."""
        wanted, icon = self._size, self.icon
        for self.icon, least in ((icon, 0.75 * wanted), (None, _LEAST_SIZE)):
            self._size = wanted
            while self._size > least and self.natural_width(viewport) > self.rect.w:
                self._size -= 0.5
            if self.natural_width(viewport) <= self.rect.w:
                return

    @property
    def _trailing(self) -> bool:
        return self.icon == "end"

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        lines = super().texts(viewport)
        by = -self._icon_room(viewport) if self._trailing else 0
        moved = [replace(line, pos=(line.pos[0] + by, line.pos[1]), box=line.box.move(by, 0)) for line in lines]
        return moved if self.enabled else [replace(line, colour=PALE) for line in moved]

    def _state(self) -> PlateState:
        return super()._state() if self.enabled else PlateState.REST

    def _draw_icon(self, canvas: pygame.Surface, context: Context, icon: IconName) -> None:
        viewport = context.viewport
        side = self._icon_side(viewport)
        tone = "dark" if self.style == "brass" else "" if self.enabled else "muted"
        picture = context.pictures.get(PictureKey(naming.icon(icon), side, side, tone))
        where = picture.get_rect(midleft=(self.rect.x + self._padding(viewport), self.rect.centery))
        if not self.label:
            where.center = self.rect.center
        elif self._trailing:
            where.right = self.rect.right - viewport.px(_END_ICON)
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(_PALE_ALPHA)
        canvas.blit(picture, where)


class ButtonRow:
    """Draws the buttons as part of the table at rest."""

    def __init__(self, buttons: Sequence[Button], context: Context) -> None:
        self._buttons = buttons
        self._context = context

    @property
    def says(self) -> Hashable:
        return tuple((b.label, b.style, b.enabled, b.hovered, b.held) for b in self._buttons)

    def draw(self, canvas: pygame.Surface) -> None:
        for button in self._buttons:
            button.draw(canvas, self._context)


def make_buttons(layout: TableLayout, do: Callable[[Intent], Change], speed: Speed) -> list[Button]:
    """Make every button of this layout in its place, with as much of its face as there is room for."""
    made: list[Button] = []
    for name, rect in layout.buttons.items():
        face = FACES[name]
        label = _(SPEED_WORDS[speed]) if name == "speed" else _(face.label) if face.label else ""
        tooltip = _tooltip(face)
        size = _SIZES.get(name, 18)
        button = TableButton(
            name, label, partial(do, face.means), style="slate", icon=face.icon, tooltip=tooltip, size=size
        )
        button.why_not = _(face.why_not) if face.why_not else ""
        button.place(rect, layout.viewport)
        button.shrink(layout.viewport)
        made.append(button)
    return made


def _tooltip(face: _Face) -> str:
    tooltip = _(face.tooltip)
    if face.control is None:
        return tooltip
    return with_key(tooltip, face.control)


def _faces_now(move: Move, all_open: bool) -> Mapping[str, _Face]:
    """Return the buttons that mean something else just now, or cannot be pressed for another reason."""
    rotate, pass_, peek = FACES["rotate"], FACES["pass"], FACES["peek"]
    if all_open:
        peek = peek._replace(label=N_("Hide"))
    if isinstance(move.question, AskBonus):
        rotate = rotate._replace(tooltip=N_("Choose the next bonus nugget"))
    if move.gives_up:
        pass_ = pass_._replace(why_not=N_("Pick the cards in the hand that go with it."))
    return {"rotate": rotate, "pass": pass_, "peek": peek}


def set_buttons(
    buttons: Sequence[Button],
    move: Move,
    somebody_looks: bool,
    why_no_talk: str,
    *,
    all_open: bool,
    why_no_notebook: str = "",
    why_no_hint: str = "",
    why_no_comparison: str = "",
) -> bool:
    """Let those be pressed that mean something now, and say what they mean; True when one looks different."""
    aim = move.aim
    able = {
        "rotate": isinstance(aim.card, Face)
        or aim.settled is not None
        or isinstance(move.question, AskTurn | AskBonus),
        "pass": move.held is not None,
        "undo": move.held is not None or aim.laid is not None or isinstance(move.answer, PlaceBonus | Retire | Stay),
        "end-turn": move.ready is not None or isinstance(move.question, AskRetire),
        "peek": somebody_looks,
        "talk": not why_no_talk,
        "notebook": not why_no_notebook,
        "hint": not why_no_hint,
        "why": not why_no_comparison,
    }
    why_not = {"talk": why_no_talk, "notebook": why_no_notebook, "hint": why_no_hint, "why": why_no_comparison}
    changed = False
    faces = _faces_now(move, all_open)
    for button in buttons:
        if button.name not in FACES:
            continue
        if button.name in faces:
            face = faces[button.name]
            button.tooltip = _tooltip(face)
            button.why_not = _(face.why_not) if face.why_not else ""
            if button.label:
                changed |= button.label != (label := _(face.label))
                button.label = label
        elif button.name in why_not:
            button.why_not = why_not[button.name]
        enabled = able.get(button.name, True)
        style: PlateStyle = "brass" if button.name == "end-turn" and enabled else "slate"
        changed |= (button.enabled, button.style) != (enabled, style)
        button.enabled, button.style = enabled, style
    return changed
