"""The template of all texts, and the files of the languages that are brought up to date with it."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from assets.locale.make.__main__ import main

SOURCE = """
def words(count):
    # Translators: a button
    _("Dig")
    return [N_("A lamp"), ngettext("{count} card", "{count} cards", count)]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A program with a few texts."""
    for room in ("game", "ai"):
        (tmp_path / room).mkdir()
    (tmp_path / "game" / "digging.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "ai" / "again.py").write_text('\n\nN_("A lamp")', encoding="utf-8")
    return tmp_path


def in_file(root: Path, name: str) -> str:
    return (root / "assets" / "locale" / name).read_text(encoding="utf-8")


def test_the_template_has_every_text_with_its_files_and_advice(root: Path) -> None:
    assert main([], root) == 0
    template = polib.pofile(in_file(root, "fools-lode.pot"))
    assert [(entry.msgid, entry.msgid_plural, entry.comment) for entry in template] == [
        ("Dig", "", "a button"),
        ("A lamp", "", ""),
        ("{count} card", "{count} cards", ""),
    ]
    assert {entry.msgid: len(entry.occurrences) for entry in template} == {"Dig": 1, "A lamp": 2, "{count} card": 1}


def test_a_language_is_begun_with_the_forms_of_its_plural(root: Path) -> None:
    main(["pl", "it"], root)
    forms = {
        name: [len(entry.msgstr_plural) for entry in polib.pofile(in_file(root, f"{name}/fools-lode.po"))]
        for name in ("pl", "it")
    }
    assert forms == {"pl": [0, 0, 3], "it": [0, 0, 2]}


def test_bringing_up_to_date_keeps_what_is_translated_and_drops_what_is_gone(root: Path) -> None:
    main(["de"], root)
    path = root / "assets" / "locale" / "de" / "fools-lode.po"
    path.write_text(in_file(root, "de/fools-lode.po").replace('"Dig"\nmsgstr ""', '"Dig"\nmsgstr "Graben"'))
    (root / "game" / "digging.py").write_text('_("Rest")\n_("Dig")', encoding="utf-8")
    main([], root)
    file = polib.pofile(in_file(root, "de/fools-lode.po"))
    assert [(entry.msgid, entry.msgstr) for entry in file] == [("Rest", ""), ("Dig", "Graben"), ("A lamp", "")]


def test_the_check_fails_for_what_is_not_up_to_date_and_writes_nothing(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["de"], root)
    assert main(["--check"], root) == 0
    before = in_file(root, "fools-lode.pot")
    (root / "game" / "digging.py").write_text('_("Rest")', encoding="utf-8")
    assert main(["--check"], root) == 1
    assert in_file(root, "fools-lode.pot") == before
    shown = capsys.readouterr()
    assert "de: 0 of 3 (0 %)" in shown.out
    assert "assets/locale/de/fools-lode.po" in shown.err


def test_moving_code_changes_no_file(root: Path) -> None:
    main(["de"], root)
    (root / "game" / "digging.py").write_text("\n\n\n" + SOURCE, encoding="utf-8")
    assert main(["--check"], root) == 0


def test_one_text_with_two_plurals_is_refused(root: Path) -> None:
    (root / "game" / "other.py").write_text('ngettext("{count} card", "{count} pieces", 2)', encoding="utf-8")
    with pytest.raises(ValueError, match="two plurals"):
        main([], root)
