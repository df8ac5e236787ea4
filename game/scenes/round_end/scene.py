"""The end of a round: its story role by role, then the gold shared out (RULES section 7, UX section 6)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.play.session import Session
from game.scenes.round_end.board import EndBoard, NuggetBoard
from game.scenes.round_end.buttons import EndButtons, Presses
from game.scenes.round_end.extras import offer_button, round_offers
from game.scenes.round_end.foot_bar import FootBar
from game.scenes.round_end.heard import heard
from game.scenes.round_end.layout import Bodies, RoundEndLayout
from game.scenes.round_end.ledger import LedgerBoard
from game.scenes.round_end.pages import Page
from game.scenes.round_end.ribbon import Ribbon
from game.scenes.round_end.sharing import Sharing
from game.scenes.round_end.story_page.claims import Claims
from game.scenes.round_end.story_page.reveal import Reveal, progress
from game.scenes.round_end.story_page.story import Story
from game.scenes.routes import ToPause, ToRoles, ToScoreboard
from game.scenes.shared.earned import EarnedInRound
from game.scenes.shared.stage import Stage
from game.scenes.shared.table_talk import last_word
from game.scenes.why.chart import SuspicionChart
from game.scenes.why.scene import WhyScene
from game.scenes.why.worker import Hindsight
from game.sound.cues import Cue
from game.speech.narrator import Spoken
from game.system.settings import speed_factor
from game.ui.bindings import Control, control_of
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.scene import Change, Open, Push
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_STEP = 0.25
"""Seconds at normal speed for a nugget card or a payment to come."""
_CHART_GROWS = 0.7
"""Seconds at normal speed that the lines of the chart take."""


class RoundEndScene(Stage):
    """Tells a round that has its outcome; conducts the picks that are still asked, then offers the next round."""

    name = "round-end"
    about = Entry.ROUND_END
    first = "to-shares"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        outcome = session.table.outcome
        if outcome is None:
            raise ValueError("the round is not over")
        self._session = session
        self._outcome = outcome
        viewer = session.humans[0] if len(session.humans) == 1 else None
        speed = speed_factor(context.settings.speed_own)
        self._speed = speed
        two = outcome.saboteur2
        self.about = Entry.SABOTEUR2_WINNERS if two else Entry.ROUND_END
        self.page = Page.STORY
        self._shares = False
        """Whether the gold is being shared, because its page was opened; until then nobody is asked."""
        self.reveal = Reveal(session.table.seats, len(outcome.spare))
        self.board: EndBoard = LedgerBoard(session, viewer) if two else NuggetBoard(session, viewer)
        self.hindsight = Hindsight(session.past, session.state, context.worker("why"))
        self._earned = EarnedInRound(context, session)
        self._honours = 0
        self.story = Story(session, self.reveal, self._look_back_at)
        self.claims = Claims(session, self._look_back_at)
        self._tellings: list[Spoken] = []
        """What has just been told and is to be read aloud."""
        self.chart = SuspicionChart(self._look_back)
        self.sharing = Sharing(context, session, speed, self._take_stock)
        presses = Presses(
            pause=self._pause,
            look_back=self._look_back,
            go_on=self._go_on,
            open_page=self.open,
            step=self._step_page,
        )
        self._buttons = EndButtons(session, self.sharing, presses)
        self._offered: Button | None = None
        self._last_word = last_word(context, session)
        self._bar = FootBar(self.rearrange)
        self._layout = RoundEndLayout(context, session, self._bar)
        self._time = 0.0 if speed is not None else self.reveal.ends
        self._chart_time = 0.0
        self.board.take_stock(arrived=speed is None)
        self._turn_all()

    @property
    def _revealed(self) -> bool:
        return self._time >= self.reveal.ends

    @property
    def _growing(self) -> bool:
        return self.page is Page.CHART and self.chart.enabled and self.chart.drawn < 1

    @property
    def _moving(self) -> bool:
        return not self._revealed or (self.page is Page.GOLD and self.board.moving) or self._growing

    @property
    def at_rest(self) -> bool:
        known = self.chart.enabled and not self._earned.waits
        return not self._moving and known and self._brass().enabled

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._moving

    @property
    def wake_in(self) -> float | None:
        if self._moving:
            return 0.0
        asks = self.sharing.thinking is not None or not self.chart.enabled or self._earned.waits
        return soonest(LOOK_AGAIN if asks else None, super().wake_in)

    @property
    def seat(self) -> int | None:
        return self.sharing.asked

    def goal_turned(self) -> float:
        """Return how far the goals are turned over, 0 to 1."""
        return self.reveal.goals_turned(self._time)

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
        if control_of(event) is Control.WHY and self._buttons.why.enabled:
            return self._look_back()
        return super().handle(event)

    def cancel(self) -> Change:
        return self._pause()

    def menu(self) -> Change:
        return self._pause()

    def update(self, dt: float) -> Change:
        self.context.take_warning(self._session)
        self._learn()
        if self._moving:
            self._pass_time(dt)
        elif self._shares:
            self.sharing.conduct(dt)
        return super().update(dt)

    def finish_telling(self) -> None:
        """Wait for everything that workers find out: for tests and still pictures."""
        self.hindsight.finish()
        self._earned.finish()

    def close(self) -> None:
        super().close()
        self.hindsight.close()
        self.sharing.close()
        self._earned.close()
        if self._layout.ground.maze is not None:
            self._layout.ground.maze.release()

    def _learn(self) -> None:
        """Take what the workers have found out: the course of suspicion, what it tells of, what people have earned."""
        charted, honours = self.hindsight.chart, len(self._earned.honoured)
        if charted is not None and not self.story.knows_all:
            self.story.take(charted.moments)
            self.rearrange()
        if charted is not None and not self.chart.enabled and self._revealed:
            self.chart.show(charted)
            self.rearrange()
        if self._honours != honours and self._revealed:
            self._honours = honours
            self.rearrange()

    def _pass_time(self, dt: float) -> None:
        if self._speed is None:
            self._finish()
            return
        if self._revealed:
            self._let_come(dt * self._speed)
            return
        begun, telling = self.reveal.begun(self._time), self.reveal.telling(self._time)
        self._time = min(self._time + dt * self._speed, self.reveal.ends)
        self._turn_all()
        if self.reveal.begun(self._time) > begun:
            self.context.sound.play(Cue.ROTATE)
        if self.reveal.telling(self._time) not in (None, telling):
            self._tellings.append(Spoken(self.story.told_now(self.viewport), self.owner))
        if self._revealed:
            self.rearrange()

    def take_lines(self) -> Sequence[Spoken]:
        told, self._tellings = self._tellings, []
        return [*super().take_lines(), *told]

    def _let_come(self, seconds: float) -> None:
        """Let the gold come, or the lines of the chart grow, on the page that shows it."""
        if self._growing:
            self._chart_time += seconds
            drawn = progress(self._chart_time, 0, _CHART_GROWS)
            self.chart.drawn = 1.0 if self.context.settings.reduced_motion else drawn
            return
        come = self.board.arrived
        self.board.let_arrive(seconds / _STEP)
        for step in range(math.ceil(come), math.ceil(self.board.arrived)):
            self.context.sound.play(self.board.cue(step))

    def _finish(self) -> None:
        """Complete what moves at once (UX section 2)."""
        if self._growing:
            self.chart.drawn = 1.0
        self._time = self.reveal.ends
        self._turn_all()
        if self.page is Page.GOLD:
            self.board.finish()
        self.rearrange()

    def _turn_all(self) -> None:
        self.board.turn_all(self.reveal, self._time)
        self.story.turn_all(self._time)

    def open(self, page: Page) -> Change:
        """Turn to a page; with that of the gold the gold is shared."""
        self.page = page
        self._shares |= page is Page.GOLD
        if page is Page.CHART and self._chart_time == 0:
            self.chart.drawn = 1.0 if self._speed is None else 0.0
        if self._moving and self._speed is None:
            self._finish()
        self.rearrange()
        return None

    def _step_page(self, by: int) -> Change:
        pages = list(self._pages())
        page = pages[(pages.index(self.page) + by) % len(pages)]
        self.open(page)
        self.ring.set_focus(next(tab for tab in self.ring.widgets if tab.name == f"tab-{page}"))
        return None

    def _go_on(self) -> Change:
        if self._session.finished:
            return Open(ToScoreboard(self._session))
        self._session.deal_next()
        return Open(ToRoles(self._session))

    def _look_back(self, turn: int | None = None) -> Change:
        """Ask for the reasons, of the move of that turn where one is meant."""
        return Push(WhyScene(self.context, self.hindsight, turn))

    def _look_back_at(self, place: int | None) -> Change:
        """Ask for the reasons of what is at that place of the log."""
        course = self.chart.course
        if not self._buttons.why.enabled or course is None or place is None:
            return None
        return self._look_back(course.turn_of(place))

    def _pause(self) -> Change:
        return Open(ToPause(self._session))

    # What shows

    def _take_stock(self) -> None:
        self.board.take_stock(arrived=self._speed is None)
        self.page = Page.GOLD
        self.rearrange()

    def _brass(self) -> Button:
        """Return the button that goes on."""
        return self._buttons.brass(shares=self._shares)

    def _set_buttons(self) -> None:
        moves = bool(self.hindsight.past.moves)
        self._buttons.set(revealed=self._revealed, shares=self._shares, moves=moves)

    def _pages(self) -> Sequence[Page]:
        return [page for page in Page if page is not Page.CLAIMS or self.claims.any]

    def resize(self, viewport: Viewport) -> None:
        self.board.take_stock(arrived=False)
        self.story.speak()
        self.claims.speak()
        super().resize(viewport)

    def rearrange(self) -> None:
        super().rearrange()
        brass = self._brass()
        if brass.enabled and brass is not self._offered:
            self.ring.set_focus(brass)
        self._offered = brass if brass.enabled else None

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._set_buttons()
        offers = round_offers(self._session) if self._revealed else ()
        ribbon = Ribbon(self._earned.honoured if self._revealed else ())
        bodies = Bodies(self.board, self.story, self.claims, self.chart, ribbon)
        buttons = self._buttons.menu, [self._buttons.why, *map(offer_button, offers)], self._brass()
        tabs = self._buttons.tabs(self._pages(), self.page, revealed=self._revealed)
        said = heard(self._session, self._outcome, self.page if self._revealed else None, self._last_word)
        return self._layout.arrange(viewport, said, self.page, tabs, bodies, buttons, told=self._revealed)

    def plates(self) -> tuple[pygame.Rect, ...]:
        return self._layout.ground.plates()

    def paint(self, canvas: pygame.Surface) -> None:
        self._layout.ground.paint(canvas)

    def paint_over(self, canvas: pygame.Surface) -> None:
        self._layout.ground.draw_goals(canvas, self._outcome.goals, self.goal_turned())
        ringed = self.claims.ringed() if self.page is Page.CLAIMS else self.story.ringed()
        if self.page in (Page.STORY, Page.CLAIMS):
            still = self.context.settings.reduced_motion
            closed_in = 1.0 if still else self.story.closed_in(self._time)
            canvas.set_clip(self._layout.ground.maze_area)
            self._layout.ground.draw_rings(canvas, ringed, closed_in)
            canvas.set_clip(None)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        if self.page is Page.GOLD:
            canvas.set_clip(self._layout.ground.clip or canvas.get_rect())
            self.board.draw_moving(canvas, self.context)
            canvas.set_clip(None)
        elif self.page is Page.CHART:
            self.chart.draw_tip(canvas, self.viewport)
