"""What the sensible bots have read of each book: what a question wants, and what an event tells its hearer.

Tables, no rules. A question of which nothing stands here gets the empty choice, or any answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, NamedTuple

from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks import book
from nightcaller.rulebooks.chat import amorous as chat_amorous
from nightcaller.rulebooks.chat import book as chat_book
from nightcaller.rulebooks.chat import looking as chat_looking
from nightcaller.rulebooks.chat import village as chat_village
from nightcaller.rulebooks.forum import book as forum_book
from nightcaller.rulebooks.forum import cultist as forum_cultist
from nightcaller.rulebooks.forum import hospital as forum_hospital
from nightcaller.rulebooks.forum import lynching as forum_lynching
from nightcaller.rulebooks.forum import priest as forum_priest
from nightcaller.rulebooks.forum import seer as forum_seer
from nightcaller.rulebooks.forum import witness as forum_witness
from nightcaller.rulebooks.hollow import book as hollow_book
from nightcaller.rulebooks.hollow import cupid as hollow_cupid
from nightcaller.rulebooks.hollow import farseer as hollow_farseer
from nightcaller.rulebooks.hollow import idiot as hollow_idiot
from nightcaller.rulebooks.judge import book as judge_book
from nightcaller.rulebooks.judge import cupid as judge_cupid
from nightcaller.rulebooks.judge import gargoyle as judge_gargoyle
from nightcaller.rulebooks.judge import idiot as judge_idiot
from nightcaller.rulebooks.judge import seer as judge_seer
from nightcaller.rulebooks.own.kinds import LOOKED, READ
from nightcaller.rulebooks.own.sentences import PREFIX
from nightcaller.rulebooks.revamped import aura_teller as big_aura_teller
from nightcaller.rulebooks.revamped import book as big_book
from nightcaller.rulebooks.revamped import cupid as big_cupid
from nightcaller.rulebooks.revamped import huntsman as big_huntsman
from nightcaller.rulebooks.revamped import looking as big_looking
from nightcaller.rulebooks.revamped import lynching as big_lynching
from nightcaller.rulebooks.revamped import pack as big_pack
from nightcaller.rulebooks.rulebook import Rulebook


class Finding(NamedTuple):
    """How an event tells what somebody is: the fact that says it, and the words that condemn.

    Attributes:
        fact: name of the fact, for instance ``camp``.
        evil: its values that mean an enemy of the village.
        vague: its values from which nothing follows.
    """

    fact: str
    evil: frozenset[str]
    vague: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Lore:
    """One book, as far as a player with some sense knows it.

    Attributes:
        village: the team of those who have nothing to hide.
        evil: roles that are the village's enemies when they are shown.
        informed: roles whose word the table waits for: they come forward, and a wolf may say he is one.
        sides: more than the village and one pack want to win: where nobody is left to suspect and the game
            goes on, somebody has deceived all the others.
        doubtful: roles on a card's list of companions that do not make them friends.
        ordinary: the role that a guess names first.
        eager: the informed come forward on the first morning, and so does a wolf (the custom of a table
            that elects a sheriff); otherwise they wait until they have something to tell.
        asks: question -> what it wants of whoever is asked (a method of the bot).
        findings: event -> what its hearer learns of somebody.
        prey: event -> the fact and its values by which a wolf knows whom to hunt first.
        lovers: events that tell two people of each other.
        faces: events that tell who came by night.
        proposals: events that tell a group what one of it wants.
        dawns: events that name the night's dead.
        results: events that tell who voted for whom.
        shown: events that show somebody's card to everybody, in the fact ``role``.
        cleared: events after which nobody doubts somebody.
    """

    village: str
    evil: frozenset[str]
    informed: frozenset[str]
    asks: Mapping[str, str]
    findings: Mapping[str, Finding]
    proposals: frozenset[str]
    dawns: frozenset[str]
    results: frozenset[str]
    sides: bool = False
    doubtful: frozenset[str] = frozenset()
    ordinary: str = ""
    eager: bool = False
    prey: Mapping[str, Finding] = field(default_factory=dict)
    lovers: frozenset[str] = frozenset()
    faces: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    cleared: frozenset[str] = frozenset()


def proposals(book_id: str) -> frozenset[str]:
    """The kinds of events of a book by which a group hears what one of it wants."""
    return frozenset(kind.id for kind in book(book_id).kinds.values() if kind.form == "proposal")


def told(*kinds: Kind) -> frozenset[str]:
    """The ids of some kinds of events."""
    return frozenset(kind.id for kind in kinds)


def words(*all_of_them: str) -> frozenset[str]:
    """A set of words."""
    return frozenset(all_of_them)


JUDGE: Final = Lore(
    village="judge.good",
    evil=words(
        "judge.werewolf", "judge.wolf_beauty", "judge.white_werewolf_king", "judge.hidden_werewolf",
        "judge.werewolf_king", "judge.wraith_rider", "judge.gargoyle",
    ),
    informed=words("judge.seer"),
    eager=True,
    asks={
        "judge.guardian.protect": "guard",
        "judge.pack.attack": "attack",
        "judge.hidden_werewolf.attack": "attack",
        "judge.wolf_beauty.charm": "charm",
        "judge.seer.check": "look",
        "judge.gargoyle.check": "look",
        "judge.witch.antidote": "antidote",
        "judge.witch.poison": "poison",
        "judge.hunter.shoot": "strike",
        "judge.werewolf_king.shoot": "strike",
        "judge.silencer_elder.silence": "suspect",
        "judge.magician.exchange": "rescue",
        "judge.magician.with": "suspect",
        "judge.cupid.first": "anybody",
        "judge.cupid.second": "anybody",
        "judge.piper.first": "anybody",
        "judge.piper.second": "anybody",
        "judge.sheriff.run": "run",
        "judge.sheriff.vote": "trust",
        "judge.sheriff.badge": "trust",
        "judge.exile.vote": "vote",
        "judge.runoff.vote": "vote",
        "judge.declare": "declare",
        "judge.declare.target": "target",
    },
    findings={judge_seer.LEARNED.id: Finding("camp", words("wolf"))},
    prey={judge_gargoyle.LEARNED.id: Finding("role", words("judge.seer", "judge.witch"))},
    lovers=told(judge_cupid.LOVERS_TOLD),
    proposals=proposals("judge"),
    dawns=told(judge_book.DAWN),
    results=told(judge_book.EXILE_COUNT),
    cleared=told(judge_idiot.FLIPPED_TOLD),
)  # fmt: skip

HOLLOW_WOLVES: Final = words("hollow.werewolf", "hollow.white_werewolf")

HOLLOW: Final = Lore(
    village="hollow.village",
    evil=HOLLOW_WOLVES,
    informed=words("hollow.farseer"),
    asks={
        "hollow.protector.protect": "guard",
        "hollow.pack.attack": "attack",
        "hollow.white_werewolf.betray": "betray",
        "hollow.farseer.see": "look",
        "hollow.fox.scout": "look",
        "hollow.witch.life": "heal",
        "hollow.witch.death": "poison",
        "hollow.hunter.shoot": "strike",
        "hollow.crow.suspect": "suspect",
        "hollow.cupid.first": "anybody",
        "hollow.cupid.second": "anybody",
        "hollow.thief.swap": "swap",
        "hollow.thief.card": "card",
        "hollow.mayor.vote": "trust",
        "hollow.mayor.heir": "trust",
        "hollow.mayor.decide": "vote",
        "hollow.accuse": "vote",
        "hollow.trial.vote": "vote",
    },
    findings={hollow_farseer.LEARNED.id: Finding("role", HOLLOW_WOLVES)},
    lovers=told(hollow_cupid.LOVERS_TOLD),
    proposals=proposals("hollow"),
    dawns=told(hollow_book.DAWN),
    results=told(hollow_book.TRIAL_COUNT),
    shown=told(hollow_book.CARD_SHOWN),
    cleared=told(hollow_idiot.REVEALED_TOLD),
)

CHAT: Final = Lore(
    village="chat.village",
    evil=words("chat.werewolf"),
    informed=words("chat.seeress"),
    asks={
        "chat.pack.vote": "attack",
        "chat.pack.runoff": "attack",
        "chat.look.vote": "look",
        "chat.look.runoff": "look",
        "chat.witch.heal": "heal",
        "chat.witch.kill": "poison",
        "chat.hunter.shoot": "strike",
        "chat.arrow_one.vote": "anybody",
        "chat.arrow_one.runoff": "anybody",
        "chat.arrow_two.vote": "anybody",
        "chat.arrow_two.runoff": "anybody",
        "chat.major.vote": "trust",
        "chat.major.heir": "trust",
        "chat.major.decide": "vote",
        "chat.village.vote": "vote",
    },
    findings={chat_looking.LEARNED.id: Finding("role", words("chat.werewolf"))},
    lovers=told(chat_amorous.LOVERS_TOLD),
    proposals=proposals("chat"),
    dawns=told(chat_book.DAWN),
    results=told(chat_village.VILLAGE_COUNT),
)

FORUM: Final = Lore(
    village="forum.village",
    evil=words("forum.werewolf", "forum.cultist", "forum.red_werewolf", "forum.red_cultist"),
    informed=words("forum.seer"),
    asks={
        "forum.grey_pack.hunt": "attack",
        "forum.red_pack.hunt": "attack",
        "forum.cultist.scan": "look",
        "forum.red_cultist.scan": "look",
        "forum.seer.scan": "look",
        "forum.priest.scan": "look",
        "forum.spy.spy": "look",
        "forum.doctor.protect": "guard",
        "forum.guardian_angel.protect": "guard",
        "forum.hunter.hunt": "poison",
        "forum.witness.watch": "watch",
        "forum.brutal.kill": "strike",
        "forum.lynch.vote": "vote",
    },
    findings={
        forum_seer.LEARNED.id: Finding("camp", words("wolf")),
        forum_seer.APPRENTICE_LEARNED.id: Finding("camp", words()),
        forum_priest.LEARNED.id: Finding("camp", words("cultist"), words("villager")),
    },
    prey={forum_cultist.LEARNED.id: Finding("camp", words("seer"))},
    faces=told(forum_witness.WITNESSED, forum_hospital.REMEMBERED),
    proposals=proposals("forum"),
    dawns=told(forum_book.DAWN),
    results=told(forum_lynching.LYNCH_COUNT),
    shown=told(forum_lynching.REVEALED),
)

REVAMPED_WOLVES: Final = words(
    "revamped.wolf", "revamped.alpha_wolf", "revamped.bloody_butcher", "revamped.hellhound",
    "revamped.scared_wolf", "revamped.sneaking_wolf", "revamped.wolfs_cub", "revamped.disguised_fox",
    "revamped.infected_wolf", "revamped.lone_wolf", "revamped.saboteur_wolf", "revamped.tanner",
    "revamped.lone_warlock", "revamped.psychic_wolf", "revamped.warlock", "revamped.knowledge_wolf",
    "revamped.packless_wolf",
)  # fmt: skip
REVAMPED_OTHERS: Final = words(
    "revamped.white_werewolf", "revamped.gray_werewolf", "revamped.flute_player", "revamped.flute_apprentice",
    "revamped.devil", "revamped.demon", "revamped.archangel", "revamped.saint", "revamped.pyromancer",
    "revamped.vampire", "revamped.undead", "revamped.plaguebearer", "revamped.zombie", "revamped.ice_king",
    "revamped.ice_queen", "revamped.reaper", "revamped.evil_scientist",
)  # fmt: skip
SEEN: Final = Finding("role", REVAMPED_WOLVES | REVAMPED_OTHERS)

REVAMPED: Final = Lore(
    village="revamped.town",
    sides=True,
    doubtful=words("revamped.butcher"),
    ordinary="revamped.citizen",
    evil=REVAMPED_WOLVES,
    informed=words("revamped.fortune_teller", "revamped.aura_teller", "revamped.huntsman"),
    asks={
        "revamped.pack.attack": "attack",
        "revamped.cult.attack": "cull",
        "revamped.lone_wolf.attack": "cull",
        "revamped.white_werewolf.betray": "betray",
        "revamped.gray_werewolf.betray": "betray",
        "revamped.assassin.attack": "poison",
        "revamped.witch.death": "poison",
        "revamped.witch.life": "protect",
        "revamped.priest.bless": "poison",
        "revamped.barber.shave": "strike",
        "revamped.hooker.visit": "host",
        "revamped.infected_wolf.infect": "charm",
        "revamped.fortune_teller.see": "look",
        "revamped.warlock.see": "look",
        "revamped.lone_warlock.see": "look",
        "revamped.aura_teller.look": "look",
        "revamped.huntsman.track": "look",
        "revamped.oracle.compare": "look",
        "revamped.crowd_seeker.seek": "look",
        "revamped.psychic_wolf.guess": "look",
        "revamped.role_of": "likely",
        "revamped.hide_of": "likely",
        "revamped.receptionist.count": "likely",
        "revamped.huntress.aim": "aim",
        "revamped.fletchers_customer.aim": "aim",
        "revamped.ranger.mark": "aim",
        "revamped.executioner.stand_in": "aim",
        "revamped.angel.follow": "aim",
        "revamped.mad_scientist.subject": "aim",
        "revamped.flute_apprentice.divert": "aim",
        "revamped.fletcher.customer": "trust",
        "revamped.grandma.knit": "suspect",
        "revamped.stalker.threaten": "suspect",
        "revamped.saboteur_wolf.bar": "charm",
        "revamped.tanner.tan": "suspect",
        "revamped.guardian.protect": "trust",
        "revamped.flute_player.play": "anybody",
        "revamped.vampire.mark": "anybody",
        "revamped.plaguebearer.taint": "anybody",
        "revamped.devil.wager": "anybody",
        "revamped.archangel.grace": "anybody",
        "revamped.pyromancer.fire": "fire",
        "revamped.evil_scientist.infect": "charm",
        "revamped.ice_king.freeze": "look",
        "revamped.ice_queen.guess": "look",
        "revamped.cupid.love": "anybody",
        "revamped.look_alike.copy": "anybody",
        "revamped.mayor.vote": "trust",
        "revamped.reporter.vote": "trust",
        "revamped.guardian.vote": "trust",
        "revamped.lynch.vote": "vote",
        "revamped.lynch.second": "vote",
    },
    findings={
        big_looking.SAW.id: SEEN,
        big_aura_teller.AURA.id: Finding("aura", words("threat")),
        big_huntsman.TRACKED.id: Finding("pack", words("yes"), words("no")),
    },
    lovers=told(big_cupid.LOVERS),
    proposals=told(big_pack.PROPOSAL),
    dawns=told(big_book.DAWN),
    results=told(big_lynching.COUNT),
)

LORE: Final[Mapping[str, Lore]] = {
    "judge": JUDGE,
    "hollow": HOLLOW,
    "chat": CHAT,
    "forum": FORUM,
    "revamped": REVAMPED,
}
"""By book: those that the sensible bots have read."""


OWN_ASKS: Final[Mapping[str, str]] = {
    "looks": "look",
    "first": "look",
    "second": "look",
    "guards": "guard",
    "attacks": "poison",
    "silences": "suspect",
    "enchants": "anybody",
    "aims": "aim",
    "shoot": "strike",
}
"""What the questions of own roles want, by the last word of their keys, where the book's bots know how."""


@lru_cache(64)
def lore_of(rules: Rulebook) -> Lore:
    """What is known of a book; of one with own roles in it, with what their sentences say."""
    lore = LORE[rules.id]
    own = [role for role in rules.roles.values() if role.id.startswith(PREFIX)]
    if not own:
        return lore
    known = set(lore.asks.values())
    keys = [form.key or power.id for role in own for power in role.powers for form in power.questions]
    wanted = {key: OWN_ASKS.get(key.rpartition(".")[2], "") for key in keys if key.startswith(PREFIX)}
    evil = lore.evil | {role.id for role in own if role.team != lore.village}
    return replace(
        lore,
        evil=evil,
        asks={**lore.asks, **{key: want for key, want in wanted.items() if want in known}},
        findings={
            **lore.findings,
            LOOKED.id: Finding("camp", words("wolf")),
            READ.id: Finding("role", evil),
        },
    )
