"""What a player with some sense answers, one method for each thing that a question can want (`Lore.asks`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from nightcaller.engine import NOBODY, Ask
from nightcaller.engine.parts import drawn, objection, single
from nightcaller.engine.vocabulary import Option, Picks, Seat, empty_choice
from nightcaller.lab.lore import Lore
from nightcaller.lab.mind import Mind
from nightcaller.lab.talk import Talk

RUNS: Final = 0.15
"""Chance that somebody without anything to tell stands for sheriff."""
BLENDS: Final = 0.85
"""Chance that a wolf votes with the table against somebody who is no companion."""
BETRAYS: Final = {True: 0.6, False: 0.2}
"""Chance that a wolf votes against a companion on whom the table has settled, by whether he is accused."""
FOLLOWS: Final = 0.7
"""Chance that a villager votes with the table rather than by a feeling of her own."""
HUNCH: Final = 0.6
"""Standard deviation of such a feeling, beside the impressions that everybody has."""
GUESS: Final = 1.0
"""The same by night, when nobody listens."""
SAVES: Final = 0.75
"""Chance that a Witch saves a victim of a later night than the first."""
POISONS: Final = 0.35
"""Chance that a Witch poisons on suspicion alone, from the third night on."""
HUNTS_LEADER: Final = 0.75
"""Chance that the pack goes for somebody whom the village believes; else it fears a guard."""
HUNTS_OFFICER: Final = 0.4
GUARDS_LEADER: Final = 0.8
GUARDS_OFFICER: Final = 0.4
EXPLODES: Final = 0.25
"""Chance a day that a White Werewolf King takes a believed claimant with him before he is found out."""


class Choices:
    """How everybody at one table decides; nobody reads more than a `Mind` and the `Talk`."""

    def __init__(self, lore: Lore, talk: Talk, chance: Random) -> None:
        self.lore = lore
        self.talk = talk
        self._chance = chance
        self._random = chance.random
        self._answers: dict[str, Callable[[Mind, Ask], Option | None]] = {
            want: getattr(self, f"_{want}") for want in set(lore.asks.values())
        }

    def answer(self, mind: Mind, ask: Ask) -> Picks:
        """What somebody says to a question: what seems best, else the empty choice, else anything."""
        if ask.parts:
            return self._together(mind, ask)
        if len(ask.options) == 1:
            return ask.options
        picked = self._picked(mind, ask, ask.key)
        if picked is None or picked not in ask.options:
            return empty_choice(ask) or (self._chance.choice(ask.options),)
        return (picked,)

    def _picked(self, mind: Mind, ask: Ask, key: str) -> Option | None:
        want = self.lore.asks.get(key)
        return self._answers[want](mind, ask) if want else None

    def _together(self, mind: Mind, ask: Ask) -> Picks:
        """An answer in parts: each as if it were asked alone, nobody twice; by chance if that is illegal."""
        picks: list[Option] = []
        used = 0
        for part in single(ask):
            free = tuple(o for o in part.options if not (ask.differ and isinstance(o, int) and o in picks))
            alone = replace(part, options=free or part.options)
            rest = empty_choice(alone)
            if rest and ask.most and used >= ask.most:
                picks += rest
                continue
            picked = self._picked(mind, alone, part.key if part.key in self.lore.asks else ask.key)
            if picked is None or picked not in alone.options:
                (picked,) = rest or (self._chance.choice(alone.options),)
            used += (picked,) != rest
            picks.append(picked)
        if objection(ask, tuple(picks)) is None:
            return tuple(picks)
        return drawn(ask, lambda _n, among: self._chance.choice(among))

    def is_wolf(self, mind: Mind) -> bool:
        """Whether somebody belongs to the village's enemies that hunt."""
        return not self.lore.evil.isdisjoint(mind.roles)

    # --- whom ---------------------------------------------------------------------------------------

    def _friends(self, mind: Mind) -> set[Seat]:
        """Whom somebody would not harm: oneself, the one one loves, the pack, or whom one believes good."""
        friends = {mind.seat}
        if mind.partner is not None:
            friends.add(mind.partner)
        if self.is_wolf(mind):
            # A wolf in love with somebody who is no wolf has left the pack.
            if mind.partner is None or mind.partner in mind.mates:
                friends |= mind.mates
            return friends
        return friends | mind.mates | mind.good | (self.talk.trusted() - mind.guilty)

    def _foes(self, mind: Mind, ask: Ask) -> list[Seat]:
        """Who of those that a question offers is no friend."""
        friends = self._friends(mind)
        return [seat for seat in _seats(ask) if seat not in friends]

    def _worst(self, seats: Sequence[Seat], spread: float = HUNCH) -> Seat | None:
        """The one who seems most suspicious to somebody."""
        gauss, suspicion = self._chance.gauss, self.talk.suspicion
        return max(seats, key=lambda seat: suspicion[seat] + gauss(0.0, spread), default=None)

    def _best(self, seats: Sequence[Seat], spread: float = HUNCH) -> Seat | None:
        """The one who seems least suspicious to somebody."""
        gauss, suspicion = self._chance.gauss, self.talk.suspicion
        return min(seats, key=lambda seat: suspicion[seat] + gauss(0.0, spread), default=None)

    def _vote(self, mind: Mind, ask: Ask) -> Option | None:
        seats = _seats(ask)
        friends = self._friends(mind)
        foes = [seat for seat in seats if seat not in friends]
        lead = self.talk.lead(ask.options)
        if not foes and self.lore.sides:
            foes = [seat for seat in seats if seat not in {mind.seat, mind.partner, *mind.mates}]
            return self._worst(foes)
        if mind.hiding:
            if lead is None or lead not in friends:
                return lead if lead is not None and self._random() < BLENDS else self._worst(foes)
            betrayed = lead in mind.mates and self._random() < BETRAYS[lead in self.talk.accused()]
            return lead if betrayed else self._worst(foes)
        certain = [seat for seat in foes if seat in mind.guilty]
        if certain:
            return lead if lead in certain else certain[0]
        if lead in foes and (lead in self.talk.accused() or self._random() < FOLLOWS):
            return lead
        return self._worst(foes)

    def _trust(self, mind: Mind, ask: Ask) -> Option | None:
        """An office: the village gives it to whom it believes, wolves to one of theirs if he looks well."""
        seats = _seats(ask)
        talk = self.talk
        if self.is_wolf(mind):
            own = [seat for seat in seats if seat in mind.mates or seat == mind.seat]
            claimed = [seat for seat in own if seat in talk.claims]
            return claimed[0] if claimed else self._best(own if own and self._random() < 0.5 else seats)
        known = [seat for seat in seats if seat in mind.good and seat not in talk.liars]
        believed = [seat for seat in seats if seat in talk.claims and seat not in talk.liars]
        accused = talk.accused()
        return self._best(believed or known or [seat for seat in seats if seat not in accused] or seats)

    def _run(self, mind: Mind, _ask: Ask) -> Option | None:
        return "run" if mind.seat in self.talk.claims or self._random() < RUNS else "stay"

    def _declare(self, mind: Mind, ask: Ask) -> Option | None:
        """A Knight duels somebody accused; a White Werewolf King takes a believed claimant with him."""
        if "judge.knight" in mind.roles and "duel" in ask.options:
            return "duel" if self._convicted(mind, self.talk.alive) else "stay"
        if "judge.white_werewolf_king" in mind.roles and "explode" in ask.options:
            doomed = self.talk.lead(self.talk.alive) == mind.seat
            return "explode" if self._leaders(mind) and (doomed or self._random() < EXPLODES) else "stay"
        return "stay"

    def _target(self, mind: Mind, ask: Ask) -> Option | None:
        if self.is_wolf(mind):
            return next(iter(self._leaders(mind)), None) or self._best(
                [seat for seat in _seats(ask) if seat not in self._friends(mind)]
            )
        convicted = self._convicted(mind, _seats(ask))
        return self._worst(convicted)

    def _leaders(self, mind: Mind) -> list[Seat]:
        """Claimants whom the table believes and the pack does not own."""
        talk, friends = self.talk, self._friends(mind)
        return [s for s in talk.claims if s in talk.alive and s not in talk.liars and s not in friends]

    def _convicted(self, mind: Mind, seats: Iterable[Seat]) -> list[Seat]:
        """Whom somebody of the village takes for a wolf, beyond doubt."""
        friends, accused = self._friends(mind), self.talk.accused()
        return [s for s in seats if s in mind.guilty or (s in accused and s not in friends)]

    # --- the night ----------------------------------------------------------------------------------

    def _attack(self, mind: Mind, ask: Ask) -> Option | None:
        """The pack: what was proposed, else whoever knows most, else whoever the village trusts."""
        prey = self._foes(mind, ask)
        if mind.proposed and mind.proposed[0] == self.talk.day and mind.proposed[1] in prey:
            return mind.proposed[1]
        return self._prey(mind, prey)

    def _prey(self, mind: Mind, prey: Sequence[Seat]) -> Seat | None:
        known = [seat for seat in prey if seat in mind.prey]
        if known and self._random() < HUNTS_LEADER:
            return known[0]
        leaders = [seat for seat in self._leaders(mind) if seat in prey]
        if leaders and self._random() < HUNTS_LEADER:
            return leaders[0]
        view = self.talk.view
        office = [seat for seat in view.offices.values() if seat in prey] if view else []
        if office and self._random() < HUNTS_OFFICER:
            return office[0]
        accused = self.talk.accused()
        return self._best([seat for seat in prey if seat not in accused] or prey, GUESS)

    def _charm(self, mind: Mind, ask: Ask) -> Option | None:
        return self._best(self._foes(mind, ask), GUESS)

    def _betray(self, _mind: Mind, ask: Ask) -> Option | None:
        """A White Werewolf wants to be the last: companions go when the village is hardly more than they."""
        companions = _seats(ask)
        village = len(self.talk.alive) - len(companions) - 1
        return self._chance.choice(companions) if companions and village <= len(companions) + 2 else NOBODY

    def _look(self, mind: Mind, ask: Ask) -> Option | None:
        """Somebody new, rather suspicious than not."""
        known = mind.looked | mind.good | mind.guilty | mind.mates | {mind.seat}
        return self._worst([seat for seat in _seats(ask) if seat not in known] or _seats(ask), GUESS)

    def _suspect(self, mind: Mind, ask: Ask) -> Option | None:
        friends = self._friends(mind)
        return self._worst(self._convicted(mind, _seats(ask)) or [s for s in _seats(ask) if s not in friends])

    def _guard(self, mind: Mind, ask: Ask) -> Option | None:
        """Who the wolves would go for: a believed claimant, an officer, else somebody trusted."""
        seats = _seats(ask)
        talk = self.talk
        if self.is_wolf(mind):
            return self._chance.choice([s for s in seats if s in mind.mates] or seats)
        likely = [seat for seat in seats if seat in talk.claims and seat not in talk.liars]
        if likely and self._random() < GUARDS_LEADER:
            return likely[0]
        view = talk.view
        office = [seat for seat in view.offices.values() if seat in seats] if view else []
        if office and self._random() < GUARDS_OFFICER:
            return office[0]
        return self._best([seat for seat in seats if seat not in talk.accused()] or seats, GUESS)

    def _rescue(self, _mind: Mind, ask: Ask) -> Option | None:
        """A believed claimant, for whom the wolves would come: somebody else shall bear it."""
        talk = self.talk
        likely = [seat for seat in _seats(ask) if seat in talk.claims and seat not in talk.liars]
        return likely[0] if likely and self._random() < GUARDS_LEADER else NOBODY

    def _saves(self, mind: Mind, victim: Option | None) -> bool:
        talk = self.talk
        if not isinstance(victim, int) or victim in mind.guilty or victim in talk.accused():
            return False
        if mind.hiding and victim not in {mind.seat, mind.partner}:
            return False
        mind.good.add(victim)
        return victim in {mind.seat, mind.partner} or self.talk.day == 1 or self._random() < SAVES

    def _antidote(self, mind: Mind, ask: Ask) -> Option | None:
        return "use" if "use" in ask.options and self._saves(mind, dict(ask.shown).get("victim")) else "keep"

    def _heal(self, mind: Mind, ask: Ask) -> Option | None:
        return next((seat for seat in _seats(ask) if self._saves(mind, seat)), NOBODY)

    def _poison(self, mind: Mind, ask: Ask) -> Option | None:
        """By night: somebody convicted; on suspicion only when there is not much time left."""
        seats = _seats(ask)
        if mind.hiding:
            return self._prey(mind, [seat for seat in seats if seat not in self._friends(mind)])
        convicted = self._convicted(mind, seats)
        if convicted:
            return self._worst(convicted)
        if self.talk.day < 3 or self._random() >= POISONS:
            return NOBODY
        friends = self._friends(mind)
        return self._worst([seat for seat in seats if seat not in friends])

    def _strike(self, mind: Mind, ask: Ask) -> Option | None:
        """With the last breath: the pack's enemy, or the most likely wolf; nobody in the first night."""
        seats, friends = _seats(ask), self._friends(mind)
        if mind.hiding:
            return self._prey(mind, [seat for seat in seats if seat not in friends])
        convicted = self._convicted(mind, seats)
        if convicted:
            return self._worst(convicted)
        if self.talk.view is None:
            return NOBODY
        return self._worst([seat for seat in seats if seat not in friends])

    def _watch(self, _mind: Mind, _ask: Ask) -> Option | None:
        return "watch" if self.talk.day >= 3 else "stay"

    def _cull(self, mind: Mind, ask: Ask) -> Option | None:
        """An attack every night and no pack behind it: somebody convicted, else the most suspicious."""
        if mind.hiding:
            return self._attack(mind, ask)
        foes = self._foes(mind, ask)
        return self._worst(self._convicted(mind, foes) or foes, GUESS)

    def _protect(self, mind: Mind, ask: Ask) -> Option | None:
        """A potion that is drunk once: somebody believed, from the second night on."""
        if self.talk.day < 2:
            return NOBODY
        return self._guard(mind, ask)

    def _host(self, mind: Mind, ask: Ask) -> Option | None:
        """A bed for the night: whoever is trusted, and is no leader whom the pack comes for."""
        seats = _seats(ask)
        leaders = self._leaders(mind)
        return self._best([seat for seat in seats if seat not in leaders] or seats, GUESS)

    def _aim(self, mind: Mind, ask: Ask) -> Option | None:
        """A target that stands: somebody convicted, else one foe for as long as he lives."""
        now = next((option for _name, option in ask.shown if isinstance(option, int)), None)
        foes = self._foes(mind, ask)
        convicted = self._convicted(mind, foes)
        if now is not None and (now in convicted or not convicted):
            return NOBODY
        return self._worst(convicted or foes, GUESS)

    def _likely(self, _mind: Mind, ask: Ask) -> Option | None:
        """A card that somebody may well have: an ordinary one, else any."""
        return self.lore.ordinary if self.lore.ordinary in ask.options else None

    def _fire(self, _mind: Mind, ask: Ask) -> Option | None:
        """Powder on everybody in turn; fire when there is enough of it."""
        if "ignite" in ask.options and self.talk.day % 3 == 0:
            return "ignite"
        return self._chance.choice(_seats(ask) or ask.options)

    def _anybody(self, _mind: Mind, ask: Ask) -> Option | None:
        return self._chance.choice(_seats(ask) or ask.options)

    def _swap(self, _mind: Mind, ask: Ask) -> Option | None:
        """A Thief takes a card with a power, and a wolf's half of the time."""
        if "keep" not in ask.options:
            return "swap"
        return "swap" if self._wanted(ask) else "keep"

    def _card(self, _mind: Mind, ask: Ask) -> Option | None:
        return self._wanted(ask) or "left"

    def _wanted(self, ask: Ask) -> Option | None:
        cards = {side: card for side, card in ask.shown if card not in ("hollow.villager", "hollow.thief")}
        good = [side for side, card in cards.items() if card not in self.lore.evil]
        return next(iter(good or cards), None)


def _seats(ask: Ask) -> list[Seat]:
    return [option for option in ask.options if isinstance(option, int)]
