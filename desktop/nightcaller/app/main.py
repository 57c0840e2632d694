"""Runs the program: renderer, fonts, window, then everything else, and the loop until the window closes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtGui import QGuiApplication

from nightcaller import __version__
from nightcaller.app import doorbell
from nightcaller.app.arguments import CLOSED, NO_WINDOW, Arguments
from nightcaller.app.complaint import complain
from nightcaller.app.opening import Opening
from nightcaller.app.renderer import choose_renderer, renderer_asked_for
from nightcaller.resources import shipped

DARK: Final = 2
"""`Qt.ColorScheme.Dark`, by its number: to name `Qt` takes 50 ms before the first frame (PySide6 6.11)."""


def run(arguments: Arguments) -> int:
    """Open the window and return the exit code when it is closed."""
    if not _has_screen():
        complain("error-no-display")
        return NO_WINDOW
    os.environ.pop("QT_MESSAGE_PATTERN", None)  # it would come before what `quiet_qt` sets
    application = QGuiApplication(sys.argv[:1])
    files = doorbell.HandedFiles(application)
    application.setApplicationName("nightcaller")
    application.setApplicationDisplayName("Nightcaller")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("nightcaller")
    bell = doorbell.address(arguments.data_dir or platformdirs.user_data_path("nightcaller", appauthor=False))
    if doorbell.ring(bell, arguments.evening):
        return CLOSED
    # It is always night here: title bars and the system's own dialogs are dark, too.
    application.styleHints().setProperty("colorScheme", DARK)
    if not choose_renderer():
        return _cannot_be_drawn()
    opening = Opening(arguments)
    opening.show_sky()
    if not opening.drawn:
        return _cannot_be_drawn()

    # The sky is there, without a letter in it; now the program, which takes longer to load.
    import asyncio

    from PySide6.QtGui import QIcon

    from nightcaller.app import loop
    from nightcaller.app.computer import Computer
    from nightcaller.app.faults import keep_reports, quiet_qt
    from nightcaller.app.fonts import load_type
    from nightcaller.app.games_beside import GamesBeside
    from nightcaller.app.memory import leave_no_dumps
    from nightcaller.app.stage import Folders, Stage
    from nightcaller.text import Catalogue

    leave_no_dumps()  # nothing of anybody is in the memory yet
    application.setWindowIcon(QIcon(str(shipped("assets") / "icon" / "nightcaller.png")))
    look = load_type()
    if arguments.screenshot is None:
        quiet_qt()

    async def evening() -> int:
        closed = asyncio.Event()
        application.lastWindowClosed.connect(closed.set)
        stage = Stage(arguments, Catalogue(shipped("i18n")), look, opening)
        keep_reports(Folders(arguments.data_dir).state, lambda: stage.app.tell("error-unexpected"))
        if not stage.is_first and doorbell.ring(bell, arguments.evening):
            stage.close()  # the other one was still opening when this one began
            return CLOSED
        stage.app.quitRequested.connect(stage.window.close)
        computer = Computer(stage, application, bell, files)
        beside = [GamesBeside(screen) for screen in (stage.fairness, stage.trial)]
        if arguments.evening is not None and stage.is_first:
            stage.tell_story_of(arguments.evening)
        if arguments.screenshot is not None:
            await asyncio.sleep(0.6)
            stage.window.grabWindow().save(str(arguments.screenshot))
        elif opening.window.isVisible():
            await closed.wait()
        for games in beside:
            await games.ended()
        computer.close()
        stage.close()
        return CLOSED

    return loop.run(application, evening)


def _cannot_be_drawn() -> int:
    if asked := renderer_asked_for():
        complain("error-no-renderer", asked=asked)
    else:
        complain("error-no-graphics")
    return NO_WINDOW


def _has_screen() -> bool:
    """Whether a window can be shown; without a screen Qt would end the program with a core dump's message.

    A name in the environment is not enough: whoever it belonged to may be gone, or let nobody in.
    """
    named = os.environ.get
    if sys.platform != "linux":
        return True
    if chosen := named("QT_QPA_PLATFORM"):
        return _has_platform(chosen)
    if named("WAYLAND_SOCKET"):
        return True
    return bool((named("WAYLAND_DISPLAY") and _wayland_answers()) or (named("DISPLAY") and _x11_answers()))


def _has_platform(chosen: str) -> bool:
    """Whether Qt has a window system named in `chosen`, like "wayland;xcb:option"; else it would abort."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    if os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH") or not folder.is_dir():
        return True  # they are kept elsewhere
    # "wayland-egl" and its like are further keys of one plugin.
    names = (entry.partition(":")[0].partition("-")[0] for entry in chosen.split(";"))
    return any((folder / f"libq{name}.so").is_file() for name in names)


def _wayland_answers() -> bool:
    from ctypes import CDLL, c_void_p

    try:
        library = CDLL("libwayland-client.so.0")
    except OSError:
        return False  # then Qt cannot ask it either
    library.wl_display_connect.restype = c_void_p
    if display := library.wl_display_connect(None):
        library.wl_display_disconnect(c_void_p(display))
    return bool(display)


def _x11_answers() -> bool:
    from ctypes import CDLL, c_void_p

    try:
        library = CDLL("libxcb.so.1")
    except OSError:
        return True  # the complaint about a missing library says more
    library.xcb_connect.restype = c_void_p
    connection = c_void_p(library.xcb_connect(None, None))
    refused = library.xcb_connection_has_error(connection)
    library.xcb_disconnect(connection)
    return not refused
