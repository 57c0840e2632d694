"""The program's picture in every size and format: a wolf before the moon.

    python packaging/icons/build.py DIR     PNG from 16 to 512 pixels, nightcaller.ico, nightcaller.icns, .svg
    python packaging/icons/build.py --own   the one that the window shows, into assets/icon

The drawing is here and nowhere else. Needs PySide6 only, and no screen.
"""

from __future__ import annotations

import argparse
import os
import struct
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter, QPainterPath, QPolygonF

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
OWN: Final = 256
"""Pixels of the picture that the window itself shows."""

_NIGHT: Final = ("#2b2358", "#0c0d23")
_MOON: Final = "#f2d58a"
_WOLF: Final = "#1b1436"
_HEAD: Final = "50 96 36 84 22 74 26 62 10 52 20 44 12 8 34 26 50 22 66 26 88 8 80 44 90 52 74 62 78 74 64 84"
_HOLES: Final = ("30 46 44 56 34 57", "70 46 66 57 56 56", "44 78 56 78 50 86")
"""The emblem of the Werewolf on a grid of 100 (qml/Nightcaller/Kit/RoleEmblem.qml)."""
_ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
_ICO: Final = (16, 24, 32, 48, 64, 128, 256)


def _points(text: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in text.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def drawn(size: int) -> QImage:
    """Return the picture with sides of `size` pixels; small ones do without the rounded frame's margin."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 128, size / 128)
    margin = 0.0 if size < 48 else 4.0
    sky = QLinearGradient(QPointF(0, margin), QPointF(0, 128 - margin))
    sky.setColorAt(0, QColor(_NIGHT[0]))
    sky.setColorAt(1, QColor(_NIGHT[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sky)
    painter.drawRoundedRect(QRectF(margin, margin, 128 - 2 * margin, 128 - 2 * margin), 28, 28)
    painter.setBrush(QColor(_MOON))
    painter.drawEllipse(QPointF(64, 64), 46, 46)
    head = QPainterPath()
    head.setFillRule(Qt.FillRule.OddEvenFill)
    for part in (_HEAD, *_HOLES):
        polygon = QPolygonF([QPointF(64 + (x - 50) * 0.72, 68 + (y - 50) * 0.72) for x, y in _points(part)])
        head.addPolygon(polygon)
        head.closeSubpath()
    painter.setBrush(QColor(_WOLF))
    painter.drawPath(head)
    painter.end()
    return image


def svg() -> str:
    """Return the picture as a drawing that takes every size."""
    parts = " ".join(
        "M "
        + " L ".join(f"{64 + (x - 50) * 0.72:.2f} {68 + (y - 50) * 0.72:.2f}" for x, y in _points(part))
        + " Z"
        for part in (_HEAD, *_HOLES)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">'
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{_NIGHT[0]}"/><stop offset="1" stop-color="{_NIGHT[1]}"/>'
        '</linearGradient></defs><rect x="4" y="4" width="120" height="120" rx="28" fill="url(#sky)"/>'
        f'<circle cx="64" cy="64" r="46" fill="{_MOON}"/>'
        f'<path fill-rule="evenodd" fill="{_WOLF}" d="{parts}"/></svg>\n'
    )


def _png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn(size).save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return Windows' format: a table, then a PNG for each size."""
    table, body = b"", b""
    for size in _ICO:
        place = 6 + 16 * len(_ICO) + len(body)
        side = size % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(pictures[size]), place)
        body += pictures[size]
    return struct.pack("<HHH", 0, 1, len(_ICO)) + table + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return the format of macOS: a PNG for each size behind its four letters."""
    body = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for size, name in _ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def build(folder: Path) -> None:
    """Write every size and format into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: _png(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{size}.png").write_bytes(data)
    (folder / "nightcaller.svg").write_text(svg(), "utf-8", newline="\n")
    (folder / "nightcaller.ico").write_bytes(ico(pictures))
    (folder / "nightcaller.icns").write_bytes(icns(pictures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--own", action="store_true", help="write the window's own picture")
    options = parser.parse_args()
    QGuiApplication.instance() or QGuiApplication([])
    if options.folder:
        build(options.folder)
    if options.own:
        own = ROOT / "assets" / "icon"
        own.mkdir(exist_ok=True)
        (own / "nightcaller.png").write_bytes(_png(OWN))


if __name__ == "__main__":
    main()
