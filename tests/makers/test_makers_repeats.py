"""`./packaging/tool repeats`: a narrator does not repeat himself, in no book, style or language."""

from __future__ import annotations

import json
from functools import cache

import pytest

from makers.__main__ import main
from makers.repeats import SPOKEN, Repeats, Told, measured, sentences
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.narration import Line
from nightcaller.text import LANGUAGES, Catalogue
from parts import first_fast

CATALOGUE = Catalogue(shipped("i18n"))
EVENINGS = 3
MOST = 0.40
"""Of an evening's sentences; `./packaging/tool repeats` measures more evenings."""


@cache
def heard(name: str) -> tuple[Repeats, ...]:
    return tuple(measured([name], EVENINGS))


@pytest.mark.parametrize("name", first_fast(books(), 2))
def test_less_than_two_fifths_of_an_evening_have_been_said_before(name: str) -> None:
    found = heard(name)
    assert {(one.style, one.language) for one in found} == {(s, lang) for s in SPOKEN for lang in LANGUAGES}
    for one in found:
        assert one.evenings == EVENINGS
        assert one.sentences > 100 * EVENINGS, "an evening is told in more"
        assert one.share < MOST, (one.style, one.language, one.most.most_common(5))


def test_a_sentence_that_comes_back_is_counted_once_for_each_time() -> None:
    found = Repeats("judge", Style.PASS_AROUND, "en")
    lines = [Line("line-night-falls", turn=turn) for turn in (0, 0, 1)]
    for line in lines[:1]:
        said = list(sentences(line, "en", CATALOGUE))
        assert said[-1] == "Everyone, close your eyes."
        assert len(said) > 1
    found.listen(lines, CATALOGUE)
    assert found.again == len(said) + 1, "all of the second line, and the end of the third"
    found.listen(lines[:1], CATALOGUE)
    assert found.again == len(said) + 1, "another evening begins anew"


def test_whoever_counts_hands_is_heard() -> None:
    lines = list(Told(book("judge"), 0, Style.PASS_AROUND).script())
    votes = [line for line in lines if line.id == "line-vote-call"]
    assert votes
    assert len(votes) == len([line for line in lines if line.id == "line-vote-count"])


def test_the_command_prints_every_style_and_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repeats", "--book", "judge", "--evenings", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["style"], row["language"]) for row in rows] == [
        (s, lang) for s in SPOKEN for lang in LANGUAGES
    ]
    assert all(row["again"] / row["sentences"] == pytest.approx(row["share"], abs=1e-3) for row in rows)
    assert main(["repeats", "--book", "judge", "--evenings", "1"]) == 0
    assert capsys.readouterr().out.count("heard before") == len(rows)
