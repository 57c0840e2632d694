"""The verdict before anything is revealed, and the table's own page for overruling, on the real screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightcaller.table.scene import Bulletin, Ended, Hands
from public_window import PublicWindow

OpenTable = Callable[..., PublicWindow]
SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "house": {"sheriff": "no"},
}
LANGUAGES = [("en",), ("zh-CN",), ("en", "zh-CN")]


def ended(window: PublicWindow) -> PublicWindow:
    """The wolf is voted out; the verdict is open."""
    scene = window.reach(lambda scene: isinstance(scene, Hands))
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, 0))
    end = window.reach(lambda scene: isinstance(scene, Ended))
    assert isinstance(end, Ended)
    window.verdict.show(end)
    window.app.restart("Verdict")
    return window


def test_the_verdict_is_told_and_nobody_is_named(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    assert window.text("ruling") == "The village wins."
    assert window.text("rulingReason") == "The last werewolf is gone."
    with pytest.raises(AssertionError):
        window.text("winners")


def test_held_the_game_goes_on(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    window.hold("playOn")
    assert window.evening.public.outcome is None
    assert window.problems == []


def test_held_everything_may_be_shown(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    revealed: list[bool] = []
    window.verdict.revealed.connect(lambda: revealed.append(True))
    window.hold("showEverything")
    assert revealed == [True]


def overruling(window: PublicWindow) -> PublicWindow:
    window.reach(lambda scene: isinstance(scene, Hands))
    window.app.open("Overrule")
    return window


def test_somebody_leaves_by_a_tap_and_a_hold(open_table: OpenTable) -> None:
    window = overruling(open_table(**SMALL))
    assert not window.find("overrule").isEnabled()
    window.overrule.chooseSeat(3)
    window.hold("overrule")
    assert 3 not in window.evening.public.alive
    assert isinstance(window.evening.scene, Bulletin)


def test_only_the_dead_come_back(open_table: OpenTable) -> None:
    window = overruling(open_table(**SMALL))
    window.evening.amend("kill", 3)
    window.overrule.choose(1)
    window.overrule.chooseSeat(2)
    assert window.overrule.property("picked") == 0
    window.overrule.chooseSeat(3)
    window.overrule.confirm()
    assert 3 in window.evening.public.alive


@pytest.mark.parametrize(("team", "winners"), [(0, ("judge.wolves",)), (1, ("judge.good",)), (2, ())])
def test_the_table_ends_the_game(open_table: OpenTable, team: int, winners: tuple[str, ...]) -> None:
    window = overruling(open_table(**SMALL))
    window.overrule.choose(2)
    window.overrule.chooseTeam(team)
    window.overrule.confirm()
    outcome = window.evening.public.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "end-overruled")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=str)
@pytest.mark.parametrize("languages", LANGUAGES, ids=str)
def test_both_screens_fit(open_table: OpenTable, languages: tuple[str, ...], size: tuple[int, int]) -> None:
    window = overruling(open_table(languages=languages, size=size, **SMALL))
    window.overrule.choose(2)
    for name in ("what", "team", "overrule", "overruleNot"):
        corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
        assert corner.x() <= size[0] and corner.y() <= size[1], name
    ended(window)
    for name in ("ruling", "playOnWhy", "showEverything", "playOn"):
        corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
        assert corner.x() <= size[0] and corner.y() <= size[1], name
