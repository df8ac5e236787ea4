"""Saboteur 2 as a whole: what it adds, its roles, its turn, who wins and what is paid."""

from __future__ import annotations

from game.engine.cards import (
    PUT_ASIDE,
    SABOTEUR2_DECK,
    SABOTEUR2_HAND,
    SABOTEUR2_MAX_SEATS,
    SABOTEUR2_MIN_SEATS,
    SABOTEUR2_ROLES,
    WINNER_PAY_LESS,
    Face,
    Role,
)
from game.engine.payout import MANY_WINNERS_PAY, WINNER_PAY, winner_pay
from game.system.i18n import _
from game.words.effects import role_effect
from game.words.roles import role_name
from game.words.rulebook.blocks import SABOTEUR2, Heading, Page, drawn, numbers, said
from game.words.rulebook.editions import without_effect
from game.words.rulebook.entries import Entry


def saboteur2() -> Page:
    """Return what the expansion changes."""
    paths = sum(isinstance(card, Face) for card in SABOTEUR2_DECK)
    lines: list[tuple[str, ...]] = [
        (_("Fewest players"), str(SABOTEUR2_MIN_SEATS)),
        (_("Most players"), str(SABOTEUR2_MAX_SEATS)),
        (_("Path cards"), str(paths)),
        (_("Action cards"), str(len(SABOTEUR2_DECK) - paths)),
        (_("Put aside unseen"), str(PUT_ASIDE)),
        (_("Cards in each hand"), str(SABOTEUR2_HAND)),
    ]
    return Page(
        _("What Saboteur 2 changes"),
        (
            said(
                SABOTEUR2,
                "R10.1",
                _("Two teams dig now, and there are roles that play for themselves."),
                _("The role cards and nugget cards of the base game are not used."),
            ),
            drawn(
                SABOTEUR2,
                "R10.1",
                _("Two gold-diggers, the boss, the profiteer, a geologist and a saboteur."),
                ("role:blue role:green role:boss role:profiteer role:geologist role:saboteur",),
            ),
            said(
                SABOTEUR2,
                "R10.2",
                _("New path cards and action cards are shuffled into the deck."),
                _("Before each round some cards are put aside, and nobody sees them."),
            ),
            numbers(SABOTEUR2, "R10.1 R10.2", (_("With Saboteur 2"), _("Count")), lines),
            said(
                SABOTEUR2,
                "R10.3a",
                _("All else is as in the base game."),
                _("The edition still says which way play goes and what a card must be joined to."),
                _("It also says how goals open and who starts the next round."),
            ),
            without_effect(),
            said(
                SABOTEUR2,
                "R10.15",
                _("The round ends when the gold is turned up, whatever doors are in the way."),
                _("Otherwise it ends when the deck is empty and nobody can play a card."),
                _("To remove a card by giving up two is no play."),
            ),
        ),
        (Entry.SABOTEUR2_ROLES, Entry.SABOTEUR2_TURN, Entry.SABOTEUR2_WINNERS, Entry.SABOTEUR2_PAY),
        also=_("expansion, extension, add-on, new cards"),
    )


def roles() -> Page:
    """Return the roles of Saboteur 2."""
    lines: list[tuple[str, ...]] = [
        (role_name(role), str(count), role_effect(role).sentence()) for role, count in SABOTEUR2_ROLES.items()
    ]
    return Page(
        _("Roles of Saboteur 2"),
        (
            said(
                SABOTEUR2,
                "R10.1",
                _("All role cards are shuffled, and everybody gets one."),
                _("The others stay face down, so nobody knows who is missing."),
            ),
            numbers(
                SABOTEUR2,
                "R10.1 R10.16 R10.17 R10.18 R10.19",
                (_("Role"), _("Cards"), _("What the role is after")),
                lines,
            ),
            said(
                SABOTEUR2,
                "R10.16",
                _("Blue and green gold-diggers dig for their own team. The team that gets through to the gold wins."),
                _("Doors decide which team that is."),
            ),
            said(SABOTEUR2, "R10.16", _("The boss is on both sides and wins with any team.")),
            said(
                SABOTEUR2,
                "R10.17",
                _("The profiteer wins with whoever wins."),
                _("Without gold that means: together with the saboteurs, or alone if there are none."),
            ),
            said(
                SABOTEUR2,
                "R10.19 R10.18",
                _("A geologist is paid for crystals, whoever wins, and never counts as a winner."),
            ),
        ),
        (Entry.SABOTEUR2_WINNERS, Entry.SABOTEUR2_PAY, Entry.DOORS, Entry.CRYSTALS),
        also=_("blue, green, boss, profiteer, geologist, saboteur, team"),
    )


def turn() -> Page:
    """Return what a turn is with Saboteur 2."""
    return Page(
        _("Your turn with Saboteur 2"),
        (
            said(
                SABOTEUR2,
                "R10.4",
                _("Do one of four things."),
                _("Lay a path card, then draw one card."),
                _("Or play an action card, then draw one card."),
                _("Or give up two cards to remove one card that lies in front of you, then draw one card."),
                _("Or pass: give up one, two or three cards, face down, and draw as many."),
            ),
            said(
                SABOTEUR2,
                "R10.4",
                _("When the deck is empty, you draw no more. With an empty hand you pass."),
                _("If Swap hands gives you cards again, you play again."),
            ),
            said(
                SABOTEUR2,
                "R2.3",
                _("The cards given up stay secret: those of a pass, and the two that remove a card."),
            ),
            said(SABOTEUR2, "R10.5", _("Two equal cards never lie in front of the same player.")),
        ),
        (Entry.TURN, Entry.TRAPPED, Entry.BROKEN_TOOLS, Entry.SWAP_HANDS),
        also=_("pass, discard, two cards, three cards, remove, give up"),
    )


def winners() -> Page:
    """Return who wins a round with Saboteur 2."""
    return Page(
        _("Who wins with Saboteur 2"),
        (
            said(
                SABOTEUR2,
                "R10.16",
                _("The gold has been reached: now look at the doors."),
                _("Blue gets through if some tunnel from the start to the gold has no green door."),
                _("Green gets through if some tunnel has no blue door."),
            ),
            drawn(
                SABOTEUR2,
                "R10.16",
                _("The only tunnel has a green door: green gets through, blue does not."),
                ("start! EW! EW+green! gold",),
            ),
            said(
                SABOTEUR2,
                "R10.16",
                _("A green gold-digger laid the last card: green wins if it gets through."),
                _("If it does not, blue wins if blue gets through."),
                _("If a blue gold-digger laid it, it is the other way round."),
            ),
            said(SABOTEUR2, "R10.16", _("Anybody else laid the last card: every team that gets through wins.")),
            said(
                SABOTEUR2,
                "R10.16",
                _("Boss and profiteer win whenever the gold is reached, even if no team gets through."),
            ),
            said(
                SABOTEUR2,
                "R10.17",
                _("Nobody reached the gold: the saboteurs win, and the profiteer with them."),
                _("Without a saboteur at the table the profiteer wins alone."),
            ),
            said(SABOTEUR2, "R10.14 R10.18", _("Trapped players and geologists never count as winners.")),
        ),
        (Entry.SABOTEUR2_PAY, Entry.DOORS, Entry.SABOTEUR2_ROLES, Entry.TRAPPED),
        also=_("win, winner, team, blue, green, boss, profiteer, door, pass"),
    )


def pay() -> Page:
    """Return what winners get, with the example of the rulebook."""
    paid: list[tuple[str, ...]] = [(str(count), str(gold)) for count, gold in WINNER_PAY.items()]
    paid.append((_("{count} or more").format(count=max(WINNER_PAY) + 1), str(MANY_WINNERS_PAY)))
    less: list[tuple[str, ...]] = [(role_name(role), str(gold)) for role, gold in WINNER_PAY_LESS.items()]
    return Page(
        _("Gold with Saboteur 2"),
        (
            said(
                SABOTEUR2,
                "R10.3 R10.18",
                _("Gold is paid in tokens, and every winner gets the same."),
                _("How much that is depends on how many winners there are."),
                _("Geologists and trapped players are not counted."),
            ),
            numbers(SABOTEUR2, "R10.18", (_("Winners"), _("Gold for each")), paid),
            said(SABOTEUR2, "R10.18", _("Two roles get less than that, but never less than nothing.")),
            numbers(SABOTEUR2, "R10.18", (_("Role"), _("So much less")), less),
            said(SABOTEUR2, "R10.19", _("Then geologists are paid for the crystals in the maze.")),
            said(SABOTEUR2, "R10.20", _("At the very end thefts are settled.")),
            Heading(_("An example")),
            said(
                SABOTEUR2,
                "R10.21",
                _("A blue and two green gold-diggers, the boss, the profiteer and two saboteurs play."),
                _("Both saboteurs have a theft card, and one of them is trapped."),
                _("The boss lays the last card, and the way to the gold has a blue door."),
                _("So blue wins with the boss and the profiteer: three winners."),
            ),
            drawn(
                SABOTEUR2,
                "R10.21",
                _("Blue, the boss and the profiteer are the winners."),
                ("role:blue role:boss role:profiteer",),
            ),
            numbers(SABOTEUR2, "R10.21", (_("Who"), _("Gold")), example()),
            said(SABOTEUR2, "R10.21", _("The saboteur who is not trapped may take 1 gold from any one of them.")),
        ),
        (Entry.SABOTEUR2_WINNERS, Entry.CRYSTALS, Entry.THEFT, Entry.THREE_ROUNDS),
        also=_("payment, share, money, tokens, nuggets, winners, example"),
    )


def example() -> list[tuple[str, ...]]:
    """Return what each winner of the worked example gets (R10.21)."""
    roles_paid = (Role.BLUE, Role.BOSS, Role.PROFITEER)
    each = winner_pay(len(roles_paid))
    return [(role_name(role), str(max(0, each - WINNER_PAY_LESS.get(role, 0)))) for role in roles_paid]
