"""A moderator with printed cards enters each of them when it first opens its eyes: one night, not two."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision, Session
from nightcaller.engine.chance import shuffled
from nightcaller.engine.vocabulary import Option
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.own_cards import OpenEyes, spare_role
from nightcaller.table.live.page import Entry
from nightcaller.table.live.replayed import replayed
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended, Roster, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.shelf.styles import misfit
from parts import WHOLE, some_fast
from table.bots import decide, keyed, step

DEAL = (
    "judge.commoner",
    "judge.werewolf",
    "judge.hidden_werewolf",
    "judge.witch",
    "judge.seer",
    "judge.werewolf",
    "judge.hunter",
    "judge.commoner",
    "judge.gargoyle",
    "judge.commoner",
)
SEATS = {role: [seat for seat, held in enumerate(DEAL) if held == role] for role in DEAL}


def table(held: tuple[str, ...] = DEAL, book_id: str = "judge", **changes: object) -> Sitting:
    agreed: dict[str, object] = {
        "players": tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(len(held))),
        "deck": {role: held.count(role) for role in held},
        "seed": 11,
        "book": book_id,
        "style": "narrator",
        "own_cards": True,
        "cards_when": "called",
        **changes,
    }
    return Sitting(**agreed)  # type: ignore[arg-type]


def tell(evening: Evening, deal: tuple[str, ...]) -> None:
    """Enter whatever the present screen asks for."""
    own = evening.cards.told
    assert own is not None
    if isinstance(evening.scene, Roster):
        for role in own.wanted_now:
            for seat in [seat for seat, held in enumerate(deal) if held == role and not own.role_of(seat)]:
                evening.cards.place(role, seat)
        if not own.later:
            evening.cards.end_roster()
        return
    role, count = evening.desk().placing[:2]
    left = [seat for seat, held in enumerate(deal) if held == role and not own.role_of(seat)]
    for seat in left[:count]:
        evening.cards.place(role, seat)


def answer(evening: Evening, deal: tuple[str, ...], pick: Callable[[Entry, int], Option]) -> None:
    """Answer the open call; a card that the answer hangs on is told first, and only that."""
    scene, filled = evening.scene, decide(evening.desk(), pick)
    while evening.scene == scene and evening.desk().asks:
        wanted = evening.desk().decide(filled)
        if wanted is not None:
            assert evening.cards.claimed(wanted) == ""
            evening.cards.place(deal[wanted], wanted)


def moderated(evening: Evening, deal: tuple[str, ...], picks: dict[str, Option], until_day: int = 99) -> None:
    people = keyed(5)
    while not isinstance(evening.scene, Ended) and evening.public.day < until_day:
        scene = evening.scene
        if isinstance(scene, Roster) or (isinstance(scene, Console) and evening.desk().placing.role):
            tell(evening, deal)
        elif isinstance(scene, Console) and evening.desk().asks:
            day = evening.public.day

            def pick(entry: Entry, _at: int, day: int = day) -> Option:
                wished = picks.get(entry.key) if day == 1 else None
                return wished if wished in entry.options else people(0, entry.key, day, entry.options)  # type: ignore[return-value]

            answer(evening, deal, pick)
        elif isinstance(scene, Console):
            evening.desk().finish()
        else:
            step(evening, people)


def test_only_sleepers_are_asked_for_before_the_night() -> None:
    evening = Evening(table())
    assert isinstance(evening.scene, Bulletin)
    assert evening.scene.kind == "nightfall", "all eyes are closed before anybody raises a hand"
    evening.acknowledge()
    assert isinstance(evening.scene, Roster)
    own = evening.cards.told
    assert own is not None
    assert set(own.wanted_now) == {"judge.hidden_werewolf", "judge.hunter"}
    tell(evening, DEAL)
    assert isinstance(evening.scene, Console), "with the last of them the night goes on by itself"
    assert (evening.scene.purpose, evening.scene.index) == ("night", 0)


def test_the_last_sleeper_that_was_entered_is_taken_back_from_the_first_call() -> None:
    evening = Evening(table())
    evening.acknowledge()
    tell(evening, DEAL)
    evening.desk().undo()
    assert isinstance(evening.scene, Roster)
    own = evening.cards.told
    assert own is not None
    assert own.unplaced == 1


@pytest.mark.parametrize("book_id", books())
def test_nobody_is_handed_the_laptop_for_a_card_that_she_holds_in_her_hand(book_id: str) -> None:
    """Also where no card sleeps through the first night, so that nothing is entered before it."""
    for deck in decks(book_id):
        deal = tuple(role for role, count in deck.items() for _card in range(count))
        evening = Evening(table(deal, book_id))
        while evening.public.day < 1 or evening.public.phase == "night":
            assert not isinstance(evening.scene, Cover), deck
            moderated_once(evening, deal)


def test_whoever_opens_the_eyes_to_be_entered_has_been_called_first() -> None:
    evening, called = Evening(table()), []
    while evening.public.day < 1 or evening.public.phase == "night":
        desk = evening.desk() if isinstance(evening.scene, Console) else None
        if desk is not None and desk.placing.role and desk.scene not in called:
            called.append(desk.scene)
            assert next(line.id.rpartition(".")[2] for line in desk.script.now) == "wake"
            assert [line.id.rpartition(".")[2] for line in desk.script.then] == ["sleep"]
        moderated_once(evening)
    assert len(called) > 2


def test_a_seat_that_was_entered_by_mistake_is_taken_back_without_a_word() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.desk().placing[:2] == ("judge.seer", 1)):
        moderated_once(evening)
    before, called = evening.desk().overview.calls, evening.scene
    evening.cards.place("judge.seer", 7)
    assert evening.desk().placing.role == ""
    evening.desk().undo()
    assert evening.scene == called, "no news, no day"
    assert evening.desk().placing[:2] == ("judge.seer", 1)
    assert evening.desk().overview.calls == before, "what others have answered stands"


def test_a_called_card_is_placed_before_it_acts() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.scene.role == "judge.werewolf"):
        moderated_once(evening)
    desk = evening.desk()
    assert (desk.asks, desk.placing[:2]) == (False, ("judge.gargoyle", 1)), "who opens the eyes, role by role"
    with pytest.raises(IllegalDecision):
        desk.finish()
    shown = {page.role for page in desk.overview.seats}
    assert shown == {"", "judge.hidden_werewolf", "judge.hunter"}, "nobody else's card is known"
    evening.cards.place("judge.gargoyle", 8)
    assert evening.desk().placing[:2] == ("judge.werewolf", 2)
    evening.cards.place("judge.werewolf", 1)
    assert evening.desk().placing[:2] == ("judge.werewolf", 1)
    evening.cards.place("judge.werewolf", 5)
    assert evening.desk().asks


@pytest.mark.parametrize("book_id", books())
def test_open_eyes_tell_no_card_so_the_rare_ones_of_a_pack_are_looked_up_and_the_others_are_left(
    book_id: str,
) -> None:
    """Who is awake with others must not be asked to show herself: a pack does not know its White Werewolf."""
    looked, packs = 0, 0
    for deck in decks(book_id):
        deal = tuple(role for role, count in deck.items() for _card in range(count))
        evening = Evening(table(deal, book_id))
        seen = list[tuple[Scene, OpenEyes]]()
        while evening.public.day < 1 or evening.public.phase == "night":
            placing = evening.desk().placing if isinstance(evening.scene, Console) else OpenEyes()
            if placing.role:
                assert placing.awake == sum(held in placing.together for held in deal)
                assert placing.role in placing.together
                seen.append((evening.scene, placing))
            moderated_once(evening, deal)
        for scene, those in groupby(seen, lambda one: one[0]):
            *rare, (_scene, last) = those
            assert last.last and not any(placing.last for _scene, placing in rare), deck
            assert isinstance(scene, Console)
            assert scene.role not in deck or last.role == scene.role, deck
            looked, packs = looked + len(rare), packs + bool(rare)
    assert (looked > 0) == (packs > 0) == (book_id in {"judge", "hollow", "revamped"})


def moderated_once(evening: Evening, deal: tuple[str, ...] = DEAL) -> None:
    scene = evening.scene
    if isinstance(scene, Roster) or (isinstance(scene, Console) and evening.desk().placing.role):
        tell(evening, deal)
    elif isinstance(scene, Console) and evening.desk().asks:
        answer(evening, deal, lambda entry, _at: entry.options[0])
    elif isinstance(scene, Console):
        evening.desk().finish()
    else:
        step(evening, keyed(1))


@pytest.mark.parametrize("seed", range(6))
def test_it_is_the_same_game_as_with_cards_known_before(seed: int) -> None:
    evening = Evening(table(seed=seed))
    moderated(evening, DEAL, {"judge.pack.attack": 0})
    dealt = table(seed=seed, deal=DEAL, own_cards=False).setup()
    again = Session(book("judge"), dealt, evening.ledger.session.decisions)
    assert (again.digest, again.outcome) == (evening.digest, evening.ledger.session.outcome)


def test_an_answer_that_hangs_on_an_unknown_card_waits_for_it() -> None:
    """The Farseer sees the very role: a seat that nobody has named may be the Witch, who is called later."""
    held = ("villager", "werewolf", "farseer", "witch", "werewolf", "hunter", "villager", "villager")
    deal = tuple(f"hollow.{role}" for role in held)
    evening = Evening(table(deal, "hollow"))
    while not (
        isinstance(evening.scene, Console)
        and evening.scene.role == "hollow.farseer"
        and not evening.desk().placing.role
    ):
        moderated_once(evening, deal)
    assert evening.desk().decide([3]) == 3, "the one card that is looked at"
    assert not [event for event in evening.ledger.events if event.kind == "hollow.farseer.learned"]
    evening.cards.place("hollow.witch", 3)
    assert evening.desk().decide([3]) is None
    learned = [event for event in evening.ledger.events if event.kind == "hollow.farseer.learned"]
    assert [event.facts["role"] for event in learned] == ["hollow.witch"]


def test_an_answer_that_hangs_on_the_neighbours_waits_for_their_cards() -> None:
    """The Fox smells three people: of the Cupid whom he names all is known, of those beside him nothing."""
    held = ("werewolf", "cupid", "villager", "fox", "villager", "werewolf", "villager", "villager")
    deal = tuple(f"hollow.{role}" for role in held)
    evening = Evening(table(deal, "hollow"))
    while not (
        isinstance(evening.scene, Console)
        and evening.scene.role == "hollow.fox"
        and not evening.desk().placing.role
    ):
        moderated_once(evening, deal)
    asked = []
    while (seat := evening.desk().decide([1])) is not None:
        asked.append(seat)
        evening.cards.place(deal[seat], seat)
    assert asked == [0], "a wolf beside him settles it, whoever sits on the other side"
    learned = [event for event in evening.ledger.events if event.kind == "hollow.fox.learned"]
    assert [event.facts["scent"] for event in learned] == ["wolf"]


def test_killed_anywhere_it_goes_on_at_the_same_question(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(table(), shelf)
    while evening.public.day < 2:
        moderated_once(evening)
        scene, digest = evening.scene, evening.digest
        placing = evening.desk().placing if isinstance(scene, Console) else None
        evening.close()
        evening = Evening.resume(shelf.running()[0].id, shelf)
        assert (evening.scene, evening.digest) == (scene, digest)
        assert (evening.desk().placing if isinstance(scene, Console) else None) == placing
    assert evening.cards.told is None
    evening.close()


def test_a_call_taken_back_asks_for_its_card_again() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.scene.role == "judge.seer"):
        moderated_once(evening)
    evening.desk().undo()
    assert isinstance(evening.scene, Console)
    assert evening.desk().placing.role or evening.desk().asks


def test_the_story_tells_it_like_any_other(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(table(), shelf)
    moderated(evening, DEAL, {})
    story = evening.finish(shelf)
    assert story is not None
    again = Evening.retold(story)
    assert again.recap().cards == DEAL
    assert replayed(story).session.digest == again.digest, "whoever only counts finds the same cards"


def decks(book_id: str) -> list[dict[str, int]]:
    """Decks of nine that can be dealt by hand: no card stays on the table, no trait is the app's.

    The recommended ones, and each of them without one of those who are told something: who is told first is
    asked for most.
    """
    rules = book(book_id)
    found = []
    for deck in (
        {rules.role(role).id: count for role, count in one.deck.items()} for one in rules.recommended(9)
    ):
        if rules.spare(deck) or set(deck) & set(rules.traits):
            continue
        found.append(deck)
        plain = spare_role(rules, deck)
        for role in deck if plain else ():
            if any(power.informs for power in rules.roles[role].powers):
                less = {one: count for one, count in deck.items() if one != role}
                found.append(less | {plain: less[plain] + deck[role]})
    return found


DECKS = [
    pytest.param(book_id, deck, id=f"{book_id}-{at}")
    for book_id in books()
    for at, deck in enumerate(decks(book_id)[: None if WHOLE else 8])
]


@pytest.mark.parametrize(("book_id", "deck"), DECKS)
def test_in_every_book_it_is_the_same_game(book_id: str, deck: dict[str, int]) -> None:
    """Nothing is told by the deal that stands behind the screens while some cards are not known."""
    cards = [role for role, count in deck.items() for _ in range(count)]
    for seed in range(20 if WHOLE else 2):
        deal = tuple(shuffled(seed, "hands", cards))
        evening = Evening(table(deal, book_id, seed=seed))
        moderated(evening, deal, {}, until_day=2)
        dealt = table(deal, book_id, deal=deal, own_cards=False, seed=seed).setup()
        again = Session(book(book_id), dealt, evening.ledger.session.decisions)
        assert again.digest == evening.digest, (seed, deal)


NO_PLAIN = [
    (book_id, held)
    for book_id in books()
    for size in (9, 12)
    for one in book(book_id).recommended(size)
    if not spare_role(book(book_id), held := {book(book_id).role(name).id: n for name, n in one.deck.items()})
    and not book(book_id).spare(held)
    and not set(held) & set(book(book_id).traits)
]


@pytest.mark.parametrize("when", ["called", "all"])
@pytest.mark.parametrize(("book_id", "held"), NO_PLAIN)
def test_nobody_is_asked_whose_the_last_card_is(book_id: str, held: dict[str, int], when: str) -> None:
    """Without plain cards whoever is left holds what is left, and a slip is mended like any other."""
    deal = tuple(shuffled(3, "hands", [role for role, count in held.items() for _ in range(count)]))
    evening = Evening(table(deal, book_id, deck=held, cards_when=when))
    asked = 0

    def enter(role: str) -> None:
        nonlocal asked
        own = evening.cards.told
        assert own is not None
        assert len({deal[seat] for seat in own.unknown}) > 1, "only one card is left"
        evening.cards.place(role, next(s for s in own.unknown if deal[s] == role))
        asked += 1

    while (own := evening.cards.told) is not None and evening.public.phase != "day":
        if isinstance(evening.scene, Roster) and own.unplaced:
            enter(next(role for role in own.wanted_now if own.missing(role)))
        elif isinstance(evening.scene, Roster):
            here, there = 0, next(seat for seat in range(len(deal)) if deal[seat] != deal[0])
            evening.cards.place(deal[here], here)
            assert own.role_of(here) == "", "what was just given back is not given out again"
            evening.cards.place(deal[here], there)
            assert own.role_of(here) == deal[there]
            evening.cards.place(deal[here], there)
            evening.cards.place(deal[here], here)
            evening.cards.end_roster()
        elif isinstance(evening.scene, Console) and (role := evening.desk().placing.role):
            enter(role)
        else:
            moderated_once(evening, deal)
    assert evening.ledger.session.setup.deal == deal
    assert asked < len(deal)


@pytest.mark.parametrize("book_id", some_fast([one for one in books() if decks(one)], 0, 2))
def test_by_the_first_morning_every_card_is_known(book_id: str) -> None:
    """Also one that is first called in a later night: what it does by day, or is shown to be, cannot wait."""
    rules = book(book_id)
    deck = decks(book_id)[0]
    plain = spare_role(rules, deck)
    for role in set(rules.roles) - set(rules.traits) - deck.keys():
        changed = deck | {plain: deck[plain] - 1, role: 1}
        unfit = any(problem.fatal for problem in rules.check(changed, 9))
        if unfit or rules.spare(changed) or misfit(rules, changed, {}, Style.MODERATED, own_cards=True):
            continue
        deal = tuple(one for one, count in changed.items() for _card in range(count))
        evening = Evening(table(deal, book_id))
        while evening.public.day < 1 or evening.public.phase == "night":
            moderated_once(evening, deal)
        assert evening.cards.told is None, role
        assert evening.ledger.session.setup.deal == deal, role


@pytest.mark.parametrize("when", ["called", "all"])
@pytest.mark.parametrize("book_id", [one for one in books() if decks(one)])
def test_cards_are_entered_only_on_the_screens_that_ask_for_them(book_id: str, when: str) -> None:
    """Anywhere else, and of what is no card of the deck or has its holders, nothing is recorded."""
    deal = tuple(role for role, count in decks(book_id)[0].items() for _card in range(count))
    evening, refused = Evening(table(deal, book_id, cards_when=when)), 0
    while evening.public.day < 1 or evening.public.phase == "night":
        own, scene, cards = evening.cards.told, evening.scene, evening.cards
        night = isinstance(scene, Console) and scene.purpose == "night"
        asked = own is not None and (isinstance(scene, Roster) or (night and when == "called"))
        wrong: list[Callable[[], None]] = [partial(cards.identify, (0,)), cards.end_identify]
        if not (isinstance(scene, Roster) and own is not None and not own.unplaced):
            wrong.append(cards.end_roster)
        for role in {*deal}:
            if not asked or own is None:
                wrong.append(partial(cards.place, role, 0))
            elif not own.missing(role):
                other = next(seat for seat in range(len(deal)) if own.role_of(seat) != role)
                wrong.append(partial(cards.place, role, other))
        wrong.append(partial(cards.place, next(one for one in book(book_id).roles if one not in deal), 0))
        before = len(evening.ledger.standing.records)
        for act in wrong:
            with pytest.raises(IllegalDecision):
                act()
        refused += len(wrong)
        assert len(evening.ledger.standing.records) == before
        moderated_once(evening, deal)
    assert refused > 20


@pytest.mark.parametrize("book_id", [one for one in books() if decks(one)])
def test_whose_eyes_are_open_while_all_cards_are_entered_is_told_in_every_call(book_id: str) -> None:
    """Nobody is told to close her eyes who has not opened them: not before her own cards are placed."""
    deal = tuple(role for role, count in decks(book_id)[0].items() for _card in range(count))
    evening, named = Evening(table(deal, book_id)), set[str]()
    while evening.rulings.cards_first:
        scene = evening.scene
        assert evening.cards.interrupts == ""
        if evening.rulings.may_ask_for_cards:
            aside = Evening(evening.sitting, None, evening.ledger.standing.records)
            open_eyes = scene.role if isinstance(scene, Console) and not aside.desk().placing.role else ""
            aside.rulings.ask_for_cards()
            assert isinstance(aside.scene, Roster), "there is a card left to enter"
            assert aside.cards.interrupts == open_eyes
            named.add(open_eyes)
        moderated_once(evening, deal)
    assert len(named) > 1


@pytest.mark.parametrize("book_id", [one for one in books() if decks(one)])
def test_once_the_last_card_is_entered_anything_can_be_ruled(book_id: str) -> None:
    """Also before the call in which that was is answered: no screen asks for cards when all are told."""
    for deck in decks(book_id):
        deal = tuple(role for role, count in deck.items() for _card in range(count))
        evening = Evening(table(deal, book_id))
        while (own := evening.cards.told) is not None and any(map(own.missing, own.asked)):
            assert evening.rulings.cards_first
            moderated_once(evening, deal)
        assert (evening.rulings.cards_first, evening.rulings.may_ask_for_cards) == ("", False)
        assert evening.rulings.refusal("kill", 0) == ""
        evening.rulings.amend("kill", 0)
        assert ("kill", 0) in [decision.picks for decision in evening.ledger.session.decisions]
        assert evening.ledger.session.setup.deal == deal
