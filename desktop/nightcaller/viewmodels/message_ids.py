"""How the ids of the rules become the ids of messages."""

from __future__ import annotations


def dashed(*parts: str) -> str:
    """Return a message id: ``role``, ``judge.seer`` becomes ``role-judge-seer``."""
    return "-".join(parts).replace(".", "-").replace("_", "-")
