"""Devil: offers wagers, and has a use for every soul."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.revamped.bargain import Pool, PoolNews, bargainer
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.rooms import writing
from nightcaller.rulebooks.revamped.teams import HELL

SENT: Final = Kind("revamped.wager_sent", discloses=False, mark="letter")
DECLINED: Final = Kind("revamped.wager_declined")
SEEN: Final = Kind("revamped.wager_saw", mark="eye")
GIVEN: Final = Kind("revamped.wager_sold", mark="cross", feat="sold")
MARKED: Final = Kind("revamped.soulless", mark="diamond", comes_of=GIVEN.id)
SHIELD: Final = Kind("revamped.soul_shield", discloses=False, mark="shield", feat="guarded")
STRIKE: Final = Kind("revamped.soul_strike", discloses=False, mark="cross", feat="hunted")
SPENT: Final = Kind("revamped.soul_spent", mark="shield", escapes=("spare-soul",))

POOL: Final = Pool(
    name="soul",
    offer="wager",
    role="revamped.devil",
    team=HELL,
    mark="revamped.soulless",
    told=PoolNews(SENT, DECLINED, SEEN, GIVEN, MARKED, SHIELD, STRIKE, SPENT),
    known="blocked-revamped-soulless",
    hour=24,
    servant="revamped.demon",
)

CAUSES: Final = (Cause(POOL.board, aimed=True), Cause(POOL.cause, aimed=True))
SHELTER: Final = Layer(POOL.name, POOL.shelters, frozenset({POOL.cause}), place=23)
SPARE: Final = Layer(f"spare-{POOL.name}", POOL.spares, place=25)
OFFERS: Final = Consequence(Moment.DAY_CLOSES, 10, POOL.send_all, POOL.role)
ANONYMOUS: Final = writing(22, POOL.board, POOL.role)
SHOWN: Final = POOL.shown(12)

ROLE = bargainer(POOL, 54)
