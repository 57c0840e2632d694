"""An evening of an older version goes on as it was begun, whatever a table takes for granted today."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import pytest

from makers.drawing import drawn_table
from nightcaller.engine import NOBODY, IllegalDecision
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.own.sentences import Aims, Compares, Guards, NameInBoth, Seems, Sentence, Survives
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Decisions, Digest, JournalDiffers
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from parts import first_fast
from table.bots import keyed, sitting, step

PEOPLE = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
DECK = {"werewolf": 3, "seeress": 1, "witch": 1, "cupid": 1, "villager": 2}


def whispers(**house: str) -> Sitting:
    return Sitting(PEOPLE, DECK, 3, book="chat", house=house)


def test_what_was_taken_for_granted_then_holds() -> None:
    assert whispers().as_of("5").house == {"night_ties": "runoff", "first_night": "apart"}
    assert Evening(whispers().as_of("5")).window_label == "chat.cupid"


def test_what_the_table_had_said_stands() -> None:
    assert whispers(night_ties="drawn").as_of("5").house["night_ties"] == "drawn"


def test_an_evening_of_today_takes_what_holds_today() -> None:
    assert whispers().as_of("6").house == {}
    assert Evening(whispers().as_of("6")).window_label == "chat.night"


def test_a_big_books_laptop_went_round_by_day_until_it_was_asked_for() -> None:
    town = Sitting(PEOPLE, {"wolf": 2, "fortune_teller": 1, "citizen": 5}, 3, book="revamped")
    assert town.as_of("6").house == {"day_round": "all", "looks": "must"}
    assert town.as_of("7").house == {"looks": "must"}


def test_a_big_books_fortune_teller_had_to_look() -> None:
    town = Sitting(PEOPLE, {"wolf": 2, "fortune_teller": 1, "citizen": 5}, 3, book="revamped")
    for version, may in (("10", False), ("11", True)):
        evening = Evening(town.as_of(version))
        asks = evening.ledger.window.asks.values()
        (looks,) = [ask for ask in asks if ask.key == "revamped.fortune_teller.see"]
        assert (NOBODY in looks.options) == may


@pytest.mark.parametrize("book", books())
def test_what_held_before_is_an_option_still(book: str) -> None:
    for rule in books()[book].house_rules:
        assert rule.before is None or rule.before[1] in rule.options


ORDERED = Decisions(((2, (5,)), (1, (4,)), (4, ("stay",)), (0, ("close",))))
"""Two wolves order, not as they sit; the night is closed, and the laptop goes round with its news."""


def test_a_digest_that_has_what_nothing_reads_still_holds() -> None:
    """Where most of a pack decide, the state knew once which order had been the last."""
    hands = ("werewolf", "werewolf", "saint", "saint+witness", *["saint"] * 4)
    cards = {"werewolf": 2, "saint": 6, "witness": 1}
    sitting = Sitting(PEOPLE, cards, 3, book="forum", house={"pack_order": "most"}, deal=hands)
    now = Standing(books()["forum"], sitting, [(0, ORDERED)])
    for digest in ("e2a05dffca5100f9", now.session.digest):
        Standing(books()["forum"], sitting, [(0, ORDERED), (1, Digest(digest, 4))])
    with pytest.raises(IllegalDecision):
        Standing(books()["forum"], sitting, [(0, ORDERED), (1, Digest("e2a05dffca5100f8", 4))])


@pytest.mark.parametrize(("engine", "then"), [("7", "strikes"), ("8", "takes")])
def test_whom_an_own_role_takes_along_was_attacked_once(engine: str, then: str) -> None:
    """Decisions of before were made about an attack, which a shield stops."""
    sentences: tuple[Sentence, ...] = (Guards(nights="even"), Aims(nights="odd"))
    role = OwnRole("own.matchmaker", NameInBoth("Matchmaker"), sentence=sentences)
    older = Sitting(PEOPLE, {"werewolf": 2, role.id: 1, "commoner": 5}, 3, roles=(role,)).as_of(engine)
    assert older.roles[0].sentence == (Guards(nights="even"), Aims(nights="odd", then=then))  # type: ignore[arg-type]


OF_8: Final = (
    OwnRole("own.shield", NameInBoth("Shield"), several=True, sentence=(Guards("others", again="any"),)),
    OwnRole(
        "own.friend",
        NameInBoth("Friend"),
        sentence=(
            Compares(times=1, nights="even"),
            Aims(then="strikes", unless="never", nights="odd"),
            Survives(),
        ),
    ),
)
"""Roles of which each sentence is played otherwise since engine version 9."""
OF_9: Final = (OwnRole("own.sheep", NameInBoth("Sheep"), several=True, sentence=(Seems("wolf"),)),)
"""One that is since version 10."""
BROUGHT: Final = {"8": OF_8, "9": OF_9}
MET: Final = {"hollow": ["hollow.fox"]}
"""Which shipped card has to be in the deck with one of version 9."""


def begun_with(
    version: str, book_id: str, number: int, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> Evening:
    """An evening as a version has begun it: its journal says so, and its people have played by those laws."""
    roles = BROUGHT[version]
    wanted = [role.id for role in roles] + (MET.get(book_id, []) if version == "9" else [])
    table = drawn_table(with_roles(book(book_id), roles), f"{book_id}.eight.{number}", 9, wanted)
    house, deck = dict(table.house), dict(table.deck)
    agreed = sitting(table.seats, book=book_id, deck=deck, house=house, seed=number, roles=roles)
    with monkeypatch.context() as then:
        then.setattr("nightcaller.table.live.evening.ENGINE_VERSION", version)
        then.setattr(Sitting, "begun_today", lambda self: self.as_of(version))
        return Evening.begin(agreed, shelf)


CHANGED: Final = [(one, "8") for one in ("judge", "forum", "hollow", "revamped")] + [
    (one, "9") for one in ("hollow", "revamped")
]


@pytest.mark.parametrize("begun", first_fast(CHANGED, 2), ids=" ".join)
def test_an_evening_with_own_roles_goes_on_by_the_laws_it_began_with(
    begun: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To its end, and its story is told; played by today's laws some of these journals are refused."""
    (book_id, version), refused = begun, 0
    for number in (2, 4):
        shelf = Shelf(tmp_path / f"{number}", tmp_path / f"{number}.state")
        evening, steps = begun_with(version, book_id, number, shelf, monkeypatch), 0
        while not isinstance(evening.scene, Ended) and steps < 160:
            step(evening, keyed(number))
            steps += 1
        before = evening.digest
        evening.close()
        with monkeypatch.context() as today:
            today.setattr(Sitting, "as_of", lambda self, _version: self)
            try:
                Evening.resume(evening.id, shelf).close()
            except JournalDiffers:
                refused += 1
        again = Evening.resume(evening.id, shelf)
        assert again.digest == before
        while not isinstance(again.scene, Ended):
            step(again, keyed(number + 100))
        story = again.finish(shelf)
        assert story is not None and story.engine_version == version
        told = msgspec.json.decode(msgspec.json.encode(story), type=type(story))
        assert Evening.retold(told).public.outcome == again.public.outcome
    assert refused > 0


def test_another_game_of_the_same_people_is_played_as_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    older = begun_with("8", "forum", 1, shelf, monkeypatch)
    assert older.sitting.roles != OF_8
    rematch = Evening.begin(older.sitting.again(5), shelf)
    assert rematch.sitting.roles == OF_8
    for _ in range(30):
        step(rematch, keyed(1))
    before = rematch.digest
    rematch.close()
    assert Evening.resume(rematch.id, shelf).digest == before


AS_OF_TEN: Final = {
    "judge": "ba61a46a6e56de5a",
    "hollow": "a031fce8120e108a",
    "chat": "eb02e4fae69bebb7",
    "forum": "446dc2cc36c885a0",
    "revamped": "68bf8849726d4e04",
}
"""Book -> a hash of where evenings with each deck for ten stood on the version of 27 November (engine 10)."""


@pytest.mark.parametrize("name", AS_OF_TEN)
def test_what_is_running_goes_on_at_the_same_question(name: str) -> None:
    """Where a mended rule changes what is asked or what becomes of it, another engine version keeps what held
    before for evenings that have begun (`HouseRule.before`): else they would be refused as another game's."""
    stands = blake2b(digest_size=8)
    for deck in book(name).recommended(10):
        players = tuple(SeatedPlayer(f"P{seat}") for seat in range(10))
        evening = Evening(Sitting(players, dict(deck.deck), 3, book=name, style="narrator").as_of("10"))
        for _step in range(45):
            step(evening, keyed(3))
            stands.update(evening.digest.encode())
    assert stands.hexdigest() == AS_OF_TEN[name]
