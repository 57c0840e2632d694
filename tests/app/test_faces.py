"""The drawn faces: one for everybody, the same next time, no two at a table, and the same for every card."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from driver import Screen
from nightcaller.engine.vocabulary import MOST_SEATS
from nightcaller.faces import FACES, faces_of, next_face
from nightcaller.people import PeopleFile
from nightcaller.resources import shipped
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.seats import SeatRow, picture
from table.bots import keyed, sitting, step

Opened = Callable[..., tuple[Any, Screen]]
ROOT = Path(__file__).parents[2]
SMALL = 24
"""Pixels: as small as a face gets."""


def test_there_are_enough_and_each_is_drawn() -> None:
    assert len(FACES) == len(set(FACES)) >= 24
    assert {path.stem for path in (shipped("assets") / "faces").glob("*.png")} == set(FACES)


def test_the_pictures_are_what_the_drawings_say() -> None:
    build = [sys.executable, str(ROOT / "packaging" / "faces" / "build.py"), "--check"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def deuteranope(colour: QColor) -> tuple[float, float, float]:
    """A colour as an eye without green cones sees it, in linear light (Viénot, Brettel and Mollon 1999)."""
    r, g, b = (((c / 255) ** 2.2) for c in (colour.red(), colour.green(), colour.blue()))
    both = 0.29275 * r + 0.70725 * g
    return both, both, max(0.0, -0.02234 * r + 0.02234 * g + b)


@pytest.fixture(scope="module")
def small() -> dict[str, list[QColor]]:
    """Every face at the smallest size, pixel by pixel."""
    found = {}
    for face in FACES:
        image = QImage(str(shipped("assets") / "faces" / f"{face}.png")).scaled(
            SMALL, SMALL, mode=Qt.TransformationMode.SmoothTransformation
        )
        found[face] = [image.pixelColor(x, y) for y in range(SMALL) for x in range(SMALL)]
    return found


@pytest.mark.parametrize("eye", ["all colours", "no red and green", "grey"])
def test_no_two_are_alike_when_they_are_small(small: dict[str, list[QColor]], eye: str) -> None:
    """A tenth of the round at least differs by more than an eye takes for the same (a tenth of white)."""
    see = {
        "all colours": lambda c: tuple((one / 255) ** 2.2 for one in (c.red(), c.green(), c.blue())),
        "no red and green": deuteranope,
        "grey": lambda c: (
            (0.2126 * c.redF() ** 2.2 + 0.7152 * c.greenF() ** 2.2 + 0.0722 * c.blueF() ** 2.2),
        ),
    }[eye]
    seen = {face: [see(colour) for colour in pixels] for face, pixels in small.items()}
    for at, one in enumerate(FACES):
        for other in FACES[at + 1 :]:
            apart = sum(
                max(abs(a - b) for a, b in zip(p, q, strict=True)) > 0.1
                for p, q in zip(seen[one], seen[other], strict=True)
            )
            assert apart > 0.1 * SMALL**2, (one, other)


def test_no_two_at_a_table_have_one_while_there_are_enough() -> None:
    names = [f"P{number}" for number in range(MOST_SEATS)]
    for seats in (4, 12, len(FACES)):
        assert len(set(faces_of(names[:seats], {}))) == seats
    assert set(faces_of(names, {})) == set(FACES)


def test_a_face_follows_from_the_name_and_is_kept_when_it_was_chosen() -> None:
    assert faces_of(["Dora"], {}) == faces_of(["Ｄora"], {}) == faces_of(["dora", "Ida"], {})[:1]
    (given,) = faces_of(["Dora"], {})
    assert faces_of(["Ida", "Dora"], {"ida": given})[0] == given
    assert faces_of(["Ida", "Dora"], {"dora": "owl"})[1] == "owl"
    assert faces_of(["Dora"], {"dora": "of a newer version"}) == [given]
    assert next_face("owl", ["ram"]) == "robin"
    assert next_face(FACES[-1]) == FACES[0]


def test_a_tap_gives_another_face_and_it_is_remembered(open_stage: Opened, tmp_path: Path) -> None:
    stage, screen = open_stage(screen="Players")
    players = stage.app.property("model")
    for name in ("Dora", "Ida", "Felix", "Anna", "Hugo", "Gina"):
        players.add(name)
    before = stage.gathering.faces()
    screen.tap("face2")
    after = stage.gathering.faces()
    assert after[1] != before[1]
    assert [*after[:1], *after[2:]] == [*before[:1], *before[2:]]
    screen.find("face2").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Return)
    chosen = stage.gathering.faces()
    assert chosen[1] not in (after[1], before[1])
    players.goOn()
    known = PeopleFile(tmp_path / "people.json").current.faces
    assert [known[name] for name in ("dora", "ida", "felix", "anna", "hugo", "gina")] == chosen
    assert [player.face for player in stage.gathering.sitting().players] == chosen


def test_a_face_is_heard(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    stage.app.property("model").add("Dora")
    assert stage.gathering.faces() == ["lamplighter"]
    screen.find("face1")
    stage.words.speak(("zh-CN",))
    assert stage.words.text("face-lamplighter") == "点灯人"


def test_a_face_says_nothing_of_a_card() -> None:
    """It is the sitting's, agreed on before the first card: whatever is dealt and done, the faces stay."""
    players = tuple(SeatedPlayer(f"P{seat + 1}", face=FACES[seat]) for seat in range(8))
    seen = set()
    for seed in range(4):
        evening = Evening(sitting(players=players, seed=seed))
        for _step in range(60):
            rows = Rows(SeatRow)
            rows.replace(table_rows(evening.sitting.players, evening.public))
            seen.add(tuple(row.face for row in rows.rows))
            step(evening, keyed(seed))
    assert seen == {tuple(picture(face) for face in FACES[:8])}
