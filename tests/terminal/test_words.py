"""What can be typed at a terminal, and what comes of lines that say nothing (UX D8)."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

import pytest
from terminal.typing_games import first_to_play, said, session

from game.engine.cards import Face, Tool
from game.engine.cells import at
from game.engine.commands import Lay
from game.engine.legal import options
from game.play.session import Session
from game.system.i18n import languages, use_language
from game.system.letters import one_line
from game.system.phrases import Phrase
from game.terminal.acting import ACTS, Acting
from game.terminal.helping import verb_help
from game.terminal.reading import Unclear, place_in, seat_in, thing_in, tool_in
from game.terminal.vocabulary import Part, Verb, spellings, typed, words_meant
from game.words.things import place_words, tool_word

NAMES = ("Ada", "Bo", "Bob Ross", "Cy")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_help_lists_every_word_of_the_base_game_and_tells_more_of_each() -> None:
    heard = said(session(3), "help", *(f"help {verb}" for verb in Verb))
    listed = " ".join(heard[0])
    for verb, lines in zip(Verb, heard[1:], strict=True):
        assert lines[0].startswith(f"{verb}: ")
        assert lines[1].startswith("For instance: ")
        assert str(verb) in lines[1]
    missing = {verb for verb in Verb if str(verb) not in listed}
    assert missing == {
        Verb.DISCARD, Verb.THEFT, Verb.HANDS_OFF, Verb.SWAP_HANDS, Verb.SWAP_HATS, Verb.INSPECTION, Verb.TRAPPED,
        Verb.FREE, Verb.BONUS,
    }  # fmt: skip
    expanded = " ".join(said(first_to_play(saboteur2=True, bonus=True), "help")[0])
    assert all(str(verb) in expanded for verb in Verb)


@pytest.mark.parametrize("language", [*languages(), "pseudo"])
def test_words_differ_in_every_language_and_the_english_ones_always_work(language: str) -> None:
    assert use_language(language)
    for words in ([spellings(verb) for verb in Verb], [spellings(part) for part in Part]):
        spelled = [each.casefold() for ways in words for each in ways]
        assert len(set(spelled)) == len(spelled)
    for verb in Verb:
        assert words_meant(verb.value, Verb) == words_meant(typed(verb).upper(), Verb) == (verb,)
    for part in Part:
        assert words_meant(part.value, Part) == words_meant(typed(part).upper(), Part) == (part,)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_examples_are_in_the_words_of_the_language(language: str) -> None:
    assert use_language(language)
    examples = [line for verb in Verb for line in list(verb_help(verb))[1:]]
    shown = {word for line in examples for word in line.rstrip(".").partition(": ")[2].replace(";", "").split()}
    alike = {*map(typed, Verb), *map(typed, Part), "Bo", "R3.2"}
    assert {word for word in shown - alike if word.lstrip("+-").isdigit() is False} == set()


@pytest.mark.parametrize("language", languages())
def test_a_place_can_be_typed_as_it_is_told(language: str) -> None:
    use_language(language)
    for cell in (at(3, -1), at(-2, 4), at(1, 0), at(0, -5)):
        assert place_in(place_words(cell).split()) == cell


@pytest.mark.parametrize("language", languages())
def test_a_tool_can_be_typed_as_it_is_told(language: str) -> None:
    use_language(language)
    for tool in Tool:
        for told in ("{tool}", "{tool:acc}"):
            assert [thing_in(word) for word in Phrase(told).format(tool=tool_word(tool)).split()] == [tool]


def test_a_seat_that_is_called_as_a_tool_is_still_a_seat() -> None:
    use_language("de")
    seats = ("Ada", "Lore", "Anna Lampe")
    assert tool_in(["Lore"], seats) == (None, ["Lore"])
    assert tool_in(["anna", "lampe"], seats) == (None, ["anna", "lampe"])
    assert tool_in(["Lore", "Lore"], seats) == (Tool.CART, ["Lore"])
    assert tool_in(["Laterne", "ich"], seats) == (Tool.LAMP, ["ich"])


def test_other_forms_of_a_word_are_understood_too() -> None:
    use_language("pl")
    assert {typed(word) for word in words_meant("lampę", Part)} == {"lampa"}


def test_other_forms_and_missing_accents_do_as_well() -> None:
    assert use_language("pl")
    assert spellings(Verb.HAND)[0] == typed(Verb.HAND)
    for spelling in spellings(Verb.HAND):
        assert words_meant(spelling, Verb) == (Verb.HAND,)
    assert words_meant("poloz", Verb) == words_meant("POŁÓŻ", Verb) == (Verb.LAY,)


def test_the_first_letters_do_where_no_other_word_begins_so() -> None:
    assert words_meant("ha", Verb) == (Verb.HAND, Verb.HANDS_OFF)
    assert words_meant("hand", Verb) == (Verb.HAND,)
    assert words_meant("roc", Verb) == (Verb.ROCKFALL,)
    assert words_meant("", Verb) == ()
    heard = said(session(3), "ha", "dance")
    assert heard == [
        ["“ha” can mean: hand, hands-off."],
        ["“dance” is no word of the game. Type help to hear them."],
    ]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("4 right 1 up", at(4, -1)),
        ("at 4 right, 1 up", at(4, -1)),
        ("1 down 2 left", at(-2, 1)),
        ("right 4 up 1", at(4, -1)),
        ("3 r", at(3, 0)),
        ("4 -1", at(4, -1)),
        ("4,-1", at(4, -1)),
    ],
)
def test_places(text: str, cell: int) -> None:
    assert place_in(text.split()) == cell


@pytest.mark.parametrize("text", ["", "4", "right", "4 right 2 right", "x y", "4 up right", "9999 0", "1 2 3", "-4 up"])
def test_what_is_no_place(text: str) -> None:
    with pytest.raises(Unclear):
        place_in(text.split())


@pytest.mark.parametrize(
    ("text", "seat"), [("Bo", 1), ("bo", 1), ("bob ross", 2), ("bob", 2), ("C", 3), ("4", 3), ("seat 1", 0), ("me", 3)]
)
def test_seats(text: str, seat: int) -> None:
    assert seat_in(text.split(), NAMES, 3) == seat


@pytest.mark.parametrize("text", ["", "5", "0", "Zoe", "B", "1 2"])
def test_what_is_no_seat(text: str) -> None:
    with pytest.raises(Unclear):
        seat_in(text.split(), NAMES, 0)


def test_every_legal_act_can_be_typed() -> None:
    for game in (session(5), session(6, saboteur2=True, bonus=True, seed=8)):
        while game.table.question is not None:
            game.play(options(game.view(game.table.to_play or 0))[0])
        for _turn in range(40):
            seat = game.table.to_play
            if seat is None or game.table.question is not None:
                break
            view = game.view(seat)
            acting = Acting(view, game.names, frozenset())
            for command in options(view):
                words = _spelled(game, seat, str(command))
                if words is not None:
                    verb, *rest = words
                    assert str(acting.command(Verb(verb), rest)) == str(command)
            game.play(random.Random(_turn).choice(options(view)))


def _spelled(game: Session, seat: int, text: str) -> list[str] | None:
    """A command of the record as somebody types it; None for a claim or an answer that has a number."""
    hand = [str(card) for card in game.view(seat).hand]
    verb, *rest = text.split()
    match verb:
        case "lay":
            faces = [str(card.turned) if isinstance(card, Face) else "" for card in game.view(seat).hand]
            turned = rest[0] not in hand
            number = (faces if turned else hand).index(rest[0]) + 1
            return ["lay", str(number), *rest[1].split(","), *(["turned"] if turned else [])]
        case "break":
            return ["break", rest[0], game.names[int(rest[1])]]
        case "repair":
            card = f"repair:{rest[3] if 'with' in rest else rest[0]}"
            return ["play", str(hand.index(card) + 1), rest[0], game.names[int(rest[1])]]
        case "rockfall":
            return ["rockfall", rest[0]]
        case "pass":
            return ["pass", *_numbers(hand, rest)]
        case "discard":
            return ["discard", *_numbers(hand, rest[:2]), rest[-1]]
        case "claim":
            what = ["goal", rest[1]] if rest[0] == "goal" else [game.names[int(rest[1])]]
            return ["claim", *what, rest[2]]
        case "map" | "theft":
            return [verb, *rest]
        case _:
            return [verb, game.names[int(rest[0])]]


def _numbers(hand: list[str], cards: list[str]) -> list[str]:
    left: list[str | None] = list(hand)
    numbers = []
    for card in cards:
        place = left.index(card)
        left[place] = None
        numbers.append(str(place + 1))
    return numbers


def test_a_card_is_turned_round_by_itself_where_it_fits_only_so_and_by_hand_where_it_fits_both_ways() -> None:
    game = _holding("NES")
    view = game.view(0)
    number = next(place for place, card in enumerate(view.hand, 1) if str(card) in ("NES", "NSW"))
    card = view.hand[number - 1]
    assert isinstance(card, Face)
    acting = Acting(view, game.names, frozenset())
    where = ["0", "-1"]
    assert acting.command(Verb.LAY, [str(number), *where]) == Lay(card, at(0, -1))
    assert acting.command(Verb.LAY, [str(number), *where, "turned"]) == Lay(card.turned, at(0, -1))
    turned = Acting(view, game.names, frozenset({number - 1}))
    assert turned.command(Verb.LAY, [str(number), *where]) == Lay(card.turned, at(0, -1))


def _holding(text: str) -> Session:
    return first_to_play(lambda hand: text in hand)


def test_a_refusal_is_the_sentence_of_the_game_with_its_clause() -> None:
    game = _holding("NES")
    before = game.state
    number = [str(card) for card in game.view(0).hand].index("NES") + 1
    heard = said(game, f"lay {number} 5 right", "lay 0 1 right", "lay", f"lay {number}", "claim Ada saboteur")
    assert heard[0] == ["No path card is next to 5 right (R3.1)."]
    assert heard[1] == ["There is no card 0; the hand has 1 to 6."]
    assert heard[4] == ["A claim must be about another seat (R12.1)."]
    assert all(len(lines) == 1 for lines in heard)
    assert game.state == before


def test_turning_in_the_hand_is_told_and_taken_back() -> None:
    game = _holding("NES")
    number = [str(card) for card in game.view(0).hand].index("NES") + 1
    heard = said(game, f"turn {number}", "undo", "undo", "turn")
    assert heard[0] == [f"Card {number} is now a fork: up, down, left."]
    assert heard[1] == ["Every card of the hand is held as it was drawn."]
    assert heard[2] == ["What is played cannot be taken back."]


def test_notes_are_kept_on_the_desk() -> None:
    game = session(3)
    heard = said(game, "note Bo +2 looked twice", "notes", "note Bo 4", "note me 1", "note Cy -1")
    assert heard[1][0] == "Bo: +2, probably sabotages. looked twice"
    assert game.desk.notebook(0).mark(1, 2).suspicion == -1
    assert len(heard[2]) == len(heard[3]) == 1


def test_repeat_says_the_last_answer_again() -> None:
    heard = said(session(3), "goals", "repeat", "repeat")
    assert len(heard[0]) == 3
    assert heard[0] == heard[1] == heard[2]


def test_the_log_is_as_long_as_one_asks() -> None:
    game = session(5, mind="rookie")
    heard = said(game, "pass 1", "log 3", "log all", "log", "log 0", "log x")
    assert len(heard[1]) == 3
    assert heard[2][-3:] == heard[1]
    assert heard[2][0].startswith("Round 1 began.")
    assert heard[4][0].startswith("log: ")
    assert heard[5] == heard[4]


def test_claims_are_said_before_an_act_once_a_turn() -> None:
    game = session(4, mind="rookie")
    heard = said(game, "claim", "claim goal 2 gold", "claim Bo digger")
    assert "goal 2 is gold" in heard[0][-1]
    assert heard[1][0].startswith("Ada: “")
    assert heard[2] == ["You have already made a claim this turn (R12.1)."]


def test_too_little_is_answered_with_how_it_is_typed() -> None:
    heard = said(session(3), "?", "help", "map", "map 4", "maze upside")
    assert heard[0] == heard[1]
    assert heard[2] == ["map: Looks at a goal. For instance: map 2."]
    assert heard[3] == ["Name a goal by its number: 1, 2 or 3."]
    assert len(heard[4]) == 1
    assert "maze rows" in heard[4][0]


def test_the_rulebook_in_lines_describes_no_drawings() -> None:
    heard = said(session(3), "rules R3.2", "rules Rockfall")
    assert "Tunnel must meet tunnel, and rock must meet rock." in heard[0]
    assert "This fits: the tunnel goes on to the right." not in heard[0]
    assert "The dead end is gone, and the way is free again." not in heard[1]


@pytest.mark.parametrize("saboteur2", [False, True])
def test_lines_without_sense_get_a_sentence_and_change_nothing(saboteur2: bool) -> None:
    game = first_to_play(saboteur2=saboteur2)
    before = game.state
    rng = random.Random(4)
    verbs = [verb for verb in Verb if verb is not Verb.QUIT]
    words = [*verbs, *Part, *game.names, "0", "-1", "7", "99999999", "x" * 300, "ł", "\x00", "“", "--", "1,", "½"]
    lines = [" ".join(rng.choices(words, k=rng.randint(1, 5))) for _line in range(300)]
    numbers = ("-1", "0", "3", "4", "11", "4 right 1 up", "99 left", "999 down 999 right", "9999 9999")
    lines += [f"{verb} {rest} {end}" for verb in ACTS for rest in numbers for end in ("", "gold", "lamp", "turned")]
    lines += [f"play {card} {rest}" for card in range(1, 7) for rest in numbers]
    lines += ["".join(rng.choices(string.printable, k=rng.randint(1, 30))) for _line in range(200)]
    dangerous = _commands(game)
    lines = [line for line in lines if not _acts(game, line, dangerous)]
    assert len(lines) > 300
    heard = said(game, *lines)
    assert len(heard) == len(lines)
    assert game.state == before


def _commands(game: Session) -> frozenset[str]:
    return frozenset(map(str, options(game.view(0))))


def _acts(game: Session, line: str, legal: frozenset[str]) -> bool:
    """Whether a line plays something: then it has sense."""
    first, *rest = one_line(line).split() or [""]
    found = words_meant(first, Verb)
    if not rest and first.lstrip("+").isdecimal():
        return True
    if len(found) != 1:
        return False
    if found[0] is Verb.QUIT:
        return True
    try:
        return str(Acting(game.view(0), game.names, frozenset()).command(found[0], rest)) in legal
    except (Unclear, KeyError):
        return False


def test_where_tells_the_best_places_first_and_why_there_is_none() -> None:
    game = first_to_play(lambda hand: "NES" in hand and any(card.startswith("repair:") for card in hand))
    hand = [str(card) for card in game.view(0).hand]
    number, repair = hand.index("NES") + 1, next(place for place, card in enumerate(hand, 1) if "repair" in card)
    heard = said(game, f"where {number}", f"where {repair}", f"options {repair}")
    assert heard[0][0].startswith(f"Card {number}, a fork: ")
    assert "At 1 right, " in heard[0][1]
    assert heard[0][1].endswith("; steps to goal 2: 7.")
    assert heard[0][-1].endswith("Pass and give up a fork.")
    assert heard[1] == heard[2]
    assert "(R4.2)" in heard[1][1]
