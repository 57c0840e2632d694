"""How often, how many: none and one are said as people say them, in the season, of a deck and of a night."""

from __future__ import annotations

import re
from itertools import product

import pytest

from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.viewmodels.phrasebook import hundredths
from text.messages import WHOLE, patterns

CATALOGUE = Catalogue(shipped("i18n"))
WORDS = {
    **dict.fromkeys(("name", "names", "role", "camp", "put", "out"), "Dora"),
    **dict.fromkeys(("file", "files", "folder"), "a.json"),
    "date": "2026-01-04",
}
"""Arguments that are no numbers."""
NONE = {
    *(("ui-season-kicker", name) for name in ("games", "people", "hours", "minutes")),
    ("ui-season-lengths", "minutes"),
    *((f"ui-season-{one}", "count") for one in ("apart", "together", "erased")),
}
ONCE = "count games people nights longest best points error minutes first hands touches"
LEAST = dict.fromkeys(ONCE.split(), 1)
"""A row of no game, an average of no night, a lap of no touch: there is no such sentence, but for those of
`NONE`."""
CHOSEN = {"side": "village", "helps": "others", "way": "more"}
BARE = {
    "en": re.compile(r"(?<![\d.])(?:0 (?!of |to |: )[^\W\d]|1 [a-z]+s\b)"),
    "zh-CN": re.compile(r"(?<![\d.])0(?!到)[^\W\da-z]"),
}
"""What only a machine says: "0 survived", "1 games"; "0局"."""


def sentences(language: str) -> list[tuple[str, frozenset[str]]]:
    """Every message with its arguments."""
    files = ("season.ftl", "decks.ftl", "workshop.ftl", "visit.ftl")
    found = {key: pattern for name in files for key, pattern in patterns(language, name).items()}
    return [
        (key, frozenset(pattern.shown | pattern.chosen_by))
        for key, pattern in found.items()
        if key.startswith(("ui-season", "ui-fair", "ui-workshop-s", "ui-night-t", "ui-day-t"))
    ]


@pytest.mark.parametrize("language", WHOLE)
def test_none_and_one_are_said_as_people_say_them(language: str) -> None:
    said = 0
    for message, arguments in sentences(language):
        if message in {"ui-season-counted", "ui-fair-playing"}:
            continue  # how far a bar is
        words = WORDS if message == "ui-fair-suggestion" else {**WORDS, "out": None}
        given = {name: words.get(name, CHOSEN.get(name)) for name in arguments}
        numbers = sorted(name for name, word in given.items() if word is None)
        ranges = [range(0 if (message, name) in NONE else LEAST.get(name, 0), 3) for name in numbers]
        for values in product(*ranges):
            now = dict(zip(numbers, values, strict=True))
            text = CATALOGUE.say(language, message, **{**given, **now})
            assert not BARE[language].search(text), f"{message}: {text}"
            said += bool(numbers)
    assert said > 200


@pytest.mark.parametrize("language", WHOLE)
def test_less_than_one_in_a_hundred_is_not_none(language: str) -> None:
    """Wherever people's or camps' wins are told as hundredths, winning seldom is told apart from never."""
    told = 0
    for message, arguments in sentences(language):
        trial = message.startswith("ui-workshop-shares")
        shares = {"village", "wolves", "holder"} if trial else {"share", "percent"}
        given = {**dict.fromkeys(arguments, 2), **{name: WORDS[name] for name in WORDS.keys() & arguments}}
        for name in shares & arguments:
            none, few = (
                CATALOGUE.say(language, message, **{**given, name: hundredths(n)}) for n in (0, 0.004)
            )
            assert few != none and re.search(r"less than (?:one|1%)|不到1", few), f"{message}: {few}"
            told += 1
    assert told >= 5
