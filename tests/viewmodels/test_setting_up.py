"""What a table sets up, as its screens show it: in every book."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from driver import unglued
from nightcaller.collection import CollectionFile
from nightcaller.engine.vocabulary import FEWEST_SEATS
from nightcaller.settings import SettingsFile
from nightcaller.styles import Style
from nightcaller.table.live.touches import walk
from nightcaller.table.shelf.books import every_book
from nightcaller.table.shelf.own_roles import OwnRoles
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels import saving
from nightcaller.viewmodels.about import AboutViewModel
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.deck import DeckViewModel
from nightcaller.viewmodels.deck_rows import ORDER
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.house_rules import HouseRulesViewModel
from nightcaller.viewmodels.paper import PaperViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.players import PlayersViewModel
from nightcaller.viewmodels.workshop import WorkshopViewModel

BOOKS = [book.id for book in every_book()]
Opened = Callable[[str, int], DeckViewModel]


def table_settings(folder: Path) -> SettingsFile:
    return SettingsFile(folder / "settings")


@pytest.fixture
def table(tmp_path: Path) -> Gathering:
    return Gathering(table_settings(tmp_path), CollectionFile(tmp_path / "collection"))


@pytest.fixture
def deck_of(qapp: QGuiApplication, catalogue: Catalogue, table: Gathering) -> Opened:
    words = Phrasebook(catalogue, ("en",))
    screen = DeckViewModel(AppViewModel(words), words, table)

    def opened(book: str, people: int) -> DeckViewModel:
        table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(people))
        table.open_book(next(one for one in table.books if one.id == book))
        screen.entered()
        return screen

    return opened


@pytest.mark.parametrize("style", Style)
def test_only_a_laptop_that_goes_round_and_deals_shows_cards_by_night(table: Gathering, style: Style) -> None:
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(9))
    table.style = style
    for by_night, own in product((False, True), repeat=2):
        table.cards_at_night, table.own_cards = by_night, own
        assert table.sitting().cards_at_night is (by_night and not own and style.passes)


@pytest.mark.parametrize("book", BOOKS)
def test_who_threatens_stands_first_on_every_deck(deck_of: Opened, book: str) -> None:
    for people in (6, 9, 12, 18):
        screen = deck_of(book, people)
        kinds = [row.side for row in screen.kinds.rows]
        casts = [list(row.sides) for row in (*screen.recommended.rows, *screen.boards.rows)]
        assert kinds
        for sides in (kinds, *casts):
            places = [ORDER.index(side) if side in ORDER else len(ORDER) for side in sides]
            assert places == sorted(places), sides


@pytest.mark.parametrize("book", BOOKS)
def test_the_kinds_of_a_deck_make_up_all_of_it(deck_of: Opened, table: Gathering, book: str) -> None:
    screen = deck_of(book, 9)
    for deck in (dict(table.book.recommended(9)[0].deck), *({role.id: 1} for role in table.book.roles)):
        table.take(deck)
        screen.refresh()
        assert sum(row.count for row in screen.kinds.rows) == sum(deck.values())
        assert sum(row.share for row in screen.kinds.rows) == pytest.approx(1.0)


def sieves(screen: DeckViewModel) -> list[Any]:
    return [row.key for row in screen.finder.sieves.rows]


@pytest.mark.parametrize("book", [book.id for book in every_book() if book.long])
def test_every_two_sieves_leave_the_roles_that_pass_both(
    deck_of: Opened, table: Gathering, book: str
) -> None:
    screen = deck_of(book, 12)
    table.take(table.book.recommended(12)[0].deck)
    screen.refresh()
    finder, roles = screen.finder, table.book.roles

    def passes(role: Any, sieve: str) -> bool:
        group, _, wanted = sieve.partition("-")
        if sieve == "side-deck":
            return bool(table.deck.get(role.id))
        return wanted in {"side": [role.side], "kind": role.kinds, "hard": [str(role.hard)]}[group]

    every = sieves(screen)
    assert {key.partition("-")[0] for key in every} == {"side", "kind", "hard"}
    for one, other in product(every, repeat=2):
        if one.partition("-")[0] == other.partition("-")[0] and one != other:
            continue  # the second takes the first's place
        finder.everything()
        for sieve in dict.fromkeys((one, other)):
            finder.sieve(sieve)
        rows = finder.rows.rows
        wanted = {role.id for role in roles if passes(role, one) and passes(role, other)}
        assert [row.role for row in rows] == [*dict.fromkeys(row.role for row in rows)]
        assert {row.role for row in rows} == wanted, (one, other)
        shown = {row.role: row.heading for row in rows}
        sections = {role.id: role.category for role in roles}
        for before, after in pairwise(row.role for row in rows):
            assert bool(shown[after]) is (sections[before] != sections[after]), (one, other, after)
    for sieve in every:
        finder.everything()
        finder.sieve(sieve)
        finder.sieve(sieve)
        assert len(finder.rows.rows) == len(roles), "tapped once more, it is taken away"


def test_a_name_that_is_being_typed_sits_down_before_anything_is_done_with_the_seats(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, table: Gathering
) -> None:
    """A seat that is removed, moved, enlarged or renamed: what stands in the field is not lost over it."""
    words = Phrasebook(catalogue, ("en",))
    screen = PlayersViewModel(AppViewModel(words), words, table_settings(tmp_path), table)
    people = ["Ada", "Bo", "Cy", "Di"]
    for start, end in product(range(-1, 5), repeat=2):
        table.players = tuple(SeatedPlayer(name) for name in people)
        screen.entered()
        screen.typing("Eve")
        screen.move(start, end)
        seated, wanted = [one.name for one in table.players], [*people, "Eve"]
        assert "Eve" in seated
        if start != end and start in range(5) and end in range(5):
            wanted.insert(end, wanted.pop(start))
        assert seated == wanted, (start, end)
    for seat in range(4):
        table.players = tuple(SeatedPlayer(name) for name in people)
        screen.entered()
        screen.typing("Eve")
        screen.remove(seat)
        assert [one.name for one in table.players] == [*people[:seat], *people[seat + 1 :], "Eve"]


@pytest.mark.parametrize("style", Style)
def test_hand_overs_are_counted_where_the_laptop_goes_round(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, table: Gathering, style: Style
) -> None:
    words = Phrasebook(catalogue, ("en",))
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    table.take(table.book.recommended(8)[0].deck)
    for own in (False, True):
        table.style, table.own_cards = style, own
        screen = HouseRulesViewModel(
            AppViewModel(words), words, table_settings(tmp_path), table, lambda _: 60.0, str
        )
        counts = ("nightHands", "nightTouches", "dayHands", "dayTouches", "openingHands", "openingMinutes")
        shown = [screen.property(name) for name in counts]
        if not style.passes or own:
            assert shown[:5] == [0] * 5, (style, own)
            continue
        walked = walk(table.sitting())
        (night, day), opening = walked.most, walked.opening
        touched = [night.hand_overs, night.touches, day.hand_overs, day.touches]
        assert shown == [*touched, opening.hand_overs, opening.minutes] and all(shown[:2])


def test_what_was_wrong_is_told_until_something_else_is_done(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, table: Gathering
) -> None:
    """And whoever shows it hears of both."""
    words = Phrasebook(catalogue, ("en",))
    screen = PlayersViewModel(AppViewModel(words), words, table_settings(tmp_path), table)
    shown: list[str] = []
    screen.problemChanged.connect(lambda: shown.append(screen.property("problem")))
    for does in (screen.mending, lambda: screen.typing("Fay"), lambda: screen.add("Fay")):
        table.players = tuple(SeatedPlayer(name) for name in ("Ada", "Bo"))
        screen.entered()
        screen.add("")
        assert shown[-1] == screen.property("problem") != ""
        does()
        assert shown[-1] == screen.property("problem") == ""
        screen.typing("")
        assert not screen.rename(1, "Ada")
        assert [bool(row.problem) for row in screen.rows.rows][:2] == [False, True]
        does()
        assert not any(row.problem for row in screen.rows.rows)
        screen.typing("")


def test_how_many_are_missing_counts_those_in_the_field(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, table: Gathering
) -> None:
    words = Phrasebook(catalogue, ("en",))
    screen = PlayersViewModel(AppViewModel(words), words, table_settings(tmp_path), table)
    for seated, typed in product(range(9), range(4)):
        table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(seated))
        screen.typing(", ".join(("Ada", "Bo", "Cy")[:typed]))
        people = seated + typed
        assert screen.property("expected") == people
        assert screen.property("missing") == max(0, FEWEST_SEATS - people)
        assert screen.property("ready") is (people >= FEWEST_SEATS)


def test_no_gap_of_the_workshop_is_open_until_somebody_opens_one(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, table: Gathering
) -> None:
    words = Phrasebook(catalogue, ("en",))
    kept = OwnRoles(tmp_path / "roles")
    screen = WorkshopViewModel(AppViewModel(words), words, table, kept, lambda *_: "", lambda *_: ())
    screen.entered()
    assert (screen.property("gap"), screen.property("gapOptions")) == ("", [])
    assert screen.property("gapAt") < -1, "-1 is the role itself"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", [book.id for book in every_book() if book.long])
def test_a_role_is_found_by_its_name_and_by_what_kind_of_role_it_is(
    deck_of: Opened, catalogue: Catalogue, table: Gathering, book: str, language: str
) -> None:
    finder = deck_of(book, 12).finder
    for role in table.book.roles:
        finder.search(catalogue.say(language, message_id("role", role.id)))
        assert finder.rows.rows[0].name == catalogue.say("en", message_id("role", role.id))
        assert finder.first == finder.rows.rows[0].name
    for kind in {role.category or message_id("team", role.team) for role in table.book.roles}:
        finder.search(catalogue.say(language, kind))
        found = {row.role for row in finder.rows.rows}
        assert found >= {role.id for role in table.book.roles if role.category == kind}


def test_whoever_sits_there_is_called_by_name_and_nobody_beyond(
    qapp: QGuiApplication, catalogue: Catalogue, table: Gathering, tmp_path: Path
) -> None:
    words = Phrasebook(catalogue, ("en",))
    model = PlayersViewModel(AppViewModel(words), words, table_settings(tmp_path), table)
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(4))
    assert [model.nameOf(seat) for seat in range(-1, 5)] == ["", "P0", "P1", "P2", "P3", ""]


def test_what_no_program_shows_is_told_with_its_place(
    qapp: QGuiApplication,
    catalogue: Catalogue,
    table: Gathering,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Licences, a printed page, the folder of made-up roles: on a computer without a program for them."""
    monkeypatch.setattr(saving.QDesktopServices, "openUrl", lambda _url: False)
    words = Phrasebook(catalogue, ("en",))
    app = AppViewModel(words)
    about, paper = AboutViewModel(app, words), PaperViewModel(app, words, table, lambda: ("", ""))
    workshop = WorkshopViewModel(
        app, words, table, OwnRoles(tmp_path / "own"), lambda _role, _book: "", lambda _role, _book: iter(())
    )
    paper._file = str(tmp_path / "cards.pdf")
    for show, name in (
        (about.openTexts, "NOTICE"),
        (paper.openFile, "cards.pdf"),
        (workshop.showFolder, "own"),
    ):
        show()
        assert name in unglued(app.notice)
        app.heard()


@pytest.mark.parametrize("spoken", [("en",), ("zh-CN",), ("en", "zh-CN")])
def test_whoever_goes_on_through_languages_comes_to_each_once_and_back(
    qapp: QGuiApplication, catalogue: Catalogue, table: Gathering, tmp_path: Path, spoken: tuple[str, ...]
) -> None:
    words = Phrasebook(catalogue, spoken)
    model = PlayersViewModel(AppViewModel(words), words, table_settings(tmp_path), table)
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(3))
    every = set(LANGUAGES) | ({""} if len(spoken) == 1 else set())
    met = []
    for _language in every:
        model.nextLanguage(1)
        met.append(table.players[1].language)
    assert (set(met), len(met)) == (every, len(every))
    assert met[-1] == (spoken[0] if len(spoken) > 1 else "")
    assert table.players[0].language == table.players[2].language == ""
