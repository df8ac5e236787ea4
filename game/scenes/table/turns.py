"""Turn after turn: who moves, who looks, and what is shown of it (UX sections 2, 3 and 3a)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile

import pygame
from msgspec.structs import replace

from game.engine.commands import Claim, Command
from game.engine.events import (
    Claimed,
    Collapsed,
    Event,
    GoalRevealed,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    RoundBegan,
    as_seen_by,
    maze_after,
)
from game.engine.table import Table
from game.play.endings.passing import least_pass
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.private.role_peek import RolePeek
from game.scenes.private.role_round import RoleCard
from game.scenes.routes import ToRoundEnd
from game.scenes.table.bots import Thinker
from game.scenes.table.endings.quick import Quick
from game.scenes.table.remarks import Remarks
from game.scenes.table.sight import AFTER_THE_ROUND, Sight
from game.scenes.table.teller import Teller
from game.system.settings import speed_factor
from game.tabletop.faces.living import Faces
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.reveal import GLIDE, table_at_reveal
from game.tabletop.motions.timeline import Motion, Timeline, nothing
from game.tabletop.view import captures
from game.tabletop.view.bubble import Spoken
from game.tabletop.view.last_acts import act_cell
from game.tabletop.view.speech import Speech
from game.tabletop.view.table import TableView
from game.tabletop.view.viewpoint import FIT_TIME
from game.ui.context import Context
from game.ui.scene import Change, Open, Pop, Push, Replace, Scene
from game.words.claims import claim_words


class Turns:
    """Drives the session: lets people look, lets bots move, and shows what comes of every command."""

    def __init__(
        self,
        context: Context,
        session: Session,
        view: TableView,
        sight: Sight,
        quick: Quick,
        *,
        shows_role: bool = False,
    ) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._sight = sight
        self._quick = quick
        self.faces = Faces(session.table)
        self.timeline = Timeline()
        self.speech = Speech(context.pictures)
        self._remarks = Remarks(context, session)
        self.teller = Teller(context, session, view, sight, self.timeline)
        self.banner = self.teller.banner
        self._thinker = Thinker(session, context.worker("bot"), context.pace)
        self._mover: int | None = None
        self._leaving = False
        self.last_cell: int | None = None
        self._shows_role = shows_role
        self.owed: list[pygame.Event] = []
        """What was pressed to put the role card away: the table has yet to answer it."""

    @property
    def thinking(self) -> bool:
        return self._thinker.busy

    @property
    def wake_in(self) -> float | None:
        if self.timeline.busy:
            return 0.0
        parts = (self._thinker, self.speech, self.banner, self.faces)
        return min((wait for part in parts if (wait := part.wake_in) is not None), default=None)

    @property
    def own_turn(self) -> bool:
        """Whether the viewer is to move, and nothing moves any more."""
        return self._viewer_to_play and not self.timeline.busy

    @property
    def viewer_waits(self) -> bool:
        """Whether the viewer is to move, but another seat's move is still shown; while goals open, they may be."""
        waits = self._viewer_to_play or (self._sight.viewer is not None and self._sight.held is not None)
        return waits and self.timeline.busy and not self.own_motion()

    @property
    def _viewer_to_play(self) -> bool:
        viewer = self._sight.viewer
        return viewer is not None and self._session.table.to_play == viewer and not self._quick.plays_for(viewer)

    def own_motion(self) -> bool:
        """Return whether what moves now was set off by the viewer."""
        return self.timeline.busy and self._mover is not None and self._mover == self._sight.viewer

    def update(self, dt: float) -> None:
        """Let the motions run for `dt` seconds."""
        self._keep_still(self._context.settings.reduced_motion)
        speed = self.teller.recap_speed if self.recapping else self._speed(self._mover)
        self.timeline.update(dt * 1000, speed)
        self._look_near(skipped=False)
        self.speech.update(dt)
        self.teller.update(dt)
        self.faces.update(dt, self._session.table, self._thinker.seat)
        self._view.looks = self.faces.looks

    def _keep_still(self, still: bool) -> None:
        """Let things appear in place of moving, or move again: at once, whatever moves now (UX M26)."""
        self.timeline.still = self._view.viewpoint.still = still
        self.speech.still = self.banner.still = self.faces.still = still

    @property
    def recapping(self) -> bool:
        """Whether what happened before is shown again."""
        return self.teller.recap_speed is not None and self.timeline.busy

    def recap(self) -> bool:
        """Show again what happened since the last turn of who looks; False when nothing did."""
        self.stop_motions()
        self._tell_all()
        self._mover = None
        return self.teller.recap()

    def _tell_all(self) -> None:
        """Tell in log and marks what the motions have shown."""
        if self._sight.holding_back:
            self._sight.holding_back = False
            self._sight.look()
            self.teller.watch_deck()

    def take_bell(self) -> bool:
        """Return whether somebody was called to their turn since the last call."""
        rings, self.teller.rings = self.teller.rings, False
        return rings

    def finish(self) -> None:
        """Complete what moves, at once."""
        self.timeline.finish()
        self._look_near(skipped=True)

    def _look_near(self, *, skipped: bool) -> None:
        """Let the view follow what the motions look at; when a press has ended that, it is back at once."""
        if self._sight.held is not None and not any(map(captures.is_goal, self.timeline.hidden)):
            self._sight.hold(None)
        focus, speed = self.timeline.focus, self._speed(self._mover)
        seconds = 0.0 if skipped or speed is None else GLIDE / 1000 / speed
        if focus is None:
            self._view.viewpoint.draw_back(seconds)
        else:
            self._view.viewpoint.draw_near(focus.cells, focus.near, seconds)

    def _speed(self, seat: int | None) -> float | None:
        """Return how fast what `seat` has set off moves."""
        settings = self._context.settings
        own = seat is not None and self._session.is_human(seat)
        return speed_factor(self._quick.pace(settings.speed_own if own else settings.speed_bots))

    def open_round(self) -> None:
        """Show the deal if nothing has been played in this round yet."""
        log = self._session.log(None)
        if len(log) == 1 and isinstance(log[0], RoundBegan):
            table = self._session.table
            self._show([log[0]], table, table)

    def advance(self, dt: float, *, others: bool = True) -> Change:
        """Let the next one move, look, or draw the curtain, now that nothing moves. `others`: whether bots may."""
        session, table = self._session, self._session.table
        self._tell_all()
        if self._shows_role:
            self._shows_role = False
            return Push(RoleCard(self._context, session, session.humans[0], Pop, self.owed.append))
        if table.outcome is None:
            self._remarks.speak(self.speech, self._speed(None))
        if self._sight.to_show and self._sight.viewer is not None:
            return Push(self._sight.to_show.pop(0)())
        if self._leaving or table.to_play is None or table.outcome is not None:
            if self._leaving:
                return None
            self._leaving = True
            return Open(ToRoundEnd(session))
        if session.is_human(table.to_play) and not self._quick.plays_for(table.to_play):
            self._thinker.drop()
            return self._let_human_look(table.to_play)
        if self._sight.several and self._sight.viewer is not None:
            self._sight.hand_over(None)
        return self._let_bot_move(dt, table.to_play) if others else None

    def play(self, seat: int, command: Command) -> None:
        """Commit a command of `seat` and show what comes of it."""
        before = self._session.table
        step = self._session.play(command)
        self._mover = None if isinstance(command, Claim) else seat  # words are no card, and use up no input
        self._sight.holding_back, self._sight.actor = True, seat
        for event in step.events:
            self._note(event)
        self._remarks.hear(step.events, self._session.table)
        self._sight.look()
        lead = 0.0 if seat == self._sight.viewer else self._lead_the_eye(step.events, before)
        self._show(step.events, before, self._session.table, lead)

    def _note(self, event: Event) -> None:
        """Note what an event lets the viewer see in private, and where the maze has changed."""
        context, session, viewer = self._context, self._session, self._sight.viewer
        self.faces.hear(as_seen_by(event, None))
        match event:
            case Laid() | Collapsed():
                self.last_cell = event.cell
            case Looked(seat, _, goal) if viewer is not None and seat == viewer:
                self._sight.to_show.append(partial(GoalPeek, context, session, viewer, goal))
            case Inspected(seat, _, target) if viewer is not None and seat == viewer:
                self._sight.to_show.append(partial(RolePeek, context, session, viewer, target))
            case HatSwapped(_, _, target) if target == viewer:
                self._sight.to_show.append(partial(RolePeek, context, session, target, target))
            case HatSwapped(_, _, target) if session.is_human(target):
                self._sight.new_hats |= {target}
            case Claimed():
                log = session.log(None)
                words = claim_words(event, session.names, session.table.round, len(log) - 1, log)
                self.speech.say(Spoken.of(event, words), self._speed(event.seat))
            case _:
                pass

    def stop_motions(self) -> None:
        """Complete whatever moves: the window has another size, so things are elsewhere."""
        while self.timeline.busy:
            self.finish()

    def show_own(self, shown: Sequence[Motion]) -> None:
        """Let something move that the viewer has set off."""
        self._mover = self._sight.viewer
        self.timeline.add(shown)

    def curtain(self) -> Scene | None:
        """Return the curtain for the viewer, else for the next human; one human alone has none."""
        if not self._sight.several:
            return None
        if self._sight.held is not None:
            self.stop_motions()  # the curtain says what has happened: it would tell the goal before its face does
        seat = self._sight.viewer if self._sight.viewer is not None else self._next_human()
        return Curtain(self._context, self._session, seat, Pop)

    def close(self) -> None:
        self._thinker.close()

    def _let_human_look(self, seat: int) -> Change:
        if self._sight.viewer == seat:
            return None

        def look() -> Change:
            fresh, self._sight.new_hats = seat in self._sight.new_hats, self._sight.new_hats - {seat}
            self._sight.hand_over(seat)
            return Replace(RolePeek(self._context, self._session, seat, seat)) if fresh else Pop()

        self.teller.rings = True
        return Push(Curtain(self._context, self._session, seat, look))

    def _let_bot_move(self, dt: float, seat: int) -> Change:
        if not self._thinker.busy:
            decide = None
            if self._session.is_human(seat):
                decide = partial(least_pass, self._session.view(seat), self._session.log(seat))
            self._thinker.start(seat, self._quick.thought(self._context.settings.speed_bots), decide)
        decision = self._thinker.update(dt)
        if decision is not None:
            for command in decision.commands:
                self.play(seat, command)
        return None

    def _lead_the_eye(self, events: Sequence[Event], before: Table) -> float:
        """Bring what somebody else does into view before it shows; return how long that takes, in ms at speed 1.

        The view is fitted to the maze as it is before a goal opens: the sides that open would tell what it is.
        """
        viewpoint, speed = self._view.viewpoint, self._speed(self._mover)
        seconds, instant = FIT_TIME / max(1.0, speed or 1.0), speed is None
        goes, maze = False, before.maze
        for event in takewhile(lambda event: not isinstance(event, GoalRevealed), events):
            cell, maze = act_cell(event), maze_after(maze, event)
            if isinstance(event, Laid):
                goes |= viewpoint.follow(replace(before, maze=maze), cell, instant, seconds)
            if cell is not None:
                goes |= viewpoint.glide_to(cell, at_once=instant, seconds=seconds)
        return seconds * 1000 * (speed or 1.0) if goes else 0.0

    def _show(self, events: Sequence[Event], before: Table, after: Table, lead: float = 0.0) -> None:
        shown = [as_seen_by(event, self._sight.viewer) for event in events if not isinstance(event, AFTER_THE_ROUND)]
        context = self._context
        moving = motions(
            shown, before, after, self._view, context.pictures, self._sight.viewer, shows=context.privacy.shows
        )
        if lead and moving:
            moving = [Motion("lead", 0.0, lead, nothing), *(motion.later(lead) for motion in moving)]
        self.timeline.add(moving)
        if any(isinstance(event, GoalRevealed) for event in events):
            self._sight.hold(table_at_reveal(events, before, after))
            self._look_near(skipped=False)

    def _next_human(self) -> int:
        table, rules = self._session.table, self._session.rules
        seat = table.to_play if table.to_play is not None else self._session.humans[0]
        for _each in range(table.seats):
            if self._session.is_human(seat):
                return seat
            seat = (seat + rules.step()) % table.seats
        return self._session.humans[0]
