"""Saint: what becomes of those who copy the Archangel or bite one."""

from nightcaller.rulebooks.revamped.archangel import POOL
from nightcaller.rulebooks.revamped.bargain import servant
from nightcaller.rulebooks.revamped.teams import LIMITED

ROLE = servant(POOL, "revamped.saint", 86, LIMITED)
