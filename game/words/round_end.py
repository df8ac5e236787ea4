"""What the end of a round says: its title, why it ended, whose way was open."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import GOLD, TEAMS
from game.engine.table import Cause, Outcome, Table
from game.system.i18n import _
from game.words.log import cause_sentence, winner_sentence
from game.words.roles import role_word


def title_words(outcome: Outcome, number: int) -> str:
    """Return who won round `number`, as the title says it."""
    return _title(outcome).format(round=number)


def _title(outcome: Outcome) -> str:
    if not outcome.saboteur2:
        if outcome.winner == "diggers":
            return _("The gold-diggers win round {round}")
        return _("The saboteurs win round {round}")
    parties = frozenset(outcome.parties())
    if "saboteurs" in parties:
        return _("The saboteurs win round {round}")
    match (parties & {"blue", "green"}, parties - {"blue", "green"}):
        case (teams, _rest) if len(teams) == 2:
            return _("Both teams win round {round}")
        case (teams, _rest) if teams:
            return _("The blue team wins round {round}") if "blue" in teams else _("The green team wins round {round}")
        case (_none, rest) if len(rest) == 2:
            return _("Boss and profiteer win round {round}")
        case (_none, rest) if rest:
            return _("The boss wins round {round}") if "boss" in rest else _("The profiteer wins round {round}")
        case _:
            return _("Nobody wins round {round}")


def cause_words(table: Table, outcome: Outcome, names: Sequence[str]) -> str:
    """Return why the round ended, and where the gold was; with Saboteur 2 also whose way was open and all who won."""
    reason = cause_sentence(outcome, table.rules)
    if outcome.cause is not Cause.GOLD:
        goal = outcome.goals.index(GOLD) + 1
        reason += " " + _("The gold was under goal {goal}.").format(goal=goal)
    if not outcome.saboteur2:
        return reason
    winners = winner_sentence(outcome) if len(outcome.parties()) > 1 else ""
    return " ".join(filter(None, (reason, _ways(outcome), _finisher(outcome, names), winners)))


def _ways(outcome: Outcome) -> str:
    """Return which team's doors closed the way of the other (R10.16)."""
    if outcome.cause is not Cause.GOLD:
        return ""
    match outcome.passes:
        case ("blue", "green"):
            return _("No door closes either team's way.")
        case ("blue",):
            return _("A blue door closes the green team's way.")
        case ("green",):
            return _("A green door closes the blue team's way.")
        case _:
            return _("Doors close both teams' ways.")


def _finisher(outcome: Outcome, names: Sequence[str]) -> str:
    """Return what the one who laid the last card means for the teams (R10.16)."""
    seat = outcome.finisher
    if seat is None:
        return ""
    role = outcome.roles[seat]
    team = TEAMS.get(role)
    if team is None:
        text = _("{name}, {role}, finished the tunnel: every team with an open way wins.")
    elif team in outcome.passes:
        text = _("{name}, {role}, finished the tunnel, so that team alone wins.")
    elif outcome.passes:
        text = _("{name}, {role}, finished the tunnel for the other team.")
    else:
        text = _("{name}, {role}, finished the tunnel for neither team.")
    return text.format(name=names[seat], role=role_word(role))
