"""Draws the faces of assets/faces from the drawings beside this file: Qt shows PNG without a plugin.

python packaging/faces/build.py
python packaging/faces/build.py --check   changes nothing; fails if a face was drawn from another drawing
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE: Final = Path(__file__).resolve().parent
FACES: Final = HERE.parents[1] / "assets" / "faces"
SIZE: Final = 192
"""Pixels: as large as a face is in a window of 2,048 by 1,280."""


def drawn(drawing: Path) -> QImage:
    """Return a drawing as a picture."""
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return picture


def differs(face: Path, picture: QImage) -> bool:
    """Say whether a file shows something else, but for what one Qt rounds otherwise than the next."""
    there = QImage(str(face)).convertToFormat(picture.format())
    if there.size() != picture.size():
        return True
    mine, theirs = bytes(picture.constBits()), bytes(there.constBits())
    return sum(abs(a - b) for a, b in zip(mine, theirs, strict=True)) > len(mine)


def main() -> int:
    """Draw every face, or say which are not what their drawings are."""
    _application = QGuiApplication([])
    checking = "--check" in sys.argv[1:]
    drawings = sorted(HERE.glob("*.svg"))
    wrong = [face.name for face in FACES.glob("*.png") if not (HERE / f"{face.stem}.svg").exists()]
    for drawing in drawings:
        face, picture = FACES / f"{drawing.stem}.png", drawn(drawing)
        if not checking:
            picture.save(str(face))
        elif differs(face, picture):
            wrong.append(face.name)
    if checking and wrong:
        print("not what is drawn:", *wrong, file=sys.stderr)  # noqa: T201
    return int(checking and bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
