"""How the public classifies what a seat does in a position: the same for what was done and for what might be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, assert_never

from ai.action_cards import ACTION_CARDS, PLAYED
from ai.beliefs.act_kinds import (
    HOLDING,
    NOTHING,
    ActContext,
    ActContexts,
    Family,
    Kind,
    ObservedAct,
    PerGoal,
    lay_kind,
    lean_kind,
    mean,
    nearness,
    phase,
    repute,
    rockfall_kind,
)
from ai.beliefs.public_state import PublicState, team_lean
from ai.paths.distance import cards_to_goals
from ai.paths.team_mazes import TeamMazes
from game.engine.cards import Face
from game.engine.commands import (
    Break,
    Claim,
    ClaimSeat,
    DiscardTwo,
    Lay,
    Map,
    Pass,
    Play,
    Repair,
    Rockfall,
    SeatAction,
    Theft,
)
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    DiscardedTwo,
    Laid,
    Looked,
    Passed,
    Repaired,
    SeatEvent,
    TheftLaid,
    TurnEvent,
)

ObservedActs = tuple[ObservedAct, ...]
_KNOWN = 2.2
"""What the log has added to the suspicion of a seat, in log-odds, that is known for a saboteur."""


class ActClassifier:
    """Classifies acts of one seat in one public state: those it did, and those it might do."""

    def __init__(self, state: PublicState, seat: int, saboteur2: bool) -> None:
        self.state, self.seat, self.saboteur2 = state, seat, saboteur2
        self._informed = state.looked[seat] != 0
        self._aims = tuple(map(self._aim, range(3))) if self._informed else (state.gold,) * 3
        self._knows = tuple(map(self._knowledge, range(3)))
        self._needs = tuple(mean(aim, state.distances) for aim in self._aims)
        near = tuple(map(nearness, self._needs))
        mobile, late = int(state.may_lay(seat)), phase(state.turns, state.seats)
        one, two, three = zip(self._knows, near, strict=True)
        self._talk: ActContexts = one, two, three
        self._turn: ActContexts = (mobile, *one, late), (mobile, *two, late), (mobile, *three, late)

    def _aim(self, goal: int) -> PerGoal:
        """Return where a seat that has looked thinks the gold is, if this goal is the gold."""
        looked = self.state.looked[self.seat]
        if looked >> goal & 1:
            return float(goal == 0), float(goal == 1), float(goal == 2)
        one, two, three = (0.0 if looked >> k & 1 else chance for k, chance in enumerate(self.state.gold))
        total = one + two + three
        return (one / total, two / total, three / total) if total else self.state.gold

    def _knowledge(self, goal: int) -> int:
        """Return how much the seat knows, if this goal is the gold: 0 nothing, 1 a stone, 2 where the gold is."""
        return 0 if not self._informed else 2 if max(self._aims[goal]) == 1 else 1

    def lay(self, face: Face, distances: PerGoal, lean: PerGoal = NOTHING) -> ObservedActs:
        """Classify a path card laid, after which so many cards are needed to each goal."""
        acts = self._by_distance(distances, lambda nearer: lay_kind(face, nearer))
        if not self.saboteur2:
            return (acts,)
        crystal = self._alike("crystal", "crystal" if face.crystal else "plain", ())
        return acts, crystal, self._lean_act(face, lean)

    def fall(self, distances: PerGoal, lean: PerGoal = NOTHING) -> ObservedActs:
        """Classify a rockfall, after which so many cards are needed to each goal."""
        acts = self._by_distance(distances, rockfall_kind)
        return (acts, self._lean_act(None, lean)) if self.saboteur2 else (acts,)

    def on(self, verb: str, target: int) -> ObservedActs:
        """Classify a card played on a seat; to stop one that everybody knows for a saboteur says nothing."""
        if target == self.seat:
            whom = "self"
        elif verb in HOLDING and self.state.suspicion[target] > _KNOWN and not self.saboteur2:
            return ()
        elif verb in HOLDING and not self.state.may_lay(target):
            whom = "held"
        else:
            whom = repute(self.state.suspicion[target])
        return self.plain(f"{verb} {whom}")

    def plain(self, kind: Kind) -> ObservedActs:
        """Classify a turn that is of one kind wherever the gold is."""
        return (ObservedAct(self.seat, "turn", (kind, kind, kind), self._turn),)

    def claim(self, claim: Claim) -> ObservedActs:
        """Classify a claim (R12.1)."""
        if isinstance(claim, ClaimSeat):
            verb = "accuse" if claim.what == "saboteur" else "vouch"
            kind = f"{verb} {repute(self.state.suspicion[claim.seat])}"
            return (ObservedAct(self.seat, "talk", (kind, kind, kind), self._talk),)
        one, two, three = (self._claimed(claim.goal - 1, claim.what, gold) for gold in range(3))
        return (ObservedAct(self.seat, "talk", (one, two, three), self._talk),)

    def _claimed(self, goal: int, what: Literal["gold", "stone"], gold: int) -> Kind:
        known = self._knows[gold] == 2 or self.state.looked[self.seat] >> goal & 1
        honest = "truth" if (goal == gold) == (what == "gold") else "lie"
        return f"{honest if known else 'guess'} {what}"

    def _by_distance(self, distances: PerGoal, kind: Callable[[float], Kind]) -> ObservedAct:
        if not self._informed:
            one = kind(self._needs[0] - mean(self._aims[0], distances))
            return ObservedAct(self.seat, "turn", (one, one, one), self._turn)
        one, two, three = (kind(need - mean(aim, distances)) for need, aim in zip(self._needs, self._aims, strict=True))
        return ObservedAct(self.seat, "turn", (one, two, three), self._turn)

    def _lean_act(self, face: Face | None, lean: PerGoal) -> ObservedAct:
        moved = mean(self.state.gold, lean) - mean(self.state.gold, self.state.lean)
        kind = lean_kind(None if face is None else face.door, moved)
        return self._alike("lean", kind, (nearness(mean(self.state.gold, self.state.distances)),))

    def _alike(self, family: Family, kind: Kind, context: ActContext) -> ObservedAct:
        return ObservedAct(self.seat, family, (kind, kind, kind), (context, context, context))

    def of_event(self, event: TurnEvent | Claimed, mazes: TeamMazes) -> ObservedActs:
        """Classify an event that this seat has brought about, after which the mazes are `mazes`."""
        if isinstance(event, SeatEvent):
            return self.on(ACTION_CARDS[PLAYED[type(event)]].act, event.target)
        match event:
            case Laid(_, _, face):
                return self.lay(face, cards_to_goals(mazes.everybody), team_lean(mazes))
            case Collapsed():
                return self.fall(cards_to_goals(mazes.everybody), team_lean(mazes))
            case Broke(target=target):
                return self.on("break", target)
            case Repaired(target=target):
                return self.on("repair", target)
            case Looked():
                return self.plain("look")
            case Passed(_, cards):
                return self.pass_with(len(cards))
            case Claimed(_, claim):
                return self.claim(claim)
            case DiscardedTwo():
                return self.plain("discard")
            case TheftLaid():
                return self.plain("theft")
            case _:
                assert_never(event)

    def pass_with(self, cards: int) -> ObservedActs:
        """Classify a pass with so many cards; one without any was no choice."""
        return self.plain("pass" if cards == 1 else "pass many") if cards else ()

    def of_play(self, play: Play, distances: PerGoal = NOTHING, lean: PerGoal = NOTHING) -> ObservedActs:
        """Classify a play that might be; `distances` and `lean` are those after a path card or a rockfall."""
        match play:
            case Lay(face):
                return self.lay(face, distances, lean)
            case Rockfall():
                return self.fall(distances, lean)
            case Break(_, target):
                return self.on("break", target)
            case Repair(_, target):
                return self.on("repair", target)
            case Map():
                return self.plain("look")
            case Pass(cards):
                return self.pass_with(len(cards))
            case DiscardTwo():
                return self.plain("discard")
            case Theft():
                return self.plain("theft")
            case SeatAction(action, target):
                return self.on(ACTION_CARDS[action].act, target)
            case _:
                assert_never(play)
