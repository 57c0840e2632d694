"""Look-Alike: becomes the image of somebody in the first night."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.turning import become_like, in_turn_of, turn
from nightcaller.engine.vocabulary import Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import COPIES, NOT_LENT
from nightcaller.rulebooks.revamped.coming import taken_over_late
from nightcaller.rulebooks.revamped.recruiting import marks
from nightcaller.rulebooks.revamped.succession import (
    APPEARED,
    NARRATED,
    copied,
    hand_on,
    told_alone,
)
from nightcaller.rulebooks.revamped.teams import NEWS, UNALIGNED, UNALIGNED_ALIGN
from nightcaller.rulebooks.stock.love import BELOVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LOOK_ALIKE: Final = "revamped.look_alike"
COPIED: Final = Kind("revamped.copied", mark="diamond", inherits=True)
KEY: Final = "revamped.look_alike.copy"
CHOSEN: Final = "revamped.copies"
"""Fact of the night: who copies whom, as the choices land."""
ASKED: Final = "asked"


def choose(game: Game, me: Holding) -> Script:
    """ "During the first night, the Look-Alike must choose a player." """
    if ASKED in me.memory:
        return None
    (whom,) = yield Ask(me.seat, KEY, game.others(me.seat))
    me.memory[ASKED] = game.day
    plates = (int(whom),)
    return [
        Act(Tier.COPY, me.seat, plates, note, me.role.id, verb="copy"),
        Act(Tier.COPY + 1, me.seat, (), copy_all, me.role.id),
    ]


def note(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The choice has landed; an infection of the same night beats it (edges 4)."""
    if bodies[0] != act.by:
        game.noted.setdefault(CHOSEN, {})[act.by] = bodies[0]


def copy_all(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
    """Edges 4: "a copied Look-Alike is followed; in a cycle nobody changes"."""
    for seat, model in in_turn_of(game.noted.pop(CHOSEN, {})):
        copy(game, seat, model)


def copy(game: Game, seat: Seat, model: Seat) -> None:
    """ "All data, including whether they are enchanted or not, demonized, in love, etc, is copied"; a Devil
    makes a Demon, an Archangel a Saint, a Cult Leader a Cult Member (rulings).

    "The target is not told"; "the werewolves will not be told who has been copied", only that they are more.
    """
    role = copied(game, game.role(model).id)
    known = told_alone(game, model)
    own = [mark for mark in marks() if game.marked(seat, mark.status)]
    become_like(game, seat, model)
    for mark in marks() if own else ():
        if mark not in own:  # nobody has both (7, Plaguebearer)
            game.unmark(seat, mark.status)
    for held in game.players[model].holdings[1:]:
        if held.role.id not in game.book.offices and held.memory.get(BELOVED) != seat:
            game.grant(seat, held.role, until=held.until).memory.update(deepcopy(held.memory))
    if role is not game.role(seat):
        turn(game, seat, role)
        known = [event for event in known if event.kind != MATES.id]
    game.tell(COPIED, to=1 << seat, by=seat, seat=model)
    hand_on(game, seat, known, model)
    if pack.IN_PACK in role.tags:
        pack.welcome(game, seat)
    elif NARRATED in role.tags:
        game.tell(APPEARED, role=role.id)


def powers() -> Iterable[Power]:
    """The first night, and any later one for whoever has become a Look-Alike since."""
    asked = (Question(KEY, rests=False),)
    yield Power(KEY, choose, until=1, hour=34, questions=asked)
    yield Power(f"{KEY}_late", choose, since=2, hour=34, questions=asked, in_play=taken_over_late)


ROLE = Role(
    LOOK_ALIKE,
    UNALIGNED,
    frozenset({UNALIGNED_ALIGN, NEWS, COPIES, NOT_LENT}),
    tuple(powers()),
    listed=66,
    several=True,
)
""" "After using their ability the Look-Alike is no longer unaligned." """
