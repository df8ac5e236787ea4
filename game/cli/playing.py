"""Opens the window with all that its scenes are given, and plays in it to the end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

from game.app import App
from game.art.store import PictureStore
from game.scenes.routes import ToTitle
from game.sound.player import MixerPlayer
from game.speech.narrator import VoiceNarrator
from game.system.data_folder import data_folder
from game.system.errors import complain, reason_of
from game.system.i18n import _, spoken_language
from game.system.mother_tongue import hear, speak
from game.system.settings import load_settings, never_set
from game.ui.bindings import use_bindings
from game.ui.chosen import bindings_of, mend_inputs
from game.ui.context import Context
from game.ui.scene import Route
from game.ui.trace import Trace
from game.ui.viewport import Viewport
from game.ui.window import GameWindow, NoDisplay

if TYPE_CHECKING:
    from game.speech.voices import Voice


def _voice() -> Voice | None:
    from game.speech.voices import system_voice  # only who has something read aloud pays for it

    return system_voice()


def play(first: Route, language: str = "") -> int:
    """Open the window where `first` leads and play until it is closed. Returns the exit code.

    `language` is spoken in place of the one in the settings until its player chooses another one.

    2, with one sentence on standard error, when there is no display or the trace cannot be written.
    """
    folder = data_folder()
    first_start = never_set(folder.path)
    settings, damage = load_settings(folder.path, mend_inputs)
    hear(_languages_of_system())
    speak(language or settings.language)
    use_bindings(bindings_of(settings))
    try:
        trace = Trace.from_environment()
        window = GameWindow(settings.window, settings.full_screen, settings.monitor)
    except OSError as error:
        complain(_("The trace cannot be written: {reason}.").format(reason=reason_of(error)))
        return 2
    except NoDisplay as error:
        complain(str(error))
        return 2
    viewport = Viewport.of(window.surface.get_size(), settings)
    context = Context(settings, PictureStore(folder.path), viewport, trace, folder.path, first_start=first_start)
    context.sound = MixerPlayer(settings, context.worker, random.Random())
    context.narrator = VoiceNarrator(_voice, settings, spoken_language)
    context.notices.extend(sentence for sentence in (folder.complaint, damage) if sentence)
    try:
        App(context, first, home=ToTitle()).run(window)
    finally:
        window.close()  # first: a sound system that hangs lets nobody look at a dead window
        context.sound.close()
        context.pictures.close()
        pygame.quit()
    return 0


def _languages_of_system() -> list[str]:
    """Return the languages of the system as SDL knows them, the most wanted first: `de_AT`."""
    told = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in told]
