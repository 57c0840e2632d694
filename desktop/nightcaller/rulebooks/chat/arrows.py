"""The arrows of the first night: two votings of the Cupids; both whom they select get the role amorous."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.chat.amorous import unite
from nightcaller.rulebooks.chat.voting import Ballots, Voting, first_voter
from nightcaller.rulebooks.stock import Limit, anybody, choose

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CUPID: Final = "chat.cupid"
FIRST: Final = "first_arrow"
"""Whom the first voting selected, as a fact of the night."""
MATCHED: Final = "matched"
"""Whom both arrows have hit in the round that is open, as a fact of the night."""

FIRST_HIT: Final = Kind("chat.arrow_one", mark="heart")
SECOND_HIT: Final = Kind("chat.arrow_two", mark="heart")
FIRST_PROPOSAL: Final = Kind("chat.arrow_one.proposal", "proposal", discloses=False)
SECOND_PROPOSAL: Final = Kind("chat.arrow_two.proposal", "proposal", discloses=False)


def first_arrow(game: Game, _me: Holding) -> int:
    """ "In the second any villager except the first selected one"."""
    first = game.noted.get(FIRST)
    return 0 if first is None else 1 << first


def hit_first(game: Game, seat: Seat, ballots: Ballots) -> None:
    """The first arrow has hit somebody: nothing happens before the second does."""
    game.noted[FIRST] = seat
    game.tell(FIRST_HIT, to=cupids, by=first_voter(ballots, seat), seat=seat)


def hit_second(game: Game, seat: Seat, ballots: Ballots) -> None:
    """ "Both gets the role amorous": at once, or with the votings of the night when the round is over.

    Else whoever is visited after the Cupid would be in love earlier than whoever is visited before him.
    """
    first = game.noted.get(FIRST)
    if first is not None:
        game.tell(SECOND_HIT, to=cupids, by=first_voter(ballots, seat), seat=seat)
        if game.house["first_night"] == "together" and game.published.get(CUPID, 0) == 1:
            game.noted[MATCHED] = (first, seat)
        else:
            unite(game, first, seat)


def fall_in_love(game: Game) -> None:
    """Who was hit in the round that is over is in love from now on; nobody is dead before daybreak."""
    matched = game.noted.pop(MATCHED, ())
    if matched:
        unite(game, *matched)


def cupids(game: Game) -> int:
    """Mask of the living cupids."""
    return mask_of(holding.seat for holding in game.holders(CUPID))


ANYBODY: Final = choose(anybody, or_nobody=False)
""" "In the first voting cupid can select any villager", himself too."""
ANYBODY_ELSE: Final = choose(anybody, Limit(first_arrow, "blocked-chat-first-arrow"), or_nobody=False)

ARROW_ONE: Final = Voting(
    "chat.arrow_one", CUPID, ANYBODY, hit_first, cupids, FIRST_PROPOSAL, hour=1, until=1, single=False
)
ARROW_TWO: Final = Voting(
    "chat.arrow_two", CUPID, ANYBODY_ELSE, hit_second, cupids, SECOND_PROPOSAL, hour=1, until=1, single=False
)


def aim(game: Game, me: Holding) -> Script:
    """One cupid needs no second round of the laptop: he answers both votings on one visit."""
    for arrow in (ARROW_ONE, ARROW_TWO):
        yield from arrow.vote.script(game, me)
        arrow.count(game)
    return None


def alone(deck: Mapping[str, int], _house: Mapping[str, str]) -> bool:
    """Whether the published deck has one cupid."""
    return deck.get(CUPID, 0) == 1


ARROWS = Power(
    "chat.arrows",
    aim,
    until=1,
    hour=1,
    questions=(*ARROW_ONE.vote.questions, *ARROW_TWO.vote.questions),
    in_play=alone,
)
