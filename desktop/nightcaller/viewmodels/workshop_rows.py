"""A made-up role as the workshop shows it: sentences with gaps, and what may stand in each gap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from nightcaller.table.shelf.making import ROLE, OwnRole, Refusal, Value, gaps, sentence_of, verb
from nightcaller.text import message_id
from nightcaller.viewmodels.rows import list_row

EMBLEMS: Final[Mapping[str, str]] = {
    "looks": "eye",
    "compares": "fortune_teller",
    "counts": "crowd_seeker",
    "guards": "guardian",
    "attacks": "knight",
    "silences": "silencer_elder",
    "enchants": "piper",
    "hunts": "werewolf",
    "aims": "hunter",
    "shoots": "hunter",
    "survives": "immune_survivor",
    "outlives": "idiot",
    "weighs": "ballot",
    "seems": "hidden_werewolf",
    "knows": "aura_teller",
    "wins": "sheriff",
}
"""Verb -> the drawing beside its sentence."""

GAP: Final = "\x01"
"""Stands before and behind the name of a gap where a sentence is composed."""

OPENING: Final = "（"
CLOSING: Final = frozenset(",.;:，。；：、！？）")
IDEOGRAPHS: Final = "\u2e80"
"""From here on signs are written without spaces, and a line may break before any of them."""

Say = Callable[[str, Mapping[str, Any]], str]
"""Message id and its facts -> the text on the screen."""


@list_row
class SentenceRow:
    """One sentence with its gaps, as QML shows it word by word."""

    at: int
    """Its place in the role; `ROLE` for what is said of the role itself."""
    emblem: str
    pieces: tuple[dict[str, object], ...]
    """In order, as `Piece` has them."""
    spoken: str
    """The whole sentence, for a reader."""
    problem: str = ""
    instead: str = ""
    """The nearest thing that works, as a button says it; empty if there is none."""


@list_row
class VerbRow:
    """A sentence that can be added."""

    verb: str
    label: str


@list_row
class MadeUpRow:
    """A role of the folder."""

    role: str
    name: str
    drawn: str
    """Its emblem."""
    current: bool


def value_text(say: Say, field: str, value: Value) -> str:
    """What stands in a gap, in words."""
    given = ("yes" if value else "no") if isinstance(value, bool) else value
    return say(message_id("own-gap", field), {"value": given, "camp": given})


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on one line together: a word, or a gap with the punctuation around it.

    Attributes:
        text: the word, or what stands in the gap.
        gap: the field; empty for a word.
        wrong: something speaks against what stands in the gap.
        head: punctuation right before the gap.
        tail: punctuation right behind it.
        spaced: whether a space follows.
    """

    text: str
    gap: str = ""
    wrong: bool = False
    head: str = ""
    tail: str = ""
    spaced: bool = False

    @property
    def whole(self) -> str:
        """The text with its punctuation."""
        return f"{self.head}{self.text}{self.tail}{' ' if self.spaced else ''}"


def pieces(say: Say, word: str, values: Mapping[str, Value], wrong: str) -> list[Piece]:
    """Return a sentence piece by piece: words, and gaps with what stands in them.

    Args:
        say: the catalogue in the language of the screen.
        word: its verb; empty for the role itself.
        values: gap -> what stands in it.
        wrong: the gap that something speaks against; empty if none.
    """
    marked = {name: f"{GAP}{name}{GAP}" for name in gaps(word)}
    parts = say(message_id("own-sentence", word or "role"), marked).split(GAP)
    found: list[Piece] = []
    for place, part in enumerate(parts):
        if place % 2 == 0:
            found += words_of(part)
            continue
        head = found.pop().text if found and found[-1].text == OPENING else ""
        after = parts[place + 1]
        tail = after[: len(after) - len(after.lstrip("".join(CLOSING)))]
        parts[place + 1] = after[len(tail) :]
        text = value_text(say, part, values[part])
        found.append(Piece(text, part, part == wrong, head, tail, parts[place + 1].startswith(" ")))
    return found


def words_of(part: str) -> list[Piece]:
    """The words of a text between two gaps; of Chinese each sign with the punctuation behind it."""
    found: list[Piece] = []
    for word in part.split():
        run = ""
        for sign in word:
            if run and sign not in CLOSING and (sign > IDEOGRAPHS or run[-1] > IDEOGRAPHS):
                found.append(Piece(run))
                run = ""
            run += sign
        found.append(Piece(run, spaced=True))
    if found and not part.endswith(" "):
        found[-1] = replace(found[-1], spaced=False)
    return found


def row_of(say: Say, role: OwnRole, at: int, refusal: Refusal | None) -> SentenceRow:
    """Return a row of the workshop.

    Args:
        refusal: what speaks against it first; None if nothing does.
    """
    struct = sentence_of(role, at)
    word = "" if at == ROLE else verb(role.sentence[at])
    values = {name: getattr(struct, name) for name in gaps(word)}
    shown = pieces(say, word, values, refusal.field if refusal else "")
    return SentenceRow(
        at,
        EMBLEMS.get(word, "sun"),
        tuple(asdict(piece) for piece in shown),
        "".join(piece.whole for piece in shown).strip(),
        say(refusal.message, refusal.arguments) if refusal else "",
        say(f"{refusal.message}.instead", refusal.arguments) if refusal and refusal.instead else "",
    )
