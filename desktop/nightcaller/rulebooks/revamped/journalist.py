"""Journalist: writes a journal, and leaves it to somebody with a certain role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right
from nightcaller.engine.death import mark_of_death
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Picks, Post, Seat, Status
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.naming import names
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_MISCELLANEOUS
from nightcaller.rulebooks.stock.love import mourns

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

JOURNAL: Final = "revamped.journal"
"""The board."""
LEFT_TO: Final = "revamped.journal_left"
"""Status of a dead Journalist whose journal somebody reads: its data says who."""
SHOWN: Final = marked("journal_left", 33, LEFT_TO, dead=True)
WILL: Final = Kind("revamped.heir", discloses=False)
INHERITED: Final = Kind("revamped.journal", mark="letter")
BURNT: Final = Kind("revamped.journal_burnt", mark="letter")


def roles(game: Game, _me: Holding) -> Picks:
    """ "A player with a role that the Journalist selected": any that may be named at this table."""
    return names(game)


HEIR: Final = StandingTarget(
    "revamped.journalist.heir", hour=78, told=WILL, fact="role", offers=roles, roles=True
)
""" "Can select a role and update their targeted role once per phase, with 1 emergency change"."""


@dataclass(slots=True)
class JournalistBoard(Board):
    """Journals on one board: everybody reads her own, and those that were left to her."""

    def shown(self, game: Game, seat: Seat) -> tuple[Post, ...]:
        writers = {seat, *left_to(game, seat)}
        read = (post for post in self.posts if post.seat in writers)
        return tuple(
            Post(number, post.day, post.phase, str(post.seat + 1), post.text)
            for number, post in enumerate(read)
        )


def left_to(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """Whose journals somebody may read."""
    return tuple(
        player.seat
        for player in game.players
        if (will := player.statuses.get(LEFT_TO)) is not None and will.data == seat
    )


def journal() -> JournalistBoard:
    """ "There they can write any information": the living Journalist alone writes; "if the Journalist loses
    their role, the journal is lost"."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.role(seat).id == ROLE.id:
            return Right.READ | (Right.WRITE if game.lives(seat) else Right.NONE)
        return Right.READ if left_to(game, seat) else Right.NONE

    return JournalistBoard(JOURNAL, rights, by_card=True)


def leave_it(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...]) -> None:
    """ "When the Journalist dies, access [...] will be granted to a player with a role that the Journalist
    selected", a random one of several; "if nobody has the role (anymore), nobody gains access"."""
    if seat != me.seat:
        return
    wanted = HEIR.target(game, me)
    heirs = [other for other in game.living if game.role(other).id == wanted and not mourns(game, other)]
    if heirs:
        heir: Seat = game.pick("revamped.journal", heirs, me.seat)
        # Of one whom the table brings back nobody else reads what she writes from then on.
        mark_of_death(game, seat, Status(LEFT_TO, seat, data=heir))
        game.tell(INHERITED, to=1 << heir, by=me.seat, seat=heir)
    else:
        game.record(BURNT, by=me.seat)


DESK: Final = Opens(32, "revamped.journalist", journal)

ROLE = Role(
    "revamped.journalist",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, NEWS, NOT_LENT}),
    HEIR.powers,
    {"died": leave_it},
    charges=(EMERGENCY,),
    listed=6,
    worth=2,
)
