"""A disk that takes no card, or lets none go: whatever is done in the workshop, somebody is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QGuiApplication

from nightcaller.collection import CollectionFile
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.known import known
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Weighs
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.own_roles import OwnRoleNotSaved, OwnRoles
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels import workshop
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.workshop import WorkshopViewModel

BELL = OwnRole("own.bell", NameInBoth("Bellringer", "敲钟人"), emblem="piper", sentence=(Looks(), Weighs()))
ACTS: dict[str, Callable[[Any], object]] = {
    "an empty card": lambda model: model.create(),
    "a copy": lambda model: model.copy(),
    "a copy of the book's": lambda model: model.startFrom(next(iter(known(model.book)))),
    "another name": lambda model: model.callIt("en", "Somebody else"),
    "another emblem": lambda model: model.draw("hunter"),
    "its words": lambda model: model.write("card", "en", "Somebody."),
    "one more sentence": lambda model: model.add("guards"),
    "one sentence less": lambda model: model.remove(0),
    "gone": lambda model: model.throwAway(),
    "a file for somebody else": lambda model: model.saveAsFile(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ACTS)
def test_whoever_works_on_a_card_that_cannot_be_kept_is_told(
    qapp: QGuiApplication,
    catalogue: Catalogue,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: str,
    language: str,
) -> None:
    words, kept = Phrasebook(catalogue, (language,)), OwnRoles(tmp_path)
    app, told = AppViewModel(words), list[str]()
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    model = WorkshopViewModel(app, words, table, kept, lambda _role, _book: "", lambda _role, _book: iter(()))
    kept.save(BELL)
    model.entered()
    model.open(BELL.id)

    def refuse(*_of: object) -> None:
        raise OwnRoleNotSaved(folder=str(tmp_path))

    monkeypatch.setattr(kept, "save", refuse)
    monkeypatch.setattr(kept, "delete", refuse)
    monkeypatch.setattr(workshop, "save", refuse)
    monkeypatch.setattr(app, "tell", lambda message, **of: told.append(words.text(message, of)))
    ACTS[act](model)
    assert len(told) == 1
    assert str(tmp_path) in told[0]
    assert model.open_role is not None, "what was on the desk still is"


def test_whoever_comes_back_finds_the_card_that_was_open(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path
) -> None:
    words, kept = Phrasebook(catalogue, ("en",)), OwnRoles(tmp_path)
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    model: Any = WorkshopViewModel(
        AppViewModel(words), words, table, kept, lambda _role, _book: "", lambda _role, _book: iter(())
    )
    for nth in range(3):
        kept.save(msgspec.structs.replace(BELL, id=f"own.bell{nth}", name=NameInBoth(f"Bell {nth}", "钟")))
    assert not model.any
    model.entered()
    assert model.any
    for nth in (2, 0, 1):
        model.open(f"own.bell{nth}")
        model.exited()
        model.entered()
        assert model.names[0] == f"Bell {nth}"
