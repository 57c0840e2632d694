"""Laws of a whole book: what it recommends can be played, and its log of decisions is the truth."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from makers.digests import amendment, answer, table
from nightcaller.engine import TABLE, IllegalDecision, IllegalSetup, Session, Setup
from nightcaller.engine.vocabulary import AMEND, CLOSE, NOBODY, Seat
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import books
from nightcaller.text import message_id
from parts import first_fast
from rulebooks.judge.messages import CATALOGUE, Message, missing
from rulebooks.players import play_on

SETTLED = frozenset({"poll-nobody", "poll-lot", "poll-runoff"})
"""How a vote says that a tie is settled (`Window.settled`)."""
EVERY_BOOK = pytest.mark.parametrize("book", books())


@EVERY_BOOK
def test_whatever_is_recommended_can_be_played(book: str) -> None:
    """For any number of people that the book is for, and the check has nothing against it."""
    rules = books()[book]
    fewest, most = rules.seats
    for seats in range(fewest, most + 1):
        found = rules.recommended(seats)
        assert found, seats
        assert len({one.id for one in found}) == len(found), seats
        for one in found:
            assert rules.check(one.deck, seats) == [], (one.id, seats)
            assert sum(one.deck.values()) == rules.cards(one.deck, seats), (one.id, seats)
            assert min(one.deck.values()) > 0, (one.id, seats)
            Session(rules, Setup(one.deck, seats, seats, dict(one.house)))


SEATS = {"chat": 5, "hollow": 5, "forum": 8, "judge": 6}
UNPLAYABLE = [
    ("chat", {"villager": 5}, "no-wolf"),
    ("chat", {"werewolf": 4, "villager": 1}, "too-many-wolves"),
    ("chat", {"werewolf": 1, "hunter": 2, "villager": 2}, "unique"),
    ("chat", {"werewolf": 1, "little_girl": 2, "villager": 2}, "unique"),
    ("chat", {"werewolf": 1, "villager": 3}, "cards"),
    ("chat", {"werewolf": 2, "hunter": 2, "seeress": 1, "witch": 1}, "cards unique"),
    ("hollow", {"villager": 5}, "no-wolf"),
    ("hollow", {"werewolf": 5}, "too-many-wolves"),
    ("hollow", {"werewolf": 1, "witch": 2, "villager": 2}, "unique"),
    ("hollow", {"werewolf": 1, "witch": 2, "farseer": 1, "hunter": 1, "fox": 1}, "cards unique"),
    ("forum", {"saint": 7}, "cards no-wolf"),
    ("forum", {"saint": 8}, "no-wolf"),
    ("forum", {"werewolf": 3, "cultist": 1, "saint": 4}, "too-many-baddies"),
    ("forum", {"werewolf": 1, "red_cultist": 1, "saint": 6}, "lonely-cultist"),
    ("forum", {"werewolf": 1, "seer": 2, "saint": 5}, "unique"),
    ("judge", {"werewolf": 2, "seer": 2, "witch": 1, "hunter": 1, "guardian": 1}, "cards unique"),
    ("forum", {"werewolf": 1, "seer": 6, "saint": 1, "apprentice": 2}, "unique apprentices"),
    ("forum", {"werewolf": 1, "seer": 1, "saint": 6, "cursed": 4, "blessed": 4}, "hidden-traits"),
    ("forum", {"werewolf": 1, "seer": 1, "saint": 6, "spy": 9}, "traits"),
]
"""Of four books a deck for so many people, and all that is wrong with it."""
TURNED_OVER = {"problem-forum-too-many-baddies"}
"""Mended by the deck that such a table starts with."""


@pytest.mark.parametrize(("book", "deck", "wrong"), UNPLAYABLE)
def test_what_cannot_be_played_says_why_and_how_to_mend_it(book: str, deck: dict[str, int], wrong: str):
    rules, seats = books()[book], SEATS[book]
    played = {f"{book}.{card}": count for card, count in deck.items()}
    found = rules.check(played, seats)
    assert [one.id for one in found] == [f"problem-{book}-{id_}" for id_ in wrong.split()]
    for one in found:
        told = {
            key: CATALOGUE.say("en", message_id("role", value)) if isinstance(value, str) else value
            for key, value in one.arguments.items()
        }
        assert missing([Message((one.id,), tuple(told.items()))]) == []
        assert one.fixes or len(found) > 1
        for fix in one.fixes:
            assert min(fix.values()) > 0, "no card of which there is none"
            changed = [card for card in {**played, **fix} if played.get(card) != fix.get(card)]
            nearly = sum(played.values()) <= seats and one.id not in TURNED_OVER
            assert len(changed) <= 2 or not nearly, "one card, and what fills the deck up"
        if len(found) == 1:
            assert not any(other.fatal for fix in one.fixes for other in rules.check(fix, seats))
    with pytest.raises(IllegalSetup):
        Session(rules, Setup(deck, seats, 1))


@EVERY_BOOK
def test_a_game_replayed_taken_back_or_played_in_silence_is_the_same(book: str) -> None:
    """Simulation keeps no events: whatever is only told may be left out, and nothing else."""
    rules = books()[book]
    for number in range(6):
        session = play_on(Session(rules, table(rules, number)), Random(f"{book}.{number}"))
        again = Session(rules, session.setup, session.decisions)
        assert (again.digest, again.outcome, [*again.events]) == (
            session.digest,
            session.outcome,
            [*session.events],
        )
        quiet = Session(rules, session.setup, session.decisions, quiet=True)
        assert (quiet.digest, quiet.outcome) == (session.digest, session.outcome)
        session.undo(3)
        shorter = Session(rules, session.setup, again.decisions[:-3])
        assert session.digest == shorter.digest
        assert all(session.view(seat) == shorter.view(seat) for seat in range(TABLE, session.setup.seats))


FAIR = {"judge", "hollow", "chat", "forum"}
"""Books in which nobody dead is chosen by day, nor visited, voting or running."""


@EVERY_BOOK
def test_nobody_who_interrupts_keeps_the_table_waiting(book: str) -> None:
    """Whatever is asked while people speak may be left open, the second question of somebody too; what is
    asked in private may not. And no window of the day is one of closed eyes."""
    rules = books()[book]
    for number in range(12):
        session, bot = Session(rules, table(rules, number)), RandomBot(number, interrupts=0.7)
        while session.outcome is None and len(session.decisions) < 150:
            window = session.window
            assert not window.dark or session.view(TABLE, boards=False).phase != "day", window.label
            if window.private:
                assert not any(ask.optional for ask in window.asks.values()), window.label
            if window.kind == "floor":
                assert all(ask.optional or slot == CLOSE for slot, ask in window.asks.items()), window.label
            session.submit(*bot.decide(session))


@pytest.mark.parametrize("book", ["judge", "hollow", "chat", "forum"])
def test_a_group_reads_of_nobody_only_where_it_may_choose_nobody(book: str) -> None:
    """Where most count, “Nobody” is one of them or is not offered: as the house rules have it."""
    rules, read = books()[book], set[str]()
    for number in range(12):
        session, chance = Session(rules, table(rules, number)), Random(number)
        while session.outcome is None and len(session.decisions) < 40:
            window = session.window
            for slot, call in window.turns.items() if window.private else ():
                ask, settled = window.asks.get(slot), rules.powers[call.power][1].settled
                if ask is None or settled is None:
                    continue
                says = settled(session.setup.deck, rules.house(session.setup.house))
                read.add(says)
                if says.startswith("most"):
                    assert (NOBODY in ask.options) == (says == "most-or-nobody"), call.power
            session.submit(*answer(session, chance))
    assert read


@EVERY_BOOK
@pytest.mark.parametrize("part", first_fast(range(8), 2, usual=4))
def test_whatever_the_table_declares_the_game_goes_on(book: str, part: int) -> None:
    """Anything, at any window: there is always something that can be answered, and the game ends."""
    rules = books()[book]
    ends = sorted(one for one in CATALOGUE.ids("en") if one.startswith(f"end-{book}-"))
    for number in range(part * 15, part * 15 + 15):
        session, chance = Session(rules, table(rules, number)), Random(f"{book}.{number}.declared")
        declared = 0
        while session.outcome is None:
            window, alive = session.window, set(session.view().alive)
            assert window.asks, window.label
            assert all(ask.options for ask in window.asks.values()), window.label
            if book in FAIR and window.kind in {"night", "poll", "race"}:
                assert set(window.seats) <= alive, window.label
            if book in FAIR and window.kind != "night":
                seats = {one for ask in window.asks.values() for one in ask.options if isinstance(one, int)}
                assert seats <= alive, window.label
            if session.day > 40:
                session.submit(AMEND, ("end",))
            elif declared < 60 and chance.random() < 0.1:
                said = chance.choice(
                    (amendment(session, chance), ("skip",), ("play_on", chance.choice(ends)))
                )
                with suppress(IllegalDecision):
                    session.submit(AMEND, said)
                    declared += 1
            else:
                session.submit(*answer(session, chance))
        again = Session(rules, session.setup, session.decisions)
        assert (again.digest, again.outcome) == (session.digest, session.outcome)


@EVERY_BOOK
def test_what_hands_count_beforehand_is_what_is_counted(book: str) -> None:
    """On an evening on which nobody holds an office and no card weighs: half-votes of everybody's."""
    rules = books()[book]
    weights = set[int]()
    for number in range(4):
        session = Session(rules, Setup(dict(rules.recommended(8)[0].deck), 8, number))
        chance = Random(number)
        while session.outcome is None and not weights:
            window, public = session.window, session.view(TABLE, boards=False)
            if window.kind == "poll" and not public.offices:
                house = rules.house(session.setup.house)
                weights |= {rules.public_weight(public, house, window.label, seat) for seat in window.seats}
            session.submit(*answer(session, chance))
    assert weights == {HALF_VOTES}


def tied(session: Session) -> tuple[Seat, ...]:
    """Let everybody vote so that two are at the top; return who is, by the count, once the vote is over."""
    window, before = session.window, len(session.events)
    one, other = [option for option in window.options if isinstance(option, int)][:2]
    for at, (slot, ask) in enumerate(sorted(window.asks.items())):
        if session.window is window:
            wanted = (one, other)[at % 2] if at < len(window.seats) // 2 * 2 else NOBODY
            session.submit(slot, (wanted if wanted in ask.options else ask.options[-1],))
    if session.window is window:
        session.submit(CLOSE, window.asks[CLOSE].options)
    counts = [event for event in session.events[before:] if "ballots" in event.facts]
    return counts[0].facts["seats"] if counts else ()


@pytest.mark.parametrize("tie", range(3))
@EVERY_BOOK
def test_a_tie_is_settled_as_the_vote_says_beforehand(book: str, tie: int) -> None:
    """By a second vote on those alone, by lot, or not at all: nobody of them falls then, or is elected."""
    rules, met = books()[book], set[str]()
    ties = [
        {rule.id: rule.options[tie % len(rule.options)]} for rule in rules.house_rules if rule.id == "tie"
    ]
    for number in range(6):
        session = Session(rules, Setup(dict(rules.recommended(9)[0].deck), 9, number, (ties or [{}])[0]))
        chance = Random(number)
        while session.outcome is None and len(session.decisions) < 300:
            window = session.window
            if window.kind != "poll" or window.settled not in SETTLED or len(window.seats) < 5:
                session.submit(*answer(session, chance))
                continue
            before = session.view(TABLE)
            top = tied(session)
            if len(top) != 2:
                continue
            now = session.view(TABLE)
            elected = {*now.offices.values()} - {*before.offices.values()}
            chosen = {*top} & ({*before.alive} - {*now.alive} | elected)
            while session.window.kind == "floor":  # the tied speak first
                session.submit(CLOSE, session.window.asks[CLOSE].options)
            seats = {option for option in session.window.options if isinstance(option, int)}
            met.add(window.settled)
            again = session.window.kind == "poll" and seats == {*top}
            assert again == (window.settled == "poll-runoff"), window.label
            assert not chosen or window.settled == "poll-lot", window.label
            if chosen:
                met.add("drawn")
    assert met
    assert ("poll-lot" in met) == ("drawn" in met)
