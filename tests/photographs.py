"""Pictures of screens in every shape of window, language and text size, and sheets to compare them on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from driver import Screen

SIZES: Final = ((1024, 600), (1280, 800), (1366, 768), (1920, 1080), (800, 1280))
TONGUES: Final = (("en",), ("zh-CN",))
SCALES: Final = (1.0, 1.5, 2.0, 3.0)
THUMB: Final = 480

Dress = Callable[[Sequence[str], float], None]
"""Gives the window these languages and this text size."""


def folder(given: Path) -> Path:
    """Return where pictures go: `NIGHTCALLER_PHOTOGRAPHS`, else a folder that the test was given."""
    return Path(os.environ.get("NIGHTCALLER_PHOTOGRAPHS", given))


def wanted(name: str) -> bool:
    """Say whether a screen is to be photographed: all, or those of `NIGHTCALLER_PHOTOGRAPHS_OF`."""
    only = os.environ.get("NIGHTCALLER_PHOTOGRAPHS_OF", "")
    return not only or name in only.split(",")


def dressed(
    screen: Screen,
    dress: Dress,
    scales: Sequence[float] = SCALES,
    sizes: Sequence[tuple[int, int]] = SIZES,
    turn: int | None = None,
) -> Iterator[str]:
    """Give the window every size, language and text size in turn; yield what to call each.

    Args:
        turn: leaves out one language of each size and text size; the next turn has that one.
    """
    for (across, size), (of, tongues), (at, scale) in product(
        enumerate(sizes), enumerate(TONGUES), enumerate(scales)
    ):
        if turn is not None and (across + of + at + turn) % len(TONGUES):
            continue
        dress(tongues, scale)
        screen.shape(*size)
        yield f"{size[0]}x{size[1]}-{'+'.join(tongues)}-{scale:.0%}"


def photograph(screen: Screen, dress: Dress, name: str, into: Path) -> None:
    """Save every picture of the open screen as `into/name/<size>-<language>-<scale>.png`, and a sheet of each
    language as `into/sheet-<name>-<language>.png`: a row for each size, a column for each text size.

    Where nobody asked for pictures, the screen is only drawn in the shapes that leave the least room.
    """
    if not wanted(name):
        return
    if "NIGHTCALLER_PHOTOGRAPHS" not in os.environ:
        for _ in dressed(screen, dress, SCALES[-1:], (SIZES[0], SIZES[-1])):
            screen.window.grabWindow()
        return
    taken: dict[str, list[QImage]] = {}
    for label in dressed(screen, dress):
        picture = screen.window.grabWindow()
        path = into / name / f"{label}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(str(path))
        mode = Qt.TransformationMode.SmoothTransformation
        taken.setdefault(label.split("-", 1)[1].rpartition("-")[0], []).append(
            picture.scaledToWidth(THUMB if picture.width() > picture.height() else THUMB // 2, mode)
        )
    for language, pictures in taken.items():
        _sheet(pictures).save(str(into / f"sheet-{name}-{language}.png"))


def _sheet(pictures: Sequence[QImage]) -> QImage:
    columns = len(SCALES)
    rows = [pictures[at : at + columns] for at in range(0, len(pictures), columns)]
    height = sum(max(one.height() for one in row) + 6 for row in rows)
    sheet = QImage(columns * (THUMB + 6), height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#888888"))
    painter = QPainter(sheet)
    y = 0
    for row in rows:
        for column, one in enumerate(row):
            painter.drawImage(column * (THUMB + 6), y, one)
        y += max(one.height() for one in row) + 6
    painter.end()
    return sheet
