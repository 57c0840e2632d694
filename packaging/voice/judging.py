"""What a recogniser understood, against what was said: `assets/voice/` clip by clip, book by book.

Mandarin is compared syllable by syllable without tones, English word by word; what is pronounced alike counts
as the same. What was understood is kept in `heard.tsv`, so that only new clips are listened to. Judging it
takes no recogniser: a test does.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from nightcaller import languages
from nightcaller.rulebooks import books
from nightcaller.voice.neural.mandarin import phonemes, syllables

KEPT = Path(__file__).with_name("heard.tsv")
"""A clip's hash, and what was understood of it."""
LANGUAGES = {"zh-CN": ("Mandarin", "syllables"), "en": ("English", "words")}
SHARED = "every book"
GOALS = {"zh-CN": (0.05, 0.09), "en": (0.03, 0.09)}
"""Of all syllables or words, and of the first ones, at most so many may be wrong, in every book by itself."""
LOUDEST = 0.95
"""Of full scale: what no sample of a clip goes beyond; decoders differ by a few hundredths."""
LONGEST_PAUSE_MS = 620
"""What no silence inside a clip exceeds: a full stop, and the soft ends of the words around it."""
ALIKE = (
    *("knight night", "to two too", "for four", "one won", "eight ate", "your youre", "their there theyre"),
    *("dye die", "no know", "seer sear", "whom who", "draw drawer", "piper pipe", "role roll", "by buy bye"),
    *("witch which", "lynched linched", "counterclockwise anticlockwise", "grey gray", "neighbour neighbor"),
    *("crier cryer", "bard barred", "lone loan", "red read", "sees seize seas", "missed mist"),
    *(
        "rumour rumor",
        "rumours rumors",
        "neighbours neighbors",
        "cockerel cockrel",
        "honour honor",
        "defence defense",
        "colour color",
        "tale tail",
    ),
)
"""English words that sound alike, or are one word in two spellings."""
HOMOPHONES = {
    "anti clockwise": "anticlockwise",
    "far sear": "far seer",
    "dr": "doctor",
    "or a teller": "aura teller",
    "wear wolf": "werewolf",
    "where wolf": "werewolf",
    "wear wolves": "werewolves",
    "where wolves": "werewolves",
    "greywear wolf": "grey werewolf",
}
"""What the recogniser writes for words that sound the same."""
SAME = {word: words.split()[0] for words in ALIKE for word in words.split()}


class Heard(NamedTuple):
    """A clip and what was understood of it."""

    text: str
    heard: str
    units: int
    wrong: int
    first_wrong: bool


def judged(text: str, heard: str, language: str) -> Heard:
    """Compare a text with what was heard."""
    if language == "zh-CN":
        wanted = [{one} for one in syllables(text)]
        got = [set(one) for one in spelt(in_words(heard, language))]
    else:
        said = list(words(in_words(text, language)))
        wanted = [{word} for word in said]
        got = [{word} for word in as_spaced(list(words(in_words(heard, language))), said)]
    wrong, first = distance(wanted, once(got, wanted))
    return Heard(text, heard, len(wanted), wrong, first)


def in_words(text: str, language: str) -> str:
    """Return `text` with its numbers as they are pronounced."""
    space = " " if language == "en" else ""

    def said(found: re.Match[str]) -> str:
        # 321 was counted down.
        counted = [found[0]] if len(found[0]) < 3 else list(found[0])
        return space.join(languages.LANGUAGES[language].numeral(int(one)) for one in counted)

    return re.sub(r"\d+", said, text)


def spelt(text: str) -> Sequence[Sequence[str]]:
    """Return each Chinese character's readings without tones, and each Latin letter."""
    from pypinyin import Style, pinyin

    marks = "".join(re.findall(r"[\u4e00-\u9fffA-Za-z]", text))
    return [
        [one.lower() for one in readings]
        for readings in pinyin(marks, style=Style.NORMAL, heteronym=True, errors=list, v_to_u=False)
    ]


def words(text: str) -> Iterator[str]:
    """Yield the words of an English text, those that sound alike as one."""
    plain = " ".join(re.findall("[a-z]+", re.sub("['’]", "", text.lower())))
    for one, other in HOMOPHONES.items():
        plain = re.sub(rf"\b{one}\b", other, plain)
    for word in plain.split():
        yield SAME.get(word, word)


def as_spaced(heard: Sequence[str], said: Sequence[str]) -> Iterator[str]:
    """Yield what was heard with words apart or in one as in the text: nobody hears that."""
    apart = {one + other: (one, other) for one, other in pairwise(said)}
    place = 0
    while place < len(heard):
        both = "".join(heard[place : place + 2])
        if both in said and heard[place] != both:
            yield both
            place += 2
        else:
            yield from apart.get(heard[place], (heard[place],))
            place += 1


def once(got: Sequence[set[str]], wanted: Sequence[set[str]]) -> Sequence[set[str]]:
    """Return what was heard once: of a short clip the recogniser may write all of it twice."""
    half = len(got) // 2
    twice = len(got) > len(wanted) and all(one & other for one, other in zip(got, got[half:], strict=False))
    return got[:half] if twice and len(got) == 2 * half else got


def distance(wanted: Sequence[set[str]], got: Sequence[set[str]]) -> tuple[int, bool]:
    """Return how many units were missed, mistaken or heard too many, and whether the first was not heard."""
    rows = [list(range(len(got) + 1))]
    for place, unit in enumerate(wanted, 1):
        row = [place]
        for index, other in enumerate(got):
            row.append(min(rows[-1][index] + (not unit & other), rows[-1][index + 1] + 1, row[-1] + 1))
        rows.append(row)
    # The cheapest way on which the first unit is heard where it belongs, at the very beginning.
    heard = bool(wanted and got and wanted[0] & got[0])
    return rows[-1][-1], not heard


def reading(text: str, language: str) -> str:
    """Return a short hash of how a Mandarin text is read: a clip is of one reading."""
    return hashlib.sha256(phonemes(text).encode()).hexdigest()[:8] if language == "zh-CN" else ""


def book_of(line: str) -> str:
    """Return the book whose line it is, or `SHARED`."""
    return next((word for word in re.split("[-.]", line) if word in books()), SHARED)


class Tally(NamedTuple):
    """How well some clips are understood."""

    clips: int
    units: int
    wrong: int
    first_wrong: int

    @property
    def share(self) -> float:
        """Of all units, those that were misheard."""
        return self.wrong / max(1, self.units)

    @property
    def first_share(self) -> float:
        """Of all clips, those whose first unit was misheard."""
        return self.first_wrong / max(1, self.clips)


def tally(told: Sequence[Heard]) -> Tally:
    """Count what was misheard."""
    return Tally(
        len(told),
        sum(one.units for one in told),
        sum(one.wrong for one in told),
        sum(one.first_wrong for one in told),
    )


def read_kept() -> dict[str, str]:
    """Return what was understood of each clip that somebody has listened to, by the clip's hash."""
    if not KEPT.is_file():
        return {}
    rows = (row.partition("\t") for row in KEPT.read_text(encoding="utf-8").splitlines())
    return {sha256: heard for sha256, _, heard in rows}


def keep(heard: Mapping[str, str]) -> None:
    """Write down what was understood beside what is written there already."""
    rows = (
        f"{sha256}\t{' '.join(told.split())}\n" for sha256, told in sorted({**read_kept(), **heard}.items())
    )
    KEPT.write_text("".join(rows), encoding="utf-8", newline="\n")


def forget(shipped: Collection[str]) -> None:
    """Keep only what was understood of clips that ship."""
    kept = {sha256: told for sha256, told in read_kept().items() if sha256 in shipped}
    KEPT.unlink()
    keep(kept)


def by_book(
    clips: Sequence[Mapping[str, Any]], heard: Mapping[str, str], language: str
) -> dict[str, list[Heard]]:
    """Return each book's clips as they were understood, what all books share first; without unheard ones."""
    found: dict[str, list[Heard]] = {name: [] for name in (SHARED, *books())}
    for clip in clips:
        if clip["sha256"] in heard:
            told = judged(clip["text"], heard[clip["sha256"]], language)
            found[book_of(clip["line"])].append(told)
    return found
