"""The chapter on gold: who gets how much of it, three rounds, and who wins the game."""

from __future__ import annotations

from game.engine.gold import PLAYERS_DRAW_AT_MOST, SABOTEUR_PAY
from game.system.i18n import _, ngettext
from game.words.rulebook.blocks import BASE, HOUSE, Page, drawn, numbers, said, where
from game.words.rulebook.entries import Entry


def share() -> Page:
    """Return how gold-diggers share the gold."""
    most = ngettext("But never more than {count}.", "But never more than {count}.", PLAYERS_DRAW_AT_MOST)
    return Page(
        _("The gold-diggers' share"),
        (
            said(
                where("gold_by", "players"),
                "R7.2",
                _("Whoever reached the gold draws nugget cards, as many as there are players."),
                most.format(count=PLAYERS_DRAW_AT_MOST),
            ),
            said(
                where("gold_by", "diggers"),
                "R7.2",
                _("Whoever reached the gold draws nugget cards, as many as there are gold-diggers at the table."),
            ),
            drawn(BASE, "R7.2", _("Nugget cards are worth one, two or three."), ("nugget:1 nugget:2 nugget:3",)),
            said(
                BASE,
                "R7.2",
                _("That player looks at them, keeps one and passes the rest on."),
                _("They go counter-clockwise to the next gold-digger."),
                _("The next one does the same, until no card is left. Saboteurs are passed over."),
                _("If there are more cards than gold-diggers, it goes round again."),
                _("If too few nugget cards are left, there are as many as there are."),
            ),
            said(
                BASE,
                "R7.3",
                _("If a saboteur reached the gold, the first gold-digger to the right picks first."),
            ),
            said(
                HOUSE,
                "R7.6",
                _("If broken tools cost gold, gold-diggers who have one at the end take no part."),
                _("As many nugget cards are drawn as without that rule. If nobody may take part, nobody is paid."),
                _("Saboteurs get theirs all the same."),
            ),
            said(
                BASE,
                "R7.7",
                _("What you have won stays secret until the game is over."),
                _("Everybody sees how many cards each player has taken, but not what they are worth."),
            ),
        ),
        (Entry.SABOTEURS_PAY, Entry.THREE_ROUNDS, Entry.SABOTEUR2_PAY, Entry.HOUSE_RULES),
        also=_("gold, nuggets, payment, pay, reward, money, pick"),
    )


def saboteurs_pay() -> Page:
    """Return what saboteurs get."""
    return Page(
        _("The saboteurs' pay"),
        (
            said(
                BASE,
                "R7.4",
                _("If the saboteurs have won, each of them is paid."),
                _("How much that is depends on how many saboteurs there are at the table."),
            ),
            numbers(
                BASE,
                "R7.4",
                (_("Saboteurs at the table"), _("Gold for each")),
                [(str(count), str(gold)) for count, gold in SABOTEUR_PAY.items()],
            ),
            said(
                where("saboteur_pay", "exact"),
                "R7.4",
                _("It is paid in nugget cards of exactly that worth, and in as few of them as possible."),
                _("If that sum cannot be made any more, they get as much as possible, but no more than the sum."),
            ),
            said(
                where("saboteur_pay", "drawn"),
                "R7.4",
                _("Nugget cards are drawn one by one until they are worth exactly that."),
                _("A card that would be too much goes under the pile. What is kept stays kept."),
                _("If no card is left that fits, it ends there."),
            ),
            said(
                BASE,
                "R7.4 R7.7",
                _("Saboteurs are paid clockwise, beginning with the player who started the round."),
                _("Everybody sees the sums, but not the cards."),
            ),
            said(BASE, "R7.5", _("If there was no saboteur and the gold was missed, nobody is paid.")),
        ),
        (Entry.SHARE, Entry.THREE_ROUNDS, Entry.SABOTEUR2_PAY),
        also=_("gold, nuggets, payment, reward, money, saboteur wins"),
    )


def three_rounds() -> Page:
    """Return what follows a round, and who wins the game."""
    return Page(
        _("Three rounds and the winner"),
        (
            said(
                BASE,
                "R8.1",
                _("A game has three rounds."),
                _("For each round everything is shuffled and dealt anew, the roles too."),
                _("Only the gold that you have won stays with you."),
            ),
            said(
                where("next_starter", "last_card"),
                "R8.2",
                _("The next round is started by the left neighbour of the player who played the last card."),
                _("Giving a card up to pass does not count."),
            ),
            said(
                where("next_starter", "last_path"),
                "R8.2",
                _("The next round is started by the left neighbour of the player who laid the last path card."),
            ),
            said(
                where("next_starter", "last_turn"),
                "R8.2",
                _("The next round is started by the left neighbour of the player who had the last turn."),
                _("A pass is a turn, too."),
            ),
            said(BASE, "R8.2", _("If there is no such player, the left neighbour of the last starter begins.")),
            said(
                BASE,
                "R8.3",
                _("After the third round everybody counts their gold. Whoever has most wins the game."),
                _("If several have the most, they have won together."),
            ),
        ),
        (Entry.SHARE, Entry.SET_UP, Entry.EDITIONS),
        also=_("end of the game, tie, draw, victory, next round, who starts, score"),
    )
