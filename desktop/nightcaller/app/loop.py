"""One event loop for Qt and asyncio: the only module that knows qasync."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from types import ModuleType

from PySide6.QtGui import QGuiApplication

# qasync asks for the binding by name before it looks at what is imported.
os.environ.setdefault("QT_API", "pyside6")

# Of QtWidgets it wants the name of the application and nothing else; we have no widgets, and a bundle that
# leaves them out is 14 MB smaller (qasync 0.28; to be removed when it asks for QCoreApplication).
_WIDGETS = "PySide6.QtWidgets"
if _WIDGETS in sys.modules:
    import qasync
else:
    _stand_in = ModuleType(_WIDGETS)
    _stand_in.QApplication = QGuiApplication  # type: ignore[attr-defined]
    sys.modules[_WIDGETS] = _stand_in
    try:
        import qasync
    finally:
        del sys.modules[_WIDGETS]


def run(application: QGuiApplication, main: Callable[[], Awaitable[int]]) -> int:
    """Run until `main` returns; asyncio and Qt share the thread.

    Qt must not end the loop by itself: `main` awaits whatever ends the program.
    """
    application.setQuitOnLastWindowClosed(False)

    async def body() -> int:
        return await main()

    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        return runner.run(body())
