"""Whatever QML reads of a view model is of the kind that is declared: nothing is neither truth nor text.

QML takes nothing for "no", for zero and for an empty text, and shows what that means without a complaint.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtGui import QGuiApplication

from makers.upsets import Party
from nightcaller.collection import CollectionFile
from nightcaller.people import PeopleFile
from nightcaller.rulebooks import book, books
from nightcaller.settings import SettingsFile
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.shelf.stories import to_bytes
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.bulletin import BulletinViewModel
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.choice import ChoiceViewModel
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.cover import CoverViewModel
from nightcaller.viewmodels.deck import DeckViewModel
from nightcaller.viewmodels.evenings import EveningsViewModel
from nightcaller.viewmodels.floor import FloorViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.handbook import HandbookViewModel
from nightcaller.viewmodels.hands import HandsViewModel
from nightcaller.viewmodels.home import HomeViewModel
from nightcaller.viewmodels.identify import IdentifyViewModel
from nightcaller.viewmodels.mishap import MishapViewModel
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.players import PlayersViewModel
from nightcaller.viewmodels.race import RaceViewModel
from nightcaller.viewmodels.roster import RosterViewModel
from nightcaller.viewmodels.season import SeasonViewModel
from nightcaller.viewmodels.settings import SettingsViewModel
from nightcaller.viewmodels.shelf_of_books import ShelfViewModel
from nightcaller.viewmodels.table_acts import TableActsViewModel
from nightcaller.viewmodels.verdict import VerdictViewModel
from parts import in_turn
from table.season_kit import season
from voice.voice_kit import HandClock

pytestmark = pytest.mark.slow

KINDS = {"bool": bool, "int": int, "QString": str, "double": (int, float)}
STEPS = 90


def read(model: QObject, heard: Counter[str]) -> None:
    """Read every property as QML does, and those of its parts and rows."""
    seen = model.metaObject()
    for at in range(QObject.staticMetaObject.propertyCount(), seen.propertyCount()):
        one = seen.property(at)
        name, kind = str(one.name()), str(one.typeName())
        if kind in KINDS:
            # What Python makes; Qt would have made something of it.
            value = getattr(type(model), name).fget(model)
            assert isinstance(value, KINDS[kind]), (type(model).__name__, name, kind, value)
            heard[type(model).__name__] += 1
        elif isinstance(part := getattr(model, name), QAbstractItemModel):
            roles = part.roleNames()
            for row in range(part.rowCount()):
                assert all(part.data(part.index(row), role) is not None for role in roles), name


def game_screens(party: Party, words: Phrasebook) -> Iterator[Any]:
    """The screens of an evening where it stands: the one that shows it, and those that lie over any."""
    evening, clock = party.evening, HandClock()
    models: list[Any] = [
        BulletinViewModel(evening), RaceViewModel(evening), FloorViewModel(evening), HandsViewModel(evening),
        ChoiceViewModel(evening), VerdictViewModel(evening), CoverViewModel(evening, clock=clock),
        CallingViewModel(evening, clock=clock), ConsoleViewModel(evening, words, clock=clock),
        IdentifyViewModel(evening, clock=clock), RosterViewModel(evening),
    ]  # fmt: skip
    for model in models:
        if isinstance(evening.scene, model.scene):
            model.show(evening.scene)
        yield model  # another is there beside it, and QML reads of it what stands there
    yield from (TableActsViewModel(evening), MishapViewModel(evening), ModeratorBookViewModel(evening, words))


@pytest.mark.parametrize(("book_id", "style"), in_turn(sorted(books()), list(Style)))
def test_on_every_screen_of_an_evening(
    qapp: QGuiApplication, catalogue: Catalogue, book_id: str, style: Style
) -> None:
    words, heard = Phrasebook(catalogue, ("en",)), Counter[str]()
    party = Party(book(book_id), f"{book_id}.{style}.read", 9, style)
    chance = Random(book_id)
    for _step in range(STEPS):
        if isinstance(party.evening.scene, Ended):
            break
        if chance.random() < 0.3:
            for model in game_screens(party, words):
                read(model, heard)
        party.go_on()
    assert len(heard) > 10, heard


@pytest.mark.parametrize("book_id", sorted(books()))
def test_after_every_tap_at_a_moderators_desk(
    qapp: QGuiApplication, catalogue: Catalogue, book_id: str
) -> None:
    """A seat that is refused is named."""
    words, heard, refused = Phrasebook(catalogue, ("en",)), Counter[str](), set[str]()
    party = Party(book(book_id), f"{book_id}.desk", 9, Style.MODERATED)
    for at in range(STEPS):
        if at % 4 == 0 and isinstance(party.evening.scene, Console):
            for seat in range(party.evening.public.seats):
                records = party.evening.ledger.standing.records
                evening = Evening(party.evening.ledger.agreed, None, records)
                desk = ConsoleViewModel(evening, words, clock=HandClock())
                desk.show(evening.scene)
                desk.choose(seat)
                read(desk, heard)
                refused.add(desk.refused)
                assert not desk.refused or str(seat + 1) in desk.refused
        party.go_on()
        if isinstance(party.evening.scene, Ended):
            break
    assert len(refused) > 1, refused


@pytest.mark.parametrize("book_id", sorted(books()))
def test_on_every_screen_before_an_evening(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book_id: str
) -> None:
    words, heard = Phrasebook(catalogue, ("en",)), Counter[str]()
    app, settings = AppViewModel(words), SettingsFile(tmp_path / "settings")
    table = Gathering(settings, CollectionFile(tmp_path / "collection"))
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    finished = tmp_path / "data/evenings/finished"
    finished.mkdir(parents=True)
    for story in season(8, games=8):
        (finished / f"{story.id}.json").write_bytes(to_bytes(story))
    screens: list[Any] = [
        HomeViewModel(app, words, settings, shelf), PlayersViewModel(app, words, settings, table),
        ShelfViewModel(app, words, settings, table), DeckViewModel(app, words, table),
        SettingsViewModel(app, words, settings), HandbookViewModel(app, words),
        EveningsViewModel(app, words, shelf),
        SeasonViewModel(app, words, shelf, PeopleFile(tmp_path / "people"), settings),
    ]  # fmt: skip
    for people in (0, 9):
        table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(people))
        table.open_book(next(one for one in table.books if one.id == book_id))
        for model in screens:
            model.entered()
            if isinstance(model, SeasonViewModel):
                while model.property("reading"):
                    qapp.processEvents()
                for group in range(4):
                    model.chooseGroup(group)
                    read(model, heard)
                for slot in (model.taken, model.tellApart, model.rename, model.hide):
                    for typed in ("", "Anna", "Somebody Else", "x" * 99):
                        model.openPerson("Hugo")
                        assert isinstance(slot(typed), bool), (slot, typed)
            if isinstance(model, HandbookViewModel):
                model.show_book(book_id)
                for key in [row.key for row in model.rows.rows]:
                    model.show(key)
                    read(model, heard)
            read(model, heard)
    assert len(heard) >= len(screens), heard
