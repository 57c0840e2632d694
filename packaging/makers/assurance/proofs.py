"""Every proof, by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from makers.assurance import crashing, files, load, moments, on_screen, overruling, secrecy, sockets
from makers.assurance.proving import Proof, Tried, attempted, use_the_tests
from nightcaller.lab.words import LabError

PROOFS: Final[Mapping[str, Proof]] = {
    proof.id: proof
    for proof in (
        secrecy.PROOF,
        overruling.PROOF,
        crashing.KILLED,
        moments.PROOF,
        crashing.CUT,
        crashing.FULL,
        files.PROOF,
        on_screen.HANDS,
        on_screen.SLOTS,
        load.PROOF,
        sockets.PROOF,
    )
}


def chosen(names: Sequence[str], part: str | None = None) -> list[Proof]:
    """Return the proofs of these names, all if there are none, with this part alone if one is named.

    Raises:
        LabError: a name is none, or a proof needs a checkout and this is none.
    """
    unknown = [name for name in names if name not in PROOFS]
    proofs = [PROOFS[name] for name in names or PROOFS if name in PROOFS]
    if part is not None:
        proofs = [replace(proof, parts={part: proof.parts[part]}) for proof in proofs if part in proof.parts]
    if unknown or not proofs:
        named = ", ".join(unknown) or str(part)
        raise LabError(detail=f"no proof or part is called {named}; there are {', '.join(PROOFS)}")
    if any(proof.checkout for proof in proofs):
        use_the_tests()
    return proofs


def numbered(proof: str, part: str, numbers: range) -> Tried:
    """Try some cases of a proof: what a process of its own is asked to do."""
    return attempted(PROOFS[proof], part, numbers)
