"""A full disk on the public screens: the screen stays, the error is told, a second tap works."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Floor, Hands, Race, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalNotSaved
from photographs import folder
from public_window import PublicWindow, sitting
from table.bots import keyed, play
from table.bots import sitting as agreed
from table.journal_kit import FailingDisk

OpenTable = Callable[..., PublicWindow]


def rest_abstain_and_confirm(window: PublicWindow) -> None:
    """Finish a vote with two taps."""
    if window.has("restAbstain"):
        window.tap("restAbstain")
    window.tap("confirm")


@pytest.mark.parametrize(
    ("kind", "act"),
    [
        (Bulletin, lambda window: window.tap("goOn")),
        (Race, lambda window: window.tap("noHands")),
        (Floor, lambda window: window.tap("next")),
        (Hands, rest_abstain_and_confirm),
    ],
    ids=["news", "race", "floor", "hands"],
)
def test_nothing_is_lost_and_a_second_tap_works(
    open_table: OpenTable, tmp_path: Path, kind: type[Scene], act: Callable[[PublicWindow], None]
) -> None:
    disk = FailingDisk("write", after=1 << 30)
    evening = Evening.begin(sitting(), Shelf(tmp_path / "data", tmp_path / "state", disk))
    window = open_table(evening)
    scene = window.reach(lambda scene: isinstance(scene, kind))
    disk.left = 0
    act(window)
    assert [type(problem) for problem in window.problems] == [JournalNotSaved]
    assert evening.scene == scene
    act(window)
    assert evening.scene != scene


@pytest.mark.parametrize("languages", [("en",), ("zh-CN",), ("zh-CN", "en")], ids="+".join)
def test_both_pages_of_the_end_show_it(
    open_table: OpenTable, tmp_path: Path, languages: tuple[str, ...]
) -> None:
    evening = Evening.begin(agreed(6), Shelf(tmp_path / "data", tmp_path / "state"))
    play(evening, keyed(5))
    window = open_table(evening, languages=languages, size=(1024, 600))
    for _page in range(2):
        assert window.find("unsaved").isVisible()
        assert window.has("saveAgain")
        window.ended.tellStory()
    window.shot(folder(tmp_path) / f"unsaved-{'+'.join(languages)}.png")
