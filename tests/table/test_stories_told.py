"""Stories of played games, sentence by sentence: true, complete, in order, and good in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from nightcaller.engine import AFTERWARDS, EVERYBODY, Event, Outcome
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.story.recap import Recap, standard, winning
from nightcaller.table.story.replay import told_of
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.private_seats import told_line
from table.bots import keyed, play, sitting

CATALOGUE = Catalogue(shipped("i18n"))
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
PLAYERS = tuple(SeatedPlayer(name) for name in NAMES)
BOOKS = ("judge", "hollow", "chat", "forum")
SEEDS = range(5)

SLIPS = {
    "en": re.compile(
        r"number nobody|nobody \(|\(\)|  | ,|,,|\. \.|died: died|\{|\bseat\b|None| :|number  |hunt $|bite $"
    ),
    "zh-CN": re.compile(r"nobody|号号|，，|：$|\{|  |None|（）|提议刀$|想刀$|、、"),
}
"""What no sentence looks like."""


@cache
def played(name: str, seed: int) -> tuple[Evening, Recap]:
    """A game among ten people with the book's wildest deck."""
    deck = dict(book(name).recommended(len(NAMES))[-1].deck)
    evening = Evening(sitting(len(NAMES), book=name, deck=deck, players=PLAYERS, seed=seed))
    play(evening, keyed(seed))
    return evening, evening.recap()


def sentences(name: str, seed: int, language: str) -> Iterator[tuple[Event, str]]:
    _evening, recap = played(name, seed)
    teller = Teller(CATALOGUE, language, NAMES)
    for chapter in recap.chapters:
        for event in chapter.told:
            if "totals" not in event.facts:
                yield event, re.sub("[\u2066-\u2069]", "", teller.sentence(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_no_sentence_of_a_story_has_a_hole_or_a_nobody_with_a_number(name: str, language: str) -> None:
    for seed in SEEDS:
        for event, sentence in sentences(name, seed, language):
            assert not SLIPS[language].search(sentence), f"{event.kind}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_whoever_is_meant_is_named(name: str, language: str) -> None:
    """A story without names is a table of numbers."""
    for seed in SEEDS:
        for event, sentence in sentences(name, seed, language):
            seats = [event.facts.get(part) for part in ("seat", "by", "other")]
            people = {NAMES[seat] for seat in seats if isinstance(seat, int) and seat >= 0}
            people |= {NAMES[seat] for seat in event.facts.get("seats", ())}
            if people and event.kind not in {"note", "chance", "forum.spied_worth"}:
                assert any(person in sentence for person in people), f"{event.kind}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_private_sentences_name_people_and_call_the_reader_you(name: str, language: str) -> None:
    """Nobody reads of a number alone on her own card, and nobody of herself as of somebody else."""
    for seed in SEEDS:
        evening, _recap = played(name, seed)
        for event in evening.public.story:
            if event.audience in (EVERYBODY, AFTERWARDS) or not CATALOGUE.has(language, event_message(event)):
                continue
            for seat in (seat for seat in range(len(NAMES)) if event.audience >> seat & 1):
                line = told_line(event, evening.sitting, seat)
                text = CATALOGUE.say(language, line.message, **line.arguments)
                assert not SLIPS[language].search(text), f"{event.kind}: {text}"
                others = {event.facts.get("seat"), event.facts.get("other")} - {seat, None, "nobody"}
                for other in others:
                    assert NAMES[other] in text, f"{event.kind}: {text}"


def test_whoever_follows_falls_after_the_one_she_follows() -> None:
    """Deaths of one moment are recorded by seat; the story tells the cause first."""
    judge = book("judge")
    deaths = [(2, "judge.heartbreak", 7), (4, "judge.heartbreak", 2), (7, "judge.pack", -1)]
    chapter = [Event(0, 1, "day", "phase", AFTERWARDS, {"day": 1, "phase": "day"})]
    chapter += [
        Event(at, 1, "day", "died.cause", AFTERWARDS, {"seat": seat, "cause": cause, "by": by})
        for at, (seat, cause, by) in enumerate(deaths, 1)
    ]
    told = [event.facts["seat"] for event in told_of(chapter, judge) if event.kind == "died.cause"]
    assert told == [7, 2, 4]


@pytest.mark.parametrize("name", BOOKS)
def test_played_heartbreaks_come_after_their_cause(name: str) -> None:
    for seed in SEEDS:
        _evening, recap = played(name, seed)
        for chapter in recap.chapters:
            told = [event for event in chapter.told if event.kind == "died.cause"]
            for one, other in pairwise(told):
                if one.facts["cause"].endswith("heartbreak"):
                    assert one.facts["by"] != other.facts["seat"], "the follower is told before the followed"


def chance(purpose: str, came: str) -> Event:
    facts = {"purpose": purpose, "came": came, "percent": "12.5", "seat": 0}
    return Event(0, 1, "night", "chance", AFTERWARDS, facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("came", ["yes", "no"])
def test_a_chance_is_told_with_what_it_was_a_chance_of(language: str, came: str) -> None:
    """ "(chance: 12.5 %)" behind a failure says the opposite of what is meant."""
    teller = Teller(CATALOGUE, language, NAMES)
    for purpose in (
        *("forum.doctor.save", "forum.witness", "forum.cultist.scan", "forum.cultist.trait"),
        *("forum.reprisal", "forum.apprentice.claimed"),
    ):
        told = teller.sentence(chance(purpose, came))
        assert "12.5%" in told
        assert re.search(
            r"成功率|师父的概率" if language == "zh-CN" else r"a chance of|the chance (of|to)", told
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_told_with_what_it_said(language: str) -> None:
    teller = Teller(CATALOGUE, language, NAMES)
    told = {
        teller.sentence(Event(0, 1, "night", "forum.spied", 1, {"by": 0, "seat": 1, "clue": clue}))
        for clue in ("idle", "awake", "visited", "lonely", "rescued", "armed", "gifted", "plain", "soup")
    }
    assert len(told) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_is_not_nobody_lives(language: str) -> None:
    """A table may end a game with people alive, and where nobody can die any more they live."""
    for line in ("line-draw", "line-draw.theatrical", "line-draw.theatrical2"):
        said = CATALOGUE.say(language, line)
        assert not re.search(r"is left|无人生还|没有人活", said)


def test_the_reader_of_a_receipt_is_you() -> None:
    poisoned = Event(0, 1, "night", "judge.poison_used", 1 << 3, {"by": 3, "seat": 7})
    arguments = event_arguments(poisoned, NAMES, 3)
    assert arguments["you"] == "by"
    assert CATALOGUE.say("en", event_message(poisoned), **arguments) == "You poison Hal (8)"
    assert CATALOGUE.say("zh-CN", event_message(poisoned), **arguments) == "你毒了8号Hal"
    lovers = Event(0, 1, "night", "judge.lovers", 1 << 3 | 1 << 7, {"seat": 3, "other": 7})
    told = [CATALOGUE.say("en", event_message(lovers), **event_arguments(lovers, NAMES, s)) for s in (3, 7)]
    assert told == ["You are in love with Hal (8)", "You are in love with Dan (4)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_took_whom_as_apprentice_is_one_line_with_both_names(language: str) -> None:
    took = Event(1, 2, "night", "forum.took_apprentice", 1, {"by": 9, "seat": 4})
    claimed = Event(2, 2, "night", "forum.claimed", 1 << 4, {"seat": 4, "role": "forum.priest"})
    opening = Event(0, 2, "night", "phase", AFTERWARDS, {"day": 2, "phase": "night"})
    told = [event for event in told_of([opening, took, claimed], book("forum")) if event is not opening]
    assert told == [took]
    sentence = Teller(CATALOGUE, language, NAMES).sentence(took)
    assert "Jon" in sentence
    assert "Eve" in sentence


def test_a_pack_is_shown_by_its_plainest_card_and_not_by_whom_it_bit() -> None:
    held = {0: "revamped.chef", 1: "revamped.alpha_wolf", 2: "revamped.wolf", 3: "revamped.citizen"}
    won = winning(book("revamped"), Outcome(("revamped.wolves",), (0, 1, 2), "reason"), held)
    assert won == ("revamped.alpha_wolf", "revamped.wolf")
    assert standard(won) == "revamped.wolf"


def test_a_winner_of_no_winning_team_stands_for_herself() -> None:
    held = {0: "revamped.wolf", 1: "revamped.angel"}
    won = winning(book("revamped"), Outcome(("revamped.nobody_there",), (1,), "reason"), held)
    assert standard(won) == "revamped.angel"
    assert standard(()) == ""


@pytest.mark.parametrize("name", BOOKS)
def test_whose_card_stayed_what_it_was_has_turned_into_nothing(name: str) -> None:
    _evening, recap = played(name, 0)
    teller = Teller(CATALOGUE, "en", NAMES)
    stayed = [seat for seat, card in enumerate(recap.cards) if recap.last_card(seat) == card]
    assert stayed
    assert not [hand for seat in stayed if "→" in (hand := teller.hand(recap, seat))]
