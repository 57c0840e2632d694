"""The window with everything behind it: services, view models, QML. One for each run of the program."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QUrl
from PySide6.QtGui import QGuiApplication, QWindow

from nightcaller.app.arguments import Arguments
from nightcaller.app.director import Director
from nightcaller.app.fonts import Type
from nightcaller.app.guide import GuidedNight
from nightcaller.app.instance import Instance
from nightcaller.app.narrator import Narrator
from nightcaller.app.opening import Opening
from nightcaller.app.panic import PanicKey
from nightcaller.app.trying import NightToTry
from nightcaller.collection import CollectionFile
from nightcaller.errors import NightcallerError
from nightcaller.languages import spoken_by
from nightcaller.paper.sheet import Families
from nightcaller.people import PeopleFile
from nightcaller.rulebooks.own import OwnRole
from nightcaller.settings import SettingsFile
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.rehearsal import first_night_seconds
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.handbook import OpenTable
from nightcaller.table.shelf.own_names import Taken, taken
from nightcaller.table.shelf.own_roles import ENDING, OwnRoles, refused_file
from nightcaller.table.shelf.own_words import composed_card, lend
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.table.shelf.stories import StoryAlreadyThere
from nightcaller.text import Catalogue
from nightcaller.viewmodels.about import AboutViewModel
from nightcaller.viewmodels.deck import DeckViewModel
from nightcaller.viewmodels.evenings import EveningsViewModel
from nightcaller.viewmodels.gallery import GalleryViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.handbook import HandbookViewModel
from nightcaller.viewmodels.home import HomeViewModel
from nightcaller.viewmodels.house_rules import HouseRulesViewModel
from nightcaller.viewmodels.lettering import Lettering
from nightcaller.viewmodels.names import drawn
from nightcaller.viewmodels.now_you import NowYouViewModel
from nightcaller.viewmodels.paper import PaperViewModel
from nightcaller.viewmodels.players import PlayersViewModel
from nightcaller.viewmodels.saving import STORY_FILE
from nightcaller.viewmodels.season import SeasonViewModel
from nightcaller.viewmodels.settings import SettingsViewModel, appearance
from nightcaller.viewmodels.shelf_of_books import ShelfViewModel
from nightcaller.viewmodels.stopped import StoppedViewModel
from nightcaller.viewmodels.two_minutes import TwoMinutesViewModel
from nightcaller.viewmodels.workshop import WorkshopViewModel
from nightcaller.voice.clock import Clock

NIGHT_OWLS: Final = timedelta(hours=6)
"""An evening goes on after midnight."""
NO_ORDER: Final = frozenset({"offscreen", "minimal", "wayland"})
"""Window systems in which no window can be put before others; Qt complains where it is tried."""
QML: Final = Path(__file__).resolve().parents[1] / "qml"


def system_language() -> str:
    """Return the first of ours among the languages in which this computer's programs are read.

    How it writes numbers and dates (`QLocale.name`) is another setting: on Windows and macOS often of
    another country.
    """
    return spoken_by(QLocale.system().uiLanguages())


APP: Final = "nightcaller"


def _apart(below: Path) -> tuple[Path, Path]:
    """Return the state folders of a chosen data folder: where new keys go, and the other one.

    One is named after it, in the user's state folder; where that takes nothing, or where keys lie beside
    the evenings already, new ones do as well.
    """
    beside = below / "state"
    state = platformdirs.user_state_path(APP, appauthor=False)
    apart = (
        state
        / "elsewhere"
        / blake2b(str(below.resolve()).encode(errors="surrogatepass"), digest_size=8).hexdigest()
    )
    return (beside, apart) if (beside / "keys").exists() or not _writable(state) else (apart, beside)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


class Folders:
    """Where this run keeps its files: the user's folders, or below `--data-dir`.

    Even then the keys of running evenings lie in the user's state folder, apart from what they open: whoever
    gets the folder, on a stick say, cannot read a game that is not over. They lie beside it only where they
    did already, or where the user has no such folder. A key is looked for in both.
    """

    def __init__(self, below: Path | None) -> None:
        self.settings = below / "settings.json" if below else None
        self.collection = below / "collection.json" if below else None
        self.data = below or platformdirs.user_data_path(APP, appauthor=False)
        user = platformdirs.user_state_path(APP, appauthor=False)
        self.state, *further = _apart(below) if below else (user,)
        self.further_states: tuple[Path, ...] = tuple(further)
        self.voice = below / "voice" if below else None


def _meetings(role: OwnRole, book: str) -> Iterator[Sequence[tuple[str, str]]]:
    """What a made-up role meets; the laboratory is loaded when somebody asks."""
    from nightcaller.lab.meeting import meetings

    return meetings(role, book)


class Stage:
    """Builds the program and shows its window.

    Args:
        arguments: the command line.
        catalogue: all text.
        look: the type families.
        opening: the window, if it is open already.
        clock: what voice, slots and visits go by; tests bring a faster one.

    Attributes:
        app: the router; game screens are added with `app.add`.
        narrator: voice and sounds.
        is_first: no other window has these evenings.
        became_first: called when the other window was closed.
    """

    def __init__(
        self,
        arguments: Arguments,
        catalogue: Catalogue,
        look: Type,
        opening: Opening | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        self._closed = False
        self._clock = clock
        opening = opening or Opening(arguments)
        opening.letter(look)
        self._opening = opening
        self.engine, self.window = opening.engine, opening.window
        self._folders = Folders(arguments.data_dir)
        self.settings = SettingsFile(self._folders.settings)
        self.collection = CollectionFile(self._folders.collection)
        self.people = PeopleFile(self._folders.data / "people.json")
        chosen = self.settings.current.languages or (system_language(),)
        self.words, self.app = opening.words, opening.app
        self.words.open(catalogue, (arguments.language,) if arguments.language else chosen)
        self.app.look(appearance(self.settings))
        self.shelf = Shelf(self._folders.data, self._folders.state, also=self._folders.further_states)
        self.narrator = Narrator(
            self.app, self.words, catalogue, self.settings, cache_folder=self._folders.voice, clock=clock
        )
        self._director: Director | None = None
        self._begun: Evening | None = None
        self._catalogue = catalogue
        self._playing = ""
        """Id of the evening that is on, or was on last; empty for a story of another day."""
        self._at_home: tuple[str, ...] = ()
        """The languages that were shown before somebody sat down to play."""
        self.app.mentioned(self._mentioned_today())
        self.app.mentionedNow.connect(self._remember_mention)
        self.app.filesDropped.connect(self._take_dropped)

        self._add_screens(look)
        self._add_guide()
        if self.own_roles.folder.is_dir():
            self.gathering.meet_own_roles()
        self._instance = Instance(self._folders.data / "nightcaller.lock")
        self.became_first: list[Callable[[], object]] = []
        self.is_first = self._instance.take()
        if not self.is_first:
            self._stop()
        else:
            self.app.restart(*dict.fromkeys(("Home", arguments.screen)))
        for problem in (self.settings.problem, self.collection.problem, self.people.problem):
            if problem is not None:
                self.app.tell(problem.message_id, **problem.arguments)
        if not look.complete:
            self.app.mention("ui-notice-fonts")
        if len(QGuiApplication.screens()) > 1:
            self.app.mention("ui-notice-screens")
        self._panic = PanicKey(self.window, self.app)
        self.app.hidden.connect(self._draw_now)

    def _add_screens(self, look: Type) -> None:
        draws = partial(drawn, family=look.sans)
        self.own_roles = OwnRoles(self._folders.data)
        self.gathering = Gathering(
            self.settings,
            self.collection,
            draws,
            self.people,
            self.own_roles,
            self._learn,
            self._taken,
            self.shelf.has_finished,
        )
        self.home = HomeViewModel(self.app, self.words, self.settings, self.shelf)
        self.house_rules = HouseRulesViewModel(
            self.app, self.words, self.settings, self.gathering, self._first_night, self.narrator.unheard
        )
        self.settings_screen = SettingsViewModel(self.app, self.words, self.settings)
        self.evenings = EveningsViewModel(self.app, self.words, self.shelf)
        self.season = SeasonViewModel(self.app, self.words, self.shelf, self.people, self.settings)
        self.app.add("Home", self.home)
        self.app.add("Players", PlayersViewModel(self.app, self.words, self.settings, self.gathering))
        shelf = ShelfViewModel(self.app, self.words, self.settings, self.gathering)
        self.app.add("Books", shelf)
        deck = DeckViewModel(self.app, self.words, self.gathering)
        self.fairness = deck.fairness_games
        handbook = HandbookViewModel(self.app, self.words, self._published, self._this_first_night)
        deck.lookUpRequested.connect(handbook.show)
        shelf.readRequested.connect(handbook.show_book)
        self.app.add("Deck", deck)
        self.workshop = workshop = WorkshopViewModel(
            self.app, self.words, self.gathering, self.own_roles, self._on_the_card, _meetings
        )
        self.trial = workshop.trial
        workshop.fileChosen.connect(lambda file: self.take_in_role(Path(file)))
        self.app.add("Workshop", workshop)
        self.app.add("HouseRules", self.house_rules)
        self.app.add("Settings", self.settings_screen)
        families = Families(look.sans, Lettering(look.sans, look.serif, look.serif_file, self.app).display)
        self.app.add("Paper", PaperViewModel(self.app, self.words, self.gathering, families))
        self.app.textSizeWanted.connect(partial(self.settings_screen.setProperty, "textSize"))
        self.app.dimWanted.connect(partial(self.settings_screen.setProperty, "dim"))
        self.app.add("Handbook", handbook)
        minutes = TwoMinutesViewModel(self.app, self.words, self.gathering, self.narrator.say)
        shelf.minutesRequested.connect(partial(minutes.show_book, to_a_table=True))
        handbook.minutesRequested.connect(minutes.show_book)
        self.app.add("TwoMinutes", minutes)
        self.app.add("Evenings", self.evenings)
        self.app.add("Season", self.season)
        self.app.add("About", AboutViewModel(self.app, self.words))
        self.app.add("Gallery", GalleryViewModel(parent=self.app))
        self.house_rules.begun.connect(self.begin)
        self.home.continueRequested.connect(self.resume)
        self.evenings.continueRequested.connect(self.resume)
        self.evenings.openRequested.connect(self.look_back)
        self.season.nameErased.connect(self.narrator.speaker.forget_recordings)
        self.settings_screen.voiceTestRequested.connect(self.narrator.sample)
        self.settings_screen.voicesWanted.connect(self.narrator.find_voices)
        self.narrator.castChanged.connect(self.settings_screen.show_cast)
        self.house_rules.voiceTestRequested.connect(self.narrator.sample)
        self.narrator.speaker.voicesChanged.connect(self.house_rules.changed)

    def _learn(self, roles: Iterable[OwnRole]) -> None:
        """From now on the texts and emblems of these own roles are known."""
        roles = tuple(roles)
        lend(roles, self._catalogue)
        self.words.learn({role.short: role.emblem for role in roles})

    def _taken(self, book_id: str) -> Taken:
        """What the roles of a book are called, which no own role of its tables may be."""
        return taken(book_id, self._catalogue)

    def _on_the_card(self, role: OwnRole, language: str) -> str:
        """What the card of an own role says, put together from its sentences."""
        return composed_card(role, language, self._catalogue)

    def _add_guide(self) -> None:
        """Nights that are only shown, and the page behind them."""
        self.guide = GuidedNight(self.app, self.narrator, self.settings, self.shelf, self.window, self._clock)
        now_you = NowYouViewModel(self.app, self.words, self.narrator.unheard, lambda: self.gathering.seats)
        self.app.add("NowYou", now_you)
        self.home.guideRequested.connect(self.guide.show)
        now_you.guideRequested.connect(self.guide.show)
        self.guide.over.connect(now_you.has_shown)
        self.narrator.speaker.voicesChanged.connect(now_you.changed)
        self.guide.over.connect(lambda _style: self.app.restart("Home", "NowYou"))
        self.trying = NightToTry(self.app, self.narrator, self.settings, self.shelf, self._clock)
        self.workshop.nightRequested.connect(self.trying.show)
        self.trying.over.connect(lambda: self.app.restart("Home", "Workshop"))

    def _stop(self) -> None:
        """Another window has the evenings: say so and name its lock, until it is closed."""
        stopped = StoppedViewModel(
            self.app, self.words, "error-already-running", {"file": str(self._instance.path)}
        )
        stopped.againRequested.connect(self._try_again)
        self.app.add("Stopped", stopped)
        self.app.restart("Stopped")

    def _try_again(self) -> None:
        if self._instance.take():
            self.is_first = True
            self.app.restart("Home")
            for call in self.became_first:
                call()

    def _draw_now(self) -> None:
        """Put what is to be seen now into the window, whether or not its system waits for a picture.

        A compositor of Wayland asks for none while another workspace is shown, and shows the last one again
        when its own comes back: that was the card which somebody held.
        """
        QCoreApplication.sendEvent(self.window, QEvent(QEvent.Type.UpdateRequest))

    def come_forward(self) -> None:
        """Bring the window before all others. A curtain that is drawn stays drawn."""
        if self.window.visibility() == QWindow.Visibility.Minimized:
            place = self._opening.place
            self.window.setVisibility(
                QWindow.Visibility.FullScreen if place.full else QWindow.Visibility.Windowed
            )
        if QGuiApplication.platformName() not in NO_ORDER:
            self.window.raise_()
        self.window.requestActivate()
        self.window.alert(0)  # where a program may not put itself in front, its button on the bar blinks

    def tell_story_of(self, file: Path) -> None:
        """Put a finished evening's file on the shelf, if it is not there yet, and tell its story.

        Not while something is played: nobody who opens a file may end a game, nor see what it covers.
        """
        if self.app.property("playing"):
            self.app.tell("error-story-while-playing")
            return
        try:
            evening = self.shelf.take_in(file).id
        except StoryAlreadyThere as known:
            evening = known.evening
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self.look_back(evening)

    def _take_dropped(self, urls: list[str]) -> None:
        """One evening's file is taken in and told, roles go to the workshop; anything else is declined."""
        files = [Path(QUrl(url).toLocalFile()) for url in urls]
        if len(files) == 1 and files[0].suffix == f".{STORY_FILE}":
            self.tell_story_of(files[0])
        elif files and all(file.suffix == ENDING for file in files):
            for file in files:
                self.take_in_role(file)
        else:
            self.app.tell("ui-drop-other")

    def take_in_role(self, file: Path) -> None:
        """Put an own role from elsewhere into the workshop; the table hears which, or what is wrong."""
        try:
            role = self.own_roles.take_in(file, self._taken(self.workshop.book))
            refused = refused_file(role, file, self.workshop.book)
        except NightcallerError as problem:
            self.app.tell("ui-drop-role", file=file.name, why=problem.reason)
            return
        self.gathering.meet_own_roles()
        self.workshop.taken_in(role)
        if isinstance(deck := self.app.property("model"), DeckViewModel):
            deck.refresh()  # its card, and kept decks that were waiting for it
        named = role.named(self.words.languages[0])
        if refused is None:
            self.app.tell("ui-workshop-taken-in", role=named)
        else:
            self.app.tell("ui-workshop-taken-in-not-yet", role=named, why=refused)

    def begin(self, sitting: Sitting) -> None:
        """Begin an evening; what cannot be begun is told, and the set-up stays as it was."""
        if evening := self._begin(sitting):
            self.play(evening)

    def play_again(self, sitting: Sitting) -> None:
        """Begin the next evening of the people who have just played: they hear what they heard."""
        if evening := self._begin(sitting):
            self.play(evening, like=self._playing)

    def _begin(self, sitting: Sitting) -> Evening | None:
        try:
            evening = Evening.begin(sitting, self.shelf)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return None
        self._begun = evening
        return evening

    def resume(self, evening_id: str) -> None:
        """Go on with an interrupted evening at the very same question."""
        try:
            evening = Evening.resume(evening_id, self.shelf)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self.play(evening)

    def _mentioned_today(self) -> frozenset[str]:
        """What this evening's people were told already, before the window was closed and opened again."""
        today = (datetime.now() - NIGHT_OWLS).date()
        return frozenset(
            message for message, day in self.settings.current.mentioned.items() if day == today.isoformat()
        )

    def _remember_mention(self, message: str) -> None:
        today = (datetime.now() - NIGHT_OWLS).date().isoformat()
        with suppress(NightcallerError):  # it is said once more then
            self.settings.change(mentioned={**self.settings.current.mentioned, message: today})

    def _published(self) -> OpenTable | None:
        """What the table that is playing has published; None while nobody plays."""
        if self._director is None or not self.app.property("playing"):
            return None
        return OpenTable.of(self._director.evening.sitting)

    def _first_night(self, sitting: Sitting) -> float:
        """How many seconds the first night of a table takes; 0 if it cannot be played as it is."""
        try:
            return first_night_seconds(sitting, self.settings.current.pace, self.narrator.seconds)
        except NightcallerError:
            return 0.0

    def _this_first_night(self) -> float:
        playing = self._director is not None and self.app.property("playing")
        return self._first_night(self._director.evening.sitting) if self._director and playing else 0.0

    def look_back(self, evening_id: str) -> None:
        """Tell the story of a finished evening again."""
        try:
            evening = Evening.retold(self.shelf.story(evening_id))
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self.play(evening)

    def regroup(self, sitting: Sitting) -> None:
        """Let the same people choose the deck again; with somebody new among them, the players come first."""
        self.gathering.regroup(sitting)
        same = self.gathering.book.cards(sitting.deck, len(sitting.players)) == sum(sitting.deck.values())
        self.app.restart("Home", "Players", *(("Books", "Deck") if same else ()))

    def play(self, evening: Evening, like: str = "") -> None:
        """Show an evening from where it stands to its end.

        Args:
            evening: what is played, or told again.
            like: id of the evening whose table goes on with this one.
        """
        if evening.sitting.roles:
            self._learn(evening.sitting.roles)
        past = evening.span is not None
        self._playing = "" if past else evening.id
        if self._playing:
            self._sit_down(like)
        self._director = Director(
            evening,
            self.app,
            self.narrator,
            self.settings,
            self.shelf,
            self.play_again,
            self._clock,
            regroup=self.regroup,
            past=past,
            fresh=evening is self._begun,
        )
        self._director.finished.connect(self.house_rules.remember)
        if self._playing:
            self._director.left.connect(partial(self._get_up, self.words.languages))
        self._director.open()

    def _sit_down(self, like: str) -> None:
        """From now on what is heard is the evening's own."""
        self._at_home = self.words.languages
        try:
            self.settings.sit_down(self._playing, self._at_home, like=like)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self.words.speak(self.settings.current.languages)

    def _get_up(self, played: tuple[str, ...]) -> None:
        """The languages of before come back, unless others were chosen during the game."""
        self.settings.get_up()
        if self.words.languages == played:
            self.words.speak(self._at_home)

    def close(self) -> None:
        """Close the window and let go of everything; the last call."""
        if self._closed:
            return
        self._closed = True
        self._opening.remember_place()
        if self._director is not None:
            self._director.close()
        self.guide.close()
        self.trying.close()
        self.narrator.close()
        self.window.close()
        self.engine.deleteLater()
        self._instance.release()
