"""The chapter on how to do it here: laying cards, looking round, sharing a screen. Keys are named by who asks."""

from __future__ import annotations

from collections.abc import Callable

from game.system.i18n import _
from game.words.rulebook.blocks import HERE, Page, said
from game.words.rulebook.entries import Entry

KeyName = Callable[[str, str], str]
"""Returns the key of a control as it stands in a sentence, or else a button of the screen by its label."""


def laying_here(key: KeyName) -> Page:
    """Return how cards are laid, by mouse and by keys or gamepad."""
    return Page(
        _("Laying a card"),
        (
            said(
                HERE,
                "",
                _("With the mouse, press a card and then the place where it is to go, or drag it there."),
                _("The wheel or the right button turns it round."),
            ),
            said(
                HERE,
                "",
                _("{previous} and {next} go from card to card.").format(
                    previous=key("previous-card", ""), next=key("next-card", "")
                ),
                _("To turn the card round, use {key}.").format(key=key("rotate", _("Rotate"))),
                _("{key} leads to the next place where it fits, the best first.").format(key=key("next-target", "")),
                _("To lay it there, use {key}.").format(key=key("confirm", "")),
            ),
            said(
                HERE,
                "",
                _("Places where the card fits light up. A dashed one fits once the card is turned round."),
                _("Where it does not fit, a sentence says why, with the clause of the rule."),
            ),
            said(
                HERE,
                "",
                _("Nothing counts until you end your turn: use {key}.").format(key=key("end-turn", _("End turn"))),
                _("Until then you take the card back with {key}.").format(key=key("undo", _("Take back"))),
            ),
            said(
                HERE,
                "",
                _("To pass, pick a card and give it up with {key}.").format(key=key("pass", _("Pass"))),
                _("With Saboteur 2 you may then choose more cards."),
            ),
        ),
        (Entry.TURN, Entry.MATCHING, Entry.LOOKING_HERE),
        also=_("mouse, keyboard, gamepad, controls, drag, click, undo, take back"),
    )


def looking_here(key: KeyName) -> Page:
    """Return how one looks round at the table."""
    return Page(
        _("Looking round"),
        (
            said(
                HERE,
                "",
                _("Rest the pointer on anything, and a sentence says what it is and what it does."),
                _("For what has the focus, use {key}.").format(key=key("inspect", "")),
                _("This book opens at it with {key}.").format(key=key("rules", _("Rulebook"))),
            ),
            said(
                HERE,
                "",
                _("The log tells everything that all could see. Go there with {key}.").format(key=key("log", _("Log"))),
                _("What happened since your last turn is shown again with {key}.").format(key=key("recap", _("Recap"))),
            ),
            said(
                HERE,
                "",
                _("In your notebook you keep whom you suspect and why: {key}.").format(
                    key=key("notebook", _("Notebook"))
                ),
                _("It also counts the cards that nobody has shown yet."),
            ),
            said(
                HERE,
                "",
                _("The wheel brings the mine nearer while you hold no card. To see all of it, use {key}.").format(
                    key=key("fit", _("Show everything"))
                ),
                _("Small badges show where each player did something last."),
            ),
            said(
                HERE,
                "",
                _("When the gold seems out of reach, you may have the rest of the round played quickly: {key}.").format(
                    key=key("quick", _("Play the rest quickly"))
                ),
            ),
            said(
                HERE,
                "",
                _("When a round is over, you may ask why a bot did what it did: {key}.").format(
                    key=key("why", _("Why?"))
                ),
            ),
        ),
        (Entry.LAYING_HERE, Entry.SHARING_HERE, Entry.TABLE_TALK),
        also=_("log, notebook, zoom, tooltip, help, recap, why, screen"),
    )


def sharing_here(key: KeyName) -> Page:
    """Return how several people share one screen."""
    return Page(
        _("Several people at one screen"),
        (
            said(
                HERE,
                "",
                _("Between your turns a curtain hides the table, and it says whose turn it is."),
                _("Two presses open it: the first says that it is you, the second shows the table."),
            ),
            said(
                HERE,
                "",
                _("Your hand lies face down even then. To look at it, and then at your role, use {key}.").format(
                    key=key("peek", _("Look"))
                ),
                _("It closes by itself when nothing has been pressed for a while."),
            ),
            said(
                HERE,
                "",
                _("If somebody comes too near, draw the curtain at once with {key}.").format(
                    key=key("curtain", _("Draw the curtain"))
                ),
            ),
            said(
                HERE,
                "",
                _("Who looked at a goal is public. What was seen there is shown in private."),
                _("Opened while your hand lies open, this book closes with your hand."),
            ),
            said(HERE, "", _("A seat may have a PIN of four digits, which the curtain asks for.")),
        ),
        (Entry.LAYING_HERE, Entry.LOOKING_HERE, Entry.MAP),
        also=_("hot seat, curtain, privacy, secret, PIN, hide, panic"),
    )
