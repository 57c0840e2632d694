"""How a player's name is said: in the language of its script, whatever language the table speaks."""

from __future__ import annotations

import unicodedata

from nightcaller.languages import LANGUAGES


def parts_of(name: str) -> tuple[tuple[str, str], ...]:
    """Return a name as (language, text) pieces, one for each change of script: "小明 Li" is two.

    Empty for a name that no voice of ours can read: another script, or no letter at all. A number alone says
    as much.
    """
    parts: list[tuple[str, str]] = []
    for letter in unicodedata.normalize("NFC", name):
        if not unicodedata.category(letter).startswith("L"):
            language = ""
        elif not (language := _reader(unicodedata.name(letter, "").split(" ")[0])):
            return ()
        if parts and language in ("", parts[-1][0]):
            parts[-1] = (parts[-1][0], parts[-1][1] + letter)
        elif language:
            parts.append((language, letter))
    return tuple((language, text.strip()) for language, text in parts)


def _reader(script: str) -> str:
    """The language whose voice reads names in these letters; empty for none."""
    return next((tag for tag, one in LANGUAGES.items() if script and one.script == script), "")
