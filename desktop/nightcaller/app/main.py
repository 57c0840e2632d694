"""Runs the program: renderer, fonts, window, then everything else, and the loop until the window closes."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication

from nightcaller import __version__
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.memory import leave_no_dumps
from nightcaller.app.opening import Opening
from nightcaller.app.renderer import choose_renderer
from nightcaller.resources import shipped


def run(arguments: Arguments) -> int:
    """Open the window and return the exit code when it is closed."""
    leave_no_dumps()
    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("nightcaller")
    application.setApplicationDisplayName("Nightcaller")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("nightcaller")
    choose_renderer()
    look = load_type()
    opening = Opening(arguments, look)
    opening.show_sky()

    # The sky is there; now the program, which takes longer to load.
    import asyncio

    from nightcaller.app import loop
    from nightcaller.app.faults import keep_reports, quiet_qt
    from nightcaller.app.stage import Folders, Stage
    from nightcaller.text import Catalogue

    if arguments.screenshot is None:
        quiet_qt()

    async def evening() -> int:
        closed = asyncio.Event()
        application.lastWindowClosed.connect(closed.set)
        stage = Stage(arguments, Catalogue(shipped("i18n")), look, opening)
        keep_reports(Folders(arguments.data_dir).state, lambda: stage.app.tell("error-unexpected"))
        stage.app.quitRequested.connect(stage.window.close)
        if arguments.screenshot is not None:
            await asyncio.sleep(0.6)
            stage.window.grabWindow().save(str(arguments.screenshot))
        elif opening.window.isVisible():
            await closed.wait()
        stage.close()
        return 0

    return loop.run(application, evening)
