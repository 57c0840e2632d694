"""The kernel of any hidden-role game: decisions in, events and views out.

Pure: no Qt, asyncio, clock, chance from outside, or files; it knows no role and no rulebook by name.
"""

from nightcaller.engine.book import Book, HouseRule, Problem, Setup
from nightcaller.engine.errors import EngineError, IllegalDecision, IllegalSetup
from nightcaller.engine.session import POST, Session
from nightcaller.engine.vocabulary import (
    AFTERWARDS,
    AMEND,
    CLOSE,
    EVERYBODY,
    NOBODY,
    TABLE,
    Ask,
    Card,
    Decision,
    Event,
    Outcome,
    View,
    Window,
)

ENGINE_VERSION = "11"
"""Raised whenever the same decisions may lead to another state; journals carry it."""

__all__ = [
    "AFTERWARDS",
    "AMEND",
    "CLOSE",
    "ENGINE_VERSION",
    "EVERYBODY",
    "NOBODY",
    "POST",
    "TABLE",
    "Ask",
    "Book",
    "Card",
    "Decision",
    "EngineError",
    "Event",
    "HouseRule",
    "IllegalDecision",
    "IllegalSetup",
    "Outcome",
    "Problem",
    "Session",
    "Setup",
    "View",
    "Window",
]
