"""Days as people write them: "22 Nov" and 11月22日, with the year where it is not this one."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def written(language: str, when: str, today: date) -> str:
    """Return a day, and the time of day if one is given.

    Args:
        language: ``en`` or ``zh-CN``.
        when: ``2026-11-22`` or ``2026-11-22 20:31``; anything else comes back as it is.
        today: its year is not written.
    """
    try:
        moment = datetime.fromisoformat(when)
    except ValueError:
        return when
    other_year = moment.year != today.year
    if language == "zh-CN":
        day = f"{moment.year}年" * other_year + f"{moment.month}月{moment.day}日"
    else:
        day = f"{moment.day} {_MONTHS[moment.month - 1]}" + f" {moment.year}" * other_year
    return f"{day} {moment:%H:%M}" if ":" in when else day
