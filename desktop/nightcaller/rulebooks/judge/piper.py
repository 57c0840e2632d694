"""Piper (吹笛者): confuses two players every night from the second on, and wins when all are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import PIPER, THIRD

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CONFUSED = "judge.confused"
QUESTIONS = (Question("judge.piper.first"), Question("judge.piper.second"))

PIPED: Final = Kind("judge.piped", mark="ring", lasting=True, feat="enchanted")
CONFUSED_TOLD: Final = Kind("judge.confused", story=False)


def confuse(game: Game, me: Holding) -> Script:
    """Night 11, from the second night: two players who have not heard the tune yet; never himself."""
    known: tuple[Seat, ...] = me.memory.get("confused", ())
    heard = tuple(seat for seat in game.others(me.seat) if seat in known)
    fresh = tuple(seat for seat in game.others(me.seat) if seat not in known)
    blocked = tuple((seat, "blocked-judge-confused") for seat in heard)
    chosen: list[Seat] = []
    for question in QUESTIONS:
        options = tuple(seat for seat in fresh if seat not in chosen)
        (target,) = yield Ask(me.seat, question.key, (*options, NOBODY), blocked=blocked)
        if target == NOBODY:
            break
        chosen.append(int(target))

    def play(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        """He knows all who hear him; they know themselves. House rule `piper_confused_told`."""
        for seat in sorted(set(bodies) - set(me.memory.get("confused", ())) - {me.seat}):
            me.memory["confused"] = (*me.memory.get("confused", ()), seat)
            game.mark(seat, Status(CONFUSED, act.by, FOREVER))
            game.tell(PIPED, to=1 << me.seat, by=me.seat, seat=seat)
            if game.house["piper_confused_told"] == "yes":
                game.tell(CONFUSED_TOLD, to=1 << seat, seat=seat)

    return [Act(Tier.MARK, me.seat, tuple(chosen), play, me.role.id)] if chosen else None


def claims(game: Game, me: Holding) -> str | None:
    """Section V: "all surviving players are confused", and the Piper is there to see it."""
    if not game.lives(me.seat):
        return None
    return PIPER if all(game.marked(seat, CONFUSED) for seat in game.others(me.seat)) else None


def fall_silent(game: Game, me: Holding) -> None:
    """The table has given him another card: nobody has ever heard this tune."""
    for seat in seats_of(game.bearing(CONFUSED)):
        status = game.marked(seat, CONFUSED)
        if status is not None and status.source == me.seat:
            game.unmark(seat, CONFUSED)


ROLE = Role(
    "judge.piper",
    PIPER,
    frozenset({THIRD}),
    (Power("judge.piper.confuse", confuse, since=2, questions=QUESTIONS),),
    {"claims": claims, "role_lost": fall_silent},
)
