"""Evenings at which the table does whatever it may over the game's head, to find where no control works.

People who do not think play an evening through the table's own doors, in any style, with any cards and house
rules, and now and then it is upset: a window skipped, a step taken back, another style, a forgotten PIN, a
fact overruled, an end declared and not accepted. After each upset the screens are read, the records are
folded anew and have to come to the same, and somebody who only does what the screen asks for has to be able
to bring the evening to its end. An evening follows from its number alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from makers.digests import amendment, among
from makers.drawing import Flaw, Trial, drawn_table
from nightcaller.engine import IllegalDecision, Session
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.own_cards import OwnCards
from nightcaller.table.live.progress import Progress
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Forgotten,
    Hands,
    Identify,
    PublicChoice,
    Race,
    Roster,
    Scene,
)
from nightcaller.table.live.standing import Numbered, Standing
from nightcaller.table.shelf.journal import Record
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.shelf.styles import misfit

STYLES: Final = tuple(Style)
SIZES: Final = range(6, 13)
STEPS: Final = 160
"""What is done with upsets in between; from then on people only do what the screen asks for."""
UPSETS: Final = 14
"""How often an evening is upset at most: who takes every step back gets nowhere."""
LAST: Final = 500
"""So many steps later the table has been able to end the evening, or it never will be."""
STUCK: Final = 40
"""So many answers in a row that write nothing: no control works."""
ATTEMPTS: Final = 20
"""How often people try to shuffle printed cards into a deal that the book can play."""

_AS_WRITTEN: Final = msgspec.msgpack.Decoder(tuple[int, Record])


class ReadBack:
    """What the records of an evening come to as they are read from a disk."""

    def __init__(self) -> None:
        self._again: Standing | None = None
        self._records: list[Numbered] = []
        """What has been folded into it."""

    def compare(self, evening: Evening, *, played_again: bool = True) -> None:
        """Read what has been written since, or all of it if some was taken back.

        Args:
            played_again: whether the game is also played from its start by its decisions alone.

        Raises:
            Flaw: it comes to something else than what stands.
        """
        ledger = evening.ledger
        records, known = ledger.standing.records, len(self._records)
        if self._again is None or records[:known] != self._records:
            self._again, known = Standing(ledger.book, ledger.agreed), 0
        for one in records[known:]:
            self._again.take(*_AS_WRITTEN.decode(msgspec.msgpack.encode(one)))
        self._records, again = list(records), self._again
        digests = {again.session.digest, ledger.session.digest}
        if played_again:
            digests.add(Session(ledger.book, ledger.session.setup, ledger.session.decisions).digest)
        if len(digests) > 1:
            raise Flaw("replayed it is another game")
        compared = [("progress", part.name) for part in fields(Progress) if part.name != "left"]
        for whole, part in (*compared, ("knowledge", "remembered"), ("knowledge", "again")):
            stands, came = (getattr(getattr(each, whole), part) for each in (ledger.standing, again))
            if stands != came:
                raise Flaw(f"replayed it stands elsewhere: {part} {came} instead of {stands}")


class Party:
    """An evening and the people at it.

    Args:
        rules: the rulebook.
        name: what everything depends on.
        seats: how many people, if the deck has room for them.
        style: the table style; drawn as well if there is none.
        roles: own roles, some of which are among the cards.
        begin: how they begin.
        every: after so many upsets the records are folded once; one that comes of the first of them is found
            by playing the evening again with 1.
    """

    def __init__(
        self,
        rules: Rulebook,
        name: str,
        seats: int,
        style: Style | None = None,
        roles: tuple[OwnRole, ...] = (),
        begin: Callable[[Sitting], Evening] = Evening,
        every: int = 1,
    ) -> None:
        self.chance = Random(f"{name}.party")
        self._roles, self._every = roles, every
        self.evening = begin(self._sitting(with_roles(rules, roles), name, seats, style))
        self.cards = self._dealt(self.evening.cards.told)
        self.upsets = UPSETS
        self.steps = 0
        self._idle = 0
        self._before: Scene | None = None
        self._read_back = ReadBack()

    def _sitting(self, rules: Rulebook, name: str, seats: int, wanted: Style | None) -> Sitting:
        """What the table has agreed on."""
        chance, roles = self.chance, self._roles
        setup = drawn_table(rules, name, seats, [role.id for role in roles[:1]])
        drawn = among(chance, STYLES)
        style = wanted or drawn
        own = chance.random() < 0.4
        unfit = misfit(rules, setup.deck, setup.house, style, own_cards=own)
        people = range(setup.seats)
        return Sitting(
            players=tuple(SeatedPlayer(f"P{seat + 1}", pin=among(chance, ("", "1234"))) for seat in people),
            deck=dict(setup.deck),
            seed=setup.seed,
            book=rules.id,
            house=dict(setup.house),
            style=style,
            ballots=among(chance, ("hands", "secret")),
            cards_at_night=chance.random() < 0.5,
            own_cards=own and not (unfit and unfit.refused),
            cards_when=among(chance, ("before", "called")),
            roles=roles,
        )

    def _dealt(self, own: OwnCards | None) -> tuple[str, ...]:
        """Who holds which of the table's own cards."""
        if own is None:
            return ()
        cards = [card for card, count in own.deck.items() for _card in range(count)]
        for _attempt in range(ATTEMPTS):
            self.chance.shuffle(cards)
            dealt = tuple(cards[: len(self.evening.sitting.players)])
            if self.evening.book.playable(dealt):
                break
        return dealt

    # --- an evening -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end.

        Raises:
            Flaw: it cannot be brought to an end, or its records do not lead to where it stands.
        """
        while self.steps < STEPS:
            ended = isinstance(self.evening.scene, Ended)
            if self.upsets and (ended or self.chance.random() < 1 / 8):
                self.upsets -= 1
                self.upset()
            elif ended:
                break
            else:
                self.go_on()
        self.check(anew=True)
        while not isinstance(self.evening.scene, Ended):
            if self.steps > STEPS + LAST:
                raise Flaw(f"it cannot be ended: {self.evening.scene}")
            if self.evening.rulings.before_everybody and not self.evening.rulings.more_to_hear:
                _tried(lambda: self.evening.rulings.amend("end"))
            if not isinstance(self.evening.scene, Ended):
                self.go_on()
        self.check(anew=True)

    def go_on(self) -> None:
        """Do what the screen asks for.

        Raises:
            Flaw: nothing that it offers is taken.
        """
        evening = self.evening
        scene, length = evening.scene, evening.ledger.length
        self.steps += 1
        try:
            ACTS[type(scene)](self, scene)
        except IllegalDecision as refused:
            raise Flaw(f"{refused.message_id} at {scene}") from refused
        self._idle = 0 if evening.ledger.length > length or evening.scene != scene else self._idle + 1
        if self._idle > STUCK:
            raise Flaw(f"nothing happens: {scene}")

    def upset(self) -> None:
        """Let the table do something over the game's head, if it may here, and look what has become of it."""
        self.attempt_upset()
        self.check()

    def attempt_upset(self) -> None:
        """Let the table do something over the game's head, if it may here."""
        _tried(partial(among(self.chance, self._upsets()), self))

    def _upsets(self) -> list[Callable[[Party], object]]:
        """What can be tried on this screen; what is refused changes nothing."""
        found = list(UPSETTING)
        match self.evening.scene:
            case Cover():
                found += [Party.forget, Party.come_back] * 4
                found += [lambda party: party.evening.mishaps.halt(), Party.read_otherwise] * 2
            case Calling() | Identify():
                found += [lambda party: party.evening.mishaps.halt()] * 2
            case Forgotten():
                found += [Party.vouch] * 4
            case Console():
                found += [Party.correct] * 4
            case Ended():
                found += [lambda party: party.evening.rulings.play_on()] * 8
        return found

    # --- what the table may do -------------------------------------------------------------------------

    def skip(self) -> None:
        """Nobody answers any more."""
        self.evening.rulings.skip(among(self.chance, ("", "night", "day")))

    def restyle(self) -> None:
        """Go on in another style."""
        style, seats = among(self.chance, STYLES), self.evening.public.seats
        moderator = among(self.chance, (None, *range(seats))) if style.moderated else None
        self.evening.rulings.change_style(style, moderator)

    def overrule(self) -> None:
        """Declare something to be so."""
        seats = self.evening.public.seats
        declared = amendment(self.evening.ledger.session, self.chance)
        if self.chance.random() < 0.4:
            declared = (among(self.chance, ("kill", "revive")), int(self.chance.random() * seats))
        if self.chance.random() < 0.05:
            declared = ("end", *self.evening.rulings.teams[:1])
        self.evening.rulings.amend(str(declared[0]), *declared[1:])

    def vouch(self) -> None:
        """Say who somebody is; or the PIN has come back to mind."""
        scene = self.evening.scene
        if isinstance(scene, Forgotten) and self.chance.random() < 0.3:
            self.evening.rulings.never_mind()
        seat = (
            scene.seat
            if isinstance(scene, Forgotten)
            else among(self.chance, range(self.evening.public.seats))
        )
        self.evening.rulings.lift_pin(seat)

    def forget(self) -> None:
        """Type a wrong PIN, then ask the table."""
        scene = self.evening.scene
        if isinstance(scene, Cover):
            self.evening.rulings.tried_pin(scene.seat, right=False)
            self.evening.rulings.ask_the_table()

    def come_back(self) -> None:
        """Whoever has just handed the laptop on takes it back, and may think again."""
        visit = self.evening.come_back()
        if self.chance.random() < 0.5 and visit.may_change:
            visit.change()
            self._fill_in(visit)
        visit.finish()

    def read_otherwise(self) -> None:
        """Whoever takes the laptop has her pages in another language."""
        scene = self.evening.scene
        if isinstance(scene, Cover):
            self.evening.rulings.reads(scene.seat, among(self.chance, (*LANGUAGES,)))

    def put_right(self) -> None:
        """Something was recorded wrongly: a moderator says what it was, others go through a round again."""
        corrections = self.evening.corrections
        if not self.evening.progress.style.moderated:
            corrections.once_more(among(self.chance, corrections.rounds or (None,)))
            return
        answers = corrections.answers
        if not answers:
            return
        one = among(self.chance, answers)
        if one.alone and self.chance.random() < 0.8:
            corrections.answer(one, among(self.chance, one.ask.options))
        else:
            corrections.ask_again(one)

    def mishap(self) -> None:
        """Something goes wrong with the people: a name, a seat, a card that was seen."""
        chance, mishaps, seats = self.chance, self.evening.mishaps, range(self.evening.public.seats)
        one, other, name = among(chance, seats), among(chance, seats), f"N{self.steps}"
        among(
            chance,
            (
                partial(mishaps.rename, one, name),
                partial(mishaps.hand_on, one, name),
                partial(mishaps.leave_to_the_lot, one),
                partial(mishaps.speak, one, among(chance, ("", *LANGUAGES))),
                partial(mishaps.exchange, one, other, cards=chance.random() < 0.5),
                partial(mishaps.swap_unseen, one),
            ),
        )()

    def correct(self) -> None:
        """The moderator goes back in his own window."""
        scene, desk = self.evening.scene, self.evening.desk()
        if self.chance.random() < 0.5 or not isinstance(scene, Console):
            desk.undo()
        else:
            desk.back_to(int(self.chance.random() * (scene.index + 1)))

    # --- what the screen asks for ----------------------------------------------------------------------

    def _visited(self, _scene: Cover) -> None:
        visit = self.evening.visit()
        self._fill_in(visit)
        if visit.sheets and self.chance.random() < 0.1:
            _tried(lambda: visit.post("x"))
        if self.chance.random() < 0.97:  # else somebody closes the window with the page in hand
            visit.finish()

    def _fill_in(self, visit: Any) -> None:
        page = visit.page()
        if visit.purpose == "cards":
            if not visit.claimed:
                visit.decide([self.cards[visit.seat]])
        elif page is not None:
            visit.decide([among(self.chance, (*entry.options, None)) for entry in page.entries])

    def _called(self, _scene: Calling) -> None:
        call = self.evening.call()
        if self.chance.random() >= 0.1:
            self._mark(call)
        call.finish()

    def _moderated(self, _scene: Console) -> None:
        desk = self.evening.desk()
        placing = desk.placing
        if placing.role:
            self._place(placing.role, placing.missing)
        elif desk.asks:
            self._mark(desk)
        else:
            desk.finish()

    def _mark(self, frame: Any) -> None:
        """Tap what is offered, blank after blank, and decide; what does not go together is let go."""
        taps: list[Any] = []
        while (page := frame.page(taps)) and len(taps) < len(page.entries):
            taps.append(among(self.chance, page.entries[len(taps)].options))
        if page and page.problem:
            taps = [
                tap if entry.rest is None else entry.rest
                for entry, tap in zip(page.entries, taps, strict=True)
            ]
        if page and (seat := frame.decide(taps)) is not None:
            self.evening.cards.place(self.cards[seat], seat)  # the answer is given anew

    def _rostered(self, _scene: Roster) -> None:
        own = self.evening.cards.told
        assert own is not None
        for role in own.wanted_now:
            if missing := own.missing(role):
                self._place(role, missing)
        if not own.later:
            self.evening.cards.end_roster()

    def _place(self, role: str, missing: int) -> None:
        own = self.evening.cards.told
        assert own is not None
        holders = [seat for seat, card in enumerate(self.cards) if card == role and not own.role_of(seat)]
        if len(holders) < missing:
            # A card that lies on the table is nobody's.
            holders += [
                seat for seat in range(len(self.cards)) if not own.role_of(seat) and seat not in holders
            ]
        for seat in holders[:missing]:
            self.evening.cards.place(role, seat)

    def _identified(self, scene: Identify) -> None:
        if not self.evening.cards.identified:
            self.evening.cards.identify([s for s, card in enumerate(self.cards) if card == scene.role])
        self.evening.cards.end_identify()

    def _spoken(self, scene: Floor) -> None:
        if scene.may_declare and self.chance.random() < 0.15:
            self.evening.declare(among(self.chance, self.evening.public.alive))
        elif scene.may_withdraw and self.chance.random() < 0.15:
            self.evening.withdraw(among(self.chance, scene.may_withdraw))
        elif scene.current < len(scene.speakers) and self.chance.random() < 0.7:
            self.evening.next_speaker()
        else:
            self.evening.end_floor()

    def _raised(self, scene: Hands) -> None:
        self.evening.hands({seat: among(self.chance, scene.options) for seat in scene.voters})

    def _run(self, scene: Race) -> None:
        self.evening.run([seat for seat in scene.seats if self.chance.random() < 0.5])

    def _chosen(self, scene: PublicChoice) -> None:
        self.evening.choose(among(self.chance, scene.options))

    # --- what must hold --------------------------------------------------------------------------------

    def check(self, *, anew: bool = False) -> None:
        """Read the screen as people do, and fold the records if it is their turn.

        Args:
            anew: all of them, now; otherwise those that have been written since, unless some were taken back.

        Raises:
            Flaw: they come to something else.
        """
        evening, scene = self.evening, self.evening.scene
        lines_for(scene, evening.sitting, evening.public, evening.progress.style, self._before)
        self._before = scene
        if evening.progress.style.moderated:
            desk = evening.desk()
            _read(desk.overview, desk.showings(), desk.script, desk.page())
        if isinstance(scene, Cover):
            visit = evening.visit()
            _read(visit.page(), visit.learned, visit.sheets, evening.handed_on)
        if anew:
            self._read_back = ReadBack()
        if anew or self.upsets % self._every == 0:
            self._read_back.compare(evening, played_again=anew or self._every == 1)


def _tried(act: Callable[[], object]) -> None:
    """Do what may be refused."""
    try:
        act()
    except IllegalDecision:
        return


def _read(*_screens: object) -> None:
    """What is read comes about."""


ACTS: Final[Mapping[type, Callable[[Party, Any], None]]] = {
    Bulletin: lambda party, _scene: party.evening.acknowledge(),
    Cover: Party._visited,
    Calling: Party._called,
    Console: Party._moderated,
    Identify: Party._identified,
    Roster: Party._rostered,
    Race: Party._run,
    Floor: Party._spoken,
    Hands: Party._raised,
    PublicChoice: Party._chosen,
    Forgotten: lambda party, scene: party.evening.rulings.lift_pin(scene.seat),
}
"""What somebody does who only does what the screen asks for."""

UPSETTING: Final[Sequence[Callable[[Party], object]]] = (
    Party.mishap,
    Party.skip,
    Party.skip,
    lambda party: party.evening.rulings.undo(),
    lambda party: party.evening.rulings.undo(),
    Party.restyle,
    Party.restyle,
    Party.overrule,
    Party.overrule,
    Party.overrule,
    Party.vouch,
    Party.put_right,
    Party.put_right,
    Party.put_right,
)


def upset_evening(rules: Rulebook, number: int) -> Trial:
    """Play the evening of this number."""
    name = f"{rules.id}.upset.{number}"
    party = Party(rules, name, SIZES[number % len(SIZES)])
    party.play()
    session = party.evening.ledger.session
    return Trial(str(number), 1, len(session.decisions), session.day)
