"""Games that have been played, kept in a file, so that a long measurement can be broken off and made longer.

A line of JSON for each lot of games of one plan: which plan, from which game on, how many, and what came out.
A lot counts where it continues the lots before it; a line that was cut off in the middle counts for nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from nightcaller.engine import ENGINE_VERSION
from nightcaller.lab.simulation import SimulationPlan, Tally


class Lines:
    """Lines of JSON in a file to which they are added; one that was cut off in the middle counts for nothing.

    Args:
        path: the file; it need not be there yet.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._whole = True

    def read(self) -> Iterator[Any]:
        """Yield what every whole line says."""
        text = self._path.read_text("utf-8") if self._path.exists() else ""
        self._whole = text.endswith("\n") or not text
        for line in text.splitlines():
            with suppress(ValueError):
                yield json.loads(line)

    def add(self, what: Mapping[str, Any]) -> None:
        """Add a line, on a new one if the last was cut off."""
        line = json.dumps(what, separators=(",", ":"))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n" if self._whole else f"\n{line}\n")
        self._whole = True


class KeptGames:
    """The lots of one file.

    Args:
        path: the file; it need not be there yet.
    """

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path)
        self._lots: dict[str, list[Tally]] = {}
        for lot in self._lines.read():
            self._take(lot)

    def of(self, plan: SimulationPlan) -> Tally:
        """What is known of a plan, its first games: as few lots as hold as many as it wants."""
        tally = Tally()
        for lot in self._lots.get(_key(plan), ()):
            if tally.played < plan.games:
                tally.add(lot)
        return tally

    def add(self, plan: SimulationPlan, tally: Tally) -> None:
        """Write down what came of the games that follow on those that are known, and count it with them."""
        lot = _about(plan) | {"from": self.of(plan).played, "games": tally.played} | _counts(tally)
        self._lines.add(lot)
        self._take(lot)

    def _take(self, lot: Mapping[str, Any]) -> None:
        key = json.dumps({name: lot[name] for name in ABOUT}, sort_keys=True)
        lots = self._lots.setdefault(key, [])
        if lot["from"] == sum(known.played for known in lots):
            lots.append(_tally(lot))


ABOUT = ("engine", "book", "seats", "deck", "house", "bot", "seed")
"""What has to be the same for games to count together."""


def _about(plan: SimulationPlan) -> dict[str, Any]:
    setup = plan.setup
    values = (ENGINE_VERSION, plan.book, setup.seats, setup.deck, setup.house, plan.bot, setup.seed)
    return dict(zip(ABOUT, values, strict=True))


def _key(plan: SimulationPlan) -> str:
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


def _tally(lot: Mapping[str, Any]) -> Tally:
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
