"""Imports as Python does them, also after Qt is loaded, and none of what only a network needs."""

from __future__ import annotations

import builtins
import sys
from importlib.util import find_spec


def load_qt() -> None:
    """Load Qt's core, and take back what PySide does to every later import.

    It puts a function of its own in the place of `builtins.__import__`, which reads the source text of every
    module that is imported from then on and keeps it (PySide6 6.11, `shibokensupport.feature`), to find out
    whether it wants ``from __feature__ import``. None of ours does: without it the window is there 50 ms of
    processor time earlier, and 13 MB smaller.
    """
    _leave_out_openssl()
    own = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own


def _leave_out_openssl() -> None:
    """Let `asyncio` and `hashlib` do without OpenSSL, which they load wherever it is found: 5 MB.

    The program talks to no other computer, and its bundles have none (packaging/bundle/contents.py). Some
    systems build a Python that cannot hash by itself (Fedora); there it stays.
    """
    if not all(map(find_spec, ("_md5", "_sha1"))):
        return
    for module in ("_hashlib", "_ssl"):
        sys.modules.setdefault(module, None)  # type: ignore[arg-type]
