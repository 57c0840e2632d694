"""What cannot be said in a window is said where the program was started."""

from __future__ import annotations

import os
import sys
from typing import Any


def complain(message: str, **arguments: Any) -> None:
    """Write a message to standard error, in the language of the system."""
    from nightcaller.resources import shipped
    from nightcaller.text import Catalogue

    said = Catalogue(shipped("i18n")).say(terminal_language(), message, **arguments)
    if sys.stderr is not None:  # a program of Windows has none
        # the name of a file need not be text, and whatever stands in for standard error may insist on it
        print(said.encode("utf-8", "backslashreplace").decode(), file=sys.stderr)  # noqa: T201


def terminal_language() -> str:
    """Return the language in which this system's programs speak, as far as one can tell without a window."""
    import locale

    from nightcaller.languages import spoken_by

    asked = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    names = [name for value in asked for name in value.split(":") if name]
    return spoken_by([*names, locale.getlocale()[0] or ""])
