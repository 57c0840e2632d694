"""Whatever is done on a screen before an evening: it shows then what it would show if it were opened anew.

In another language, and in the first again, too. Nothing on it has changed without a signal either, or QML
would go on showing what was; and what is called to open a screen opens that one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMetaMethod, QObject
from PySide6.QtGui import QGuiApplication

from nightcaller.collection import CollectionFile
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Weighs
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.own_roles import OwnRoles
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.deck import DeckViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.handbook import HandbookViewModel
from nightcaller.viewmodels.house_rules import HouseRulesViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.players import PlayersViewModel
from nightcaller.viewmodels.role_finder import RoleFinderViewModel
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.settings import SettingsViewModel
from nightcaller.viewmodels.shelf_of_books import ShelfViewModel
from nightcaller.viewmodels.workshop import WorkshopViewModel
from parts import in_turn
from viewmodels.test_read_as_declared import read

STEPS = 30
OWN = ("own.bell", "own.lamp")
TYPED = ("", "Ann", "Ann", "Bob and Cid", "a", "x" * 60, "wolf", "side", "wolf", "fr", *OWN)
GIVEN: dict[str, Callable[[Random], Any]] = {
    "int": lambda chance: chance.randrange(-1, 9),
    "QString": lambda chance: chance.choice(TYPED),
    "bool": lambda chance: chance.random() < 0.5,
}
MODELS: dict[type[Any], Callable[[AppViewModel, Phrasebook, SettingsFile, Gathering, Path], Any]] = {
    PlayersViewModel: lambda *those: PlayersViewModel(*those[:4]),
    ShelfViewModel: lambda *those: ShelfViewModel(*those[:4]),
    DeckViewModel: lambda app, words, _settings, table, _folder: DeckViewModel(app, words, table),
    RoleFinderViewModel: lambda app, words, _settings, table, _folder: RoleFinderViewModel(app, words, table),
    SettingsViewModel: lambda app, words, settings, _table, _folder: SettingsViewModel(app, words, settings),
    HandbookViewModel: lambda app, words, _settings, _table, _folder: HandbookViewModel(app, words),
    WorkshopViewModel: lambda app, words, _settings, table, folder: WorkshopViewModel(
        app, words, table, made_up(folder), lambda _role, _book: "", lambda _role, _book: iter(())
    ),
    HouseRulesViewModel: lambda *those: HouseRulesViewModel(*those[:4], lambda _sitting: 90.0, str),
}

ELSEWHERE = {"showFolder", "saveAsFile", "tryOut", "clickThrough", "putInDeck"}
"""What goes to other programs, folders, games and books."""


def made_up(folder: Path) -> OwnRoles:
    """Two roles that somebody has made up."""
    kept = OwnRoles(folder)
    for name in OWN:
        kept.save(OwnRole(name, NameInBoth(name, name), sentence=(Looks(), Weighs())))
    return kept


def properties(model: QObject) -> dict[str, tuple[Any, str]]:
    """Every property of a screen, by its name: what it is, and the signal that tells of it."""
    seen, found = model.metaObject(), {}
    for at in range(QObject.staticMetaObject.propertyCount(), seen.propertyCount()):
        one = seen.property(at)
        value = getattr(model, str(one.name()))
        if isinstance(value, Rows):
            value = value.rows
        if not isinstance(value, QObject):  # a screen of its own
            found[str(one.name())] = value, one.notifySignal().name().toStdString()
    return found


def slots(model: QObject | type[QObject]) -> list[tuple[str, list[str]]]:
    """Every slot that can be called with what is `GIVEN`: its name, and the kinds of what it takes."""
    seen, found = model.staticMetaObject, []
    for at in range(QObject.staticMetaObject.methodCount(), seen.methodCount()):
        method = seen.method(at)
        kinds = [kind.toStdString() for kind in method.parameterTypes()]
        if method.methodType() == QMetaMethod.MethodType.Slot and {*kinds} <= {*GIVEN}:
            found.append((method.name().toStdString(), kinds))
    return [one for one in found if one[0] not in ELSEWHERE]


@pytest.mark.parametrize(("screen", "name"), in_turn(MODELS, sorted(books())))
def test_what_is_shown_is_what_is_so(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, name: str, screen: type[Any]
) -> None:
    words, settings = Phrasebook(catalogue, ("en",)), SettingsFile(tmp_path / "settings")
    app, table = AppViewModel(words), Gathering(settings, CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(9))
    table.open_book(next(one for one in table.books if one.id == name))
    opened: list[str] = []
    app.open = opened.append  # type: ignore[method-assign]
    model = MODELS[screen](app, words, settings, table, tmp_path)
    model.entered()
    chance, told = Random(f"{name} {screen.__name__}"), set[str]()
    for signal in {signal for _value, signal in properties(model).values() if signal}:
        getattr(model, signal).connect(lambda *_of, signal=signal: told.add(signal))
    wrong = []
    for _step in range(STEPS):
        slot, kinds = chance.choice(slots(model))
        done = slot, *(GIVEN[kind](chance) for kind in kinds)
        before = properties(model)
        told.clear()
        opened.clear()
        getattr(model, slot)(*done[1:])
        if slot.startswith("open") and not kinds and opened != [slot.removeprefix("open")]:
            wrong.append((*done, "opens", *opened))
        if opened:
            model.entered()  # as it is when somebody comes back
            continue
        after = properties(model)
        for one, (value, signal) in after.items():
            if signal and signal not in told and value != before[one][0]:
                wrong.append((*done, "changes without a signal", one))
        model.refresh()
        wrong += [(*done, "leaves", one) for one, now in properties(model).items() if now != after[one]]
    read(model, Counter())
    before, languages = properties(model), words.languages
    for spoken in (languages[1:] or ("zh-CN",), languages):
        words.speak(spoken)
        after = properties(model)
        model.refresh()
        wrong += [(spoken, "leave", one) for one, now in properties(model).items() if now != after[one]]
    wrong += [("languages", "leave", one) for one, now in properties(model).items() if now != before[one]]
    assert not wrong[:3]


@pytest.mark.slow
@pytest.mark.parametrize("people", [0, 1, 9, 40])
def test_the_list_and_the_ring_are_of_whoever_sits_there(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, people: int
) -> None:
    words, settings = Phrasebook(catalogue, ("en",)), SettingsFile(tmp_path / "settings")
    table = Gathering(settings, CollectionFile(tmp_path / "collection"))
    model = PlayersViewModel(AppViewModel(words), words, settings, table)
    for many in (people, people // 2):
        table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(many))
        model.refresh()
        seated = [(seat + 1, player.name) for seat, player in enumerate(table.players)]
        for rows in (model.rows, model.ring):
            assert [(row.number, row.name) for row in rows.rows] == seated


@pytest.mark.slow
@pytest.mark.parametrize("name", books())
def test_of_a_recommended_deck_no_card_is_missing_and_none_too_many(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, name: str
) -> None:
    words, settings = Phrasebook(catalogue, ("en",)), SettingsFile(tmp_path / "settings")
    table = Gathering(settings, CollectionFile(tmp_path / "collection"))
    table.open_book(next(one for one in table.books if one.id == name))
    model = DeckViewModel(AppViewModel(words), words, table)
    for people in range(6, 17):
        table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(people))
        for plan in table.book.recommended(people):
            table.deck = dict(plan.deck)
            assert model.cards == model.wanted, plan
            assert model.cards + model.traits == sum(plan.deck.values()), plan
            first = next(role for role in plan.deck if role not in table.book.traits)
            table.deck = {**plan.deck, first: plan.deck[first] + 1}
            assert model.cards > sum(plan.deck.values()) - model.traits, plan
