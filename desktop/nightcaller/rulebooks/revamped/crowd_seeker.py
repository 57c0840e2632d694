"""Crowd Seeker: up to three guesses a night; what is right is confirmed."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.guessing import guesses
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE

SEEK: Final = guesses("revamped.crowd_seeker.seek", 3, hour=41)
""" "Up to three different players each night"."""

ROLE = Role("revamped.crowd_seeker", TOWN, frozenset({TOWN_INVESTIGATIVE}), (SEEK,), listed=22, worth=5)
