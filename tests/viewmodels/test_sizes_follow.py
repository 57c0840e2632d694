"""Whatever size of letters the settings ask for: the menu is whole, and nothing shines behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from test_day_layout import evening, sun

from nightcaller.table.live.scene import Bulletin
from nightcaller.viewmodels.application import TEXT_SCALES, Appearance
from photographs import folder
from public_window import PublicWindow

OpenTable = Callable[..., PublicWindow]
SIZES = ((1024, 600), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "zh-CN")
shapes = pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param(
            language, size, marks=() if size == SIZES[0] else pytest.mark.slow, id=f"{language}-{size[0]}"
        )
        for language in LANGUAGES
        for size in SIZES
    ],
)


def dress(window: PublicWindow, scale: float) -> None:
    window.app.look(Appearance(text_scale=scale, reduced_motion=True))


def entries(window: PublicWindow) -> Iterator[tuple[str, QRectF]]:
    for item in window.items():
        if item.objectName().startswith("menu") and item.objectName() != "menuButton":
            yield item.objectName(), item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@shapes
def test_the_menu_is_whole(
    open_table: OpenTable, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    window = open_table(seats=8, languages=(language,), size=size)
    window.reach(lambda scene: isinstance(scene, Bulletin))
    window.tap("menuButton")
    window.wait("menuContinue")
    cut: list[str] = []
    for scale in TEXT_SCALES[:4]:  # at 300 % it scrolls
        dress(window, scale)
        window.window.grabWindow()
        window.shot(folder(tmp_path) / f"menu-{language}-{size[0]}-{scale:.0%}.png")
        inside = QRectF(0, 0, *size)
        cut += [f"{scale:.0%} {name}" for name, place in entries(window) if not inside.contains(place)]
    assert cut == []


@shapes
def test_neither_sun_nor_moon_stands_behind_the_menu(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    window = open_table(seats=8, languages=(language,), size=size, house={"tie": "nobody"})
    behind: list[str] = []
    for screen in evening(window):
        page = next(item for item in window.items() if item.property("moonX") is not None)
        for scale in (TEXT_SCALES[0], TEXT_SCALES[-1]):
            dress(window, scale)
            window.window.grabWindow()
            wide, high, least = *size, min(size)
            across = least * page.property("moonSize") * 0.9
            at = page.property("moonX") * wide, page.property("moonY") * high
            moon = QRectF(at[0] - across / 2, at[1] - across / 2, across, across)
            if window.has("menuButton"):
                menu = window.rectangle("menuButton")
                behind += [f"{screen} {scale:.0%}"] * (menu.intersects(moon) or menu.intersects(sun(window)))
    assert behind == []
