"""Texts in the player's language."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.system import i18n
from game.system.i18n import CATALOGUE, PSEUDO_LANGUAGE, SOURCE_LANGUAGE, _, languages, ngettext, use_language
from game.system.resources import PACKED

PO = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "{name} passed"
msgstr "{name} pasuje"

msgid "lamp"
msgstr "lampa | acc=lampę"

msgid "{name} broke a {tool}"
msgstr "{name} psuje {tool:acc}"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} kart"
"""


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language(SOURCE_LANGUAGE)


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "locale" / "pl"
    folder.mkdir(parents=True)
    (folder / "fools-lode.po").write_text(PO, encoding="utf-8")
    monkeypatch.setattr(i18n, "assets", lambda: tmp_path)


@pytest.mark.usefixtures("polish")
def test_a_po_file_is_read_with_its_plural_forms() -> None:
    assert use_language("pl")
    assert _("{name} passed") == "{name} pasuje"
    assert [ngettext("{count} card", "{count} cards", n)[8:] for n in (1, 2, 5, 12, 22)] == [
        "karta",
        "karty",
        "kart",
        "kart",
        "karty",
    ]
    assert _("What the file lacks") == "What the file lacks"
    assert languages() == ("en", "pl")


@pytest.mark.usefixtures("polish")
def test_a_packed_file_is_read_as_well(tmp_path: Path) -> None:
    """As the standalone program has them."""
    plain = tmp_path / "locale" / "pl" / CATALOGUE
    plain.with_name(CATALOGUE + PACKED).write_bytes(lzma.compress(plain.read_bytes()))
    plain.unlink()
    assert languages() == ("en", "pl")
    assert use_language("pl")
    assert _("{name} passed") == "{name} pasuje"


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize("damaged", [b"nonsense", b"\xff\xfe", b'msgid ""\nmsgstr ""\n"Plural-Forms: plural=n**;"\n'])
def test_a_language_whose_file_is_damaged_falls_back_to_english(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "locale" / "pl" / CATALOGUE).write_bytes(damaged)
    assert not use_language("pl")
    assert _("{name} passed") == "{name} passed"


@pytest.mark.usefixtures("polish")
def test_sentences_ask_for_the_forms_of_what_fills_them() -> None:
    use_language("pl")
    assert _("{name} broke a {tool}").format(name="Bo", tool=_("lamp")) == "Bo psuje lampę"
    assert _("{name} broke a {tool}").format(name="Bo", tool=_("cart")) == "Bo psuje cart", "not translated yet"


def test_a_language_that_is_not_there_falls_back_to_english() -> None:
    assert not use_language("tlh")
    assert _("Start") == "Start"


def test_the_pseudo_language_is_longer_and_keeps_fields() -> None:
    use_language(PSEUDO_LANGUAGE)
    text = _("{name} laid a path card at {place}")
    assert len(text) >= 1.3 * len("{name} laid a path card at {place}")
    assert text.format(name="Ada", place="x").count("Ada") == 1
