"""A guest whose name is written from right to left turns no sentence round, on any screen.

Where a text begins with such a name, or with a number before it, all of it would be set from the right: the
seat behind the name, and "2" could be read as the name's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from app.test_keyboard_on_every_screen import everywhere
from driver import Screen
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue, People
from nightcaller.text.direction import in_a_row

Opened = Callable[..., tuple[Any, Screen]]
HEBREW = re.compile("[\u05d0-\u05ea]")
NOAM = "\u05e0\u05d5\u05e2\u05dd"
ISOLATED = f"\u2068{NOAM}\u2069"


def in_a_sentence(line: str) -> bool:
    """Whether such a name, or what a seat has room for of it, stands beside other words and does not keep to
    itself."""
    around = re.sub("\u2068[^\u2068\u2069]*\u2069", "", line)
    return bool(HEBREW.search(around)) and not re.fullmatch(rf"{NOAM[0]}({NOAM[1:]})? ?\d*", around.strip())


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_no_line_of_any_screen_is_set_from_the_right(
    open_stage: Opened, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seated(name: str, **more: Any) -> SeatedPlayer:
        return SeatedPlayer(name.replace("P", f"{NOAM} "), **more)

    for module in ("table.bots", "app.test_controls"):
        monkeypatch.setattr(f"{module}.SeatedPlayer", seated)
    stage, screen = open_stage(language=language)
    seen, found = 0, []
    for name in everywhere(stage, screen):
        lines = [line for text in screen.texts() for line in text.splitlines()]
        seen += sum(NOAM in line for line in lines)
        found += [(name, line) for line in lines if in_a_sentence(line)]
    assert seen > 100
    assert found == []


def test_in_a_sentence_for_the_eye_it_keeps_to_itself(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "ui-seat-name", seat=2, name=NOAM) == f"2 · {ISOLATED}"
    assert People([(2, NOAM)]).written("en") == f"{ISOLATED} (2)"
    assert catalogue.say("en", "ui-seat-name", seat=2, name="Ann") == "2 · Ann"
    assert in_a_row((NOAM, "Ann", NOAM)) == f"{ISOLATED} · Ann · {ISOLATED}"


def test_a_voice_is_given_letters_alone(catalogue: Catalogue) -> None:
    assert "\u2068" not in catalogue.spoken("en", "ui-seat-name", seat=2, name=NOAM)
