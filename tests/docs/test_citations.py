"""Every clause, section, row and page that a comment or a page cites is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from citations import Texts, faults, prose, wrong_clauses

ROOT = Path(__file__).parents[2]
TEXTS = Texts(ROOT)
SOURCES = sorted(
    path
    for folder in ("game", "ai", "tests", "assets")
    for path in (ROOT / folder).rglob("*.py")
    if path not in (Path(__file__), ROOT / "tests" / "citations.py")
)
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_MODULE = re.compile(r"`((?:game|ai|tests|docs|assets)(?:[/.][\w-]+)+(?:\.\w+)?)/?`")


def test_comments_cite_what_is_there() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {fault}"
        for path in SOURCES
        for source in [path.read_text(encoding="utf-8")]
        for fault in {*faults(prose(source), TEXTS), *wrong_clauses(source, TEXTS)}
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_cite_what_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not list(faults(text, TEXTS, page=True))
    links = [link.partition("#")[0] for link in _LINK.findall(text) if "://" not in link]
    assert not [link for link in links if link and not (page.parent / link).exists()]


@pytest.mark.parametrize("page", ["architecture.md", "bots.md", "contributing.md", "glossary.md"])
def test_pages_name_files_that_are_there(page: str) -> None:
    named = _MODULE.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert not [name for name in named if not _stands(name)]


def _stands(name: str) -> bool:
    """Whether a file, a folder, or a module (with or without something in it) has that name."""
    if (ROOT / name).exists() or (ROOT / f"{name}.py").exists():
        return True
    parts = name.split(".")
    return any(
        (ROOT / "/".join(parts[:end])).with_suffix(".py").exists() or (ROOT / "/".join(parts[:end])).is_dir()
        for end in range(len(parts), len(parts) - 2, -1)
        if end > 1
    )


@pytest.mark.parametrize(
    "comment",
    [
        "The start of a turn (R2.9).",
        "Who wins (RULES section 14).",
        "Keys (UX section 12), and more.",
        "Keys (UX M99).",
        "Keys (UX M2, M77).",
        "Keys (UX M2 to M88, section 3a).",
        "Keys (UX section 3a, section 15).",
        "Curtain (UX section 3, rule 40).",
        "Oak (look book section 2, layer 12).",
        "Oak (look book, section 2).",
        "Oak (look book section 19).",
        "Files (RECORDS sections 1 and 9).",
        "Files (CONTRACT section 1).",
        "Chances (AI.md section 2).",
        "Files (DESIGN section 4).",
        'Commands (RECORDS section 1, "Orders").',
        'Chances (docs/bots.md, "What a bird believes").',
        "Chances (docs/birds.md).",
        "The maze (section 3).",
        "The ring (M22).",
        "Rows of keys (S1, D1).",
        'Why, as asked for (issue: "Why").',
    ],
)
def test_a_citation_that_leads_nowhere_is_found(comment: str) -> None:
    assert list(faults(prose(f'"""{comment}"""\n'), TEXTS))
    assert list(faults(prose(f"turns = 3  # {comment}\n"), TEXTS))


@pytest.mark.parametrize(
    "comment",
    [
        "The start of a turn (R2.1, R10.3a to R10.5).",
        "Who wins (RULES sections 2 to 5 and 10 to 12, R7.2).",
        "Curtain (UX M2 to M8, section 3a; UX section 3, rule 10).",
        "Turns (UX section 3, M12 to M14): twins must look alike.",
        "Frames (UX section 2: 8 ms and 16.6 ms).",
        "Oak (look book section 2, layer 1).",
        'Files (RECORDS sections 1 and 3), commands (RECORDS section 1, "Commands").',
        'Chances (docs/bots.md, "What a bot believes").',
    ],
)
def test_a_citation_that_leads_somewhere_is_let_through(comment: str) -> None:
    assert not list(faults(prose(f'"""{comment}"""\n'), TEXTS))
