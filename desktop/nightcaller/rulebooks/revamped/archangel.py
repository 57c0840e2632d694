"""Archangel: "an alternative version of the devil", with prayers and grace."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.revamped.bargain import Pool, PoolNews, bargainer
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.rooms import writing
from nightcaller.rulebooks.revamped.teams import HEAVEN, LIMITED

SENT: Final = Kind("revamped.grace_sent", discloses=False, mark="letter")
DECLINED: Final = Kind("revamped.grace_declined")
SEEN: Final = Kind("revamped.grace_saw", mark="eye")
GIVEN: Final = Kind("revamped.grace_taken", mark="cross", feat="sold")
MARKED: Final = Kind("revamped.blessed", mark="diamond", comes_of=GIVEN.id)
SHIELD: Final = Kind("revamped.prayer_shield", discloses=False, mark="shield", feat="guarded")
STRIKE: Final = Kind("revamped.prayer_strike", discloses=False, mark="cross", feat="hunted")
SPENT: Final = Kind("revamped.prayer_spent", mark="shield", escapes=("spare-prayer",))

POOL: Final = Pool(
    name="prayer",
    offer="grace",
    role="revamped.archangel",
    team=HEAVEN,
    mark="revamped.blessed",
    told=PoolNews(SENT, DECLINED, SEEN, GIVEN, MARKED, SHIELD, STRIKE, SPENT),
    known="blocked-revamped-blessed",
    hour=25,
    servant="revamped.saint",
)

CAUSES: Final = (Cause(POOL.board, aimed=True), Cause(POOL.cause, aimed=True))
SHELTER: Final = Layer(POOL.name, POOL.shelters, frozenset({POOL.cause}), place=24)
SPARE: Final = Layer(f"spare-{POOL.name}", POOL.spares, place=26)
OFFERS: Final = Consequence(Moment.DAY_CLOSES, 20, POOL.send_all, POOL.role)
ANONYMOUS: Final = writing(23, POOL.board, POOL.role)
SHOWN: Final = POOL.shown(15)

ROLE = bargainer(POOL, 73, LIMITED)
