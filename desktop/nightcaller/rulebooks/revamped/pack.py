"""The wolfpack (3.1): its room, its vote, who belongs to it, and who joins it later."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import FULL
from nightcaller.engine.death import give_back
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Hook, Power
from nightcaller.engine.turning import turn, undone_with
from nightcaller.engine.vocabulary import Question, Seat, Status
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.coming import coming
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.groups import VotingGroup, belongs, members
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import PACKAGE, WOLF_ROLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PACK: Final = "revamped.pack"
"""The board, the fact of the night and the cause of death."""
IN_PACK: Final = "wolfpack"
"""Tag of the roles that run with the pack from the start."""
ALPHA: Final = "alpha"
"""Tag of those whose ballot counts two."""
LONER: Final = "loner"
PACKLESS: Final = "packless"
"""Tags of wolves who join when one of the pack has died, and when nobody of it lives."""
CUBS: Final = "revamped.cubs"
"""Status of a dead Wolf's Cub until the night in which the pack hunts for it."""
HOODS: Final = "revamped.hoods"
"""Status of a Riding Hood whom the pack has killed, until the night in which it goes without."""
PROPOSAL: Final = Kind("revamped.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("revamped.pack.agreed", "agreement", mark="cross", feat="hunted")
HUNGRY: Final = Kind("revamped.pack_hungry")
GREW: Final = Kind("revamped.pack_grew", story=False)
"""The story tells how somebody became a wolf, and need not say where wolves run."""
TURNED_WOLF: Final = Kind("revamped.turned_wolf", mark="diamond", escapes=("cursed",))

GROUP: Final = VotingGroup(
    PACK, IN_PACK, PROPOSAL, AGREED, lambda game, seat: 2 if ALPHA in game.role(seat).tags else 1
)


ROOM: Final = meeting(1, PACK, IN_PACK, always=True)


def first_ballot(game: Game, me: Holding) -> Script:
    """3.1: "each night, the wolfpack votes to attack one player"."""
    if not kills(game):
        return None
    return (yield from GROUP.cast(game, me))


def more_ballots(game: Game, me: Holding) -> Script:
    """3.2, Wolf's Cub: the night after it dies "the wolfpack will be able to kill two players"; "allowed to
    attack the same player twice"."""
    for n in range(1, kills(game)):
        yield from GROUP.cast(game, me, n)
    return None


def kills(game: Game) -> int:
    """How many attacks the pack has this night (rulings: max(0, 1 + cubs - hoods))."""
    hoods = game.bearing(HOODS)
    cubs = game.bearing(CUBS)
    return max(0, 1 + cubs.bit_count() - hoods.bit_count()) if hoods or cubs else 1


def nightfall(game: Game) -> None:
    """5.1, Riding Hood: "the pack does not get a kill the following night", and hears why nobody asks it."""
    to = GROUP.awake(game)
    if to and not kills(game):
        game.tell(HUNGRY, to=to)


def cubs_in_play(deck: Mapping[str, int], _house: Mapping[str, str]) -> bool:
    """Whether the pack may ever have a second attack."""
    return deck.get("revamped.wolfs_cub", 0) > 0


def settled(deck: Mapping[str, int], _house: Mapping[str, str]) -> str:
    """3.2, Alpha Wolf: its ballot counts two (`Power.settled`)."""
    return "votes-alpha" if any(map(deck.get, entries.tagged(PACKAGE, ALPHA))) else "votes"


ATTACK: Final = Power(
    "revamped.pack.attack",
    first_ballot,
    writes=frozenset({PACK}),
    group=True,
    settled=settled,
    hour=70,
    called="revamped.wolf",
)
SECOND: Final = Power(
    "revamped.pack.second",
    more_ballots,
    since=2,
    questions=(Question(GROUP.key),),
    writes=frozenset({PACK}),
    group=True,
    settled=settled,
    hour=71,
    in_play=cubs_in_play,
    called="revamped.wolf",
    spoken="second",
)
POWERS: Final = (ATTACK, SECOND)


def meet(game: Game, me: Holding) -> None:
    """3.1: "all members of the wolfpack know each other": names and no cards, for a White Werewolf "will
    appear to be a regular wolf"."""
    board = game.boards.get(PACK)
    others = members(game, PACK) if board else game.tagged(IN_PACK)
    mates = tuple((seat, WOLF_ROLE) for seat in seats_of(others) if seat != me.seat)
    game.tell(MATES, to=1 << me.seat, mates=mates)


def forget(game: Game, me: Holding) -> None:
    """The ballot of somebody who is of the pack no more lapses."""
    GROUP.lapse(game, me)


HOOKS: Final[Mapping[str, Hook]] = {"dealt": meet, "role_lost": forget}
"""What everybody in the pack has in common."""


def welcome(game: Game, seat: Seat) -> None:
    """The pack hears that it has one more."""
    to = GROUP.awake(game) & ~(1 << seat)
    if to:
        game.tell(GREW, to=to, seat=seat)
        game.tell(MATES, to=to, mates=((seat, WOLF_ROLE),))


def recruit(game: Game, seat: Seat) -> None:
    """Somebody becomes a Wolf and one of the pack."""
    turn(game, seat, WOLF_ROLE)
    game.tell(TURNED_WOLF, to=1 << seat, seat=seat)
    welcome(game, seat)


def let_in(game: Game, seat: Seat) -> None:
    """Somebody joins the pack and stays who it is."""
    game.boards[PACK].kept[seat] = FULL
    mates = tuple((other, WOLF_ROLE) for other in seats_of(members(game, PACK)) if other != seat)
    game.tell(MATES, to=1 << seat, mates=mates)


def let_out(seat: Seat, game: Game) -> None:
    """Somebody who had joined because nobody of the pack lived is on her own again."""
    game.boards[PACK].kept.pop(seat, None)


def in_pack(game: Game, seat: Seat) -> bool:
    """Whether somebody is in the pack, former members included (edges 3, Huntsman)."""
    return belongs(game, PACK, seat)


def after_burial(game: Game, dead: tuple[Seat, ...]) -> None:
    """Lone wolves join when one of the pack has died, Packless ones when nobody of it lives; in this order
    (edges 4). With the deaths that the table takes back it is taken back as well."""
    fallen = seats_of(members(game, PACK) & mask_of(dead))
    if fallen:
        for holding in _waiting(game, LONER):
            with undone_with(game, holding, fallen):
                recruit(game, holding.seat)
    if not GROUP.awake(game):
        for holding in _waiting(game, PACKLESS):
            let_in(game, holding.seat)
            for seat in fallen:
                give_back(game, seat, partial(let_out, holding.seat))


def _waiting(game: Game, tag: str) -> list[Holding]:
    """Who lives with a card that has a tag, in the book's order."""
    roles = [role.id for role in coming(game) if tag in role.tags]
    return [holding for role in roles for holding in game.holders(role)]


JOINED: Final = Consequence(Moment.BURIED, 30, after_burial)


def bury_cub(game: Game, me: Holding, seat: Seat, _fates: object) -> None:
    """3.2, Wolf's Cub: "triggered when a player who has the role of Wolf's Cub dies"."""
    if seat == me.seat:
        # A cub that falls at dawn is of the night: the hunt for it is the next night's, as for one lynched.
        game.mark(seat, Status(CUBS, seat))


def hunted_for(game: Game) -> tuple[tuple[str, Seat], ...]:
    """The cubs and hoods of this night: those who fall in it are of the next one."""
    return tuple((kind, seat) for kind in (CUBS, HOODS) for seat in seats_of(game.bearing(kind)))


def corrected(game: Game) -> None:
    """The table has brought somebody back: for a cub that lives nobody hunts twice, and after a Riding Hood
    that lives the pack is as hungry as ever."""
    for kind in (CUBS, HOODS):
        for seat in seats_of(game.bearing(kind) & game.alive):
            game.unmark(seat, kind)


CORRECTED: Final = Consequence(Moment.CORRECTED, 10, corrected)


def hunt_over(game: Game, counted: tuple[tuple[str, Seat], ...]) -> None:
    """The pack has hunted for these (`hunted_for`)."""
    for kind, seat in counted:
        game.unmark(seat, kind)
