"""Which wording is said: turns that nobody's secret can change, and none twice running."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from nightcaller.resources import shipped
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, lines_for
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Hands, Scene
from nightcaller.table.live.wording import Narration, chosen, wordings
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import keyed, play, sitting, step

CATALOGUE = Catalogue(shipped("i18n"))
DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")
KNOWN = {
    *("a", "a.theatrical", "a.theatrical2", "a.theatrical3", "a.plain2", "b", "b.plain2", "c", "c-first"),
    *("r.wake", "r.wake-theatrical", "r.wake-theatrical2", "r.wake-first", "r.choose"),
}


@pytest.mark.parametrize(
    ("message", "narration", "expected"),
    [
        ("a", "plain", ["a", "a.plain2"]),
        ("a", "theatrical", ["a.theatrical", "a.theatrical2", "a.theatrical3"]),
        ("b", "theatrical", ["b", "b.plain2"]),
        ("c", "theatrical", ["c"]),
        ("r.wake", "theatrical", ["r.wake", "r.wake-theatrical", "r.wake-theatrical2"]),
        ("r.wake", "plain", ["r.wake"]),
        ("r.wake-first", "theatrical", ["r.wake-first"]),
        ("r.choose", "plain", ["r.choose"]),
        ("s.choose", "plain", ["s.act"]),
        ("s.answer", "plain", ["line-answer"]),
    ],
)
def test_a_style_has_its_own_wordings_and_a_call_its_usual_one_beside_them(
    message: str, narration: Narration, expected: Sequence[str]
) -> None:
    assert list(wordings(message, narration, KNOWN.__contains__)) == expected


def test_every_wording_has_its_turn_before_one_comes_back() -> None:
    said = [chosen("a", turn, day=2, narration="theatrical", has=KNOWN.__contains__) for turn in range(7, 13)]
    assert Counter(said) == dict.fromkeys(("a.theatrical", "a.theatrical2", "a.theatrical3"), 2)
    assert all(one != other for one, other in pairwise(said))


def test_what_belongs_to_the_first_night_is_said_then() -> None:
    told = [chosen("c", 0, day=day, narration="plain", has=KNOWN.__contains__) for day in (1, 2)]
    assert told == ["c-first", "c"]


def test_a_call_has_its_own_words_first_and_then_those_of_every_role() -> None:
    """Nobody hears the same words twice until all have been said, and a new role is called in its own."""
    known = {"r.sleep", "r.sleep-theatrical", "line-sleep", "line-sleep.theatrical", "line-sleep.theatrical2"}
    for beginning in range(12):
        said = [
            chosen("r.sleep", beginning + day, day=day, narration="theatrical", has=known.__contains__)
            for day in range(1, 6)
        ]
        assert set(said[:2]) == {"r.sleep", "r.sleep-theatrical"}
        assert set(said[2:4]) == {"line-sleep.theatrical", "line-sleep.theatrical2"}
        assert said[4] in said[:2]
    told = [chosen("r.sleep", day, day=day, narration="plain", has=known.__contains__) for day in range(1, 5)]
    assert set(told) == {"r.sleep"}, "told plainly, a call is what it always is"


def script(evening: Evening, seed: int, until_dawn: bool = False) -> list[tuple[Scene, Line]]:
    """Every line of a game with its scene, as they are said; of the first night only, until dawn."""
    said: list[tuple[Scene, Line]] = []
    before: Scene | None = None
    while True:
        scene, style = evening.scene, evening.progress.style
        if until_dawn and isinstance(scene, Bulletin) and scene.kind == "dawn":
            return said
        said += [(scene, line) for line in lines_for(scene, evening.sitting, evening.public, style, before)]
        if isinstance(scene, Ended):
            return said
        before = step(evening, keyed(seed))


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
def test_two_deals_of_one_seed_are_told_in_the_same_words(style: str) -> None:
    deck = {role: DECK.count(role) for role in DECK}
    nights = []
    for deal in (DECK, DECK[::-1]):
        table = sitting(9, deck=deck, deal=deal, style=style, seed=11)
        nights.append([line for _, line in script(Evening(table), len(nights), until_dawn=True)])
    assert len(nights[0]) > 10
    assert [(line.id, line.turn) for line in nights[0]] == [(line.id, line.turn) for line in nights[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrator_does_not_tell_two_evenings_or_two_nights_alike(language: str) -> None:
    def dusk(seed: int, day: int) -> str:
        evening = Evening(sitting(6, style=Style.EYES_CLOSED, seed=seed))
        trace = play(evening, keyed(), until=lambda s: isinstance(s, Bulletin))
        public = replace(evening.public, day=day)
        line = lines_for(trace[-1], evening.sitting, public, Style.EYES_CLOSED, None)[-1]
        assert line.id == "line-night-falls"
        text_id = chosen(
            line.id,
            line.turn,
            day=line.day,
            narration="theatrical",
            has=lambda name: CATALOGUE.has(language, name),
        )
        return CATALOGUE.say(language, text_id)

    assert len({dusk(1, day) for day in (1, 2, 3)}) == 3
    assert len({dusk(seed, 1) for seed in range(12)}) >= 3


def test_packs_find_each_other_on_the_first_night_only() -> None:
    told = script(Evening(sitting(9, style=Style.EYES_CLOSED, seed=4)), 4)
    nights = [
        chosen(
            line.id,
            line.turn,
            day=line.day,
            narration="theatrical",
            has=lambda name: CATALOGUE.has("en", name),
        )
        for scene, line in told
        if isinstance(scene, Calling) and line.id == "role-judge-werewolf.wake"
    ]
    assert len(nights) > 1
    assert nights[0] == "role-judge-werewolf.wake-first"
    assert "role-judge-werewolf.wake-first" not in nights[1:]


def test_the_laptop_is_handed_over_with_a_number_once_everybody_has_had_it() -> None:
    covers = [
        (scene.purpose, line.id)
        for scene, line in script(Evening(sitting(6, seed=3)), 3)
        if isinstance(scene, Cover) and line.id.startswith("line-pass")
    ]
    assert {line for purpose, line in covers if purpose == "deal"} == {"line-pass"}
    assert {line for purpose, line in covers if purpose != "deal"} == {"line-pass-next"}


def test_what_is_told_of_the_state_is_what_everybody_knows() -> None:
    evening = Evening(sitting(9, style=Style.EYES_CLOSED, seed=4))
    told = script(evening, 4)
    nights = [line.arguments["day"] for _, line in told if line.id == "line-night-count"]
    left = [line.arguments["count"] for _, line in told if line.id == "line-left"]
    assert nights == list(range(1, len(nights) + 1))
    assert len(left) == len(nights) - 1 > 0
    assert left == sorted(left, reverse=True)
    assert left[0] < 9


def test_hands_go_up_after_a_count_down() -> None:
    told = script(Evening(sitting(9, seed=4)), 4)
    votes = [line.id for scene, line in told if isinstance(scene, Hands)]
    assert votes
    assert votes[1::2] == ["line-countdown"] * (len(votes) // 2)
