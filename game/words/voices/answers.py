"""Claims that answer others, in words, and reasons for what is said of a seat (R12.1).

Reasons are what everybody has seen, so they tell no secret. Each is a sentence of its own, said after the claim.
"""

from __future__ import annotations

from collections.abc import Mapping

from ai.beliefs.answers import AnswerKind, Reason
from game.engine.total import total
from game.system.i18n import N_

CONTRADICTING: Mapping[str, tuple[str, ...]] = total(
    {"gold", "stone"},
    {
        "gold": (
            N_("{other} is wrong: goal {goal} is gold."),
            N_("Not so, {other}! Goal {goal} is the gold."),
            N_("Do not listen to {other}. Gold is at goal {goal}."),
        ),
        "stone": (
            N_("{other} is wrong: goal {goal} is stone."),
            N_("Not so, {other}! Goal {goal} is only stone."),
            N_("Do not listen to {other}. Stone is at goal {goal}."),
        ),
    },
)
"""The ways to say that a goal is not what another seat has said."""
ANSWERING: Mapping[AnswerKind, tuple[str, ...]] = total(
    set(AnswerKind) - {AnswerKind.CONTRADICTS},
    {
        AnswerKind.DEFENDS: (
            N_("{other} is wrong about {name}. I trust {name}."),
            N_("Leave {name} alone, {other}. I trust {name}."),
            N_("I trust {name}, whatever {other} says."),
        ),
        AnswerKind.RETURNS: (
            N_("{name} accuses me? I suspect {name}."),
            N_("Look who is talking! I suspect {name}."),
            N_("It is the other way round: I suspect {name}."),
        ),
        AnswerKind.TURNS: (
            N_("{name} points at others. I suspect {name}."),
            N_("Who accuses so fast? I suspect {name}."),
            N_("Not the accused: I suspect {name}."),
        ),
        AnswerKind.DOUBTS: (
            N_("{other} trusts {name}? I suspect {name}."),
            N_("{other} is too kind. I suspect {name}."),
            N_("No, {other}. {name} is a saboteur, I say."),
        ),
        AnswerKind.SECONDS: (
            N_("{other} is right: I suspect {name}, too."),
            N_("I say what {other} says: {name} is a saboteur."),
            N_("I suspect {name} as much as {other} does."),
        ),
    },
)
"""The ways to say whom one suspects or trusts, in answer to another seat."""
REASONS: Mapping[Reason, tuple[str, ...]] = total(
    Reason,
    {
        Reason.LIED: (N_("{name} lied about a goal."), N_("What {name} said of a goal was false.")),
        Reason.SAYS_OTHERWISE: (N_("{name} and I cannot both be right."), N_("{name} says the opposite of a goal.")),
        Reason.BROKE_MINE: (N_("{name} broke my tool."), N_("My broken tool is the proof.")),
        Reason.DEAD_END: (N_("That dead end was no accident."), N_("I saw the dead end.")),
        Reason.ROCKS: (N_("Rocks do not fall by themselves."), N_("That rockfall was no help.")),
        Reason.TRUE_WORD: (N_("{name} was right about a goal."), N_("What {name} said of a goal was true.")),
        Reason.SAYS_THE_SAME: (N_("{name} and I agree about a goal."), N_("We say the same of a goal.")),
        Reason.MENDED_MINE: (N_("{name} repaired my tool."), N_("My tool is whole again, thanks to {name}.")),
    },
)
"""What speaks for what is said of a seat."""
