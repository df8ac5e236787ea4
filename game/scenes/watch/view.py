"""The table of a replay, drawn for those who watch it."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms
from game.art.drawing.raster import Colour
from game.scenes.private.role_round import role_variant
from game.scenes.watch.eyes import Secrets
from game.tabletop.move.aim import Aim
from game.tabletop.rail.seats import badges
from game.tabletop.tips.things import OnHand, Thing, thing_at
from game.tabletop.view.bubble import Spoken, bubble_rect, make_bubble
from game.tabletop.view.hand import HandCard, HandShown, draw_role
from game.tabletop.view.panel import fitting_lines
from game.tabletop.view.piles import draw_piles
from game.tabletop.view.table import TableView
from game.ui.text import draw_text, line_height
from game.ui.theme import INK, LANTERN

_CREAM: Colour = two_forms((240, 220, 174), WHITE)
_DARK: Colour = two_forms((18, 11, 6), BLACK)


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
