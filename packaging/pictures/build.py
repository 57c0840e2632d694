"""Takes the README's pictures anew: an evening is played, and what the window showed is kept.

    PYTHONPATH=desktop:tests:packaging/bundle QT_QPA_PLATFORM=offscreen python packaging/pictures/build.py

Six friends play in each language; docs/pictures gets four screens and a night as one moving picture (APNG).
"""

from __future__ import annotations

import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Final

import trial
from PySide6.QtCore import QBuffer, QIODevice, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage

PICTURES: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
NAMES: Final = {
    "en": ("Anna", "Marcus", "Priya", "Leo", "Olivia", "Finn"),
    "zh-CN": ("小满", "阿泽", "子涵", "晓彤", "老陈", "雨桐"),
}
KEPT: Final = {"home": "home", "card-deal": "card", "window-judge-exile": "vote", "story": "story"}
"""What the people call a picture -> what the README calls it."""
NIGHT: Final = ("news-nightfall", "cover-night", "ask-", "page-night", "news-dawn")
"""The frames of the night, by how their names begin."""
WIDTH: Final = 960
FRAME: Final = 560
SECONDS: Final = 1.8


def scaled(path: Path, width: int) -> QImage:
    picture = QImage(str(path)).scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    return picture.convertToFormat(QImage.Format.Format_RGB888)


def chunks(picture: QImage) -> list[tuple[bytes, bytes]]:
    """Return the parts of a picture's PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", 0)
    data, found, at = bytes(buffer.data().data()), [], 8
    while at < len(data):
        size = struct.unpack(">I", data[at : at + 4])[0]
        found.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + size]))
        at += 12 + size
    return found


def animated(pictures: list[QImage]) -> bytes:
    """Return the pictures as one APNG without an end; a program that knows only PNG shows the first."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    width, height = pictures[0].width(), pictures[0].height()
    parts, number = [b"\x89PNG\r\n\x1a\n"], 0
    head = next(data for kind, data in chunks(pictures[0]) if kind == b"IHDR")
    parts += [chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(pictures), 0))]
    for index, picture in enumerate(pictures):
        timing = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, int(SECONDS * 100), 100, 0, 0)
        parts.append(chunk(b"fcTL", timing))
        number += 1
        body = b"".join(data for kind, data in chunks(picture) if kind == b"IDAT")
        if index == 0:
            parts.append(chunk(b"IDAT", body))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + body))
            number += 1
    return b"".join((*parts, chunk(b"IEND", b"")))


def keep(taken: Path, language: str) -> None:
    """Put the pictures of an evening where the README looks for them."""
    tag = language.partition("-")[0]
    by_name = {path.stem.partition("-")[2]: path for path in sorted(taken.glob("*.png"))}
    for name, kept in KEPT.items():
        scaled(by_name[name], WIDTH).save(str(PICTURES / f"{kept}-{tag}.png"), "PNG", 0)
    night = [path for name, path in by_name.items() if name.startswith(NIGHT)]
    (PICTURES / f"night-{tag}.png").write_bytes(animated([scaled(path, FRAME) for path in night]))


def main() -> int:
    QStandardPaths.setTestModeEnabled(True)
    trial.give_hands()
    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("nightcaller")
    for old in PICTURES.glob("*.png"):
        old.unlink()
    for language, names in NAMES.items():
        folder = Path(tempfile.mkdtemp())
        trial.six_friends(folder, language, names)
        keep(folder / "pictures" / "six", language)
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
