"""The voices of the systems: the command that each has for speech, asked for one sentence at a time.

A command of the system needs no package of Python, goes into the standalone program as it is, and falls silent when
its process is ended; libraries that wrap the same voices bring loops of their own, which cannot be interrupted safely.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

_USUAL = 175
"""Words a minute at a rate of 100 per cent."""
_LONGEST = 60.0
"""Seconds after which a voice that has not come to an end is given up."""
_STOPPING = 1.0
"""Seconds that a program has to stop what speaks for it."""


class Voice(Protocol):
    """Speaks one text at a time. `speak` returns when it has been said or is not `wanted` any more."""

    def speak(self, text: str, rate: int, language: str, wanted: Callable[[], bool]) -> None:
        """Say the text, `rate` per cent as fast as usual."""

    def hush(self) -> None:
        """Look at once whether what is being said is wanted; called from another thread."""


class Command(NamedTuple):
    """A program that speaks: what it is called with for a rate and a language, and how it is told to stop, if at all.

    The text goes to its standard input, so that nothing in it is taken for an argument.
    """

    program: str
    arguments: Callable[[int, str], Sequence[str]]
    stop: tuple[str, ...] = ()


def _espeak(rate: int, language: str) -> Sequence[str]:
    return "--stdin", "-s", str(_USUAL * rate // 100), "-v", language


def _spd_say(rate: int, language: str) -> Sequence[str]:
    return "-w", "-e", "-r", str(max(-100, min(100, rate - 100))), "-l", language


def _say(rate: int, _language: str) -> Sequence[str]:
    return "-f", "-", "-r", str(_USUAL * rate // 100)


def _powershell(rate: int, language: str) -> Sequence[str]:
    """Return a script that reads the text as UTF-8 and takes a voice of the language where there is one."""
    script = (
        "Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
        f"$voice.Rate = {max(-10, min(10, (rate - 100) // 10))}; "
        f"$found = $voice.GetInstalledVoices() | Where-Object {{ $_.VoiceInfo.Culture.Name -like '{language}*' }}; "
        "if ($found) { $voice.SelectVoice($found[0].VoiceInfo.Name) }; "
        "$reader = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); "
        "$voice.Speak($reader.ReadToEnd())"
    )
    encoded = base64.b64encode(script.encode("utf-16-le")).decode("ascii")
    return "-NoProfile", "-NonInteractive", "-EncodedCommand", encoded


LINUX = (Command("spd-say", _spd_say, ("spd-say", "-C")), Command("espeak-ng", _espeak), Command("espeak", _espeak))
COMMANDS = {"darwin": (Command("say", _say),), "win32": (Command("powershell", _powershell),)}


class CommandVoice:
    """Speaks by a command of the system."""

    def __init__(self, command: Command) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def speak(self, text: str, rate: int, language: str, wanted: Callable[[], bool]) -> None:
        call = (self._command.program, *self._command.arguments(rate, language))
        with suppress(OSError, subprocess.TimeoutExpired):
            process = self._process = subprocess.Popen(
                call,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            if not wanted():  # what came between has found no process to end
                _end(process)
            try:
                process.communicate(text.encode("utf-8"), timeout=_LONGEST)
            finally:
                _end(process)
                self._process = None
                if not wanted():
                    self._stop()

    def hush(self) -> None:
        process = self._process
        if process is not None:
            _end(process)

    def _stop(self) -> None:
        """Tell what speaks for the program to stop: here no frame waits, and what comes next is not stopped with it."""
        if self._command.stop:
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(
                    self._command.stop,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=_STOPPING,
                    check=False,
                )


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        with suppress(OSError):
            process.kill()


def system_voice(platform: str = sys.platform, found: Callable[[str], str | None] = shutil.which) -> Voice | None:
    """Return the voice of this system, None where it has none that is known."""
    commands = COMMANDS.get(platform, LINUX if os.name == "posix" else ())
    return next((CommandVoice(command) for command in commands if found(command.program) is not None), None)
