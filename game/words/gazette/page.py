"""A page of the Seam Gazette in words: every line of it, for the screen, the clipboard and whoever reads aloud."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar, assert_never

from game.engine.ruleset import Ruleset
from game.engine.table import Cause, Outcome
from game.system.i18n import _, ngettext
from game.words.gazette.front import (
    ADVERTS,
    CAPTIONS,
    CLOSINGS,
    COUNTS,
    DECKS,
    FINISHES,
    HEADLINES,
    MOTTOES,
    NO_SABOTEURS,
    OPENINGS,
    SMALL_ADS,
    WEATHER,
)
from game.words.gazette.news import About, Advert, Lead, News, Page, Sky
from game.words.gazette.stories import COLUMNS, Column
from game.words.log import cause_sentence, winner_sentence
from game.words.roles import role_phrase
from game.words.rules import edition_words, numbers_words
from game.words.things import comma_words, gain_words, path_words, place_words, tool_word

_Line = TypeVar("_Line")


class Printed(NamedTuple):
    """Every line of a page, in the language of now."""

    title: str
    motto: str
    date: str
    headline: str
    deck: str
    article: str
    caption: str
    columns: tuple[Column, ...]
    weather: str
    adverts: tuple[str, ...]
    gold: tuple[str, ...]
    """Who won how much in the whole game, the richest first; nothing before its end."""


def pick(page: Page, what: str, lines: Sequence[_Line]) -> _Line:
    """Return one of the ways to say something: the next one in the round after, so that no two in a row are alike."""
    return lines[(zlib.crc32(f"{page.game}:{what}".encode()) + page.round) % len(lines)]


def printed(page: Page, names: Sequence[str], outcome: Outcome, rules: Ruleset) -> Printed:
    """Return a page in words."""
    assert isinstance(page.lead.kind, Lead), "a page opens with its lead"
    kind, fields = page.lead.kind, _fields(page.lead.about, names)
    reasons = [_(_lines_of(page, story.kind)).format(**_fields(story.about, names)) for story in page.adverts]
    return Printed(
        title=_("The Seam Gazette"),
        motto=_(pick(page, "motto", MOTTOES)),
        date=date_line(page, names, rules),
        headline=_(pick(page, "headline", HEADLINES[kind])).format(**fields),
        deck=_(pick(page, "deck", DECKS[kind])).format(**fields),
        article=_article(page, names, outcome, rules),
        caption=_(pick(page, "caption", CAPTIONS)).format(round=page.round),
        columns=tuple(_column(page, story.kind, _fields(story.about, names)) for story in page.columns),
        weather=_(_lines_of(page, page.weather.kind)).format(**_fields(page.weather.about, names)),
        adverts=(*reasons, *(_(SMALL_ADS[number]) for number in page.small_ads)),
        gold=_gold_lines(page, names),
    )


def date_line(page: Page, names: Sequence[str], rules: Ruleset) -> str:
    """Return when the page is from, by the facts of the game: round, edition, house rules that are numbers, players."""
    parts = [_("Round {round}").format(round=page.round), edition_words(rules.edition)]
    if rules.saboteur2:
        parts.append(_("With Saboteur 2"))
    parts += numbers_words(rules, len(names))
    return " · ".join([*parts, _("Players: {count}").format(count=len(names))])


def _lines_of(page: Page, kind: Lead | News | Advert | Sky) -> str:
    match kind:
        case Advert():
            return ADVERTS[kind]
        case Sky():
            return pick(page, kind, WEATHER[kind])
        case Lead() | News():
            raise ValueError(f"{kind} is more than a line")
        case _:
            assert_never(kind)


def _column(page: Page, kind: Lead | News | Advert | Sky, fields: Mapping[str, object]) -> Column:
    assert isinstance(kind, News), "columns bring news"
    column = pick(page, kind, COLUMNS[kind])
    return Column(_(column.headline).format(**fields), _(column.text).format(**fields))


def _fields(about: About, names: Sequence[str]) -> Mapping[str, object]:
    """Return what fills the sentences of a story; a sentence that names anything else is an error."""
    found = {
        "name": None if about.seat is None else names[about.seat],
        "other": None if about.other is None else names[about.other],
        "goal": about.goal,
        "count": about.number,
        "place": None if about.cell is None else place_words(about.cell),
        "path": None if about.face is None else path_words(about.face),
        "tool": None if about.tool is None else tool_word(about.tool),
        "role": None if about.role is None else role_phrase(about.role),
    }
    return {field: value for field, value in found.items() if value is not None}


def _article(page: Page, names: Sequence[str], outcome: Outcome, rules: Ruleset) -> str:
    """Return the lead: how it ended, who wins, who the saboteurs are, what was dug."""
    assert isinstance(page.lead.kind, Lead), "a page opens with its lead"
    kind, fields = page.lead.kind, _fields(page.lead.about, names)
    said = [_(pick(page, "opening", OPENINGS[kind])).format(**fields)]
    if outcome.cause is not Cause.GOLD:
        said.append(cause_sentence(outcome, rules))
    elif kind is not Lead.BY_SABOTEUR and outcome.finisher is not None:
        said.append(_(pick(page, "finish", FINISHES)).format(**fields))
    said += [winner_sentence(outcome), _saboteurs(page, names)]
    said.append(_(pick(page, "count", COUNTS)).format(count=page.laid))
    said.append(_(pick(page, "closing", CLOSINGS[outcome.cause is Cause.GOLD])))
    return " ".join(said)


def _saboteurs(page: Page, names: Sequence[str]) -> str:
    count = len(page.saboteurs)
    if not count:
        return _(NO_SABOTEURS)
    if (page.game + page.round) % 2:
        text = ngettext("The saboteur at the end: {names}.", "The saboteurs at the end: {names}.", count)
    else:
        text = ngettext(
            "Caught in the lamplight, one saboteur: {names}.",
            "Caught in the lamplight, {count} saboteurs: {names}.",
            count,
        )
    return text.format(names=comma_words([names[seat] for seat in page.saboteurs]), count=count)


def _gold_lines(page: Page, names: Sequence[str]) -> tuple[str, ...]:
    if page.gold is None:
        return ()
    gold = page.gold
    seats = sorted(range(len(gold)), key=lambda seat: (-gold[seat], seat))
    return tuple(_("{name}: {gold}").format(name=names[seat], gold=gain_words(gold[seat])) for seat in seats)


def page_text(page: Printed) -> str:
    """Return a page as plain text, for the clipboard."""
    parts = [page.title, page.date, "", page.headline, page.deck, "", page.article]
    for column in page.columns:
        parts += ["", column.headline, column.text]
    parts += ["", _("Weather in the mine"), page.weather, "", _("Small ads"), *page.adverts]
    if page.gold:
        parts += ["", gold_heading(), *page.gold]
    return "\n".join(parts) + "\n"


def gold_heading() -> str:
    """Return what stands above the gold of the whole game."""
    return _("The game is over: gold of all three rounds")
