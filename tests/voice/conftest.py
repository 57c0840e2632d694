"""The builder of recorded lines, as tests ask it: what can be recorded, and what was understood."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

BUILDER = Path(__file__).resolve().parents[2] / "packaging" / "voice"


@pytest.fixture(scope="session")
def builder() -> Iterator[None]:
    """Its modules can be imported."""
    sys.path.insert(0, str(BUILDER))
    yield
    sys.path.remove(str(BUILDER))


@pytest.fixture(scope="session")
def script(builder: None) -> ModuleType:
    """The list of everything that can be recorded."""
    return import_module("script")


@pytest.fixture(scope="session")
def judging(builder: None) -> ModuleType:
    """What was understood of the clips, against what they say."""
    return import_module("judging")


@pytest.fixture(scope="session")
def recordable(script: ModuleType) -> Callable[[str], list[str]]:
    """Everything that can be recorded in a language; found once, it takes seconds."""
    return cache(lambda language: [text.text for text in script.texts(language)])
