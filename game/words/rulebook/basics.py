"""The chapter on the game as a whole: what it is about, roles, set-up, turn."""

from __future__ import annotations

from game.engine.cards import ACTION_COUNTS, HAND_SIZES, NUGGETS, PATH_COUNTS, ROLE_COUNTS
from game.system.i18n import _
from game.words.rulebook.blocks import BASE, HOUSE, Page, drawn, numbers, said, where
from game.words.rulebook.entries import Entry


def the_game() -> Page:
    """Return what the game is about."""
    return Page(
        _("What the game is about"),
        (
            said(
                BASE,
                "R1.1",
                _("You dig for gold in a mine."),
                _("Most of you are gold-diggers, but there may be saboteurs among you."),
                _("Nobody knows who is who."),
            ),
            drawn(
                BASE,
                "R1.1",
                _("Two gold-diggers and a saboteur: from behind all role cards look alike."),
                ("role:digger role:digger role:saboteur",),
            ),
            said(
                BASE,
                "R1.3 R7.1",
                _("At the far end of the mine lie three goals, face down."),
                _("One hides the gold, two hide stones."),
                _("Gold-diggers win the round if a tunnel from the start reaches the gold."),
                _("Saboteurs win it if none does."),
            ),
            said(
                BASE,
                "R2.1",
                _("In turn, everybody lays a path card, plays an action card, or passes."),
                _("Watch what the others do: their cards say more than their words."),
            ),
            said(
                BASE,
                "R8.1 R8.3",
                _("A game has three rounds, and roles are dealt anew for each of them."),
                _("Whoever has most gold in the end wins the game."),
            ),
        ),
        (Entry.ROLES, Entry.TURN, Entry.MATCHING, Entry.LAYING_HERE),
        also=_("aim, object, purpose, overview, win, how to win"),
    )


def roles() -> Page:
    """Return the roles of the base game, with the cards by number of players."""
    heads = (_("Players"), _("Saboteur cards"), _("Gold-digger cards"))
    lines = [(str(seats), str(saboteurs), str(diggers)) for seats, (saboteurs, diggers) in ROLE_COUNTS.items()]
    return Page(
        _("Roles"),
        (
            said(
                BASE,
                "R1.1",
                _("At the start of each round everybody gets a role card and looks at it alone."),
                _("Do not show it before the round is over."),
            ),
            drawn(
                BASE,
                "R7.1",
                _("Gold-diggers dig to the gold, saboteurs keep them from it."),
                ("role:digger role:saboteur",),
            ),
            numbers(BASE, "R1.1", heads, lines),
            said(
                BASE,
                "R1.1",
                _("That is one card more than there are players."),
                _("The spare card stays face down until the round is over."),
                _("So nobody knows how many saboteurs there are."),
            ),
            said(
                BASE,
                "R7.5",
                _("Where there is only one saboteur card, it may be the spare one."),
                _("Then everybody is a gold-digger, and nobody knows it."),
            ),
            said(
                HOUSE,
                "R1.7",
                _("If the number of saboteurs is fixed, no role card is left over."),
                _("Then everybody knows how many saboteurs there are."),
            ),
        ),
        (Entry.FAIR_FIGHT, Entry.ROUND_END, Entry.SHARE, Entry.SABOTEURS_PAY, Entry.SABOTEUR2_ROLES),
        also=_("gold-digger, saboteur, spare card, hidden role, team"),
    )


def set_up() -> Page:
    """Return how a round is set up."""
    return Page(
        _("Setting up a round"),
        (
            said(
                BASE,
                "R1.3",
                _("The start card lies open, with a ladder on it."),
                _("The three goals are shuffled and lie face down, with room for seven cards in between."),
            ),
            drawn(
                BASE,
                "R1.3",
                _("The start card at the left, the goals at the right."),
                (
                    "- - - - - - - - back",
                    "- - - - - - - - -",
                    "start - - - - - - - back",
                    "- - - - - - - - -",
                    "- - - - - - - - back",
                ),
            ),
            said(BASE, "R1.2", _("Path cards and action cards are shuffled together. That is the deck.")),
            numbers(
                BASE,
                "R1.2",
                (_("Cards of the deck"), _("Count")),
                [
                    (_("Path cards"), str(sum(PATH_COUNTS.values()))),
                    (_("Action cards"), str(sum(ACTION_COUNTS.values()))),
                ],
            ),
            said(BASE, "R1.2", _("How many cards you hold depends on the number of players.")),
            numbers(
                BASE,
                "R1.2",
                (_("Players"), _("Cards in each hand")),
                [(str(seats), str(size)) for seats, size in HAND_SIZES.items()],
            ),
            said(
                HOUSE,
                "R1.8",
                _("Cards of the deck may be put aside unseen before the hands are dealt."),
                _("They are not in the round then, and the deck is empty sooner."),
            ),
            said(BASE, "R1.4", _("The nugget cards are shuffled and lie face down.")),
            numbers(
                BASE,
                "R1.4",
                (_("Worth"), _("Nugget cards")),
                [(str(value), str(NUGGETS.count(value))) for value in sorted(set(NUGGETS))],
            ),
            said(
                BASE,
                "R1.5",
                _("By the printed rules the youngest player starts."),
                _("Here you choose who starts the first round, or it is drawn by lot."),
            ),
        ),
        (Entry.TURN, Entry.ROLES, Entry.THREE_ROUNDS, Entry.FAIR_FIGHT),
        also=_("deal, deck, hand size, start, beginning, preparation"),
    )


def turn() -> Page:
    """Return what a turn is."""
    return Page(
        _("Your turn"),
        (
            said(
                BASE,
                "R2.1",
                _("Do one thing: lay a path card, play an action card, or pass."),
                _("To pass, give up one card of your hand, face down."),
                _("Then draw a card, as long as there are any in the deck."),
            ),
            said(
                BASE,
                "R2.2",
                _("When the deck is empty, you draw no more."),
                _("With an empty hand you pass without giving up a card. That happens by itself."),
            ),
            said(
                BASE,
                "R2.3",
                _("Cards given up by passing stay secret, even when the round is over."),
                _("Everybody may know all other discards."),
            ),
            said(
                BASE,
                "R2.4",
                _("The draw comes last, after every question that your card has raised."),
                _("If your card ends the round, nobody draws."),
            ),
            said(where("direction", "clockwise"), "R1.6", _("Play goes round the table clockwise.")),
            said(where("direction", "counter-clockwise"), "R1.6", _("Play goes round the table counter-clockwise.")),
        ),
        (Entry.MATCHING, Entry.BROKEN_TOOLS, Entry.SABOTEUR2_TURN, Entry.LAYING_HERE),
        also=_("pass, passing, draw, discard, give up, direction, order of play"),
    )
