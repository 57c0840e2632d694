"""What a test tries in the fast part of the suite, and what it tries besides in the slow one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_fast(values: Iterable[Any], fast: int) -> list[Any]:
    """Parameters of which the first so many belong to the fast part, the others to the slow one."""
    return [
        pytest.param(value, marks=() if place < fast else pytest.mark.slow)
        for place, value in enumerate(values)
    ]
