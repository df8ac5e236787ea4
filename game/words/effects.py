"""What every card, role and sign is good for: one short sentence each, with the clause it comes from (UX M21).

Rulebook, lessons and tooltips say the same words. A tooltip is small, so a sentence has 60 letters at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import GOLD, Action, Card, Face, GoalName, Marker, Role, opposite
from game.engine.total import total
from game.system.i18n import N_, _


class PathKind(StrEnum):
    """What a path card is good for: by what it shows beside its tunnel, or else by the tunnel."""

    STRAIGHT = "straight"
    BEND = "bend"
    FORK = "fork"
    CROSSING = "crossing"
    DEAD_END = "dead end"
    PARTLY_DEAD = "partly dead"
    BRIDGE = "bridge"
    DOUBLE_BEND = "double bend"
    LADDER = "ladder"
    BLUE_DOOR = "blue door"
    GREEN_DOOR = "green door"
    CRYSTAL = "crystal"


class Place(StrEnum):
    """What lies in the mine and is no card of a hand."""

    START = "start"
    CLOSED_GOAL = "closed goal"
    GOLD = "gold"
    STONE = "stone"
    BONUS = "bonus"


class Sign(StrEnum):
    """What is counted, marked or shown beside the cards."""

    WHOLE_TOOL = "whole tool"
    BROKEN_TOOL = "broken tool"
    TRAPPED = "trapped"
    THEFT = "theft"
    TURN = "turn"
    ROUND = "round"
    DECK = "deck"
    DISCARDS = "discards"
    ASIDE = "aside"
    ROLES_LEFT = "roles left"
    HAND = "hand"
    NUGGET = "nugget"
    GOLD_WON = "gold won"
    BONUS_WON = "bonus won"
    RETIRED = "retired"
    LAST_ACT = "last act"
    CLAIM = "claim"
    LOOK = "look"
    PIN = "pin"
    SUSPICION = "suspicion"


class Effect(NamedTuple):
    """A sentence without its full stop, and the clause that says so; "" where no rule does."""

    text: str
    clause: str = ""

    def sentence(self) -> str:
        """Return the sentence: "Joins all four sides."."""
        return _("{sentence}.").format(sentence=_(self.text))

    def cited(self) -> str:
        """Return the sentence with its clause, if it has one: "Joins all four sides (R3.2)."."""
        if not self.clause:
            return self.sentence()
        return _("{sentence} ({clause}).").format(sentence=_(self.text), clause=self.clause)


_PATHS: Mapping[PathKind, Effect] = total(
    PathKind,
    {
        PathKind.STRAIGHT: Effect(N_("Joins two opposite sides: the tunnel goes straight on"), "R3.2"),
        PathKind.BEND: Effect(N_("Joins two sides: the tunnel goes round a corner"), "R3.2"),
        PathKind.FORK: Effect(N_("Joins three sides: the tunnel splits in two"), "R3.2"),
        PathKind.CROSSING: Effect(N_("Joins all four sides: the tunnel goes on everywhere"), "R3.2"),
        PathKind.DEAD_END: Effect(N_("Its tunnels stop inside: no way leads on through it"), "R3.6"),
        PathKind.PARTLY_DEAD: Effect(N_("Not every tunnel on it leads on: some stop inside"), "R3.6"),
        PathKind.BRIDGE: Effect(N_("Two straight tunnels that cross but do not meet"), "R10.6"),
        PathKind.DOUBLE_BEND: Effect(N_("Two tunnels round a corner that do not meet"), "R10.6"),
        PathKind.LADDER: Effect(N_("Joined to the start and to every other ladder"), "R10.7"),
        PathKind.BLUE_DOOR: Effect(N_("A way through it does not count for the green team"), "R10.16"),
        PathKind.GREEN_DOOR: Effect(N_("A way through it does not count for the blue team"), "R10.16"),
        PathKind.CRYSTAL: Effect(N_("Brings geologists 1 gold when the round ends"), "R10.19"),
    },
)
_ACTIONS: Mapping[Action, Effect] = total(
    Action,
    {
        Action.BREAK_PICK: Effect(N_("Breaks a player's pick: no path cards until it is mended"), "R4.1"),
        Action.BREAK_LAMP: Effect(N_("Breaks a player's lamp: no path cards until it is mended"), "R4.1"),
        Action.BREAK_CART: Effect(N_("Breaks a player's cart: no path cards until it is mended"), "R4.1"),
        Action.REPAIR_PICK: Effect(N_("Mends a broken pick, yours or another player's"), "R4.2"),
        Action.REPAIR_LAMP: Effect(N_("Mends a broken lamp, yours or another player's"), "R4.2"),
        Action.REPAIR_CART: Effect(N_("Mends a broken cart, yours or another player's"), "R4.2"),
        Action.REPAIR_PICK_LAMP: Effect(N_("Mends one broken tool of any player: a pick or a lamp"), "R4.2"),
        Action.REPAIR_PICK_CART: Effect(N_("Mends one broken tool of any player: a pick or a cart"), "R4.2"),
        Action.REPAIR_LAMP_CART: Effect(N_("Mends one broken tool of any player: a lamp or a cart"), "R4.2"),
        Action.ROCKFALL: Effect(N_("Removes one path card from the maze, never start or goal"), "R4.3"),
        Action.MAP: Effect(N_("You alone look at one goal that is still face down"), "R4.4"),
        Action.THEFT: Effect(N_("Lay it before you: after the payment you may steal 1 gold"), "R10.10"),
        Action.HANDS_OFF: Effect(N_("Removes a theft card in front of any player"), "R10.11"),
        Action.SWAP_HANDS: Effect(N_("Swaps your whole hand with another player, who then draws"), "R10.12"),
        Action.INSPECTION: Effect(N_("You alone look at the role card of another player"), "R10.13"),
        Action.SWAP_HATS: Effect(N_("Any player you choose, even you, gets a new secret role"), "R10.13"),
        Action.TRAPPED: Effect(N_("Traps any player: no path cards and no share until freed"), "R10.14"),
        Action.FREE: Effect(N_("Removes a Trapped card in front of any player"), "R10.14"),
    },
)
_ROLES: Mapping[Role, Effect] = total(
    Role,
    {
        Role.DIGGER: Effect(N_("Wins with all gold-diggers if a tunnel reaches the gold"), "R7.1"),
        Role.BLUE: Effect(N_("Wins if blue reaches the gold with no green door in the way"), "R10.16"),
        Role.GREEN: Effect(N_("Wins if green reaches the gold with no blue door in the way"), "R10.16"),
        Role.BOSS: Effect(N_("Wins if anybody reaches the gold, but gets 1 gold less"), "R10.18"),
        Role.PROFITEER: Effect(N_("Wins whoever wins, but gets 2 gold less"), "R10.18"),
        Role.GEOLOGIST: Effect(N_("Gets 1 gold for each crystal in the maze; two must share"), "R10.19"),
        Role.SABOTEUR: Effect(N_("Wins if the round ends and no tunnel reaches the gold"), "R7.1"),
    },
)
_PLACES: Mapping[Place, Effect] = total(
    Place,
    {
        Place.START: Effect(N_("Every way to the gold begins here; no rock falls on it"), "R4.3"),
        Place.CLOSED_GOAL: Effect(N_("Gold or stone: it is turned up when a tunnel reaches it"), "R5.1"),
        Place.GOLD: Effect(N_("The round ends as soon as a tunnel reaches the gold"), "R5.2"),
        Place.STONE: Effect(N_("No gold here: it stays as a path card, and play goes on"), "R5.2"),
        Place.BONUS: Effect(N_("Goes to the player whose tunnel reaches it first"), "R11.3"),
    },
)
_SIGNS: Mapping[Sign, Effect] = total(
    Sign,
    {
        Sign.WHOLE_TOOL: Effect(N_("All is well: this tool hinders nobody"), "R3.5"),
        Sign.BROKEN_TOOL: Effect(N_("No path cards until somebody mends it"), "R3.5"),
        Sign.TRAPPED: Effect(N_("No path cards and no share until somebody frees this player"), "R10.14"),
        Sign.THEFT: Effect(N_("After the payment this player may steal 1 gold"), "R10.10"),
        Sign.TURN: Effect(N_("A turn is one card played, or one given up"), "R2.1"),
        Sign.ROUND: Effect(N_("A game has three rounds; roles and cards are dealt anew"), "R8.1"),
        Sign.DECK: Effect(N_("Every turn ends with a card from here while there are any"), "R2.1"),
        Sign.DISCARDS: Effect(N_("Cards out of play; what was given up face down stays secret"), "R2.3"),
        Sign.ASIDE: Effect(N_("These cards are not in this round, and nobody has seen them"), "R10.2"),
        Sign.ROLES_LEFT: Effect(N_("Role cards that nobody has; Swap hats takes the top one"), "R10.13"),
        Sign.HAND: Effect(N_("How many cards there are is public, which ones is not"), "R2.1"),
        Sign.NUGGET: Effect(N_("A nugget card is worth 1, 2 or 3; most gold wins the game"), "R8.3"),
        Sign.GOLD_WON: Effect(N_("Gold stays hidden until the game is over"), "R7.7"),
        Sign.BONUS_WON: Effect(N_("Kept at the end only by a winner, or by who retires"), "R11.5"),
        Sign.RETIRED: Effect(N_("Out of this round, with the bonus nugget safe"), "R11.4"),
        Sign.LAST_ACT: Effect(N_("What this player did last, until they act again")),
        Sign.CLAIM: Effect(N_("Somebody said so; it may be a lie"), "R12.1"),
        Sign.LOOK: Effect(N_("Who looked is public, what they saw is not"), "R4.4"),
        Sign.PIN: Effect(N_("This hand opens with four digits that only its owner knows")),
        Sign.SUSPICION: Effect(N_("From your own notebook; nobody else sees it")),
    },
)


def path_kind(face: Face) -> PathKind:
    """Return what a path card is good for."""
    if face.ladder:
        return PathKind.LADDER
    if face.door is not None:
        return PathKind.BLUE_DOOR if face.door == "blue" else PathKind.GREEN_DOOR
    return PathKind.CRYSTAL if face.crystal else _tunnel_kind(face)


def _tunnel_kind(face: Face) -> PathKind:
    if not face.groups:
        return PathKind.DEAD_END
    if face.dead:
        return PathKind.PARTLY_DEAD
    straight = face.groups[0] == opposite(face.groups[0])
    if len(face.groups) > 1:
        return PathKind.BRIDGE if straight else PathKind.DOUBLE_BEND
    match face.living.bit_count():
        case 4:
            return PathKind.CROSSING
        case 3:
            return PathKind.FORK
        case _:
            return PathKind.STRAIGHT if straight else PathKind.BEND


def card_effect(card: Card) -> Effect:
    """Return what a card of the hand is good for."""
    return _PATHS[path_kind(card)] if isinstance(card, Face) else _ACTIONS[card]


def role_effect(role: Role) -> Effect:
    """Return how a role wins."""
    return _ROLES[role]


def place_effect(place: Place) -> Effect:
    """Return what something that lies in the mine is good for."""
    return _PLACES[place]


def goal_effect(name: GoalName | None) -> Effect:
    """Return what a goal means, None one that is face down."""
    if name is None:
        return _PLACES[Place.CLOSED_GOAL]
    return _PLACES[Place.GOLD if name == GOLD else Place.STONE]


def sign_effect(sign: Sign) -> Effect:
    """Return what something that is counted, marked or shown means."""
    return _SIGNS[sign]


def marker_effect(marker: Marker) -> Effect:
    """Return what a card in front of a seat that breaks no tool does there."""
    return _SIGNS[Sign.TRAPPED if marker is Marker.TRAPPED else Sign.THEFT]
