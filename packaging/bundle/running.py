"""What every step of a release shares: saying what is done, running a command, and where things are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def give_up(text: str) -> NoReturn:
    say(f"\n{text}")
    sys.exit(1)


def run(*command: str | Path, quietly: bool = False, at: Path | None = None, **environment: str) -> None:
    """Run a command, in folder `at`; a release stops where one fails."""
    words = [str(word) for word in command]
    output = subprocess.DEVNULL if quietly else None
    try:
        done = subprocess.run(words, env={**os.environ, **environment}, cwd=at, stdout=output, check=False)
    except OSError as problem:
        give_up(f"{words[0]} cannot be run: {problem.strerror}")
    if done.returncode:
        give_up(f"This did not work: {' '.join(words)}")


def version() -> str:
    """Return the version, from the one place where it stands."""
    text = (ROOT / "desktop" / "nightcaller" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        give_up("desktop/nightcaller/__init__.py has no __version__")
    return found[1]


def filled(template: Path, **words: str) -> str:
    """Return a file's text with `@WORD@` replaced."""
    text = template.read_text("utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word.upper()}@", value)
    left = re.search(r"@[A-Z]+@", text)
    if left:
        give_up(f"{template.name}: nothing was given for {left[0]}")
    return text
