"""Seeress: every night all roles of one player are revealed to her; several share one look."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.dealing import and_known_to_each_other
from nightcaller.rulebooks.chat.factions import VILLAGE
from nightcaller.rulebooks.chat.looking import LOOK, SEERESS

ROLE = Role(
    SEERESS,
    VILLAGE,
    powers=LOOK.powers,
    hooks={"dealt": and_known_to_each_other},
    several=True,
    listed=3,
)
