"""The replay: every sentence, its lines across the table, and who is dead when."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine import AFTERWARDS, AMEND, TABLE, Event, Session
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.table.story.recap import Recap, recap_of
from nightcaller.table.story.replay import Arrow, ReplayStage, StoryMoment, arrows_of
from nightcaller.table.story.retelling import Teller, is_count
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.players import any_setup, play_on
from rulebooks.scenario import NIGHT, Table

JUDGE = book("judge")
CATALOGUE = Catalogue(shipped("i18n"))

UNTOLD = {kind.id for kind in JUDGE.kinds.values() if kind.form == "unsaid" or not kind.story}
PLAIN = {
    "judge.exile.result",
    "judge.race.result",
    "judge.nobody_exiled",
    "judge.race.postponed",
    "judge.badge.lost",
    "judge.sheriff.none",
}
"""Told as the table heard them: they name nobody."""


def random_recaps(games: int) -> list[tuple[Session, Recap]]:
    found = []
    for seed in range(games):
        rng = Random(seed)
        session = play_on(Session(JUDGE, any_setup(JUDGE, rng, rng.randint(6, 20))), rng)
        found.append((session, recap_of(JUDGE, session.view(TABLE), ())))
    return found


@pytest.fixture(scope="module")
def recaps() -> list[tuple[Session, Recap]]:
    return random_recaps(60)


def moment(recap: Recap, kind: str, nth: int = 0) -> StoryMoment:
    """The moment that tells the nth event of a kind."""
    found = [one for chapter in recap.chapters for one in chapter.moments if one.event.kind == kind]
    return found[nth]


def recap(table: Table) -> Recap:
    """End the table's game in any way and tell its story."""
    play_on(table.session, Random(1))
    return recap_of(JUDGE, table.public, ())


# --- what is told ---


def test_a_night_that_the_table_ended_before_anything_happened_is_no_chapter() -> None:
    table = Table("Ann werewolf, Bob seer, Cat commoner, Dan commoner, Eve witch, Fay commoner")
    table.night(pack="Cat")
    table.vote(Dan="Ann Bob")
    table.reach(NIGHT)
    assert (table.public.day, table.public.phase) == (2, "night")
    table.session.submit(AMEND, ("end", "judge.good"))
    told = recap_of(JUDGE, table.public, ())
    assert [(chapter.day, chapter.phase) for chapter in told.chapters] == [(1, "night"), (1, "day")]
    assert told.chapters[-1].dead == {2, 3}


def test_everything_that_happens_is_told_with_names_or_is_left_out_on_purpose(
    recaps: list[tuple[Session, Recap]],
) -> None:
    kinds = {event.kind for session, _recap in recaps for event in session.events}
    assert len(kinds) > 40
    for kind in sorted(kinds - UNTOLD - PLAIN):
        for language in LANGUAGES:
            assert CATALOGUE.has(language, f"{message_id('event', kind)}.told"), (language, kind)


def test_what_is_left_out_or_plain_is_no_mistake() -> None:
    marked = {kind.id for kind in JUDGE.kinds.values() if kind.mark or kind.deaths or kind.feat}
    assert not (UNTOLD | PLAIN - {"judge.exile.result"}) & (marked - {"note"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(recaps: list[tuple[Session, Recap]], language: str) -> None:
    for session, recap in recaps:
        teller = Teller(CATALOGUE, language, [f"N{seat + 1}" for seat in range(session.setup.seats)])
        for chapter in recap.chapters:
            assert chapter.moments[0].opening
            assert not any(one.opening for one in chapter.moments[1:])
            for event in chapter.told:
                assert teller.sentence(event)
        for death in recap.chapters[-1].moments[-1].causes.values():
            assert teller.brief_cause(death)


def test_the_dead_fall_once_and_the_living_live_to_the_end(recaps: list[tuple[Session, Recap]]) -> None:
    for session, recap in recaps:
        fallen = [seat for chapter in recap.chapters for seat in chapter.fallen]
        assert len(fallen) == len(set(fallen))
        living = set(range(session.setup.seats)) - set(fallen)
        assert tuple(sorted(living)) == session.view(TABLE).alive
        assert set(recap.chapters[-1].moments[-1].causes) == set(fallen)


def test_a_death_is_told_in_one_sentence(recaps: list[tuple[Session, Recap]]) -> None:
    """By its own, or by the vote, shot, duel or blast that it came from: never by both."""
    for _session, recap in recaps:
        for chapter in recap.chapters:
            for one in chapter.moments:
                if one.event.kind == "died.cause":
                    assert one.fallen == (one.event.facts["seat"],)


# --- lines ---


def test_lovers_keep_their_thread_and_follow_each_other() -> None:
    table = Table("Ann cupid, Bob werewolf, Cat seer, Dan commoner, Eve commoner, Fay commoner, Gil werewolf")
    table.night(Ann=("Dan", "Eve"), pack="Dan")
    told = recap(table)
    bond = moment(told, "judge.lovers")
    assert bond.arrows == (Arrow(3, 4, "bond"),)
    assert moment(told, "judge.matched").arrows == (Arrow(0, 3),)
    first_day = told.chapters[1].moments
    assert all(one.bonds == bond.arrows for one in first_day)
    grief = next(one for one in first_day if one.fallen == (4,))
    assert grief.arrows == (Arrow(3, 4),)
    teller = Teller(CATALOGUE, "en", table.names)
    assert teller.brief_cause(grief.causes[4]) == "followed 4"


def test_an_exchange_points_both_ways_and_the_pack_is_drawn_from_those_who_wanted_it() -> None:
    table = Table("Ann magician, Bob werewolf, Cat seer, Dan commoner, Eve commoner, Fay werewolf")
    table.night(Ann=("Dan", "Eve"), pack={"Bob": "Dan", "Fay": "Dan"})
    told = recap(table)
    assert moment(told, "judge.exchanged").arrows == (Arrow(3, 4, "swap"),)
    assert set(moment(told, "judge.pack.agreed").arrows) == {Arrow(1, 3), Arrow(5, 3)}
    assert moment(told, "judge.exchanged").marks == {3: ("cross", "square"), 4: ("square",)}


def test_a_vote_is_drawn_from_every_voter(recaps: list[tuple[Session, Recap]]) -> None:
    counts = [
        one
        for _s, recap in recaps
        for chapter in recap.chapters
        for one in chapter.moments
        if is_count(one.event)
    ]
    assert counts
    for one in counts:
        cast = [(voter, pick) for voter, pick in one.event.facts["ballots"] if pick != "nobody"]
        assert [(arrow.source, arrow.target) for arrow in one.arrows] == cast
        assert all(arrow.line == "vote" for arrow in one.arrows)


def test_a_blast_reaches_everybody_who_voted() -> None:
    blast = Event(0, 1, "day", "judge.bomb", AFTERWARDS, {"by": 2, "seats": (0, 3)})
    assert arrows_of(blast, (), JUDGE) == (Arrow(2, 0), Arrow(2, 3))


# --- a moderator's corrections ---


def story(*told: tuple[str, dict[str, object]]) -> list[Event]:
    return [Event(n, 1, "day", kind, AFTERWARDS, facts) for n, (kind, facts) in enumerate(told)]


def test_a_correction_is_a_moment_of_its_own_and_the_revived_live() -> None:
    moments = ReplayStage(JUDGE).play(
        story(
            ("phase", {"day": 1, "phase": "day"}),
            ("judge.exiled", {"seat": 2}),
            ("died", {"seats": (2,)}),
            ("died.cause", {"seat": 2, "cause": "judge.exile", "by": -1}),
            ("amended.revived", {"seat": 2}),
            ("revived", {"seats": (2,)}),
        )
    )
    opening, out, back = moments
    assert opening.opening
    assert (out.fallen, out.dead) == ((2,), {2})
    assert (back.dead, back.causes, back.mark) == (frozenset(), {}, "square")


def test_a_declared_death_is_told_once() -> None:
    moments = ReplayStage(JUDGE).play(
        story(
            ("phase", {"day": 1, "phase": "day"}),
            ("amended.killed", {"seat": 2}),
            ("died", {"seats": (2,)}),
            ("died.cause", {"seat": 2, "cause": "overruled", "by": -1}),
        )
    )
    assert [(one.event.kind, one.fallen) for one in moments[1:]] == [("amended.killed", (2,))]


def test_a_death_without_a_cause_falls_with_the_next_sentence() -> None:
    """Stories of other versions may know less."""
    moments = ReplayStage(JUDGE).play(
        story(
            ("phase", {"day": 1, "phase": "day"}),
            ("died", {"seats": (2,)}),
            ("judge.nobody_exiled", {"reason": "tie"}),
        )
    )
    assert [one.fallen for one in moments] == [(), (2,)]
    assert moments[-1].causes == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_killed_somebody_is_named_wherever_they_sit(language: str):
    names = ["Ann", "Bob", "Cat"]
    for by, name in enumerate(names):
        fact = {"seat": (by + 1) % 3, "by": by, "cause": "chat.shot"}
        death = Event(0, 1, "night", "died.cause", AFTERWARDS, fact)
        teller = Teller(CATALOGUE, language, names)
        assert name in teller.cause(death)
        assert str(by + 1) in teller.brief_cause(death)
