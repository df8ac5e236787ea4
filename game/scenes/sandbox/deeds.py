"""What a person does in the sandbox, by whatever device, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.cards import Card, Face
from game.engine.cells import GOAL_CELLS
from game.play.sandbox import Position, Sandbox
from game.scenes.sandbox.verdicts import Verdict, against, anyway, done, judge, looked_at, refusal_of, waiting
from game.sound.cues import Cue
from game.tabletop.move.aim import Aim
from game.tabletop.move.reach import Reach
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat, Target
from game.ui.scene import Change


class Deeds:
    """Holds what is held and pointed at. `target_at` says what is under a point, `heard` is told of every sound."""

    def __init__(
        self, sandbox: Sandbox, target_at: Callable[[tuple[int, int]], Target | None], heard: Callable[[Cue], None]
    ) -> None:
        self.sandbox = sandbox
        self.target_at = target_at
        self.target: Target | None = None
        self.by_keys = False
        """Whether what is pointed at was reached by keys, and so is marked."""
        self.changed = True
        self.edited = False
        """Whether the mine or its rules differ, so that everything beside it is to be made anew."""
        self._heard = heard
        self._hangs: tuple[int, int] | None = None
        self._from_box: Card | None = None
        """The kind of card that was taken out of the box, however it is turned now."""
        self._asked: Target | None = None
        """Where another press lays the held card against the rules."""
        self._said: Verdict | None = None
        """What has just been said; it stays until something else is pointed at."""

    @property
    def position(self) -> Position:
        """The mine as it lies."""
        return self.sandbox.position

    @property
    def holding(self) -> bool:
        """Whether a card is held."""
        return self.sandbox.held is not None

    @property
    def hanging(self) -> bool:
        """Whether the held card hangs on the pointer."""
        return self._hangs is not None

    @property
    def verdict(self) -> Verdict:
        """What is said now."""
        held, target = self.sandbox.held, self.target
        if self._said is not None:
            return self._said
        if target is None:
            return waiting(self.position, held)
        if held is None:
            return looked_at(self.position, target) or waiting(self.position, None)
        return judge(self.position, held, target)[0]

    @property
    def aim(self) -> Aim:
        """What the table's marks show of the held card and of what is pointed at."""
        held, target = self.sandbox.held, self.target
        shown = target if isinstance(target, OnCell | OnGoal) else None
        if held is None:
            return Aim(hover=shown if self.by_keys else None)
        targets = self.places
        reach = Reach(self.position.view(held))
        face = held if isinstance(held, Face) else None
        return Aim(
            held=0,
            card=held,
            as_held=frozenset() if face is None else reach.cells(face),
            after_turning=frozenset() if face is None else reach.other_cells(face),
            targets=frozenset(place for place in targets if not isinstance(place, OnSeat)),
            hover=shown,
            legal=shown is not None and shown in targets,
            drag=self._hangs,
        )

    @property
    def places(self) -> list[Target]:
        """Where the held card may go by the rules, the best place first."""
        held = self.sandbox.held
        return [] if held is None else Reach(self.position.view(held)).targets(held)

    # What is done

    def take(self, card: Card) -> None:
        """Hold a card of the box."""
        self.sandbox.take(card)
        self._from_box = card
        self._touch(Cue.PICK_UP)

    def holds(self, card: Card) -> bool:
        """Return whether this card of the box is held."""
        return self.holding and self._from_box is card

    def lift(self, target: Target) -> bool:
        """Take the card up that lies there; False where none does."""
        if not isinstance(target, OnCell) or not self.sandbox.lift(target.cell):
            return False
        self._from_box, self.edited = None, True
        self._touch(Cue.PICK_UP)
        return True

    def put_away(self) -> bool:
        """Let the held card go back into the box; False when none is held."""
        away = self.sandbox.put_away()
        self._hangs = self._from_box = None
        self._touch(Cue.PUT_DOWN if away else None)
        return away

    def turn(self) -> None:
        """Turn the held card round, or the goal that is pointed at over."""
        if self.sandbox.turn():
            self._touch(Cue.ROTATE)

    def hang(self, pos: tuple[int, int] | None) -> None:
        """Let the held card hang on the pointer."""
        self._hangs, self.changed = pos, True
        if pos is not None:
            self.point(self.target_at(pos))

    def let_fall(self, pos: tuple[int, int]) -> Change:
        """Drop the held card: on what is there, or back into the box."""
        self._hangs = None
        target = self.target_at(pos)
        if target is None:
            self.put_away()
            return None
        return self.press(target)

    def point(self, target: Target | None, by_keys: bool = False) -> None:
        """Point at something, or at nothing."""
        if target != self.target or by_keys != self.by_keys:
            self.target, self.by_keys = target, by_keys
            self._touch(None)

    def press(self, target: Target) -> Change:
        """Lay the held card there, or do what a press does without a card."""
        self.target, self.changed = target, True
        held = self.sandbox.held
        if held is None:
            self._press_bare(target)
        else:
            self._play(held, target)
        return None

    def _play(self, held: Card, target: Target) -> None:
        before = self.position
        said, command = judge(before, held, target)
        if command is not None:
            self._become(before.after(command), done(before, before.after(command), held))
        elif not isinstance(held, Face) or not isinstance(target, OnCell) or not self.sandbox.is_free(target.cell):
            self._said = said
            self._heard(Cue.REFUSED)
        elif target != self._asked:
            self._asked, self._said = target, anyway(said)
            self._heard(Cue.REFUSED)
        else:
            why = refusal_of(before, held, target)
            assert why is not None, "what is no option is refused"
            self._become(before.with_card(target.cell, held, why), against(why))

    def _become(self, after: Position, said: Verdict) -> None:
        self.sandbox.become(after)
        self.sandbox.held = self._from_box = self._asked = None
        self._said, self.edited, self.changed = said, True, True
        self._heard(Cue.LAY)

    def _press_bare(self, target: Target) -> None:
        """Turn a goal up or over, or take something away from in front of a seat."""
        match target:
            case OnGoal(goal):
                self.sandbox.turn_goal(goal)
            case OnCell(cell) if cell in GOAL_CELLS:
                self.sandbox.turn_goal(GOAL_CELLS.index(cell) + 1)
            case OnSeat(seat):
                self.sandbox.take_off(seat)
            case _:
                return
        self.edited = True
        self._touch(Cue.ROTATE)

    def undo(self) -> None:
        """Take the last change back."""
        if self.sandbox.undo():
            self._from_box, self.edited = None, True
            self._touch(Cue.PUT_DOWN)

    def clear(self) -> None:
        """Put every card away."""
        self.sandbox.clear()
        self._from_box, self.edited = None, True
        self._touch(Cue.DISCARD)

    def set_rules(self, *, saboteur2: bool | None = None, link_to_start: bool | None = None) -> None:
        """Go by other rules; the held card goes back into the box."""
        self.sandbox.put_away()
        self.sandbox.set_rules(saboteur2=saboteur2, link_to_start=link_to_start)
        self._from_box, self.edited = None, True
        self._touch(None)

    def step(self, by: int) -> None:
        """Point at the next place where the held card may go, the best first."""
        places = [place for place in self.places if not isinstance(place, OnSeat)]
        if places:
            at = places.index(self.target) + by if self.target in places else 0 if by > 0 else -1
            self.point(places[at % len(places)], by_keys=True)

    def say_anew(self) -> None:
        """Forget what was said: it may be in another language now."""
        self._touch(None)

    def _touch(self, cue: Cue | None) -> None:
        """Note that the picture differs; what was said or asked before no longer holds."""
        self._said = self._asked = None
        self.changed = True
        if cue is not None:
            self._heard(cue)
