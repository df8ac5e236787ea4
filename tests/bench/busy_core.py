"""One core kept busy by another program: benchmarks of frames and of start run beside it, as games do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_PROGRAM = """
import os, sys, threading
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
def follow():
    sys.stdin.read()
    os._exit(0)
threading.Thread(target=follow, daemon=True).start()
print("busy", flush=True)
while True:
    for _ in range(100_000):
        pass
"""
"""It ends with whoever started it: what it reads ends then. Its priority is the usual one, as with other programs."""


@contextmanager
def busy_core() -> Iterator[None]:
    """Keep one core busy, the last one where a program can choose; what is measured may run on any of them."""
    command = [sys.executable, "-I", "-S", "-c", _PROGRAM]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline().strip() == b"busy"
            yield
        finally:
            other.kill()
