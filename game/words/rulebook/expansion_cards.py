"""The cards of Saboteur 2, path cards first."""

from __future__ import annotations

from game.engine.cards import Action
from game.system.i18n import _
from game.words.rulebook.acting import counts
from game.words.rulebook.blocks import BONUS, SABOTEUR2, Mark, Page, Sign, drawn, said
from game.words.rulebook.entries import Entry


def bridges() -> Page:
    """Return what bridges and double bends do."""
    return Page(
        _("Bridges and double bends"),
        (
            said(
                SABOTEUR2,
                "R10.6",
                _("These cards carry two tunnels that do not meet."),
                _("On a bridge they cross one above the other, on a double bend they pass each other by."),
            ),
            drawn(SABOTEUR2, "R10.6", _("A bridge and two double bends."), ("NS.EW NE.SW NW.ES",)),
            said(
                SABOTEUR2,
                "R10.6",
                _("At least one of the two tunnels must be joined to the start, in every edition."),
            ),
            drawn(
                SABOTEUR2,
                "R10.6",
                _("The tunnel from left to right is joined to the start. The other one is not, and that is allowed."),
                ("start! EW! NS.EW",),
                Mark(2, 0, Sign.RIGHT, "W"),
            ),
        ),
        (Entry.LINK_TO_START, Entry.MATCHING, Entry.PATH_CARDS),
        also=_("bridge, double curve, double bend, two tunnels, cross"),
    )


def ladders() -> Page:
    """Return what ladders do."""
    return Page(
        _("Ladders"),
        (
            said(SABOTEUR2, "R10.7", _("A ladder is always joined to the start card and to every other ladder.")),
            drawn(
                SABOTEUR2,
                "R10.7",
                _("The tunnel in the middle leads on, because the ladder at its end joins it to the start."),
                ("start! - EW! W#!",),
                Mark(3, 0, Sign.NEW),
            ),
            said(
                SABOTEUR2,
                "R10.7",
                _("It must lie beside a path card and fit there, but it needs no other link."),
            ),
            said(
                SABOTEUR2,
                "R10.7",
                _("It may not lie beside a goal, whether that is open or not."),
            ),
            drawn(
                SABOTEUR2, "R10.7", _("Beside a goal there may be no ladder."), ("EW! W# back",), Mark(1, 0, Sign.WRONG)
            ),
            said(BONUS, "R10.7 R11.2", _("It may not lie beside a bonus nugget, either.")),
            said(
                SABOTEUR2,
                "R10.7",
                _("A tunnel that a rockfall has cut off is joined again by a ladder at its end."),
                _("Laid against a dead end, a ladder leads on from its own other sides, but not through the dead end."),
            ),
            said(
                SABOTEUR2,
                "R10.7",
                _("If it joins a branch that already touches a face-down goal, that goal is turned up."),
            ),
        ),
        (Entry.LINK_TO_START, Entry.ROCKFALL, Entry.GOALS),
        also=_("ladder, shortcut, join, climb"),
    )


def doors() -> Page:
    """Return what doors do."""
    return Page(
        _("Doors"),
        (
            said(
                SABOTEUR2,
                "R10.8",
                _("A door hinders nobody from laying a card, and tunnels lead on through it."),
                _("It counts when the gold has been reached."),
            ),
            drawn(SABOTEUR2, "R10.8", _("A blue door and a green door."), ("NS+blue EW+green",)),
            said(
                SABOTEUR2,
                "R10.16",
                _("A way through a green door does not count for blue."),
                _("A way through a blue door does not count for green."),
            ),
            said(SABOTEUR2, "R10.16", _("A way without doors counts for both.")),
        ),
        (Entry.SABOTEUR2_WINNERS, Entry.SABOTEUR2_ROLES),
        also=_("door, blue, green, team, gate"),
    )


def crystals() -> Page:
    """Return what crystals are worth."""
    return Page(
        _("Crystals"),
        (
            said(SABOTEUR2, "R10.9", _("A crystal changes nothing about the tunnels of its card.")),
            drawn(SABOTEUR2, "R10.9", _("A crossing and a dead end with a crystal."), ("NESW* S*",)),
            said(
                SABOTEUR2,
                "R10.19",
                _("When the round is over, geologists get 1 gold for each crystal in the maze."),
                _("It does not matter who wins, or whether the card is joined to the start."),
            ),
            said(
                SABOTEUR2,
                "R10.19",
                _("Two geologists share that gold, rounded down."),
                _("A trapped geologist gets nothing, and the other one need not share."),
            ),
            said(SABOTEUR2, "R4.3", _("A rockfall takes a card with a crystal out of the maze like any other.")),
        ),
        (Entry.SABOTEUR2_PAY, Entry.SABOTEUR2_ROLES, Entry.ROCKFALL),
        also=_("crystal, gem, geologist"),
    )


def theft() -> Page:
    """Return what theft and hands off do."""
    return Page(
        _("Theft and Hands off"),
        (
            said(
                SABOTEUR2,
                "R10.10",
                _("Lay a theft card in front of yourself."),
                _("When the gold has been paid, you may take 1 gold from any one player who has some."),
                _("If you are trapped, you may not."),
            ),
            drawn(SABOTEUR2, "R10.10 R10.11", _("A theft card and a hands off card."), ("theft hands-off",)),
            said(
                SABOTEUR2,
                "R10.20",
                _("All other payments come first. Then the theft card played last counts, and so on clockwise."),
                _("You may take gold of this round or of an earlier one, or let it be."),
                _("Gold that has just been stolen can be stolen on."),
            ),
            said(
                SABOTEUR2,
                "R10.20",
                _("Gold lies face down: all that you learn is that the player had some."),
            ),
            said(
                SABOTEUR2,
                "R10.11",
                _("Hands off takes away a theft card in front of any player. Both cards go to the discards."),
            ),
            counts(SABOTEUR2, "R10.10 R10.11", Action.THEFT, Action.HANDS_OFF),
        ),
        (Entry.SABOTEUR2_PAY, Entry.TRAPPED),
        also=_("steal, thief, stolen, hands off, gold"),
    )


def swap_hands() -> Page:
    """Return what swap hands does."""
    return Page(
        _("Swap hands"),
        (
            said(
                SABOTEUR2,
                "R10.12",
                _("Exchange all cards that are left in your hand with those of one other player."),
                _("It does not matter how many each of you has."),
            ),
            drawn(SABOTEUR2, "R10.12", _("You give your hand away and get another one."), ("swap-hands",)),
            said(SABOTEUR2, "R10.12", _("Then the other player draws a card, and you draw none.")),
            said(
                SABOTEUR2,
                "R10.12",
                _("The two of you know what you have given away."),
                _("The others only see how many cards each of you got."),
            ),
            counts(SABOTEUR2, "R10.12", Action.SWAP_HANDS),
        ),
        (Entry.SABOTEUR2_TURN,),
        also=_("exchange, trade, cards, hand"),
    )


def inspection() -> Page:
    """Return what inspection and swap hats do."""
    return Page(
        _("Inspection and Swap hats"),
        (
            said(
                SABOTEUR2,
                "R10.13",
                _("With an inspection card you look at the role of one other player, alone."),
                _("Everybody sees whom you have inspected, but not what you saw."),
            ),
            drawn(SABOTEUR2, "R10.13", _("An inspection card and a swap hats card."), ("inspection swap-hats",)),
            said(
                SABOTEUR2,
                "R10.13",
                _("With a swap hats card you choose a player, or yourself."),
                _("That player puts the role card aside unseen and takes the top one of those that nobody has."),
                _("Nobody else sees the new role."),
                _("The card put aside is not dealt again in this round."),
            ),
            counts(SABOTEUR2, "R10.13", Action.INSPECTION, Action.SWAP_HATS),
        ),
        (Entry.SABOTEUR2_ROLES,),
        also=_("inspect, look, role, hat, spy, change role"),
    )


def trapped() -> Page:
    """Return what trapped and free at last do."""
    return Page(
        _("Trapped and Free at last"),
        (
            said(
                SABOTEUR2,
                "R10.14",
                _("Lay a Trapped card in front of any player."),
                _("Whoever is trapped lays no path cards."),
            ),
            drawn(SABOTEUR2, "R10.14", _("A Trapped card and a Free at last card."), ("trapped free",)),
            said(
                SABOTEUR2,
                "R10.14",
                _("Whoever is still trapped at the end of the round gets no share and does not count as a winner."),
                _("Their theft card does not count, either."),
            ),
            said(
                SABOTEUR2,
                "R10.14",
                _("Free at last takes away a Trapped card in front of any player."),
            ),
            said(
                SABOTEUR2,
                "R10.4",
                _("You can also free yourself by giving up two cards of your hand."),
            ),
            counts(SABOTEUR2, "R10.14", Action.TRAPPED, Action.FREE),
        ),
        (Entry.SABOTEUR2_TURN, Entry.SABOTEUR2_WINNERS, Entry.BROKEN_TOOLS),
        also=_("trap, prison, jail, cage, free, arrest"),
    )
