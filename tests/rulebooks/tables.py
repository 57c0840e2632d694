"""Tables in tests: columns two blanks apart, the first line names them, as a rulebook would print them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

WORDS = {"yes": True, "no": False, "-": None}


def rows(text: str) -> Iterator[tuple[Any, ...]]:
    """The rows below the head line; ``yes``, ``no`` and ``-`` as True, False and None."""
    _head, *lines = (line.strip() for line in text.strip().splitlines() if line.strip())
    for line in lines:
        yield tuple(WORDS.get(cell, cell) for cell in re.split(r"\s{2,}", line))


def rule_table(text: str) -> pytest.MarkDecorator:
    """Run a test once per row; its arguments are the columns, in the words of the head line.

    ``king's shot`` in the head is the argument ``kings_shot``.
    """
    head = re.split(r"\s{2,}", text.strip().splitlines()[0].strip())
    names = [re.sub(r"\W+", "_", name.replace("'", "")).lower() for name in head]
    return pytest.mark.parametrize(
        names, [pytest.param(*row, id="-".join(str(cell) for cell in row)) for row in rows(text)]
    )
