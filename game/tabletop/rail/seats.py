"""The seats beside the board: what each plate shows of what the viewer sees."""

from __future__ import annotations

from functools import partial

import pygame

from game.art.people.looks import Look
from game.art.store import PictureStore
from game.engine.commands import ClaimSeat
from game.system.i18n import _
from game.tabletop.faces.moods import resting
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.move.targets import OnSeat
from game.tabletop.rail.plate import Badges, SeatShown, face_on_plate, paint_seat, seat_area
from game.tabletop.view import captures
from game.tabletop.view.captures import Captures
from game.tabletop.view.claims import speakers
from game.tabletop.view.marks import LIFT
from game.tabletop.view.overlays import draw_target
from game.tabletop.view.panel import Panels
from game.tabletop.view.seen import Seen
from game.words.acts import act_line

_DIM = 115
"""Alpha of what is no target: 45 %."""


class Rail:
    """Draws the plates of the seats, each made once for what it shows. While `looks` is empty, faces are at rest."""

    def __init__(self, layout: TableLayout, pictures: PictureStore, panels: Panels) -> None:
        self._layout = layout
        self._pictures = pictures
        self._panels = panels
        self._drawn: tuple[Look, ...] = ()

    def draw(self, canvas: pygame.Surface, seen: Seen, looks: tuple[Look, ...], aim: Aim, hidden: Captures) -> None:
        """Draw every plate; those of targets lift, others dim while an action card is held (UX M7)."""
        self._drawn = looks
        for seat in range(seen.table.seats):
            self._draw_seat(canvas, _shown(seen, looks, seat, hidden), aim)

    def draw_changed_faces(
        self,
        canvas: pygame.Surface,
        ground: pygame.Surface,
        seen: Seen,
        looks: tuple[Look, ...],
        aim: Aim,
        hidden: Captures,
    ) -> None:
        """Draw anew, on `ground`, only what has moved in a face since the last time: a blink costs next to nothing."""
        if self._drawn == looks:
            return
        pairs = enumerate(zip(self._drawn, looks, strict=True))
        for seat in [seat for seat, (drawn, now) in pairs if drawn != now]:
            lift = self._layout.px(LIFT) if OnSeat(seat) in aim.targets else 0
            canvas.set_clip(face_on_plate(self._layout, seat).move(0, -lift))
            canvas.blit(ground, (0, 0))
            self._draw_seat(canvas, _shown(seen, looks, seat, hidden), aim)
            canvas.set_clip(None)
        self._drawn = looks

    def _draw_seat(self, canvas: pygame.Surface, shown: SeatShown, aim: Aim) -> None:
        layout, seat = self._layout, shown.seat
        is_target = OnSeat(seat) in aim.targets
        paint = partial(paint_seat, layout=layout, pictures=self._pictures, shown=shown)
        lift = layout.px(LIFT) if is_target else 0
        alpha = _DIM if aim.action_held and not is_target else 255
        self._panels.draw(canvas, f"seat:{seat}", shown, seat_area(layout, seat), paint, alpha, lift)
        if is_target:
            draw_target(canvas, layout.seat(seat).move(0, -lift), layout.unit, False)


def _shown(seen: Seen, looks: tuple[Look, ...], seat: int, hidden: Captures) -> SeatShown:
    table, act = seen.table, seen.acts.get(seat)
    to_move = _("to move") if seen.actor == seat and not seen.looks_back else ""
    return SeatShown(
        seat,
        seen.names[seat],
        tuple(thing for thing in table.in_front[seat] if captures.slot(seat, thing) not in hidden),
        len(table.hands[seat]),
        to_move if act is None or to_move else act_line(act, seen.names),
        to_move=seen.actor == seat,
        badges=badges(seen, seat),
        retired=seat == table.retired,
        mind=seen.minds[seat],
        look=looks[seat] if looks else resting(table, seat),
    )


def badges(seen: Seen, seat: int) -> Badges:
    """Return what else to say of a seat; a bonus shows until its owner retires or the round ends (R11.3)."""
    bonus = seen.table.bonus
    open_bonus = bonus is not None and bonus.owner == seat and seat != seen.table.retired
    role = seen.roles[seat] if seen.roles and seat != seen.viewer else None
    suspected, trusted = (len(speakers(seen.claims, ClaimSeat(seat, what))) for what in ("saboteur", "digger"))
    amount = bonus.amount if bonus is not None and open_bonus else None
    suspicion = seen.marks[seat].suspicion if seen.marks else 0
    return Badges(amount, seat in seen.new_hats, role, suspected, trusted, suspicion)
