"""Cult Leader: a Cult Member with whose death the cult's attacks end."""

from nightcaller.rulebooks.revamped import cult
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, DescribedRole
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_KILLING

ROLE = DescribedRole(
    cult.LEADER,
    TOWN,
    frozenset({TOWN_KILLING, cult.IN_CULT, NEWS, NO_PHANTOM}),
    (cult.ATTACK,),
    cult.HOOKS,
    listed=29,
    worth=3,
    if_copied=cult.MEMBER,
)
