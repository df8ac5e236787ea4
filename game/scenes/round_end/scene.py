"""The end of a round: roles, goals, why it ended, and the gold shared out (RULES section 7, UX section 6)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial

import pygame

from ai.decision import Decision
from game.engine.commands import Command, Keep
from game.engine.table import AskSteal
from game.engine.turn import ROUNDS
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.round_end.board import EndBoard, NuggetBoard, progress
from game.scenes.round_end.layout import Heard, RoundEndLayout
from game.scenes.round_end.ledger import LedgerBoard
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.round_end.theft_choice import TheftChoice
from game.scenes.routes import ToPause, ToReplay, ToRoles, ToScoreboard
from game.scenes.shared.stage import Stage
from game.scenes.shared.table_talk import last_word
from game.scenes.why.chart import SuspicionChart
from game.scenes.why.scene import WhyScene
from game.scenes.why.worker import Hindsight
from game.sound.cues import Cue
from game.system.i18n import N_, _
from game.system.settings import speed_factor
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import LOOK_AGAIN, Context
from game.ui.scene import Change, Open, Pop, Push, Replace
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from game.words.round_end import cause_words, title_words
from game.words.rulebook.entries import Entry

SHOW_NUGGETS = N_("Show the nuggets")
_GOALS_FROM, _GOAL_FLIP = 0.3, 0.48
_STEP = 0.25
"""Seconds at normal speed for a nugget card or a payment to come."""
_THINK = 0.5
"""Seconds at normal speed that a bot takes over its pick."""
_CHART_GROWS = 0.7
"""Seconds at normal speed that the lines of the chart take."""


class RoundEndScene(Stage):
    """Shows a round that has its outcome; conducts the picks that are still asked, then offers the next round."""

    name = "round-end"
    about = Entry.ROUND_END
    first = "next-round"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        outcome = session.table.outcome
        if outcome is None:
            raise ValueError("the round is not over")
        self._session = session
        self._outcome = outcome
        humans = session.humans
        self._viewer = humans[0] if len(humans) == 1 else None
        speed = speed_factor(context.settings.speed_own)
        self._speed = speed
        two = outcome.saboteur2
        self.about = Entry.SABOTEUR2_WINNERS if two else Entry.ROUND_END
        self.board: EndBoard = LedgerBoard(session, self._viewer) if two else NuggetBoard(session, self._viewer)
        self._time = 0.0 if speed is not None else self._ends
        self._thinking: Future[Decision] | None = None
        self._patience = 0.0
        self._pool = context.worker("pick")
        self._next = Button("next-round", "", self._go_on, style="brass", size=24, icon="end")
        self._pick = Button("pick", "", self._let_pick, style="brass", size=22, icon="eye")
        self._menu = Button("menu", "", self._pause, style="slate", icon="menu")
        self._watch = Button("watch", "", self._watch_again, style="slate", icon="play")
        self._why = Button("why", "", self._look_back, style="slate", size=22, icon="help")
        self._offered: Button | None = None
        self._last_word = last_word(context, session)
        self.hindsight = Hindsight(session.past, session.state, context.worker("why"))
        self.chart = SuspicionChart(self._look_back)
        self._layout = RoundEndLayout(context, session.table)
        self.board.take_stock(arrived=speed is None)
        self.board.turn_all(self._time)

    @property
    def _revealed(self) -> bool:
        return self._time >= self.board.reveal_ends

    @property
    def _ends(self) -> float:
        """Seconds after which every role card is face up and the chart is drawn."""
        return self.board.reveal_ends + _CHART_GROWS

    @property
    def _moving(self) -> bool:
        return self._time < self._ends or self.board.moving

    @property
    def _asked(self) -> int | None:
        """The seat that is asked for a pick, or whom to steal from."""
        table = self._session.table
        return None if table.question is None else table.to_play

    @property
    def at_rest(self) -> bool:
        return not self._moving and self.chart.enabled and (self._next.enabled or self._pick.enabled)

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._moving

    @property
    def wake_in(self) -> float | None:
        if self._moving:
            return 0.0
        asks = self._thinking is not None or (self._revealed and not self.chart.enabled)
        waits = (LOOK_AGAIN if asks else None, super().wake_in)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def seat(self) -> int | None:
        return self._asked

    def goal_turned(self) -> float:
        """Return how far the goals are turned over, 0 to 1."""
        return progress(self._time, _GOALS_FROM, _GOAL_FLIP)

    # What happens

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self._moving and (pressed or control_of(event) in (Control.CONFIRM, Control.CANCEL)):
            self._finish()
            return None
        if event.type == pygame.MOUSEMOTION:
            self.ring.changed |= self.chart.point(event.pos)
        if control_of(event) is Control.WHY and self._why.enabled:
            return self._look_back()
        return super().handle(event)

    def cancel(self) -> Change:
        return self._pause()

    def menu(self) -> Change:
        return self._pause()

    def update(self, dt: float) -> Change:
        self.context.take_warning(self._session)
        if self._moving:
            self._pass_time(dt)
        if self._revealed:
            self._conduct(dt)
        if not self.chart.enabled and self._revealed and self.hindsight.chart is not None:
            self.chart.show(self.hindsight.chart)
            self.rearrange()
        return super().update(dt)

    def close(self) -> None:
        super().close()
        self.hindsight.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _pass_time(self, dt: float) -> None:
        if self._speed is None:
            self._finish()
            return
        was_revealed, begun, come = self._revealed, self.board.cards_begun(self._time), self.board.arrived
        self._time = min(self._time + dt * self._speed, self._ends)
        self.board.turn_all(self._time)
        self._draw_chart()
        if self.board.cards_begun(self._time) > begun:
            self.context.sound.play(Cue.ROTATE)
        if not self._revealed:
            return
        if not was_revealed:
            self.rearrange()
        self.board.let_arrive(dt * self._speed / _STEP)
        for step in range(math.ceil(come), math.ceil(self.board.arrived)):
            self.context.sound.play(self.board.cue(step))

    def _finish(self) -> None:
        """Complete what moves at once (UX section 2)."""
        self._time = self._ends
        self.board.turn_all(self._time)
        self._draw_chart()
        self.board.finish()
        self.rearrange()

    def _draw_chart(self) -> None:
        """Draw the chart: its lines grow from left to right once the roles are known, or are there at once."""
        drawn = progress(self._time, self.board.reveal_ends, _CHART_GROWS)
        self.chart.drawn = float(drawn > 0) if self.context.settings.reduced_motion else drawn

    def _conduct(self, dt: float) -> None:
        """Let a bot that is asked decide on a worker, after a pause that depends on nothing."""
        seat = self._asked
        if seat is None or self._session.is_human(seat) or self._moving:
            return
        if self._thinking is None:
            self._thinking = self._pool.submit(self._session.decide, seat)
            self._patience = 0.0 if self._speed is None else _THINK / self._speed
        self._patience -= dt
        if self._patience > 0 or not self._thinking.done():
            return
        decision, self._thinking = self._thinking.result(), None
        for command in decision.commands:
            self._session.play(command)
        self._take_stock()

    def _let_pick(self) -> Change:
        """Hand the screen to the person who is asked; behind the curtain where a secret is asked and others sit by."""
        seat = self._asked
        if seat is None:
            return None
        if isinstance(self._session.table.question, AskSteal):
            return Push(TheftChoice(self.context, self._session, seat, self._answer))
        pick = partial(NuggetPick, self.context, self._session, seat, lambda value: self._answer(Keep(value)))
        if len(self._session.humans) == 1:
            return Push(pick())
        return Push(Curtain(self.context, self._session, seat, lambda: Replace(pick()), SHOW_NUGGETS))

    def _answer(self, command: Command) -> Change:
        self._session.play(command)
        self._take_stock()
        return Pop()

    def _go_on(self) -> Change:
        if self._session.finished:
            return Open(ToScoreboard(self._session))
        self._session.deal_next()
        return Open(ToRoles(self._session))

    def _look_back(self, turn: int | None = None) -> Change:
        """Ask for the reasons, of the move of that turn where one is meant."""
        return Push(WhyScene(self.context, self.hindsight, turn))

    def _watch_again(self) -> Change:
        """Watch this round; what is picked after its reveal stays secret (R7.7)."""
        return Open(ToReplay(self._session.record, over=True, number=self._session.table.round))

    def _pause(self) -> Change:
        return Open(ToPause(self._session))

    # What shows

    def _take_stock(self) -> None:
        self.board.take_stock(arrived=self._speed is None)
        self.rearrange()

    def heard(self) -> Heard:
        """Return every sentence of the scene as it stands now, but for the share."""
        session, outcome = self._session, self._outcome
        foot = _("Gold won earlier stays face down until the game ends.")
        if session.finished:
            foot = _("All gold is counted now.") if outcome.saboteur2 else _("Every nugget is counted now.")
        if self._last_word is not None and self._revealed:
            foot = f"{self._last_word} {foot}"
        return Heard(
            title=title_words(outcome, session.table.round),
            cause=cause_words(session.table, outcome, session.names),
            foot=foot,
        )

    def _set_buttons(self) -> None:
        asked = self._asked
        last = self._session.table.round == ROUNDS
        self._menu.tooltip, self._why.label, self._why.tooltip = _("Open the menu"), _("Why?"), _why_tip()
        self._watch.tooltip = _("Watch this round again")
        self._next.label = _("Final score") if last else _("Next round")
        shown = _("Roles and goals are still being turned up.")
        self._next.why_not = _("The gold is still being shared out.") if self._revealed else shown
        self._why.why_not = _("Nobody has made a move in this round.") if self._revealed else shown
        self._next.enabled = self._revealed and asked is None
        self._watch.why_not = shown if not self._revealed else _("This round was not recorded.")
        self._watch.enabled = self._revealed and bool(self._session.record)
        self._why.enabled = self._revealed and bool(self.hindsight.past.moves)
        self._pick.enabled = self._revealed and asked is not None and self._session.is_human(asked)
        if asked is not None:
            steals = isinstance(self._session.table.question, AskSteal)
            text = _("{name} steals 1 gold") if steals else _("{name} picks a nugget")
            self._pick.label = text.format(name=self._session.names[asked])
            self._pick.icon = "theft" if steals else "eye"

    def resize(self, viewport: Viewport) -> None:
        self.board.take_stock(arrived=False)
        super().resize(viewport)

    def rearrange(self) -> None:
        super().rearrange()
        brass = next((button for button in (self._pick, self._next) if button.enabled), None)
        if brass is not None and brass is not self._offered:
            self.ring.set_focus(brass)
        self._offered = brass

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._set_buttons()
        button = self._pick if self._pick.enabled else self._next
        buttons = (self._menu, self._watch, self._why, button)
        return self._layout.arrange(viewport, self.heard(), self.board, self.chart, buttons, told=self._revealed)

    def plates(self) -> tuple[pygame.Rect, ...]:
        return self._layout.plates()

    def paint(self, canvas: pygame.Surface) -> None:
        self._layout.paint(canvas)

    def paint_over(self, canvas: pygame.Surface) -> None:
        self._layout.draw_goals(canvas, self._outcome.goals, self.goal_turned())

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        canvas.set_clip(self._layout.clip)
        self.board.draw_moving(canvas, self.context)
        canvas.set_clip(None)
        self.chart.draw_tip(canvas, self.viewport)


def _why_tip() -> str:
    return with_key(_("Why did they do that?"), Control.WHY)
