"""Days as people write them: "22 Nov" and 11月22日, with the year where it is not this one."""

from __future__ import annotations

from datetime import date, datetime

from nightcaller.languages import LANGUAGES


def written(language: str, when: str, today: date) -> str:
    """Return a day, and the time of day if one is given.

    Args:
        language: a language's tag.
        when: ``2026-11-22`` or ``2026-11-22 20:31``; anything else comes back as it is.
        today: its year is not written.
    """
    try:
        moment = datetime.fromisoformat(when)
    except ValueError:
        return when
    year = moment.year if moment.year != today.year else None
    day = LANGUAGES[language].day(moment.day, moment.month, year)
    return f"{day} {moment:%H:%M}" if ":" in when else day
