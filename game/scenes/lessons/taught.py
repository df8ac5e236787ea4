"""A table at which somebody is taught: beside the board it is said what to do, and the things meant are ringed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.engine.cells import GOAL_CELLS, Cell, at
from game.play.session import Session
from game.scenes.lessons.guidance import Guide
from game.scenes.lessons.layout import TaughtLayout
from game.scenes.lessons.marks import Ghost, draw_arrow, draw_ring, ring_width
from game.scenes.lessons.panel import Panel, PanelRow, Said
from game.scenes.routes import ToLearn, ToPause, ToRoundEnd, ToSettings
from game.scenes.table.scene import TableScene
from game.system.i18n import N_, _
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.move.cursor import Zone
from game.tabletop.move.targets import OnCell, OnGoal
from game.ui.bindings import HAND_CONTROLS, Control, control_of, key_in_sentence, key_name
from game.ui.context import Context, soonest
from game.ui.pads.prompts import LAST_USED
from game.ui.scene import Change, Open, Pop, Push
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Choice, Dialog
from game.words.lessons.prompts import Ask, Device, prompt

RINGED_BUTTON = N_("the ringed button")
_NOT_TAUGHT = (Control.WHY, Control.QUICK)
"""What no lesson has: nothing is compared or played on quickly where it is said what to do."""


class TaughtTable(TableScene):
    """Says what `told` returns, and points out what `pointed` and `guide` say. `main` are the buttons below it."""

    def __init__(self, context: Context, session: Session) -> None:
        self.panel = Panel(context)
        self.ghost = Ghost()
        self._dragged = bool(context.settings.lessons)
        """Whether the person has dragged a card: from then on no hand shows how that is done."""
        super().__init__(context, session)
        self.move.cursor.by_keys = self.device is not Device.MOUSE

    @property
    def offers_endings(self) -> bool:
        """Return False: a lesson goes as it says."""
        return False

    # What a lesson says

    @abstractmethod
    def told(self) -> Said:
        """Return what is said now."""

    @abstractmethod
    def main_buttons(self) -> Sequence[Button]:
        """Return the large buttons of the panel, as they are now."""

    @abstractmethod
    def small_buttons(self) -> Sequence[Button]:
        """Return the small ones, which are always there."""

    @abstractmethod
    def guide(self) -> Guide | None:
        """Return what the person is to do at the table next."""

    @abstractmethod
    def pointed(self) -> Sequence[str]:
        """Return the names of what is pointed out beside that."""

    @property
    @abstractmethod
    def reading(self) -> bool:
        """Whether what is said waits to be read, and everything with it."""

    @abstractmethod
    def read_on(self) -> Change:
        """Go on once it has been read."""

    @abstractmethod
    def round_over(self) -> Change:
        """Return what follows when the round is over."""

    @abstractmethod
    def again(self) -> Change:
        """Return what begins the lesson anew."""

    @abstractmethod
    def skip(self) -> Change:
        """Return what leaves the lesson for the next one."""

    def hint(self) -> None:
        """Answer the key that asks for a hint: a lesson says by itself what to do."""
        return

    def leave(self) -> Change:
        """Return to the screen where the lessons are."""
        return Open(ToLearn())

    # Where things are

    def lay_out(self, viewport: Viewport) -> TaughtLayout:
        seats, rules = len(self.session.names), self.session.rules
        return TaughtLayout.of(viewport, seats, rules, curtain=self.sight.several)

    def more_buttons(self) -> list[Button]:
        layout: TableLayout = self.view.layout
        assert isinstance(layout, TaughtLayout), "this table lays itself out"
        main, small = self.main_buttons(), self.small_buttons()
        self.panel.arrange(layout.panel, self.told(), main, small)
        return [*main, *small]

    def button_row(self) -> PanelRow:
        return PanelRow(self.panel, self.buttons, self.context)

    def tell_anew(self) -> None:
        """Say what is to be said now, if that has changed."""
        said = self.told()
        if said != self.panel.said or [each.name for each in self.main_buttons()] != self._main_names():
            self._make_buttons()
            self._suit_eyes()
            self._changed = True

    def _main_names(self) -> list[str]:
        usual, small = self.view.layout.buttons, {button.name for button in self.small_buttons()}
        return [button.name for button in self.buttons if button.name not in usual and button.name not in small]

    def rect_of(self, name: str) -> Rect | None:
        """Return where something is that a lesson points out; None where it does not show."""
        cell = _cell_named(name)
        if cell is not None:
            return self._in_sight(self.view.cell(cell))
        if name == "role":
            return self.view.layout.role_card
        if name == "deck":
            return self.view.layout.deck
        return self.rects().get(name)

    def ringed(self) -> list[Rect]:
        """Return where rings are: around what is pointed out, and around card and place of what is to be done."""
        found = [self.rect_of(name) for name in self.pointed()]
        guide = self.guide()
        if guide is not None:
            found += self._of_guide(guide)
        return [rect for rect in found if rect is not None]

    def _of_guide(self, guide: Guide) -> list[Rect | None]:
        if guide.ask is Ask.END:
            return [self.rect_of("end-turn")]
        if guide.ask is Ask.TURN_ROUND:
            return [self.rect_of("rotate")]
        if guide.ask is Ask.TALK:
            return [self.rect_of("talk")]
        taken = guide.card is None or guide.ask is Ask.PLACE or self.move.cursor.dragging
        card = None if guide.card is None or taken else self._card_rect(guide.card)
        turner = self.rect_of("rotate") if guide.ask is Ask.TURN and self.move.held == guide.card else None
        target = None if guide.target is None else self.view.target_rect(guide.target)
        if target is not None and isinstance(guide.target, OnCell | OnGoal):
            target = self._in_sight(target)
        return [card, target, turner]

    def _in_sight(self, rect: Rect) -> Rect | None:
        """Return what of something on the board lies on the mat, None if nothing does."""
        seen = rect.clip(self.view.board.inner)
        return seen if seen.w and seen.h else None

    def _card_rect(self, index: int) -> Rect:
        """Return where a card of the hand stands, down to its number, which the ring leaves free."""
        rect = self.view.hand_view.card_rect(index, len(self.view.seen.hand))
        foot = self.view.layout.rack_lip.y - ring_width(self.view.unit)
        return Rect(rect.x, rect.y, rect.w, min(rect.h, foot - rect.y))

    # What happens

    def handle(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control is Control.HINT:
            self.hint()
            return None
        if control in _NOT_TAUGHT:
            return None
        at_button = self.move.cursor.zone is Zone.BUTTONS
        if control is Control.CONFIRM and self.reading and not at_button and not self.turns.timeline.busy:
            return self.read_on()
        return self._led(super().handle(event))

    def update(self, dt: float) -> Change:
        change = self._led(super().update(dt))
        self._dragged |= self.move.cursor.dragging
        guide = self.guide()
        drags = guide is not None and guide.ask in (Ask.TAKE, Ask.GIVE_UP) and self.device is Device.MOUSE
        self.ghost.update(dt, shown=drags and not self._dragged and not self.context.settings.reduced_motion)
        self.tell_anew()
        self._show_target(guide)
        return change

    def _show_target(self, guide: Guide | None) -> None:
        """Bring into view what is pointed out, where not everything fits."""
        cells = [cell for name in self.pointed() if (cell := _cell_named(name)) is not None]
        target = None if guide is None else guide.target
        if isinstance(target, OnCell | OnGoal):
            cells.append(target.cell if isinstance(target, OnCell) else GOAL_CELLS[target.goal - 1])
        if cells and not self.turns.timeline.busy and not self.move.cursor.dragging:
            self.view.viewpoint.glide_to(*cells)

    def _led(self, change: Change) -> Change:
        """Keep what leads away from the table within the lesson."""
        if isinstance(change, Open) and isinstance(change.route, ToPause):
            return Push(self._menu())
        if isinstance(change, Open) and isinstance(change.route, ToRoundEnd):
            return self.round_over()
        return change

    def _menu(self) -> Dialog:
        choices = [
            Choice("resume", _("Resume"), Pop),
            Choice("again", _("Again from the start"), self.again),
            Choice("settings", _("Settings"), lambda: Open(ToSettings())),
            Choice("learn", _("Back to the lessons"), self.leave),
        ]
        return Dialog(
            self.context, self.told().title, _("Nothing is lost here: a lesson can be played again."), choices
        )

    # How it is done

    @property
    def device(self) -> Device:
        """What the person presses with."""
        if LAST_USED.pad:
            return Device.PAD
        return Device.KEYS if LAST_USED.keys else Device.MOUSE

    def how(self) -> str:
        """Return how what is to be done next is done."""
        guide = self.guide()
        return "" if guide is None else prompt(self.device, guide.ask, self._inputs(guide))

    def _inputs(self, guide: Guide) -> Mapping[str, str]:
        pad = LAST_USED.pad
        by_number = guide.card is not None and not pad and guide.card < len(HAND_CONTROLS)
        take = HAND_CONTROLS[guide.card] if by_number and guide.card is not None else Control.NEXT_CARD
        mouse = self.device is Device.MOUSE
        return {
            "take": key_in_sentence(take),
            "next": key_in_sentence(Control.NEXT_TARGET),
            "confirm": key_in_sentence(Control.CONFIRM),
            "give": key_in_sentence(Control.PASS, _("Pass")),
            "turn": _("Rotate") if mouse else key_in_sentence(Control.ROTATE, _("Rotate")),
            "end": _("End turn") if mouse else key_in_sentence(Control.CONFIRM if pad else Control.END_TURN),
            "talk": key_in_sentence(Control.TALK) if key_name(Control.TALK) else _(RINGED_BUTTON),
        }

    @property
    def at_rest(self) -> bool:
        waits = self.reading and not self.turns.timeline.busy and not self.view.moving
        return waits or super().at_rest

    # Drawing

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self.ghost.changed

    @property
    def wake_in(self) -> float | None:
        return soonest(super().wake_in, self.ghost.wake_in)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        for rect in self.ringed():
            draw_ring(canvas, rect, self.view.unit)
        self._draw_drag(canvas)

    def _draw_drag(self, canvas: pygame.Surface) -> None:
        """Show how the card is dragged: by a hand on its way, or with less motion by an arrow."""
        guide = self.guide()
        if guide is None or guide.card is None or guide.target is None or self._dragged:
            return
        if guide.ask not in (Ask.TAKE, Ask.GIVE_UP) or self.device is not Device.MOUSE:
            return
        start, end = self._card_rect(guide.card), self.view.target_rect(guide.target)
        if self.context.settings.reduced_motion:
            draw_arrow(canvas, start.midtop, end.center, self.view.unit)
        else:
            self.ghost.draw(canvas, start, end, self.view.unit, self.view.pictures)

    def _under_no_bubble(self, aim: Aim) -> list[Rect]:
        return [*super()._under_no_bubble(aim), self.panel.rect]


def _cell_named(name: str) -> Cell | None:
    """Return the cell of "cell-3,-1" or of "goal-2"."""
    kind, _dash, rest = name.partition("-")
    if kind == "goal":
        return GOAL_CELLS[int(rest) - 1]
    if kind != "cell":
        return None
    x, y = map(int, rest.split(","))
    return at(x, y)
