"""The season: which evenings count, who the people are, which groups play, a name taken out of every file."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from io import StringIO
from itertools import product
from pathlib import Path

import msgspec
import pytest

from nightcaller.engine import NOBODY
from nightcaller.people import PeopleFile, Register, Renamed
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.season import gathered
from nightcaller.table.season.circles import PlayedEvening, circles, erased
from nightcaller.table.season.columns import as_csv, as_json, pseudonyms
from nightcaller.table.season.erasing import rename_in_files, renamed
from nightcaller.table.season.facts import SeatFacts, Side, facts_of, side_of
from nightcaller.table.season.gathered import FILE, Gatherer
from nightcaller.table.season.season import Rate, Season, Selection, groups_of, longest
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.stories import Story, to_bytes
from nightcaller.table.story.guesses import scores
from nightcaller.table.story.identities import Identities
from table.bots import keyed, play, sitting, step
from table.season_kit import FIRST, GROUPS, OFFICE, THURSDAY, game, season, story, told

NOTHING = Register()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path, tmp_path / "state")


def put(shelf: Shelf, *stories: Story) -> Path:
    folder = shelf.data_dir / "evenings" / "finished"
    folder.mkdir(parents=True, exist_ok=True)
    for one in stories:
        (folder / f"{one.id}.json").write_bytes(to_bytes(one))
    return folder


def at(number: int, names: Sequence[str]) -> Story:
    return story(number, names, FIRST + timedelta(days=7 * number), games=10)


# --- what an evening came to ---


@pytest.mark.parametrize("number", range(10))
def test_an_evening_says_what_its_recap_says(number: int) -> None:
    evening = game(number)
    recap, facts = evening.recap(), facts_of(at(number, [f"P{n}" for n in range(20)]))
    assert tuple(seat.card for seat in facts.seats) == recap.cards
    assert tuple(at for at, seat in enumerate(facts.seats) if seat.won) == recap.outcome.seats
    dead = recap.chapters[-1].dead
    assert {at for at, seat in enumerate(facts.seats) if not seat.survived} == dead
    assert all(bool(seat.died) != seat.survived for seat in facts.seats)
    found = scores(evening.book, recap.cards, evening.public.story, evening.progress.guesses)
    told = {score.seat: (score.right, score.of) for score in found}
    assert {at: (seat.bets_right, seat.bets) for at, seat in enumerate(facts.seats) if seat.bets} == told


@pytest.mark.parametrize("number", range(10))
def test_ballots_and_falls_are_those_of_the_story(number: int) -> None:
    """Counted again: no ballot of a wolf's, whether others hit one; who was voted out, who fell when."""
    evening = game(number)
    facts = facts_of(at(number, [f"P{n}" for n in range(20)]))
    kinds, recap = evening.book.kinds, evening.recap()
    who = Identities(evening.book, recap.cards, evening.public.story)
    cast, right, out = Counter[int](), Counter[int](), list[int]()
    fell: dict[int, int] = {}
    for event in evening.public.story:
        wolves = who.wolves(event.number)
        if kinds[event.kind].feat == "vote":
            for voter, pick in event.facts["ballots"]:
                if pick != NOBODY and voter not in wolves:
                    cast[voter] += 1
                    right[voter] += pick in wolves
        elif kinds[event.kind].feat == "exiled":
            out.append(event.facts["seat"])
        elif event.kind in {"died", "left"}:
            fell |= dict.fromkeys(event.facts["seats"], event.day)
    for seat, one in enumerate(facts.seats):
        assert (one.votes, one.votes_right) == (cast[seat], right[seat])
        assert one.first_out == ([seat] == out[:1])
        assert one.died == (0 if one.survived else fell[seat])
        assert one.last_card == recap.last_card(seat)
    assert facts.nights == sum(chapter.phase == "night" for chapter in recap.chapters)


def test_nobody_suspects_herself_even_where_she_votes_for_herself() -> None:
    stories = [facts_of(story(number, [f"P{n}" for n in range(20)], FIRST)) for number in range(10)]
    named = [(at, other) for one in stories for at, seat in enumerate(one.seats) for other in seat.suspected]
    assert len(named) > 20
    assert all(at != other for at, other in named)


@pytest.mark.slow
def test_nobody_saves_herself_and_whoever_is_saved_is_alive_that_morning() -> None:
    saves = [
        (number, at, other)
        for number in range(60)
        for at, seat in enumerate(facts_of(story(number, [f"P{n}" for n in range(20)], FIRST)).seats)
        for other in seat.saved
    ]
    assert len(saves) > 10
    assert all(helper != helped for _number, helper, helped in saves)


@pytest.mark.parametrize("book", books())
def test_every_book_has_a_village_and_wolves(book: str) -> None:
    sides = {role.team: side_of(book, role.team) for role in books()[book].roles.values()}
    villages = [team.rpartition(".")[2] for team, side in sides.items() if side == "village"]
    assert villages in (["good"], ["village"], ["town"])
    wolves = {team.rpartition(".")[2] for team, side in sides.items() if side == "wolves"}
    assert wolves in ({"wolves"}, {"grey_pack", "red_pack"})


# --- which evenings count ---


def test_an_empty_shelf_is_an_empty_season(shelf: Shelf, tmp_path: Path) -> None:
    assert Gatherer(shelf).all() == gathered.Gathered()
    assert not list(tmp_path.rglob("*"))
    empty = Season([])
    assert (empty.people, empty.pairs, empty.never, empty.streak, empty.minutes) == (
        {},
        (),
        (),
        ("", 0, 0),
        0,
    )


def test_a_running_evening_does_not_count_and_leaves_no_trace(shelf: Shelf) -> None:
    put(shelf, at(1, THURSDAY))
    evening = Evening.begin(sitting(), shelf)
    play(evening, keyed(1), until=lambda _scene: evening.public.day > 1)
    found = Gatherer(shelf).all()
    assert [one.id for one in found.evenings] == [at(1, THURSDAY).id]
    assert evening.id not in (shelf.data_dir / "evenings" / FILE).read_bytes().hex()
    assert b"P1" not in (shelf.data_dir / "evenings" / FILE).read_bytes()
    evening.close()


def test_what_cannot_be_read_is_named_and_left_out(shelf: Shelf) -> None:
    good, bad, newer, differs = (at(number, THURSDAY) for number in range(1, 5))
    folder = put(shelf, good, bad, newer, differs)
    (folder / f"{bad.id}.json").write_bytes(b'{"id": 1')
    (folder / f"{newer.id}.json").write_bytes(to_bytes(newer).replace(b'"format": 1', b'"format": 99'))
    put(shelf, msgspec.structs.replace(differs, decisions=differs.decisions[:-9]))
    (folder / "shopping list.json").write_text("[1, 2]", "utf-8")
    (folder / "a copy.json").write_bytes(to_bytes(good))
    (folder / "notes.txt").write_text("none of ours", "utf-8")
    (folder / "nested.json").mkdir()
    for _again in range(2):
        found = Gatherer(shelf).all()
        assert [one.id for one in found.evenings] == [good.id]
        assert {one.file: one.problem.message_id for one in found.skipped} == {
            f"{bad.id}.json": "error-journal-story-unreadable",
            f"{newer.id}.json": "error-journal-story-newer",
            f"{differs.id}.json": "error-journal-story-differs",
            "shopping list.json": "error-journal-story-unreadable",
            f"{good.id}.json" if good.id > "a copy" else "a copy.json": "error-journal-story-twice",
            "nested.json": "error-journal-story-unreadable",
        }


def test_what_is_kept_is_never_older_than_the_evening(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = put(shelf, *(at(number, THURSDAY) for number in range(4)))
    first = Gatherer(shelf).all()

    def refuse(_story: Story) -> object:
        raise AssertionError("replayed again")

    with monkeypatch.context() as patch:
        patch.setattr(gathered, "facts_of", refuse)
        assert Gatherer(shelf).all() == first
    put(
        shelf,
        msgspec.structs.replace(
            at(2, THURSDAY), players=tuple(f"X{n}" for n in range(len(at(2, THURSDAY).players)))
        ),
    )
    again = Gatherer(shelf).all()
    assert again.evenings[2].players[0] == "X0"
    (folder / f"{at(3, THURSDAY).id}.json").unlink()
    assert len(Gatherer(shelf).all().evenings) == 3
    assert b"X0" in (shelf.data_dir / "evenings" / FILE).read_bytes()


def test_whoever_leaves_early_has_counted_for_the_next_time(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, *(at(number, THURSDAY) for number in range(8)))
    early = gathered.Gathered()
    steps = Gatherer(shelf).steps(early)
    assert [next(steps) for _ in range(3)] == [(1, 8), (2, 8), (3, 8)]
    steps.close()
    replayed = []
    monkeypatch.setattr(gathered, "facts_of", lambda story: replayed.append(story.id) or facts_of(story))
    known, again = {one.id for one in early.evenings}, gathered.Gathered()
    steps = Gatherer(shelf).steps(again)
    assert [next(steps) for _ in range(3)][-1] == (3, 8)
    assert {one.id for one in again.evenings} == known, "what is known is there first"
    assert len(list(steps)) == 5
    assert len(replayed) == 5
    assert not known & set(replayed)


def test_pulling_the_plug_costs_a_few_replays_at_most(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathered, "KEPT_EVERY", 3)
    put(shelf, *(at(number, THURSDAY) for number in range(8)))
    steps = Gatherer(shelf).steps(gathered.Gathered())
    for _ in range(7):
        next(steps)
    kept = (shelf.data_dir / "evenings" / FILE).read_bytes()
    steps.close()
    (shelf.data_dir / "evenings" / FILE).write_bytes(kept)
    replayed = []
    monkeypatch.setattr(gathered, "facts_of", lambda story: replayed.append(story.id) or facts_of(story))
    assert len(Gatherer(shelf).all().evenings) == 8
    assert len(replayed) == 2


@pytest.mark.parametrize("harm", ["torn", "edited", "foreign", "older"])
def test_kept_facts_that_were_harmed_are_made_anew(
    shelf: Shelf, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, *(at(number, THURSDAY) for number in range(3)))
    first = Gatherer(shelf).all()
    kept = shelf.data_dir / "evenings" / FILE
    whole = kept.read_bytes()
    if harm == "older":
        monkeypatch.setattr(gathered, "NUMBERS", gathered.NUMBERS + 1)
    else:
        kept.write_bytes(
            {"torn": whole[:-7], "edited": whole.replace(b"Dora", b"Dorn"), "foreign": b"\x00"}[harm]
        )
    assert Gatherer(shelf).all() == first
    assert harm == "older" or kept.read_bytes() == whole


# --- people and groups ---


def seated(*tables: Sequence[str], register: Register = NOTHING) -> list[PlayedEvening]:
    return circles([facts_of(at(number, names)) for number, names in enumerate(tables)], register)


def test_a_group_is_who_comes_again_and_again() -> None:
    tables = seated(THURSDAY, OFFICE, [*THURSDAY[2:], "Neu", "Nele"], [*reversed(OFFICE)], THURSDAY)
    assert [one.group for one in tables] == [0, 1, 0, 1, 0]


@pytest.mark.parametrize("times", [*product((1, 2), repeat=len(GROUPS))], ids=str)
def test_groups_are_listed_by_their_evenings_and_equal_ones_as_they_came(times: tuple[int, ...]) -> None:
    """In whatever order the evenings are counted: it is the order in which a person leafs through them."""
    tables = seated(*(people for people, many in zip(GROUPS, times, strict=True) for _evening in range(many)))
    wanted = sorted(range(len(GROUPS)), key=lambda group: -times[group])
    for counted in (tables, tables[::-1]):
        listed = list(groups_of(counted))
        assert [group for group, _own in listed] == wanted
        assert all(own == [one for one in counted if one.group == group] for group, own in listed)


def test_the_simulated_groups_are_found() -> None:
    tables = circles([facts_of(one) for one in season(60, games=10)], Register())
    assert [one.group for one in tables[6:]] == [(0, 0, 1, 0, 2, 1)[number % 6] for number in range(6, 60)]


def test_a_name_is_one_person_however_it_is_typed() -> None:
    one, two = seated(["dora", *THURSDAY[1:]], ["Ｄora", *THURSDAY[1:]])
    assert one.people[0] == two.people[0] == "Ｄora"


def test_somebody_with_a_new_name_keeps_her_evenings(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path / "people.json")
    file.rename("Dora", "Dorothea")
    file.rename("Dorothea", "Thea")
    assert PeopleFile(tmp_path / "people.json").current == file.current
    tables = seated(THURSDAY, ["Dorothea", *THURSDAY[1:]], ["Thea", *THURSDAY[1:]], register=file.current)
    assert Season(tables).people["Thea"].played == 3
    file.part("Dorothea")
    tables = seated(THURSDAY, ["Dorothea", *THURSDAY[1:]], register=file.current)
    assert {tables[0].people[0], tables[1].people[0]} == {"Thea", "Dorothea"}


def test_two_people_of_one_name_are_told_apart_by_their_groups(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path / "people.json")
    anna = [*OFFICE[:4], "Anna", *OFFICE[5:]][::-1]
    plain = seated(["Anna", *THURSDAY[:3], *THURSDAY[4:]], anna, anna)
    assert Season(plain).people["Anna"].played == 3
    file.rename("Anna", "Anna (office)", [plain[1].facts.id])
    apart = Season(seated(["Anna", *THURSDAY[:3], *THURSDAY[4:]], anna, anna, register=file.current))
    assert (apart.people["Anna"].played, apart.people["Anna (office)"].played) == (1, 2)
    file.rename("Anna (office)", "Anni")
    assert Renamed("Anna", "Anni", (plain[1].facts.id,)) in file.current.renamed
    file.rename("Anna", "Anja", [plain[2].facts.id, plain[1].facts.id])
    again = Season(seated(["Anna", *THURSDAY[:3], *THURSDAY[4:]], anna, anna, register=file.current))
    assert (again.people["Anna"].played, again.people["Anja"].played) == (1, 2)


def test_a_group_keeps_its_name_when_somebody_comes_or_goes(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path / "people.json")
    file.call(THURSDAY, "The Thursday people")
    file.call(OFFICE, "办公室")
    assert file.title_of([*THURSDAY[3:], "Neu"]) == "The Thursday people"
    assert file.title_of(["X", "Y", "Z"]) == ""
    file.call(THURSDAY[1:], "Fridays")
    assert (file.title_of(THURSDAY), file.title_of(OFFICE)) == ("Fridays", "办公室")
    file.call(THURSDAY, "")
    assert file.title_of(THURSDAY) == ""


def test_a_damaged_file_of_people_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(b"{")
    file = PeopleFile(tmp_path / "people.json")
    assert file.problem is not None
    assert (tmp_path / "people.json.bad").read_bytes() == b"{"
    assert file.current == Register()


def test_a_choice_of_evenings() -> None:
    tables = seated(*[THURSDAY] * 5)
    assert [one.facts.id for one in Selection(last=2).of(tables)] == [one.facts.id for one in tables[-2:]]
    assert Selection(book="hollow").of(tables) == [one for one in tables if one.facts.book == "hollow"]
    assert Selection(since=tables[2].facts.started, group=0).of(tables) == tables[2:]


def counted(nth: int, *, won: bool, card: str, side: Side) -> SeatFacts:
    """Somebody's evening in which every number is another one."""
    votes, bets = 40 + nth, 80 + nth
    return SeatFacts(
        card, card, side, won, not won, nth, won, votes, votes - 30 - nth, bets, bets - 70, 0.125 * (nth + 1),
        (1, 1, 2), (1,), (1, 3, 3),
    )  # fmt: skip


def test_a_person_is_the_sum_of_her_evenings() -> None:
    """Every number, card and side; who was suspected and saved, by name, but for those who were erased."""
    facts = facts_of(at(0, THURSDAY))
    results: list[tuple[bool, str, Side]] = [
        (False, "judge.seer", "village"), (True, "judge.werewolf", "wolves"), (True, "judge.seer", "village"),
        (True, "judge.piper", "third"), (False, "judge.seer", "wolves"), (True, "judge.witch", "village"),
        (True, "judge.witch", "village"),
    ]  # fmt: skip
    seats = [counted(nth, won=won, card=card, side=side) for nth, (won, card, side) in enumerate(results)]
    people = ("Ann", "Ben", "", "Cleo")
    idle = SeatFacts(
        "judge.hunter", "judge.hunter", "village", False, False, 1, False, 0, 0, 0, 0, 0.0, (), (), ()
    )
    season = Season(
        [
            PlayedEvening(msgspec.structs.replace(facts, seats=(seat, idle, idle, idle)), people, 0)
            for seat in seats
        ]
    )
    ann = season.people["Ann"]
    assert (ann.played, ann.won, ann.survived, ann.first_out) == (7, 5, 2, 5)
    for name in ("votes", "votes_right", "bets", "bets_right", "luck"):
        assert getattr(ann, name) == sum(getattr(seat, name) for seat in seats), name
    assert (ann.results, ann.longest_streak, ann.streak) == ([won for won, _card, _side in results], 3, 2)
    assert ann.cards == {
        "judge.seer": Rate(1, 3),
        "judge.werewolf": Rate(1, 1),
        "judge.piper": Rate(1, 1),
        "judge.witch": Rate(2, 2),
    }
    assert ann.sides == {"village": Rate(3, 4), "wolves": Rate(1, 2), "third": Rate(1, 1)}
    assert ann.suspected == {"Ben": Rate(7, 14)}
    assert ann.saved == {"Ben": 7, "Cleo": 14}
    assert ann.wins == Rate(5, 7)
    assert ann.flair == pytest.approx(100 * (ann.bets_right - ann.luck) / ann.bets)
    assert [*season.people] == ["Ann", "Ben", "Cleo"]
    assert (season.people["Ben"].longest_streak, season.people["Ben"].streak, season.people["Ben"].flair) == (
        0,
        0,
        0,
    )
    pair = season.pair("Ben", "Ann")
    assert (pair.together, pair.one_won, pair.other_won, pair.both_won, pair.apart) == (7, 0, 5, 0, 5)


def test_the_longest_run_is_the_first_of_equally_long_ones() -> None:
    assert longest([True, False, True, True, False, True, True]) == (2, 2)
    assert longest([]) == (0, 0)


# --- for other programs ---


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "＝", "＋", "－", "＠"])
def test_no_spreadsheet_reckons_with_a_name(sign: str) -> None:
    one, *rest = THURSDAY
    text = as_csv(seated([f"{sign}{one}{sign}", *rest]))
    cells = [cell for row in csv.reader(StringIO(text)) for cell in row]
    assert f"'{sign}{one}{sign}" in cells
    assert not [cell for cell in cells if cell.startswith(sign)]
    assert rest[0] in cells
    assert f'"{sign}{one}{sign}"' in as_json(seated([f"{sign}{one}{sign}", *rest]))


# --- names taken out ---


def test_pseudonyms_leave_no_name_in_the_table() -> None:
    tables = seated(*[THURSDAY] * 3)
    text = as_csv(pseudonyms(tables))
    assert not any(name in text for name in THURSDAY)
    people = Season(tables).people
    hidden = Season(pseudonyms(tables)).people
    assert sorted(one.won for one in people.values()) == sorted(one.won for one in hidden.values())


def test_an_erased_name_is_in_no_file_and_the_evening_is_told_as_before(shelf: Shelf, tmp_path: Path) -> None:
    names = ["珍珍", *THURSDAY]
    written = Evening(msgspec.structs.replace(game(2).sitting, seed=4))
    posted = 0
    while not isinstance(written.scene, Ended):
        if isinstance(written.scene, Cover) and (sheet := written.visit().sheet) and sheet.writes:
            written.visit().post("珍珍说Doras or dora, Dora!")
            posted += 1
        step(written, keyed(2))
    assert posted > 3
    put(shelf, *(at(number, names) for number in range(3)), told(written, 9, names, FIRST))
    before = Gatherer(shelf).all().evenings
    tables = circles(before, Register())
    for person in ("珍珍", "Dora"):
        assert rename_in_files(shelf, tables, person, erased) == len(
            [one for one in tables if person in one.people]
        )
    after = Gatherer(shelf).all()
    assert not after.skipped
    assert [one.seats for one in after.evenings] == [one.seats for one in before]
    found = {
        path: path.read_bytes().decode("utf-8", "replace") for path in tmp_path.rglob("*") if path.is_file()
    }
    for text in found.values():
        assert "珍珍" not in text
        assert "Dora" not in text.replace("Doras", "")
    assert any("№ 1说Doras or № 2, № 2!" in text for text in found.values())
    people = Season(circles(after.evenings, Register())).people
    assert "Ida" in people
    assert not {"", "珍珍", "Dora", "№ 1", "№ 2"} & set(people)
    assert Evening.retold(shelf.story(before[0].id)).recap().cards == tuple(
        one.card for one in before[0].seats
    )


def test_a_name_that_is_part_of_a_word_stays() -> None:
    told = at(1, ["An", *THURSDAY[1:]])
    assert renamed(told, {0: "№ 1"}).players[0] == "№ 1"
    assert renamed(told, {0: "№ 1"}).setup["players"][1]["name"] == THURSDAY[1]


def test_forgetting_takes_a_name_out_of_the_file_of_people(tmp_path: Path) -> None:
    file = PeopleFile(tmp_path / "people.json")
    file.call(THURSDAY, "Thursday")
    file.rename("Dora", "Dorothea")
    file.forget(["Dora", "Dorothea"], "")
    assert "Dor" not in (tmp_path / "people.json").read_text("utf-8")
    assert file.title_of(THURSDAY) == "Thursday"


def test_seldom_is_not_never() -> None:
    """One win in three hundred evenings is no 0 %, wherever how often is written."""
    assert [Rate(*one).written for one in ((0, 0), (0, 300), (1, 300), (1, 8))] == ["–", "0%", "<1%", "13%"]
