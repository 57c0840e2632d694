"""Table styles: which of them carry a book and a deck, why another would be better, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from nightcaller.engine import CLOSE, Ask, IllegalDecision, IllegalSetup, Window
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import FITTING, Style
from nightcaller.table.live.delivery import stragglers
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Ended
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.styles import misfit
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import keyed, play, sitting, step

STYLES: tuple[Style, ...] = (Style.PASS_AROUND, Style.EYES_CLOSED, Style.MODERATED)


def why(name: str, deck: dict[str, int], style: Style, *, own_cards: bool = False) -> str:
    """The reason, by its id, or nothing."""
    found = misfit(book(name), deck, {}, style, own_cards=own_cards)
    return found.reason if found else ""


@pytest.mark.parametrize("name", books())
def test_every_recommended_deck_suits_a_laptop_that_goes_round(name: str):
    for seats in (8, 12, 18):
        for one in book(name).recommended(seats):
            for own_cards in (False, True):
                assert misfit(book(name), one.deck, {}, FITTING, own_cards=own_cards) is None


def test_what_each_book_says_of_closed_eyes_and_of_a_moderator():
    """judge and hollow are at home everywhere; a room wants somebody alone; ghosts want a round."""
    said = {
        (name, style): {
            why(name, dict(one.deck), style)
            for seats in range(8, 19)
            for one in book(name).recommended(seats)
        }
        for name in books()
        for style in STYLES[1:]
    }
    secretly = {f"misfit-revamped-{what}" for what in ("aliases", "answers", "dead")}
    rooms = {"misfit-chat-girl", "misfit-chat-lovers", "misfit-chat-rooms"}
    assert {key: found - {""} for key, found in said.items()} == {
        **{(name, style): set() for name in ("judge", "hollow") for style in STYLES[1:]},
        ("chat", Style.EYES_CLOSED): rooms,
        ("chat", Style.MODERATED): rooms,
        ("forum", Style.EYES_CLOSED): {"misfit-forum-ghosts"},
        ("forum", Style.MODERATED): set(),
        ("revamped", Style.EYES_CLOSED): {*secretly, "misfit-revamped-day"},
        ("revamped", Style.MODERATED): secretly,
    }


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ({"werewolf": 1, "seeress": 1, "villager": 4}, ""),
        ({"werewolf": 1, "little_girl": 1, "villager": 4}, ""),
        ({"werewolf": 2, "villager": 5}, "misfit-chat-rooms"),
        ({"werewolf": 1, "seeress": 2, "villager": 4}, "misfit-chat-rooms"),
        ({"werewolf": 1, "cupid": 1, "villager": 5}, "misfit-chat-lovers"),
        ({"werewolf": 2, "little_girl": 1, "cupid": 1, "villager": 3}, "misfit-chat-girl"),
    ],
)
def test_a_chat_deck_in_which_nobody_writes_to_anybody_needs_no_rooms(deck: dict[str, int], reason: str):
    assert why("chat", deck, Style.EYES_CLOSED) == why("chat", deck, Style.MODERATED) == reason


TRAITS = ("forum", {"werewolf": 2, "seer": 1, "saint": 5, "spy": 1}, "misfit-own-cards-traits")
CLAIMED = {"claimspace": 1, "wolf": 2, "witch": 1, "fortune_teller": 1, "citizen": 3}
SPARE = ("hollow", {"werewolf": 2, "thief": 1, "farseer": 1, "villager": 6}, "misfit-own-cards-table")


@pytest.mark.parametrize(
    ("style", "name", "deck", "reason"),
    [(Style.EYES_CLOSED, *TRAITS), (Style.MODERATED, *TRAITS), (Style.EYES_CLOSED, *SPARE)],
)
def test_printed_cards_that_nobody_could_name_are_refused(
    style: Style, name: str, deck: dict[str, int], reason: str, tmp_path: Path
):
    """Before the evening begins, with the reason; nothing is written."""
    shelf = Shelf(tmp_path)
    with pytest.raises(IllegalSetup) as refused:
        Evening.begin(sitting(8, book=name, deck=deck, style=style, own_cards=True), shelf)
    assert refused.value.message_id == reason
    assert not shelf.running()
    assert why(name, deck, style) != reason


TABLE = {"werewolf": 2, "thief": 1, "farseer": 1, "witch": 1, "villager": 5}
HELD = ("thief", "werewolf", "farseer", "villager", "villager", "villager", "villager", "villager")


def tell_the_cards(evening: Evening, held: Sequence[str]) -> None:
    """Everybody says which printed card she holds."""
    while evening.cards.told:
        if isinstance(evening.scene, Cover):
            visit = evening.visit()
            visit.decide([f"hollow.{held[visit.seat]}"])
            visit.finish()
        else:
            step(evening, keyed())


@pytest.mark.parametrize(("name", "deck"), [TRAITS[:2], SPARE[:2], ("revamped", CLAIMED)])
def test_what_the_set_up_refuses_is_refused_in_the_evening_as_long_as_the_cards_are_told(
    name: str, deck: dict[str, int]
):
    """Handed round at first: with closed eyes a Witch was called who lay on the table: no control worked."""
    evening = Evening(sitting(8, book=name, deck=deck, own_cards=True))
    found = {style: misfit(evening.book, deck, {}, style, own_cards=True) for style in STYLES[1:]}
    refused = {style for style, unfit in found.items() if unfit and unfit.refused}
    assert Style.EYES_CLOSED in refused
    for style in STYLES:
        expected = "error-act-style-cards" if style in refused else ""
        assert evening.rulings.no_style(style) == (expected or "error-act-style-same" * style.passes)
    length = evening.ledger.length
    with pytest.raises(IllegalDecision, match="error-act-style-cards"):
        evening.rulings.change_style(Style.EYES_CLOSED)
    assert evening.ledger.length == length


def test_when_all_cards_are_known_any_style_goes():
    evening = Evening(sitting(8, book="hollow", deck=TABLE, own_cards=True))
    tell_the_cards(evening, HELD)
    play(evening, keyed(), until=lambda _scene: evening.rulings.may_change_style)
    evening.rulings.change_style(Style.EYES_CLOSED)
    assert isinstance(play(evening, keyed())[-1], Ended)


def test_cards_left_on_the_table_are_worked_out():
    """Own cards, handed round: whatever nobody holds lies there, and the Thief may take it."""
    evening = Evening(sitting(8, book="hollow", deck=TABLE, own_cards=True))
    tell_the_cards(evening, HELD)
    assert [evening.view(seat).card.role for seat in range(8)] == [f"hollow.{role}" for role in HELD]  # type: ignore[union-attr]
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.seat == 0)
    asked = evening.visit().page()
    assert asked is not None
    assert {word for _fact, word in asked.entries[0].shown} == {"hollow.werewolf", "hollow.witch"}
    assert isinstance(play(evening, keyed())[-1], Ended)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str):
    catalogue = Catalogue(shipped("i18n"))
    reasons = {
        loss.reason
        for one in books().values()
        for seats in (8, 12)
        for deck in one.recommended(seats)
        for style in Style
        if (loss := one.misfit(deck.deck, one.house({}), style))
    }
    assert all(catalogue.has(language, reason) for reason in reasons)


def test_a_role_that_nobody_holds_is_on_everybodys_grid_of_own_cards():
    """The big book's Claimspace: a card that is missing from the grid would give away which role it is.
    If somebody names it, the cards do not add up."""
    evening = Evening(sitting(8, book="revamped", deck=CLAIMED, own_cards=True))
    evening.acknowledge()
    deal = [f"revamped.{role}" for role, count in CLAIMED.items() for _ in range(count)]
    page = evening.visit().page()
    assert page is not None
    (phantom,) = set(page.entries[0].options) - set(deal)
    assert phantom in sitting(8, book="revamped", deck=CLAIMED).published()
    for held, after in ((phantom, Bulletin), ("revamped.citizen", Cover)):
        while evening.cards.told:
            if isinstance(evening.scene, Cover):
                visit = evening.visit()
                visit.decide([held if visit.seat == 7 else deal[visit.seat]])
                visit.finish()
                if visit.seat == 7:
                    break
            else:
                evening.acknowledge()
        assert isinstance(evening.scene, after)


def test_with_closed_eyes_nobody_could_answer_for_it(tmp_path: Path):
    assert why("revamped", CLAIMED, Style.EYES_CLOSED, own_cards=True) == "misfit-own-cards-unheld"
    assert why("revamped", CLAIMED, Style.MODERATED, own_cards=True) == ""
    assert why("revamped", CLAIMED, Style.EYES_CLOSED) == ""
    with pytest.raises(IllegalSetup):
        Evening.begin(
            sitting(8, book="revamped", deck=CLAIMED, style=Style.EYES_CLOSED, own_cards=True),
            Shelf(tmp_path),
        )


@pytest.mark.parametrize("ballots", ["hands", "secret"])
@pytest.mark.parametrize("name", books())
def test_a_laptop_that_goes_round_says_how_many_have_had_it(name: str, ballots: str):
    """One more at each visit, from nobody to the last, also on the way to a written square."""
    house = {"square": "written"} if name == "chat" else {}
    deck = dict(book(name).recommended(10)[0].deck)
    table = sitting(10, book=name, deck=deck, style=FITTING, ballots=ballots, house=house)
    round_, index = (), 0
    purposes = set[str]()
    for scene in play(Evening(table), keyed(3)):
        if isinstance(scene, Cover) and scene.purpose != "declare":
            now = scene.purpose.replace("ghost", "night"), scene.lap, scene.rounds
            index = index + 1 if now == round_ else 0
            assert scene.index == index < scene.count
            purposes.add(scene.purpose)
            round_ = now
        else:
            round_ = ()
    assert {"deal", "night"} <= purposes
    assert ("vote" if ballots == "secret" else "square" if name == "chat" else "night") in purposes


def test_who_may_stand_down_owes_no_answer() -> None:
    """After a change of style everybody is visited whose answer is still wanted, and nobody else."""
    asks = {
        CLOSE: Ask(TABLE, "close", ()),
        1: Ask(4, "race", ("run",), optional=True),
        2: Ask(2, "vote", (1,)),
    }
    assert stragglers(Window("night", "judge.night", asks)) == [2]
