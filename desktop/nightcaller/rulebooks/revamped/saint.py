"""Saint: what becomes of those who copy the Archangel or bite one."""

from nightcaller.rulebooks.revamped.bargain import servant
from nightcaller.rulebooks.revamped.teams import HEAVEN, LIMITED

ROLE = servant("revamped.saint", HEAVEN, 86, LIMITED)
