"""What a bundle starts: the window, the voice's worker or the lab, by name and arguments."""

import sys

from nightcaller.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
