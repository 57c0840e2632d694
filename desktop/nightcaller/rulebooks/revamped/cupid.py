"""Cupid: falls in love in the first night, and stands from then on where the lover stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask, Question, Seat, Tier
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.coming import taken_over_late
from nightcaller.rulebooks.revamped.love import CUPID, FOLLOWS, IN_LOVE, bonds, couples
from nightcaller.rulebooks.revamped.teams import COUPLE, NEWS, TOWN, UNALIGNED, UNALIGNED_ALIGN
from nightcaller.rulebooks.stock import seal, unite

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LOVERS: Final = Kind("revamped.lovers", lasting=True, feat="united")
KEY: Final = "revamped.cupid.love"


def fall_in_love(game: Game, me: Holding) -> Script:
    """ "During the first night, the Cupid must choose a player to become their lover." """
    if bonds(game, me.seat):
        return None
    (whom,) = yield Ask(me.seat, KEY, game.others(me.seat))
    return list(LAND(game, me, (int(whom),)))


def marry(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """ "Choosing a lover is an immediate ability"; it lapses with the role (edges 1)."""
    (lover,) = bodies
    if lover != me.seat:
        unite(game, IN_LOVE, LOVERS, me.seat, lover)
        bonds(game, me.seat)[-1].memory[FOLLOWS] = True


LAND: Final = seal(Tier.CHANGE, marry, "love")


def by_default(game: Game, me: Holding, team: str) -> str:
    """A Cupid without a lover yet."""
    return team if bonds(game, me.seat) else TOWN


def cannot_be_infected(_game: Game, _me: Holding, _by: Seat) -> bool:
    """Love "overrides any other mechanic that may cause a player to change teams" (edges 4)."""
    return False


def powers() -> Iterable[Power]:
    """The first night, and any later one for whoever has become Cupid since."""
    asked = (Question(KEY, rests=False),)
    yield Power(KEY, fall_in_love, until=1, hour=33, questions=asked)
    yield Power(f"{KEY}_late", fall_in_love, since=2, hour=33, questions=asked, in_play=taken_over_late)


ROLE = Role(
    CUPID,
    UNALIGNED,
    frozenset({UNALIGNED_ALIGN, NEWS, NOT_LENT}),
    tuple(powers()),
    {"camp": by_default, "bitten": cannot_be_infected},
    listed=64,
    house_rules=(HouseRule("couple", ("alone", "with-team"), group="third"),),
    founds={COUPLE: couples},
)
