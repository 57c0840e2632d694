"""Games that have been played, kept in a file, so that a long measurement can be broken off and made longer.

A line of JSON for each lot of games of one plan: which plan, from which game on, how many, and what came out.
A lot counts where it continues the lots before it; a line that was cut off in the middle counts for nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nightcaller.engine import ENGINE_VERSION
from nightcaller.lab.simulation import Plan, Tally


class KeptGames:
    """The lots of one file.

    Args:
        path: the file; it need not be there yet.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lots: dict[str, list[Tally]] = {}
        self._whole_lines = True
        for line in self._lines():
            self._take(line)

    def of(self, plan: Plan) -> Tally:
        """What is known of a plan, its first games: as few lots as hold as many as it wants."""
        tally = Tally()
        for lot in self._lots.get(_key(plan), ()):
            if tally.played < plan.games:
                tally.add(lot)
        return tally

    def add(self, plan: Plan, tally: Tally) -> None:
        """Write down what came of the games that follow on those that are known, and count it with them."""
        lot = _about(plan) | {"from": self.of(plan).played, "games": tally.played} | _counts(tally)
        line = json.dumps(lot, separators=(",", ":"))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n" if self._whole_lines else f"\n{line}\n")
        self._whole_lines = True
        self._take(line)

    def _lines(self) -> Iterator[str]:
        if self._path.exists():
            text = self._path.read_text("utf-8")
            self._whole_lines = text.endswith("\n") or not text
            yield from text.splitlines()

    def _take(self, line: str) -> None:
        try:
            lot = json.loads(line)
        except ValueError:
            return
        key = json.dumps({name: lot[name] for name in ABOUT}, sort_keys=True)
        lots = self._lots.setdefault(key, [])
        if lot["from"] == sum(known.played for known in lots):
            lots.append(_tally(lot))


ABOUT = ("engine", "book", "seats", "deck", "house", "bot", "seed")
"""What has to be the same for games to count together."""


def _about(plan: Plan) -> dict[str, Any]:
    setup = plan.setup
    values = (ENGINE_VERSION, plan.book, setup.seats, setup.deck, setup.house, plan.bot, setup.seed)
    return dict(zip(ABOUT, values, strict=True))


def _key(plan: Plan) -> str:
    return json.dumps(_about(plan), sort_keys=True)


def _counts(tally: Tally) -> dict[str, Any]:
    return {
        "unfinished": tally.unfinished,
        "draws": tally.draws,
        "first_night": tally.first_night,
        "wins": tally.wins,
        "reasons": tally.reasons,
        "nights": tally.nights,
    }


def _tally(lot: dict[str, Any]) -> Tally:
    """What a lot came to, but for the numbers of decisions."""
    return Tally(
        played=lot["games"],
        unfinished=lot["unfinished"],
        draws=lot["draws"],
        wins=Counter(lot["wins"]),
        reasons=Counter(lot["reasons"]),
        first_night=lot["first_night"],
        nights=Counter({int(nights): games for nights, games in lot["nights"].items()}),
    )
