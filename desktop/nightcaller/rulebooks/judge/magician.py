"""Magician (魔术师): exchanges two players' number plates for a night.

Whatever anybody does to a number that night reaches the body that wears it (section IV, "affects all night
skills"); what belongs to a body stays with it (rulings, judge: magician).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Question
from nightcaller.engine.waiting import PLATES
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

InPlay = Callable[[Mapping[str, int], Mapping[str, str]], bool]

QUESTIONS = (Question("judge.magician.exchange"), Question("judge.magician.with"))

EXCHANGED: Final = Kind("judge.exchanged", discloses=False, mark="square", feat="exchanged")


def acts_last(deck: Mapping[str, int], house: Mapping[str, str]) -> bool:
    """House rule `magician_acts`: tenth, so that answers have to wait for him (`engine.waiting`)."""
    return deck.get("judge.magician", 0) > 0 and house["magician_acts"] == "tenth"


def acts_first(deck: Mapping[str, int], house: Mapping[str, str]) -> bool:
    """He acts before everybody else, or there is none: answers come at once."""
    return not acts_last(deck, house)


def exchange(game: Game, me: Holding) -> Script:
    """Night 10: two others swap numbers; not himself, not the same pair twice running; or nobody does."""
    last: tuple[int, ...] = me.memory.get("last", ())
    others = game.others(me.seat)
    (one,) = yield Ask(me.seat, "judge.magician.exchange", (*others, NOBODY))
    if one == NOBODY:
        return None
    barred = tuple(seat for seat in last if one in last and seat != one and game.lives(seat))
    (other,) = yield Ask(
        me.seat,
        "judge.magician.with",
        (*(seat for seat in others if seat != one and seat not in barred), NOBODY),
        blocked=tuple((seat, "blocked-judge-same-pair") for seat in barred),
    )
    if other == NOBODY:
        return None
    pair = tuple(sorted((int(one), int(other))))
    me.memory["last"] = pair
    game.noted["exchange"] = pair
    game.tell(EXCHANGED, to=1 << me.seat, by=me.seat, seat=pair[0], other=pair[1])
    return None


def wear(game: Game) -> None:
    """The plates change hands as soon as the Magician has chosen; nothing has landed yet."""
    if "exchange" in game.noted:
        one, other = game.noted["exchange"]
        game.plates.update({one: other, other: one})


def exchanging(power: str, hour: int, in_play: InPlay) -> Power:
    """The exchange at one of its two places in the night (house rule `magician_acts`)."""
    return Power(
        power,
        exchange,
        questions=QUESTIONS,
        writes=frozenset({PLATES}),
        settle=wear,
        in_play=in_play,
        hour=hour,
    )


ROLE = Role(
    "judge.magician",
    GOOD,
    frozenset({DIVINE}),
    (
        exchanging("judge.magician.exchange_first", 0, acts_first),
        exchanging("judge.magician.exchange", 10, acts_last),
    ),
    listed=15,
    worth=3,
    house_rules=(HouseRule("magician_acts", ("tenth", "first"), group="night"),),
)
