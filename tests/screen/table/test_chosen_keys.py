"""Every control remapped, and the game played on by the chosen keys alone (UX M31)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from screen.rounds import new_session
from screen.table.test_play import play_round
from screen.tables import Table

from game.ui.bindings import DEFAULT, DEFAULT_KEYS, Bindings, Control, bindings_in_force, control_of, use_bindings
from game.ui.keys import Key

_ALL = tuple(Control)
_PERMUTED = Bindings(
    {control: DEFAULT_KEYS[other] for control, other in zip(_ALL, (*_ALL[7:], *_ALL[:7]), strict=True)}
)
"""Every control has the keys of another one."""
_UNUSED = [
    *(Key(ord(letter), ctrl=True, shift=True) for letter in "abcdefghijklmnopqrstuvwxyz"),
    *(Key(pygame.K_F1 + number, ctrl=True) for number in range(12)),
    *(Key(ord(sign)) for sign in "[];',./`\\0"),
    *(Key(pygame.K_F1 + number, shift=True) for number in range(9)),
]
_FRESH = Bindings({control: (key,) for control, key in zip(_ALL, _UNUSED[: len(_ALL)], strict=True)})
"""Every control has one key that nothing has by default."""
CHOSEN = pytest.mark.parametrize("bindings", [_PERMUTED, _FRESH], ids=["permuted", "fresh"])


@pytest.fixture(autouse=True)
def own_bindings() -> Iterator[None]:
    """Whatever a test binds is undone."""
    yield
    use_bindings(DEFAULT)


class ByChosenKeys(Table):
    """Where others press the key of a control by default, this one presses the key that was chosen for it."""

    def press(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            control = DEFAULT.of_key(Key(key, bool(mod & pygame.KMOD_CTRL), bool(mod & pygame.KMOD_SHIFT)))
            assert control is not None, key
            self.frame(_event(bindings_in_force().keys[control][0]))


def _event(key: Key) -> pygame.Event:
    mod = (pygame.KMOD_LCTRL if key.ctrl else 0) | (pygame.KMOD_LSHIFT if key.shift else 0)
    return pygame.Event(pygame.KEYDOWN, key=key.code, mod=mod, scancode=0, unicode="")


def test_nothing_has_kept_a_key_of_its_own() -> None:
    for control in Control:
        assert not set(_PERMUTED.keys[control]) & set(DEFAULT_KEYS[control])
        assert all(DEFAULT.of_key(key) is None for key in _FRESH.keys[control])


@CHOSEN
def test_every_chosen_key_means_its_control_and_no_other(bindings: Bindings) -> None:
    use_bindings(bindings)
    for control, keys in bindings.keys.items():
        assert [control_of(_event(key)) for key in keys] == [control] * len(keys)
    if bindings is _FRESH:
        meant = {control_of(_event(key)) for keys in DEFAULT_KEYS.values() for key in keys}
        assert meant == {None}


@CHOSEN
def test_a_whole_round_is_played_by_chosen_keys_alone(bindings: Bindings) -> None:
    use_bindings(bindings)
    table = ByChosenKeys(new_session(4, 0))
    assert play_round(table, by_mouse=False) >= 3
    assert table.session.table.outcome is not None
