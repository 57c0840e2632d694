"""Demon: what becomes of those who copy the Devil or bite one."""

from nightcaller.rulebooks.revamped.bargain import servant
from nightcaller.rulebooks.revamped.teams import HELL

ROLE = servant("revamped.demon", HELL, 53)
