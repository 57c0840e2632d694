"""The look of every night: one voting of the Seeresses, to whom all roles of one player are revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import appearance
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.chat import amorous, major
from nightcaller.rulebooks.chat.voting import Ballots, Voting, first_voter
from nightcaller.rulebooks.stock import choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SEERESS: Final = "chat.seeress"

LEARNED: Final = Kind("chat.seeress.learned", "answer", mark="eye", feat="looked")
PROPOSAL: Final = Kind("chat.look.proposal", "proposal", discloses=False)


def reveal(game: Game, seat: Seat, ballots: Ballots) -> None:
    """ "All roles of the selected ones are revealed to the seeress": the card, the office, and love."""
    body = game.body(seat)
    game.tell(
        LEARNED,
        to=seeresses,
        by=first_voter(ballots, seat),
        seat=seat,
        role=appearance(game, body).id,
        major="yes" if game.offices.get(major.MAJOR) == body else "no",
        amorous="yes" if body in amorous.pair(game) else "no",
    )


def seeresses(game: Game) -> int:
    """Mask of the living seeresses."""
    return mask_of(holding.seat for holding in game.holders(SEERESS))


LOOK: Final = Voting("chat.look", SEERESS, choose(others), reveal, seeresses, PROPOSAL, hour=2, informs=True)
""" "One of the villagers except herself and death ones"."""
