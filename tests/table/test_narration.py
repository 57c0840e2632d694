"""What is said: every line exists in both languages, names roles and seats, and fits the style."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_line, everything_said, lines_for
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Floor, Race
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import keyed, play, sitting
from text.messages import patterns

CATALOGUE = Catalogue(shipped("i18n"))
NAMES = (
    "Xanthippe",
    "Yolanda",
    "Zebedee",
    "Wolfgang",
    "Ulrike",
    "Thaddeus",
    "Svetlana",
    "Rasputin",
    "Quentin",
)


def script(evening: Evening, seed: int) -> list[Line]:
    """Everything said in a whole game."""
    trace = play(evening, keyed(seed))
    said: list[Line] = []
    for before, scene in pairwise([None, *trace]):
        assert scene is not None
        said += lines_for(scene, evening.sitting, evening.public, evening.progress.style, before)
        if isinstance(scene, Calling):
            said.append(closing_line(scene.role, evening.sitting, evening.public))
    return said


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("ballots", ["hands", "secret"])
@pytest.mark.parametrize("seed", range(5))
def test_every_line_of_a_game_can_be_said_and_read_in_both_languages(
    style: str, ballots: str, seed: int
) -> None:
    players = tuple(SeatedPlayer(name) for name in NAMES)
    evening = Evening(sitting(9, players=players, style=style, ballots=ballots, seed=seed))
    said = script(evening, seed)
    assert len(said) > 20
    for line in said:
        for language in LANGUAGES:
            read = CATALOGUE.say(language, line.id, **line.arguments)
            heard = CATALOGUE.spoken(language, line.id, **line.arguments)
            assert read
            assert heard
            assert not any(name in read or name in heard for name in NAMES), "lines name seats, not people"


def handing() -> frozenset[str]:
    """Messages in which the laptop goes to somebody, with all their wordings."""
    return frozenset(
        key.partition(".")[0]
        for path in (shipped("i18n") / "en").glob("*.ftl")
        for key, pattern in patterns("en", path.name).items()
        if "laptop" in pattern.text
    )


@pytest.mark.parametrize(
    ("book_id", "by_day"),
    [*((one, "asked") for one in books()), pytest.param("revamped", "all", marks=pytest.mark.slow)],
)
def test_nobody_is_called_to_a_laptop_that_a_moderator_keeps(book_id: str, by_day: str) -> None:
    """Only cards are seen on it, before the first night; afterwards people come to him."""
    said = list[str]()
    for seed, deck in enumerate(book(book_id).recommended(10)):
        rules = {"day_round": by_day} if book_id == "revamped" else {}
        evening = Evening(
            sitting(10, book=book_id, deck=dict(deck.deck), style=Style.MODERATED, house=rules, seed=seed)
        )
        trace = play(evening, keyed(seed))
        for before, scene in pairwise([None, *trace]):
            assert scene is not None
            if not (isinstance(scene, Cover) and scene.purpose == "deal"):
                said += [
                    one.id
                    for one in lines_for(scene, evening.sitting, evening.public, Style.MODERATED, before)
                ]
    assert len(said) > 20
    assert not set(said) & handing()


def test_the_voice_never_names_a_cause_or_a_target_of_the_night() -> None:
    evening = Evening(sitting(9, style=Style.EYES_CLOSED))
    trace = play(evening, keyed(3))
    for scene in trace:
        if isinstance(scene, Calling):
            lines = lines_for(scene, evening.sitting, evening.public, Style.EYES_CLOSED, None)
            assert all(line.arguments == {"role": scene.role} for line in lines), "the role, and nothing else"


def test_the_night_is_announced_as_the_table_plays_it() -> None:
    for style, line in ((Style.PASS_AROUND, "line-night-lap"), (Style.EYES_CLOSED, "line-night-falls")):
        evening = Evening(sitting(6, style=style))
        trace = play(evening, keyed(), until=lambda s: isinstance(s, Bulletin))
        said = lines_for(trace[-1], evening.sitting, evening.public, style, trace[-2])
        assert [one.id for one in said] == ["line-deck", "line-deck-end", "line-night-count", line]


def test_dawn_does_not_open_eyes_that_nobody_closed() -> None:
    for style, line in ((Style.PASS_AROUND, "line-day-lap"), (Style.EYES_CLOSED, "line-day-breaks")):
        evening = Evening(sitting(6, style=style))
        trace = play(evening, keyed(), until=lambda s: isinstance(s, Bulletin) and s.kind == "dawn")
        said = lines_for(trace[-1], evening.sitting, evening.public, style, trace[-2])
        assert said[0].id == line


def test_a_speaker_is_called_once() -> None:
    evening = Evening(sitting(6, house={"sheriff": "no"}))
    trace = play(evening, keyed(), until=lambda s: isinstance(s, Floor) and s.label == "judge.speech")
    floor = trace[-1]
    first = lines_for(floor, evening.sitting, evening.public, Style.PASS_AROUND, trace[-2])
    assert [line.id for line in first] == ["line-speak"]
    assert lines_for(floor, evening.sitting, evening.public, Style.PASS_AROUND, floor) == []


def test_who_has_given_up_is_not_called_a_candidate_again() -> None:
    evening = Evening(sitting(9))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Race))
    evening.run([1, 2, 3])
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor))
    first = evening.scene
    said = lines_for(first, evening.sitting, evening.public, Style.PASS_AROUND, None)
    assert [line.id for line in said] == ["line-judge-race-candidates", "line-speak"]
    evening.withdraw(2)
    told = evening.scene
    evening.acknowledge()
    again = lines_for(evening.scene, evening.sitting, evening.public, Style.PASS_AROUND, told)
    assert [line.id for line in again] == ["line-speak"]


def test_the_end_says_why_and_names_the_winners() -> None:
    evening = Evening(sitting(6))
    ended = play(evening, keyed(1))[-1]
    assert isinstance(ended, Ended)
    why, line = lines_for(ended, evening.sitting, evening.public, Style.PASS_AROUND, None)
    assert why.id == ended.outcome.reason
    assert line.id == "line-victory-" + ended.outcome.winners[0].replace(".", "-")


def test_what_is_prepared_covers_every_call_and_every_number() -> None:
    evening = Evening(sitting(12, style=Style.EYES_CLOSED))
    prepared = {
        (line.id, repr(line.arguments)) for line in everything_said(evening.sitting, evening.called_roles())
    }
    for scene in play(evening, keyed(2)):
        if isinstance(scene, Calling | Cover | Floor):
            for line in lines_for(scene, evening.sitting, evening.public, Style.EYES_CLOSED, None):
                if line.id.startswith(("role-", "line-speak", "line-last-words", "line-pass")):
                    assert (line.id, repr(line.arguments)) in prepared
