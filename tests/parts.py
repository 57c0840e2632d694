"""What a test tries in the fast part of the suite, and what it tries besides in the slow one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

WHOLE: Final = "NIGHTCALLER_WHOLE" in os.environ
"""Whether samples are as large as they were drawn; without it the suite tries a part of each."""


def first_fast(values: Iterable[Any], fast: int, usual: int | None = None) -> list[Any]:
    """Parameters of which the first so many belong to the fast part, the others to the slow one.

    Args:
        usual: how many are tried if not the whole is asked for (`WHOLE`); None for all.
    """
    return [
        pytest.param(value, marks=() if place < fast else pytest.mark.slow)
        for place, value in enumerate(values)
        if WHOLE or usual is None or place < usual
    ]
