"""Runs the program: renderer, fonts, text, window, and the loop until the window closes."""

from __future__ import annotations

import asyncio
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from nightcaller import __version__
from nightcaller.app import loop
from nightcaller.app.arguments import Arguments
from nightcaller.app.faults import keep_reports, quiet_qt
from nightcaller.app.fonts import load_type
from nightcaller.app.renderer import choose_renderer
from nightcaller.app.stage import Folders, Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue


def run(arguments: Arguments) -> int:
    """Open the window and return the exit code when it is closed."""
    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("nightcaller")
    application.setApplicationDisplayName("Nightcaller")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("nightcaller")
    if arguments.screenshot is None:
        quiet_qt()
    choose_renderer()
    look = load_type()

    async def evening() -> int:
        closed = asyncio.Event()
        stage = Stage(arguments, Catalogue(shipped("i18n")), look)
        keep_reports(Folders(arguments.data_dir).state, lambda: stage.app.tell("error-unexpected"))
        application.lastWindowClosed.connect(closed.set)
        stage.app.quitRequested.connect(stage.window.close)
        if arguments.screenshot is not None:

            def picture() -> None:
                stage.window.grabWindow().save(str(arguments.screenshot))
                closed.set()

            QTimer.singleShot(400, picture)
        await closed.wait()
        stage.close()
        return 0

    return loop.run(application, evening)
