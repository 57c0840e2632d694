"""The public screens in every shape of window: nothing cut off, nothing over anything else, large enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, count

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Ended, Floor, Hands, PublicChoice, Race, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import Appearance
from parts import WHOLE
from photographs import SCALES, dressed
from public_window import NAMES, PublicWindow, sitting
from table.bots import keyed

OpenTable = Callable[..., PublicWindow]
SIZES = WIDE, SMALL, TALL = (1280, 800), (1024, 600), (800, 1280)
ALONE = ENGLISH, CHINESE = ("en",), ("zh-CN",)
BOTH = ("zh-CN", "en")
NO_BUTTONS = {"phase", "tally", "skipRest", "confirmHeld", "confirm"}
"""What must not be covered although Qt does not call it a button."""
WITHIN = {"tally", "restAbstain"}
"""The button that stands in the tally's pane."""


def parts(window: PublicWindow) -> dict[str, QRectF]:
    """Return where everything is that a finger or an eye looks for: buttons, seats, the phase."""
    found = {}
    for item in window.items():
        name = item.objectName()
        if name and (item.inherits("QQuickAbstractButton") or name in NO_BUTTONS):
            scale = item.scale()
            item.setScale(1)
            found[name] = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            item.setScale(scale)
    return found


def troubles(window: PublicWindow) -> Iterator[str]:
    """Yield what is wrong with the screen that is open."""
    window.window.grabWindow()
    for text in window.cut_off():
        yield f"cut off: {text!r}"
    places = parts(window)
    inside = QRectF(-1, -1, window.window.width() + 2, window.window.height() + 2)
    for name, place in places.items():
        if not inside.contains(place):
            yield f"{name} leaves the window: {place}"
    for (one, here), (other, there) in combinations(places.items(), 2):
        if {one, other} != WITHIN and solid(one, here).intersects(solid(other, there)):
            yield f"{one} lies over {other}"


def solid(name: str, place: QRectF) -> QRectF:
    """Return what of a thing is not air: seats are round."""
    air = place.width() * 0.14 if name.startswith("seat") else 0.5
    return place.adjusted(air, air, -air, -air)


def evening(window: PublicWindow) -> Iterator[str]:
    """Walk through an evening and stop at every kind of public screen; yield its name."""

    def at(kind: type[Scene], bulletin: str = "") -> Callable[[Scene], bool]:
        return lambda scene: isinstance(scene, kind) and bulletin in ("", getattr(scene, "kind", ""))

    bite = {"judge.pack.attack": 8, "judge.witch.poison": 6}
    window.reach(at(Bulletin, "nightfall"))
    yield "nightfall"
    window.reach(at(Bulletin, "dawn"), bite)
    yield "dawn"
    window.reach(at(Race))
    yield "race"
    window.evening.run([0, 2, 5])
    window.reach(at(Floor))
    yield "campaign"
    window.floor.ask("withdraw")
    window.floor.choose(5)
    yield "withdrawal"
    window.reach(at(Hands))
    yield "race vote"
    for seat in (2, 3, 4):
        window.hands.choose(seat)
    yield "counting"
    window.hands.restAbstain()
    yield "counted"
    window.hands.confirm()
    yield "result"
    window.reach(at(PublicChoice))
    yield "direction"
    window.reach(at(Floor))
    yield "speeches"
    window.floor.ask("declare")
    window.floor.choose(0)
    yield "declaration"
    scene = window.reach(at(Hands))
    assert isinstance(scene, Hands)
    window.evening.hands(
        {voter: scene.options[(voter * 7 + 1) % 6] if voter > 3 else 2 for voter in scene.voters}
    )
    yield "full result"
    window.reach(at(Bulletin, "nightfall"))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=["wide", "small", "tall"])
@pytest.mark.parametrize(
    ("seats", "languages"),
    [
        (seats, languages)
        for seats in (4, 12, 20, 40)
        for languages in (BOTH, *ALONE)
        if WHOLE or (seats, languages) in {(4, BOTH), (12, ENGLISH), (20, CHINESE), (40, BOTH)}
    ],
    ids=str,
)
def test_nothing_is_cut_off_or_covered(
    open_table: OpenTable, languages: tuple[str, ...], size: tuple[int, int], seats: int
) -> None:
    house = {"tie": "nobody"}
    deal = ("werewolf", "seer", "commoner", "commoner") if seats == 4 else None
    window = open_table(languages=languages, size=size, seats=seats, deal=deal, house=house)
    found = {name: list(troubles(window)) for name in (small(window) if seats == 4 else evening(window))}
    assert not {name: wrong for name, wrong in found.items() if wrong}


def small(window: PublicWindow) -> Iterator[str]:
    """Four people have no room for a whole evening: the screens that they certainly see."""
    window.reach(lambda scene: isinstance(scene, Race))
    yield "race"
    window.evening.run([0])
    window.reach(lambda scene: isinstance(scene, Floor))
    yield "campaign"
    window.reach(lambda scene: isinstance(scene, PublicChoice))
    yield "direction"
    window.reach(lambda scene: isinstance(scene, Hands))
    yield "vote"
    window.evening.hands({0: 1, 1: 0, 2: 0, 3: 0})
    yield "result"
    window.reach(lambda scene: isinstance(scene, Ended))
    yield "verdict"
    window.ended.tellStory()
    yield "story"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "languages", "size"),
    [
        (13, ENGLISH, WIDE),
        (13, CHINESE, SMALL),
        (13, BOTH, TALL),
        (24, ENGLISH, TALL),
        (24, CHINESE, WIDE),
        (24, BOTH, SMALL),
    ],
    ids=str,
)
def test_the_story_fits(
    open_table: OpenTable, seats: int, languages: tuple[str, ...], size: tuple[int, int]
) -> None:
    window = open_table(languages=languages, size=size, seats=seats)
    window.play(keyed(5))
    window.ended.show(window.evening.scene)
    found = {-1: list(troubles(window))}
    window.ended.tellStory()
    for chapter in range(len(window.evening.recap().chapters)):
        window.ended.recap.turn(chapter - window.ended.recap.property("chapter"))
        found[chapter] = list(troubles(window))
    assert not {chapter: wrong for chapter, wrong in found.items() if wrong}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_phase_and_line_can_be_read_from_three_metres(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    window = open_table(languages=(language,), size=size, house={"sheriff": "no"})
    least = size[1] / 12
    heights: dict[str, float] = {}
    for kind, name in ((Bulletin, "bulletinTitle"), (Hands, "phase"), (Hands, "talk")):
        window.reach(lambda scene, kind=kind: isinstance(scene, kind), {"judge.pack.attack": 8})
        window.window.grabWindow()
        heights[name] = _line_height(window.find(name))
    assert {name: height for name, height in heights.items() if height < least} == {}


def _line_height(item: QQuickItem) -> float:
    """Return the height of one line as it is drawn."""
    lines = item.property("lineCount")
    shrunk = item.mapRectToScene(QRectF(0, 0, 1, item.property("contentHeight") / lines))
    return float(shrunk.height())


def test_large_text_leaves_everything_in_its_place(open_table: OpenTable) -> None:
    window = open_table(languages=("zh-CN", "en"), size=(1024, 600))
    window.app.look(Appearance(text_scale=2.0, reduced_motion=True))
    found = {name: list(troubles(window)) for name in evening(window)}
    assert not {name: wrong for name, wrong in found.items() if wrong}


def test_long_names_are_shortened_on_the_ring_and_whole_where_they_matter(open_table: OpenTable) -> None:
    long = "Maximiliana-Theodora"
    table = sitting(players=tuple(SeatedPlayer(long if name == NAMES[8] else name) for name in NAMES))
    window = open_table(Evening(table), size=(1024, 600))
    window.reach(lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn", {"judge.pack.attack": 8})
    assert window.text("newsName0") == long
    assert list(troubles(window)) == []


def sun(window: PublicWindow) -> QRectF:
    """Return where the sun is; empty where it has no room."""
    page = next(item for item in window.items() if item.property("sunRoom") is not None)
    wide, high = window.window.width(), window.window.height()
    size = min(wide, high) * page.property("sunSize")
    middle = page.property("sunX") * wide, page.property("sunY") * high
    return QRectF(middle[0] - size / 2, middle[1] - size / 2, size, size)


def apart(window: PublicWindow) -> Iterator[str]:
    """Yield what of title, seats, menu, sun and buttons lies over something else, outside, or is cut off."""
    window.settle()
    places = parts(window)
    if (up := sun(window)).width() > 0:
        places["sun"] = up.adjusted(up.width() * 0.1, up.width() * 0.1, -up.width() * 0.1, -up.width() * 0.1)
    inside = QRectF(-1, -1, window.window.width() + 2, window.window.height() + 2)
    yield from (f"{name} leaves the window" for name, place in places.items() if not inside.contains(place))
    for (one, here), (other, there) in combinations(places.items(), 2):
        if {one, other} != WITHIN and solid(one, here).intersects(solid(other, there)):
            yield f"{one} lies over {other}"
    yield from (f"cut off: {text!r}" for text in window.cut_off())


@pytest.mark.parametrize(
    "seats", [pytest.param(7, marks=pytest.mark.slow), 8, pytest.param(12, marks=pytest.mark.slow)]
)
def test_nothing_on_the_table_lies_over_anything_in_any_shape(open_table: OpenTable, seats: int) -> None:
    """What a page of the smaller table shows in one language, that of the larger one shows in the other."""
    deal = ("werewolf", "werewolf", "seer", "witch", "guardian", "hunter", "commoner")
    window = open_table(seats=seats, deal=deal if seats == 7 else None, house={"tie": "nobody"})
    found: dict[str, list[str]] = {}
    turns = count(seats)

    def look(name: str) -> None:
        def dress(languages: Sequence[str], scale: float) -> None:
            window.words.speak(tuple(languages))
            window.app.look(Appearance(text_scale=scale, reduced_motion=True))

        usual = seats == 8
        for label in dressed(
            window, dress, (1.0, 3.0) if usual else SCALES, turn=None if usual else next(turns)
        ):
            if wrong := list(apart(window)):
                found[f"{name} {label}"] = wrong

    window.reach(lambda scene: isinstance(scene, Race))
    look("race")
    window.evening.run([0, 2, 5])
    window.reach(lambda scene: isinstance(scene, Floor))
    look("campaign")
    window.reach(lambda scene: isinstance(scene, Hands))
    window.hands.choose(2)
    look("counting")
    assert not found


@pytest.mark.parametrize("seats", [8, pytest.param(12, marks=pytest.mark.slow)])
def test_what_is_written_on_the_table_keeps_off_its_stitching(open_table: OpenTable, seats: int) -> None:
    """A table has less room in its corners than a box of its width and height."""
    window = open_table(seats=seats, house={"tie": "nobody"})
    window.reach(lambda scene: isinstance(scene, Floor) and scene.label == "judge.speech")
    window.floor.ask("declare")

    def dress(languages: Sequence[str], scale: float) -> None:
        window.words.speak(tuple(languages))
        window.app.look(Appearance(text_scale=scale, reduced_motion=True))

    found: dict[str, list[str]] = {}
    for label in dressed(window, dress, (1.0, 1.5, 2.0)):
        window.settle()
        wood = window.rectangle("wood")
        ring = window.find("wood").parentItem()
        assert ring is not None
        width, height = window.window.width(), window.window.height()
        unit = min(width / 1280, height / 800) * (1.45 if width < height else 1)  # as Theme.unit
        power, stitching = float(ring.property("squareness")), 24 * unit
        for name in ("talk", "hint"):
            item, wide = window.find(name), float(window.find(name).property("contentWidth"))
            high = float(item.property("contentHeight"))
            box = item.mapRectToScene(QRectF((item.width() - wide) / 2, 0, wide, high))
            x = max(abs(box.left() - wood.center().x()), abs(box.right() - wood.center().x()))
            # letters do not fill their line to its edge
            y = (
                max(abs(box.top() - wood.center().y()), abs(box.bottom() - wood.center().y()))
                - box.height() * 0.08
            )
            if (x / (wood.width() / 2 - stitching)) ** power + (
                y / (wood.height() / 2 - stitching)
            ) ** power > 1:
                found.setdefault(label, []).append(name)
    assert found == {}
