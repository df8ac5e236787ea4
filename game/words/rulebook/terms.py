"""The words of the game, each explained in a sentence, and the first page of the rulebook."""

from __future__ import annotations

from game.system.i18n import _
from game.words.rulebook.blocks import BASE, BONUS, HERE, HOUSE, SABOTEUR2, Heading, Page, numbers, said
from game.words.rulebook.entries import Entry


def contents() -> Page:
    """Return the first page."""
    return Page(
        _("How to use this book"),
        (
            said(
                HERE,
                "",
                _("Choose a chapter on the left, or type a word into the field above."),
                _("New here? Start with what the game is about."),
            ),
            said(
                HERE,
                "",
                _(
                    "Below each sentence stands where it holds: in the base game, in some editions only,"
                    " with Saboteur 2, or as a house rule."
                ),
                _("The letter and the numbers after it are the clause of the rules."),
            ),
            said(
                HERE,
                "",
                _("When the game says that something is not allowed, it names such a clause. Press it to come here."),
            ),
        ),
        (Entry.THE_GAME, Entry.IN_THIS_GAME, Entry.LAYING_HERE, Entry.WORDS),
        also=_("contents, index, help, start"),
    )


def words() -> Page:
    """Return the words of the game."""
    base: list[tuple[str, ...]] = [
        (_("Cell"), _("A place for one path card.")),
        (_("Maze"), _("All path cards that lie in the mine, with their tunnels.")),
        (_("Joined"), _("Reached from the start card by a tunnel without a gap.")),
        (_("Dead end"), _("A tunnel that stops inside its card.")),
        (_("Goal"), _("One of three cards at the far end: gold or a stone.")),
        (_("Stone"), _("A goal without gold. Once open, it is a path card.")),
        (_("Finisher"), _("Whoever laid the path card that the talk is about.")),
        (_("Tool"), _("A pick, a lamp or a cart.")),
        (_("To pass"), _("To give up a card in place of playing one.")),
        (_("Discards"), _("Cards that have been played or given up.")),
        (_("Nugget card"), _("A card with gold on it, and so your pay.")),
        (_("Round"), _("From one deal to the next; three of them are a game.")),
        (_("Spare card"), _("The role card that nobody has.")),
    ]
    two: list[tuple[str, ...]] = [
        (_("Team"), _("The blue or the green gold-diggers.")),
        (_("To get through"), _("To have a way to the gold without a door of the other team.")),
        (_("Aside"), _("Out of this round, and seen by nobody.")),
    ]
    other: list[tuple[str, ...]] = [
        (_("Edition"), _("The rules as one of the printed books has them.")),
        (_("Switch"), _("A rule that editions differ in, and that you can set.")),
        (_("House rule"), _("A switch that is set otherwise than the edition prints it.")),
        (_("Aside"), _("Out of this round, and seen by nobody.")),
        (_("Fair fight"), _("So many saboteurs and cards aside that either side may well win.")),
    ]
    heads = (_("Word"), _("What it means"))
    return Page(
        _("Words of the game"),
        (
            numbers(BASE, "", heads, base),
            Heading(_("The expansion")),
            numbers(SABOTEUR2, "", heads, two),
            Heading(_("Rules that can be chosen")),
            numbers(HOUSE, "", heads, other),
            Heading(_("Bonus nuggets")),
            numbers(BONUS, "R11.4", heads, [(_("To retire"), _("To stop playing this round and keep the bonus."))]),
        ),
        (Entry.CONTENTS, Entry.THE_GAME),
        also=_("glossary, term, meaning, definition, vocabulary"),
    )
