"""How the public sorts what a seat does in a position: the same for what was done and for what might be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, assert_never

from ai.beliefs.acts import (
    Act,
    Context,
    Contexts,
    Family,
    Kind,
    Three,
    falling,
    laying,
    leaning,
    mean,
    nearness,
    phase,
    standing,
)
from ai.beliefs.tracker import Moment, lean_of
from ai.paths.distance import cards_to_goals
from ai.paths.teams import Ways
from game.engine.cards import Action, Face
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
    SeatActionName,
    Theft,
)
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    TheftLaid,
    TheftStopped,
    Trapped,
)

_VERBS: dict[SeatActionName, str] = {
    Action.HANDS_OFF: "stop",
    Action.TRAPPED: "trap",
    Action.FREE: "free",
    Action.INSPECTION: "inspect",
    Action.SWAP_HANDS: "hands",
    Action.SWAP_HATS: "hats",
}
Acts = tuple[Act, ...]


class Onlooker:
    """Watches one seat in one position."""

    def __init__(self, moment: Moment, seat: int, saboteur2: bool) -> None:
        self.moment, self.seat, self.saboteur2 = moment, seat, saboteur2
        self._informed = moment.looked[seat] != 0
        self._aims = tuple(map(self._aim, range(3))) if self._informed else (moment.gold,) * 3
        self._knows = tuple(map(self._knowledge, range(3)))
        self._needs = tuple(mean(aim, moment.further) for aim in self._aims)
        near = tuple(map(nearness, self._needs))
        mobile, late = int(moment.may_lay(seat)), phase(moment.turns, moment.seats)
        one, two, three = zip(self._knows, near, strict=True)
        self._talk: Contexts = one, two, three
        self._turn: Contexts = (mobile, *one, late), (mobile, *two, late), (mobile, *three, late)

    def _aim(self, goal: int) -> Three:
        """Where one who looked thinks that the gold is, if this goal is the gold."""
        looked = self.moment.looked[self.seat]
        if looked >> goal & 1:
            return float(goal == 0), float(goal == 1), float(goal == 2)
        one, two, three = (0.0 if looked >> k & 1 else chance for k, chance in enumerate(self.moment.gold))
        total = one + two + three
        return (one / total, two / total, three / total) if total else self.moment.gold

    def _knowledge(self, goal: int) -> int:
        """How much the seat knows of the gold, if this goal is the gold: 0 nothing, 1 a stone, 2 where it is."""
        return 0 if not self._informed else 2 if max(self._aims[goal]) == 1 else 1

    def lay(self, face: Face, further: Three, lean: Three = (0.0, 0.0, 0.0)) -> Acts:
        """Laying a path card, so many cards being needed to each goal afterwards."""
        acts = self._by_way(further, lambda nearer: laying(face, nearer))
        if not self.saboteur2:
            return (acts,)
        crystal = self._alike("crystal", "crystal" if face.crystal else "plain", ())
        return acts, crystal, self._lean(face, lean)

    def fall(self, further: Three, lean: Three = (0.0, 0.0, 0.0)) -> Acts:
        """A rockfall."""
        acts = self._by_way(further, falling)
        return (acts, self._lean(None, lean)) if self.saboteur2 else (acts,)

    def on(self, verb: str, target: int) -> Acts:
        """A card played on a seat."""
        if target == self.seat:
            whom = "self"
        elif verb in ("break", "trap") and not self.moment.may_lay(target):
            whom = "held"
        else:
            whom = standing(self.moment.suspicion[target])
        return self.plain(f"{verb} {whom}")

    def plain(self, kind: Kind) -> Acts:
        """A turn that looks the same wherever the gold is."""
        return (Act(self.seat, "turn", (kind, kind, kind), self._turn),)

    def say(self, claim: Claim) -> Acts:
        """A claim (R12.1)."""
        if isinstance(claim, ClaimSeat):
            verb = "accuse" if claim.what == "saboteur" else "vouch"
            kind = f"{verb} {standing(self.moment.suspicion[claim.seat])}"
            return (Act(self.seat, "talk", (kind, kind, kind), self._talk),)
        one, two, three = (self._claimed(claim.goal - 1, claim.what, gold) for gold in range(3))
        return (Act(self.seat, "talk", (one, two, three), self._talk),)

    def _claimed(self, goal: int, what: Literal["gold", "stone"], gold: int) -> Kind:
        known = self._knows[gold] == 2 or self.moment.looked[self.seat] >> goal & 1
        honest = "truth" if (goal == gold) == (what == "gold") else "lie"
        return f"{honest if known else 'guess'} {what}"

    def _by_way(self, further: Three, kind: Callable[[float], Kind]) -> Act:
        if not self._informed:
            one = kind(self._needs[0] - mean(self._aims[0], further))
            return Act(self.seat, "turn", (one, one, one), self._turn)
        one, two, three = (kind(need - mean(aim, further)) for need, aim in zip(self._needs, self._aims, strict=True))
        return Act(self.seat, "turn", (one, two, three), self._turn)

    def _lean(self, face: Face | None, lean: Three) -> Act:
        moved = mean(self.moment.gold, lean) - mean(self.moment.gold, self.moment.lean)
        kind = leaning(None if face is None else face.door, moved)
        return self._alike("lean", kind, (nearness(mean(self.moment.gold, self.moment.further)),))

    def _alike(self, family: Family, kind: Kind, context: Context) -> Act:
        return Act(self.seat, family, (kind, kind, kind), (context, context, context))

    def done(self, event: Event, ways: Ways) -> Acts:
        """What an event shows that this seat has brought about, `ways` being the maze after it."""
        match event:
            case Laid(_, _, face):
                return self.lay(face, cards_to_goals(ways.everybody), lean_of(ways))
            case Collapsed():
                return self.fall(cards_to_goals(ways.everybody), lean_of(ways))
            case Broke(target=target):
                return self.on("break", target)
            case Repaired(target=target):
                return self.on("repair", target)
            case Looked():
                return self.plain("look")
            case Passed(_, cards):
                return self.passing(len(cards))
            case Claimed(_, claim):
                return self.say(claim)
            case _:
                return self._done_with_saboteur2(event)

    def _done_with_saboteur2(self, event: Event) -> Acts:
        match event:
            case DiscardedTwo():
                return self.plain("discard")
            case TheftLaid():
                return self.plain("theft")
            case TheftStopped(target=target):
                return self.on("stop", target)
            case Trapped(target=target):
                return self.on("trap", target)
            case Freed(target=target):
                return self.on("free", target)
            case Inspected(target=target):
                return self.on("inspect", target)
            case HandsSwapped(target=target):
                return self.on("hands", target)
            case HatSwapped(target=target):
                return self.on("hats", target)
            case _:
                return ()

    def passing(self, cards: int) -> Acts:
        """A pass with so many cards; one without any was no choice."""
        return self.plain("pass" if cards == 1 else "pass many") if cards else ()

    def would(self, play: Play, further: Three = (0.0, 0.0, 0.0), lean: Three = (0.0, 0.0, 0.0)) -> Acts:
        """What a play would show; `further` and `lean` are those after a path card or a rockfall."""
        match play:
            case Lay(face):
                return self.lay(face, further, lean)
            case Rockfall():
                return self.fall(further, lean)
            case Break(_, target):
                return self.on("break", target)
            case Repair(_, target):
                return self.on("repair", target)
            case Map():
                return self.plain("look")
            case Pass(cards):
                return self.passing(len(cards))
            case DiscardTwo():
                return self.plain("discard")
            case Theft():
                return self.plain("theft")
            case SeatAction(action, target):
                return self.on(_VERBS[action], target)
            case _:
                assert_never(play)
