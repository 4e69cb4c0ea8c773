"""`python -m funicular` is the same command as `funicular`."""

import sys

from funicular.cli import main

if __name__ == "__main__":
    sys.exit(main())
