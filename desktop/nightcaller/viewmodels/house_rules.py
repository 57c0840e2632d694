"""What the table agrees on: only the rules that matter for this deck, and how the evening is run."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from PySide6.QtCore import Property, Signal, Slot

from nightcaller.errors import NightcallerError
from nightcaller.settings import Habits, SettingsFile
from nightcaller.styles import FITTING, Style
from nightcaller.table.live.touches import Day, NightTouches, OpeningTouches, walk
from nightcaller.table.shelf.sitting import Ballots, CardsWhen, Sitting
from nightcaller.table.shelf.styles import Misfit
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.chosen import chosen
from nightcaller.viewmodels.delivery import DeliveryViewModel, half_minutes
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.languages import save
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rules import RulesViewModel
from nightcaller.viewmodels.screen import ScreenModel

STYLES: Final = tuple(Style)
BALLOTS: Final[tuple[Ballots, ...]] = ("hands", "secret")
CARDS_WHEN: Final[tuple[CardsWhen, ...]] = ("called", "before")


@element
class HouseRulesViewModel(ScreenModel):
    """House rules, table style, ballots, clocks, the voice; then the cards are dealt.

    Args:
        night: seconds that the first night of a table takes; 0 if nobody can say.
        unheard: why nobody would hear the voice now, a message id; empty if it would be heard.
    """

    changed = Signal()
    begun = Signal(object)
    """The `Sitting` to begin."""
    voiceTestRequested = Signal(str)
    """Language to try."""

    def __init__(
        self,
        app: AppViewModel,
        words: Phrasebook,
        settings: SettingsFile,
        gathering: Gathering,
        night: Callable[[Sitting], float],
        unheard: Callable[[], str],
    ) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._habits: Habits | None = None
        self._gathering = gathering
        self._rules = RulesViewModel(app, words, gathering)
        self._delivery = DeliveryViewModel(app, words, settings, self)
        self._night = night
        self._unheard = unheard
        self._minutes: float | None = None
        self._hands: tuple[NightTouches, Day, OpeningTouches] | None = None
        self._delivery.changed.connect(self._time_changed)

    def refresh(self) -> None:
        self._rules.refresh()
        self._time_changed()

    def _time_changed(self) -> None:
        self._minutes, self._hands = None, None
        self.changed.emit()

    rules = Property(RulesViewModel, lambda self: self._rules, constant=True)
    """The rules of the game itself."""

    # --- how the evening is run -------------------------------------------------------------------------

    style = chosen(int, "_gathering.style", changed, STYLES)
    """Pass the laptop around, close all eyes, or let somebody moderate."""

    def _misfit(self) -> Misfit | None:
        table = self._gathering
        # People with closed eyes are led by the voice alone.
        if table.style.voice_calls and (why := self._unheard()):
            return Misfit(why, refused=True)
        house = {rule.id: table.option(rule) for rule in table.rules()}
        return table.book.misfit(table.deck, house, table.style, own_cards=table.own_cards)

    misfit = Property(str, lambda self: one.reason if (one := self._misfit()) else "", notify=changed)
    """Why another style suits the book and this deck better: a message id; empty if this one does."""

    def _misfit_title(self) -> str:
        if self._gathering.style.voice_calls and (why := self._unheard()):
            return f"{why}.title"
        return "ui-misfit-refused" if self._get_refused() else "ui-misfit-title"

    misfitTitle = Property(str, lambda self: self._misfit_title(), notify=changed)
    """Message id of what is the matter, in a word: the deck, or that nobody would hear the voice."""

    misfitRole = Property(str, lambda self: one.role if (one := self._misfit()) else "", notify=changed)
    """Id of the card that makes it so; empty if it is no card's fault."""

    def _get_refused(self) -> bool:
        found = self._misfit()
        return found is not None and found.refused

    refused = Property(bool, lambda self: self._get_refused(), notify=changed)
    """It cannot be played like that at all."""

    lateRound = Property(
        bool,
        lambda self: (
            not self._gathering.style.passes
            and self._gathering.book.late_round(self._gathering.deck)
            and not self._asked_for()
        ),
        notify=changed,
    )
    """The laptop does not stay where it is, although the chosen style seems to say so."""

    def _asked_for(self) -> bool:
        table = self._gathering
        return table.book.by_asking(table.deck, {rule.id: table.option(rule) for rule in table.rules()})

    askedFor = Property(bool, lambda self: self._asked_for(), notify=changed)
    """By day the laptop goes to whoever asks for it."""

    moderated = Property(bool, lambda self: self._gathering.style.moderated, notify=changed)
    """Somebody of the table walks round with it."""

    lastWords = Property(bool, lambda self: self._gathering.book.last_words, notify=changed)
    """The book has last words, and so a clock for them."""

    ownCards = chosen(bool, "_gathering.own_cards", changed)
    """The table keeps its printed cards."""

    def _get_traits_from_app(self) -> bool:
        table = self._gathering
        return table.own_cards and any(table.deck.get(role) for role in table.book.traits)

    traitsFromApp = Property(bool, lambda self: self._get_traits_from_app(), notify=changed)
    """The table deals its own cards, and the app the traits beside them."""

    @Slot()
    def chooseFitting(self) -> None:
        """The style that carries this deck."""
        self._gathering.style = FITTING
        self.refresh()

    cardsAtNight = chosen(bool, "_gathering.cards_at_night", changed)
    """The cards are seen with the first night's page: one round less."""

    cardsAtNightAsked = Property(
        bool,
        lambda self: self._gathering.style.passes and not self._gathering.own_cards,
        notify=changed,
    )
    """Whether there is a choice: the laptop goes round, and the screen deals."""

    cardsWhen = chosen(int, "_gathering.cards_when", changed, CARDS_WHEN)
    """Enter all cards before the first night, or each when it is first called."""
    cardsWhenAsked = Property(
        bool,
        lambda self: self._cards_when_asked(),
        notify=changed,
    )
    """Whether there is a choice: only a moderator can enter cards in the middle of a night, and only cards of
    which none lies on the table."""

    def _cards_when_asked(self) -> bool:
        table = self._gathering
        moderated = table.own_cards and table.style.moderated
        return moderated and not table.book.on_the_table(table.deck)

    ballots = chosen(int, "_gathering.ballots", changed, BALLOTS)
    """Vote by show of hands, or in secret."""
    ballotsAsked = Property(bool, lambda self: self._gathering.style.secret_ballots, notify=changed)
    """Whether there is a choice: with a moderator nobody passes the laptop, so he counts hands."""

    delivery = Property(DeliveryViewModel, lambda self: self._delivery, constant=True)
    """Voice, narration, clocks, pace."""

    def _get_night_minutes(self) -> float:
        if self._minutes is None:
            # Not the seed of the game that will be dealt: the length must not flicker, and it tells nothing.
            self._minutes = half_minutes(
                self._night(msgspec.structs.replace(self._gathering.sitting(), seed=0))
            )
        return self._minutes

    nightMinutes = Property(float, lambda self: self._get_night_minutes(), notify=changed)
    """How long the first night takes with this deck, style and pace; 0 if nobody can say."""

    def _passing(self) -> tuple[NightTouches, Day, OpeningTouches]:
        """The longest of the first nights and days, and all until the first speech; zeros where nothing is
        passed."""
        if self._hands is None:
            table = self._gathering
            self._hands = NightTouches(1, 0, 0), Day(1, 0, 0), OpeningTouches(0, 0, 0.0)
            if table.style.passes and not table.own_cards:
                sitting = msgspec.structs.replace(table.sitting(), seed=0)
                with suppress(NightcallerError):
                    beginning = walk(sitting)
                    self._hands = *beginning.most, beginning.opening
        return self._hands

    nightHands = Property(int, lambda self: self._passing()[0].hand_overs, notify=changed)
    """How often the laptop changes hands in the longest of the first nights; 0 where it does not go round."""
    nightTouches = Property(int, lambda self: self._passing()[0].touches, notify=changed)
    """How often it is touched in it, at most."""
    dayHands = Property(int, lambda self: self._passing()[1].hand_overs, notify=changed)
    """How often it changes hands on the longest of the first days: a round of all, secret ballots."""
    dayTouches = Property(int, lambda self: self._passing()[1].touches, notify=changed)
    """How often it is touched on it, at most."""
    openingHands = Property(int, lambda self: self._passing()[2].hand_overs, notify=changed)
    """How often it changes hands from the deal to the first speech."""
    openingMinutes = Property(int, lambda self: self._passing()[2].minutes, notify=changed)
    """How long that takes."""

    @Slot()
    def testVoice(self) -> None:
        """Say a line in every language of the table."""
        for language in self.words.languages:
            self.voiceTestRequested.emit(language)

    # --- begin ------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Deal: the evening begins; what was chosen is remembered when it is over (`remember`)."""
        if self._get_refused():
            return
        table = self._gathering
        self._habits = Habits(
            book=table.book.id,
            style=table.style,
            ballots=table.ballots,
            house=dict(table.house),
            own_cards=table.own_cards,
            deck=dict(table.deck),
            cards_at_night=table.cards_at_night,
            cards_when=table.cards_when,
        )
        self.begun.emit(table.sitting())

    def remember(self) -> None:
        """The game is over: offer the same next time. No file in plain sight says what is being played."""
        if self._habits is not None:
            save(self.app, self._settings, habits=self._habits)
