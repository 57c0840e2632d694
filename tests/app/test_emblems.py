"""Every card of every book has a drawn emblem of its own or of its kin."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nightcaller
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue

SOURCE = (Path(nightcaller.__file__).parent / "qml/Nightcaller/Kit/RoleEmblem.qml").read_text("utf-8")
DRAWN, KIN = SOURCE.split("readonly property var kin")
NAMES = set(re.findall(r"^            (\w+): ", DRAWN, re.M))
RELATED = dict(re.findall(r"^            (\w+): \"(\w+)\"", KIN, re.M))


@pytest.mark.parametrize("table", [DRAWN, KIN], ids=["drawings", "kin"])
def test_no_name_is_written_twice_for_the_later_would_hide_the_earlier(table):
    names = re.findall(r"^            (\w+): ", table, re.M)
    assert {name for name in names if names.count(name) > 1} == set()


@pytest.mark.parametrize("book", books().values(), ids=books())
def test_every_role_and_office_has_an_emblem(book):
    ids = {role.rpartition(".")[2] for role in (*book.roles, *book.offices)}
    assert {name for name in ids if RELATED.get(name, name) not in NAMES} == set()


def test_no_two_cards_of_the_big_book_look_alike():
    prefix = "role-revamped-"
    ids = Catalogue(shipped("i18n")).ids("en")
    cards = [
        key.removeprefix(prefix).replace("-", "_") for key in ids if key.startswith(prefix) and "." not in key
    ]
    drawings = [RELATED.get(card, card) for card in cards]
    assert len(cards) >= 88
    assert set(drawings) <= NAMES
    assert {one for one in drawings if drawings.count(one) > 1} == set()
