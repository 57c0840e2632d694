"""What simulated games of the recommended decks have shown: docs/decks.md for programs, written with it.

After a change of rules, decks or bots: `nightcaller-lab decks`, as docs/decks.md says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Measured(NamedTuple):
    """Of a hundred games, by how many the camps win; what is missing, others or nobody win."""

    village: int
    wolves: int


DAYS: Final[Mapping[str, tuple[float, float]]] = {
    "judge": (0.39, -0.2),
    "hollow": (0.41, -0.3),
    "chat": (0.39, -0.1),
    "forum": (0.38, -0.5),
}
"""Book -> how many days and nights a game takes: so many for each person, and so many more."""


def days_for(book: str, seats: int) -> float:
    """Mean number of days and nights that simulated games took, on a line through 6 to 20 people."""
    each, more = DAYS[book]
    return max(1.5, each * seats + more)


MEASURED: Final[Mapping[str, Mapping[int, Mapping[str, Measured]]]] = {
    "judge": {
        6: {
            "deck-judge-classic": Measured(42, 58),
            "deck-judge-easy": Measured(46, 54),
            "deck-judge-six": Measured(46, 54),
        },
        7: {
            "deck-judge-classic": Measured(48, 52),
            "deck-judge-easy": Measured(54, 46),
            "deck-judge-wild": Measured(48, 52),
        },
        8: {
            "deck-judge-classic": Measured(62, 38),
            "deck-judge-easy": Measured(60, 40),
            "deck-judge-wild": Measured(54, 46),
        },
        9: {
            "deck-judge-classic": Measured(42, 58),
            "deck-judge-easy": Measured(54, 46),
            "deck-judge-wild": Measured(42, 58),
            "deck-judge-three-divine": Measured(42, 58),
        },
        10: {
            "deck-judge-classic": Measured(50, 50),
            "deck-judge-easy": Measured(58, 42),
            "deck-judge-wild": Measured(46, 54),
            "deck-judge-ten-idiot": Measured(50, 50),
            "deck-judge-ten-guard": Measured(58, 42),
        },
        11: {
            "deck-judge-classic": Measured(48, 52),
            "deck-judge-easy": Measured(62, 38),
            "deck-judge-wild": Measured(56, 42),
        },
        12: {
            "deck-judge-easy": Measured(54, 46),
            "deck-judge-classic": Measured(46, 54),
            "deck-judge-wild": Measured(38, 32),
            "deck-judge-idiot": Measured(36, 64),
            "deck-judge-wolf-king": Measured(46, 54),
            "deck-judge-guard": Measured(52, 48),
            "deck-judge-white-king": Measured(50, 50),
            "deck-judge-white-king-guard": Measured(48, 52),
            "deck-judge-wolf-beauty": Measured(52, 48),
            "deck-judge-wolf-beauty-guard": Measured(48, 52),
            "deck-judge-gargoyle": Measured(52, 48),
            "deck-judge-hidden-wolf": Measured(40, 60),
            "deck-judge-wraith-rider": Measured(44, 56),
            "deck-judge-magician": Measured(34, 66),
            "deck-judge-elder": Measured(34, 66),
            "deck-judge-cupid": Measured(20, 76),
            "deck-judge-piper": Measured(40, 48),
            "deck-judge-bomber": Measured(34, 46),
        },
        13: {
            "deck-judge-easy": Measured(60, 40),
            "deck-judge-classic": Measured(44, 56),
            "deck-judge-wild": Measured(50, 26),
        },
        14: {
            "deck-judge-easy": Measured(56, 44),
            "deck-judge-classic": Measured(44, 56),
            "deck-judge-wild": Measured(52, 26),
        },
        15: {
            "deck-judge-easy": Measured(64, 36),
            "deck-judge-classic": Measured(48, 52),
            "deck-judge-wild": Measured(46, 24),
        },
        16: {
            "deck-judge-easy": Measured(64, 36),
            "deck-judge-classic": Measured(50, 50),
            "deck-judge-wild": Measured(36, 34),
        },
        17: {
            "deck-judge-easy": Measured(60, 40),
            "deck-judge-classic": Measured(48, 52),
            "deck-judge-wild": Measured(38, 28),
        },
        18: {
            "deck-judge-easy": Measured(66, 34),
            "deck-judge-classic": Measured(44, 56),
            "deck-judge-wild": Measured(58, 16),
        },
        19: {
            "deck-judge-easy": Measured(54, 46),
            "deck-judge-classic": Measured(50, 50),
            "deck-judge-wild": Measured(44, 26),
        },
        20: {
            "deck-judge-easy": Measured(66, 34),
            "deck-judge-classic": Measured(46, 54),
            "deck-judge-wild": Measured(30, 34),
        },
    },
    "hollow": {
        6: {
            "deck-hollow-classic": Measured(52, 42),
            "deck-hollow-easy": Measured(56, 40),
            "deck-hollow-wild": Measured(40, 46),
        },
        7: {
            "deck-hollow-classic": Measured(54, 46),
            "deck-hollow-easy": Measured(60, 40),
            "deck-hollow-wild": Measured(30, 52),
        },
        8: {
            "deck-hollow-classic": Measured(54, 40),
            "deck-hollow-easy": Measured(62, 38),
            "deck-hollow-wild": Measured(50, 40),
        },
        9: {
            "deck-hollow-classic": Measured(62, 26),
            "deck-hollow-easy": Measured(64, 30),
            "deck-hollow-wild": Measured(44, 42),
        },
        10: {
            "deck-hollow-classic": Measured(52, 40),
            "deck-hollow-easy": Measured(68, 30),
            "deck-hollow-wild": Measured(36, 52),
        },
        11: {
            "deck-hollow-classic": Measured(46, 46),
            "deck-hollow-easy": Measured(54, 46),
            "deck-hollow-wild": Measured(56, 34),
        },
        12: {
            "deck-hollow-classic": Measured(64, 26),
            "deck-hollow-easy": Measured(60, 40),
            "deck-hollow-wild": Measured(50, 40),
        },
        13: {
            "deck-hollow-classic": Measured(48, 40),
            "deck-hollow-easy": Measured(64, 36),
            "deck-hollow-wild": Measured(48, 34),
        },
        14: {
            "deck-hollow-classic": Measured(48, 50),
            "deck-hollow-easy": Measured(62, 38),
            "deck-hollow-wild": Measured(50, 38),
        },
        15: {
            "deck-hollow-classic": Measured(52, 46),
            "deck-hollow-easy": Measured(48, 52),
            "deck-hollow-wild": Measured(28, 64),
        },
        16: {
            "deck-hollow-classic": Measured(62, 34),
            "deck-hollow-easy": Measured(68, 30),
            "deck-hollow-wild": Measured(60, 36),
        },
        17: {
            "deck-hollow-classic": Measured(54, 42),
            "deck-hollow-easy": Measured(64, 36),
            "deck-hollow-wild": Measured(34, 52),
        },
        18: {
            "deck-hollow-classic": Measured(50, 44),
            "deck-hollow-easy": Measured(68, 32),
            "deck-hollow-wild": Measured(52, 42),
        },
        19: {
            "deck-hollow-classic": Measured(34, 66),
            "deck-hollow-easy": Measured(70, 30),
            "deck-hollow-wild": Measured(52, 44),
        },
        20: {
            "deck-hollow-classic": Measured(60, 34),
            "deck-hollow-easy": Measured(64, 34),
            "deck-hollow-wild": Measured(64, 28),
        },
    },
    "chat": {
        6: {
            "deck-chat-classic": Measured(48, 28),
            "deck-chat-easy": Measured(58, 40),
            "deck-chat-wild": Measured(40, 34),
        },
        7: {
            "deck-chat-classic": Measured(38, 60),
            "deck-chat-easy": Measured(66, 34),
            "deck-chat-wild": Measured(52, 28),
        },
        8: {
            "deck-chat-classic": Measured(50, 36),
            "deck-chat-easy": Measured(54, 44),
            "deck-chat-wild": Measured(46, 40),
        },
        9: {
            "deck-chat-classic": Measured(48, 42),
            "deck-chat-easy": Measured(64, 34),
            "deck-chat-wild": Measured(60, 30),
        },
        10: {
            "deck-chat-classic": Measured(46, 48),
            "deck-chat-easy": Measured(68, 26),
            "deck-chat-wild": Measured(54, 40),
        },
        11: {
            "deck-chat-classic": Measured(54, 40),
            "deck-chat-easy": Measured(66, 32),
            "deck-chat-wild": Measured(56, 40),
        },
        12: {
            "deck-chat-classic": Measured(58, 38),
            "deck-chat-easy": Measured(68, 32),
            "deck-chat-wild": Measured(54, 42),
        },
        13: {
            "deck-chat-classic": Measured(60, 34),
            "deck-chat-easy": Measured(62, 38),
            "deck-chat-wild": Measured(54, 40),
        },
        14: {
            "deck-chat-classic": Measured(54, 40),
            "deck-chat-easy": Measured(54, 44),
            "deck-chat-wild": Measured(48, 50),
        },
        15: {
            "deck-chat-classic": Measured(50, 48),
            "deck-chat-easy": Measured(54, 44),
            "deck-chat-wild": Measured(50, 46),
        },
        16: {
            "deck-chat-classic": Measured(36, 58),
            "deck-chat-easy": Measured(66, 34),
            "deck-chat-wild": Measured(56, 38),
        },
        17: {
            "deck-chat-classic": Measured(54, 42),
            "deck-chat-easy": Measured(52, 48),
            "deck-chat-wild": Measured(60, 38),
        },
        18: {
            "deck-chat-classic": Measured(50, 48),
            "deck-chat-easy": Measured(64, 36),
            "deck-chat-wild": Measured(54, 44),
        },
        19: {
            "deck-chat-classic": Measured(50, 46),
            "deck-chat-easy": Measured(62, 38),
            "deck-chat-wild": Measured(40, 60),
        },
        20: {
            "deck-chat-classic": Measured(48, 52),
            "deck-chat-easy": Measured(52, 48),
            "deck-chat-wild": Measured(52, 44),
        },
    },
    "forum": {
        6: {
            "deck-forum-classic": Measured(58, 42),
            "deck-forum-easy": Measured(64, 36),
            "deck-forum-wild": Measured(50, 50),
        },
        7: {
            "deck-forum-classic": Measured(44, 56),
            "deck-forum-easy": Measured(54, 46),
            "deck-forum-wild": Measured(40, 60),
        },
        8: {
            "deck-forum-classic": Measured(56, 44),
            "deck-forum-easy": Measured(66, 34),
            "deck-forum-wild": Measured(36, 64),
        },
        9: {
            "deck-forum-classic": Measured(46, 54),
            "deck-forum-easy": Measured(68, 32),
            "deck-forum-wild": Measured(44, 52),
        },
        10: {
            "deck-forum-classic": Measured(62, 38),
            "deck-forum-easy": Measured(58, 42),
            "deck-forum-wild": Measured(58, 40),
        },
        11: {
            "deck-forum-classic": Measured(38, 62),
            "deck-forum-easy": Measured(58, 42),
            "deck-forum-wild": Measured(40, 60),
        },
        12: {
            "deck-forum-classic": Measured(42, 58),
            "deck-forum-easy": Measured(56, 44),
            "deck-forum-wild": Measured(52, 46),
        },
        13: {
            "deck-forum-classic": Measured(44, 56),
            "deck-forum-easy": Measured(60, 40),
            "deck-forum-wild": Measured(54, 44),
        },
        14: {
            "deck-forum-classic": Measured(46, 54),
            "deck-forum-easy": Measured(54, 46),
            "deck-forum-wild": Measured(30, 66),
        },
        15: {
            "deck-forum-classic": Measured(54, 46),
            "deck-forum-easy": Measured(56, 44),
            "deck-forum-wild": Measured(52, 48),
        },
        16: {
            "deck-forum-classic": Measured(40, 60),
            "deck-forum-easy": Measured(58, 42),
            "deck-forum-wild": Measured(54, 46),
        },
        17: {
            "deck-forum-classic": Measured(48, 52),
            "deck-forum-easy": Measured(62, 38),
            "deck-forum-wild": Measured(44, 54),
        },
        18: {
            "deck-forum-classic": Measured(46, 54),
            "deck-forum-easy": Measured(60, 40),
            "deck-forum-wild": Measured(42, 56),
        },
        19: {
            "deck-forum-classic": Measured(40, 60),
            "deck-forum-easy": Measured(52, 48),
            "deck-forum-wild": Measured(52, 46),
        },
        20: {
            "deck-forum-classic": Measured(56, 44),
            "deck-forum-easy": Measured(52, 48),
            "deck-forum-wild": Measured(50, 46),
        },
    },
}
"""Book -> number of people -> deck's id -> what was measured."""
