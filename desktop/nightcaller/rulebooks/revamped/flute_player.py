"""Flute Player: enchants people night after night, until everybody hums the same tune."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role, Turn
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Status, Tier
from nightcaller.rulebooks.revamped.circle import ELSEWHERE
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.enchanting import PLAYER, clouds, enchant
from nightcaller.rulebooks.revamped.groups import belongs
from nightcaller.rulebooks.revamped.lending import original
from nightcaller.rulebooks.revamped.recruiting import got_up
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import FLUTE, NEWS, SOLO_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PLAYED: Final = Kind("revamped.played", discloses=False, mark="ring", feat="enchanted")
KEY: Final = "revamped.flute_player.play"
TUNES: Final = 2
PLAYED_BEFORE: Final = "revamped.played_before"
"""Status of whoever has lost the role."""


def on_the_board(game: Game) -> tuple[Seat, ...]:
    """Who is alive and plays, or is taken for somebody who does; Apprentices do not count (edges 8)."""
    players = [holding.seat for holding in game.holders(PLAYER)]
    return tuple(sorted({*players, *turned(game)}))


def turned(game: Game) -> tuple[Seat, ...]:
    """Who has played and got up again as somebody else's; nobody of the other players knows."""
    return tuple(
        seat
        for seat in seats_of(game.bearing(PLAYED_BEFORE) & game.alive)
        if got_up(game, seat) and not any(belongs(game, b, seat) for b in ELSEWHERE if b in game.boards)
    )


def stop(game: Game, me: Holding) -> None:
    """Whoever was a Flute Player is still taken for one by the others."""
    game.mark(me.seat, Status(PLAYED_BEFORE, me.seat))


def play(game: Game, me: Holding) -> Script:
    """ "Each night, the Flute Player may enchant two players"; "if there is more than one player in the Flute
    Player channel, at the start of the night, each Flute Player will be able to enchant one"."""
    tunes = 1 if len(on_the_board(game)) > 1 else TUNES
    chosen: list[Seat] = []
    while len(chosen) < tunes:
        left = tuple(seat for seat in game.others(me.seat) if seat not in chosen)
        (pick,) = yield Ask(me.seat, KEY, (*left, NOBODY))
        if pick == NOBODY:
            break
        chosen.append(int(pick))
        game.tell(PLAYED, to=1 << me.seat, by=me.seat, seat=pick)
    if not chosen or original(me.role.id) != PLAYER:
        return None
    return [Act(Tier.MARK, me.seat, tuple(chosen), land, me.role.id, verb="enchant")]


def land(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "Enchanting a player is an immediate ability." """
    for body in bodies:
        enchant(game, act.by, body)


PLAY: Final = Power(KEY, play, questions=(Question(),) * TUNES, hour=54)


def turns(game: Game) -> list[Turn]:
    """ "If a Flute Player turns undead, they will lose their ability to enchant players; however if there are
    still one or more Flute Player(s) alive, the turned Flute Player will still be asked"."""
    if not game.bearing(PLAYED_BEFORE) or not game.holders(PLAYER):
        return []
    return [Turn(game.players[seat].holdings[0], PLAY, seat) for seat in turned(game)]


STILL_ASKED: Final = Consequence(Moment.STILL_ASKED, 10, turns, PLAYER)

ROLE = Role(
    PLAYER,
    FLUTE,
    in_team(FLUTE, SOLO_POWER, NEWS),
    (PLAY,),
    {**KNOW_EACH_OTHER, "clouds": clouds, "role_lost": stop},
    listed=52,
    several=True,
    worth=-5,
)
