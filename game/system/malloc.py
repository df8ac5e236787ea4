"""Memory for pictures: what is let go of goes back to the system."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
_LARGE = 1 << 17


def give_back_large_blocks() -> None:
    """Have glibc map every block of 128 KiB or more by itself, so that freeing it frees it.

    Left alone, glibc raises this threshold as soon as the first picture of a window's size is freed, and keeps all
    later ones. On other systems this does nothing.
    """
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE)
    except (OSError, AttributeError):
        return
