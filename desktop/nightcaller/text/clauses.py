"""Short sentences that are read as one, as several people's wishes beside each other."""

from __future__ import annotations

from nightcaller.errors import Reason


class Clauses(tuple[Reason, ...]):
    """Messages with their arguments; the catalogue writes them behind each other in each language."""

    __slots__ = ()
