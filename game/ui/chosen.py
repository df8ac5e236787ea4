"""The inputs that a player has chosen: read from the settings, changed one at a time, kept in the settings (UX M31).

A table says which inputs each control has; an input is a key or one of a gamepad, and no two controls have the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.system.settings import Settings
from game.ui.bindings import DEFAULT_KEYS, DEFAULT_PADS, NEEDED, Bindings, Control, Input
from game.ui.keys import key_from, key_text
from game.ui.pads.inputs import PadInput

Texts = dict[str, tuple[str, ...]]


def bindings_of(settings: Settings) -> Bindings:
    """Return the bindings that the settings ask for. What cannot be read in them is passed over."""
    return Bindings(
        _resolved(DEFAULT_KEYS, _read(settings.keys, key_from)),
        _resolved(DEFAULT_PADS, _read(settings.pads, _pad_from)),
    )


def keep_bindings(bindings: Bindings, settings: Settings) -> None:
    """Note in the settings which controls have other inputs than by default."""
    settings.keys = _texts(bindings.keys, DEFAULT_KEYS, key_text)
    settings.pads = _texts(bindings.pads, DEFAULT_PADS, str)


def mend_inputs(settings: Settings) -> list[str]:
    """Take out of the settings what names no control or no input. Return the names of what was taken out."""
    settings.keys, bad_keys = _usable(settings.keys, key_from)
    settings.pads, bad_pads = _usable(settings.pads, _pad_from)
    return [*(f"keys {name}" for name in bad_keys), *(f"pads {name}" for name in bad_pads)]


def holder(table: Mapping[Control, tuple[Input, ...]], wanted: Input) -> Control | None:
    """Return the control that has an input."""
    return next((control for control, inputs in table.items() if wanted in inputs), None)


def can_lose(table: Mapping[Control, tuple[Input, ...]], control: Control) -> bool:
    """Return whether a control may lose an input: what nobody gets about without keeps its last one."""
    return control not in NEEDED or len(table[control]) > 1


def given(
    table: Mapping[Control, tuple[Input, ...]], control: Control, more: Input, instead_of: Input | None = None
) -> dict[Control, tuple[Input, ...]]:
    """Return a table in which a control has one input more, or in place of another; whoever had it loses it."""
    rest = {held: tuple(one for one in inputs if one != more or held is control) for held, inputs in table.items()}
    inputs = rest[control]
    if more in inputs:
        inputs = tuple(one for one in inputs if one != instead_of or one == more)
    elif instead_of in inputs:
        inputs = tuple(more if one == instead_of else one for one in inputs)
    else:
        inputs = (*inputs, more)
    return {**rest, control: inputs}


def exchanged(
    table: Mapping[Control, tuple[Input, ...]], control: Control, mine: Input, other: Control, its: Input
) -> dict[Control, tuple[Input, ...]]:
    """Return a table in which two controls have each the input that the other had."""
    return {
        **table,
        control: tuple(its if one == mine else one for one in table[control]),
        other: tuple(mine if one == its else one for one in table[other]),
    }


def without(
    table: Mapping[Control, tuple[Input, ...]], control: Control, less: Input
) -> dict[Control, tuple[Input, ...]]:
    """Return a table in which a control does not have an input any more."""
    return {**table, control: tuple(one for one in table[control] if one != less)}


def reset(
    table: Mapping[Control, tuple[Input, ...]], defaults: Mapping[Control, tuple[Input, ...]], control: Control
) -> dict[Control, tuple[Input, ...]]:
    """Return a table in which a control has its own inputs again, but for those that another cannot do without.

    The table stays as it is where that would leave nothing to a control that is needed.
    """
    now = {**table, control: ()}
    for one in defaults[control]:
        by = holder(now, one)
        if by is None or can_lose(now, by):
            now = given(now, control, one)
    return now if now[control] or control not in NEEDED else dict(table)


def _resolved(
    defaults: Mapping[Control, tuple[Input, ...]], chosen: Mapping[Control, tuple[Input, ...]]
) -> dict[Control, tuple[Input, ...]]:
    """Return who has what: the chosen inputs go first, then the defaults; each to the first in the order of controls.

    A needed control that would have nothing has its defaults, whoever had chosen those.
    """
    chosen = dict(chosen)
    while True:
        table = _shared_out(defaults, chosen)
        bare = {control for control in NEEDED if defaults[control] and not table[control]}
        if not bare:
            return table
        back = {one for control in bare for one in defaults[control]}
        chosen = {
            control: tuple(one for one in inputs if one not in back)
            for control, inputs in chosen.items()
            if control not in bare
        }


def _shared_out(
    defaults: Mapping[Control, tuple[Input, ...]], chosen: Mapping[Control, tuple[Input, ...]]
) -> dict[Control, tuple[Input, ...]]:
    table: dict[Control, tuple[Input, ...]] = {}
    taken: set[Input] = set()
    for wanted in (chosen, {control: defaults[control] for control in Control if control not in chosen}):
        for control in Control:
            if control in wanted:
                table[control] = tuple(dict.fromkeys(one for one in wanted[control] if one not in taken))
                taken.update(table[control])
    return {control: table[control] for control in Control}


def _read(texts: Texts, read: Callable[[str], Input | None]) -> dict[Control, tuple[Input, ...]]:
    """Return the chosen inputs by control, in the order of controls."""
    usable = _usable(texts, read)[0]
    return {
        control: tuple(one for text in usable[control] if (one := read(text)) is not None)
        for control in Control
        if control in usable
    }


def _usable(texts: Texts, read: Callable[[str], Input | None]) -> tuple[Texts, list[str]]:
    """Return what of the chosen inputs can be read, and the names of the controls where some cannot."""
    names = {control.value for control in Control}
    usable = {
        name: tuple(text for text in chosen if read(text) is not None)
        for name, chosen in texts.items()
        if name in names
    }
    bad = [name for name, chosen in texts.items() if name not in names or len(usable[name]) < len(chosen)]
    return {name: chosen for name, chosen in usable.items() if chosen or not texts[name]}, bad


def _texts(
    table: Mapping[Control, tuple[Input, ...]],
    defaults: Mapping[Control, tuple[Input, ...]],
    spell: Callable[[Input], str],
) -> Texts:
    return {
        control.value: tuple(map(spell, inputs)) for control, inputs in table.items() if inputs != defaults[control]
    }


def _pad_from(text: str) -> PadInput | None:
    """Return the input of a gamepad that the settings spell so; None where there is none."""
    name = text.strip().lower()
    return PadInput(name) if name in tuple(PadInput) else None
