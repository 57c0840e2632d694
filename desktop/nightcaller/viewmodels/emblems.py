"""The emblems' outlines for what is drawn outside the window: read from the drawing that the screens use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_DRAWING: Final = Path(__file__).resolve().parents[1] / "qml" / "Nightcaller" / "Kit" / "RoleEmblem.qml"
_OUTLINE: Final = re.compile(r'^\s*(?:readonly property string )?(\w+): "(M [^"]+)"', re.MULTILINE)
_SAME: Final = re.compile(r"^\s*(\w+): (\w+),$", re.MULTILINE)


@cache
def outlines() -> Mapping[str, str]:
    """Return every emblem's outline by kind: an SVG path on a 100 x 100 grid, holes by the odd-even rule."""
    source = _DRAWING.read_text(encoding="utf-8")
    drawn = dict(_OUTLINE.findall(source))
    return drawn | {kind: drawn[other] for kind, other in _SAME.findall(source) if other in drawn}
