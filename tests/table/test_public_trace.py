"""secrecy.md, proofs 1 and 3: what the room sees, hears and waits for does not depend on a secret."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.styles import Style
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Scene
from nightcaller.table.live.sounding import sounding
from parts import first_fast
from table.bots import Answer, fill_in, keyed, play, sitting, step

DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")
STYLES = (Style.PASS_AROUND, Style.EYES_CLOSED)


def table(deal: Sequence[str], style: str, **changes: object) -> Evening:
    """A table of nine that only differs in who holds what."""
    deck = {role: DECK.count(role) for role in DECK}
    return Evening(sitting(9, deck=deck, deal=tuple(deal), style=style, **changes))


def dawn(scene: Scene) -> bool:
    return isinstance(scene, Bulletin) and scene.kind == "dawn"


def heard(evening: Evening, trace: Sequence[Scene]) -> list[tuple[str, str]]:
    """Everything said along a trace, and every sound."""
    public = evening.public
    style = evening.progress.style
    said = []
    for before, scene in pairwise([None, *trace]):
        assert scene is not None
        said.append(("", repr(sounding(scene))))
        for line in lines_for(scene, evening.sitting, public, style, before):
            said.append((line.sound + line.id, repr((line.who, sorted(line.arguments.items())))))
    return said


def waited(evening: Evening, trace: Sequence[Scene]) -> list[float]:
    """How long every visit and call lasts at least."""
    seed = evening.sitting.seed
    calls = {role: index for index, role in enumerate(evening.called_roles())}
    lengths = []
    for scene in trace:
        if isinstance(scene, Cover):
            lengths.append(pace.visit_seconds(seed, "normal", 1, scene.lap, scene.seat, 2))
        elif isinstance(scene, Calling):
            lengths.append(pace.beat_seconds(seed, "normal", 1, calls[scene.role]))
    return lengths


@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=25, deadline=None)
@given(st.permutations(DECK), st.integers(0, 10_000), st.integers(0, 10_000))
def test_the_first_night_is_the_same_whoever_was_dealt_what_and_does_what(
    style: str, deal: Sequence[str], mine: int, yours: int
) -> None:
    one, other = table(DECK, style), table(deal, style)
    first, second = (
        play(one, keyed(mine), until=dawn)[:-1],
        play(other, keyed(yours), until=dawn)[:-1],
    )
    assert first == second
    assert heard(one, first) == heard(other, second)
    assert waited(one, first) == waited(other, second)


def perturbed(answer: Answer, key: str, by: Answer) -> Answer:
    """The same people, but one kind of question is answered otherwise."""

    def mixed(who: Seat | str, asked: str, day: int, options: Sequence[Option]) -> Option:
        return (by if key in asked else answer)(who, asked, day, options)

    return mixed


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("ballots", ["hands", "secret"])
@pytest.mark.parametrize("secret", ["judge.seer.check", "decoy."])
@pytest.mark.parametrize("seed", first_fast(range(4), 2))
def test_what_the_seer_checks_and_villagers_guess_never_shows(
    style: str, ballots: str, secret: str, seed: int
) -> None:
    one, other = (table(DECK, style, ballots=ballots, seed=seed) for _ in range(2))
    answer = keyed(seed)
    if style == Style.EYES_CLOSED and secret == "judge.seer.check":
        secret = "call.judge.seer"
    first = play(one, answer)
    second = play(other, perturbed(answer, secret, keyed(seed + 99)))
    assert first == second
    assert heard(one, first) == heard(other, second)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(4))
def test_who_is_seer_and_who_commoner_never_shows_before_the_end(style: str, seed: int) -> None:
    """Two seats exchange their cards and nobody acts differently: the room sees the same until it is over."""
    swapped = list(DECK)
    swapped[2], swapped[7] = swapped[7], swapped[2]
    house = {"wolves_win": "everyone"}  # a side's last member would end the game at another moment
    one, other = table(DECK, style, seed=seed, house=house), table(swapped, style, seed=seed, house=house)

    def answer(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        # Votes, races and proposals follow the seat; the exchanged seats do nothing else that others feel.
        return keyed(seed)(who, "" if key.startswith(("judge.seer", "decoy")) else key, day, options)

    first, second = play(one, answer), play(other, answer)
    assert [s for s in first if not isinstance(s, Ended)] == [s for s in second if not isinstance(s, Ended)]


@pytest.mark.parametrize("seed", range(6))
def test_every_visit_of_a_lap_takes_the_same_number_of_answers(seed: int) -> None:
    evening = table(DECK, Style.PASS_AROUND, seed=seed)
    answer = keyed(seed)
    counted: dict[tuple[str, int], set[int]] = {}
    while not isinstance(evening.scene, Ended):
        scene = evening.scene
        if not isinstance(scene, Cover) or scene.purpose == "deal":
            step(evening, answer)
            continue
        visit = evening.visit()
        taps = len(fill_in(visit, evening.public.day, answer))
        counted.setdefault((scene.purpose, scene.lap), set()).add(taps)
        visit.finish()
    assert counted[("night", 0)] == {1}
    assert counted[("night", 1)] == {2}
    assert counted.get(("last_acts", 0), {1}) == {1}
