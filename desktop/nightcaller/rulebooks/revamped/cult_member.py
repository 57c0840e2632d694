"""Cult Member: one of the cult, which attacks by vote from the second night on."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import cult
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_GROUP

ROLE = Role(
    cult.MEMBER,
    TOWN,
    frozenset({TOWN_GROUP, cult.IN_CULT, NO_PHANTOM}),
    (cult.ATTACK,),
    cult.HOOKS,
    listed=14,
    several=True,
    worth=2,
)
