"""What cannot be said in a window is said where the program was started."""

from __future__ import annotations

import sys
from typing import Any


def complain(message: str, **arguments: Any) -> None:
    """Write a message to standard error, in the language of the system."""
    from nightcaller.languages import of_terminal
    from nightcaller.resources import shipped
    from nightcaller.text import Catalogue

    said = Catalogue(shipped("i18n")).say(of_terminal(), message, **arguments)
    if sys.stderr is not None:  # a program of Windows has none
        # the name of a file need not be text, and whatever stands in for standard error may insist on it
        print(said.encode("utf-8", "backslashreplace").decode(), file=sys.stderr)  # noqa: T201
