"""What view models declare: nothing is chosen, told or counted before somebody shows it; what changes tells.

A class is all that these laws look at: they go through every view model, every snapshot and every row.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

import pytest
from PySide6.QtCore import QObject

import nightcaller.viewmodels as models
from nightcaller.app.director import GAME_SCREENS, PRIVATE
from nightcaller.viewmodels import delivery, players
from nightcaller.viewmodels.announcement import AnnouncementViewModel
from nightcaller.viewmodels.application import Appearance
from nightcaller.viewmodels.cover import CoverViewModel
from nightcaller.viewmodels.gallery import NAMES, GalleryViewModel
from nightcaller.viewmodels.on_screen import screen_name
from nightcaller.viewmodels.seats import SeatRow, hue
from nightcaller.viewmodels.votes import halves

MODULES = [
    importlib.import_module(f"{models.__name__}.{found.name}")
    for found in pkgutil.iter_modules(models.__path__)
]
CLASSES = [
    kind
    for module in MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]
SNAPSHOTS = [kind for kind in CLASSES if is_dataclass(kind) or issubclass(kind, Appearance)]
VIEW_MODELS = [kind for kind in CLASSES if issubclass(kind, QObject)]
SAID = {
    "Called.nothing": "ui-call-nothing", "HandOver.count": 1, "HandOver.lap": 1, "HandOver.purpose": "deal",
    "Motion.name": "took_back", "OpenPage.alive": True, "PlayerRow.letters": 100, "SeatRow.alive": True,
    "Speeches.way_out": "withdraw", "Verdict.winner": "line-draw", "VisitPage.letters": 1.0,
    "Appearance.text_scale": 1.0,
}  # fmt: skip
"""What stands there before it is said: a living seat, letters of the usual size."""
PLACES = {"active", "opened", "team", "style", "tongue"}
"""Places in a list: before anything is chosen there is none, which is -1."""


def defaults(kind: Any) -> dict[str, Any]:
    """What a snapshot or a row says where nothing is said, by the name of its field."""
    if not is_dataclass(kind):
        return dict(kind._field_defaults)
    return {
        one.name: one.default if one.default_factory is MISSING else one.default_factory()
        for one in fields(kind)
        if one.default is not MISSING or one.default_factory is not MISSING
    }


@pytest.mark.parametrize("kind", SNAPSHOTS, ids=lambda kind: kind.__name__)
def test_what_nobody_has_said_is_not_there(kind: type[Any]) -> None:
    for name, value in defaults(kind).items():
        none = -1 if name in PLACES and type(value) is int else None
        said = SAID.get(f"{kind.__name__}.{name}", none)
        assert not value if said is None else value == said, (name, value)


@pytest.mark.parametrize("kind", VIEW_MODELS, ids=lambda kind: kind.__name__)
def test_every_property_is_constant_or_tells_that_it_has_changed(kind: type[QObject]) -> None:
    seen = kind.staticMetaObject
    for at in range(QObject.staticMetaObject.propertyCount(), seen.propertyCount()):
        one = seen.property(at)
        assert one.isConstant() != one.hasNotifySignal(), one.name()


def test_a_screen_that_can_be_covered_is_private_but_for_the_cover_and_what_is_said_aloud() -> None:
    covered = {screen_name(one) for one in GAME_SCREENS if hasattr(one, "coverUp")}
    assert covered - {screen_name(CoverViewModel), screen_name(AnnouncementViewModel)} == PRIVATE
    assert len(PRIVATE) > 5


@pytest.mark.parametrize(
    ("choices", "least", "step"),
    [
        (delivery.SPEECH, 0, 15),
        (delivery.LAST_WORDS, 0, 15),
        (delivery.ANSWER, 0, 15),
        (players.LETTERS, 100, 25),
    ],
)
def test_what_can_be_chosen_begins_with_the_least_and_rises_in_round_steps(
    choices: Sequence[int], least: int, step: int
) -> None:
    assert choices[0] == least
    assert sorted({*choices}) == [*choices]
    assert not any(one % step for one in choices)


def test_the_gallery_has_one_seat_in_every_state_and_a_vote_as_hands_are_counted() -> None:
    """What the Kit is looked at with is as it is in a game: here the sheriff's hand counts one and a half."""
    model: Any = GalleryViewModel()
    seats, votes = model.seats.rows, model.votes.rows
    assert [(row.number, row.name, row.hue) for row in seats] == [
        (seat + 1, name, hue(seat)) for seat, name in enumerate(NAMES)
    ]
    bare = SeatRow(0, "", 0.0)
    for state in ("alive", "speaking", "blocked", "marks", "note"):
        assert sum(getattr(row, state) != getattr(bare, state) for row in seats) == 1, state
    halves_of = {row.number: 3 if row.marks else 2 for row in seats if row.alive}
    totals = [sum(halves_of[voter] for voter in row.voters) for row in votes]
    for row, total in zip(votes, totals, strict=True):
        assert (row.votes, row.share, row.leading) == (
            halves(total), round(total / totals[0], 2), total == max(totals)
        )  # fmt: skip
        assert (row.name, row.hue) == (
            (NAMES[row.number - 1], hue(row.number - 1)) if row.number else ("—", 0)
        )
    for at in range(len(seats)):
        model.choose(at)
        assert [row.number for row in model.seats.rows if row.selected] == [at + 1]
        model.choose(at)
        assert not any(row.selected for row in model.seats.rows)
