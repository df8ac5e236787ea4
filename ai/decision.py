"""What a mind answers when it is asked for a move, with its reasons as numbers."""

from __future__ import annotations

import msgspec

from ai.terms import Term
from game.engine.commands import Answer, Claim, Command, Play


class Considered(msgspec.Struct, frozen=True):
    """One option with its score and the named terms that it is the sum of."""

    command: Play | Answer
    score: float
    terms: tuple[tuple[Term, float], ...]


class Beliefs(msgspec.Struct, frozen=True):
    """`saboteur[seat]`: how likely that seat is a saboteur; `gold[k - 1]`: how likely goal k is the gold.

    With Saboteur 2 `roles[seat]` are the chances of its roles in the order of `role_deals.ROLE_ORDER`, and a profiteer
    counts in part as a saboteur.
    """

    saboteur: tuple[float, ...]
    gold: tuple[float, ...]
    roles: tuple[tuple[float, ...], ...] = ()


class Reasons(msgspec.Struct, frozen=True):
    """Why: the best options (five at most, the chosen one first) and the beliefs before and after reading the log.

    `evidence[i][seat]` is what event i of the log added to the belief that `seat` is a saboteur, as log-odds.
    """

    best: tuple[Considered, ...]
    before: Beliefs
    after: Beliefs
    evidence: tuple[tuple[float, ...], ...]


class Decision(msgspec.Struct, frozen=True):
    """The command, a claim to make before it (R12.1), and the reasons, None for a mind that has none."""

    command: Play | Answer
    claim: Claim | None = None
    reasons: Reasons | None = None

    @property
    def commands(self) -> tuple[Command, ...]:
        """What to play, in order: the claim, if there is one, then the command."""
        return (self.command,) if self.claim is None else (self.claim, self.command)
