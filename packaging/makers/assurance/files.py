"""Files: whatever has become of one, it is what it was or it is refused with words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from math import inf, nan
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from makers.assurance.evenings import begun, places_of, shelf_in
from makers.assurance.proving import Broken, Counts, Proof
from makers.own import SCRAPS, files
from makers.upsets import Party
from nightcaller.app.window_place import WindowPlace, remembered
from nightcaller.collection import Collection, CollectionFile, KeptDeck, KeptRules
from nightcaller.engine import AMEND
from nightcaller.engine.session import POST
from nightcaller.errors import NightcallerError
from nightcaller.lab.words import CATALOGUE
from nightcaller.people import PeopleFile, Register, Renamed, Titled
from nightcaller.rulebooks import book, books
from nightcaller.settings import Settings, SettingsFile
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.own_cards import CARDS
from nightcaller.table.live.progress import DECOY, PAGE, PART
from nightcaller.table.live.seating import LOT
from nightcaller.table.season.facts import facts_of
from nightcaller.table.season.gathered import FILE, Gatherer
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Journal, KeyStore
from nightcaller.table.shelf.journal.cells import CELL, seal_of
from nightcaller.table.shelf.journal.keys import Counted
from nightcaller.table.shelf.sitting import SEATED
from nightcaller.table.shelf.stories import parsed
from nightcaller.text import LANGUAGES

VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 41, 2**31, 2**63, 2**64, -(2**70), 0.5, 1e308, inf, nan, "", "x"),
    *("\u202e", "judge.seer", "nobody", "x" * 70_000, "0001-01-01", {"format": 99}),
    *([], {}, [[]], [None] * 50, {"": ""}, json.loads("[" * 400 + "]" * 400)),
)
"""What may stand in a place where something else stood."""


# --- breaking --------------------------------------------------------------------------------------------


def mangled(data: bytes, chance: Random) -> bytes:
    """A file of which something was cut, doubled, replaced, exchanged or put in."""
    new = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, size = chance.randrange(len(new) + 1), chance.randint(1, 200)
        match chance.randrange(7):
            case 0:
                new[at:at] = chance.choice(SCRAPS)
            case 1:
                del new[at : at + size]
            case 2:
                new[at : at + 1] = bytes([chance.randrange(256)])
            case 3:
                new[at:at] = new[at : at + size]
            case 4:
                new[at : at + size] = bytes(len(new[at : at + size]))
            case 5:
                del new[at:]
            case _:
                other = chance.randrange(len(new) + 1)
                new[at : at + size] = new[other : other + size]
    return bytes(new)


def twisted(data: bytes, chance: Random) -> bytes:
    """A JSON file that is whole, in which something else stands in some places, or nothing."""
    tree = json.loads(data)
    for _ in range(chance.randint(1, 3)):
        places = list(_places(tree))
        if not places:
            break
        inside, key = chance.choice(places)
        match chance.randrange(8):
            case 0:
                del inside[key]
            case 1:
                inside[key] = chance.choice(VALUES)
            case 2:
                there, other = chance.choice(places)
                inside[key] = json.loads(json.dumps(there[other]))
            case _:
                inside[key] = _nearby(inside[key], chance)
    return json.dumps(tree, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def _places(tree: Any) -> Any:
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from _places(tree[key])


def _nearby(value: Any, chance: Random) -> Any:
    """Something of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + chance.choice((-2, -1, 1, 2, 17))
        case str():
            at = chance.randrange(len(value) + 1)
            return value[:at] + chance.choice(("x", "7", "明", "")) + value[at + chance.randrange(2) :]
        case list():
            return chance.sample(value, len(value)) if chance.random() < 0.5 else value + value[-1:]
    return value


def spoilt(data: bytes, chance: Random, *, is_json: bool = True) -> bytes:
    """A file that somebody's disk, editor or bad intent has spoilt."""
    if is_json and chance.random() < 0.6:
        return twisted(data, chance)
    return mangled(data, chance)


def refused(problem: NightcallerError) -> Counts:
    """Count a refusal.

    Raises:
        Broken: it says nothing, or not in every language.
    """
    for language in LANGUAGES:
        if not CATALOGUE.say(language, problem.message_id, **problem.arguments).strip():
            raise Broken(f"{problem.message_id} says nothing in {language}")
    return Counter({"refused": 1})


READ: Final = Counter({"read": 1})


# --- one reader for each kind of file --------------------------------------------------------------------


def a_role(number: int) -> Counts:
    """The file of an own role."""
    if wrong := list(files([number])):
        raise Broken(wrong[0])
    return Counter({"own roles read or refused": 1})


STORED: Final[Mapping[str, tuple[type[Any], msgspec.Struct]]] = {
    "collection": (
        CollectionFile,
        Collection(
            (
                KeptDeck("Friday", "judge", {"judge.seer": 1, "judge.werewolf": 3}),
                KeptDeck("周五", "chat", {}),
            ),
            (KeptRules("ours", "judge", {"sheriff": "no"}),),
        ),
    ),
    "settings": (SettingsFile, Settings()),
    "people": (
        PeopleFile,
        Register(
            (Renamed("Ann", "Anna"), Renamed("小明", "Ming", ("0" * 32,))),
            (Titled("Friday", ("Ann", "Ben")),),
            {"ann": "fox"},
        ),
    ),
}
"""Kind of file -> who reads it, and what stands in it. One that is damaged is kept aside, byte for byte."""


def stored(kind: str, number: int) -> Counts:
    """A file that is written whole beside the evenings."""
    reader, content = STORED[kind]
    chance = Random(f"{kind}.{number}")
    data = spoilt(msgspec.json.format(msgspec.json.encode(content), indent=1), chance)
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        path = Path(made) / f"{kind}.json"
        path.write_bytes(data)
        found = reader(path)
        if found.problem is not None:
            if [one.read_bytes() for one in Path(made).iterdir()] != [data]:
                raise Broken("what could not be read is not kept as it was")
            if found.current != type(content)():
                raise Broken("of what could not be read something counts")
            return refused(found.problem)
        written = msgspec.json.encode(found.current)
        if msgspec.json.decode(written, type=type(content)) != found.current:
            raise Broken("written again it is something else")
        return READ


@cache
def _evening(number: int) -> tuple[bytes, bytes, str, tuple[Any, ...], bytes]:
    """An evening that was played: its journal, key and id, the records in it, and its story's file."""
    rules = book(list(books())[number % len(books())])
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        folder = Path(made)
        shelf = shelf_in(folder)
        party = Party(rules, f"{rules.id}.files.{number}", 7, begin=partial(begun, shelf=shelf))
        party.upsets = 3
        party.play()
        evening = party.evening.id
        path, key = places_of(folder, evening)
        journal = party.evening.ledger.journal
        assert journal is not None
        records, sealed, unlocking = journal.contents().records, path.read_bytes(), key.read_bytes()
        party.evening.finish(shelf)
        return sealed, unlocking, evening, records, shelf.written(evening)


EVENINGS: Final = 5
OVER_ITS_HEAD: Final = (AMEND, POST, CARDS, DECOY, PAGE, PART, LOT, SEATED, -3)
"""Slots of what no open question asks for."""
WORDS: Final = (
    *("kill", "revive", "role", "mark", "spend", "office", "day", "end", "play_on", "skip", "draw", "nobody"),
    *("people", "cards", "unseen", "name", "player", "language", "all", "again", "place", "table", "lot"),
)
"""What such a decision may begin with."""


def a_journal(number: int) -> Counts:
    """A running evening's journal, or one time in five its key."""
    chance = Random(f"journal.{number}")
    sealed, unlocking, evening, records, _story = _evening(number % EVENINGS)
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        path, key = places_of(Path(made), evening)
        for place in (path, key):
            place.parent.mkdir(parents=True)
        spoil_key = number % 5 == 0
        now = spoilt(sealed, chance, is_json=False) if not spoil_key else sealed
        path.write_bytes(now)
        key.write_bytes(spoilt(unlocking, chance, is_json=False) if spoil_key else unlocking)
        keys = KeyStore(key.parent)
        keys.note(evening, Counted(len(records), seal_of(sealed[-CELL:])))
        try:
            journal, contents, damage = Journal.open(path, keys)
        except NightcallerError as problem:
            if path.read_bytes() != now:
                raise Broken("what could not be read was changed") from problem
            return refused(problem)
        journal.close()
        if contents.records != records[: len(contents.records)]:
            raise Broken("there are records that nobody wrote")
        if now != sealed and (
            damage is None or (damage.an_accident and len(contents.records) < len(records))
        ):
            raise Broken(f"{len(contents.records)} of {len(records)} records, and nobody is told: {damage}")
        return READ


def a_story(number: int) -> Counts:
    """A finished evening's file: what is read can be told to its end."""
    chance = Random(f"story.{number}")
    data = _evening(number % EVENINGS)[4]
    data = _interpolated(data, chance) if number % 3 == 0 else spoilt(data, chance)
    try:
        story = parsed(data, "evening.json")
        evening = Evening.retold(story)
    except NightcallerError as problem:
        return refused(problem)
    recap = evening.recap()
    if (recap.outcome.winners, recap.outcome.seats) != (story.ending.winners, story.ending.seats):
        raise Broken("other people have won")
    facts_of(story)
    return READ


def _interpolated(data: bytes, chance: Random) -> bytes:
    """A story in which somebody has written a decision that nobody made, of any kind."""
    tree = json.loads(data)
    words = [pick for _slot, picks in tree["decisions"] for pick in picks] or [0]
    for _ in range(chance.randint(1, 2)):
        picks = [chance.choice((*words, *WORDS, chance.randint(-2, 20))) for _ in range(chance.randint(0, 4))]
        decided = [chance.choice((*OVER_ITS_HEAD, chance.randint(0, 40))), picks]
        tree["decisions"].insert(chance.randrange(len(tree["decisions"]) + 1), decided)
    return json.dumps(tree).encode()


def a_window(number: int) -> Counts:
    """What was kept of the window's size and place: sensible, or forgotten."""
    chance = Random(f"window.{number}")
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        path = Path(made) / "window.json"
        path.write_bytes(spoilt(json.dumps(WindowPlace(1280, 800)._asdict()).encode(), chance))
        place = remembered(path)
        if not all(256 <= side <= 16384 for side in (place.width, place.height)):
            raise Broken(f"a window of {place}")
        return READ


def a_season(number: int) -> Counts:
    """The kept facts of past evenings, spoilt: they are made anew."""
    chance = Random(f"season.{number}")
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        shelf = _with_a_story(Path(made))
        path = shelf.data_dir / "evenings" / FILE
        path.write_bytes(spoilt(_season(), chance, is_json=False))
        found = Gatherer(shelf).all()
        if found.skipped or found.evenings != [facts_of(parsed(_evening(0)[4], ""))]:
            raise Broken("a season is told that was not played")
        return READ


def _with_a_story(folder: Path) -> Shelf:
    """A shelf with one finished evening."""
    shelf = shelf_in(folder)
    finished = shelf.data_dir / "evenings" / "finished"
    finished.mkdir(parents=True)
    (finished / f"{_evening(0)[2]}.json").write_bytes(_evening(0)[4])
    return shelf


@cache
def _season() -> bytes:
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        shelf = _with_a_story(Path(made))
        Gatherer(shelf).all()
        return (shelf.data_dir / "evenings" / FILE).read_bytes()


KINDS: Final[Mapping[str, tuple[int, Callable[[int], Counts]]]] = {
    "own role": (400, a_role),
    "kept decks": (400, lambda number: stored("collection", number)),
    "settings": (400, lambda number: stored("settings", number)),
    "people": (400, lambda number: stored("people", number)),
    "journal": (200, a_journal),
    "finished evening": (200, a_story),
    "season": (100, a_season),
    "window": (400, a_window),
}
"""Kind of file -> cases at scale 1, and who tries one."""


def spoilt_file(kind: str, number: int) -> Counts:
    """Read the file of this number."""
    return KINDS[kind][1](number)


PROOF: Final = Proof(
    "files",
    "A file that was cut, doubled, exchanged or filled with something else is read as it stands or "
    "refused with words in every language, soon; what could not be read is kept as it was.",
    "files",
    {kind: cases for kind, (cases, _reader) in KINDS.items()},
    lot=4000,
    seconds=20,
    case=spoilt_file,
)
