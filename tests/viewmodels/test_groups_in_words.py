"""When a group has played last, in words."""

from __future__ import annotations

from datetime import date, timedelta

from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.players import group_title

TODAY = date(2026, 3, 4)


def test_today_a_weekday_of_the_last_seven_or_a_date(catalogue: Catalogue) -> None:
    titles = {days: group_title(TODAY - timedelta(days), TODAY) for days in range(-1, 9)}
    assert titles[0] == ("ui-players-group-today", {})
    for days in range(1, 8):
        assert titles[days] == (f"ui-players-group-weekday-{(2 - days) % 7 + 1}", {})
    for days in (-1, 8):  # a clock that was put back, and more than a week
        when = (TODAY - timedelta(days)).isoformat()
        assert titles[days] == ("ui-players-group-date", {"date": when})
    for language in LANGUAGES:
        assert len({catalogue.say(language, title, **given) for title, given in titles.values()}) == len(
            titles
        )
