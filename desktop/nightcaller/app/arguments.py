"""The command line of the window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nightcaller import __version__
from nightcaller.settings import LANGUAGES


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for on the command line.

    Attributes:
        language: show this language, whatever the settings say.
        data_dir: keep settings, evenings and keys here instead of the user's folders.
        screen: open this screen first (for drawing new ones).
        screenshot: save a picture of the first screen here and end.
        size: width and height of the window in pixels; None for what it had last time.
    """

    language: str | None = None
    data_dir: Path | None = None
    screen: str = "Home"
    screenshot: Path | None = None
    size: tuple[int, int] | None = None


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def parse(argv: Sequence[str] | None = None) -> Arguments:
    """Read the command line; ends the program on --help, --version and mistakes."""
    parser = argparse.ArgumentParser(prog="nightcaller", description="Nightcaller 唤夜人")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the table, for this evening")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep settings and evenings in DIR")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--screen", default="Home", help=argparse.SUPPRESS)
    parser.add_argument("--screenshot", type=Path, help=argparse.SUPPRESS)
    return Arguments(**vars(parser.parse_args(argv)))
