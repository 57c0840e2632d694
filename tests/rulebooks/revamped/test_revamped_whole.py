"""What of the revamped book is there: whole roles, their words, and games that end."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.rulebooks import books
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.players import any_house, play_on

TEXT = """
    bard bartender child citizen fortune_apprentice journalist macho ranger runner trickster town_crier
    baker butcher cult_member
    fletcher fletchers_customer grandma hooker medium royal_knight stalker
    aura_teller crowd_seeker fortune_teller huntsman oracle receptionist
    assassin barber cult_leader executioner huntress mad_scientist priest witch
    alpha_wolf bloody_butcher hellhound scared_wolf sneaking_wolf wolf wolfs_cub
    disguised_fox infected_wolf lone_wolf saboteur_wolf tanner
    lone_warlock psychic_wolf warlock
    white_werewolf gray_werewolf flute_player demon devil pyromancer undead vampire ice_king
    angel chef despot psychopath riding_hood cupid dog look_alike
    mayor reporter guardian
    acrobat apprentice archangel claimspace coroner cursed_civilian cursed_civilian_old evil_scientist
    flute_apprentice ice_queen immune_survivor knowledge_wolf packless_wolf plaguebearer reaper saint survivor
    zombie
""".split()  # noqa: SIM905 - reads like the text's own sections
"""Every role and office of the text, section by section."""


def test_every_role_of_the_text_is_there():
    assert len(TEXT) == len(set(TEXT)) == 88
    there = {role.partition(".")[2] for role in (*BOOK.roles, *BOOK.offices)}
    assert there >= set(TEXT)


def test_the_book_is_on_the_shelf():
    assert books()["revamped"] is BOOK


def any_setup(rng: Random) -> Setup:
    """A table drawn at random from the roles that are there."""
    while True:
        seats = rng.randint(6, 24)
        deck = dict.fromkeys(
            rng.sample(sorted(BOOK.roles), rng.randint(1, min(seats - 1, len(BOOK.roles)))), 1
        )
        for group in ("baker", "hellhound", "butcher", "cult_member"):
            if f"revamped.{group}" in deck:
                deck[f"revamped.{group}"] = 2
        deck["revamped.wolf"] = rng.randint(1, 3)
        deck["revamped.citizen"] = deck.get("revamped.citizen", 0) + seats - sum(deck.values())
        if deck["revamped.citizen"] >= 0 and not any(p.fatal for p in BOOK.check(deck, seats)):
            return Setup(deck, seats, rng.getrandbits(64), any_house(BOOK, rng))


@pytest.mark.parametrize("batch", range(4))
def test_random_games_end(batch: int):
    """Any number of people from 6 to 24, any deck of the roles that are there, any house rules."""
    for seed in range(25):
        rng = Random(f"{batch}/{seed}")
        session = Session(BOOK, any_setup(rng))
        play_on(session, rng)
        assert session.outcome is not None
        for seat in range(-1, session.setup.seats):
            session.view(seat)
