"""The emblems' outlines for what is drawn outside the window: read from the drawing that the screens use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_DRAWING: Final = Path(__file__).resolve().parents[1] / "qml" / "Nightcaller" / "Kit" / "RoleEmblem.qml"
_OUTLINE: Final = re.compile(r'^\s*(?:readonly property string )?(\w+): "(M [^"]+)"', re.MULTILINE)
_SAME: Final = re.compile(r'^\s*(\w+): "?(\w+)"?,?$', re.MULTILINE)

_AND_MORE: Final = re.compile(r'^\s*(\w+): (\w+) \+ "( M [^"]+)"', re.MULTILINE)


@cache
def outlines() -> Mapping[str, str]:
    """Return every emblem's outline by kind: an SVG path on a 100 x 100 grid, holes by the odd-even rule."""
    source = _DRAWING.read_text(encoding="utf-8")
    drawn = dict(_OUTLINE.findall(source))
    drawn |= {kind: drawn[base] + more for kind, base, more in _AND_MORE.findall(source)}
    same = dict(_SAME.findall(source))
    for kind in same:
        other = kind
        while other not in drawn and other in same:
            other = same[other]
        if other in drawn:
            drawn[kind] = drawn[other]
    return drawn
