"""Every page: scopes, clauses, links and figures (UX M29)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.cards import ACTION_COUNTS, DECK, HAND_SIZES, PATH_COUNTS, ROLE_COUNTS, SABOTEUR2_DECK, SABOTEUR2_ROLES
from game.engine.gold import SABOTEUR_PAY
from game.engine.refusal import CLAUSES, Reason
from game.engine.ruleset import ASIDE_ALLOWED, EDITIONS, FAIR_FIGHT, SWITCHES, Edition, Ruleset
from game.system.i18n import use_language
from game.words.rulebook.blocks import Block, Heading, Kind, Numbers, Page, scope_words, texts, where
from game.words.rulebook.entries import AHEAD, IN_ORDER, Entry, entry_of_clause
from game.words.rulebook.expansion import example
from game.words.rulebook.pages import all_pages

RULES = Path(__file__).parents[3] / "docs" / "rules.md"
CLAUSE = re.compile(r"^- (R\d+\.\d+[a-z]?)\b", re.MULTILINE)


def pages(game: tuple[Ruleset, int] | None = None) -> dict[Entry, Page]:
    return all_pages(game, lambda control, button: button or control)


def said(page: Page) -> str:
    return " ".join(text for block in page.blocks for text in texts(block))


def tables(entry: Entry) -> list[tuple[str, ...]]:
    return [line for block in pages()[entry].blocks if isinstance(block, Numbers) for line in block.lines]


def in_the_game() -> list[str]:
    """The clauses that are in the game: those that are planned only stand in a section of their own."""
    return CLAUSE.findall(re.split(r"\n## \d+\. Planned", RULES.read_text(encoding="utf-8"))[0])


def test_every_clause_is_said_on_the_page_that_it_leads_to() -> None:
    found = pages()
    stands: dict[Entry, set[str]] = {
        entry: {clause for block in page.blocks if not isinstance(block, Heading) for clause in block.clauses}
        for entry, page in found.items()
    }
    assert not [clause for clause in in_the_game() if clause not in stands[entry_of_clause(clause)]]


def test_every_clause_on_a_page_is_one_of_the_rules() -> None:
    known = set(CLAUSE.findall(RULES.read_text(encoding="utf-8")))
    blocks = [block for page in pages().values() for block in page.blocks if not isinstance(block, Heading)]
    assert not {clause for block in blocks for clause in block.clauses} - known


def test_every_refusal_leads_to_a_page_that_says_its_clause() -> None:
    found = pages()
    for reason in Reason:
        clause = CLAUSES[reason]
        blocks = found[entry_of_clause(clause)].blocks
        assert any(clause in block.clauses for block in blocks if not isinstance(block, Heading)), reason


def test_every_block_says_where_it_holds() -> None:
    for entry, page in pages((Ruleset(saboteur2=True), 5)).items():
        assert page.title, entry
        assert page.blocks, entry
        for block in page.blocks:
            if not isinstance(block, Heading):
                assert scope_words(block.scope).strip(" :"), entry
                assert (block.scope.kind is Kind.EDITION) == bool(block.scope.editions), entry
                assert all(texts(block)), entry


def test_every_page_leads_on_and_never_to_itself() -> None:
    for entry, page in pages().items():
        assert page.see, entry
        assert entry not in page.see, entry
        assert len(set(page.see)) == len(page.see), entry


def test_titles_differ() -> None:
    titles = [page.title for page in pages().values()]
    assert len(set(titles)) == len(titles) == len(IN_ORDER)


def test_no_sentence_is_long() -> None:
    """About three lines of 66 characters: short sentences are understood, and translated, more easily."""
    blocks: list[Block] = [block for page in pages().values() for block in page.blocks]
    found = [text for block in blocks if not isinstance(block, Heading | Numbers) for text in texts(block)]
    assert len(found) > 200
    assert not [text for text in found if len(text) > 130]
    assert not [text for text in found if not text.endswith((".", "?", "!"))]


@pytest.mark.parametrize("switch", SWITCHES)
def test_of_each_switch_every_choice_is_explained_for_the_editions_that_print_it(switch: str) -> None:
    found = {name for value in SWITCHES[switch] for name in where(switch, value).editions}
    assert found == set(EDITIONS)


def test_figures_are_those_of_the_engine() -> None:
    roles = [(str(seats), *map(str, counts)) for seats, counts in ROLE_COUNTS.items()]
    assert set(roles) <= set(tables(Entry.ROLES))
    assert {(str(seats), str(size)) for seats, size in HAND_SIZES.items()} <= set(tables(Entry.SET_UP))
    assert {(str(count), str(gold)) for count, gold in SABOTEUR_PAY.items()} == set(tables(Entry.SABOTEURS_PAY))
    assert sum(int(line[1]) for line in tables(Entry.SABOTEUR2_ROLES)) == sum(SABOTEUR2_ROLES.values())
    shown = sum(int(line[-1]) for line in tables(Entry.PATH_CARDS))
    paths = [card for card in SABOTEUR2_DECK if not hasattr(card, "value")]
    assert shown == len(paths)
    actions = (Entry.BROKEN_TOOLS, Entry.REPAIR, Entry.ROCKFALL, Entry.MAP)
    assert sum(int(line[-1]) for entry in actions for line in tables(entry)) == sum(ACTION_COUNTS.values())
    assert sum(PATH_COUNTS.values()) + sum(ACTION_COUNTS.values()) == len(DECK)


def test_the_example_pays_as_the_rulebook_says() -> None:
    assert [gold for _who, gold in example()] == ["3", "2", "1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_this_game_tells_what_differs_from_the_edition(edition: Edition) -> None:
    plain, changed = EDITIONS[edition], Ruleset(edition=edition, table_talk=True)
    page = pages((plain, 5))[Entry.IN_THIS_GAME]
    assert "no house rules" in said(page)
    differing = changed.house_rules()
    lines = [
        block.lines
        for block in pages((changed, 5))[Entry.IN_THIS_GAME].blocks
        if isinstance(block, Numbers) and block.scope.kind is Kind.HOUSE
    ]
    assert len(lines[0] if lines else ()) == len(differing)
    assert "Table talk is on." in said(pages((changed, 5))[Entry.IN_THIS_GAME])


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_this_game_says_when_it_is_a_fair_fight_and_lists_both_numbers(edition: Edition) -> None:
    fair = pages((EDITIONS[edition].fair(4), 4))[Entry.IN_THIS_GAME]
    assert "Fair fight: exactly 1 saboteur, 22 cards put aside." in said(fair)
    assert "1 saboteur and 3 gold-diggers, everybody knows it" in said(fair)
    lines = [line for block in fair.blocks if isinstance(block, Numbers) for line in block.lines]
    assert ("Number of saboteurs", "Exactly 1", "0 or 1 saboteur") in lines
    assert ("Cards put aside", "22 cards", "No cards") in lines
    assert "no house rules" not in said(fair)


@pytest.mark.parametrize(
    ("rules", "seats", "clauses"),
    [
        (Ruleset(), 5, set()),
        (Ruleset(saboteurs=2), 6, {"R1.7"}),
        (Ruleset(aside=7), 5, {"R1.8"}),
        (Ruleset(saboteurs=2), 5, {"R1.7", "R1.9"}),
        (Ruleset(saboteur2=True), 5, set()),
    ],
)
def test_in_this_game_cites_the_numbers_that_are_on(rules: Ruleset, seats: int, clauses: set[str]) -> None:
    blocks = pages((rules, seats))[Entry.IN_THIS_GAME].blocks
    cited = {clause for block in blocks if not isinstance(block, Heading) for clause in block.clauses}
    assert {clause for clause in cited if clause in {"R1.7", "R1.8", "R1.9"}} == clauses


def test_the_page_of_a_fair_fight_has_the_numbers_of_the_engine() -> None:
    found = tables(Entry.FAIR_FIGHT)
    assert [(str(seats), *map(str, numbers)) for seats, numbers in FAIR_FIGHT.items()] == found[: len(FAIR_FIGHT)]
    assert found[len(FAIR_FIGHT) :][0] == ("3", "1")
    assert found[-1] == ("10", "3, 4")
    assert f"Up to {ASIDE_ALLOWED[-1]} cards" in said(pages()[Entry.FAIR_FIGHT])


def test_in_this_game_is_about_the_seats_and_the_expansion() -> None:
    assert "5 seats" in said(pages((Ruleset(), 5))[Entry.IN_THIS_GAME])
    expanded = said(pages((Ruleset(saboteur2=True, bonus_nuggets=True), 8))[Entry.IN_THIS_GAME])
    assert "Saboteur 2 is on." in expanded
    assert "Bonus nuggets are on." in expanded
    assert "No effect with Saboteur 2" in expanded


def test_without_a_game_it_explains_all_editions() -> None:
    page = pages()[Entry.IN_THIS_GAME]
    assert sum(isinstance(block, Heading) for block in page.blocks) == len(EDITIONS)
    assert Entry.IN_THIS_GAME in AHEAD


@pytest.fixture
def pseudo() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.usefixtures("pseudo")
def test_pages_are_made_in_the_language_of_now() -> None:
    before = pages()[Entry.MAP].title
    use_language("pseudo")
    assert pages()[Entry.MAP].title != before
