"""Secrecy, proofs 1 and 2: what reaches a seat is a function of what that seat is entitled to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations, zip_longest
from random import Random
from zlib import crc32

import pytest

from nightcaller.engine import CLOSE, TABLE, Ask, Event, Session, Setup, View
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.rulebooks import book
from rulebooks.judge.disclosures import DISCLOSURES, SHOWN
from rulebooks.judge.public_facts import expected_face, expected_keys, expected_question, face_of
from rulebooks.players import any_house, any_setup

JUDGE = book("judge")
MOST_DAYS = 8
WITHDRAW = "judge.sheriff.withdraw"


class People:
    """Everybody at a table, deciding by what they know and by nothing else.

    What is done in private depends on the seat's own view, what is done in public on the public view: so
    whoever knows a secret keeps it, and whatever leaks is the game's fault.

    Args:
        salt: their characters.
        changed: seats whose private choices are other ones from night `since` on.
    """

    def __init__(self, salt: int, changed: Sequence[Seat] = (), since: int = 1) -> None:
        self.salt = salt
        self.changed = frozenset(changed)
        self.since = since

    def key(self, session: Session, seat: Seat, what: str, *, private: bool) -> int:
        view = session.view(seat if private else TABLE)
        salt = self.salt + (private and seat in self.changed and view.day >= self.since)
        lived = repr(view.events) if private else repr((view.day, view.alive))
        return crc32(f"{salt}/{seat}/{what}/{lived}".encode())

    def answer(self, session: Session, ask: Ask, *, private: bool) -> Picks:
        options = ask.options
        return (options[self.key(session, ask.seat, f"{ask.key}{options}", private=private) % len(options)],)


Witnessed = dict[Seat, list[Ask]]


def play_window(session: Session, people: People) -> Witnessed:
    """Play until the open window has closed; return what every seat was asked in it, in order."""
    window = session.window
    asked: Witnessed = {}
    private = window.kind in {"night", "last_acts"}
    if window.kind == "floor":
        # The first who moves is heard: explosions, which a card allows, before withdrawals.
        asks = [(slot, ask) for slot, ask in sorted(window.asks.items()) if slot != CLOSE]
        for _slot, ask in asks:
            asked.setdefault(ask.seat, []).append(ask)
        for slot, ask in sorted(asks, key=lambda entry: entry[1].key == WITHDRAW):
            what = f"{ask.key}/{window.label}"
            private = ask.key != WITHDRAW
            drawn = people.key(session, ask.seat, what, private=private)
            if drawn % 6:
                continue
            session.submit(slot, (ask.options[drawn // 6 % max(1, len(ask.options) - 1)],))
            if session.window is window and window.asks[slot].key != ask.key:
                target = window.asks[slot]
                asked[ask.seat].append(target)
                session.submit(slot, people.answer(session, target, private=True))
            if session.window is not window:
                return asked
        session.submit(CLOSE, window.asks[CLOSE].options)
        return asked
    while session.window is window and session.outcome is None:
        slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
        ask = window.asks[slot]
        if slot != CLOSE:
            asked.setdefault(ask.seat, []).append(session.view(ask.seat).asks[slot])
        session.submit(slot, people.answer(session, ask, private=private))
    return asked


def first_difference(one: View, other: View) -> list[Event]:
    """The first two events that are not the same; fewer where a view has no more; none if all are equal."""
    for events in zip_longest(one.events, other.events):
        if events[0] != events[1]:
            return [event for event in events if event is not None]
    return []


def declared(events: Sequence[Event], views: Sequence[View]) -> bool:
    """Whether the difference begins with something that this seat may learn."""
    return any(
        event.kind in DISCLOSURES and any(DISCLOSURES[event.kind].to(view) for view in views)
        for event in events
    )


def declared_question(one: Sequence[Ask], other: Sequence[Ask], view: View) -> bool:
    """Whether the first question that differs is one that tells whoever is asked a secret."""
    for mine, theirs in zip_longest(one, other):
        if mine != theirs:
            keys = {ask.key for ask in (mine, theirs) if ask is not None}
            return all(key in SHOWN and SHOWN[key].to(view) for key in keys)
    return False


def open_to(session: Session, seat: Seat) -> View:
    """What reaches a seat when a window opens.

    A question of a later lap is put in that lap, however early its answer could be taken: a Seer who looks
    after the Magician is not asked sooner because the Magician is dead.
    """
    view, turns = session.view(seat), session.window.turns
    asks = {slot: ask for slot, ask in view.asks.items() if slot not in turns or not turns[slot].lap}
    return replace(view, asks=asks, story=())  # the end opens the whole story to everybody: no leak


def compare(
    one: Session, other: Session, people: tuple[People, People], involved: Sequence[Seat]
) -> Counter[str]:
    """Play two games side by side; every seat's views must be equal until a declared disclosure to it.

    Returns:
        how many windows were compared, by seat (``TABLE`` for the public), and what set the seats apart.
    """
    compared: Counter[str] = Counter()
    watching = {seat for seat in range(TABLE, one.setup.seats) if seat not in involved}
    while True:
        for seat in sorted(watching):
            mine, theirs = open_to(one, seat), open_to(other, seat)
            if events := first_difference(mine, theirs):
                assert declared(events, (mine, theirs)), (seat, events)
                compared.update(event.kind for event in events if event.kind in DISCLOSURES)
                watching.discard(seat)
            elif mine.asks != theirs.asks:
                questions = list(mine.asks.values()), list(theirs.asks.values())
                assert declared_question(*questions, mine), (seat, questions)
                compared["shown"] += 1
                watching.discard(seat)
            else:
                assert mine == theirs, seat
                compared["TABLE" if seat == TABLE else "seat"] += 1
        if TABLE not in watching or one.outcome or one.day > MOST_DAYS:
            return compared
        assert (one.window.kind, one.window.label) == (other.window.kind, other.window.label)
        assert face_of(one.window) == face_of(other.window)
        views = {seat: one.view(seat) for seat in watching}
        asked = play_window(one, people[0]), play_window(other, people[1])
        for seat in sorted(watching - {TABLE}):
            questions = [witnessed.get(seat, []) for witnessed in asked]
            if questions[0] != questions[1]:
                if not first_difference(one.view(seat), other.view(seat)):
                    assert declared_question(*questions, views[seat]), (seat, questions)
                compared["shown"] += 1
                watching.discard(seat)


def small_table(seed: int) -> Setup:
    """A table with secrets worth keeping, dealt openly so that cards can be swapped."""
    rng = Random(seed)
    with_roles = rng.sample(sorted(JUDGE.roles), 3)
    setup = any_setup(JUDGE, rng, seats=rng.randint(8, 10), with_roles=with_roles)
    deal = [role for role, count in setup.deck.items() for _ in range(count)]
    rng.shuffle(deal)
    return replace(setup, deal=tuple(deal))


def swapped(setup: Setup, one: Seat, other: Seat) -> Setup:
    """The same table with two people's cards exchanged."""
    deal = list(setup.deal or ())
    deal[one], deal[other] = deal[other], deal[one]
    return replace(setup, deal=tuple(deal))


SPECIAL = {
    "the hidden wolf and the pack": (
        *("werewolf", "wolf_beauty", "gargoyle", "hidden_werewolf"),
        *("seer", "witch", "hunter", "commoner", "commoner", "commoner"),
    ),
    "lovers and the piper": (
        *("werewolf", "werewolf", "cupid", "piper"),
        *("seer", "guardian", "idiot", "commoner", "commoner", "commoner"),
    ),
    "plates and silence": (
        *("werewolf", "gargoyle", "magician", "silencer_elder"),
        *("seer", "witch", "piper", "commoner", "commoner", "commoner"),
    ),
    "guns, duels and bombs": (
        *("white_werewolf_king", "werewolf_king", "wraith_rider", "knight"),
        *("bomber", "hunter", "seer", "commoner", "commoner", "commoner"),
    ),
}
"""Decks in which every special role has somebody to keep its secret from."""


def special_table(name: str, seed: int) -> Setup:
    """One of the special decks, dealt openly, under any house rules."""
    rng = Random(f"{name}{seed}")
    cards = [f"judge.{card}" for card in SPECIAL[name]]
    rng.shuffle(cards)
    deck = {card: cards.count(card) for card in cards}
    return Setup(deck, len(cards), seed, any_house(JUDGE, rng), tuple(cards)).normal(JUDGE)


def swaps(setup: Setup) -> Counter[str]:
    """Exchange the cards of every two people of a table, one pair after the other."""
    compared: Counter[str] = Counter()
    for pair in combinations(range(setup.seats), 2):
        other = swapped(setup, *pair)
        if other != setup:
            people = People(setup.seed)
            compared += compare(Session(JUDGE, setup), Session(JUDGE, other), (people, people), pair)
    return compared


def changes(setup: Setup) -> Counter[str]:
    """Let each person choose otherwise in private, from the first or the second night on."""
    compared: Counter[str] = Counter()
    for seat in range(setup.seats):
        for since in (1, 2):
            people = People(setup.seed), People(setup.seed, changed=[seat], since=since)
            compared += compare(Session(JUDGE, setup), Session(JUDGE, setup), people, [seat])
    return compared


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("proof", [swaps, changes])
def test_nothing_shows_before_the_rules_tell(proof: Callable[[Setup], Counter[str]], seed: int):
    """Proof 1: the deal of two others differs, or somebody else chooses otherwise by night."""
    assert proof(small_table(seed))["seat"] > 100


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("proof", [swaps, changes])
def test_special_roles_keep_their_secrets(proof: Callable[[Setup], Counter[str]], name: str):
    """Proof 1 for whoever hides from his own side, for lovers, tunes, plates, silence and guns."""
    assert proof(special_table(name, 1))["seat"] > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    ("proof", "ways"),
    [
        (
            swaps,
            {"died", "judge.dawn", "judge.shot", "judge.exploded", "judge.seer.learned", "mates", "shown"},
        ),
        (
            changes,
            {"died", "judge.dawn", "judge.shot", "judge.pack.proposal", "judge.lovers", "marked",
             "shown"},
        ),
    ],
)  # fmt: skip
def test_many_tables_and_every_disclosure(proof: Callable[[Setup], Counter[str]], ways: set[str]):
    """So many tables that each way of learning something is met, and every other one would be."""
    met: Counter[str] = Counter()
    for seed in range(1000, 1008):
        met += proof(small_table(seed))
        met += proof(special_table(list(SPECIAL)[seed % len(SPECIAL)], seed))
    assert met["TABLE"] > 1500
    assert ways <= set(met), met


def check_window(session: Session) -> None:
    """The open window and all questions in it, worked out again from views."""
    window, public = session.window, session.view(TABLE)
    assert face_of(window) == expected_face(public, window, session.setup.deck, session.setup.house), (
        window.label
    )
    for slot, ask in window.asks.items():
        if slot == CLOSE:
            continue
        view = session.view(ask.seat)
        expected = expected_question(view, ask.key, window, session.setup.house)
        assert (ask.options, ask.blocked) == expected, ask
        assert (slot - 1) % session.setup.seats == ask.seat or window.kind in {"poll", "race", "choice"}


def rebuild(seed: int) -> Counter[str]:
    """Play a game and rebuild everything that is asked; return which questions were met."""
    session = Session(JUDGE, any_setup(JUDGE, Random(seed), seats=Random(seed).randint(4, 14)))
    people = People(seed)
    met: Counter[str] = Counter()
    while session.outcome is None and session.day <= MOST_DAYS:
        window = session.window
        views = {seat: session.view(seat) for seat in range(session.setup.seats)}
        if window.kind not in {"night", "last_acts"}:
            check_window(session)
            asked = play_window(session, people)
        else:
            asked = {}
            while session.window is window and session.outcome is None:
                check_window(session)
                slot = min((slot for slot in window.asks if slot != CLOSE), default=CLOSE)
                ask = window.asks[slot]
                if slot != CLOSE:
                    asked.setdefault(ask.seat, []).append(ask)
                session.submit(slot, people.answer(session, ask, private=True))
            for seat, view in views.items():
                keys = tuple(ask.key for ask in asked.get(seat, []))
                assert keys in expected_keys(view, window, session.setup.house), (seat, keys)
        met.update(ask.key for asks in asked.values() for ask in asks)
    return met


@pytest.mark.parametrize("seed", range(25))
def test_questions_follow_from_views(seed: int):
    """Proof 2: options are rebuilt from the asked seat's view alone, windows from the public one."""
    assert rebuild(seed)


@pytest.mark.slow
def test_every_question_follows_from_views():
    """Proof 2 over some hundred games: no question of the book is left out."""
    met: Counter[str] = Counter()
    for seed in range(2000, 2500):
        met += rebuild(seed)
    assert set(met) == {
        "judge.cupid.first",
        "judge.cupid.second",
        "judge.declare",
        "judge.declare.target",
        "judge.gargoyle.check",
        "judge.hidden_werewolf.attack",
        "judge.magician.exchange",
        "judge.magician.with",
        "judge.piper.first",
        "judge.piper.second",
        "judge.silencer_elder.silence",
        "judge.werewolf_king.shoot",
        "judge.wolf_beauty.charm",
        "judge.guardian.protect",
        "judge.pack.attack",
        "judge.seer.check",
        "judge.witch.antidote",
        "judge.witch.poison",
        "judge.hunter.shoot",
        "judge.werewolf.explode",
        "judge.sheriff.run",
        "judge.sheriff.withdraw",
        "judge.sheriff.vote",
        "judge.sheriff.direction",
        "judge.sheriff.badge",
        "judge.exile.vote",
        "judge.runoff.vote",
    }


def test_disclosures_are_events_of_the_book():
    """The list holds nothing that cannot happen."""
    kinds: set[str] = set()
    for seed in range(60):
        session = Session(JUDGE, small_table(seed))
        people = People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        kinds |= {event.kind for event in session.events}
    assert set(DISCLOSURES) <= kinds


def test_what_is_private_stays_with_its_audience():
    """No event goes to more seats than its disclosure allows, in sixty games."""
    for seed in range(60):
        session = Session(JUDGE, small_table(seed))
        people = People(seed)
        while session.outcome is None and session.day <= MOST_DAYS:
            play_window(session, people)
        cards = {seat: session.view(seat) for seat in range(session.setup.seats)}
        for event in session.events:
            if event.kind in DISCLOSURES and not event.audience >> 60:
                reached = [seat for seat in cards if event.audience >> seat & 1]
                assert all(DISCLOSURES[event.kind].to(cards[seat]) for seat in reached), event


def test_the_proof_would_find_a_leak():
    """A game that tells the table whom the Guardian chose is caught."""
    setup = Setup({"werewolf": 1, "guardian": 1, "commoner": 4}, 6, 1, {"sheriff": "no"}).normal(JUDGE)
    setup = replace(setup, deal=("judge.werewolf", "judge.guardian", *["judge.commoner"] * 4))
    one, other = Session(JUDGE, setup), Session(JUDGE, setup)
    for session, guarded in ((one, 2), (other, 3)):
        session.submit(2, (guarded,))
        session.submit(1, ("nobody",))
        session._game.tell("judge.leak", seat=guarded)
    with pytest.raises(AssertionError, match=r"judge\.leak"):
        compare(one, other, (People(1), People(1)), [1])
