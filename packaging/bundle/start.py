"""What a bundle starts, by name and arguments: window, a process of the voice's, lab, one of the lab's."""

import sys
from multiprocessing import freeze_support

from nightcaller.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the lab's processes are this program, too: then this call does not return
    sys.exit(main())
