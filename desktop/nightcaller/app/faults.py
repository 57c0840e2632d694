"""What happens to an error nobody expected: a line in a file that tells where, never what was played."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import qSetMessagePattern

from nightcaller import __version__

WHERE: Final = "".join(
    f"%{{if-{kind}}}Qt {kind} %{{category}} %{{file}}:%{{line}}%{{endif}}"
    for kind in ("warning", "critical", "fatal")
)
"""What is written of a message of Qt's, whose text is never; of others nothing."""


def report(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return an error as text: its type and the places in the program, no values and no message.

    Messages and local variables could hold a name, a role or a choice.
    """
    lines = [f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} Nightcaller {__version__} {kind.__name__}"]
    lines += [
        f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)
    ]
    return "\n".join(lines) + "\n"


def keep_reports(folder: Path, told: Callable[[], None]) -> None:
    """From now on write unexpected errors to `errors.log` in `folder`, and call `told`: people know."""

    def on_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = report(kind, trace)
        print(text, file=sys.stderr)  # noqa: T201
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / "errors.log").open("a", encoding="utf-8") as log:
                log.write(text)
        except OSError:
            pass
        told()

    sys.excepthook = on_error


def quiet_qt() -> None:
    """Keep Qt's warnings to where they came from; their text may quote what is on the screen.

    By a pattern and not by a listener in Python: Qt's loader thread would wait for Python in it, while Python
    waits for what that thread loads.
    """
    qSetMessagePattern(WHERE)
