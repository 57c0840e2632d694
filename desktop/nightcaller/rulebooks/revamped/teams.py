"""Teams and kinds of the revamped book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Role
    from nightcaller.engine.vocabulary import Attack, Option, Seat

PACKAGE: Final = "nightcaller.rulebooks.revamped"

TOWN: Final = "revamped.town"
WOLVES: Final = "revamped.wolves"
WHITE: Final = "revamped.white"
GRAY: Final = "revamped.gray"
FLUTE: Final = "revamped.flute"
HELL: Final = "revamped.hell"
HEAVEN: Final = "revamped.heaven"
PYRO: Final = "revamped.pyro"
UNDERWORLD: Final = "revamped.underworld"
GRAVEYARD: Final = "revamped.graveyard"
DISEASE: Final = "revamped.disease"
ICE: Final = "revamped.ice"
REAPER: Final = "revamped.reaper"
COUPLE: Final = "revamped.couple"
UNALIGNED: Final = "revamped.unaligned"

TOWN_MISCELLANEOUS: Final = "town_miscellaneous"
TOWN_GROUP: Final = "town_group"
TOWN_POWER: Final = "town_power"
TOWN_INVESTIGATIVE: Final = "town_investigative"
TOWN_KILLING: Final = "town_killing"
WOLF_MISCELLANEOUS: Final = "wolf_miscellaneous"
WOLF_POWER: Final = "wolf_power"
WOLF_INVESTIGATIVE: Final = "wolf_investigative"
SOLO_MISCELLANEOUS: Final = "solo_miscellaneous"
SOLO_POWER: Final = "solo_power"
SOLO_KILLING: Final = "solo_killing"
UNALIGNED_MISCELLANEOUS: Final = "unaligned_miscellaneous"
UNALIGNED_ALIGN: Final = "unaligned_align"
LIMITED: Final = "limited"
"""Categories, as the text's sections name them."""

NEWS: Final = "news"
"""Edges 1, Morning lap: because of them somebody may hear something in the morning, in private."""
LYCAN: Final = "lycan"
"""3.1: "those members of the werewolf team that truly are werewolves"; the two solo werewolves as well."""
SOLO: Final = "solo"
UNMARKABLE: Final = "unmarkable"
"""4.5, Vampire; edges 4, Recruit: hell, heaven, underworld and graveyard are immune to both marks."""
RISEN: Final = "risen"
"""1.5: whoever was marked and attacked, and got up again on another side."""
BYSTANDER: Final = "bystander"
"""Edges 6: "Survivors and Chef block nobody"."""

WOLF_ROLE: Final = "revamped.wolf"
"""What the wolves see in one another, what recruits of the pack become, and what a White Werewolf looks
like."""
CITIZEN_ROLE: Final = "revamped.citizen"


def side(team: str) -> str:
    """2.5, Mad Scientist: "two different teams (excluding Unaligned), so either Town + Werewolf / Town + Solo
    / Werewolf + Solo": all solos are one of the three."""
    return team if team in {TOWN, WOLVES, UNALIGNED} else SOLO


def threat(role: Role) -> Option:
    """2.4, Aura Teller: "lycans, and killing roles show up as a threat": both sorts of killing roles."""
    return "threat" if role.tags & {LYCAN, TOWN_KILLING, SOLO_KILLING} else "harmless"


def wolfish(role: Role) -> bool:
    """Whom a table calls a wolf: the werewolves' team, and the solo werewolves."""
    return role.team == WOLVES or LYCAN in role.tags


def by_a_lycan(game: Game, attempt: Attack) -> bool:
    """Edges 2, Lycan attack: "the attacker's own tag at that moment", whatever has become of him since."""
    return bool(attempt.role) and LYCAN in game.book.roles[attempt.role].tags


def is_lycan(game: Game, seat: Seat) -> bool:
    """Whether somebody is a lycan now, whatever the disguise."""
    return seat >= 0 and LYCAN in game.role(seat).tags
