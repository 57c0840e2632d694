"""Cult Leader: a Cult Member with whose death the cult's attacks end."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import cult
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_KILLING

ROLE = Role(
    cult.LEADER,
    TOWN,
    frozenset({TOWN_KILLING, cult.IN_CULT, NEWS}),
    (cult.ATTACK,),
    cult.HOOKS,
    listed=29,
    worth=3,
)
