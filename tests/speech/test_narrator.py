"""Reading aloud by a voice that tests can hear: what interrupts, what waits, what is dropped (UX section 3)."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from game.speech.narrator import MOST_LINES, Narrator, Spoken, VoiceNarrator
from game.speech.voices import COMMANDS, LINUX, Command, CommandVoice, system_voice
from game.system.settings import Settings

PATIENCE = 20.0


class FakeVoice:
    """Says nothing to an end until it is let or hushed, and notes what it began and what was cut short."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.cut: list[str] = []
        self.rates: list[tuple[int, str]] = []
        self._step = threading.Condition()
        self._go = False

    def speak(self, text: str, rate: int, language: str, wanted: Callable[[], bool]) -> None:
        with self._step:
            self.begun.append(text)
            self.rates.append((rate, language))
            self._go = False
            self._step.notify_all()
            assert self._step.wait_for(lambda: self._go or not wanted(), PATIENCE)
            if not self._go:
                self.cut.append(text)

    def hush(self) -> None:
        with self._step:
            self._step.notify_all()

    def finish(self) -> None:
        """Let what is being said come to its end."""
        with self._step:
            self._go = True
            self._step.notify_all()

    def until(self, count: int) -> list[str]:
        """What was begun, once so much was."""
        with self._step:
            assert self._step.wait_for(lambda: len(self.begun) >= count, PATIENCE), self.begun
            return list(self.begun)


def narrator(voice: FakeVoice, settings: Settings | None = None) -> VoiceNarrator:
    return VoiceNarrator(lambda: voice, settings or Settings(), lambda: "en")


def words(text: str, owner: int | None = None) -> Spoken:
    return Spoken((text,), owner)


def test_a_new_focus_interrupts_the_old_one_and_lines_wait() -> None:
    voice = FakeVoice()
    reads = narrator(voice)
    reads.focus(words("one"))
    voice.until(1)
    reads.line(words("line"))
    reads.focus(words("two"))
    assert voice.until(2) == ["one", "two"]
    assert voice.cut == ["one"]
    voice.finish()
    assert voice.until(3) == ["one", "two", "line"]
    reads.close()
    assert voice.cut == ["one", "line"]


def test_only_the_newest_focus_and_the_newest_lines_are_read() -> None:
    voice = FakeVoice()
    reads = narrator(voice)
    reads.line(words("first"))
    voice.until(1)
    for number in range(20):
        reads.line(words(f"line {number}"))
    voice.finish()
    for count in range(2, MOST_LINES + 2):
        voice.until(count)
        voice.finish()
    reads.line(words("last"))
    assert voice.until(MOST_LINES + 2)[1:] == [f"line {number}" for number in range(14, 20)] + ["last"]
    reads.close()


def test_what_is_private_is_read_to_its_owner_alone_and_broken_off_when_that_ends() -> None:
    voice = FakeVoice()
    reads = narrator(voice)
    reads.line(words("secret", owner=1))
    reads.line(words("public"))
    assert voice.until(1) == ["public"]
    voice.finish()
    reads.only_for(1)
    reads.focus(words("secret", owner=1))
    voice.until(2)
    reads.line(words("more", owner=1))
    reads.only_for(None)
    reads.line(words("open"))
    assert voice.until(3) == ["public", "secret", "open"]
    assert voice.cut == ["secret"]
    reads.close()


def test_hushed_it_forgets_what_waits() -> None:
    voice = FakeVoice()
    reads = narrator(voice)
    reads.focus(words("one"))
    voice.until(1)
    reads.line(words("two"))
    reads.hush()
    reads.focus(words("three"))
    assert voice.until(2) == ["one", "three"]
    reads.close()


def test_rate_and_language_are_those_of_now() -> None:
    voice, settings = FakeVoice(), Settings(speech_rate=160)
    reads = narrator(voice, settings)
    reads.focus(Spoken(("one", "two")))
    assert voice.until(1) == ["one\ntwo"]
    assert voice.rates == [(160, "en")]
    reads.close()


@pytest.mark.parametrize("make", [Narrator, lambda: VoiceNarrator(lambda: None, Settings(), lambda: "en")])
def test_without_a_voice_nothing_is_said_and_nothing_waits(make: Callable[[], Narrator]) -> None:
    before = threading.active_count()
    reads = make()
    reads.focus(words("one"))
    reads.line(words("two"))
    assert not reads.has_voice
    assert threading.active_count() == before
    reads.close()


def test_who_has_nothing_read_looks_for_no_voice() -> None:
    found: list[str] = []
    reads = VoiceNarrator(lambda: found.append("looked"), Settings(), lambda: "en")
    reads.only_for(1)
    reads.hush()
    reads.close()
    assert not found


def test_the_voice_is_the_first_command_that_the_system_has() -> None:
    assert system_voice("linux", lambda _name: None) is None
    asked: list[str] = []

    def found(name: str) -> str | None:
        asked.append(name)
        return name if name == "espeak-ng" else None

    assert isinstance(system_voice("linux", found), CommandVoice)
    assert asked == ["spd-say", "espeak-ng"]
    assert isinstance(system_voice("darwin", str), CommandVoice)
    assert isinstance(system_voice("win32", str), CommandVoice)


def test_no_text_is_ever_an_argument_and_rates_stay_within_what_a_voice_knows() -> None:
    for command in (*LINUX, *COMMANDS["darwin"], *COMMANDS["win32"]):
        slow, fast = command.arguments(60, "de"), command.arguments(300, "de")
        assert slow != fast
        assert all(isinstance(word, str) for word in (*slow, *fast))
    spd = next(command for command in LINUX if command.program == "spd-say")
    assert "100" in spd.arguments(300, "pl")


def test_a_voice_gets_the_text_on_its_input_and_ends_when_nobody_wants_it(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f"import sys; open({str(heard)!r}, 'wb').write(sys.stdin.buffer.read())"
    voice = CommandVoice(Command(sys.executable, lambda _rate, _language: ("-c", script)))
    voice.speak("-v „Dig!“", 100, "en", lambda: True)
    assert heard.read_text(encoding="utf-8") == "-v „Dig!“"
    asleep = CommandVoice(Command(sys.executable, lambda _rate, _language: ("-c", "import time; time.sleep(600)")))
    asleep.speak("never heard to its end", 100, "en", lambda: False)
    asleep.hush()
    gone = CommandVoice(Command(str(tmp_path / "none"), lambda _rate, _language: ()))
    gone.speak("no such program", 100, "en", lambda: True)


def test_what_speaks_for_a_program_is_stopped_by_who_speaks_and_a_stop_that_hangs_is_given_up(tmp_path: Path) -> None:
    def sleeps(_rate: int, _language: str) -> tuple[str, str]:
        return "-c", "import time; time.sleep(600)"

    stopped = tmp_path / "stopped"
    stop = (sys.executable, "-c", f"open({str(stopped)!r}, 'x')")
    CommandVoice(Command(sys.executable, sleeps, stop)).speak("cut short", 100, "en", lambda: False)
    assert stopped.exists()
    hangs = (sys.executable, *sleeps(100, "en"))
    CommandVoice(Command(sys.executable, sleeps, hangs)).speak("cut short", 100, "en", lambda: False)
    stopped.unlink()
    whole = CommandVoice(Command(sys.executable, lambda _rate, _language: ("-c", ""), stop))
    whole.speak("said to its end", 100, "en", lambda: True)
    assert not stopped.exists()
