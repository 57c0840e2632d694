"""Imports as Python does them, also after Qt is loaded."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt's core, and take back what PySide does to every later import.

    It puts a function of its own in the place of `builtins.__import__`, which reads the source text of every
    module that is imported from then on and keeps it (PySide6 6.11, `shibokensupport.feature`), to find out
    whether it wants ``from __feature__ import``. None of ours does: without it the window is there 50 ms of
    processor time earlier, and 13 MB smaller.
    """
    own = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own
