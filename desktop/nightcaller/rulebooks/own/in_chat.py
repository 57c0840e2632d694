"""Own roles in the chat book: it lives from its rooms, and an own card has no room of its own."""

from typing import Final

from nightcaller.rulebooks.chat import dealing, factions
from nightcaller.rulebooks.own.dialects import Dialect, PackDialect
from nightcaller.rulebooks.own.sentences import BY_NIGHT

NIGHT: Final = "own-refused-no-night"
VERBS: Final = tuple(str(kind.__struct_config__.tag) for kind in BY_NIGHT)

CHAT: Final = Dialect(
    book="chat",
    teams={"village": factions.VILLAGE},
    tags=lambda _role: frozenset(),
    wolf=factions.WOLF,
    mates=factions.WOLF,
    pack=PackDialect((), {}, frozenset({factions.WOLF})),
    hours={},
    votes=frozenset({"chat.village", "chat.village_runoff"}),
    traits={"dealt": dealing.also_a_villager},
    teams_lack={"wolves": "own-refused-no-pack", "alone": "own-refused-no-solo"},
    lacks={
        **dict.fromkeys(VERBS, NIGHT),
        "hunts": "own-refused-no-pack",
        "wins": "own-refused-no-solo",
        "shoots": "own-refused-no-shot",
        "survives": "own-refused-no-layer",
        "outlives": "own-refused-no-layer",
        "seems": "own-refused-no-disguise",
    },
    stands_for=lambda _role: factions.VILLAGER,
)
