"""`python -m game`."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a frozen game would open again in every worker

    from game.cli.main import main

    sys.exit(main())
