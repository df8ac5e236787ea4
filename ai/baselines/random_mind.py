"""The mind `random`: any legal move is as good as any other. The yardstick of everything cleverer."""

from __future__ import annotations

from ai.decision import Decision
from ai.lots import Chance
from ai.persona import Persona
from game.engine.legal import acts
from game.engine.views import Log, View


def choose_at_random(view: View, _log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Draw uniformly among the options, never a claim (RECORDS section 2)."""
    found = acts(view)
    return Decision(found[int(rng.random() * len(found))])
