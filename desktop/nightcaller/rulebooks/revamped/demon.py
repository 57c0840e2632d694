"""Demon: what becomes of those who copy the Devil or bite one."""

from nightcaller.rulebooks.revamped.bargain import servant
from nightcaller.rulebooks.revamped.devil import POOL

ROLE = servant(POOL, "revamped.demon", 53)
