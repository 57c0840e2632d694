"""Cupid: in the first night two players in two votings; both get the role amorous."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.amorous import couple
from nightcaller.rulebooks.chat.arrows import ARROW_ONE, ARROW_TWO, ARROWS, CUPID
from nightcaller.rulebooks.chat.dealing import and_known_to_each_other
from nightcaller.rulebooks.chat.factions import AMOROUS, VILLAGE

ROLE = Role(
    CUPID,
    VILLAGE,
    powers=(ARROWS, *ARROW_ONE.powers, *ARROW_TWO.powers),
    hooks={"dealt": and_known_to_each_other},
    several=True,
    listed=5,
    founds={AMOROUS: couple},
)
