"""The drawn faces: the same friend has the same one next time, and no two at a table have one.

A face is public, like a name: it says who sits there and nothing else. The drawings are in `assets/faces`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Final

from nightcaller.people import key

FACES: Final = (
    *("aunt", "badger", "bear", "beekeeper", "blossom", "boar", "bobble", "braids", "buns", "cat", "elder"),
    *("farmer", "fisher", "frog", "goose", "hare", "hedgehog", "kerchief", "lamplighter", "moth", "mouse"),
    *("owl", "ram", "robin", "scholar", "snail", "squirrel", "stag"),
)
"""Their ids; a name is given one by its place here, so new ones go to the end."""
PUPPETS: Final = ("hare", "owl", "farmer", "blossom")
"""Who plays the night that the guide shows."""


def faces_of(names: Sequence[str], chosen: Mapping[str, str]) -> list[str]:
    """Return everybody's face: what was chosen for a name, else one that follows from it.

    No two have one while there are enough; who comes later gives way, but for what was chosen.

    Args:
        names: as they were typed.
        chosen: what people have chosen, and what they had last time (`people.Register.faces`).
    """
    found: dict[int, str] = {}
    for at, name in enumerate(names):
        own = chosen.get(key(name), "")
        if own in FACES and own not in found.values():
            found[at] = own
    for at, name in enumerate(names):
        found.setdefault(at, _by_name(name, set(found.values())))
    return [found[at] for at in range(len(names))]


def _by_name(name: str, taken: Collection[str]) -> str:
    first = int.from_bytes(blake2b(key(name).encode(), digest_size=4).digest(), "big")
    order = [FACES[(first + step) % len(FACES)] for step in range(len(FACES))]
    return next((face for face in order if face not in taken), order[0])


def next_face(face: str, taken: Collection[str] = ()) -> str:
    """Return the face after one, past those that others have."""
    at = FACES.index(face) if face in FACES else -1
    order = [FACES[(at + step) % len(FACES)] for step in range(1, len(FACES) + 1)]
    return next((one for one in order if one not in taken), order[0])
