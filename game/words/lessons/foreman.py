"""What the foreman whispers in a guided round: how it begins, and what has happened, the first time that it happens.

He knows what the seat beside which he stands knows, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from game.engine.cells import xy
from game.engine.events import Broke, Claimed, Collapsed, Event, GoalRevealed, Laid, Looked, Passed, Repaired
from game.engine.views import View
from game.system.i18n import N_, _

LOW_DECK = 5
"""With so many cards left the deck is said to be low."""


class Topic(StrEnum):
    """Something that is explained once in a round."""

    OPENING = "opening"
    OWN_TOOL_BROKEN = "own-tool-broken"
    TOOL_BROKEN = "tool-broken"
    TOOL_REPAIRED = "tool-repaired"
    DEAD_END = "dead-end"
    ROCKFALL = "rockfall"
    LOOKED = "looked"
    OWN_LOOK = "own-look"
    CLAIM = "claim"
    STONE = "stone"
    PASSED = "passed"
    LOW_DECK = "low-deck"


class Lore(NamedTuple):
    """One explanation: what it is about, what is said with which name and goal in it, and what is pointed out."""

    topic: Topic
    said: str
    points: tuple[str, ...] = ()
    name: str = ""
    goal: int = 0

    @property
    def text(self) -> str:
        """What is said, in the language of now."""
        return _(self.said).format(name=self.name, goal=self.goal)


def opening(seat: int, name: str) -> tuple[Lore, ...]:
    """Return what is said before the first turn, one after another."""
    who = N_("You are {name}, a gold-digger. One of the two others is a saboteur, and you do not know which.")
    whispers = N_("I stand behind you and whisper what I would do. I see no more than you do, so I may be wrong.")
    free = N_("Play what you like. Watch who helps, who hinders, and what they say.")
    return (
        Lore(Topic.OPENING, who, (f"seat-{seat + 1}", "role"), name),
        Lore(Topic.OPENING, whispers),
        Lore(Topic.OPENING, free),
    )


def explain(view: View, events: Sequence[Event], names: Sequence[str]) -> Iterator[Lore]:
    """Yield what can be explained of what `view.seat` has just seen happen."""
    for event in events:
        lore = _of_event(view, event, names)
        if lore is not None:
            yield lore
    if view.table.deck <= LOW_DECK:
        text = N_("The deck is running low. When it is empty and nobody can play, the saboteurs win.")
        yield Lore(Topic.LOW_DECK, text, ("deck",))


def _of_event(view: View, event: Event, names: Sequence[str]) -> Lore | None:
    own = view.seat
    match event:
        case Broke(target=target) if target == own:
            text = N_("One of your tools is broken: until it is repaired you may lay no path cards.")
            return Lore(Topic.OWN_TOOL_BROKEN, text, (f"seat-{own + 1}",))
        case Broke(seat=seat, target=target) if seat != own:
            text = N_("{name} has broken somebody’s tool. A saboteur does that to diggers, and diggers to saboteurs.")
            return Lore(Topic.TOOL_BROKEN, text, (f"seat-{target + 1}",), names[seat])
        case Repaired(seat=seat, target=target) if own != seat != target:
            text = N_("{name} has repaired somebody else’s tool. Who helps whom tells you something.")
            return Lore(Topic.TOOL_REPAIRED, text, (f"seat-{target + 1}",), names[seat])
        case Laid(seat=seat, face=face, cell=cell) if seat != own and face.dead:
            x, y = xy(cell)
            text = N_("{name} has laid a dead end. That may be want of a better card, or sabotage.")
            return Lore(Topic.DEAD_END, text, (f"cell-{x},{y}",), names[seat])
        case Collapsed(seat=seat) if seat != own:
            text = N_("{name} has taken a card out of the maze with a rockfall. Was it in the way, or was it needed?")
            return Lore(Topic.ROCKFALL, text, name=names[seat])
        case Looked(seat=seat, goal=goal):
            return _of_look(own, seat, goal, names)
        case Claimed(seat=seat) if seat != own:
            text = N_("{name} makes a claim. Everybody hears it, and it may be a lie.")
            return Lore(Topic.CLAIM, text, (f"seat-{seat + 1}",), names[seat])
        case GoalRevealed(goal=goal) if view.table.outcome is None:
            text = N_("Only stone! It stays in the maze as a path card, and the tunnel may go on from it.")
            return Lore(Topic.STONE, text, (f"goal-{goal}",))
        case Passed(seat=seat) if seat != own:
            text = N_("{name} passes and gives up a card face down. Nobody knows whether it was a good one.")
            return Lore(Topic.PASSED, text, ("discards",), names[seat])
        case _:
            return None


def _of_look(own: int, seat: int, goal: int, names: Sequence[str]) -> Lore:
    if seat == own:
        text = N_("Now you know what that goal is, and the others know that you know. You may tell them in table talk.")
        return Lore(Topic.OWN_LOOK, text, (f"goal-{goal}",))
    text = N_("{name} has read a map and knows now what goal {goal} is.")
    return Lore(Topic.LOOKED, text, (f"goal-{goal}",), names[seat], goal)


def silent_words() -> str:
    """Return what is said by one who is told to be silent."""
    return _("I say nothing more. Ask me whenever you want my advice.")


def thinking_words() -> str:
    """Return what is said while the advice is not there yet."""
    return _("Let me think …")


def waiting_words() -> str:
    """Return what is said while the others play."""
    return _("The others play. Keep an eye on them.")


def turn_words(advice: str) -> str:
    """Return what is said in the turn of the one who is advised."""
    return _("It is your turn. {advice}").format(advice=advice)
