"""The seat circle as a picture for the saved page: plain SVG, no script and no other file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.story.replay import Arrow, StoryMoment

Outlines = Mapping[str, str]
"""Kind of emblem -> SVG path on a 100 x 100 grid, holes by the odd-even rule."""

INK: Final[Mapping[str, str]] = {
    "star": "#e9c46a",
    "shield": "#7fb2e5",
    "cross": "#e5707a",
    "drop": "#b58be0",
    "eye": "#8fd3c8",
    "heart": "#f090b4",
    "diamond": "#f2a65a",
    "triangle": "#9ccf6a",
    "square": "#c9c4da",
    "ring": "#f3ead7",
    "ballot": "#e9c46a",
}
"""The colours of the screens' `SeatMark`."""

_LONGEST: Final = 9
"""Letters of a name under its seat; the whole one is in the list below."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody in the picture."""

    name: str
    role: str
    """Name of the role."""
    emblem: str


class RingPlaces:
    """Places people around a table.

    Args:
        figures: who sits there, by seat.
        outlines: emblems to draw.
        width, height: of the picture.
    """

    def __init__(
        self, figures: Sequence[Figure], outlines: Outlines, width: int = 720, height: int = 520
    ) -> None:
        self._figures = figures
        self._outlines = outlines
        self._width, self._height = width, height
        rx, ry = width / 2 - 66, height / 2 - 62
        around = pi * (3 * (rx + ry) - ((3 * rx + ry) * (rx + 3 * ry)) ** 0.5)
        self._size = min(34.0, around / max(1, len(figures)) * 0.36)
        self._places = [
            (width / 2 + rx * x, height / 2 - 8 + ry * y) for x, y in _evenly(len(figures), rx, ry)
        ]
        # the rim runs inside the names that stand below the upper seats
        self._table = (rx - self._size * 1.6, ry - self._size * 2.3)

    def emblems(self) -> str:
        """Return the emblems that the other pictures show, each drawn once; it must come before them."""
        kinds = dict.fromkeys(figure.emblem for figure in self._figures)
        drawn = (
            f'<path id="emblem-{escape(kind)}" d="{self._outlines.get(kind, "")}" fill-rule="evenodd"/>'
            for kind in kinds
        )
        return f'<svg width="0" height="0" aria-hidden="true"><defs>{"".join(drawn)}</defs></svg>'

    def table(self, dead: Collection[Seat], title: str) -> str:
        """Return the whole table with everybody's role."""
        return self._picture(title, (), dead, roles=True)

    def chapter(self, moments: Sequence[StoryMoment], title: str) -> str:
        """Return what was done to whom in a night or on a day, all of it at once."""
        lines = (
            _Line(arrow, INK.get(moment.mark, "#8d86c9"))
            for moment in moments
            for arrow in moment.arrows
            if arrow.line != "vote"
        )
        return self._picture(title, dict.fromkeys(lines), moments[-1].dead, roles=False)

    def _picture(self, title: str, lines: Iterable[_Line], dead: Collection[Seat], *, roles: bool) -> str:
        rx, ry = self._table
        x, y = self._width / 2, self._height / 2 - 8
        parts = [
            f'<svg class="ring" viewBox="0 0 {self._width} {self._height}" role="img" '
            f'aria-label="{escape(title)}">',
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx:.0f}" ry="{ry:.0f}" fill="#2b2140" stroke="#7a5526" '
            'stroke-width="6"/>',
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx - 12:.0f}" ry="{ry - 12:.0f}" fill="none" '
            'stroke="#e9c46a" stroke-opacity=".3"/>',
            f'<text x="{x:.0f}" y="{y + 10:.0f}" class="phase">{escape(title)}</text>',
            *(part for line in lines for part in self._drawn(line)),
            *(part for seat in range(len(self._figures)) for part in self._seat(seat, seat in dead, roles)),
            "</svg>",
        ]
        return "\n".join(parts)

    def _drawn(self, line: _Line) -> Iterator[str]:
        (ax, ay), (bx, by) = self._places[line.arrow.source], self._places[line.arrow.target]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        cx, cy = mx + (self._width / 2 - mx) * 0.38, my + (self._height / 2 - 8 - my) * 0.38
        sx, sy = _towards(ax, ay, cx, cy, self._size * 1.15)
        ex, ey = _towards(bx, by, cx, cy, self._size * 1.25)
        dashes = ' stroke-dasharray="1 8"' if line.arrow.line == "bond" else ""
        yield (
            f'<path d="M {sx:.1f} {sy:.1f} Q {cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}" fill="none" '
            f'stroke="{line.ink}" stroke-width="4" stroke-linecap="round"{dashes}/>'
        )
        if line.arrow.line != "bond":
            yield _point(ex, ey, cx, cy, line.ink)
        if line.arrow.line == "swap":
            yield _point(sx, sy, cx, cy, line.ink)

    def _seat(self, seat: Seat, dead: bool, roles: bool) -> Iterator[str]:
        figure, size = self._figures[seat], self._size
        x, y = self._places[seat]
        scale = size * 0.0118
        yield f'<g class="{"gone" if dead else "seat"}">'
        yield f"<title>{escape(figure.name)}: {escape(figure.role)}</title>"
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>'
        yield (
            f'<use href="#emblem-{escape(figure.emblem)}" '
            f'transform="translate({x - 50 * scale:.1f} {y - 50 * scale:.1f}) scale({scale:.4f})"/>'
        )
        if dead:
            d = size * 0.7
            yield f'<path class="struck" d="M {x - d:.1f} {y + d:.1f} L {x + d:.1f} {y - d:.1f}"/>'
        left, top = x - size * 0.72, y - size * 0.72
        yield f'<circle class="badge" cx="{left:.1f}" cy="{top:.1f}" r="{size * 0.4:.1f}"/>'
        yield _text(left, top + size * 0.16, "number", size * 0.46, str(seat + 1))
        yield _text(x, y + size * 1.5, "name", max(9.0, size * 0.46), _short(figure.name))
        if roles:
            yield _text(x, y + size * 1.98, "role", max(8.0, size * 0.4), figure.role)
        yield "</g>"


@dataclass(frozen=True, slots=True)
class _Line:
    arrow: Arrow
    ink: str


def _evenly(count: int, rx: float, ry: float) -> list[tuple[float, float]]:
    """Points of a unit circle that lie at equal distances on the ellipse; the first one on top, clockwise."""
    steps = 720
    points = [(sin(2 * pi * step / steps), -cos(2 * pi * step / steps)) for step in range(steps + 1)]
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot((bx - ax) * rx, (by - ay) * ry))
    found: list[tuple[float, float]] = []
    at = 0
    for seat in range(count):
        while lengths[at] < lengths[-1] * seat / count:
            at += 1
        found.append(points[at])
    return found


def _towards(x: float, y: float, tx: float, ty: float, by: float) -> tuple[float, float]:
    far = max(1.0, hypot(tx - x, ty - y))
    return x + (tx - x) / far * min(by, far * 0.8), y + (ty - y) / far * min(by, far * 0.8)


def _point(x: float, y: float, cx: float, cy: float, ink: str) -> str:
    far = max(1.0, hypot(x - cx, y - cy))
    ux, uy = (x - cx) / far, (y - cy) / far
    bx, by = x - ux * 12, y - uy * 12
    return (
        f'<path d="M {x:.1f} {y:.1f} L {bx - uy * 7:.1f} {by + ux * 7:.1f} '
        f'L {bx + uy * 7:.1f} {by - ux * 7:.1f} Z" '
        f'fill="{ink}"/>'
    )


def _text(x: float, y: float, style: str, size: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" font-size="{size:.1f}">{escape(text)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
