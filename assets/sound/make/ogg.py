"""Ogg files that are the same bytes whenever they are made.

libsndfile gives every stream a serial number by chance. It is written anew here, from the name of the file, and with it
the checksum of each page.
"""

from __future__ import annotations

import io
import zlib

import numpy as np
import soundfile

from assets.sound.make.waves import RATE, Wave

POLYNOMIAL = 0x04C11DB7
PART = 4_096
"""Samples packed at a time: given minutes at once, libsndfile overruns its stack."""


def _table() -> list[int]:
    rows = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        rows.append(value & 0xFFFFFFFF)
    return rows


TABLE = _table()


def checksum(page: bytes | bytearray) -> int:
    """Return the checksum of an Ogg page whose own four bytes of it are zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """Return an Ogg stream under another serial number."""
    pages = []
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        segments = data[at + 26]
        end = at + 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at:end])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        page[22:26] = checksum(page).to_bytes(4, "little")
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def packed(wave: Wave, name: str, quality: float) -> bytes:
    """Return the wave as a file, `quality` from 0 to 1.

    Samples are first rounded to 16 bits: then the last digit of a sine, which differs between processors, is lost
    before anything is decided by it.
    """
    samples = (np.round(wave.T * 32_767) / 32_767).astype(np.float32)
    file = io.BytesIO()
    channels = samples.ndim
    with soundfile.SoundFile(
        file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as stream:
        for start in range(0, len(samples), PART):
            stream.write(samples[start : start + PART])
    return with_serial(file.getvalue(), zlib.crc32(name.encode()))


def unpacked(data: bytes) -> Wave:
    """Return what is heard of a file: one row of samples, or two."""
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"{rate} samples a second, not {RATE}")
    return np.asarray(samples.T[0] if samples.shape[1] == 1 else samples.T)
