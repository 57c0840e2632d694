"""Own roles that nobody thought of: from the whole vocabulary, in random decks; and files that are no roles.

A role follows from its number. Its sentences are drawn with anything in their gaps, then each refusal's
nearest thing is taken until nothing speaks against it in the book; so every game also tries what the workshop
proposes. A file follows from its number too: one that is right, and then broken in a way that is drawn.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Any, Final, cast, get_args, get_type_hints

import msgspec

from makers.drawing import Flaw, Trial, drawn_table
from makers.fuzz import held, hurried, played
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import (
    OwnRole,
    OwnRoleError,
    against,
    read,
    refusals,
    settled,
    with_roles,
    write,
)
from nightcaller.rulebooks.own.sentences import VOCABULARY, NameInBoth, Sentence
from nightcaller.rulebooks.rulebook import Rulebook

SIZES: Final = range(8, 19)
STEPS: Final = 60
"""So many nearest things at most lead to a role that can be played."""
SLOW: Final = 0.2
"""Seconds of a processor: no file takes longer to be read or refused."""
MEGABYTES: Final = 50
"""No file costs more memory."""


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
    return cast("Sentence", kind(**gaps))


def anything(number: int) -> OwnRole:
    """The role of this number: with any sentences, on any side. Most do not go together."""
    chance = Random(f"own.{number}")
    verbs = chance.sample(list(VOCABULARY), chance.randint(0, 5))
    return OwnRole(
        f"own.n{number}",
        NameInBoth(en=f"Nobody {number}", zh=f"某某{number}"),
        team=chance.choice(("village", "village", "wolves", "alone")),
        several=chance.random() < 0.3,
        sentence=tuple(a_sentence(verb, chance) for verb in verbs),
    )


def playable(number: int, book_id: str) -> OwnRole:
    """The same with the nearest thing that works in every place, as a book has room for it.

    Raises:
        Flaw: the nearest things lead nowhere.
    """
    role = settled(anything(number))
    for _ in range(STEPS):
        found = against(role, book_id)
        if not found:
            return role
        if found[0].instead is None:
            break
        role = settled(found[0].instead)
    raise Flaw(f"nothing near {role.id} can be played in {book_id}")


def table_of(book_id: str, number: int, roles: int = 3) -> tuple[Rulebook, tuple[OwnRole, ...]]:
    """A book with the own roles of a game's number."""
    made = tuple(playable(roles * number + nth, book_id) for nth in range(roles))
    return with_roles(book(book_id), made), made


def own_game(rules: Rulebook, number: int) -> Trial:
    """Play the game of this number: with some own roles among any cards.

    In one of ten the table thinks again and overrules, in one everything is told; in the others people hurry.
    """
    extended, roles = table_of(rules.id, number)
    name = f"{rules.id}.own.{number}"
    size, wanted = SIZES[number % len(SIZES)], [role.id for role in roles[:2]]
    try:
        table = drawn_table(extended, name, size, wanted)
    except Flaw:  # no deck may have both
        table = drawn_table(extended, name, size, wanted[:1])
    harsh = number % 10 == 0
    if harsh or number % 10 == 5:
        session = played(extended, table, name, disturbed=harsh, replayed=True)
        if not rules.spare(table.deck) and not {role.id for role in roles} & held(session):
            raise Flaw("nobody had an own role")
    else:
        session = hurried(extended, table, name)
    dealt = sum(role.id in table.deck for role in roles)
    return Trial(str(number), 1, len(session.decisions), session.day, roles=dealt)


# --- files ---------------------------------------------------------------------------------------------

SCRAPS: Final = (
    *(b"[", b"]", b"{", b"}", b'"', b"'", b"=", b".", b"#", b"\n", b"\\", b",", b"\x00", b"\xff\xfe"),
    *(b'"""', b"'''", b"\\u0000", b"\\U00110000", b"1e999", b"-0", b"nan", b"1979-05-27T07:32:00Z", b"0x10"),
    *(b"format = 2", b"[[sentence]]", b'does = "hunts"', b"does.does.does.does.does = 1", b"sentence = 1"),
    *(b'import = "os"', b"__class__ = 1", b'"$(rm -rf ~)" = 1', b"{" * 200, b"[" * 3000, b"a.b." * 900),
    *("\u202e".encode(), "\N{FACE WITH TEARS OF JOY}".encode() * 30, b"9" * 5000, b" " * 9000, b"\r"),
)  # fmt: skip


OF_THE_TEXT: Final = frozenset({"no-text", "deep", "long-line", "newer"})
"""What is wrong with a text before anything in it is a field."""


@lru_cache(997)
def right(number: int) -> bytes:
    """A file with nothing wrong in it but what may not go together."""
    return write(anything(number)).encode()


def unplaced(problem: OwnRoleError, data: bytes) -> str:
    """What a refusal does not say of the place: a line of this file, and the field; empty if it says both."""
    what, said = problem.message_id.removeprefix("error-own-file-"), problem.arguments
    if what == "long":
        return ""
    line = said.get("line")
    if not isinstance(line, int) or not 1 <= line <= data.count(b"\n") + 1:
        return f"{what}: line {line}"
    return "" if what in OF_THE_TEXT or said.get("field") else f"{what}: no field"


def broken(number: int) -> bytes:
    """The file of this number: a right one of which something was cut, doubled, replaced or put in."""
    chance = Random(f"file.{number}")
    data = bytearray(right(number % 997))
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(6):
            case 0:
                data[at:at] = chance.choice(SCRAPS)
            case 1:
                del data[at : at + chance.randint(1, 40)]
            case 2:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 3:
                data[at:at] = data[at : at + chance.randint(1, 200)]
            case 4:
                lines = data.split(b"\n")
                chance.shuffle(lines)
                data = bytearray(b"\n".join(lines))
            case _:
                data[at:at] = chance.choice(SCRAPS) * chance.choice((1, 1, 3, 60))
    if number % 1000 == 0:
        data *= 40_000_000 // max(1, len(data))
    return bytes(data)


def files(numbers: Sequence[int]) -> Iterator[str]:
    """Read broken files; yield a line for each that does what no file may do."""
    for number in numbers:
        data = broken(number)
        before = peak()  # what the file itself takes is not the reader's
        begun = process_time()
        try:
            role = read(data)
            refusals(role)
            if read(write(role).encode()) != role:
                yield f"file {number}: written again it is another role"
        except OwnRoleError as problem:
            if not problem.message_id.startswith("error-own-file-"):
                yield f"file {number}: {problem.message_id}"
            elif lacks := unplaced(problem, data):
                yield f"file {number}: {lacks}"
        except Exception as problem:  # whatever it is: that is what is looked for
            yield f"file {number}: {type(problem).__name__}: {problem}"
        took = process_time() - begun
        if took > SLOW:
            yield f"file {number}: {took:.1f} s"
        if (grown := peak() - before) > MEGABYTES:
            yield f"file {number}: {grown:.0f} MB"


def peak() -> float:
    """The most memory that this process has had, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most / 1e3
