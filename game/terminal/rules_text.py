"""The rulebook in lines: an entry by a word, by a clause, or by a card of the hand (UX M29)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from game.play.session import Session
from game.system.i18n import _
from game.terminal.reading import Unclear, shown
from game.words.rulebook.blocks import BASE, Block, Drawing, Heading, Kind, Numbers, Page, scope_words
from game.words.rulebook.entries import CHAPTERS, Entry, chapter_words, entry_of_clause
from game.words.rulebook.pages import all_pages
from game.words.rulebook.search import search
from game.words.things import comma_words

_CLAUSE = re.compile(r"[rR]([0-9]{1,2}\.[0-9]{1,2}[a-z]?)")
_MOST_HITS = 8


def rules_lines(session: Session, typed: str) -> Iterator[str]:
    """Yield what the rulebook says of a clause or of words; without them its entries. Raises `Unclear`."""
    pages = _pages(session)
    clause = _CLAUSE.fullmatch(typed)
    if not typed:
        yield from _contents(pages)
    elif clause is not None:
        yield from _of_clause(pages, f"R{clause[1]}")
    else:
        yield from _of_words(pages, typed)


def entry_lines(session: Session, entry: Entry) -> Iterator[str]:
    """Yield an entry of the rulebook."""
    yield from _page_lines(_pages(session)[entry])


def _pages(session: Session) -> Mapping[Entry, Page]:
    """Return the entries that hold in a terminal: those about the screen are left out, and what describes drawings."""
    pages = all_pages((session.rules, session.table.seats), lambda _control, words: words)
    return {
        entry: page._replace(blocks=tuple(block for block in page.blocks if not isinstance(block, Drawing)))
        for entry, page in pages.items()
        if not any(_is_here(block) for block in page.blocks)
    }


def _is_here(block: Block) -> bool:
    return not isinstance(block, Heading) and block.scope.kind is Kind.HERE


def _contents(pages: Mapping[Entry, Page]) -> Iterator[str]:
    for chapter, entries in CHAPTERS.items():
        titles = [pages[entry].title for entry in entries if entry in pages]
        if titles:
            yield _("{chapter}: {titles}.").format(chapter=chapter_words(chapter), titles=comma_words(titles))


def _of_clause(pages: Mapping[Entry, Page], clause: str) -> Iterator[str]:
    try:
        page = pages[entry_of_clause(clause)]
    except LookupError:
        raise Unclear(_("There is no clause {clause}.").format(clause=clause)) from None
    found = [block for block in page.blocks if not isinstance(block, Heading) and clause in block.clauses]
    yield _("{title}.").format(title=page.title)
    yield from _blocks_lines(found or page.blocks)


def _of_words(pages: Mapping[Entry, Page], typed: str) -> Iterator[str]:
    hits = search(pages, typed)
    if not hits:
        raise Unclear(_("The rulebook has nothing on “{text}”.").format(text=shown(typed)))
    yield from _page_lines(pages[hits[0].entry])
    if len(hits) > 1:
        titles = comma_words([hit.title for hit in hits[1:_MOST_HITS]])
        yield _("See also: {titles}.").format(titles=titles)


def _page_lines(page: Page) -> Iterator[str]:
    yield _("{title}.").format(title=page.title)
    yield from _blocks_lines(page.blocks)


def _blocks_lines(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the sentences of blocks, one a line; before them where they hold, wherever that is another place."""
    scope = BASE
    for block in blocks:
        if isinstance(block, Heading):
            yield _("{heading}:").format(heading=block.words)
            continue
        if block.scope != scope:
            scope = block.scope
            yield _("{tag}:").format(tag=scope_words(scope))
        if isinstance(block, Numbers):
            yield _("{heading}:").format(heading=comma_words(block.heads))
            for first, *rest in block.lines:
                yield _("{first}: {rest}.").format(first=first, rest=comma_words(rest))
        else:
            yield from block.sentences
