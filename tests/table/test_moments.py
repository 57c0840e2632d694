"""A good host: each thing is said once, at its moment, and whoever rises has a screen of their own."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import AT_ONCE, Line, called, closing_lines, counted, lines_for
from nightcaller.table.live.scene import Bulletin, Ended, Hands, Scene
from nightcaller.table.live.wording import wordings
from nightcaller.table.story.awards import Award
from nightcaller.text import LANGUAGES, CardCounts, Catalogue, Seats
from table.bots import keyed, sitting, step

STYLES = (Style.PASS_AROUND, Style.EYES_CLOSED, Style.MODERATED)
PEOPLE = 12
CATALOGUE = Catalogue(shipped("i18n"))
SEEDS = range(2)


@cache
def told(name: str, style: str, seed: int) -> tuple[Evening, list[tuple[Scene, list[Line]]]]:
    """A whole game with the book's wildest deck: every scene with what is said when it opens."""
    deck = dict(book(name).recommended(PEOPLE)[-1].deck)
    evening = Evening(sitting(PEOPLE, book=name, deck=deck, style=style, seed=seed))
    found: list[tuple[Scene, list[Line]]] = []
    before: Scene | None = None
    while True:
        scene = evening.scene
        found.append((scene, [*lines_for(scene, evening.sitting, evening.public, style, before)]))
        if isinstance(scene, Ended):
            return evening, found
        before = step(evening, keyed(seed))


def games() -> list[tuple[str, str, int]]:
    return [(name, style, seed) for name in books() for style in STYLES[:2] for seed in SEEDS]


@pytest.mark.parametrize(("name", "style", "seed"), games())
def test_the_deck_is_read_out_once_before_the_first_night(name: str, style: str, seed: int) -> None:
    evening, game = told(name, style, seed)
    said = [
        (at, line) for at, (_, lines) in enumerate(game) for line in lines if line.id.startswith("line-deck")
    ]
    assert len({at for at, _ in said}) == 1, "on one screen"
    scene, lines = game[said[0][0]]
    assert isinstance(scene, Bulletin)
    assert scene.kind == "nightfall"
    assert [line for _, line in said] == lines[: len(said)], "before anything else"
    assert lines[len(said)].sound == "wolves", "then the night falls"
    parts = [line.arguments["cards"] for _, line in said if "cards" in line.arguments]
    assert dict(card for part in parts for card in part) == evening.sitting.published()
    assert all(len(part) <= AT_ONCE for part in parts)


@pytest.mark.parametrize(("name", "style", "seed"), games())
def test_the_dead_are_asked_to_be_silent_once_at_the_first_dusk_after_a_loss(
    name: str, style: str, seed: int
) -> None:
    evening, game = told(name, style, seed)
    falls = [event.number for event in evening.public.events if event.kind == "night.falls"]
    losses = [event.number for event in evening.public.events if event.kind == "died"]
    dusks = [number for number in falls if losses and number > losses[0]]
    asked = [
        scene.events[-1].number
        for scene, lines in game
        for line in lines
        if line.id == "line-fallen" and isinstance(scene, Bulletin)
    ]
    heard = [scene.events[-1].number for scene, _ in game if isinstance(scene, Bulletin) and scene.events]
    assert asked == [number for number in dusks[:1] if number in heard]


@pytest.mark.parametrize(("name", "style", "seed"), games())
def test_the_end_says_why_before_it_says_who(name: str, style: str, seed: int) -> None:
    _, game = told(name, style, seed)
    scene, lines = game[-1]
    assert isinstance(scene, Ended)
    won = [f"line-victory-{team.replace('.', '-').replace('_', '-')}" for team in scene.outcome.winners]
    assert [line.id for line in lines] == [scene.outcome.reason, *(won or ["line-draw"])]


@pytest.mark.parametrize(("name", "style", "seed"), games())
def test_nothing_is_said_twice_on_one_screen_and_no_result_is_without_a_word(
    name: str, style: str, seed: int
) -> None:
    for scene, lines in told(name, style, seed)[1]:
        said = [(line.id, repr(line.arguments)) for line in lines]
        assert len(said) == len(set(said)), said
        assert said or not isinstance(scene, Bulletin)


@pytest.mark.parametrize(("name", "style", "seed"), games())
def test_whoever_rises_has_a_screen_of_their_own(name: str, style: str, seed: int) -> None:
    """With nothing before it but the count that it comes of, and the lot that decided it."""
    kinds = book(name).kinds
    for scene, _ in told(name, style, seed)[1]:
        if isinstance(scene, Bulletin):
            news = [kinds[event.kind] for event in scene.events]
            moments = [at for at, one in enumerate(news) if one.news == "moment"]
            assert len(moments) <= 1, [one.id for one in news]
            for at in moments:
                assert all(one.id == news[at].chart or one.opens for one in news[:at])
            assert "dawn_news" not in {one.news for one in news} or scene.kind.startswith("dawn")


def test_an_election_that_is_settled_later_is_counted_then_told() -> None:
    """revamped, edges 5: "both ballots are cast before either takes effect: then lynch, then office"."""
    _, game = told("revamped", Style.PASS_AROUND, 0)
    counts = [at for at, (scene, _) in enumerate(game) if _holds(scene, "revamped.election_result")]
    assert counts
    for at in counts:
        assert [line.id for line in game[at][1]] == ["line-most-votes"]
        later = next(lines for scene, lines in game[at:] if _tells_office(scene))
        assert [line.id for line in later][-1] in {"line-revamped-elected", "line-revamped-nobody-elected"}


def _holds(scene: Scene, kind: str) -> bool:
    return isinstance(scene, Bulletin) and any(event.kind == kind for event in scene.events)


def _tells_office(scene: Scene) -> bool:
    return _holds(scene, "revamped.elected") or _holds(scene, "revamped.nobody_elected")


@pytest.mark.parametrize("name", books())
def test_a_vote_by_hands_is_opened_in_one_custom(name: str) -> None:
    for scene, lines in told(name, Style.PASS_AROUND, 0)[1]:
        if isinstance(scene, Hands):
            assert [line.id for line in lines][1:] == ["line-countdown"]


@pytest.mark.parametrize(
    ("line", "english", "chinese"),
    [
        (called(2), "For number three: hands up.", "投三号的，请举手。"),
        (called("nobody"), "And who abstains? Hands up.", "弃票的，请举手。"),
        (counted(2, 0), "Number three, no votes.", "三号，一票也没有。"),
        (counted(2, 2), "Number three, one vote.", "三号，一共一票。"),
        (counted(1, 4), "Number two, two votes.", "二号，一共两票。"),
        (counted(0, 5), "Number one, two and a half votes.", "一号，一共两票半。"),
    ],
)
def test_hands_are_called_and_counted_as_a_person_does(line: Line, english: str, chinese: str) -> None:
    heard = [CATALOGUE.spoken(language, line.id, **line.arguments) for language in LANGUAGES]
    assert dict(zip(LANGUAGES, heard, strict=True)) == {"en": english, "zh-CN": chinese}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_of_a_call_may_be_the_first_of_its_vote(language: str) -> None:
    """Where the wordings of an evening begin is drawn by lot: "the next name" may come before any other."""
    call = called(2)
    for wording in wordings(call.id, "plain", partial(CATALOGUE.has, language)):
        said = CATALOGUE.spoken(language, wording, **call.arguments)
        assert not re.search(r"\b(next|another|again|last)\b|下一|再|最后", said, re.IGNORECASE), said


def test_the_awards_are_called_one_by_one_and_then_good_night() -> None:
    evening = Evening(sitting(6))
    won = (Award("nine-lives", (2,), 3), Award("shield", (0, 4), 1))
    lines = closing_lines(won, evening.sitting, evening.public)
    assert [line.id for line in lines] == ["line-awards", "line-award", "line-award", "line-goodnight"]
    assert lines[2].arguments == {"award": "shield", "count": 2, "seats": Seats((1, 5))}
    assert [line.id for line in closing_lines((), evening.sitting, evening.public)] == ["line-goodnight"]


def test_whoever_moderates_reads_the_deck_from_the_screen() -> None:
    _, game = told("judge", Style.MODERATED, 0)
    assert not [line for _, lines in game for line in lines if line.id.startswith("line-deck")]


def test_cards_are_read_with_signs_and_heard_in_words() -> None:
    cards = CardCounts([("judge.werewolf", 4), ("judge.seer", 1), ("judge.commoner", 2)])
    assert CATALOGUE.say("en", "line-deck-end", cards=cards) == (
        "Werewolf ×4, Seer, Commoner ×2, and nobody else."
    )
    assert CATALOGUE.phrases("en", "line-deck-end", cards=cards) == (
        *("Werewolf,", "four,", "Seer,", "Commoner,", "two,", "and nobody else."),
    )
    assert CATALOGUE.phrases("zh-CN", "line-deck-end", cards=cards) == (
        *("狼人，", "四张，", "预言家，", "平民，", "两张，", "就这些。"),
    )
