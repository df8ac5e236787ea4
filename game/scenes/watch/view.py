"""A recorded position as the table shows it: everything, what everybody saw, or what one seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms
from game.art.drawing.raster import Colour
from game.engine.cards import GoalName, Role
from game.engine.events import Claimed, Retired, TurnEvent
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.records.lines import DealLine
from game.records.replay import Played
from game.scenes.private.role_round import role_variant
from game.system.i18n import _
from game.tabletop.layout.seats import LARGE_TEXT
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.rail.seats import badges
from game.tabletop.tips.things import OnHand, Thing, thing_at
from game.tabletop.view.bubble import Spoken, bubble_rect, make_bubble
from game.tabletop.view.claims import standing
from game.tabletop.view.goal_tags import lookers
from game.tabletop.view.hand import HandCard, HandShown, draw_role
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import LogLine, lines_of
from game.tabletop.view.panel import fitting_lines
from game.tabletop.view.piles import draw_piles
from game.tabletop.view.seen import Seen
from game.tabletop.view.table import TableView
from game.tabletop.view.topbar import bar_end
from game.ui.text import draw_text, line_height
from game.ui.theme import INK, LANTERN
from game.ui.viewport import DESIGN_HEIGHT, DESIGN_WIDTH, Viewport
from game.words.claims import claim_words
from game.words.log import question_sentence, winner_sentence

Perspective = int | Literal["all", "public"]
"""A seat, the whole truth, or what everybody at the table saw."""
_BUTTON_GAP = 4
_STRIP_PAD = 5
_LEAST_BOARD = 560
"""With less than this width left for the mat, design units, the column takes the place of the log."""
_PLATE_SHARE = 0.6
"""Part of the bar up to its buttons that the plate takes at most."""
_RAIL_BESIDE = 0.36
"""Part of the window that the seats take at most while the column is open."""
STEP_BUTTONS = 5
_CREAM: Colour = two_forms((240, 220, 174), WHITE)
_DARK: Colour = two_forms((18, 11, 6), BLACK)


@dataclass(frozen=True, slots=True)
class AboveBar(Viewport):
    """A window without the lowest `below` pixels; everything in it is as large as in the whole one."""

    below: int = 0

    @property
    def unit(self) -> float:
        """Pixels per design unit."""
        return min(self.size[0] / DESIGN_WIDTH, (self.size[1] + self.below) / DESIGN_HEIGHT)


def strip_height(viewport: Viewport) -> int:
    """Return how high the strip with the bar is that a replay is scrubbed along."""
    return viewport.target() + 2 * viewport.px(_STRIP_PAD)


def above_bar(viewport: Viewport) -> AboveBar:
    """Return the part of a window that is left for the table."""
    (width, height), below = viewport.size, strip_height(viewport)
    size = (width, height - below)
    return AboveBar(size, viewport.text_scale, viewport.least_target, viewport.contrast, below)


@dataclass(frozen=True)
class WatchLayout(TableLayout):
    """The table's layout with room for the buttons of a replay at the lower right, and for the "why" column."""

    why: bool = False

    @cached_property
    def _rail_width(self) -> int:
        """Width of the seats; those in two columns make room for the column of reasons."""
        width = super()._rail_width
        return min(width, round(self.viewport.size[0] * _RAIL_BESIDE)) if self.why else width

    @cached_property
    def log_docked(self) -> bool:
        """Whether the log stands beside the board; it gives way to the column where not both fit."""
        room = self.viewport.size[0] - self._rail_width - self._log_width - self._why_width
        return super().log_docked and not (self.why and room < self.px(_LEAST_BOARD))

    @cached_property
    def board(self) -> Rect:
        """The mat; it makes room for the column where that is beside it."""
        board = super().board
        return Rect(board.x, board.y, board.w - self._why_width, board.h) if self.why and self.log_docked else board

    @cached_property
    def maze(self) -> Rect:
        """The part of the mat that the maze is fitted in; it ends where the column is over the board."""
        maze = super().maze
        if not self.why or self.log_docked:
            return maze
        return Rect(maze.x, maze.y, self.why_column.x - self.px(6) - maze.x, maze.h)

    @property
    def over_maze(self) -> list[Rect]:
        """What no card of the maze may lie below: the candle, too, for here cards may become narrow."""
        return [*super().over_maze, self.candle.union(self.deck_number)]

    @cached_property
    def least_card(self) -> int:
        """Nothing is dropped on a cell here, so cards may become narrow until the whole maze shows."""
        return 24 if self.why else 30

    @cached_property
    def _why_width(self) -> int:
        return self.px(320 * self._growth)

    @cached_property
    def why_column(self) -> Rect:
        """Where the reasons stand: beside the log, or in its drawer where that is closed."""
        log = self.log
        if self.log_docked:
            return Rect(log.right + self.px(6), log.y, self._why_width - self.px(6), log.h)
        return log

    @cached_property
    def _buttons_width(self) -> int:
        least = STEP_BUTTONS * self.viewport.least_target + (STEP_BUTTONS - 1) * _BUTTON_GAP
        return max(least, self.px(236 * self._growth))

    def _bar_names(self) -> list[str]:
        """Keep room in the bar for as many buttons as a replay has, and with large text for the words of its speed."""
        names = ["menu", "speed", "undo", "fit", "recap", "notebook", "hint", "why"]
        names += ["talk"] if self.viewport.text_scale > LARGE_TEXT else []
        return names if self.log_docked else [*names, "log"]

    @cached_property
    def turn_plate_width(self) -> int:
        """Wide enough for a question or the winners: few buttons stand in the bar, and the round has room."""
        return min(self.px(360 * self._growth), round(bar_end(self) * _PLATE_SHARE))

    @cached_property
    def controls(self) -> Rect:
        """Where those buttons are."""
        left = self.rack.right + self.px(6)
        return Rect(left, self.rack.y + self.px(14), self._buttons_width, self.rack.h - self.px(20))


class Secrets:
    """What `eyes` know beyond the table: goals that are face down, and the present roles by seat (R10.13)."""

    def __init__(self, state: State, eyes: Perspective) -> None:
        table = state.table
        shown = eyes == "all" or table.outcome is not None
        self.goals: Sequence[GoalName | None] = state.goals if shown else table.goals
        self.roles: tuple[Role | None, ...] = state.roles if shown else (None,) * table.seats
        if isinstance(eyes, int) and not shown:
            view = observe(state, eyes)
            self.goals, self.roles = view.goals, view.roles


class Act(NamedTuple):
    """What led to a position: who acted, what the position was before, and the cards that left the hand by it."""

    seat: int
    before: State
    cards: frozenset[int]


def act_of(before: Played, after: Played) -> Act | None:
    """Return what led from one line of a record to the next; a deal is no act, nor is a pick after the round."""
    if isinstance(after.line, DealLine) or before.step.state.table.outcome is not None:
        return None
    cards: set[int] = set()
    for event in after.step.events:
        if isinstance(event, TurnEvent | Retired) and event.seat == after.line.seat:
            cards |= {event.card} if hasattr(event, "card") else set(event.cards)
    return Act(after.line.seat, before.step.state, frozenset(cards))


def seen_by(
    state: State, names: tuple[str, ...], minds: tuple[str, ...], eyes: Perspective, act: Act | None = None
) -> Seen:
    """Return the position as `eyes` see it.

    With everything open the hand is that of the seat that acted, before its `act`; without one of the seat to move.
    """
    table = state.table
    seat = table.to_play if eyes == "all" else eyes if isinstance(eyes, int) else None
    of_hand = state
    if eyes == "all" and act is not None:
        seat, of_hand = act.seat, act.before
    ids = () if seat is None else of_hand.table.hands[seat]
    role = (naming.ROLE_BACK, "")
    if seat is not None:
        worn = of_hand.roles[seat]
        role = (naming.role(worn), role_variant(table.round, seat, worn))
    return Seen(
        table=table,
        names=names,
        minds=minds,
        viewer=seat,
        hand=tuple(state.cards[card] for card in ids),
        hand_ids=ids,
        role=role,
        lines=_lines(state, names, eyes),
        acts=last_acts(log_of(state, None)),
        looks=lookers(log_of(state, None)),
        turn=_turn(state, names),
        claims=standing(log_of(state, None)) if table.outcome is None else (),
        actor=table.to_play,
    )


def just_said(state: State, names: tuple[str, ...]) -> Spoken | None:
    """Return the claim that led to this position, if it was one."""
    place = state.logged - 1
    event = state.events[place]
    if not isinstance(event, Claimed):
        return None
    return Spoken.of(event, claim_words(event, names, state.table.round, place))


def _lines(state: State, names: tuple[str, ...], eyes: Perspective) -> tuple[LogLine, ...]:
    if eyes == "all":
        return lines_of(state.events[: state.logged], names, state.table.round)
    return lines_of(log_of(state, eyes if isinstance(eyes, int) else None), names, state.table.round)


def _turn(state: State, names: tuple[str, ...]) -> str:
    table = state.table
    if table.question is not None:
        return question_sentence(table, names) or ""
    if table.to_play is not None:
        return _("{name} to move").format(name=names[table.to_play])
    return "" if table.outcome is None else winner_sentence(table.outcome)


class WatchView(TableView):
    """The table without anybody at it. `left` are the cards that the act shown took from the hand shown."""

    left: frozenset[int] = frozenset()

    def thing_at(self, pos: tuple[int, int]) -> Thing | None:
        """Return what is under a point of the window."""
        index = None if self.seen.viewer is None else self.hand_view.index_at(pos, self._hand())
        return OnHand(index) if index is not None else thing_at(self, pos, self.target_at(pos, Aim()))

    def _hand(self) -> HandShown:
        lifts = tuple(float(card in self.left) for card in self.seen.hand_ids)
        return HandShown(tuple(HandCard(card) for card in self.seen.hand), lifts=lifts)

    def _frame_played(self, canvas: pygame.Surface) -> None:
        """Frame the cards that the act took from the hand."""
        shown, unit = self._hand(), self.layout.unit
        for index, lift in enumerate(shown.lifts):
            if lift:
                card = self.hand_view.card_rect(index, len(shown.cards), shown)
                card.h = self.layout.rack_lip.top - card.y
                for colour, more, width in ((INK, 5, 4), (LANTERN, 3, 2)):
                    frame = card.inflate(*(2 * round(more * unit),) * 2)
                    pygame.draw.rect(canvas, hue(colour), frame, max(1, round(width * unit)), round(9 * unit))

    def draw_position(self, canvas: pygame.Surface, secrets: Secrets, said: Spoken | None) -> None:
        """Draw the whole window but the buttons; what was just said stands in a bubble."""
        seen, camera, aim = self.seen, self.viewpoint.camera, Aim()
        self.board.draw(canvas, camera)
        self._marks.draw_resting(canvas, camera, seen.table, aim, False)
        self._draw_known_goals(canvas, secrets)
        self._marks.draw_tags(canvas, camera, self.tags())
        draw_piles(canvas, self.layout, self.pictures, seen.table, passing=0)
        self._draw_bar(canvas)
        self._rail.draw(canvas, seen, self.looks, aim, frozenset())
        self._draw_roles(canvas, secrets)
        self._marks.draw_acts(canvas, camera, seen.acts)
        if self.layout.log_shown:
            self._panels.draw(canvas, "log", self.log.says, self.log.area, self.log.paint)
        self._draw_log_pointer(canvas)
        if seen.viewer is None:
            self._draw_newest_line(canvas)
        else:
            draw_role(canvas, self.layout, self.pictures, *seen.role)
            lip = self.board.surface.subsurface(self.layout.rack_lip)
            self.hand_view.draw(canvas, self._hand(), lip)
            self._frame_played(canvas)
        if said is not None:
            bubble = make_bubble(said, self.layout, bubble_rect(said, self.layout, []), self.pictures)
            canvas.blit(bubble.picture, bubble.pos)

    def _draw_known_goals(self, canvas: pygame.Surface, secrets: Secrets) -> None:
        """Draw the faces of goals that are known though they are face down, smaller than their backs."""
        canvas.set_clip(self.board.inner)
        for number, name in enumerate(secrets.goals, 1):
            if name is None or self.seen.table.goals[number - 1] is not None:
                continue
            goal = self.goal(number)
            width = goal.w * 3 // 4 // 2 * 2
            picture = self.pictures.get(card_key(naming.goal(name), width))
            canvas.blit(picture, picture.get_rect(center=goal.center))
        canvas.set_clip(None)

    def _draw_roles(self, canvas: pygame.Surface, secrets: Secrets) -> None:
        """Draw a small role card at the lower left of each seat whose role is known; a bonus taken pushes it up."""
        table = self.seen.table
        for seat, role in enumerate(secrets.roles):
            if role is None:
                continue
            plate = self.layout.seat(seat)
            width = min(plate.h // 2, self.layout.px(48)) * 2 // 3 // 2 * 2
            key = card_key(naming.role(role), width, role_variant(table.round, seat, role))
            picture = self.pictures.get(key)
            inside = plate.inflate(-2 * self.layout.px(4), -2 * self.layout.px(4))
            raised = badges(self.seen, seat).bonus is not None
            place = (
                picture.get_rect(topleft=inside.topleft) if raised else picture.get_rect(bottomleft=inside.bottomleft)
            )
            canvas.blit(picture, place)

    def _draw_newest_line(self, canvas: pygame.Surface) -> None:
        """Draw what has just happened, in place of a hand."""
        if not self.seen.lines:
            return
        newest, rack = self.seen.lines[-1], self.layout.rack
        room = (rack.w - self.layout.px(40), rack.clip(canvas.get_rect()).h)
        face, lines = fitting_lines(f"{newest.name} {newest.words}".strip(), "heading", self.layout.type(24), room)
        y = rack.centery - line_height(face) * len(lines) // 2
        for text in lines:
            draw_text(canvas, text, (rack.centerx, y), face, _CREAM, "midtop", _DARK)
            y += line_height(face)
