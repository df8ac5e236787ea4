"""Files of records: limits, encodings, what cannot be opened (RECORDS sections 1 and 3)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scenarios import deal, header, record

from game.records.files import MOST_BYTES, Unreadable, lines
from game.records.replay import replay_file

GOOD = record(header(), deal(), {"seat": 0, "play": "lay NESW 1,0"})


def written(folder: Path, data: bytes) -> Path:
    path = folder / "game.lode"
    path.write_bytes(data)
    return path


def test_a_good_file_is_read(tmp_path: Path) -> None:
    assert replay_file(written(tmp_path, GOOD)).fault is None


def test_a_byte_order_mark_is_refused(tmp_path: Path) -> None:
    found = replay_file(written(tmp_path, b"\xef\xbb\xbf" + GOOD))
    assert found.fault is not None
    assert found.fault.line == 1
    assert found.played == ()


def test_a_file_over_64_mb_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    os.truncate(path, MOST_BYTES + 1)
    found = replay_file(path)
    assert found.fault is not None
    assert "64 MB" in found.fault.message


def test_a_gigabyte_is_never_read_whole(tmp_path: Path) -> None:
    path = written(tmp_path, b"1")
    os.truncate(path, 1 << 30)
    assert replay_file(path).fault is not None


@pytest.mark.parametrize("bad", [b"\xff\xfe{\x00", b'{"name": "\xc3"}', b"\xed\xa0\x80", b"\x80", b"\xc0\xaf"])
def test_what_is_no_utf_8_cannot_be_decoded(tmp_path: Path, bad: bytes) -> None:
    for data in (bad, GOOD + bad, GOOD + b"\n" * (1 << 20) + bad):
        with pytest.raises(Unreadable):
            replay_file(written(tmp_path, data))


def test_a_letter_may_lie_across_two_chunks_of_reading(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD + b" " * ((1 << 20) - len(GOOD) - 1) + "ž".encode())
    found = replay_file(path)
    assert found.fault is not None
    assert "JSON" in found.fault.message


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.lode", tmp_path / ("x" * 5000), Path("a\0b")):
        with pytest.raises(Unreadable) as raised:
            replay_file(path)
        assert len(raised.value.message.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_nobody_writes_to_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unreadable):
        replay_file(tmp_path / "pipe")


def test_millions_of_blank_lines_are_counted_at_once() -> None:
    data = b" \r\n" * 3_000_000 + b"x"
    assert [(line.number, line.text, line.end) for line in lines(data)] == [(3_000_001, b"x", len(data))]


def test_lines_end_at_line_feeds_only() -> None:
    data = "a\u2028b\x0bc\x85d\r\n\ne".encode()
    assert [(line.number, line.end) for line in lines(data)] == [(1, len(data) - 2), (3, len(data))]
