"""Own roles at a table: they do what their sentences say, and every line about them can be said."""

from __future__ import annotations

import tracemalloc
from contextlib import suppress

import pytest

from makers.fuzz import lot
from makers.own import broken, files, playable
from nightcaller.engine import IllegalSetup, Session, Setup
from nightcaller.lab.bots import RandomBot
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import (
    DIALECTS,
    OwnRole,
    OwnRoleError,
    against,
    carrying,
    read,
    refusals,
    with_roles,
)
from nightcaller.rulebooks.own.sentences import Knows, Looks, NameInBoth, Outlives, Wins
from nightcaller.table.shelf.own_words import lend
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.own.made_up import BELL, THREE

JUDGE = with_roles(book("judge"), THREE)
DECK = {
    "werewolf": 1,
    "own.fang": 1,
    "own.lamplighter": 1,
    "own.bell": 1,
    "commoner": 2,
    "seer": 1,
    "magician": 1,
}


def played(seed: int) -> Session:
    """A random game of them all."""
    session, bot = Session(JUDGE, Setup(DECK, 8, seed)), RandomBot(seed)
    while session.outcome is None:
        session.submit(*bot.decide(session))
    return session


def test_a_book_with_own_roles_is_one_book_however_often_it_is_made():
    assert with_roles(book("judge"), THREE) is with_roles(book("judge"), THREE)
    assert with_roles(book("judge"), ()) is book("judge")


def test_whoever_has_sentences_says_so_to_the_book():
    assert JUDGE.roles["own.lamplighter"].team == "judge.good"
    assert JUDGE.roles["own.fang"].tags >= {"wolf", "pack"}
    assert JUDGE.roles["own.bell"].team == "own.bell"
    assert "own.lamplighter.looks" in JUDGE.night_order


def test_what_cannot_be_played_is_refused():
    with pytest.raises(IllegalSetup) as twice:
        with_roles(book("judge"), (BELL, BELL))
    assert twice.value.message_id == "error-own-twice"


def test_random_games_end_and_everything_is_replayed():
    told = set()
    for seed in range(24):
        session = played(seed)
        told |= {event.kind for event in session.events if event.kind.startswith("own.")}
        again = Session(JUDGE, session.setup, session.decisions)
        assert again.digest == session.digest
        session.undo(len(session.decisions) // 2)
        assert session.outcome is None
    assert told >= {"own.looked", "own.guarded", "own.enchanted", "own.attacked"}


def test_every_line_about_them_can_be_said_in_both_languages():
    catalogue = Catalogue(shipped("i18n"))
    lend(THREE, catalogue)
    names = [f"Player {seat}" for seat in range(8)]
    for language in LANGUAGES:
        for role in THREE:
            name = message_id("role", role.id)
            for part in ("", ".card", ".more", ".wake", ".act", ".choose", ".answer", ".sleep"):
                assert catalogue.say(language, f"{name}{part}")
                assert catalogue.spoken(language, f"{name}{part}")
        for power in (
            power for role in JUDGE.roles.values() if role.id[:4] == "own." for power in role.powers
        ):
            for form in power.questions:
                assert catalogue.has(language, message_id("ask", form.key or power.id)), power.id
        for seed in range(12):
            for event in played(seed).events:
                if event.kind.startswith("own."):
                    said = event_arguments(event, names)
                    assert catalogue.say(language, message_id("event", event.kind), **said)
                    assert catalogue.say(language, f"{message_id('event', event.kind)}.told", **said)
            reason = played(seed).outcome
            assert reason is not None and catalogue.say(language, reason.reason)


def test_a_deck_with_own_roles_is_checked_as_with_plain_ones():
    assert not [one for one in JUDGE.check({**full(DECK)}, 8) if one.fatal]
    twice = full({**DECK, "own.bell": 2, "commoner": 1})
    (problem,) = JUDGE.check(twice, 8)
    assert problem.id == "problem-own-unique"
    assert not [one for one in JUDGE.check(problem.fixes[0], 8) if one.fatal]
    few = JUDGE.check(full({**DECK, "commoner": 1}), 8)
    assert [one.id for one in few if one.fatal] == ["problem-judge-cards"]
    assert few[0].fixes[0]["own.lamplighter"] == 1
    assert JUDGE.lean is not None and -2 <= JUDGE.lean(full(DECK)) <= 2


@pytest.mark.parametrize("book_id", DIALECTS)
def test_every_book_has_the_cards_that_own_ones_stand_for(book_id: str):
    dialect, rules = DIALECTS[book_id], book(book_id)
    for role in (*THREE, playable(3, book_id)):
        stands_for = rules.roles[dialect.stands_for(role)]
        assert stands_for.several
        assert rules.wolfish(stands_for) is (role.team == "wolves" and "wolves" in dialect.teams)


def test_a_trait_needs_somebody_who_may_hold_it():
    """A Saint may be an apprentice; an own role of the village may not."""
    role = OwnRole("own.watcher", NameInBoth(en="Watcher"), sentence=(Looks(),))
    forum = with_roles(book("forum"), (role,))
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.doctor": 1, "forum.saint": 1, role.id: 1}
    crowded = {**deck, "forum.apprentice": 2}
    (problem,) = (one for one in forum.check(crowded, 6) if one.fatal)
    assert problem.id == "problem-own-crowded"
    assert problem.fixes == ({**deck, "forum.apprentice": 1},)
    assert not [one for one in forum.check(problem.fixes[0], 6) if one.fatal]


def test_a_deck_that_might_never_end_is_refused():
    ox = OwnRole("own.ox", NameInBoth(en="Ox"), sentence=(Outlives(again=True),), several=True)
    sheep = OwnRole("own.sheep", NameInBoth(en="Sheep"), team="wolves", several=True)
    judge = with_roles(book("judge"), (ox, sheep))
    (problem,) = judge.check({ox.id: 5, sheep.id: 2}, 7)
    assert (problem.id, problem.fixes) == ("problem-own-endless", ({"judge.commoner": 5, sheep.id: 2},))
    assert not [one for one in judge.check({ox.id: 5, "judge.werewolf": 2}, 7) if one.fatal]


@pytest.mark.parametrize("book_id", DIALECTS)
def test_a_card_that_knows_its_like_and_is_alone_is_told(book_id: str):
    """It can be played; the set-up says so, and offers two of them."""
    twin = OwnRole("own.twin", NameInBoth(en="Twin"), several=True, sentence=(Knows(),))
    if against(twin, book_id):
        return
    rules, plain = with_roles(book(book_id), (twin,)), DIALECTS[book_id].stands_for(twin)
    deck = {**rules.recommended(9)[0].deck, twin.id: 1}
    deck[plain] = deck.get(plain, 0) + 1
    (advice,) = (one for one in rules.check(deck, 9) if one.id == "advice-own-knows-nobody")
    assert not advice.fatal
    assert advice.fixes[0][twin.id] == 2 and sum(advice.fixes[0].values()) == sum(deck.values())
    assert "advice-own-knows-nobody" not in [one.id for one in rules.check(advice.fixes[0], 9)]


@pytest.mark.parametrize(("book_id", "plain"), [("judge", "commoner"), ("revamped", "citizen")])
def test_a_werewolf_who_never_hunts_wins_and_loses_by_votes(book_id: str, plain: str):
    """Left alone, too: nobody waits for a pack that is not there. The set-up says so, and offers a hunter."""
    sheep = OwnRole("own.sheep", NameInBoth(en="Sheep"), team="wolves", several=True)
    rules = with_roles(book(book_id), (sheep,))
    hunter = DIALECTS[book_id].stands_for(sheep)
    alone = {f"{book_id}.{plain}": 5, sheep.id: 2}
    advice, *_others = rules.check(alone, 7)
    assert (advice.id, advice.fatal) == ("advice-own-nobody-hunts", False)
    for deck in (*advice.fixes, {**alone, sheep.id: 1, hunter: 1}):
        assert "advice-own-nobody-hunts" not in [one.id for one in rules.check(deck, 7)]
    won = set()
    for seed in range(24):
        session, bot = Session(rules, Setup(alone, 7, seed)), RandomBot(seed)
        while session.outcome is None:
            session.submit(*bot.decide(session))
        won |= {team.rpartition(".")[2] for team in session.outcome.winners}
    assert {"wolves"} < won


def test_two_who_outlive_every_vote_are_refused_where_neither_can_win():
    """Found by ten thousand games: the big book waits for them for ever, whoever kills in the beginning."""
    ox = OwnRole("own.ox", NameInBoth(en="Ox"), sentence=(Outlives(again=True),), several=True)
    hermit = OwnRole("own.hermit", NameInBoth(en="Hermit"), team="alone", sentence=(Outlives(True), Wins()))
    rules = with_roles(book("revamped"), (ox, hermit))
    plain = {"revamped.wolf": 2, "revamped.citizen": 4, "revamped.fortune_teller": 1}
    apart = {**plain, ox.id: 1, hermit.id: 1}
    (problem,) = (one for one in rules.check(apart, 9) if one.fatal)
    assert problem.id == "problem-own-endless"
    assert not [one for one in rules.check(problem.fixes[0], 9) if one.fatal]
    assert not [one for one in rules.check({**plain, ox.id: 2}, 9) if one.fatal], "these win together"
    alone = {**plain, hermit.id: 1, "revamped.citizen": 5}
    assert not [one for one in rules.check(alone, 9) if one.fatal]
    copied = {**alone, "revamped.look_alike": 1, "revamped.citizen": 4}
    (problem,) = (one for one in rules.check(copied, 9) if one.fatal)
    assert problem.id == "problem-own-endless", "a Look-Alike of the hermit is one: game 6644 of ten thousand"
    begun = carrying(book("revamped"), (ox, hermit))
    assert not [one for one in begun.check(apart, 9) if one.fatal], "an evening that has begun goes on"


def full(deck: dict[str, int]) -> dict[str, int]:
    return {role if "." in role else f"judge.{role}": cards for role, cards in deck.items()}


@pytest.mark.parametrize("book_id", DIALECTS)
def test_roles_from_the_vocabulary_are_played_to_the_end(book_id: str):
    """As `packaging/tool own` does it ten thousand times: every tenth is taken back and overruled."""
    trials = lot(book(book_id), "own", range(12))
    assert [one.trouble for one in trials if one.trouble] == []


def test_what_a_file_may_be_is_said_or_refused_and_nothing_else():
    assert list(files(range(1, 250))) == []


def test_a_file_costs_its_reader_no_megabyte():
    """A few hundred kilobytes, however it is broken, and for one of forty megabytes nothing."""
    datas = [broken(number) for number in (*range(1, 120), 963, 1000)]
    assert max(map(len, datas)) > 30_000_000
    with suppress(OwnRoleError):
        read(datas[0])  # whatever is made once
    tracemalloc.start()
    try:
        for data in datas:
            tracemalloc.reset_peak()
            before, _most = tracemalloc.get_traced_memory()
            with suppress(OwnRoleError):
                refusals(read(data))
            assert tracemalloc.get_traced_memory()[1] - before < 1_000_000
    finally:
        tracemalloc.stop()
