"""The command line of the window."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from nightcaller import __version__
from nightcaller.languages import LANGUAGES

CLOSED: Final = 0
"""Exit code when the window was closed, or the window that was open already came to the front."""

NO_WINDOW: Final = 1
"""Exit code when no window can be opened: no screen, or a library of the system is missing."""

MISTAKEN: Final = 2
"""Exit code when the command line makes no sense."""

SCREENS: Final = (
    "Home", "Players", "Books", "Deck", "Workshop", "HouseRules", "Settings", "Paper", "Handbook",
    "TwoMinutes", "Evenings", "Season", "About", "Gallery", "NowYou",
)  # fmt: skip
"""Screens that need no game to be opened."""

PICTURES: Final = (".png", ".jpg", ".jpeg", ".bmp")
"""How the file of a picture may end."""

LARGEST: Final = 16_384
"""The longest side of a window that can be asked for, in pixels: no screen has more."""


class Arguments(NamedTuple):
    """What was asked for on the command line.

    Attributes:
        evening: the file of a finished evening whose story is wanted.
        language: show this language, whatever the settings say.
        data_dir: keep settings, evenings and keys here instead of the user's folders.
        screen: open this screen first (for drawing new ones).
        screenshot: save a picture of the first screen here and end.
        size: width and height of the window in pixels; None for what it had last time.
    """

    evening: Path | None = None
    language: str | None = None
    data_dir: Path | None = None
    screen: str = "Home"
    screenshot: Path | None = None
    size: tuple[int, int] | None = None


class _Parser(argparse.ArgumentParser):
    """Says in the language of the system what it does not understand.

    Attributes:
        given: the command line, as somebody would type it.
    """

    given = ""

    def error(self, message: str) -> NoReturn:
        """End the program; what argparse would say is English and has names of functions in it."""
        del message
        _end("error-command-line", given=self.given)


def _size(text: str) -> tuple[int, int]:
    width, height = (int(side) for side in text.split("x"))
    if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
        raise ValueError(text)
    return width, height


def _file(text: str) -> Path:
    """Read a place on a disk: no empty one, none that no system could have, none that leads in circles.

    Raises:
        ValueError: it is one of these; argparse hears of it.
    """
    if not text:
        raise ValueError(text)
    try:
        file = Path(text)
        file.resolve()
        file.exists()
    except (OSError, RuntimeError) as problem:
        raise ValueError(text) from problem
    return file


def _picture(text: str) -> Path:
    """Read a place where a picture can be saved."""
    file = _file(text)
    if file.is_dir() or not os.access(file.parent, os.W_OK) or file.suffix not in PICTURES:
        raise ValueError(text)
    return file


def _not_a_folder(folder: Path) -> Path | None:
    """What is in the way of a folder that may have to be made: the nearest thing above that is a file."""
    there = next((above for above in (folder, *folder.absolute().parents) if above.exists()), folder)
    return None if there.is_dir() else there


def _end(message: str, **arguments: Any) -> NoReturn:
    """End the program with a sentence about the command line."""
    from nightcaller.app.complaint import complain

    complain(message, **arguments)
    sys.exit(MISTAKEN)


def parse(argv: Sequence[str] | None = None) -> Arguments:
    """Read the command line; ends the program on --help, --version and mistakes."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given:
        return Arguments()  # the usual start: nothing to be loaded for reading it
    say = _sentences() if {"-h", "--help"} & {*given} else lambda _message: ""
    parser = _Parser(
        prog="nightcaller",
        usage=f"nightcaller [--language {'|'.join(LANGUAGES)}] [--data-dir DIR] [--size WxH] [EVENING]\n"
        "       nightcaller lab ...",
        description=say("ui-help-about"),
        epilog=say("ui-help-exit"),
        add_help=False,
    )
    parser.given = shlex.join(given)
    parser.add_argument("evening", type=_file, nargs="?", metavar="EVENING", help=say("ui-help-evening"))
    parser.add_argument("-h", "--help", action="help", help=say("ui-help-help"))
    version = f"%(prog)s {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("ui-help-version"))
    parser.add_argument("--language", choices=tuple(LANGUAGES), help=say("ui-help-language"))
    parser.add_argument("--data-dir", type=_file, metavar="DIR", help=say("ui-help-data-dir"))
    parser.add_argument("--size", type=_size, metavar="WxH", help=say("ui-help-size"))
    parser.add_argument("--screen", default="Home", choices=SCREENS, help=argparse.SUPPRESS)
    parser.add_argument("--screenshot", type=_picture, help=argparse.SUPPRESS)
    read = vars(parser.parse_args(given))
    if [] in read.values():  # what argparse makes of "--data-dir --" (before Python 3.13)
        parser.error("")
    asked = Arguments(**read)
    if asked.data_dir is not None and (in_the_way := _not_a_folder(asked.data_dir)):
        _end("error-not-a-folder", folder=str(in_the_way))
    return asked


def _sentences() -> Callable[[str], str]:
    """Return what says a message in the language of the system; it takes a moment to load."""
    from functools import partial

    from nightcaller.languages import of_terminal
    from nightcaller.resources import shipped
    from nightcaller.text import Catalogue

    return partial(Catalogue(shipped("i18n")).say, of_terminal())
