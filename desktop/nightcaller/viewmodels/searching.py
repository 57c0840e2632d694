"""Looking words up in the handbook: any language, any ending, and what was meant comes first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Final

from nightcaller.resources import shipped
from nightcaller.viewmodels.phrasebook import WORD_JOINER

_ENDINGS = (("ves", "f"), ("ies", "y"), ("es", ""), ("s", ""))
"""English plurals, as people type them, and what a page may say instead."""

_LEAST_TYPED: Final = 2
"""Latin letters from which on a search may be a Chinese name in pinyin."""


@cache
def _pinyin() -> Mapping[str, tuple[str, ...]]:
    """Chinese names -> what is typed for them without tones: in full, with u for ü, and by initials."""
    table = (shipped("i18n") / "zh-CN" / "pinyin.txt").read_text(encoding="utf-8")
    typed = {}
    for line in table.splitlines():
        name, _, read = line.partition("\t")
        syllables = read.split()
        full = "".join(syllables)
        typed[name] = (full, full.replace("v", "u"), "".join(one[0] for one in syllables))
    return typed


def typed_as(name: str, wanted: str) -> bool:
    """Say whether somebody who types this means a Chinese name: ``yyj`` and ``yuyanjia`` are 预言家."""
    plain = "".join(wanted.casefold().split()).replace("ü", "v")
    return len(plain) >= _LEAST_TYPED and any(one.startswith(plain) for one in _pinyin().get(name, ()))


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


def rank(texts: Sequence[str], wanted: str, chinese: str = "") -> int | None:
    """Return in which of some texts, the telling ones first, a search is answered; None if in none.

    Words may be found in different texts: then the last one that is needed counts.

    Args:
        chinese: the name in Chinese. Typed in pinyin it comes after a name in full.
    """
    so_far = ""
    typed = typed_as(chinese, wanted)
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
