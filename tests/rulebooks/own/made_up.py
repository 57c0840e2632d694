"""Own roles for the tests: some that people would write, and any number from the vocabulary by a seed."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

from nightcaller.rulebooks.own import OwnRole, against, settled
from nightcaller.rulebooks.own.sentences import (
    MOST_SENTENCES,
    VOCABULARY,
    Attacks,
    Enchants,
    Guards,
    Hunts,
    Looks,
    NameInBoth,
    Outlives,
    Seems,
    Sentence,
    Shoots,
    Survives,
    Weighs,
    Wins,
)

LAMPLIGHTER = OwnRole(
    "own.lamplighter",
    NameInBoth(en="Lamplighter", zh="点灯人"),
    emblem="spy",
    sentence=(
        Looks(nights="even", again="not_twice_running"),
        Guards(whom="self", nights="odd", again="any"),
        Shoots(),
        Weighs(4),
        Seems("wolf"),
    ),
)
FANG = OwnRole(
    "own.fang",
    NameInBoth(en="Fang", zh="獠牙"),
    team="wolves",
    sentence=(Hunts(), Attacks(past_shields=True)),
)
BELL = OwnRole(
    "own.bell",
    NameInBoth(en="Bell ringer", zh="敲钟人"),
    team="alone",
    sentence=(Enchants(), Wins("enchanted"), Survives(2), Outlives()),
)
THREE = (LAMPLIGHTER, FANG, BELL)


def a_sentence(verb: str, chance: Random) -> Sentence:
    """A sentence of this verb with anything in its gaps."""
    kind = VOCABULARY[verb]
    hints = get_type_hints(kind, include_extras=True)
    gaps: dict[str, Any] = {}
    for one in msgspec.structs.fields(kind):
        hint = hints[one.name]
        if hint is bool:
            gaps[one.name] = chance.random() < 0.5
        elif words := [word for word in get_args(hint) if isinstance(word, str)]:
            gaps[one.name] = chance.choice(words)
        else:
            meta = next(note for note in get_args(hint) if isinstance(note, msgspec.Meta))
            gaps[one.name] = chance.randint(int(meta.ge or 0), int(meta.le or 0))
    return kind(**gaps)  # type: ignore[return-value]


def anything(number: int) -> OwnRole:
    """A role with any sentences on any side: most do not go together."""
    chance = Random(f"own.{number}")
    verbs = chance.sample(list(VOCABULARY), chance.randint(0, min(5, MOST_SENTENCES)))
    return OwnRole(
        f"own.n{number}",
        NameInBoth(en=f"Nobody {number}", zh=f"某某{number}"),
        team=chance.choice(("village", "village", "wolves", "alone")),
        several=chance.random() < 0.3,
        sentence=tuple(a_sentence(verb, chance) for verb in verbs),
    )


def playable(number: int, book: str) -> OwnRole:
    """The same with the nearest thing that works in every place, as a book has room for it."""
    role = settled(anything(number))
    for _ in range(40):
        found = against(role, book)
        if not found:
            return role
        nearer = found[0].instead
        assert nearer is not None, (found[0], role)
        role = settled(nearer)
    raise AssertionError(f"nothing near {role} can be played in {book}")
