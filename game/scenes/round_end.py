"""The end of a round: roles, goals, why it ended, and the gold shared out (RULES section 7, UX section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from ai.decision import Decision
from game.engine.cards import GOLD
from game.engine.commands import Keep
from game.engine.table import AskKeep, Cause, Outcome
from game.engine.turn import ROUNDS
from game.i18n import N_, _
from game.narration import cause_sentence
from game.scenes import flow
from game.scenes.curtain import Curtain
from game.scenes.gold_share import share_sentence, shares, sum_line
from game.scenes.nugget_pick import NuggetPick
from game.scenes.role_round import role_variant
from game.scenes.round_end_layout import Heard, RoundEndLayout
from game.scenes.round_end_parts import RoleFace, ShareRow, notes
from game.scenes.stage import Stage
from game.session import Session
from game.settings import speed_factor
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change, Pop, Push, Replace
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

SHOW_NUGGETS = N_("Show the nuggets")
_GOALS_FROM, _GOAL_FLIP = 0.3, 0.48
_ROLES_FROM, _ROLE_STEP, _ROLE_FLIP = 0.9, 0.25, 0.36
_CARD_STEP = 0.25
_THINK = 0.5
"""Seconds at normal speed that a bot takes over its pick."""
_LOOK_AGAIN = 0.03


class RoundEnd(Stage):
    """Shows a round that has its outcome; conducts the picks that are still asked, then offers the next round."""

    name = "round-end"
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
        self._time = 0.0 if speed is not None else self._reveal_ends
        self._faces = self._make_faces()
        self._rows: list[ShareRow] = []
        self._thinking: Future[Decision] | None = None
        self._patience = 0.0
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pick")
        self._next = Button("next-round", "", self._go_on, style="brass", size=24, icon="end")
        self._pick = Button("pick", "", self._let_pick, style="brass", size=22, icon="eye")
        self._menu = Button("menu", "", self._pause, style="slate", icon="menu", tooltip=_("Menu"))
        self._offered: Button | None = None
        self._layout = RoundEndLayout(context)
        self._take_stock(arrived=True)

    def _make_faces(self) -> list[RoleFace]:
        table, outcome, names = self._session.table, self._outcome, self._session.names
        said = notes(self._session.log(None), table.seats)
        faces = []
        for seat, role in enumerate(outcome.roles):
            variant = role_variant(table.round, seat, role)
            face = RoleFace(seat, names[seat], role, variant, table.tools(seat), said[seat])
            face.won = seat in outcome.winners
            faces.append(face)
        for place, role in enumerate(outcome.spare, table.seats):
            variant = role_variant(table.round, place, role)
            faces.append(RoleFace(None, _("Not dealt"), role, variant, (), ""))
        return faces

    @property
    def _reveal_ends(self) -> float:
        return _ROLES_FROM + _ROLE_STEP * (len(self._outcome.roles) + len(self._outcome.spare)) + _ROLE_FLIP

    @property
    def _revealed(self) -> bool:
        return self._time >= self._reveal_ends

    @property
    def _moving(self) -> bool:
        return not self._revealed or any(row.arrived < row.share.cards for row in self._rows)

    @property
    def _asked(self) -> int | None:
        """The seat that is asked for a pick."""
        table = self._session.table
        return table.to_play if isinstance(table.question, AskKeep) else None

    @property
    def at_rest(self) -> bool:
        return not self._moving and (self._next.enabled or self._pick.enabled)

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._moving

    @property
    def wake_in(self) -> float | None:
        if self._moving:
            return 0.0
        return _LOOK_AGAIN if self._thinking is not None else super().wake_in

    @property
    def seat(self) -> int | None:
        return self._asked

    def goal_turned(self) -> float:
        """How far the goals are turned over, 0 to 1."""
        return _progress(self._time, _GOALS_FROM, _GOAL_FLIP)

    # What happens

    def handle(self, event: pygame.Event) -> Change:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self._moving and (pressed or control_of(event) in (Control.CONFIRM, Control.CANCEL)):
            self._finish()
            return None
        return super().handle(event)

    def cancel(self) -> Change:
        return self._pause()

    def update(self, dt: float) -> Change:
        if self._moving:
            self._pass_time(dt)
        if self._revealed:
            self._conduct(dt)
        return super().update(dt)

    def close(self) -> None:
        super().close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _pass_time(self, dt: float) -> None:
        if self._speed is None:
            self._finish()
            return
        was_revealed = self._revealed
        self._time += dt * self._speed
        for place, face in enumerate(self._faces):
            face.turned = _progress(self._time, _ROLES_FROM + place * _ROLE_STEP, _ROLE_FLIP)
        if not self._revealed:
            return
        if not was_revealed:
            self.rearrange()
        self._let_arrive(dt * self._speed / _CARD_STEP)

    def _let_arrive(self, cards: float) -> None:
        """Nugget cards come one after another, row by row."""
        for row in self._rows:
            room = row.share.cards - row.arrived
            row.arrived += min(room, cards)
            cards -= min(room, cards)

    def _finish(self) -> None:
        """Complete what moves at once (UX section 2)."""
        self._time = max(self._time, self._reveal_ends)
        for face in self._faces:
            face.turned = 1.0
        for row in self._rows:
            row.arrived = float(row.share.cards)
        self.rearrange()

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
        self._take_stock(arrived=self._speed is None)
        self.rearrange()

    def _let_pick(self) -> Change:
        """Hand the screen to the person who is asked; behind the curtain where others sit at it."""
        seat = self._asked
        if seat is None:
            return None
        if len(self._session.humans) == 1:
            return Push(self._nugget_pick(seat))
        return Push(Curtain(self.context, self._session, seat, lambda: Replace(self._nugget_pick(seat)), SHOW_NUGGETS))

    def _nugget_pick(self, seat: int) -> NuggetPick:
        def keep(value: int) -> Change:
            self._session.play(Keep(value))
            self._take_stock(arrived=self._speed is None)
            return Pop()

        return NuggetPick(self.context, self._session, seat, keep)

    def _go_on(self) -> Change:
        if self._session.finished:
            return flow.scoreboard(self.context, self._session)
        self._session.deal_next()
        return flow.sit_down(self.context, self._session)

    def _pause(self) -> Change:
        return flow.pause(self.context, self._session)

    # What shows

    def _take_stock(self, arrived: bool) -> None:
        """Bring the share up to date; cards that are new have come already, or come in."""
        session = self._session
        had = {row.share.seat: row.arrived for row in self._rows}
        self._rows = [
            ShareRow(share, session.names[share.seat]) for share in shares(session.log(self._viewer), session.table)
        ]
        for row in self._rows:
            if not arrived or self._speed is not None:
                row.arrived = had.get(row.share.seat, 0.0)

    def heard(self) -> Heard:
        """Every sentence of the scene as it stands now."""
        session, outcome = self._session, self._outcome
        log, table = session.log(self._viewer), session.table
        if outcome.winner == "diggers":
            title = _("The gold-diggers win round {round}").format(round=table.round)
        else:
            title = _("The saboteurs win round {round}").format(round=table.round)
        paid = shares(log, table)
        foot = _("Gold won earlier stays face down until the game ends.")
        return Heard(
            title=title,
            cause=_cause(outcome, cause_sentence(outcome, table.rules)),
            share=share_sentence(table, log, session.names),
            sums=sum_line(table, paid),
            foot=_("Every nugget is counted now.") if session.finished else foot,
        )

    def _set_buttons(self) -> None:
        asked = self._asked
        last = self._session.table.round == ROUNDS
        self._next.label = _("Final score") if last else _("Next round")
        self._next.enabled = self._revealed and asked is None
        self._pick.enabled = self._revealed and asked is not None and self._session.is_human(asked)
        if asked is not None:
            self._pick.label = _("{name} picks a nugget").format(name=self._session.names[asked])

    def rearrange(self) -> None:
        super().rearrange()
        brass = next((button for button in (self._pick, self._next) if button.enabled), None)
        if brass is not None and brass is not self._offered:
            self.ring.set_focus(brass)
        self._offered = brass

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._set_buttons()
        button = self._pick if self._pick.enabled else self._next
        rows = self._rows
        placed = self._layout.arrange(viewport, self.heard(), self._faces, rows, (self._menu, button))
        return placed if self._revealed else [widget for widget in placed if widget not in self._layout.told]

    def plates(self) -> tuple[pygame.Rect, ...]:
        return self._layout.plates()

    def paint(self, canvas: pygame.Surface) -> None:
        self._layout.paint(canvas, self._session.table)

    def paint_over(self, canvas: pygame.Surface) -> None:
        self._layout.draw_goals(canvas, self._outcome.goals, self._session.table, self.goal_turned())


def _cause(outcome: Outcome, reason: str) -> str:
    """Why the round ended, and where the gold was."""
    goal = outcome.goals.index(GOLD) + 1
    if outcome.cause is Cause.GOLD:
        return reason
    return reason + " " + _("The gold lay under goal {goal}.").format(goal=goal)


def _progress(now: float, start: float, duration: float) -> float:
    return min(1.0, max(0.0, (now - start) / duration))
