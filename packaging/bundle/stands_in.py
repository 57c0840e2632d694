"""Runs in a bundle before the program: an empty module stands in for PySide6.QtOpenGL, which is 9 MB.

PySide6.QtQuick asks for it when it is loaded, for types (framebuffers) that nobody here names.
"""

import sys
from types import ModuleType

sys.modules["PySide6.QtOpenGL"] = ModuleType("PySide6.QtOpenGL")
