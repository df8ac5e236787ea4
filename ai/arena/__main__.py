"""`python -m ai.arena`."""

import sys

from ai.arena.call import main

if __name__ == "__main__":
    sys.exit(main())
