"""The drawn story: who sits where, and lines that lead from one to the other, whoever they are."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise, permutations
from math import hypot

import pytest

from nightcaller.engine import EVERYBODY, Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.story.replay import Arrow, Line, StoryMoment
from nightcaller.table.story.story_ring import Figure, RingPlaces

WIDTH, HEIGHT = 720, 520
MIDDLE = WIDTH / 2, HEIGHT / 2 - 8
TABLES = (1, 2, 3, 5, 8, 12, 16, 20)
Point = tuple[float, float]


class Drawn(HTMLParser):
    """What a picture is made of."""

    def __init__(self, svg: str) -> None:
        super().__init__()
        self.all: list[tuple[str, dict[str, str]]] = []
        self.words: list[tuple[dict[str, str], str]] = []
        self.feed(svg)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if data.strip() and self.all[-1][0] == "text":
            self.words.append((self.all[-1][1], data))

    def of(self, tag: str, style: str | None = None) -> list[dict[str, str]]:
        return [given for name, given in self.all if name == tag and given.get("class") == style]

    @property
    def circles(self) -> list[tuple[Point, float]]:
        """Where everybody sits, seat by seat."""
        return [((float(c["cx"]), float(c["cy"])), float(c["r"])) for c in self.of("circle")]

    @property
    def lines(self) -> list[tuple[Point, Point, Point]]:
        """Every line: where it begins, what it is bent to, where it ends."""
        return [points(path["d"]) for path in self.of("path") if "Q" in path["d"]]  # type: ignore[misc]

    @property
    def heads(self) -> list[tuple[Point, Point, Point]]:
        """Every arrow's head: its tip and its two corners."""
        return [points(path["d"]) for path in self.of("path") if "Z" in path["d"]]  # type: ignore[misc]


def points(d: str) -> tuple[Point, ...]:
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", d)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def away(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def ring(count: int) -> RingPlaces:
    return RingPlaces([Figure(f"P{seat}", f"Role {seat}", "moon") for seat in range(count)], {})


def moment(*arrows: Arrow, mark: str = "", dead: frozenset[Seat] = frozenset()) -> StoryMoment:
    return StoryMoment(Event(0, 1, "night", "any", EVERYBODY, {}), mark, arrows, dead=dead)


def drawn(count: int, *arrows: Arrow) -> Drawn:
    return Drawn(ring(count).chapter([moment(*arrows)], "Night 1"))


@pytest.mark.parametrize("count", TABLES)
def test_everybody_has_a_place_of_their_own_around_the_table(count: int) -> None:
    """Clockwise from the top, as far from the one as from the other; names and roles stand below."""
    picture = Drawn(ring(count).table((), ""))
    places = [place for place, _radius in picture.circles]
    radius = picture.circles[0][1]
    assert len(places) == count
    assert places[0] == (WIDTH / 2, 62 - 8), "the first one sits on top"
    if count > 2:
        assert places[1][0] > WIDTH / 2, "the second one on the right"
        apart = [away(*two) for two in pairwise([*places, places[0]])]
        assert min(apart) > 1.9 * radius
        assert radius == pytest.approx(min(34, 0.36 * sum(apart) / count), rel=0.02), (
            "as large as there is room"
        )
        assert max(apart) < 1.25 * min(apart)
    for x, y in places:
        assert radius < x < WIDTH - radius
        assert radius < y < HEIGHT - 1.98 * radius
        across = ((x - WIDTH / 2) / (WIDTH / 2 - 66)) ** 2 + ((y - HEIGHT / 2 + 8) / (HEIGHT / 2 - 62)) ** 2
        assert across == pytest.approx(1, abs=0.01)
    for style in ("number", "name", "role"):
        found = [(given, said) for given, said in picture.words if given["class"] == style]
        assert [said for _given, said in found] == [
            {"number": f"{seat + 1}", "name": f"P{seat}", "role": f"Role {seat}"}[style]
            for seat in range(count)
        ]
        for (given, _said), (x, y) in zip(found, places, strict=True):
            at = float(given["x"]), float(given["y"])
            below = {"number": 0, "name": 1, "role": 1}[style]
            assert (at[1] > y + radius) == bool(below)
            assert away(at, (x, y)) < 2.1 * radius
            assert 0 < at[0] < WIDTH
            assert 0 < at[1] < HEIGHT
            assert radius * 0.3 < float(given["font-size"]) < radius * 0.7


@pytest.mark.parametrize("count", TABLES)
def test_the_table_lies_within_the_seats_and_each_emblem_in_the_middle_of_its_own(count: int) -> None:
    picture = Drawn(ring(count).table((), "Title"))
    circles = picture.circles
    radius, rims = circles[0][1], picture.of("ellipse")
    assert len(rims) == 2
    for inside, rim in zip((0, 12), rims, strict=True):
        assert (float(rim["cx"]), float(rim["cy"])) == MIDDLE
        across, down = WIDTH / 2 - 66 - 1.6 * radius, HEIGHT / 2 - 62 - 2.3 * radius
        assert float(rim["rx"]) == pytest.approx(across - inside, abs=0.51), "inside the upper names"
        assert float(rim["ry"]) == pytest.approx(down - inside, abs=0.51)
    ((given, said),) = [one for one in picture.words if one[0]["class"] == "phase"]
    assert (said, float(given["x"])) == ("Title", MIDDLE[0])
    assert 0 < float(given["y"]) - MIDDLE[1] < 17, "half of its letters' height below the middle"
    for use, badge, (place, radius) in zip(
        picture.of("use"), picture.of("circle", "badge"), circles, strict=True
    ):
        left, top, scale = (float(number) for number in re.findall(r"-?\d+\.\d+", use["transform"]))
        assert (left + 50 * scale, top + 50 * scale) == pytest.approx(place, abs=0.15)
        assert 100 * scale < 2 * radius
        corner = float(badge["cx"]), float(badge["cy"])
        assert corner == pytest.approx((place[0] - 0.72 * radius, place[1] - 0.72 * radius), abs=0.11)


def test_an_emblem_is_drawn_once_and_one_that_nobody_has_drawn_is_empty() -> None:
    figures = [Figure("Ann", "Wolf", "wolf"), Figure("Ben", "Wolf", "wolf"), Figure("Cleo", "Seer", "eye")]
    drawing = Drawn(RingPlaces(figures, {"wolf": "M 0 0 Z"}).emblems())
    assert [(one["id"], one["d"]) for one in drawing.of("path")] == [
        ("emblem-wolf", "M 0 0 Z"),
        ("emblem-eye", ""),
    ]


@pytest.mark.parametrize("count", TABLES)
def test_a_line_leads_from_one_to_the_other_and_crosses_neither(count: int) -> None:
    """It begins beside the one and ends beside the other, between the two, bent towards the middle."""
    circles = drawn(count).circles
    for one, other in [pair for pair in permutations(range(count), 2) if min(pair) < 2]:
        (line,) = drawn(count, Arrow(one, other)).lines
        begins, bend, ends = line
        for end, (place, radius), clear in ((begins, circles[one], 1.15), (ends, circles[other], 1.25)):
            between = away(place, bend)
            assert away(end, place) == pytest.approx(min(clear * radius, 0.8 * between), abs=0.15)
            assert away(end, bend) == pytest.approx(between - away(end, place), abs=0.2)
        halfway = [(a + b) / 2 for a, b in zip(circles[one][0], circles[other][0], strict=True)]
        bent = [at + 0.38 * (to - at) for at, to in zip(halfway, MIDDLE, strict=True)]
        assert bend == pytest.approx(bent, abs=0.11)


@pytest.mark.parametrize(("line", "heads"), [("act", 1), ("swap", 2), ("bond", 0)])
def test_a_head_points_at_whoever_was_meant(line: Line, heads: int) -> None:
    """An act at one, a swap at both, a bond at nobody; a vote is no line of the page's."""
    for one, other in permutations(range(5), 2):
        picture = drawn(5, Arrow(one, other, line))
        begins, bend, ends = picture.lines[0]
        assert len(picture.heads) == heads
        assert ("stroke-dasharray" in picture.of("path")[0]) == (line == "bond")
        for (tip, left, right), end in zip(picture.heads, (ends, begins), strict=False):
            assert tip == end
            assert (
                away(tip, left)
                == pytest.approx(away(tip, right), abs=0.2)
                == pytest.approx(hypot(12, 7), abs=0.2)
            )
            assert away(left, right) == pytest.approx(14, abs=0.2)
            base = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
            assert away(base, bend) == pytest.approx(away(tip, bend) - 12, abs=0.2)
    assert not drawn(7, Arrow(1, 2, "vote")).of("path")


def test_the_same_line_is_drawn_once_in_the_colour_of_its_mark_and_the_dead_are_struck() -> None:
    moments = [
        moment(Arrow(0, 1), mark="drop"), moment(Arrow(0, 1), mark="drop"), moment(Arrow(0, 1), mark="eye"),
        moment(Arrow(2, 1), dead=frozenset({1, 3})),
    ]  # fmt: skip
    picture = Drawn(ring(5).chapter(moments, "Night 1"))
    assert [path["stroke"] for path in picture.of("path") if "Q" in path["d"]] == [
        "#b58be0",
        "#8fd3c8",
        "#8d86c9",
    ]
    assert [group["class"] for tag, group in picture.all if tag == "g"] == [
        "seat",
        "gone",
        "seat",
        "gone",
        "seat",
    ]
    struck = [points(path["d"]) for path in picture.of("path", "struck")]
    for (low, high), seat in zip(struck, (1, 3), strict=True):
        (x, y), radius = picture.circles[seat]
        assert low == pytest.approx((x - 0.7 * radius, y + 0.7 * radius), abs=0.11)
        assert high == pytest.approx((x + 0.7 * radius, y - 0.7 * radius), abs=0.11)
    assert not any(given["class"] == "role" for given, _said in picture.words), "roles are told once, above"


def test_a_long_name_is_cut_where_it_stands_below_a_seat() -> None:
    figures = [Figure(name, "Seer", "eye") for name in ("Nine char", "Ten chars!")]
    picture = Drawn(RingPlaces(figures, {}).table((), ""))
    assert [said for given, said in picture.words if given["class"] == "name"] == ["Nine char", "Ten char…"]
