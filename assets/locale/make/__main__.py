"""Bring the template and the languages up to date with the texts of the program, and say how much is translated."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assets.locale.make.files import read, template, updated
from assets.locale.make.texts import texts

ROOT = Path(__file__).parents[3]
NAME = "fools-lode"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write or check; return 1 if a file that is there is not what would be written."""
    parser = argparse.ArgumentParser(prog="python -m assets.locale.make", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is not up to date")
    parser.add_argument("languages", nargs="*", help="only these, such as de; one that is not there is begun")
    options = parser.parse_args(arguments)
    folder, found = root / "assets" / "locale", texts(root)
    wanted = {folder / f"{NAME}.pot": template(found)}
    for language in options.languages or sorted(path.parent.name for path in folder.glob(f"*/{NAME}.po")):
        path = folder / language / f"{NAME}.po"
        wanted[path], count = updated(language, read(path), found)
        print(f"{language}: {count}")
    stale = [path for path, text in wanted.items() if read(path) != text]
    for path in stale:
        if options.check:
            print(f"not up to date: {path.relative_to(root)}", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8", newline="\n")
    return int(options.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
