"""The two-metre test: what a good eye across the table can tell from pictures of private screens.

Pictures of one lap go through an eye (`Eye`), an attacker who has seen other evenings sorts them (`attack`),
and `verdict` says whether that is more than guessing. Only numpy is needed, nothing is drawn by lot without a
seed, and the same pictures give the same verdict on every machine.

    shots = [Shot(pixels, role="seer", acts=True, deal=7, public=[name, progress]), ...]
    found = verdict(shots)
    assert found.passed, found
    assert readable(letters_of_the_card) == "no"

The reasons behind the eye's numbers: docs/decisions/two-metres.md.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil, floor, hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
Rect = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

PIXEL_MM: Final = 13.3 * 25.4 / hypot(1280, 800)
"""The smallest screen the product is made for: 0.224 mm a pixel."""
MARGIN: Final = 0.10
"""How far above guessing an attacker may come."""
FEWEST: Final = 4
"""Deals below which nothing can be said: one is always hidden."""
SHUFFLES: Final = 200
GUESSING: Final = "guessing"
"""How somebody sorts pictures of which no two differ by what an eye knows again."""
_LIGHT: Final = np.array(
    [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in np.arange(256) / 255], np.float32
)
_LUMINANCE: Final = np.array([0.2126, 0.7152, 0.0722], np.float32)
_STEEP: Final = (
    0.7786  # of the Standard Spatial Observer (Watson and Ahumada 2005), without its fall below 2 cycles
)
_COLOUR: Final = 3.0  # colours are seen a third as fine as light and dark, and half as well


class Shot(NamedTuple):
    """One picture of one seat's screen."""

    picture: NDArray[np.uint8]
    """Height by width by three, sRGB."""
    role: str
    acts: bool
    """Whether she was really asked something in this lap."""
    deal: int
    """Which evening; the attacker learns from the others only."""
    public: Sequence[Rect] = ()
    """What may differ from seat to seat: name, number, avatar, progress, the seat that was tapped."""
    seat: int = 0
    answer: str = ""
    """What was decided; empty as long as nothing is."""


@dataclass(frozen=True)
class Eye:
    """Somebody who looks from afar and remembers: 20/20, in linear light, with a threshold of contrast.

    Attributes:
        metres: how far away.
        cycles: per degree, of the finest black and white grating that is just seen (30: letters of 5
            minutes of arc).
        contrast: the least difference of large things that is seen side by side.
        kept: how many of those it takes to know a thing again from memory: as many as two letters of the
            20/20 line differ by. 1 is the strict eye, a camera.
        veil: light that lies over the whole screen: a lamp, scatter, the dark noise of the eye; white is 1.
        pixel_mm: size of a pixel.
    """

    metres: float = 2.0
    cycles: float = 30.0
    contrast: float = 0.02
    kept: float = 4.5
    veil: float = 0.02
    pixel_mm: float = PIXEL_MM

    @property
    def minutes(self) -> float:
        """Minutes of arc of one pixel."""
        return float(np.degrees(np.arctan(self.pixel_mm / 1000 / self.metres)) * 60)

    def look(self, pictures: Sequence[NDArray[np.uint8]]) -> Floats:
        """Return what is kept of each picture, a row each, in differences that are just known again.

        First comes the grey, as `grey_shape` says, then red and blue. All are measured by the brightest light
        that any of the pictures has within a quarter of a degree: by that the eye has set itself.
        """
        block = max(1, round(15 / self.minutes))
        brightest = np.zeros(1, np.float32)
        rows = []
        for picture in pictures:
            light = _LIGHT[picture]
            grey = light @ _LUMINANCE
            brightest = np.maximum(brightest, _widened(grey, block))
            base = self._blurred(grey, _COLOUR)
            tints = [(self._blurred(light[..., k], _COLOUR) - base) / 2 for k in (0, 2)]
            rows.append((self._blurred(grey, 1.0), *tints))
        scales = [
            _spread(brightest + self.veil, plane.shape, self._pool(coarse), block)
            for plane, coarse in zip(rows[0], (1.0, _COLOUR, _COLOUR), strict=True)
        ]
        step = self.contrast * self.kept
        return np.stack(
            [
                np.concatenate([(p / s).ravel() for p, s in zip(row, scales, strict=True)]) / step
                for row in rows
            ]
        ).astype(np.float32)

    def grey_shape(self, height: int, width: int) -> tuple[int, int]:
        """Rows and columns of the grey part of what is kept."""
        pool = self._pool(1.0)
        return ceil(height / pool), ceil(width / pool)

    def _pool(self, coarse: float) -> int:
        """How many pixels may be taken together: as long as the finest wave has its two samples."""
        return max(1, floor(30 / self.cycles * coarse / self.minutes))

    def _blurred(self, plane: Floats, coarse: float) -> Floats:
        pool = self._pool(coarse)
        small = _blocks(plane, pool).mean((1, 3), dtype=np.float32)
        return np.fft.irfft2(np.fft.rfft2(small) * _transfer(self, *small.shape, pool, coarse), s=small.shape)


def _blocks(plane: Floats, size: int) -> Floats:
    """The plane in squares of so many pixels; its edge is repeated where it does not divide."""
    rows, columns = plane.shape
    edged = np.pad(plane, ((0, -rows % size), (0, -columns % size)), "edge")
    return edged.reshape(edged.shape[0] // size, size, -1, size)


def _widened(plane: Floats, block: int) -> Floats:
    """The brightest of each square and its neighbours."""
    most = np.pad(_blocks(plane, block).max((1, 3)), 1, "edge")
    down = np.maximum(np.maximum(most[:-2], most[1:-1]), most[2:])
    return np.maximum(np.maximum(down[:, :-2], down[:, 1:-1]), down[:, 2:])


def _spread(squares: Floats, shape: tuple[int, ...], pool: int, block: int) -> Floats:
    """The value of its square for every sample of a pooled plane."""
    at = [np.minimum(np.arange(n) * pool // block, m - 1) for n, m in zip(shape, squares.shape, strict=True)]
    return squares[np.ix_(*at)]


@cache
def _transfer(eye: Eye, rows: int, columns: int, pool: int, coarse: float) -> Floats:
    """How much of each wave gets through: at `cycles` per degree full contrast is just the threshold."""
    sample = pool * eye.minutes / 60
    down, across = np.fft.fftfreq(rows, sample)[:, None], np.fft.rfftfreq(columns, sample)[None, :]
    half = eye.cycles / np.arccosh(1 / eye.contrast) ** (1 / _STEEP)
    passed = 1 / np.cosh(np.minimum((np.hypot(down, across) * coarse / half) ** _STEEP, 80))
    # Taking pixels together has dimmed the fine waves once already.
    return (passed / (np.sinc(down * sample) * np.sinc(across * sample))).astype(np.float32)


FORM: Final = Eye(cycles=10.0)
"""The same eye for a page that cannot be read: lines, their lengths, masses, emblems, lights; no words."""

# --- the attacker ---


class Attack(NamedTuple):
    """How well somebody sorts pictures who has seen those of all other deals.

    Accuracy is the mean over the labels, so that a rare role counts as much as a common one and guessing is
    one in as many labels as there are.
    """

    accuracy: float
    chance: float
    low: float
    high: float
    """95 in 100: the accuracy over deals drawn anew from these."""
    luck: float
    """What 95 in 100 attackers stay below if the labels are shuffled within each deal."""
    by: str
    known: dict[str, float]
    """Label -> how often it is recognised."""

    def __str__(self) -> str:
        span = f"{self.low:.0%} to {self.high:.0%}"
        return f"{self.accuracy:.0%} (chance {self.chance:.0%}, {span}, luck {self.luck:.0%})"


def attack(seen: Floats, labels: Sequence[str], deals: Sequence[int]) -> Attack:
    """Sort pictures by nearest picture, nearest mean and a linear rule; the best of them counts.

    Args:
        seen: a row for each picture, in differences that are just known again.
        labels: what the attacker wants to know.
        deals: each is hidden in turn, with all its pictures.
    """
    kinds, at = np.unique(np.asarray(labels), return_inverse=True)
    deal = np.asarray(deals)
    if len(np.unique(deal)) < FEWEST or len(kinds) < 2:
        raise ValueError(f"{len(np.unique(deal))} deals, {len(kinds)} labels: nothing can be said")
    if not _differs(seen).any():
        return _guessed(labels)
    rules = _rules(seen, deal)
    one_hot = np.eye(len(kinds))

    def credited(truth: NDArray[np.intp]) -> dict[str, Floats]:
        return {name: _credit(rule(one_hot[truth]), truth) for name, rule in rules}

    found = credited(at)
    by = max(found, key=lambda name: _balanced(found[name], at))
    random = np.random.default_rng(0)
    lucky = []
    for _ in range(SHUFFLES):
        truth = at.copy()
        for one in np.unique(deal):
            truth[deal == one] = random.permutation(truth[deal == one])
        lucky.append(max(_balanced(credit, truth) for credit in credited(truth).values()))
    low, high = _bounds(found[by], at, deal, random)
    known = {str(kind): float(found[by][at == k].mean()) for k, kind in enumerate(kinds)}
    best = _balanced(found[by], at)
    return Attack(best, 1 / len(kinds), low, high, float(np.quantile(lucky, 0.95)), by, known)


def _guessed(labels: Sequence[str]) -> Attack:
    """What comes of having nothing to go by."""
    kinds = sorted(set(labels))
    chance = 1 / len(kinds)
    return Attack(*[chance] * 5, GUESSING, dict.fromkeys(kinds, chance))


def _bounds(
    credit: Floats, truth: NDArray[np.intp], deal: NDArray[Any], random: np.random.Generator
) -> tuple[float, float]:
    """Draw as many deals anew, a thousand times: 95 in 100 accuracies lie between these."""
    cells = np.zeros((2, len(np.unique(deal)), truth.max() + 1))
    np.add.at(cells, (0, np.unique(deal, return_inverse=True)[1], truth), credit)
    np.add.at(cells, (1, np.unique(deal, return_inverse=True)[1], truth), 1)
    size = cells.shape[1]
    drawn = random.multinomial(size, np.full(size, 1 / size), 1000) @ cells
    with np.errstate(invalid="ignore"):
        low, high = np.quantile(np.nanmean(drawn[0] / drawn[1], 1), [0.025, 0.975])
    return float(low), float(high)


def _rules(seen: Floats, deal: NDArray[Any]) -> list[tuple[str, Any]]:
    """The three attackers: each takes labels (for each picture a row of zeros and a one), returns scores."""
    rows = seen[:, _differs(seen)].astype(np.float64)  # nobody sees the rest
    count, size = rows.shape
    other = deal[:, None] != deal[None, :]
    far = np.zeros((count, count))
    for i in range(count - 1):
        more = np.maximum(np.abs(rows[i + 1 :] - rows[i]) - 1, 0)
        far[i, i + 1 :] = far[i + 1 :, i] = np.einsum("ij,ij->i", more, more)
    far[~other] = np.inf
    nearest = (far <= far.min(1, keepdims=True) * (1 + 1e-9) + 1e-9).astype(float)
    rows -= rows.mean(0)
    gram = rows @ rows.T
    splits = [(np.flatnonzero(deal == one), np.flatnonzero(deal != one)) for one in np.unique(deal)]
    weights = []
    for hidden, shown in splits:
        inner, outer = gram[np.ix_(shown, shown)], gram[np.ix_(hidden, shown)]
        centred = inner - inner.mean(0) - inner.mean(1)[:, None] + inner.mean()
        across = outer - inner.mean(0) - outer.mean(1)[:, None] + inner.mean()
        # An eye that is unsure by one step at each place: a ridge of as many steps as there are places.
        weights.append(across @ np.linalg.inv(centred + (size + 1e-9) * np.eye(len(shown))))

    def picture(labels: Floats) -> Floats:
        return nearest @ (labels / np.maximum(labels.sum(0), 1))

    def mean(labels: Floats) -> Floats:
        scores = np.zeros_like(labels)
        for hidden, shown in splits:
            share = labels[shown] / np.maximum(labels[shown].sum(0), 1)
            spread = np.einsum("ij,ik,kj->j", share, gram[np.ix_(shown, shown)], share)
            scores[hidden] = 2 * gram[np.ix_(hidden, shown)] @ share - spread
            scores[np.ix_(hidden, np.flatnonzero(labels[shown].sum(0) == 0))] = -np.inf
        return scores

    def linear(labels: Floats) -> Floats:
        scores = np.zeros_like(labels)
        for (hidden, shown), weight in zip(splits, weights, strict=True):
            share = labels[shown] / np.maximum(labels[shown].sum(0), 1)
            scores[hidden] = weight @ (share - share.mean(0))
        return scores

    return [("nearest picture", picture), ("nearest mean", mean), ("linear rule", linear)]


def _credit(scores: Floats, truth: NDArray[np.intp]) -> Floats:
    """One for a picture that is sorted rightly; where several labels are as likely, a share."""
    best = scores.max(1, keepdims=True)
    with np.errstate(invalid="ignore"):
        tied = scores >= best - 1e-6 * np.maximum(1e-6, np.abs(best))
    return tied[np.arange(len(truth)), truth] / tied.sum(1)


def _balanced(credit: Floats, truth: NDArray[np.intp]) -> float:
    total, count = np.bincount(truth, credit), np.bincount(truth)
    return float((total[count > 0] / count[count > 0]).mean())


# --- letters ---


def readable(letters: Sequence[NDArray[np.uint8]], eye: Eye = Eye()) -> str:
    """Say whether a type can be read from afar: ``read``, ``guessed`` or ``no``.

    Args:
        letters: a picture for each letter, in the type, size and colours in question, all of one size.

    Read are nine in ten pairs of letters if they differ by as much as letters of the 20/20 line; with every
    second pair, a word that is expected can be guessed.
    """
    seen = eye.look(letters)
    high, wide = eye.grey_shape(*letters[0].shape[:2])
    grey = seen[:, : high * wide]
    apart = [np.abs(grey[i] - grey[j]).max() for i in range(len(grey)) for j in range(i)]
    return "read" if np.quantile(apart, 0.1) >= 1 else "guessed" if np.median(apart) >= 1 else "no"


# --- a plain fingerprint ---

TRAITS: Final = {"lines": 0.5, "ink": 0.05, "light": 0.02, "tallest": 0.1, "lit": 0.5}
"""What can be counted or measured on a picture, and the least step of it that counts (ink, light and tallest
are compared as logarithms: 0.05 is a twentieth)."""


class Fingerprint(NamedTuple):
    """A page in five numbers."""

    lines: int
    """Rows of ink, of letters or of an emblem, where the pictures differ."""
    ink: float
    """Share of that place covered with ink, in hundredths."""
    light: float
    """Mean luminance of the whole picture; white is 1."""
    tallest: int
    """Pixels of the highest row."""
    lit: int
    """Bright things as large as a button, on the whole picture."""


def fingerprint(picture: NDArray[np.uint8], where: Rect) -> Fingerprint:
    """Measure one picture; `where` is the place where the pictures of the lap differ."""
    light = _LIGHT[picture] @ _LUMINANCE
    left, top, right, bottom = where
    part = np.log(light[top:bottom, left:right] + 0.005)
    ground = np.median(part, 1, keepdims=True)
    ink = np.abs(part - ground) > 0.35
    bands = _runs(ink.any(1))
    high = [end - begin for begin, end in bands if end - begin >= 4]
    cells = light[: len(light) // 16 * 16, : light.shape[1] // 16 * 16]
    bright = cells.reshape(len(cells) // 16, 16, -1, 16).mean((1, 3)) > 0.25
    return Fingerprint(
        len(high), float(ink.mean() * 100), float(light.mean()), max(high, default=0), _groups(bright)
    )


def _runs(flags: NDArray[np.bool_]) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], flags.astype(int), [0]])))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))


def _groups(cells: NDArray[np.bool_]) -> int:
    """Count what hangs together."""
    todo, count = {(int(y), int(x)) for y, x in np.argwhere(cells)}, 0
    while todo:
        near, count = [todo.pop()], count + 1
        while near:
            y, x = near.pop()
            for beside in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if beside in todo:
                    todo.remove(beside)
                    near.append(beside)
    return count


# --- the verdict ---


@dataclass(frozen=True)
class Verdict:
    """What the attacker got out of one lap of one state.

    Attributes:
        passed: no question was answered better than guessing and `MARGIN`, or than luck.
        attacks: "acting" and "role" (where the lap has two of them) -> how well.
        traits: question -> trait -> accuracy by that number alone; empty if it passed, as the next one.
        values: label -> trait -> the values found, for words ("lines 1 against 2").
        where: the place where the labels differ, in pixels of the picture.
        difference: where the pictures differ at all, and a rim: the lap in grey, what tells in red.
    """

    passed: bool
    attacks: dict[str, Attack]
    traits: dict[str, dict[str, float]] = field(repr=False)
    values: dict[str, dict[str, list[float]]] = field(repr=False)
    where: Rect | None
    difference: NDArray[np.uint8] = field(repr=False)

    def __str__(self) -> str:
        said = ["passed" if self.passed else "told apart"]
        said += [f"{question} {found} by {found.by}" for question, found in self.attacks.items()]
        if not self.passed:
            alone = sorted(self.traits.get("acting", {}).items(), key=lambda one: -one[1])
            said.append(f"look at {self.where}")
            said += [f"{trait} alone {hit:.0%}" for trait, hit in alone if hit > 0.5 + MARGIN]
        return "; ".join(said)

    def save(self, path: Path) -> None:
        """Write the difference image as PNG."""
        rows, columns, _ = self.difference.shape
        raw = b"".join(b"\0" + row.tobytes() for row in self.difference)
        head = struct.pack(">2I5B", columns, rows, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(raw)), (b"IEND", b""))
        path.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + b"".join(
                struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in parts
            )
        )


def verdict(shots: Sequence[Shot], eye: Eye = FORM, margin: float = MARGIN) -> Verdict:
    """Say whether these pictures of one lap (one state, language, text size, deck) tell who acts, who is who.

    Args:
        shots: of 16 deals or more: with eight, luck alone comes 8 to 24 points above guessing. What luck
            explains, of few pictures, is no answer.
        eye: `FORM` is the law; `Eye()` is told what words look like, and finds whatever is not the same.
        margin: how far above guessing is still none.
    """
    pictures = hidden(shots)
    deals = [shot.deal for shot in shots]
    asked = _questions(shots)
    place = where_differ(pictures) or (0, 0, 64, 64)
    left, top, cut = _around_it(pictures, place, eye)
    seen = eye.look(cut)
    told = not _nothing_told(seen, shots)
    attacks = {
        question: attack(seen, labels, deals) if told else _guessed(labels)
        for question, labels in asked.items()
    }
    passed = all(found.accuracy <= max(found.chance + margin, found.luck) for found in attacks.values())
    prints = [] if passed else [fingerprint(picture, place) for picture in pictures]
    traits, values = _traits(prints, asked, deals)
    worst = max(
        attacks, key=lambda question: attacks[question].accuracy - attacks[question].chance, default=""
    )
    image, where = _difference(cut, seen, eye, asked.get(worst, []), attacks.get(worst))
    if where is not None:
        where = where[0] + left, where[1] + top, where[2] + left, where[3] + top
    return Verdict(passed, attacks, traits, values, where, image)


def untold(shots: Sequence[Shot]) -> Verdict:
    """Return the verdict on pictures that are `alike`."""
    attacks = {question: _guessed(labels) for question, labels in _questions(shots).items()}
    return Verdict(True, attacks, {}, {}, None, np.zeros((64, 64, 3), np.uint8))


def alike(shots: Sequence[Shot], eye: Eye = FORM) -> bool:
    """Say whether nothing can be told from these pictures, however many more there are.

    No two differ anywhere by what is known again; or no two of one deal do, and enough deals have several
    to be told apart: what differs from evening to evening and for nobody in it is public.
    """
    pictures = hidden(shots)
    place = where_differ(pictures)
    return place is None or _nothing_told(eye.look(_around_it(pictures, place, eye)[2]), shots)


def _nothing_told(seen: Floats, shots: Sequence[Shot]) -> bool:
    if not _differs(seen).any():
        return True
    return mixed(shots) and not any(_differs(seen[evening]).any() for evening in _evenings(shots))


def mixed(shots: Sequence[Shot]) -> bool:
    """Say whether in enough evenings there are several to be told apart, whatever is asked."""
    return all(
        sum(len({labels[at] for at in evening}) > 1 for evening in _evenings(shots)) >= FEWEST
        for labels in _questions(shots).values()
    )


def _evenings(shots: Sequence[Shot]) -> list[NDArray[np.intp]]:
    deal = np.array([shot.deal for shot in shots])
    return [np.flatnonzero(deal == one) for one in np.unique(deal)]


def _questions(shots: Sequence[Shot]) -> dict[str, list[str]]:
    """What an attacker asks, where there are two answers to it."""
    every = {
        "acting": ["acting" if shot.acts else "idle" for shot in shots],
        "role": [shot.role for shot in shots],
        "answer": [shot.answer for shot in shots],
    }
    return {question: labels for question, labels in every.items() if len(set(labels)) > 1}


def _differs(seen: Floats) -> NDArray[np.bool_]:
    """Where some two of the rows differ by what is known again."""
    return np.ptp(seen, 0) > 1


def _around_it(
    pictures: Sequence[NDArray[np.uint8]], place: Rect, eye: Eye
) -> tuple[int, int, list[NDArray[np.uint8]]]:
    """Cut out where pictures differ, and a degree around it, which still shines in: left, top, pieces."""
    rim = round(30 / eye.minutes)
    left, top = max(0, place[0] - rim), max(0, place[1] - rim)
    return left, top, [picture[top : place[3] + rim, left : place[2] + rim] for picture in pictures]


def hidden(shots: Sequence[Shot]) -> list[NDArray[np.uint8]]:
    """Black out in every picture what is public in any of them, before the eye: nothing bleeds out."""
    places = {tuple(place) for shot in shots for place in shot.public}
    pictures = [shot.picture.copy() for shot in shots]
    for picture in pictures:
        for left, top, right, bottom in places:
            picture[max(0, top) : max(0, bottom), max(0, left) : max(0, right)] = 0
    return pictures


def where_differ(pictures: Sequence[NDArray[np.uint8]]) -> Rect | None:
    """Return the smallest place outside which all pictures are the same."""
    most, least = pictures[0].copy(), pictures[0].copy()
    for picture in pictures[1:]:
        np.maximum(most, picture, out=most)
        np.minimum(least, picture, out=least)
    return _around((most - least > 4).any(2))


def _around(flags: NDArray[np.bool_], scale: int = 1) -> Rect | None:
    if not flags.any():
        return None
    down, across = np.flatnonzero(flags.any(1)), np.flatnonzero(flags.any(0))
    box = (across[0], down[0], across[-1] + 1, down[-1] + 1)
    left, top, right, bottom = (int(edge) * scale for edge in box)
    return left, top, right, bottom


def _traits(
    prints: Sequence[Fingerprint], asked: dict[str, list[str]], deals: Sequence[int]
) -> tuple[dict[str, dict[str, float]], dict[str, dict[str, list[float]]]]:
    hits: dict[str, dict[str, float]] = {question: {} for question in asked}
    values: dict[str, dict[str, list[float]]] = {}
    for trait, step in TRAITS.items() if prints else ():
        column = np.array([getattr(one, trait) for one in prints], float)
        scaled = np.log(column + 1e-3) / step if trait in ("ink", "light", "tallest") else column / step
        for question, labels in asked.items():
            kinds, at = np.unique(labels, return_inverse=True)
            (_, nearest), *_rest = _rules(scaled[:, None], np.asarray(deals))
            hits[question][trait] = _balanced(_credit(nearest(np.eye(len(kinds))[at]), at), at)
            for label in sorted(set(labels)):
                found = sorted(
                    {round(float(v), 3) for v, one in zip(column, labels, strict=True) if one == label}
                )
                values.setdefault(label, {})[trait] = found
    return hits, values


def _difference(
    pictures: Sequence[NDArray[np.uint8]], seen: Floats, eye: Eye, labels: Sequence[str], found: Attack | None
) -> tuple[NDArray[np.uint8], Rect | None]:
    """The mean of the best known label against that of all others: grey what is there, red what tells."""
    high, wide = eye.grey_shape(*pictures[0].shape[:2])
    grey = seen[:, : high * wide].reshape(-1, high, wide)
    dim = np.clip(grey.mean(0) * eye.contrast * eye.kept, 0, 1) ** 0.45 * 140
    image, place = np.repeat(dim[..., None], 3, 2), None
    if found is not None:
        best = np.array(labels) == max(found.known, key=lambda label: found.known[label])
        apart = np.abs(grey[best].mean(0) - grey[~best].mean(0))
        image[..., 0] += np.clip(apart * 60, 0, 255)
        place = _around(apart > max(0.25, apart.max() / 4), eye._pool(1.0))
    pool = eye._pool(1.0)
    return np.clip(image, 0, 255).astype(np.uint8).repeat(pool, 0).repeat(pool, 1), place
