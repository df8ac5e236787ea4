"""The games that the gallery draws its scenes from: always the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from game.engine.cards import GOLD, Face
from game.engine.commands import Command
from game.engine.deal import shuffle
from game.engine.events import CrystalsPaid, Stole
from game.engine.legal import claims, placements
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.table import AskKeep, Question
from game.hindsight.knowing import lies
from game.play.notebook import Mark
from game.play.pin import Pin
from game.play.session import Session, deal_generator, next_deal
from game.records.deals import write_deal
from game.records.lines import DealLine, Line, PlayLine, encode, header_of
from game.records.replay import Replay, replay
from game.records.setup import HUMAN, SeatSetup, Setup
from game.words.characters import company

NAMES = ("Ana", "Bea", "Grim", "Odo", "Sly", "Wren", "Moss", "Tilda", "Quill", "Bartholomew Long", "Pim", "Zora")
_MOST_SEEDS = 400
_WHOLE_SEED = 7
_CLAIM_STEP = 5
RULES = msgspec.structs.replace(EDITIONS["rebel"], gold_by="players")
"""More nugget cards than gold-diggers, so that there is something to pick from."""
TALKING = msgspec.structs.replace(RULES, table_talk=True)
EXPANDED = msgspec.structs.replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)

PIN = Pin.of("1234", b"always the same")
_NOTES = ((2, "Called goal 2 stone, then dug right past it."), (-2, ""), (0, ""), (3, "broke two lamps in one lap"))

Wanted = Callable[[Session], bool]

_known: dict[tuple[int, int, Ruleset], list[tuple[Command, ...]]] = {}
"""What the bots did in the games that were looked through before, move by move: it is the same every time."""


def positions(seats: int, seed: int, rules: Ruleset = RULES) -> Iterator[Session]:
    """Yield one session of bots, after every move of one whole game."""
    session = Session.new(_setup(seats, rules), None, seed=seed, bot_seed=seed)
    yield session
    move = 0
    while not session.finished:
        if session.table.to_play is None:
            session.deal_next()
        else:
            for command in _chosen(session, move, (seats, seed, rules)):
                session.play(command)
            move += 1
        yield session


def _chosen(session: Session, move: int, game: tuple[int, int, Ruleset]) -> tuple[Command, ...]:
    """Return what the bot to play does in a move of a game, counted from 0."""
    known, seat = _known.setdefault(game, []), session.table.to_play
    assert seat is not None, "somebody is to play"
    if move == len(known):
        known.append(tuple(session.decide(seat).commands))
    return known[move]


def talkative(moves: int, seats: int, rules: Ruleset) -> Session:
    """Return a session so many moves into a round in which every seat claims something before each move."""
    talk = msgspec.structs.replace(rules, table_talk=True)
    session = Session.new(_setup(seats, talk), None, seed=_WHOLE_SEED, bot_seed=_WHOLE_SEED)
    for move in range(moves):
        seat = session.table.to_play
        assert seat is not None, "the round goes on"
        found = claims(session.view(seat))
        if found:
            session.play(found[move * _CLAIM_STEP % len(found)])
        session.play(session.decide(seat).command)
    return session


def noted(moves: int, seats: int, rules: Ruleset) -> tuple[Session, int]:
    """Return a talkative session, and one of its seats that is to play, has looked somewhere, and takes notes."""
    session = talkative(moves, seats, rules)
    to_play = session.table.to_play
    assert to_play is not None, "the round goes on"
    session = with_humans(session, to_play)
    for step, (suspicion, note) in enumerate(_NOTES, 1):
        session.desk.note(to_play, 1, (to_play + step) % seats, Mark(suspicion, note))
    return session, to_play


def find(wanted: Wanted, seats: int = 5, rules: Ruleset = RULES) -> Session:
    """Return the first position of the first game in which `wanted` holds; only first rounds are looked through."""
    for seed in range(_MOST_SEEDS):
        for session in positions(seats, seed, rules):
            if wanted(session):
                return session
            if session.table.to_play is None:
                break
    raise LookupError("no game of the gallery has such a position")


def with_humans(session: Session, *humans: int) -> Session:
    """Return the same position with people at these seats, saved nowhere."""
    seats = tuple(
        SeatSetup(seat.name, HUMAN) if number in humans else seat for number, seat in enumerate(session.seats)
    )
    return session.seated(seats)


def with_pins(session: Session) -> Session:
    """Let the second seat have a PIN; return the session."""
    session.desk.set_pin(1, PIN)
    return session


def after(moves: int) -> Wanted:
    """Return the condition: so many moves into the first round, a seat being about to play."""
    count = -1

    def wanted(session: Session) -> bool:
        nonlocal count
        count = 0 if not len(session.log(None)[1:]) else count + 1
        return count == moves and session.table.to_play is not None

    return wanted


def ready_to_lay(moves: int) -> Wanted:
    """Return the condition: so many moves into a round at least; the first card fits as held and, elsewhere, turned."""

    def wanted(session: Session) -> bool:
        seat = session.table.to_play
        if seat is None or session.table.question is not None or len(session.log(None)) < 2 * moves:
            return False
        view = session.view(seat)
        first = view.hand[0] if view.hand else None
        return isinstance(first, Face) and all(placements(view, face) for face in {first, first.turned})

    return wanted


def looked(name: str) -> Wanted:
    """Return the condition: some seat has looked at a goal that is still face down, the gold or a stone."""

    def wanted(session: Session) -> bool:
        return looker(session, name) is not None

    return wanted


def looker(session: Session, name: str) -> tuple[int, int] | None:
    """Return a seat and the number of the goal with that name (`gold` or `stone`) that it alone has seen."""
    table = session.table
    if table.to_play is None:
        return None
    for seat in range(table.seats):
        for number, goal in enumerate(session.view(seat).goals, 1):
            known = goal is not None and table.goals[number - 1] is None
            if known and (goal == GOLD) == (name == GOLD):
                return seat, number
    return None


def asked(kind: type[Question]) -> Wanted:
    """Return the condition: a question of this kind is open."""
    return lambda session: isinstance(session.table.question, kind)


def inspector(session: Session) -> tuple[int, int] | None:
    """Return a seat and another one whose present role it knows (R10.13)."""
    seats = range(session.table.seats)
    for seat in seats if session.table.to_play is not None else ():
        roles = session.view(seat).roles
        for other in seats:
            if other != seat and roles[other] is not None:
                return seat, other
    return None


def inspected(session: Session) -> bool:
    """Return whether some seat knows the role of another."""
    return inspector(session) is not None


def settled(session: Session) -> bool:
    """Return whether a round of Saboteur 2 is over in which gold was stolen and a crystal was paid."""
    kinds = {type(event) for event in session.log(None) if not isinstance(event, Stole) or event.victim is not None}
    return session.table.outcome is not None and session.table.to_play is None and {Stole, CrystalsPaid} <= kinds


def picking(session: Session) -> bool:
    """Return whether a seat is asked to keep one of several nuggets."""
    question = session.table.question
    return isinstance(question, AskKeep) and question.count > 3


def lied(session: Session) -> bool:
    """Return whether the round is over and somebody said what they knew to be false in it."""
    return session.table.outcome is not None and any(lies(session.state))


def won_by(side: str) -> Wanted:
    """Return the condition: the round is over and paid, and `side` has won it."""

    def wanted(session: Session) -> bool:
        outcome = session.table.outcome
        return outcome is not None and outcome.winner == side and session.table.to_play is None

    return wanted


def whole_game(seats: int = 5, rules: Ruleset = RULES) -> Session:
    """Return the end of one whole game."""
    *_rest, last = positions(seats, _WHOLE_SEED, rules)
    return last


def recorded_game(seats: int = 5, rules: Ruleset = RULES) -> Replay:
    """Return that game as a record."""
    setup = _setup(seats, rules)
    session = Session.new(setup, None, seed=_WHOLE_SEED, bot_seed=_WHOLE_SEED)
    deal = shuffle(seats, deal_generator(_WHOLE_SEED, 1), rules=rules)
    lines: list[Line] = [
        header_of(setup.seats, rules, seed=_WHOLE_SEED, bot_seed=_WHOLE_SEED),
        DealLine(deal=write_deal(deal)),
    ]
    move = 0
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            deal = next_deal(session.state, deal_generator(_WHOLE_SEED, session.table.round + 1))
            lines.append(DealLine(deal=write_deal(deal)))
            session.deal_next()
            continue
        for command in _chosen(session, move, (seats, _WHOLE_SEED, rules)):
            lines.append(PlayLine(seat=seat, play=str(command)))
            session.play(command)
        move += 1
    return replay(b"".join(map(encode, lines)))


def _setup(seats: int, rules: Ruleset) -> Setup:
    seated = zip(NAMES, company(seats), strict=False)
    return Setup(tuple(SeatSetup(name, mind) for name, mind in seated), rules)


def to_play(session: Session) -> int:
    """Return the seat to play of a position that was looked for with one."""
    seat = session.table.to_play
    assert seat is not None, "the position was looked for with a seat to play"
    return seat
