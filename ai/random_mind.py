"""The mind `random`: any legal move is as good as any other. The yardstick of everything cleverer."""

from __future__ import annotations

import random

from ai.decision import Decision
from ai.persona import Persona
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.legal import options
from game.engine.views import Log, View


def choose(view: View, _log: Log, _persona: Persona, rng: random.Random) -> Decision:
    """Uniform among the options, never a claim (CONTRACT section 2)."""
    open_to_it = [option for option in options(view) if not isinstance(option, ClaimGoal | ClaimSeat)]
    return Decision(open_to_it[rng.randrange(len(open_to_it))])
