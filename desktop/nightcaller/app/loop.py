"""One event loop for Qt and asyncio: the only module that knows qasync."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

from PySide6.QtGui import QGuiApplication

# qasync asks for the binding by name before it looks at what is imported.
os.environ.setdefault("QT_API", "pyside6")

import qasync


def run(application: QGuiApplication, main: Callable[[], Awaitable[int]]) -> int:
    """Run until `main` returns; asyncio and Qt share the thread.

    Qt must not end the loop by itself: `main` awaits whatever ends the program.
    """
    application.setQuitOnLastWindowClosed(False)

    async def body() -> int:
        return await main()

    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        return runner.run(body())
