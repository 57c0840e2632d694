"""What does not go together in an own role, and the nearest thing that does.

Two questions: whether a role makes sense by itself (`refusals`), and whether a book has room for it
(`refusals_in`). Both answer with message ids and facts, beside the sentence and the field that are meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple
from unicodedata import category

from msgspec.structs import replace

from nightcaller.errors import Argument, Reason
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own.dialects import Dialect
from nightcaller.rulebooks.own.emblems import EMBLEMS
from nightcaller.rulebooks.own.sentences import (
    BY_NIGHT,
    Enchants,
    Guards,
    Hunts,
    InBoth,
    Knows,
    Looks,
    Nights,
    NightSentence,
    OwnRole,
    Seems,
    Sentence,
    Weighs,
    Wins,
    verb,
)
from nightcaller.unseen import BLANKS, JOINERS

ROLE: Final = -1
"""Place of what is about the role and no sentence of it."""

BETWEEN: Final[Mapping[Nights, Nights]] = {"even": "odd", "odd": "even"}
"""Nights of one thing -> the nights that are left for another."""


class Refusal(NamedTuple):
    """Why a role cannot be played as it is."""

    message: str
    """Message id; `.instead` says the nearest thing that works, where there is one."""
    sentence: int
    """Which of its sentences is meant, from 0; `ROLE` for the role itself."""
    field: str
    """Which gap of it: the name of a field."""
    arguments: Mapping[str, Argument]
    instead: OwnRole | None
    """The same role with the nearest thing that works; None if nothing is near."""

    @property
    def why(self) -> Reason:
        """Why, as a part of another message."""
        return Reason(self.message, self.arguments)

    def told_at(self, line: int) -> Reason:
        """Why, with its line in the role's file, its field, and the nearest thing that works."""
        nearest = Reason(f"{self.message}.instead", self.arguments)
        message = "own-refused-at" if self.instead is None else "own-refused-at.nearest"
        return Reason(message, {"line": line, "field": self.field, "why": self.why, "nearest": nearest})


def refusals(role: OwnRole) -> tuple[Refusal, ...]:
    """Return what does not go together in a role, in the order of its sentences; none if all is well."""
    return (*_of_the_card(role), *_of_sentences(role))


def refusals_in(role: OwnRole, dialect: Dialect) -> tuple[Refusal, ...]:
    """Return what a book has no room for, besides what does not go together anyway."""
    found = list(refusals(role))
    lacking = dialect.teams_lack.get(role.team)
    if lacking is not None:
        of_a_side = (Hunts, Wins, Enchants)
        left = tuple(one for one in role.sentence if not isinstance(one, of_a_side))
        good = replace(role, team="village", sentence=left)
        found.append(_refused(role, lacking, ROLE, "team", good, book=dialect.book))
    elif dialect.always_hunts and role.team == "wolves" and not role.says(Hunts):
        hunting = replace(role, sentence=(Hunts(), *role.sentence))
        found.append(_refused(role, "own-refused-must-hunt", ROLE, "team", hunting, book=dialect.book))
    for place, sentence in enumerate(role.sentence):
        why = dialect.lacks.get(verb(sentence), "")
        if why:
            found.append(_refused(role, why, place, "does", _without(role, place), book=dialect.book))
    return tuple(found)


def settled(role: OwnRole) -> OwnRole:
    """Return the role with the nearest thing that works in every place, as far as there is one."""
    for _ in range(4 * len(role.sentence) + 8):
        nearer = next((one.instead for one in refusals(role) if one.instead is not None), None)
        if nearer is None:
            break
        role = nearer
    return role


_UNSHOWN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


# --- the card --------------------------------------------------------------------------------------------


def _of_the_card(role: OwnRole) -> Iterator[Refusal]:
    if not any(_seen(text) for text in role.name.texts().values()):
        yield _refused(role, "own-refused-nameless", ROLE, "name", None)
    for name, text in _texts(role):
        if any(category(letter) in _UNSHOWN for letter in text if letter not in JOINERS):
            yield _refused(role, "own-refused-letters", ROLE, name, None, field=name)
    if role.short in shipped_names():
        free = f"{role.id[:22]}_2"
        yield _refused(role, "own-refused-id-taken", ROLE, "id", replace(role, id=free), id=role.short)
    if role.emblem not in EMBLEMS:
        plain = replace(role, emblem="villager")
        yield _refused(role, "own-refused-emblem", ROLE, "emblem", plain, emblem=role.emblem)


def _seen(text: str) -> bool:
    """Whether there is something in a text to look at."""
    return any(letter not in JOINERS | BLANKS and not letter.isspace() for letter in text)


def shipped_names() -> frozenset[str]:
    """The short ids of all shipped roles: nothing of an own role may be taken for one of theirs."""
    return frozenset(
        one.rpartition(".")[2] for book in books().values() for one in (*book.roles, *book.offices)
    )


def _texts(role: OwnRole) -> Iterator[tuple[str, str]]:
    for name in role.__struct_fields__:
        value = getattr(role, name)
        if isinstance(value, InBoth):
            yield name, value.en
            yield name, value.zh


# --- its sentences ---------------------------------------------------------------------------------------


def _of_sentences(role: OwnRole) -> Iterator[Refusal]:
    often = Counter(map(verb, role.sentence))
    seen: set[str] = set()
    for place, sentence in enumerate(role.sentence):
        word = verb(sentence)
        if word in seen:
            gone = _without(role, place)
            yield _refused(role, "own-refused-twice", place, "does", gone, does=word, count=often[word])
            continue
        seen.add(word)
        yield from _of_side(role, place, sentence)
        if isinstance(sentence, BY_NIGHT):
            yield from _of_night(role, place, sentence)
    yield from _of_victory(role)


def _of_side(role: OwnRole, place: int, sentence: Sentence) -> Iterator[Refusal]:
    """What a side has or knows anyway."""
    match sentence:
        case Hunts() if role.team != "wolves":
            wolf = replace(role, team="wolves")
            yield _refused(role, "own-refused-hunts", place, "does", wolf)
        case Knows(whom="pack") if role.says(Hunts):
            yield _refused(role, "own-refused-knows-anyway", place, "whom", _without(role, place))
        case Knows(whom="own_kind") if not role.several:
            yield _refused(role, "own-refused-knows-nobody", place, "whom", replace(role, several=True))
        case Seems() if (sentence.like == "wolf") is (role.team == "wolves"):
            other = _with(role, place, like="good" if sentence.like == "wolf" else "wolf")
            yield _refused(role, "own-refused-seems-so", place, "like", other)
        case Weighs(half_votes=2):
            yield _refused(
                role, "own-refused-one-vote", place, "half_votes", _with(role, place, half_votes=4)
            )
        case Wins() if role.team != "alone":
            nearer = _without(role, place) if role.says(Hunts) else replace(role, team="alone")
            yield _refused(role, "own-refused-wins", place, "does", nearer)
        case Wins(when="enchanted") if not role.says(Enchants):
            busy = role.says(*BY_NIGHT)  # one thing a night
            nearer = _with(role, place, when="last") if busy else _casting(role)
            yield _refused(role, "own-refused-no-spell", place, "when", nearer)
        case Wins(when="enchanted") if sentence.beside:
            yield _refused(role, "own-refused-beside", place, "beside", _with(role, place, beside=0))
        case _:
            return


def _of_night(role: OwnRole, place: int, sentence: NightSentence) -> Iterator[Refusal]:
    """One thing a night, and only what can come about."""
    often, again = getattr(sentence, "times", 0), getattr(sentence, "again", "any")
    if sentence.nights == "first" and sentence.since > 1:
        yield _refused(role, "own-refused-first-night", place, "since", _with(role, place, since=1))
    elif sentence.nights == "first" and often > 0:
        yield _refused(role, "own-refused-one-night", place, "times", _with(role, place, times=0))
    elif again != "any" and (sentence.nights == "first" or often == 1):
        yield _refused(role, "own-refused-once-anyway", place, "again", _with(role, place, again="any"))
    if isinstance(sentence, Looks) and sentence.whom == "dead" and sentence.nights == "first":
        yield _refused(role, "own-refused-nobody-dead", place, "nights", _with(role, place, nights="every"))
    if isinstance(sentence, Guards) and sentence.whom == "self" and sentence.again != "any":
        free = _with(role, place, again="any")
        yield _refused(role, "own-refused-self-again", place, "again", free)
    if isinstance(sentence, Enchants) and not _wins_by_spell(role):
        nearer = _without(role, place) if role.says(Hunts) else _winning(role, "enchanted")
        yield _refused(role, "own-refused-idle-spell", place, "does", nearer)
    for other in role.sentence[:place]:
        if isinstance(other, BY_NIGHT) and verb(other) != verb(sentence) and _meet(other, sentence):
            nearer = _apart(role, place, other)
            arguments = {"does": verb(sentence), "other": verb(other)}
            yield _refused(role, "own-refused-two-a-night", place, "nights", nearer, **arguments)
            return


def _meet(one: NightSentence, other: NightSentence) -> bool:
    """Whether there may be a night of both."""
    nights = {one.nights, other.nights}
    if nights == {"even", "odd"}:
        return False
    if "first" in nights:
        later = other if one.nights == "first" else one
        if later.nights == "first":
            return True
        return later.since == 1 and later.nights != "even"
    return True


def _apart(role: OwnRole, place: int, other: NightSentence) -> OwnRole:
    """The role with the later of two things in the nights between; or with both moved; or without it, where
    the nights between are taken too."""
    at = role.sentence.index(other)
    if other.nights == "first":
        tries = [_with(role, place, since=2)]
    elif (left := BETWEEN.get(other.nights)) is not None:
        tries = [_with(role, place, nights=left)]
    else:
        tries = [_with(_with(role, at, nights="odd"), place, nights="even")]
    return next((one for one in tries if _has_its_nights(one, place)), _without(role, place))


def _has_its_nights(role: OwnRole, place: int) -> bool:
    """Whether nothing before a sentence is done in its nights."""
    sentence = role.sentence[place]
    assert isinstance(sentence, BY_NIGHT)
    before = (one for one in role.sentence[:place] if isinstance(one, BY_NIGHT))
    return not any(_meet(one, sentence) for one in before)


def _of_victory(role: OwnRole) -> Iterator[Refusal]:
    if role.team == "alone" and not role.says(Wins):
        nearer = _winning(role, "enchanted" if role.says(Enchants) else "last")
        yield _refused(role, "own-refused-never-wins", ROLE, "team", nearer)


def _wins_by_spell(role: OwnRole) -> bool:
    return any(isinstance(one, Wins) and one.when == "enchanted" for one in role.sentence)


def _winning(role: OwnRole, when: Literal["last", "enchanted"]) -> OwnRole:
    """The role on nobody's side, with something to win by."""
    others = tuple(one for one in role.sentence if not isinstance(one, Wins))
    return replace(role, team="alone", sentence=(*others, Wins(when)))


def _casting(role: OwnRole) -> OwnRole:
    return replace(role, sentence=(*role.sentence, Enchants()))


def _with(role: OwnRole, place: int, **fields: object) -> OwnRole:
    sentence = replace(role.sentence[place], **fields)
    return replace(role, sentence=(*role.sentence[:place], sentence, *role.sentence[place + 1 :]))


def _without(role: OwnRole, place: int) -> OwnRole:
    return replace(role, sentence=role.sentence[:place] + role.sentence[place + 1 :])


def _refused(
    role: OwnRole, message: str, sentence: int, at: str, instead: OwnRole | None, **arguments: Argument
) -> Refusal:
    return Refusal(message, sentence, at, arguments, instead if instead != role else None)
