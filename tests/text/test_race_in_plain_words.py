"""The race for sheriff at the table: a newcomer is asked in words that need no glossary."""

from __future__ import annotations

import pytest

from nightcaller.text import Catalogue

MET = (
    *(
        "window-judge-race",
        "window-judge-race-speeches",
        "ask-judge-sheriff-run",
        "ask-judge-sheriff-withdraw",
    ),
    *("choice-judge-sheriff-run-stay", "choice-judge-sheriff-withdraw-stay", "choice-run", "choice-withdraw"),
    *("hand-judge-race", "ui-floor-withdraw", "ui-floor-withdraw-who", "ui-floor-withdraw-hold"),
)
"""What is shown where the race is run: questions, answers, and what a button says."""


@pytest.mark.parametrize("message", MET)
def test_players_slang_stands_beside_plain_words_where_the_race_is_run(
    catalogue: Catalogue, message: str
) -> None:
    for count in (0, 2):
        text = catalogue.say("zh-CN", message, count=count, seat=3, name="小满")
        assert "竞选" in text, text
