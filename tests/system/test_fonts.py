"""The fallbacks: what they say of their letters is what is in the files, and which one sets a letter."""

from __future__ import annotations

import lzma
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from game.art.drawing.typefaces import FONT_FILES
from game.system.fonts import FALLBACKS, FontFile, contents, fallback, has, undrawable
from game.system.resources import PACKED

_ALL = (*FALLBACKS, *FONT_FILES.values())


@pytest.mark.parametrize("file", _ALL, ids=[file.path for file in _ALL])
def test_a_font_has_the_letters_that_its_file_lists(file: FontFile) -> None:
    library: Any = import_module("fontTools.ttLib")
    with library.TTFont(str(files(file.package) / file.path), lazy=True) as opened:
        listed = set(opened.getBestCmap())
    said = {code for code in range(0x20000) if has(file, chr(code))}
    assert said == {code for code in listed if code < 0x20000}


@pytest.mark.parametrize(
    ("letters", "path"),
    [
        ("Ελλάδα", "NotoSans[wght].ttf"),
        ("مریم", "NotoSansArabic[wght].ttf"),
        ("דויד", "NotoSansHebrew[wght].ttf"),
        ("Արամ", "NotoSansArmenian[wght].ttf"),
        ("გია", "NotoSansGeorgian[wght].ttf"),
        ("ሰላም", "NotoSansEthiopic[wght].ttf"),
        ("प्रिया", "NotoSansDevanagari[wght].ttf"),
        ("রবি", "NotoSansBengali[wght].ttf"),
        ("ਗੁਰੂ", "NotoSansGurmukhi[wght].ttf"),
        ("રવિ", "NotoSansGujarati[wght].ttf"),
        ("ରବି", "NotoSansOriya[wght].ttf"),
        ("ரவி", "NotoSansTamil[wght].ttf"),
        ("రవి", "NotoSansTelugu[wght].ttf"),
        ("ರವಿ", "NotoSansKannada[wght].ttf"),
        ("രവി", "NotoSansMalayalam[wght].ttf"),
        ("රවි", "NotoSansSinhala[wght].ttf"),
        ("สมชาย", "NotoSansThai[wght].ttf"),
        ("ລາວ", "NotoSansLao[wght].ttf"),
        ("ខ្មែរ", "NotoSansKhmer[wght].ttf"),
        ("မြန်မာ", "NotoSansMyanmar[wght].ttf"),
        ("小明はな김철수", "NotoSansCJKjp-Regular.otf"),
    ],
)
def test_every_script_has_its_font(letters: str, path: str) -> None:
    assert undrawable(letters) is None
    assert {found.path for letter in letters.split() if (found := fallback(letter)) is not None} == {path}


@pytest.mark.parametrize("emoji", ["🙂", "👩\u200d🚀", "👍🏽", "❤\ufe0f", "🇵🇱", "⛏"])
def test_emoji_are_set_whole(emoji: str) -> None:
    found = fallback(emoji)
    assert found is not None
    assert found.path == "NotoEmoji[wght].ttf"


@pytest.mark.parametrize("letters", ["Ꭰ", "Adaཀ", "𒀀"])
def test_a_letter_that_no_font_has_is_told(letters: str) -> None:
    assert undrawable(letters) == letters[-1]


@pytest.mark.parametrize("font", [FontFile("manimgx_fonts", "no-such.ttf"), FontFile("no_such_package", "any.ttf")])
def test_a_font_that_is_not_there_has_no_letters(font: FontFile) -> None:
    assert not has(font, "A")


def test_a_packed_font_is_the_same_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the standalone program has them."""
    hebrew = next(file for file in FALLBACKS if file.script == "Hebr")
    whole = (files(hebrew.package) / hebrew.path).read_bytes()
    package = tmp_path / "packed_fonts"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / f"Hebrew.ttf{PACKED}").write_bytes(lzma.compress(whole))
    monkeypatch.syspath_prepend(str(tmp_path))
    packed = FontFile("packed_fonts", "Hebrew.ttf")
    assert contents(packed) == whole
    assert has(packed, "דויד")
    assert not has(packed, "გია")
