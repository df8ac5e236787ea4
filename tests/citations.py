"""Citations in comments and pages: which clauses, sections and rows they name, and what does not stand where they say.

Forms: a clause is `R5.3`; a section or row is `RULES section 7`, `RECORDS sections 1 and 3`, `UX section 3, rule 10`,
`UX M2, M6`, `UX M2 to M8, section 3a`, `look book section 2, layer 5`; a heading is `docs/bots.md, "Personas"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

TEXTS: Mapping[str, str] = {
    "RULES": "docs/rules.md",
    "UX": "docs/interface.md",
    "RECORDS": "docs/records.md",
    "look book": "docs/look.md",
}
"""The texts that are cited by a short name."""

_NUMBER = r"\d+[a-z]?\b(?!\.\d)"
_ITEM = rf"(?:sections? {_NUMBER}(?:, (?:rule|layer|row) \d+)?|[MSD]\d+\b|{_NUMBER}(?!\s*[%×\w]))"
_CITED = re.compile(rf"\b(RULES|UX|RECORDS|look book) ({_ITEM}(?:(?:, | and | to ){_ITEM})*)")
_BARE_SECTION = re.compile(rf"(?<![A-Za-z]\s)\bsections? {_NUMBER}")
_CLAUSE = re.compile(r"\bR(\d+)\.(\d+[a-z]?)\b")
_CLAUSE_HEAD = re.compile(r"^\s*- (R\d+\.\d+[a-z]?) ", re.M)
_HEADING = re.compile(r"^#+ (.*?)\s*$", re.M)
_SECTION_HEAD = re.compile(r"^## (\d+[a-z]?)\. ", re.M)
_ROW_HEAD = re.compile(r"^\| ([MSD]\d+) \|", re.M)
_QUOTED_HEADING = re.compile(r"\b(?:docs/)?(\w+\.md|RECORDS(?= section))(?: section \d+)?, \"([A-Z][^\"\n]*)\"")
_PAGE = re.compile(r"(?<![\w/.-])((?:[\w.-]+/)*[\w-]+\.md)\b")
_UNKNOWN = re.compile(
    r"\b(?!RULES|UX|RECORDS|README|CHANGELOG)[A-Z]{2,}\b(?= sections?\b|\.md)"
    r"|\.\./shared|\b(?:first|this|the) issue\b|\bissue:"
)
_BARE_ROW = re.compile(r"\((?:(?!UX)[^()\n])*?\b([MSD]\d{1,2})\b(?=[,)]| to )")
_PROSE = re.compile(r'"""(.*?)"""|(?<![\'"\w&])#[ :]([^\n]*)', re.S)


@dataclass(frozen=True)
class Texts:
    """What can be cited, read from the pages below `root`."""

    root: Path

    def read(self, page: str) -> str:
        return (self.root / page).read_text(encoding="utf-8")

    @cached_property
    def clauses(self) -> frozenset[str]:
        return frozenset(_CLAUSE_HEAD.findall(self.read(TEXTS["RULES"])))

    @cached_property
    def rows(self) -> frozenset[str]:
        return frozenset(_ROW_HEAD.findall(self.read(TEXTS["UX"])))

    @cached_property
    def sections(self) -> Mapping[str, frozenset[str]]:
        return {name: frozenset(_SECTION_HEAD.findall(self.read(page))) for name, page in TEXTS.items()}

    def headings(self, page: str) -> frozenset[str]:
        return frozenset(re.sub(r"^\d+[a-z]?\. ", "", heading) for heading in _HEADING.findall(self.read(page)))

    def parts(self, name: str, section: str, kind: str) -> int:
        """How many numbered rules, or layers of a table, a section of a text has."""
        chapter = re.split(rf"^## {section}\. ", self.read(TEXTS[name]), flags=re.M)[1].split("\n## ")[0]
        return len(re.findall(r"^\d+\. " if kind == "rule" else r"^\| \d+ \|", chapter, re.M))


def prose(source: str) -> str:
    """Comments and docstrings of a Python file, one after another."""
    return "\n".join(found[1] or found[2] or "" for found in _PROSE.finditer(source))


def faults(text: str, texts: Texts, *, page: bool = False) -> Iterator[str]:
    """Each citation in `text` (prose, or a whole page) that leads nowhere, in words."""
    flat = re.sub(r"\s*\n\s*(?:#\s*)?", " ", text)
    rest = flat
    for found in _CITED.finditer(flat):
        rest = rest.replace(found[0], "")
        yield from _wrong_items(found[1], found[2], texts)
    yield from wrong_clauses(text, texts)
    for found in _UNKNOWN.finditer(rest):
        yield f"{found[0]}: no text of that name"
    for found in re.finditer(r"\b(RULES|UX|RECORDS|look book)\b,? (?=section|[MSD]?\d)", rest):
        yield f"{rest[found.start() : found.end() + 12]!r}: not the form of a citation"
    if not page:
        for found in _BARE_SECTION.finditer(rest):
            yield f"{found[0]}: of which text?"
        for found in _BARE_ROW.finditer(rest):
            yield f"{found[1]}: rows are cited as `UX {found[1]}`"
    for name, heading in _QUOTED_HEADING.findall(flat):
        where = TEXTS.get(name, f"docs/{name}")
        if not (texts.root / where).exists() or heading not in texts.headings(where):
            yield f'{where} has no heading "{heading}"'
    for cited in _PAGE.findall(flat):
        if not any((texts.root / folder / cited).exists() for folder in ("", "docs")):
            yield f"{cited}: no such page"


def wrong_clauses(text: str, texts: Texts) -> Iterator[str]:
    """Each clause named anywhere in `text` that the rules do not have."""
    for found in _CLAUSE.finditer(text):
        if found[0] not in texts.clauses:
            yield f"{found[0]}: no such clause"


def _wrong_items(name: str, items: str, texts: Texts) -> Iterator[str]:
    for row in re.findall(r"\b[MSD]\d+\b", items):
        if name != "UX" or row not in texts.rows:
            yield f"{name} {row}: no such row"
    for section in re.findall(rf"(?<!rule )(?<!layer )(?<!row )(?<![MSD\d])\b({_NUMBER})", items):
        if section not in texts.sections[name]:
            yield f"{name} section {section}: no such section"
    for section, kind, number in re.findall(rf"section ({_NUMBER}), (rule|layer) (\d+)", items):
        if section in texts.sections[name] and int(number) > texts.parts(name, section, kind):
            yield f"{name} section {section} has no {kind} {number}"
