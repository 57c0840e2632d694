"""What simulated games of the recommended decks have shown: docs/decks.md for programs, written with it.

After a change of rules, decks or bots: `nightcaller-lab decks`, as docs/decks.md says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Measured(NamedTuple):
    """Of a hundred games, how many each camp wins; what is missing, nobody wins.

    Attributes:
        village: the village.
        wolves: all packs together.
        others: all who belong to neither.
        first_night: games that were over before anybody could speak.
    """

    village: float
    wolves: float
    others: float = 0
    first_night: float = 0


GAMES: Final = 400
"""How many games of each deck were played."""

DAYS: Final[Mapping[str, tuple[float, float]]] = {
    "judge": (0.38, -0.3),
    "hollow": (0.45, -0.7),
    "chat": (0.41, -0.2),
    "forum": (0.44, -1.1),
}
"""Book -> how many days and nights a game takes: so many for each person, and so many more."""


def days_for(book: str, seats: int) -> float:
    """Mean number of days and nights that simulated games took, on a line through 6 to 20 people."""
    each, more = DAYS[book]
    return max(1.5, each * seats + more)


MEASURED: Final[Mapping[str, Mapping[int, Mapping[str, Measured]]]] = {
    "judge": {
        6: {
            "deck-judge-classic": Measured(44.2, 55.8, 0.0, 0.0),
            "deck-judge-easy": Measured(49.8, 50.2, 0.0, 0.0),
            "deck-judge-six": Measured(49.8, 50.2, 0.0, 0.0),
        },
        7: {
            "deck-judge-classic": Measured(50.7, 49.2, 0.0, 0.0),
            "deck-judge-easy": Measured(57.5, 42.5, 0.0, 0.0),
            "deck-judge-wild": Measured(46.8, 53.2, 0.0, 0.0),
        },
        8: {
            "deck-judge-classic": Measured(60.8, 39.2, 0.0, 0.0),
            "deck-judge-easy": Measured(63.5, 36.5, 0.0, 0.0),
            "deck-judge-wild": Measured(53.8, 45.5, 0.0, 0.0),
        },
        9: {
            "deck-judge-classic": Measured(44.2, 55.8, 0.0, 0.0),
            "deck-judge-easy": Measured(53.0, 47.0, 0.0, 0.0),
            "deck-judge-wild": Measured(42.0, 58.0, 0.0, 0.0),
            "deck-judge-three-divine": Measured(44.2, 55.8, 0.0, 0.0),
        },
        10: {
            "deck-judge-classic": Measured(44.2, 55.8, 0.0, 0.0),
            "deck-judge-easy": Measured(61.5, 38.5, 0.0, 0.0),
            "deck-judge-wild": Measured(49.0, 50.7, 0.0, 0.0),
            "deck-judge-ten-idiot": Measured(44.2, 55.8, 0.0, 0.0),
            "deck-judge-ten-guard": Measured(61.5, 38.5, 0.0, 0.0),
        },
        11: {
            "deck-judge-classic": Measured(48.5, 51.5, 0.0, 0.0),
            "deck-judge-easy": Measured(59.5, 40.5, 0.0, 0.0),
            "deck-judge-wild": Measured(48.2, 51.5, 0.0, 0.0),
        },
        12: {
            "deck-judge-easy": Measured(58.5, 41.5, 0.0, 0.0),
            "deck-judge-classic": Measured(44.2, 55.2, 0.0, 0.0),
            "deck-judge-wild": Measured(34.5, 35.2, 30.2, 0.0),
            "deck-judge-idiot": Measured(40.5, 59.5, 0.0, 0.0),
            "deck-judge-wolf-king": Measured(44.2, 55.2, 0.0, 0.0),
            "deck-judge-guard": Measured(52.5, 47.5, 0.0, 0.0),
            "deck-judge-white-king": Measured(56.2, 43.8, 0.0, 0.0),
            "deck-judge-white-king-guard": Measured(53.0, 47.0, 0.0, 0.0),
            "deck-judge-wolf-beauty": Measured(52.8, 47.2, 0.0, 0.0),
            "deck-judge-wolf-beauty-guard": Measured(44.8, 55.0, 0.0, 0.0),
            "deck-judge-gargoyle": Measured(52.2, 47.8, 0.0, 0.0),
            "deck-judge-hidden-wolf": Measured(41.5, 58.5, 0.0, 0.0),
            "deck-judge-wraith-rider": Measured(46.0, 54.0, 0.0, 0.0),
            "deck-judge-magician": Measured(38.8, 61.0, 0.0, 0.0),
            "deck-judge-elder": Measured(35.5, 64.5, 0.0, 0.0),
            "deck-judge-cupid": Measured(29.5, 67.5, 3.0, 0.0),
            "deck-judge-piper": Measured(37.8, 41.0, 21.2, 0.0),
            "deck-judge-bomber": Measured(28.7, 49.0, 22.2, 0.0),
        },
        13: {
            "deck-judge-easy": Measured(59.8, 40.2, 0.0, 0.0),
            "deck-judge-classic": Measured(46.5, 53.2, 0.0, 0.0),
            "deck-judge-wild": Measured(41.0, 27.5, 31.5, 0.0),
        },
        14: {
            "deck-judge-easy": Measured(55.2, 44.8, 0.0, 0.0),
            "deck-judge-classic": Measured(47.5, 52.5, 0.0, 0.0),
            "deck-judge-wild": Measured(51.7, 21.5, 26.8, 0.0),
        },
        15: {
            "deck-judge-easy": Measured(56.8, 43.2, 0.0, 0.0),
            "deck-judge-classic": Measured(50.2, 49.8, 0.0, 0.0),
            "deck-judge-wild": Measured(43.2, 35.0, 21.8, 0.0),
        },
        16: {
            "deck-judge-easy": Measured(61.3, 38.8, 0.0, 0.0),
            "deck-judge-classic": Measured(50.0, 50.0, 0.0, 0.0),
            "deck-judge-wild": Measured(36.5, 35.2, 28.2, 0.0),
        },
        17: {
            "deck-judge-easy": Measured(55.5, 44.5, 0.0, 0.0),
            "deck-judge-classic": Measured(49.2, 50.5, 0.0, 0.0),
            "deck-judge-wild": Measured(42.8, 28.7, 28.5, 0.0),
        },
        18: {
            "deck-judge-easy": Measured(60.5, 39.5, 0.0, 0.0),
            "deck-judge-classic": Measured(44.2, 55.8, 0.0, 0.0),
            "deck-judge-wild": Measured(45.0, 28.0, 27.0, 0.0),
        },
        19: {
            "deck-judge-easy": Measured(59.0, 41.0, 0.0, 0.0),
            "deck-judge-classic": Measured(49.5, 50.5, 0.0, 0.0),
            "deck-judge-wild": Measured(45.5, 26.2, 28.2, 0.0),
        },
        20: {
            "deck-judge-easy": Measured(57.0, 43.0, 0.0, 0.0),
            "deck-judge-classic": Measured(47.5, 52.5, 0.0, 0.0),
            "deck-judge-wild": Measured(37.2, 25.2, 37.5, 0.0),
        },
    },
    "hollow": {
        6: {
            "deck-hollow-classic": Measured(51.2, 43.0, 0.0, 0.0),
            "deck-hollow-easy": Measured(59.5, 30.2, 0.0, 0.0),
            "deck-hollow-wild": Measured(37.8, 43.8, 14.0, 0.0),
        },
        7: {
            "deck-hollow-classic": Measured(49.0, 35.0, 6.0, 0.0),
            "deck-hollow-easy": Measured(59.5, 40.5, 0.0, 0.0),
            "deck-hollow-wild": Measured(38.5, 44.5, 8.5, 0.0),
        },
        8: {
            "deck-hollow-classic": Measured(56.0, 35.8, 3.2, 0.0),
            "deck-hollow-easy": Measured(65.2, 33.0, 0.0, 0.0),
            "deck-hollow-wild": Measured(48.0, 36.2, 11.5, 0.0),
        },
        9: {
            "deck-hollow-classic": Measured(58.2, 31.5, 4.8, 0.0),
            "deck-hollow-easy": Measured(63.2, 32.2, 0.0, 0.0),
            "deck-hollow-wild": Measured(47.8, 31.8, 14.0, 0.0),
        },
        10: {
            "deck-hollow-classic": Measured(48.5, 45.0, 3.2, 0.0),
            "deck-hollow-easy": Measured(62.5, 35.0, 0.0, 0.0),
            "deck-hollow-wild": Measured(37.5, 46.5, 9.2, 0.0),
        },
        11: {
            "deck-hollow-classic": Measured(46.5, 48.5, 5.0, 0.0),
            "deck-hollow-easy": Measured(54.5, 43.5, 0.0, 0.0),
            "deck-hollow-wild": Measured(42.2, 41.8, 11.5, 0.0),
        },
        12: {
            "deck-hollow-classic": Measured(52.5, 41.2, 6.2, 0.0),
            "deck-hollow-easy": Measured(65.2, 33.0, 0.0, 0.0),
            "deck-hollow-wild": Measured(51.7, 39.8, 6.2, 0.0),
        },
        13: {
            "deck-hollow-classic": Measured(47.0, 45.8, 2.0, 0.0),
            "deck-hollow-easy": Measured(54.8, 43.8, 0.0, 0.0),
            "deck-hollow-wild": Measured(49.0, 40.2, 6.2, 0.0),
        },
        14: {
            "deck-hollow-classic": Measured(53.0, 42.8, 2.0, 0.0),
            "deck-hollow-easy": Measured(56.5, 43.5, 0.0, 0.0),
            "deck-hollow-wild": Measured(52.8, 41.2, 4.5, 0.0),
        },
        15: {
            "deck-hollow-classic": Measured(52.8, 44.2, 0.8, 0.0),
            "deck-hollow-easy": Measured(61.8, 36.8, 0.0, 0.0),
            "deck-hollow-wild": Measured(39.8, 54.0, 5.2, 0.0),
        },
        16: {
            "deck-hollow-classic": Measured(58.5, 38.8, 1.5, 0.0),
            "deck-hollow-easy": Measured(63.5, 35.0, 0.0, 0.0),
            "deck-hollow-wild": Measured(51.7, 41.5, 4.2, 0.0),
        },
        17: {
            "deck-hollow-classic": Measured(48.2, 48.5, 2.0, 0.0),
            "deck-hollow-easy": Measured(60.2, 38.8, 0.0, 0.0),
            "deck-hollow-wild": Measured(37.2, 51.5, 7.5, 0.0),
        },
        18: {
            "deck-hollow-classic": Measured(51.5, 46.8, 0.5, 0.0),
            "deck-hollow-easy": Measured(58.2, 41.8, 0.0, 0.0),
            "deck-hollow-wild": Measured(49.0, 44.8, 5.0, 0.0),
        },
        19: {
            "deck-hollow-classic": Measured(42.8, 54.8, 1.2, 0.0),
            "deck-hollow-easy": Measured(60.5, 38.8, 0.0, 0.0),
            "deck-hollow-wild": Measured(56.5, 39.8, 2.5, 0.0),
        },
        20: {
            "deck-hollow-classic": Measured(55.5, 41.8, 1.8, 0.0),
            "deck-hollow-easy": Measured(64.8, 34.0, 0.0, 0.0),
            "deck-hollow-wild": Measured(58.8, 32.2, 4.5, 0.0),
        },
    },
    "chat": {
        6: {
            "deck-chat-classic": Measured(50.0, 30.2, 15.2, 0.0),
            "deck-chat-easy": Measured(57.8, 38.8, 0.0, 0.0),
            "deck-chat-wild": Measured(42.5, 31.0, 15.8, 0.0),
        },
        7: {
            "deck-chat-classic": Measured(48.8, 46.2, 0.0, 0.0),
            "deck-chat-easy": Measured(63.0, 37.0, 0.0, 0.0),
            "deck-chat-wild": Measured(38.5, 38.0, 9.0, 0.0),
        },
        8: {
            "deck-chat-classic": Measured(49.0, 40.2, 9.5, 0.0),
            "deck-chat-easy": Measured(59.2, 36.5, 0.0, 0.0),
            "deck-chat-wild": Measured(47.8, 42.8, 8.8, 0.0),
        },
        9: {
            "deck-chat-classic": Measured(57.5, 35.0, 7.5, 0.0),
            "deck-chat-easy": Measured(61.3, 37.8, 0.0, 0.0),
            "deck-chat-wild": Measured(41.2, 46.5, 4.0, 0.0),
        },
        10: {
            "deck-chat-classic": Measured(48.0, 42.2, 5.2, 0.0),
            "deck-chat-easy": Measured(59.2, 37.2, 0.0, 0.0),
            "deck-chat-wild": Measured(51.5, 40.2, 3.8, 0.0),
        },
        11: {
            "deck-chat-classic": Measured(51.7, 41.8, 3.5, 0.0),
            "deck-chat-easy": Measured(62.7, 34.8, 0.0, 0.0),
            "deck-chat-wild": Measured(53.2, 38.5, 4.5, 0.0),
        },
        12: {
            "deck-chat-classic": Measured(56.5, 35.8, 3.2, 0.0),
            "deck-chat-easy": Measured(63.0, 33.8, 0.0, 0.0),
            "deck-chat-wild": Measured(48.8, 45.2, 2.5, 0.0),
        },
        13: {
            "deck-chat-classic": Measured(47.2, 44.0, 5.0, 0.0),
            "deck-chat-easy": Measured(60.8, 39.0, 0.0, 0.0),
            "deck-chat-wild": Measured(56.2, 38.2, 2.5, 0.0),
        },
        14: {
            "deck-chat-classic": Measured(52.8, 40.5, 3.8, 0.0),
            "deck-chat-easy": Measured(64.2, 35.8, 0.0, 0.0),
            "deck-chat-wild": Measured(54.0, 42.8, 2.2, 0.0),
        },
        15: {
            "deck-chat-classic": Measured(43.8, 50.0, 3.2, 0.0),
            "deck-chat-easy": Measured(60.2, 37.5, 0.0, 0.0),
            "deck-chat-wild": Measured(50.5, 45.5, 1.5, 0.0),
        },
        16: {
            "deck-chat-classic": Measured(48.2, 47.5, 1.5, 0.0),
            "deck-chat-easy": Measured(59.5, 40.5, 0.0, 0.0),
            "deck-chat-wild": Measured(47.0, 49.2, 1.8, 0.0),
        },
        17: {
            "deck-chat-classic": Measured(56.0, 40.2, 2.0, 0.0),
            "deck-chat-easy": Measured(61.5, 38.0, 0.0, 0.0),
            "deck-chat-wild": Measured(50.5, 43.8, 3.0, 0.0),
        },
        18: {
            "deck-chat-classic": Measured(57.2, 39.0, 1.0, 0.0),
            "deck-chat-easy": Measured(64.5, 35.5, 0.0, 0.0),
            "deck-chat-wild": Measured(51.5, 46.5, 1.0, 0.0),
        },
        19: {
            "deck-chat-classic": Measured(47.0, 48.5, 3.2, 0.0),
            "deck-chat-easy": Measured(59.0, 41.0, 0.0, 0.0),
            "deck-chat-wild": Measured(43.5, 55.2, 0.2, 0.0),
        },
        20: {
            "deck-chat-classic": Measured(53.2, 43.5, 1.8, 0.0),
            "deck-chat-easy": Measured(59.0, 41.0, 0.0, 0.0),
            "deck-chat-wild": Measured(47.5, 49.5, 1.8, 0.0),
        },
    },
    "forum": {
        6: {
            "deck-forum-classic": Measured(49.8, 50.2, 0.0, 0.0),
            "deck-forum-easy": Measured(58.5, 41.5, 0.0, 0.0),
            "deck-forum-wild": Measured(52.2, 42.5, 0.0, 2.2),
        },
        7: {
            "deck-forum-classic": Measured(45.0, 55.0, 0.0, 0.0),
            "deck-forum-easy": Measured(59.8, 40.2, 0.0, 0.0),
            "deck-forum-wild": Measured(54.5, 41.0, 0.0, 0.5),
        },
        8: {
            "deck-forum-classic": Measured(56.5, 43.5, 0.0, 0.0),
            "deck-forum-easy": Measured(64.8, 35.2, 0.0, 0.0),
            "deck-forum-wild": Measured(54.8, 42.8, 0.0, 1.5),
        },
        9: {
            "deck-forum-classic": Measured(45.0, 55.0, 0.0, 0.0),
            "deck-forum-easy": Measured(55.2, 44.8, 0.0, 0.0),
            "deck-forum-wild": Measured(34.8, 59.0, 0.0, 0.0),
        },
        10: {
            "deck-forum-classic": Measured(51.7, 48.2, 0.0, 0.0),
            "deck-forum-easy": Measured(65.0, 35.0, 0.0, 0.0),
            "deck-forum-wild": Measured(51.7, 46.8, 0.0, 0.0),
        },
        11: {
            "deck-forum-classic": Measured(39.5, 60.5, 0.0, 0.0),
            "deck-forum-easy": Measured(65.5, 34.5, 0.0, 0.0),
            "deck-forum-wild": Measured(35.5, 62.0, 0.0, 0.0),
        },
        12: {
            "deck-forum-classic": Measured(47.5, 52.5, 0.0, 0.0),
            "deck-forum-easy": Measured(56.8, 43.2, 0.0, 0.0),
            "deck-forum-wild": Measured(49.5, 48.0, 0.0, 0.0),
        },
        13: {
            "deck-forum-classic": Measured(48.8, 51.2, 0.0, 0.0),
            "deck-forum-easy": Measured(61.0, 39.0, 0.0, 0.0),
            "deck-forum-wild": Measured(55.0, 43.5, 0.0, 0.0),
        },
        14: {
            "deck-forum-classic": Measured(53.2, 46.8, 0.0, 0.0),
            "deck-forum-easy": Measured(58.0, 42.0, 0.0, 0.0),
            "deck-forum-wild": Measured(45.0, 52.2, 0.0, 0.0),
        },
        15: {
            "deck-forum-classic": Measured(52.8, 47.2, 0.0, 0.0),
            "deck-forum-easy": Measured(68.0, 32.0, 0.0, 0.0),
            "deck-forum-wild": Measured(50.5, 48.8, 0.0, 0.0),
        },
        16: {
            "deck-forum-classic": Measured(49.0, 51.0, 0.0, 0.0),
            "deck-forum-easy": Measured(61.5, 38.5, 0.0, 0.0),
            "deck-forum-wild": Measured(44.5, 53.8, 0.0, 0.0),
        },
        17: {
            "deck-forum-classic": Measured(50.0, 50.0, 0.0, 0.0),
            "deck-forum-easy": Measured(63.7, 36.2, 0.0, 0.0),
            "deck-forum-wild": Measured(51.2, 47.2, 0.0, 0.0),
        },
        18: {
            "deck-forum-classic": Measured(51.0, 49.0, 0.0, 0.0),
            "deck-forum-easy": Measured(60.5, 39.5, 0.0, 0.0),
            "deck-forum-wild": Measured(37.2, 61.3, 0.0, 0.0),
        },
        19: {
            "deck-forum-classic": Measured(49.0, 51.0, 0.0, 0.0),
            "deck-forum-easy": Measured(62.7, 37.2, 0.0, 0.0),
            "deck-forum-wild": Measured(55.2, 41.2, 0.0, 0.0),
        },
        20: {
            "deck-forum-classic": Measured(51.7, 48.2, 0.0, 0.0),
            "deck-forum-easy": Measured(65.0, 35.0, 0.0, 0.0),
            "deck-forum-wild": Measured(39.0, 59.0, 0.0, 0.0),
        },
    },
}
"""Book -> number of people -> deck's id -> what was measured."""
