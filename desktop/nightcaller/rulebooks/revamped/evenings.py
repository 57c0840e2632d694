"""The evenings that the big book recommends: each has a name, an idea, and a deck for every number of people.

Compositions were chosen by simulated games (docs/decks.md): how many wolves, and which of the helpers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, WOLF_ROLE
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.rulebooks.written import read

LARGEST: Final = 24
"""More people than that play the largest deck with more wolves and citizens."""
A_WOLF_FOR: Final = 4
"""Of so many people who are more, one is a wolf."""


class Evening(NamedTuple):
    """A recommended deck, for several numbers of people."""

    heart: str
    """The cards that make it what it is, whatever the number."""
    more: Mapping[int, str]
    """Number of people -> what else is dealt, wolves first; citizens fill up."""


EVENINGS: Final[Mapping[str, Evening]] = {
    "first-steps": Evening(
        "fortune_teller, witch, huntress",
        {
            6: "2 wolf",
            7: "2 wolf",
            8: "2 wolf, aura_teller",
            9: "3 wolf, aura_teller",
            10: "3 wolf",
            11: "3 wolf, aura_teller",
            12: "4 wolf, aura_teller",
        },
    ),
    "bakery": Evening(
        "2 butcher, bloody_butcher, 2 baker, fortune_teller, witch",
        {
            10: "2 wolf",
            11: "2 wolf",
            12: "3 wolf, runner",
            13: "3 wolf, runner",
            14: "3 wolf, runner, huntsman",
        },
    ),
    "cult": Evening(
        "cult_leader, 2 cult_member, huntsman",
        {
            9: "2 wolf, scared_wolf, priest",
            10: "2 wolf, scared_wolf",
            11: "2 wolf, scared_wolf",
            12: "3 wolf, scared_wolf, priest, macho",
            13: "3 wolf, scared_wolf, priest, macho",
            14: "3 wolf, scared_wolf",
        },
    ),
    "hell": Evening(
        "devil, aura_teller, receptionist",
        {
            # without the potions ten people get through a night in four minutes
            10: "2 wolf, psychic_wolf, royal_knight, huntsman",
            11: "2 wolf, psychic_wolf, royal_knight, witch",
            12: "2 wolf, psychic_wolf, royal_knight, witch",
            13: "3 wolf, psychic_wolf, royal_knight, witch",
            14: "2 wolf, psychic_wolf, royal_knight, witch",
            15: "3 wolf, psychic_wolf, royal_knight, witch",
            16: "4 wolf, psychic_wolf, royal_knight, witch",
        },
    ),
    "vampires": Evening(
        "vampire, hooker, huntsman, witch",
        {
            10: "3 wolf, assassin",
            11: "3 wolf",
            12: "4 wolf, assassin",
            13: "4 wolf",
            14: "4 wolf",
            15: "5 wolf",
            16: "5 wolf",
        },
    ),
    "masks": Evening(
        "aura_teller, fortune_teller, oracle",
        {
            10: "wolf, disguised_fox, sneaking_wolf",
            11: "wolf, disguised_fox, sneaking_wolf, tanner",
            12: "wolf, disguised_fox, sneaking_wolf, tanner",
            13: "wolf, disguised_fox, sneaking_wolf, tanner",
            14: "2 wolf, disguised_fox, sneaking_wolf, huntsman",
            15: "2 wolf, disguised_fox, sneaking_wolf, tanner, huntsman",
        },
    ),
    "ice": Evening(
        "ice_king, receptionist, grandma",
        {
            10: "2 wolf, alpha_wolf, assassin",
            11: "2 wolf, alpha_wolf, assassin",
            12: "2 wolf, alpha_wolf, assassin",
            13: "wolf, alpha_wolf",
            14: "3 wolf, alpha_wolf, assassin",
            15: "3 wolf, alpha_wolf, assassin",
            16: "3 wolf, alpha_wolf, assassin",
            17: "3 wolf, alpha_wolf, assassin",
            18: "4 wolf, alpha_wolf, assassin",
        },
    ),
    "two-packs": Evening(
        "oracle, priest, huntress",
        {
            12: "lone_wolf, disguised_fox, 2 hellhound",
            13: "lone_wolf, disguised_fox, 2 hellhound",
            14: "lone_wolf, disguised_fox, 2 hellhound",
            15: "lone_wolf, disguised_fox, 2 hellhound, warlock",
            16: "lone_wolf, disguised_fox, 2 hellhound, warlock",
            17: "lone_wolf, disguised_fox, 2 hellhound, warlock",
        },
    ),
    "flute": Evening(
        "flute_player, fortune_teller, witch, aura_teller",
        {
            8: "2 wolf, hooker",
            9: "2 wolf, hooker",
            10: "2 wolf, hooker",
            11: "3 wolf, hooker",
            12: "3 wolf, hooker",
            13: "3 wolf, hooker",
            14: "4 wolf, hooker",
        },
    ),
    "wedding": Evening(
        "cupid, dog, look_alike, fortune_teller",
        {
            8: "infected_wolf, witch",
            9: "wolf, infected_wolf, witch",
            10: "wolf, infected_wolf, witch",
            11: "wolf, infected_wolf, witch, huntress",
            12: "wolf, infected_wolf",
            13: "2 wolf, infected_wolf, witch, huntress",
            14: "2 wolf, infected_wolf, witch",
        },
    ),
    "last-breath": Evening(
        "huntress, ranger, fletcher",
        {
            8: "wolf, wolfs_cub",
            9: "wolf, wolfs_cub, barber",
            10: "2 wolf, wolfs_cub, barber, mad_scientist",
            11: "2 wolf, wolfs_cub",
            12: "2 wolf, wolfs_cub, barber",
            13: "2 wolf, wolfs_cub, barber",
            14: "3 wolf, wolfs_cub",
        },
    ),
    "elections": Evening(
        "despot, angel, trickster, stalker",
        {
            10: "wolf, saboteur_wolf, grandma, fortune_teller, huntsman",
            11: "wolf, saboteur_wolf",
            12: "2 wolf, saboteur_wolf, grandma, fortune_teller, huntsman",
            13: "2 wolf, saboteur_wolf",
            14: "2 wolf, saboteur_wolf",
            15: "2 wolf, saboteur_wolf",
            16: "3 wolf, saboteur_wolf, grandma",
            17: "3 wolf, saboteur_wolf",
            18: "4 wolf, saboteur_wolf, grandma, fortune_teller",
        },
    ),
    "kitchen": Evening(
        "chef, survivor, aura_teller",
        {
            8: "2 wolf, coroner, macho",
            9: "2 wolf, coroner, macho",
            10: "3 wolf, coroner, macho",
            11: "3 wolf, coroner, macho",
            12: "3 wolf, coroner, macho",
            13: "3 wolf, coroner, macho",
            14: "4 wolf, coroner, macho",
            15: "4 wolf, coroner, macho",
            16: "4 wolf, coroner",
        },
    ),
    "fire": Evening(
        "pyromancer, ice_king, receptionist, witch",
        {
            12: "3 wolf, fortune_teller",
            13: "3 wolf, fortune_teller",
            14: "3 wolf, fortune_teller",
            15: "4 wolf, fortune_teller",
            16: "4 wolf, fortune_teller",
            17: "4 wolf, fortune_teller",
            18: "4 wolf, fortune_teller",
        },
    ),
    "plague": Evening(
        "evil_scientist, immune_survivor, fortune_teller",
        {
            12: "3 wolf, oracle, hooker",
            13: "4 wolf, oracle, hooker",
            14: "4 wolf, oracle, hooker",
            15: "4 wolf, oracle, hooker",
            16: "5 wolf, oracle, hooker",
            17: "5 wolf, oracle, hooker",
            18: "5 wolf, oracle, hooker",
            19: "5 wolf, oracle, hooker",
            20: "6 wolf, oracle, hooker",
        },
    ),
    "heaven-and-hell": Evening(
        "devil, archangel, oracle, fortune_teller",
        {
            14: "4 wolf, priest, huntsman",
            15: "4 wolf, priest, huntsman",
            16: "5 wolf, priest, huntsman",
            17: "3 wolf, priest, huntsman",
            18: "5 wolf, priest, huntsman",
            19: "5 wolf, priest, huntsman",
            20: "4 wolf, priest, huntsman",
        },
    ),
    "white-fur": Evening(
        "white_werewolf, cult_leader, 2 cult_member, huntsman",
        {
            12: "wolf, 2 hellhound, priest",
            13: "2 wolf, 2 hellhound, priest",
            14: "wolf, 2 hellhound, priest",
            15: "3 wolf, 2 hellhound, priest",
            16: "3 wolf, 2 hellhound, priest",
            17: "3 wolf, 2 hellhound, priest",
            18: "4 wolf, 2 hellhound, priest",
        },
    ),
    "graves": Evening(
        "reaper, medium, coroner, huntress",
        {
            12: "3 wolf, ranger, royal_knight",
            13: "3 wolf, ranger, royal_knight",
            14: "3 wolf, ranger, royal_knight",
            15: "4 wolf, ranger, royal_knight",
            16: "4 wolf, ranger, royal_knight",
            17: "4 wolf, ranger, royal_knight",
            18: "5 wolf, ranger, royal_knight",
        },
    ),
    "everything": Evening(
        "devil, vampire, mad_scientist, cult_leader, 2 cult_member, fortune_teller, witch, huntress",
        {
            18: "2 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            19: "3 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            20: "3 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            21: "4 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            22: "5 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            23: "5 wolf, alpha_wolf, infected_wolf, hooker, oracle",
            24: "5 wolf, alpha_wolf, infected_wolf, hooker, oracle",
        },
    ),
}


def recommended(seats: int) -> Sequence[Recommendation]:
    """The evenings for so many people."""
    return tuple(
        Recommendation(f"deck-revamped-{name}", deck_of(evening, seats))
        for name, evening in EVENINGS.items()
        if min(seats, LARGEST) in evening.more
    )


def deck_of(evening: Evening, seats: int) -> Deck:
    """The cards of an evening for so many people."""
    deck = dict(read("revamped", f"{evening.heart}, {evening.more[min(seats, LARGEST)]}"))
    wolves = max(0, seats - LARGEST) // A_WOLF_FOR
    if wolves:
        deck[WOLF_ROLE] = deck.get(WOLF_ROLE, 0) + wolves
    return {**deck, CITIZEN_ROLE: seats - sum(deck.values())}
