"""Help for every word that can be typed: how it is written and what it does, in a line or two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.ruleset import Ruleset
from game.engine.total import total
from game.system.i18n import N_, _
from game.terminal.vocabulary import Part, Verb, as_typed, typed
from game.words.things import comma_words

_SABOTEUR2 = (
    Verb.DISCARD,
    Verb.THEFT,
    Verb.HANDS_OFF,
    Verb.SWAP_HANDS,
    Verb.SWAP_HATS,
    Verb.INSPECTION,
    Verb.TRAPPED,
    Verb.FREE,
)
_BONUS = (Verb.BONUS,)
_LOOKING = (
    Verb.HAND, Verb.ROLE, Verb.MAZE, Verb.SEATS, Verb.GOALS, Verb.GAME, Verb.LOG, Verb.OPTIONS, Verb.WHERE,
    Verb.HINT, Verb.RULES, Verb.NOTES, Verb.NOTE, Verb.WHY, Verb.REPEAT, Verb.HELP, Verb.SAVE, Verb.UNDO, Verb.QUIT,
)  # fmt: skip
_PLAYING = (
    Verb.LAY, Verb.TURN, Verb.BREAK, Verb.REPAIR, Verb.MAP, Verb.ROCKFALL, Verb.PASS, Verb.PLAY, Verb.CLAIM,
)  # fmt: skip

_HELP: Mapping[Verb, tuple[str, str]] = total(
    Verb,
    {
        Verb.HELP: ("help lay", N_("Lists the words that can be typed, or says more of one of them.")),
        Verb.OPTIONS: (
            "options; options 3; options all",
            N_(
                "What you may do now, with a number for each: type the number to do it. "
                "With a card's number, what that card may do; with all, everything."
            ),
        ),
        Verb.HAND: ("hand", N_("Your cards, where their tunnels lead and what they do.")),
        Verb.WHERE: ("where 3", N_("Where a card of your hand may go, the best places first.")),
        Verb.TURN: ("turn 3", N_("Turns a path card of your hand round, and back again.")),
        Verb.MAZE: (
            "maze; maze rows; maze sentences; maze joined; maze boxes",
            N_("The maze: as rows of letters, as sentences, or only the cells where tunnels from the start end."),
        ),
        Verb.SEATS: ("seats", N_("Who sits where, with how many cards, and what lies in front of them.")),
        Verb.GOALS: ("goals", N_("Where the goals are and what you know of them.")),
        Verb.LOG: ("log; log 20; log all", N_("What happened in this round, the last lines or as many as you say.")),
        Verb.ROLE: ("role", N_("Your role, its aim, and the gold you have won.")),
        Verb.GAME: ("game", N_("The round, the deck and the rules that are played by.")),
        Verb.HINT: ("hint", N_("A good act for your role, and the reason for it.")),
        Verb.RULES: (
            "rules; rules rockfall; rules R3.2; rules 3",
            N_("What the rulebook says of a word, a clause or a card."),
        ),
        Verb.NOTES: ("notes", N_("Your own notes about the other seats.")),
        Verb.NOTE: (
            "note Bo +2 rockfall",
            N_("Notes a suspicion from -3, surely digs, to +3, surely sabotages, and a line of text."),
        ),
        Verb.REPEAT: ("repeat", N_("Says the last answer once more.")),
        Verb.UNDO: ("undo", N_("A card that is played stays played; a card turned in the hand is turned back.")),
        Verb.WHY: ("why; why Bo", N_("When the round is over: why the bots did what they did.")),
        Verb.SAVE: ("save", N_("Says where the game is saved. Every act is saved by itself.")),
        Verb.QUIT: ("quit", N_("Leaves the game. It is saved and can be continued.")),
        Verb.PLAY: ("play 3 at 4 right 1 up; play 2 Bo", N_("Plays any card of your hand: its number, then where.")),
        Verb.LAY: (
            "lay 3 at 4 right 1 up; lay 3 4 -1; lay 3 at 4 right 1 up turned",
            N_("Lays a path card. It is turned round by itself where it fits only so."),
        ),
        Verb.BREAK: ("break Bo; break lamp Bo", N_("Breaks a tool of a seat.")),
        Verb.REPAIR: ("repair me; repair lamp Bo", N_("Repairs a tool of a seat.")),
        Verb.MAP: ("map 2", N_("Looks at a goal.")),
        Verb.ROCKFALL: ("rockfall at 4 right 1 up", N_("Takes a path card out of the maze.")),
        Verb.PASS: ("pass 2", N_("Gives up a card face down; with Saboteur 2 up to three.")),
        Verb.DISCARD: ("discard 1 4; discard 1 4 lamp", N_("Gives up two cards to remove one in front of you.")),
        Verb.THEFT: ("theft", N_("Lays a theft card in front of you: you may steal when the round ends.")),
        Verb.HANDS_OFF: ("hands-off Bo", N_("Stops the theft of a seat.")),
        Verb.SWAP_HANDS: ("swap-hands Bo", N_("Swaps your hand with that of another seat.")),
        Verb.SWAP_HATS: ("swap-hats Bo", N_("Gives a seat a new role.")),
        Verb.INSPECTION: ("inspection Bo", N_("Looks at the role of another seat.")),
        Verb.TRAPPED: ("trapped Bo", N_("Traps a seat.")),
        Verb.FREE: ("free me; free Bo", N_("Sets a trapped seat free.")),
        Verb.CLAIM: (
            "claim goal 2 gold; claim Bo saboteur; claim Bo digger",
            N_("Says something to all, true or not, before your act. Once a turn."),
        ),
        Verb.BONUS: (
            "bonus 2 at 4 right 1 up",
            N_("Places a bonus nugget when you are asked to: its value, then where."),
        ),
    },
)
"""How each word is typed, in English words, and what it does."""


def help_lines(rules: Ruleset) -> Iterator[str]:
    """Yield all words that can be typed."""
    playing = (*_PLAYING, *(_SABOTEUR2 if rules.saboteur2 else ()), *(_BONUS if rules.bonus_nuggets else ()))
    yield _("To look: {words}.").format(words=comma_words([typed(verb) for verb in _LOOKING]))
    yield _("To play: {words}.").format(words=comma_words([typed(verb) for verb in playing]))
    yield _("The first letters of a word are enough. Type help and a word to hear more of it.")
    yield _("Places are counted from the start: {example}.").format(example=f"3 {typed(Part.RIGHT)} 1 {typed(Part.UP)}")


def verb_help(verb: Verb) -> Iterator[str]:
    """Yield what a word does and how it is typed."""
    examples, about = _HELP[verb]
    shown = "; ".join(as_typed(example) for example in examples.split("; "))
    yield _("{word}: {about}").format(word=typed(verb), about=_(about))
    yield _("For instance: {examples}.").format(examples=shown)


def usage(verb: Verb) -> str:
    """Return the same in one line, for whoever has typed too little."""
    return " ".join(verb_help(verb))
