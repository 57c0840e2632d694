"""Disguised Fox: the wolves' ally whom they do not know, and who looks every night like another card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import AFTERWARDS, NOBODY, Act, Part, Question, Seat, Tier, Together
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.naming import MASKED, role_form, role_part
from nightcaller.rulebooks.revamped.teams import WOLF_POWER, WOLF_ROLE, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

MASK: Final = "revamped.disguised_fox.mask"
JOIN: Final = "revamped.disguised_fox.join"
JOINS: Final = ("join", "keep")
CHOSEN: Final = "mask"
"""What the fox will look like, as the holding remembers it until nightfall."""
FOX_MASK: Final = Kind("revamped.fox_mask")


def dress_or_join(game: Game, me: Holding) -> Script:
    """ "Each day, the Disguised Fox must either select a disguise or choose to join the wolfpack": then
    "they may not select a disguise for that night"."""
    ask = composite(me.seat, MASK, (Part(JOIN, JOINS), role_part(game, MASK)), most=1)
    word, role = yield ask
    if word == "join":
        return [Act(Tier.CHANGE, me.seat, (), join, me.role.id)]
    if role != NOBODY:
        me.memory[CHOSEN] = role
        game.tell(MASKED, to=1 << me.seat, by=me.seat, role=role)
    return None


def join(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """ "Joining the wolfpack is an immediate ability": a regular wolf from now on."""
    pack.recruit(game, act.by)


def nightfall(game: Game, me: Holding) -> None:
    """The mask is put on when the day ends and worn through the night; "if the Disguised Fox does not select
    a disguise, they will be disguised as a wolf". The pack hears "at the start of each night what disguise".

    Edges 1: none in the first night, which no day has come before. It is strong: the fox's own entry wins
    over the list of 1.3 (rulings).
    """
    if game.phase != "night" or game.day < 2 or not game.lives(me.seat):
        return
    role = me.memory.pop(CHOSEN, WOLF_ROLE)
    disguise(game, me.seat, role, Fooled.STRONG, until=game.moment)
    to = pack.GROUP.awake(game)
    game.tell(FOX_MASK, to=to or AFTERWARDS, role=role)


ROLE = DescribedRole(
    "revamped.disguised_fox",
    WOLVES,
    frozenset({WOLF_POWER, NOT_LENT}),
    (
        Power(
            MASK,
            dress_or_join,
            window="morning",
            questions=(Question(JOIN, JOINS), role_form(MASK)),
            together=Together(most=1),
        ),
    ),
    {"phase": nightfall},
    listed=42,
    worth=-4,
    becomes=(WOLF_ROLE,),
    passes_for=WOLF_ROLE,
    misfit="misfit-revamped-day",
)
""" "Not a lycan, nor a member of the wolfpack"; fox and pack "do not know each other's identities"."""
