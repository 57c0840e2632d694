"""The nineteen cards of the judge manual, section II; what the book has beside them is the house's own."""

from __future__ import annotations

from typing import Final

from rulebooks.tables import rows

CAMPS: Final = """
    cards                                                                    team          kind
    werewolf wolf_beauty white_werewolf_king hidden_werewolf werewolf_king   judge.wolves  wolf
    wraith_rider gargoyle                                                    judge.wolves  wolf
    commoner                                                                 judge.good    commoner
    seer witch hunter guardian knight idiot silencer_elder magician          judge.good    divine
    cupid                                                                    judge.lovers  third
    piper                                                                    judge.piper   third
    bomber                                                                   judge.bomber  third
"""
"""The manual's three lists: Werewolf Camp, Good People Camp, Third Party Camp."""

SECTION_II: Final = frozenset(
    f"judge.{card}" for cards, _team, _kind in rows(CAMPS) for card in cards.split()
)
