"""One round of the arena played to its end, and what is kept of it."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from ai.arena.play.act_counts import ActCounts, count_acts
from ai.arena.play.designs import ArenaPlan, Bout, deal_of, minds_of
from ai.arena.play.endings import Ending, ending_of
from ai.arena.play.observer import Lap, laps, stranger
from ai.arena.play.sense import Asked, Sense, count_sense
from ai.arena.play.talk import Talk, count_talk
from ai.decision import Decision
from ai.lots import Chance
from ai.minds import Mind
from ai.persona import Persona
from game.engine.cards import Role
from game.engine.commands import Claim, Command
from game.engine.observe import observe
from game.engine.state import State
from game.engine.table import Side
from game.engine.turn import start
from game.engine.views import Log, View
from game.play.simulate import Sitting, play_turn, seed_of, sitting

CHEAT = "oracle"
"""The mind that is shown every role."""


_DEALS_JUDGED = 50


class Round(msgspec.Struct, frozen=True):
    """A line of `rounds.jsonl`.

    `seats`, `deal` and `turn` are its place in the plan. `minds` and `roles` are by seat, the roles as dealt. `winner`
    is `diggers` when the gold was joined. `won` are the seats among the winners, `gold` is what each seat gained,
    `moves` how many commands were played until the outcome, claims not counted. `laps` is what the observer believed,
    `acts[seat]` what that seat did, `sense` what made no sense (base game), `ending` how it ended (the first deals of
    one mind's whole tables, base game: the judgement takes long), `talk` how much was said, `us` the microseconds of
    each decision until the outcome, by mind.
    """

    seats: int
    deal: int
    turn: int
    minds: tuple[str, ...]
    roles: tuple[Role, ...]
    winner: Side
    won: tuple[int, ...]
    gold: tuple[int, ...]
    moves: int
    laps: tuple[Lap, ...]
    us: dict[str, tuple[int, ...]]
    acts: tuple[ActCounts, ...]
    sense: Sense = Sense()
    talk: Talk = Talk()
    ending: Ending | None = None

    @property
    def bout(self) -> Bout:
        """Its place in the plan."""
        return Bout(self.seats, self.deal, self.turn)

    @property
    def saboteurs(self) -> int:
        """How many seats were dealt a saboteur."""
        return self.roles.count(Role.SABOTEUR)


def play_bouts(plan: ArenaPlan, bouts: tuple[Bout, ...]) -> list[Round]:
    """Play these rounds of the plan. The same plan and place give the same round, times aside."""
    return [_play(plan, bout) for bout in bouts]


def _play(plan: ArenaPlan, bout: Bout) -> Round:
    deal = deal_of(plan, bout)
    minds = minds_of(plan, bout, deal)
    times: defaultdict[str, array[int]] = defaultdict(lambda: array("Q"))
    asked: list[Asked] = []
    seats = [_noted(sitting(mind, times[mind]), asked) for mind in minds]
    bot_seed = seed_of(f"arena-bots:{bout.seats}", plan.seed, bout.deal)
    plays: list[tuple[int, Command]] = []
    shown = _shown(minds)
    state = start(plan.rules_for(bout.seats), deal).state
    late: list[State] = []
    while state.table.outcome is None:
        state = play_turn(state, seats, bot_seed, plays, shown)
        if not state.table.deck or state.table.outcome is not None:
            late.append(state)
    outcome, ended = state.table.outcome, state
    us = {mind: tuple(time // 1000 for time in taken) for mind, taken in times.items()}
    moves = sum(not isinstance(said, Claim) for _, said in plays)
    decided = tuple(asked)
    while state.table.to_play is not None:
        state = play_turn(state, seats, bot_seed, plays, shown)
    told = stranger(ended)
    return Round(
        *(bout.seats, bout.deal, bout.turn),
        minds=minds,
        roles=deal.roles,
        winner=outcome.winner,
        won=outcome.winners,
        gold=state.paid,
        moves=moves,
        laps=laps(ended, deal, told),
        us=us,
        acts=count_acts(ended, deal.roles),
        sense=Sense() if plan.rules.saboteur2 else count_sense(decided, deal.roles, told.public),
        ending=ending_of(late) if _is_judged(plan, bout) else None,
        talk=count_talk(ended.events[: ended.logged], bout.seats),
    )


def _is_judged(plan: ArenaPlan, bout: Bout) -> bool:
    """Return whether the end of a round is judged."""
    return bout.deal < _DEALS_JUDGED and len(set(plan.design.minds)) == 1 and not plan.rules.saboteur2


def _noted(seat: Sitting, asked: list[Asked]) -> Sitting:
    """Return the seat with its mind listened to: whatever it decides is put down in `asked`."""
    return replace(seat, mind=partial(_ask, seat.mind, asked))


def _ask(mind: Mind, asked: list[Asked], view: View, log: Log, persona: Persona, rng: Chance) -> Decision:
    decision = mind(view, log, persona, rng)
    asked.append(Asked(view, log, decision))
    return decision


def _shown(minds: Sequence[str]) -> Callable[[State, int], View]:
    """Return what shows each seat its view, and the mind that cheats every role too."""

    def shown(state: State, seat: int) -> View:
        view = observe(state, seat)
        return replace(view, roles=state.roles) if minds[seat] == CHEAT else view

    return shown
