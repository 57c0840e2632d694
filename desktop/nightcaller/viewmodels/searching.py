"""Looking words up in the handbook: any language, any ending, and what was meant comes first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from nightcaller.viewmodels.phrasebook import WORD_JOINER

_ENDINGS = (("ves", "f"), ("ies", "y"), ("es", ""), ("s", ""))
"""English plurals, as people type them, and what a page may say instead."""


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


def rank(texts: Sequence[str], wanted: str) -> int | None:
    """Return in which of some texts, the telling ones first, a search is answered; None if in none.

    Words may be found in different texts: then the last one that is needed counts.
    """
    so_far = ""
    for place, text in enumerate(texts):
        so_far += f" {text.replace(WORD_JOINER, '')}"
        if says(so_far, wanted):
            return place
    return None


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
