"""Looking words up in the handbook: any language, any ending, and what was meant comes first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Final

from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.viewmodels.even_rows import WORD_JOINER

_ENDINGS = (("ves", "f"), ("ies", "y"), ("es", ""), ("s", ""))
"""English plurals, as people type them, and what a page may say instead."""

_LEAST_TYPED: Final = 2
"""Latin letters from which on a search may be a name that is written in others."""


def names(say: Callable[[str], str]) -> list[str]:
    """Return a name in every language whose names are typed in other letters than they are written.

    Args:
        say: language -> the name in it.
    """
    return [say(tag) for tag, language in LANGUAGES.items() if language.typed]


@cache
def _typed() -> Mapping[str, tuple[str, ...]]:
    """Names -> what is typed for them without tones: in full, with u for ü, and by initials."""
    typed = {}
    for tag, language in LANGUAGES.items():
        table = shipped("i18n") / tag / language.typed
        for line in table.read_text(encoding="utf-8").splitlines() if language.typed else ():
            name, _, read = line.partition("\t")
            syllables = read.split()
            full = "".join(syllables)
            typed[name] = (full, full.replace("v", "u"), "".join(one[0] for one in syllables))
    return typed


def typed_as(name: str, wanted: str) -> bool:
    """Say whether somebody who types this means a Chinese name: ``yyj`` and ``yuyanjia`` are 预言家."""
    plain = "".join(wanted.casefold().split()).replace("ü", "v")
    return len(plain) >= _LEAST_TYPED and any(one.startswith(plain) for one in _typed().get(name, ()))


def forms(word: str) -> tuple[str, ...]:
    """Return a word as it was typed, and as it would be in the singular."""
    plain = word.casefold()
    singulars = (
        plain.removesuffix(ending) + instead
        for ending, instead in _ENDINGS
        if plain.endswith(ending) and len(plain) > len(ending) + 2
    )
    return tuple(dict.fromkeys((plain, *singulars)))


def says(text: str, wanted: str) -> bool:
    """Say whether every word of a search is somewhere in a case-folded text."""
    return all(any(form in text for form in forms(word)) for word in wanted.split())


def rank(texts: Sequence[str], wanted: str, named: Iterable[str] = ()) -> int | None:
    """Return in which of some texts, the telling ones first, a search is answered; None if in none.

    Words may be found in different texts: then the last one that is needed counts.

    Args:
        named: the name as `names` returns it. Typed in Latin letters it comes after a name in full.
    """
    so_far = ""
    typed = any(typed_as(name, wanted) for name in named)
    for place, text in enumerate(texts[:1] if typed else texts):
        so_far += f" {text.replace(WORD_JOINER, '')}"
        if says(so_far, wanted):
            return place
    return 1 if typed else None


def lit(text: str, wanted: str) -> str:
    """Return a text as styled text with what was looked for underlined."""
    found = sorted(_all_forms(wanted), key=len, reverse=True)
    if not found:
        return escape(text, quote=False).replace("\n", "<br>")
    forms_shown = (f"{WORD_JOINER}?".join(map(re.escape, form)) for form in found)
    parts = re.split("(" + "|".join(forms_shown) + ")", text, flags=re.IGNORECASE)
    marked = (
        f"<b><u>{escape(part, quote=False)}</u></b>" if at % 2 else escape(part, quote=False)
        for at, part in enumerate(parts)
    )
    return "".join(marked).replace("\n", "<br>")


def _all_forms(wanted: str) -> Iterable[str]:
    return {form for word in wanted.split() for form in forms(word)}
