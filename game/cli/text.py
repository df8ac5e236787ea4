"""`play --text`: the whole game in the terminal, without a window and without what draws it (UX D8)."""

from __future__ import annotations

import argparse

from game.cli.window import setup_of
from game.system.data_folder import data_folder
from game.system.mother_tongue import speak_in_lines
from game.system.settings import load_settings
from game.terminal.start import new_game, newest_game, play_text


def carry_out(call: argparse.Namespace) -> int:
    """Carry out the call and return its exit code. Raises `WrongCall`."""
    folder = data_folder()
    settings, damage = load_settings(folder.path)
    speak_in_lines(call.language or settings.language)
    begin = newest_game if call.go_on else new_game(setup_of(call))
    notices = [sentence for sentence in (folder.complaint, damage) if sentence]
    return play_text(begin, settings, folder.path, notices, boxes=call.boxes)
