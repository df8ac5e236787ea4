"""Which language is spoken: chosen, else the system's, else English (UX S12)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.system import mother_tongue
from game.system.i18n import SOURCE_LANGUAGE, languages, spoken_language, use_language
from game.system.mother_tongue import AS_THE_SYSTEM, NAMES, hear, speak, system_language
from game.system.settings import FILE_NAME, kept_language, load_settings

NOTHING: dict[str, str] = {}


@pytest.fixture(autouse=True)
def _a_system_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(mother_tongue, "_told", ())
    yield
    use_language(SOURCE_LANGUAGE)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        (NOTHING, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "uk_UA.UTF-8@euro", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_ALL": "pl_PL", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "pl"),
        ({"LANGUAGE": "fr:uk:de", "LC_ALL": "it_IT.UTF-8"}, "uk"),
        ({"LANGUAGE": "", "LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "de", "LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "de"),
        ({"LANGUAGE": "DE-at"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_environment_says_it_in_the_order_of_gettext(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_a_system_without_such_variables_tells_it_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system_language(["fr-FR", "de-CH"]) == "de"
    hear(["pl_PL", "de_DE"])
    assert system_language() == "pl"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert system_language() == "it"


def test_what_was_chosen_is_spoken_whatever_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert speak("uk")
    assert spoken_language() == "uk"
    assert speak(AS_THE_SYSTEM)
    assert spoken_language() == "de"
    assert not speak("tlh")
    assert spoken_language() == "en"


def test_every_language_has_its_own_name() -> None:
    assert set(languages()) <= NAMES.keys()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ('{"language": "en"}', "en"),
        ('{"language": "pl", "speed_bots": 9}', "pl"),
        ("{}", AS_THE_SYSTEM),
        ('{"language": 3}', AS_THE_SYSTEM),
        ("[]", AS_THE_SYSTEM),
        ('{"langua', AS_THE_SYSTEM),
    ],
)
def test_the_settings_file_says_what_was_chosen(text: str, language: str, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert kept_language(tmp_path) == language
    assert load_settings(tmp_path)[0].language == language


def test_nothing_was_chosen_where_there_are_no_settings(tmp_path: Path) -> None:
    assert kept_language(tmp_path / "none") == AS_THE_SYSTEM
    assert kept_language(None) == AS_THE_SYSTEM
    assert not (tmp_path / "none").exists()
