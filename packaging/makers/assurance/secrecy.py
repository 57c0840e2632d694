"""Non-interference: whoever may not know a secret sees, hears and is asked the same in two games that differ
in it alone. The pairs, and who may learn what in which book, are the tests' (tests/rulebooks/perturbed.py).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any, Final

from makers.assurance.proving import Counts, Proof, use_the_tests
from nightcaller.rulebooks import books

OF: Final = (*books(), *(f"{book}+own" for book in books()))


@cache
def _perturbed() -> Any:
    use_the_tests()
    return import_module("rulebooks.perturbed")


def pair(of: str, number: int) -> Counts:
    """Compare the two games of this number, as far as they have to be the same."""
    met = _perturbed().pair(of, number)
    views = met["seat"] + met["TABLE"]
    return Counter({"views compared": views, "rulings declared in both games": met["declared"]})


PROOF: Final = Proof(
    "secrecy",
    "Two games that differ only in a secret are the same, view by view and question by question, for "
    "everybody who may not know it, until the rulebook tells.",
    "pairs of games",
    dict.fromkeys(OF, 200),
    lot=8000,
    seconds=60,
    case=pair,
    checkout=True,
)
