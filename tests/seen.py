"""What of a screen is really seen: its letters and controls, how large, where, and what is lost of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from driver import Screen, unglued

TOUCHED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextInput", "QQuickTextEdit")
SLACK: Final = 2.0
"""Pixels that a letter's own measure may be off."""
FAR: Final = 1e5
"""Further than anything scrolls, in pixels."""


PASSING: Final = ("news", "refusal")
"""Lines that lie over a page for some seconds, and leave by themselves."""
ALIGNED: Final = {1: 0.0, 2: 1.0, 4: 0.5, 8: 0.0, 32: 0.0, 64: 1.0, 128: 0.5}
"""Alignment -> share of the free room that is before a text."""


class Part(NamedTuple):
    """A text, or something a finger can do something with."""

    item: QQuickItem
    name: str
    text: str
    place: QRectF
    """Where its letters are, or its whole, in the window."""
    clip: QRectF
    """What of the window it can be seen through: the window, or the part of a page that scrolls."""
    letters: float
    """Height of its letters in pixels as they are painted; 0 for what has none."""

    @property
    def seen(self) -> QRectF:
        """The part of it that is not scrolled away."""
        return self.place.intersected(self.clip)


def parts(screen: Screen) -> list[Part]:
    """Every text and every control that is on the screen; of a page with a dialog over it, the dialog's."""
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    found: list[Part] = []

    def walk(item: QQuickItem, clip: QRectF) -> None:
        if item.inherits("QQuickFlickable") or item.clip():
            clip = clip.intersected(item.mapRectToScene(QRectF(0, 0, item.width(), item.height())))
        for child in item.childItems():
            if child.isVisible() and child.opacity() > 0.01 and child.objectName() not in PASSING:
                if (part := seen(child, clip)) is not None:
                    found.append(part)
                walk(child, clip)

    layers = [child for child in screen.window.contentItem().childItems() if child.isVisible()]
    dialogs = [child for child in layers if child.inherits("QQuickOverlay")]
    for layer in dialogs or layers:
        walk(layer, window)
    return found


def seen(item: QQuickItem, clip: QRectF) -> Part | None:
    """Return what of an item a person looks for; None for what is only painted or only holds others."""
    text = unglued(str(item.property("text") or "")) if item.inherits("QQuickText") else ""
    if text.strip():
        wide, high = float(item.property("contentWidth")), float(item.property("contentHeight"))
        across, down, fitted = map(float, asked(item, LETTERS).split())
        left, top = ALIGNED[across], ALIGNED[down]
        box = QRectF((item.width() - wide) * left, (item.height() - high) * top, wide, high)
        scale = item.mapRectToScene(QRectF(0, 0, 100, 100)).width() / 100
        return Part(item, item.objectName(), text, item.mapRectToScene(box), clip, fitted * scale)
    if item.isEnabled() and (any(item.inherits(kind) for kind in TOUCHED) or hasattr(item, "completed")):
        whole = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        return Part(item, item.objectName(), "", whole, clip, 0.0)
    return None


LETTERS: Final = "[horizontalAlignment, verticalAlignment, fontInfo.pixelSize].join(' ')"
"""Asked at once: each expression is compiled anew for each text."""


def asked(item: QQuickItem, expression: str) -> Any:
    """Return what QML says; Python knows neither the alignments of a text nor what it was fitted to."""
    value, _undefined = QQmlExpression(qmlContext(item), item, expression).evaluate()
    return value


def letters(there: list[Part]) -> dict[str, float]:
    """Every text by its name and words, and how large its letters are painted."""
    found: dict[str, float] = {}
    count: Counter[str] = Counter()
    for part in there:
        if part.text:
            text = f"{part.name} {''.join(part.text.split())}".strip()
            found[f"{text} {count[text]}" if count[text] else text] = part.letters
            count[text] += 1
    return found


def lost(screen: Screen, there: list[Part] | None = None) -> Iterator[str]:
    """Yield what cannot be read or reached: cut off, outside the window, or under something else.

    Args:
        there: its `parts`, where somebody has them already.
    """
    there = parts(screen) if there is None else there
    wide, high = screen.window.width(), screen.window.height()
    for part in there:
        told = f"{part.name} {part.text!r}"
        if part.text and part.item.property("truncated"):
            yield f"shortened: {told}"
        room = part.clip.adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if part.clip.height() + SLACK < high:  # it scrolls up and down
            room = QRectF(room.left(), -FAR, room.width(), 2 * FAR)
        if not room.contains(part.place):
            yield f"cut off: {told} {part.place.getRect()} in {wide} x {high}"
    solid = [(part, box) for part in there if (box := core(part)).isValid()]
    for (one, here), (other, beneath) in combinations(solid, 2):
        if one.item.isAncestorOf(other.item) or other.item.isAncestorOf(one.item):
            continue
        if here.intersects(beneath):
            yield f"{one.name} {one.text!r} lies over {other.name} {other.text!r}"


def core(part: Part) -> QRectF:
    """Return what of a part is ink or finger room, without the air at its edges."""
    shown = part.seen
    if part.text:
        air = min(shown.height() * 0.2, part.letters * 0.25)
        return shown.adjusted(SLACK, air, -SLACK, -air)
    air = shown.width() * 0.14 if part.name.startswith("seat") else 1.0
    return shown.adjusted(air, air, -air, -air)
