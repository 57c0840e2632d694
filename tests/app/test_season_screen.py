"""The season in the window: what a group sees of its evenings, by finger, key and screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QStandardPaths, Qt

from driver import Screen, kind_of
from nightcaller.people import PeopleFile
from nightcaller.rulebooks import books
from nightcaller.settings import Group, Member
from nightcaller.table.live.evening import Evening
from nightcaller.table.season.season import Person, Season, groups_of
from nightcaller.table.shelf.stories import to_bytes
from nightcaller.viewmodels import season as season_model
from nightcaller.viewmodels import season_rows
from nightcaller.viewmodels.season import SeasonViewModel
from nightcaller.viewmodels.season_rows import fact_rows
from table.bots import sitting
from table.season_kit import THURSDAY, season
from voice.voice_kit import write_tone

Opened = Callable[..., tuple[Any, Screen]]
TABS = range(5)


@pytest.fixture
def evenings(tmp_path: Path) -> Path:
    """Thirty finished evenings of three groups."""
    folder = tmp_path / "evenings" / "finished"
    folder.mkdir(parents=True)
    for story in season(30, games=10):
        (folder / f"{story.id}.json").write_bytes(to_bytes(story))
    return folder


def opened(open_stage: Opened, **arguments: Any) -> tuple[Any, Screen]:
    stage, screen = open_stage(screen="Season", **arguments)
    screen.qtbot.waitUntil(lambda: not stage.season.property("reading"))
    return stage, screen


def counted(vm: SeasonViewModel) -> int:
    """How many games the page speaks of."""
    return sum(row.total for row in vm.mixes.rows)


def test_without_an_evening_there_is_a_way_to_the_first_one(open_stage: Opened) -> None:
    stage, screen = opened(open_stage)
    assert screen.has("emptySeason")
    assert not screen.has("seasonTab0")
    screen.tap("newGameButton")
    assert stage.app.property("screen") == "Players"


def test_what_is_counted_is_shown_while_the_rest_is_being_counted(
    open_stage: Opened, evenings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(season_model, "SLICE", 0)  # one game between two frames
    monkeypatch.setattr(season_model, "SHOWN_AFTER", 0)
    stage, screen = open_stage(screen="Season")
    vm = stage.season
    screen.qtbot.waitUntil(lambda: counted(vm) > 0)
    vm._timer.stop()
    screen.window.grabWindow()
    assert vm.property("reading")
    assert screen.has("seasonTab0")
    assert screen.find("seasonCounting").property("value") == vm.property("read") / 30 < 1
    assert any("of 30 games counted" in text for text in screen.texts())
    assert not screen.cut_off()
    before, name = counted(vm), vm.property("names")[0]
    vm.openPerson(name)
    screen.tap("seasonTab2")
    assert not screen.find("saveSeason").isEnabled()
    assert not screen.find("changeName").isEnabled()
    vm.erase()
    vm._timer.start()
    screen.qtbot.waitUntil(lambda: not vm.property("reading"))
    assert counted(vm) > before
    assert vm._groups[vm._group] == next(groups_of(vm._played))[0], "the largest group of all games"
    rivals = vm._season.pairs[0]
    assert (vm.property("left"), vm.property("right")) == (rivals.one, rivals.other)
    assert vm.property("person") == name, "nothing is erased of which not all is known"
    assert screen.find("changeName").isEnabled()
    assert not screen.has("seasonCounting")


def test_the_group_that_is_shown_stays_when_earlier_games_are_counted(
    open_stage: Opened, evenings: Path
) -> None:
    stage, _screen = opened(open_stage)
    vm = stage.season
    played = {one.facts.id: one for one in vm._played}
    first = min(one.group for one in vm._played)
    vm.chooseGroup(vm._groups.index(first + 1))
    shown = [one.facts.id for one in vm._season.evenings]
    found = vm._gathered.found
    earlier = [key for key, one in played.items() if one.group == first]
    hidden = {key: found.pop(key) for key in earlier}
    vm._arrange()
    assert [one.facts.id for one in vm._season.evenings] == shown
    assert vm._groups[vm._group] != first + 1
    found.update(hidden)
    vm._arrange()
    assert [one.facts.id for one in vm._season.evenings] == shown


@pytest.mark.parametrize(("right", "luck", "said"), [
    (0, 0.0, "what luck would give"), (5, 4.98, "what luck would give"), (5, 5.02, "what luck would give"),
    (6, 5.0, "10 in a hundred more than by luck"), (4, 5.0, "10 in a hundred fewer than by luck"),
])  # fmt: skip
def test_as_good_as_luck_is_neither_more_nor_fewer(
    open_stage: Opened, evenings: Path, right: int, luck: float, said: str
) -> None:
    stage, _screen = opened(open_stage)
    person = Person("Dora", played=1, bets=10, bets_right=right, luck=luck)
    (row,) = fact_rows(person, Season([]), stage.words)
    assert row.value.endswith(said)


def test_one_evening_is_a_season_already(open_stage: Opened, evenings: Path) -> None:
    for path in sorted(evenings.iterdir())[1:]:
        path.unlink()
    stage, screen = opened(open_stage)
    assert stage.season.property("kicker").startswith("1 game")
    for tab in TABS:
        screen.tap(f"seasonTab{tab}")
        screen.window.grabWindow()
        assert not screen.cut_off()


@pytest.mark.parametrize(("minutes", "told"), [(20, "20 min"), (45, "1 hour"), (150, "2 hours")])
def test_an_evening_of_twenty_minutes_is_not_told_as_no_hours(
    open_stage: Opened, evenings: Path, minutes: int, told: str
) -> None:
    first, *others = season(1, games=10)
    assert not others
    for path in evenings.iterdir():
        path.unlink()
    short = msgspec.structs.replace(first, finished=first.started + timedelta(minutes=minutes))
    (evenings / f"{short.id}.json").write_bytes(to_bytes(short))
    stage, _screen = opened(open_stage)
    assert f" {told} " in stage.season.property("kicker")
    stage.words.speak(("zh-CN",))
    assert "· 0" not in stage.season.property("kicker")


def test_bars_of_one_side_alone_are_full_to_their_end(open_stage: Opened, evenings: Path) -> None:
    for path in sorted(evenings.iterdir())[1:]:
        path.unlink()
    _stage, screen = opened(open_stage)
    screen.tap("seasonTab1")
    screen.window.grabWindow()
    bars = [item for item in screen.items() if kind_of(item).startswith("MixBar")]
    assert bars
    for bar in bars:
        track, row = bar.childItems()
        assert row.width() == track.width()


def test_a_running_evening_is_nowhere_in_the_season(open_stage: Opened, evenings: Path) -> None:
    with_it = Path(evenings.parents[1])
    from nightcaller.table.shelf.evenings import Shelf

    Evening.begin(sitting(), Shelf(with_it, with_it / "state")).close()
    stage, _screen = opened(open_stage)
    assert "P1" not in stage.season._season.people
    assert len(stage.season._gathered.evenings) == 30


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("languages", [("en",), ("zh-CN",), ("zh-CN", "en")])
def test_nothing_is_cut_off_on_any_page(
    open_stage: Opened, evenings: Path, size: tuple[int, int], languages: tuple[str, ...]
) -> None:
    (evenings / "shopping.json").write_text("{}", "utf-8")
    stage, screen = opened(open_stage, size=size)
    stage.words.speak(languages)
    for scale in (1.0, 2.0, 3.0):
        stage.app.look(stage.app.appearance._replace(text_scale=scale))
        for tab in TABS:
            screen.tap(f"seasonTab{tab}")
            screen.window.grabWindow()
            screen.settle()
            assert not screen.cut_off(), (tab, scale)
        stage.season.openPerson(stage.season.property("names")[0])
        screen.tap("seasonTab2")
        screen.window.grabWindow()
        assert not screen.cut_off(), scale
        stage.season.openPerson("")


def test_everything_can_be_reached_and_opened_with_the_keyboard(open_stage: Opened, evenings: Path) -> None:
    stage, screen = opened(open_stage)
    screen.find("seasonTab0").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    reached = set()
    for _tab in range(40):
        screen.key(Qt.Key.Key_Tab)
        focused = screen.window.activeFocusItem()
        reached.add(focused.objectName() if focused else "")
    assert {"bar0", "duel", "chooseGames", "saveSeason", "backButton"} <= reached
    name = stage.season.bars.rows[0].name
    screen.find("bar0").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Return)
    assert stage.season.property("person") == name
    assert screen.text("pageTitle") == name
    screen.tap("backButton")
    assert stage.season.property("person") == ""
    screen.tap("backButton")
    assert stage.app.property("screen") == "Home"


def test_games_are_chosen_by_group_book_and_time(open_stage: Opened, evenings: Path) -> None:
    stage, screen = opened(open_stage)
    vm = stage.season
    thursdays = counted(vm)
    screen.tap("chooseGames")
    screen.wait("chooseGroup1")
    screen.tap("chooseGroup1")
    assert 0 < counted(vm) < thursdays
    everybody = len(vm.property("groups")) - 1
    screen.tap(f"chooseGroup{everybody}")
    assert counted(vm) == 30
    screen.tap("chooseTime1")
    assert counted(vm) == 10
    vm.chooseTime(3)
    assert vm.property("nothing")
    vm.chooseTime(0)
    vm.chooseBook(1)
    assert counted(vm) == 6
    assert [row.total for row in vm.mixes.rows] == [6]


def test_what_was_chosen_stays_chosen_until_next_time(open_stage: Opened, evenings: Path) -> None:
    stage, screen = opened(open_stage)
    vm = stage.season
    everybody = len(vm.property("groups")) - 1
    third, other = vm.property("names")[2:4]
    vm.seat(third, True)
    vm.seat(other, False)
    for group in (everybody, 1):
        vm.chooseGroup(group)
        vm.entered()
        screen.qtbot.waitUntil(lambda: not vm.property("reading"))
        assert vm.property("group") == group
    vm.chooseGroup(0)
    assert vm.property("left") in vm.property("names")
    vm.seat(third, True)
    vm.seat(other, False)
    vm.chooseTime(1)
    assert (vm.property("left"), vm.property("right")) == (third, other)


def test_the_group_gets_a_name(open_stage: Opened, evenings: Path, tmp_path: Path) -> None:
    _stage, screen = opened(open_stage)
    assert "and friends (10)" in screen.text("pageTitle")
    screen.tap("chooseGames")
    screen.wait("groupName")
    screen.find("groupName").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.type("Thursday")
    screen.key(Qt.Key.Key_Return)
    assert screen.text("pageTitle") == "Thursday"
    assert PeopleFile(tmp_path / "people.json").title_of(THURSDAY) == "Thursday"


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_what_several_books_have_under_one_name_is_one_row_or_told_apart(
    open_stage: Opened, evenings: Path, language: str
) -> None:
    """A role of one name is one role, whatever book it was played in; a deck of one name is its book's."""
    stage, _screen = opened(open_stage, language=language)
    words, some = stage.words, stage.season._played
    decks = [(book, deck.id) for book in books().values() for deck in book.recommended(9)]
    played = [
        replace(
            some[at % len(some)],
            facts=msgspec.structs.replace(some[at % len(some)].facts, book=book.id, deck=deck),
        )
        for at, (book, deck) in enumerate(decks)
    ]
    called = [row.name for row in season_rows.deck_rows(Season(played), words)]
    own = Counter(words.text(deck) for _book, deck in decks)
    assert max(own.values()) > 1, "two books have a deck of one name"
    assert max(Counter(called).values()) == 1
    assert {name for name in called if " · " not in name} == {
        name for name, times in own.items() if times == 1
    }
    never = [row.name for row in season_rows.never_rows(Season(some), words)]
    assert len({*never}) == len(never)
    assert {season_rows.role_name(role, words) for role in Season(some).held}.isdisjoint(never)


def test_two_people_stand_beside_each_other(open_stage: Opened, evenings: Path) -> None:
    stage, screen = opened(open_stage)
    vm = stage.season
    screen.tap("duel")
    one, other, third = vm.property("names")[:3]
    vm.seat(one, True)
    vm.seat(other, False)
    first = vm.property("score")
    vm.seat(other, True)
    assert (vm.property("left"), vm.property("right")) == (other, one)
    assert vm.property("score")[:2] == first[1::-1]
    vm.seat(third, False)
    pair = vm._season.pair(other, third)
    assert vm.property("score") == [pair.one_won, pair.other_won, pair.apart, pair.both_won, pair.together]
    people = vm._season.people
    assert [*vm.beside.rows] == [*season_rows.beside_rows(people[other], people[third], vm.words)]


@pytest.mark.parametrize(("button", "ending"), [("saveCsv", "csv"), ("saveJson", "json")])
def test_the_table_is_saved_with_names_or_without(
    open_stage: Opened,
    evenings: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    button: str,
    ending: str,
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(tmp_path / "mine"))
    _stage, screen = opened(open_stage)
    for hidden in (False, True):
        screen.tap("saveSeason")
        screen.wait(button)
        if hidden:
            screen.tap("pseudonyms")
        screen.tap(button)
        screen.qtbot.waitUntil(lambda: not screen.has(button))
        newest = max((tmp_path / "mine").glob(f"*.{ending}"), key=lambda path: path.stat().st_mtime_ns)
        text = newest.read_text("utf-8")
        assert ("Dora" in text) is not hidden
        assert ("P1" in text) is hidden


def only_picture(screen: Screen, folder: Path) -> Path:
    """The picture that is saved, when it is there."""
    screen.qtbot.waitUntil(lambda: bool(list(folder.glob("mine/*.png"))))
    (picture,) = folder.glob("mine/*.png")
    return picture


def test_a_persons_page_is_saved_as_a_picture(
    open_stage: Opened, evenings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(tmp_path / "mine"))
    stage, screen = opened(open_stage)
    stage.season.openPerson("Dora")
    screen.tap("seasonTab2")
    screen.tap("savePerson")
    picture = only_picture(screen, tmp_path)
    assert picture.name.startswith("Dora")
    assert picture.stat().st_size > 50_000


@pytest.mark.parametrize("left_by", ["everybody", "backButton", "openPerson", "seasonTab0"])
def test_a_page_that_is_left_at_once_is_saved_as_it_was(
    open_stage: Opened, evenings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_by: str
) -> None:
    """Before the next frame, on which the picture is drawn."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(tmp_path / "mine"))
    stage, screen = opened(open_stage)
    stage.season.openPerson("Dora")
    screen.tap("seasonTab2")
    screen.tap("savePerson")
    picture = only_picture(screen, tmp_path)
    stood, _ = picture.read_bytes(), picture.unlink()
    save = screen.find("savePerson")
    leave = None if left_by == "openPerson" else screen.find(left_by)
    save.clicked.emit()
    if leave is None:
        stage.season.openPerson("Anna")
    elif left_by == "seasonTab0":
        screen.tap(left_by)
    else:
        leave.clicked.emit()
    picture = only_picture(screen, tmp_path)
    assert picture.name.startswith("Dora")
    assert picture.read_bytes() == stood
    if left_by != "seasonTab0":
        assert stage.season.property("person") == ("Anna" if leave is None else ""), "what was asked for"


def test_somebody_is_called_otherwise_and_erased(open_stage: Opened, evenings: Path, tmp_path: Path) -> None:
    stage, screen = opened(open_stage)
    vm = stage.season
    stage.settings.remember(Group(played=date.today(), members=(Member("Dora"), Member("Ida"))))
    played = vm._season.people["Dora"].played
    vm.openPerson("Dora")
    screen.tap("seasonTab2")
    screen.tap("changeName")
    screen.wait("personName")
    vm.rename("Dorothea")
    assert vm._season.people["Dorothea"].played == played
    assert not vm.rename("")
    assert vm.property("problem")
    stage._folders.voice.mkdir(parents=True, exist_ok=True)
    spoken = write_tone(stage._folders.voice / "a name that was called.wav")
    screen.hold("erasePerson")
    screen.qtbot.waitUntil(lambda: not vm.property("reading"))
    assert not {"Dora", "Dorothea"} & set(vm._season.people)
    texts = [path.read_text("utf-8", "replace") for path in tmp_path.rglob("*") if path.is_file()]
    assert not spoken.exists(), "whoever listens would hear the name"
    assert not any("Doroth" in text or '"Dora"' in text for text in texts)
    assert [member.name for member in stage.settings.current.groups[0].members] == ["Ida"]
    assert not any("Dora" in text for text in screen.texts())


def test_files_that_do_not_count_are_named(open_stage: Opened, evenings: Path) -> None:
    (evenings / "shopping.json").write_text("{}", "utf-8")
    _stage, screen = opened(open_stage)
    assert screen.text("skipped") == "One file is not counted: shopping.json"


def test_whoever_cannot_see_the_charts_hears_them(open_stage: Opened, evenings: Path) -> None:
    stage, _screen = opened(open_stage)
    vm = stage.season
    person = vm._season.people[vm.bars.rows[0].name]
    assert vm.bars.rows[0].sentence.replace("\u2068", "").replace("\u2069", "") == (
        f"{person.name} won {person.wins.percent}% of {person.played} games"
    )
    for rows in (vm.bars, vm.everybody, vm.mixes, vm.decks, vm.chain, vm.beside):
        assert all(row.sentence for row in rows.rows)


def test_who_is_looked_at_stays_as_long_as_she_is_among_those_who_are_counted(
    open_stage: Opened, evenings: Path
) -> None:
    """Whatever is chosen above: her page, and the two side by side, stay where they are there at all."""
    stage, _screen = opened(open_stage)
    vm = stage.season
    kept = gone = 0
    for many, choose in {"_groups": vm.chooseGroup, "_books": vm.chooseBook}.items():
        for at in range(len(getattr(vm, many))):
            vm.chooseGroup(0)
            vm.chooseBook(0)
            name, other = list(vm._season.people)[:2]
            vm.openPerson(name)
            vm.seat(name, True)
            vm.seat(other, False)
            choose(at)
            here = vm._season.people
            assert vm._person == (name if name in here else "")
            assert bool(vm.cards.rows) is (name in here)
            if name in here and other in here:
                assert (vm._left, vm._right) == (name, other)
            assert {vm._left, vm._right} <= {*here, ""}
            kept, gone = kept + (name in here), gone + (name not in here)
    assert kept
    assert gone
    one, two = vm._left, vm._right
    vm.seat(two, True)
    assert (vm._left, vm._right) == (two, one), "they change places"
    vm.seat(two, False)
    assert (vm._left, vm._right) == (one, two)
    vm.seat("nobody is called so", True)
    assert (vm._left, vm._right) == (one, two)
