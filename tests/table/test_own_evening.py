"""Evenings with own roles, in every book and style: whatever is said and shown has words, the story too."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import msgspec
import pytest

from makers.drawing import drawn_table
from makers.own import playable
from makers.upsets import STYLES
from nightcaller.engine import IllegalSetup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import DIALECTS, OwnRole, against, carrying, with_roles
from nightcaller.rulebooks.own.sentences import Guards, Looks, NameInBoth
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import everything_said
from nightcaller.table.live.scene import Calling, Ended
from nightcaller.table.season.facts import facts_of
from nightcaller.table.shelf.books import book_info
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.handbook import Handbook, OpenTable
from nightcaller.table.shelf.own_words import lend
from nightcaller.table.shelf.sitting import Style
from nightcaller.text import LANGUAGES, message_id
from nightcaller.viewmodels.handbook import pages
from parts import first_fast, one_in
from rulebooks.own.made_up import THREE
from table.bots import keyed, sitting, step
from table.season_kit import told
from table.test_everything_said import CATALOGUE, Listener, unsaid

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Lou")


def roles_of(book_id: str, number: int) -> tuple[OwnRole, ...]:
    """Three own roles that a book has room for: those that people would write, then others."""
    if number == 0 and book_id in {"judge"}:
        return THREE
    return tuple(playable(3 * number + nth, book_id) for nth in range(3))


def evening_of(book_id: str, number: int, style: Style = "pass_around") -> Evening:
    """An evening with some own roles among any cards."""
    roles = roles_of(book_id, number)
    lend(roles, CATALOGUE)
    rules = with_roles(book(book_id), roles)
    table = drawn_table(rules, f"{book_id}.evening.{number}", 9, [role.id for role in roles[:2]])
    return Evening(
        sitting(
            table.seats,
            book=book_id,
            deck=dict(table.deck),
            house=dict(table.house),
            seed=table.seed,
            style=style,
            roles=roles,
        )
    )


@pytest.mark.parametrize("number", first_fast(range(6), 1, usual=2))
@pytest.mark.parametrize(("book_id", "style"), one_in(5, product(DIALECTS, STYLES)))
def test_all_that_an_evening_with_own_roles_says_and_shows_can_be_said(
    book_id: str, number: int, style: Style
):
    evening = evening_of(book_id, number, style)
    listener, answer, steps = Listener(evening), keyed(number), 0
    while not isinstance(scene := evening.scene, Ended) and steps < 220:
        listener.look()
        if isinstance(scene, Calling):
            listener.read_call(scene)
        step(evening, answer)
        steps += 1
    listener.look()
    assert sorted(listener.wrong) == []


@pytest.mark.parametrize("book_id", DIALECTS)
def test_the_story_is_told_and_counted_when_the_files_have_gone(book_id: str):
    """The journal has the roles: nothing is looked up in the folder."""
    evening, steps = evening_of(book_id, 2), 0
    while not isinstance(evening.scene, Ended) and steps < 3000:
        step(evening, keyed(3))
        steps += 1
    assert evening.public.outcome is not None
    story = told(evening, 1, NAMES, datetime(2026, 11, 2, tzinfo=UTC))
    again = msgspec.json.decode(msgspec.json.encode(story), type=type(story))
    facts = facts_of(again)
    assert {seat.card for seat in facts.seats} <= set(evening.book.roles)
    assert Evening.retold(again).recap().awards == evening.recap().awards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_victory_of_a_lonely_role_can_be_announced(language: str):
    bell = THREE[2]
    lend([bell], CATALOGUE)
    team = with_roles(book("judge"), (bell,)).roles[bell.id].team
    for message in (message_id("line-victory", team), message_id("end", bell.id)):
        assert bell.named(language) in CATALOGUE.say(language, message)


@pytest.mark.parametrize("book_id", DIALECTS)
def test_the_handbook_of_a_table_has_its_own_roles(book_id: str):
    evening = evening_of(book_id, 0)
    table = OpenTable.of(evening.sitting)
    handbook = Handbook(book_id, table)
    info = book_info(book_id, table.roles)
    found = {page.key: page for page in pages(info, handbook)}
    for role in evening.sitting.roles:
        page = found[role.id]
        for language in LANGUAGES:
            for message in (page.message, f"{page.message}.card", f"{page.message}.more", page.about):
                assert CATALOGUE.say(language, message)
            assert CATALOGUE.say(language, f"{page.about}.when")
            assert CATALOGUE.say(language, f"{page.about}.limits")
        assert handbook.meetings(role.id) == ()
    assert handbook.course()
    lines = everything_said(evening.sitting, [role.id for role in evening.sitting.roles])
    assert [wrong for line in lines for wrong in unsaid(line)] == []


REFUSED = OwnRole(
    "own.two_at_once",
    NameInBoth(en="Two at once", zh="一心二用"),
    several=True,
    sentence=(Looks(), Guards()),
)
"""Two things a night: a version that did not refuse it may have begun with it."""


@pytest.mark.parametrize("book_id", ["judge", "hollow", "forum", "revamped"])
def test_an_evening_goes_on_whatever_is_refused_by_now(
    book_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Roles are looked at on their way in; what a journal has brought along is played."""
    rules, shelf = carrying(book(book_id), (REFUSED,)), Shelf(tmp_path / "data", tmp_path / "state")
    assert against(REFUSED, book_id)
    table = drawn_table(rules, f"{book_id}.refused", 9, [REFUSED.id])
    agreed = sitting(
        table.seats, book=book_id, deck=dict(table.deck), house=dict(table.house), roles=(REFUSED,)
    )
    with pytest.raises(IllegalSetup) as said:
        Evening.begin(agreed, shelf)
    assert said.value.arguments["role"] == REFUSED.id
    with monkeypatch.context() as yesterday:
        yesterday.setattr("nightcaller.table.live.evening.with_roles", carrying)
        evening = Evening.begin(agreed, shelf)
    for _ in range(12):
        step(evening, keyed(1))
    before = evening.digest
    evening.close()
    again = Evening.resume(shelf.running()[0].id, shelf)
    assert again.digest == before
    table_now = OpenTable.of(again.sitting)
    assert REFUSED.id in {role.id for role in book_info(book_id, table_now.roles).roles}
    assert REFUSED.id in {
        page.key for page in pages(book_info(book_id, table_now.roles), Handbook(book_id, table_now))
    }
    for _ in range(40):
        if not isinstance(again.scene, Ended):
            step(again, keyed(2))
    assert again.digest != before
    again.close()


def test_what_no_words_of_a_book_can_say_is_refused_in_words():
    """Of an evening that somebody has written by hand."""
    role = OwnRole("own.eye", NameInBoth(en="Eye"), sentence=(Looks(),))
    with pytest.raises(IllegalSetup) as said:
        carrying(book("chat"), (role,))
    assert said.value.message_id == "error-own-refused"
