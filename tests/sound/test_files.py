"""The files of the sounds, as the mixer decodes them: all there, begun at once, ended in silence, level, seamless."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.sound.cues import JOIN_STEPS, Cue

ROOT = Path(__file__).parents[2] / "assets" / "sound"
EFFECTS = sorted(path for path in ROOT.glob("*/*.ogg") if path.parent.name != "music")
MUSIC = sorted(ROOT.glob("music/*.ogg"))
RATE, FULL = 44_100, 32_768
PEAK = 10 ** (-1 / 20)
SOFT = {Cue.PICK_UP, Cue.PUT_DOWN, Cue.ROTATE, Cue.BUTTON}
"""What the hand does again and again is 6 dB softer than what happens."""
OFTEN = SOFT | {Cue.LAY, Cue.REFUSED, Cue.DISCARD, Cue.DRAW, Cue.DEAL, Cue.COIN, Cue.SAID, Cue.BREAK, Cue.REPAIR}
MOST_SECONDS = 46.0


class Heard(NamedTuple):
    """The samples of a file for both ears, from -1 to 1."""

    left: list[float]
    right: list[float]


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """Decode with the mixer that the game plays with, into nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
        yield
        pygame.mixer.quit()


def raw(path: Path) -> array[int]:
    """Return the decoded samples of a file, left and right by turns."""
    samples = array("h")
    samples.frombytes(pygame.mixer.Sound(path).get_raw())
    return samples


def heard(path: Path) -> Heard:
    """Return a file as both ears hear it."""
    samples = raw(path)
    return Heard([value / FULL for value in samples[::2]], [value / FULL for value in samples[1::2]])


def channels(path: Path) -> int:
    """Return how many channels a file says it has."""
    head = path.read_bytes()[:44]
    assert head[28:35] == b"\x01vorbis"
    assert int.from_bytes(head[40:44], "little") == RATE
    return head[39]


def biquad(wave: list[float], b: tuple[float, float, float], a: tuple[float, float]) -> list[float]:
    """Return the wave after a filter of second order."""
    (b0, b1, b2), (a1, a2) = b, a
    one = two = 0.0
    out = []
    for value in wave:
        come = b0 * value + one
        one = b1 * value - a1 * come + two
        two = b2 * value - a2 * come
        out.append(come)
    return out


def weighted(wave: list[float]) -> list[float]:
    """Return the wave as loudness is measured: ITU-R BS.1770, its two filters worked out anew for 44.1 kHz."""
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle, whole = high**0.4996667741545416, 1 + k / q + k * k
    poles = 2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole
    zeros = (high + middle * k / q + k * k) / whole, 2 * (k * k - high) / whole, (high - middle * k / q + k * k) / whole
    shelved = biquad(wave, zeros, poles)
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    whole = 1 + k / q + k * k
    return biquad(shelved, (1.0, -2.0, 1.0), (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole))


def loudness(wave: list[float]) -> float:
    """Return the integrated loudness of one channel; what is shorter than a block is filled up with silence."""
    block, hop = round(0.4 * RATE), round(0.1 * RATE)
    squares = [value * value for value in weighted(wave + [0.0] * (block - len(wave)))]
    means = [sum(squares[at : at + block]) / block for at in range(0, len(squares) - block + 1, hop)]
    means = [mean for mean in means if mean > 10 ** ((-70 + 0.691) / 10)]
    means = [mean for mean in means if mean > sum(means) / len(means) / 10]
    return -0.691 + 10 * math.log10(sum(means) / len(means))


def test_the_measure_of_loudness_reads_what_its_standard_says() -> None:
    tone = [math.sin(2 * math.pi * 997 * place / RATE) for place in range(RATE)]
    assert loudness(tone) == pytest.approx(-3.01, abs=0.05)


def test_every_cue_has_its_files_and_every_file_its_cue() -> None:
    for cue in Cue:
        digits = 2 if cue is Cue.JOIN else 1
        names = [path.stem for path in EFFECTS if path.parent.name == cue]
        assert names == [f"{cue}-{step:0{digits}}" for step in range(1, len(names) + 1)]
        assert len(names) == JOIN_STEPS if cue is Cue.JOIN else 1 <= len(names) <= 5
        assert cue not in OFTEN or len(names) >= 3, f"{cue} is heard often and wants variants"
    assert {path.parent.name for path in EFFECTS} == set(Cue)
    assert [path.stem for path in MUSIC] == [*(f"table-{stage}" for stage in range(5)), "title"]


@pytest.mark.parametrize("path", EFFECTS, ids=lambda path: path.stem)
def test_an_effect_begins_at_once_and_ends_in_silence_as_loud_as_it_is_to_be(path: Path) -> None:
    assert channels(path) == 1
    wave = heard(path).left
    top = max(map(abs, wave))
    assert top <= PEAK
    first = next(place for place, value in enumerate(wave) if abs(value) >= 0.01)
    assert first <= 0.005 * RATE
    assert max(map(abs, wave[-100:])) < 0.002, "it stops while it still sounds"
    assert abs(sum(wave) / len(wave)) < 0.005, "it stands off the middle"
    aim = -26 if path.parent.name in SOFT else -20
    assert loudness(wave) == pytest.approx(aim, abs=1)


def test_no_two_variants_sound_the_same() -> None:
    sounds = [raw(path).tobytes() for path in EFFECTS]
    assert len(set(sounds)) == len(sounds)


def test_all_effects_decoded_are_small() -> None:
    assert sum(len(raw(path)) for path in EFFECTS) / 2 / RATE <= MOST_SECONDS


def test_joins_rise_step_by_step() -> None:
    """By the length of a period: where the sound is most like itself, moved on."""

    def period(wave: list[float], shortest: int, longest: int) -> int:
        part = wave[2_000:5_000]
        likeness = {
            lag: sum(a * b for a, b in zip(part[: 3_000 - longest], part[lag:], strict=False))
            for lag in range(shortest, longest)
        }
        return max(likeness, key=lambda lag: likeness[lag])

    pitches = [220.0 * 2 ** (step / 12) for step in (0, 3, 5, 7, 8, 10)]
    for step, path in enumerate(path for path in EFFECTS if path.parent.name == Cue.JOIN):
        wanted = RATE / (pitches[step % 6] * 2 ** (step // 6))
        found = period(heard(path).left, round(0.75 * wanted), round(1.33 * wanted))
        assert found == pytest.approx(wanted, abs=1.0)


@pytest.mark.parametrize("path", MUSIC, ids=lambda path: path.stem)
def test_music_is_a_loop_without_a_seam(path: Path) -> None:
    assert channels(path) == 2
    samples = raw(path)
    assert len(samples) == 48 * RATE * 2, "all stages are equally long, so that each can follow each other"
    assert 0.05 * FULL < max(max(samples), -min(samples)) <= PEAK * FULL
    for ear in (0, 1):
        last, first = samples[ear - 2_000 : None : 2] if ear else samples[-2_000::2], samples[ear:2_000:2]
        beside = max(abs(b - a) for part in (last, first) for a, b in pairwise(part))
        assert abs(first[0] - last[-1]) <= beside
        assert max(abs(first[0]), abs(last[-1])) < 0.002 * FULL, "a stage that follows another would click"


def test_music_thins_out_stage_by_stage() -> None:
    """By its blows: moments at which it is suddenly louder."""

    def blows(path: Path) -> int:
        samples = raw(path)[::2]
        size = RATE // 20
        louds = [sum(map(abs, samples[at : at + size : 4])) for at in range(0, len(samples), size)]
        return sum(b > 1.25 * a for a, b in pairwise(louds))

    counts = [blows(path) for path in MUSIC if "table" in path.stem]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0] / 3
