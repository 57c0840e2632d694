"""The languages that the program speaks: the one place that knows which there are.

Each is a class in a module here and a folder of messages in `i18n/`. Imports nothing that takes time: the
window asks for the languages before its first frame.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from nightcaller.languages.chinese import Chinese
from nightcaller.languages.english import English
from nightcaller.languages.language import Language

LANGUAGES: Final[dict[str, Language]] = {one.tag: one for one in (English(), Chinese())}
"""By their tags, in the order in which they are offered."""
DEFAULT: Final = English.tag
"""The language of a computer that speaks none of ours."""

__all__ = ["DEFAULT", "LANGUAGES", "Language", "of_terminal", "offered", "spoken_by", "whole"]


def spoken_by(locales: Iterable[str]) -> str:
    """Return the tag of the first language of ours among names of locales: ``zh_Hans_CN``, ``en-GB``."""
    for name in locales:
        for tag, language in LANGUAGES.items():
            if name.lower().startswith(language.locales):
                return tag
    return DEFAULT


def of_terminal() -> str:
    """Return the language in which this system's programs speak, as far as one can tell without a window."""
    import locale

    asked = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    names = [name for value in asked for name in value.split(":") if name]
    return spoken_by([*names, locale.getlocale()[0] or ""])


def whole() -> tuple[str, ...]:
    """Return the tags of the languages from which no message may be missing."""
    return tuple(tag for tag, language in LANGUAGES.items() if not language.instead)


def offered() -> tuple[tuple[str, ...], ...]:
    """Return what a table may read: each language alone, then every two of them."""
    return (*((tag,) for tag in LANGUAGES), *combinations(LANGUAGES, 2))
