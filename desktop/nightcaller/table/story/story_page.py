"""The story of an evening as one web page that needs nothing else: no script, no picture, no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Final

from nightcaller.engine import Event
from nightcaller.table.story.recap import Recap, RecapChapter
from nightcaller.table.story.retelling import Teller, halves, is_count, tallies
from nightcaller.table.story.story_ring import Figure, Outlines, RingPlaces

_STYLE: Final = """
:root { color-scheme: dark; --paper: #0b0e26; --pane: #151842; --ink: #f3ead7; --soft: #b9b2cf;
  --gold: #e9c46a; --rule: #3a3450; --bar: #6a4f8f; --lead: #d9a24a; --dead: #ff8f97; }
* { box-sizing: border-box; }
body { background: radial-gradient(circle at 80% 0, #2a2666 0, #0b0e26 42rem) no-repeat var(--paper);
  color: var(--ink); margin: 0 auto; padding: 2.5rem 1.25rem; max-width: 60rem;
  font: 1.06rem/1.6 system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
h1, h2, h3, .phase { font-family: Georgia, "Songti SC", "Noto Serif SC", SimSun, serif; line-height: 1.2; }
h1 { font-size: clamp(2rem, 6vw, 3.4rem); margin: 0; }
h2 { margin: 2.6rem 0 .6rem; color: var(--gold); border-bottom: 1px solid var(--rule); }
h3 { margin: 0; color: var(--gold); font-size: 1.15rem; }
.kicker { color: var(--gold); letter-spacing: .15em; margin: 0 0 .4rem; }
.reason { color: var(--soft); margin: .4rem 0 1.4rem; font-size: 1.15rem; }
.awards { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: .9rem; }
.award { display: flex; gap: .9rem; background: var(--pane); border: 1px solid var(--rule);
  border-radius: 1rem; padding: .9rem 1rem; }
.award p { margin: .15rem 0 0; }
.medal { flex: none; width: 3.2rem; height: 3.2rem; }
.night, .day { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.2rem;
  align-items: start; }
@media (max-width: 46rem) { .night, .day { grid-template-columns: minmax(0, 1fr); } }
ul { list-style: none; padding: 0; margin: 0; } li { padding: .14rem 0; } li.dead { color: var(--dead); }
table { border-collapse: collapse; width: 100%; } td, th { padding: .25rem .6rem; text-align: start; }
tr { border-bottom: 1px solid var(--rule); } th { color: var(--soft); font-weight: normal; }
td.count { text-align: end; font-variant-numeric: tabular-nums; font-weight: bold; }
tr.won td { font-weight: bold; }
.bar { background: var(--bar); border-radius: .5rem; height: .8rem; min-width: .8rem; }
.lead .bar { background: var(--lead); }
.ring { width: 100%; height: auto; display: block; }
.ring text { text-anchor: middle; fill: var(--ink); }
.ring .name, .ring .role { paint-order: stroke; stroke: #0f1130; stroke-width: 5px; stroke-linejoin: round; }
.ring .phase { font-size: 34px; fill: var(--gold); opacity: .55; }
.ring .number { font-weight: bold; } .ring .name { font-weight: bold; } .ring .role { fill: var(--gold); }
.seat circle, .gone circle { fill: #3a329a; stroke: #d9c9a2; stroke-width: 2; } .seat use { fill: #ffe9b0; }
.gone circle { fill: #26283a; stroke: #55566b; } .gone use { fill: #9a8f78; }
.ring .gone .name { opacity: .6; }
.seat .badge, .gone .badge { fill: #10132e; stroke: #e9c46a; }
.gone .struck { fill: none; stroke: #c8424f; stroke-width: 4; }
footer { color: var(--soft); margin-top: 3rem; font-size: .9rem; }
@media print { body { background: none; color: #000; } }
""".strip()


def story_page(
    recap: Recap,
    tellers: Sequence[Teller],
    outlines: Outlines,
    medals: Mapping[str, str] | None = None,
    when: str = "",
) -> str:
    """Return the page as HTML.

    Args:
        recap: what happened.
        tellers: the table's languages, the main one first; each sentence is told in all of them.
        outlines: emblems to draw (kind -> SVG path).
        medals: award -> kind of its emblem.
        when: the day, and how long it lasted, as words.
    """
    first = tellers[0]
    circle = RingPlaces(
        [
            Figure(name, first.role(role), _emblem(role))
            for name, role in zip(first.names, recap.cards, strict=True)
        ],
        outlines,
    )
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{escape(first.language)}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(first.say('ui-app-name'))} · {escape(first.winner(recap))}</title>",
            f"<style>\n{_STYLE}\n</style></head>",
            "<body>",
            f'<p class="kicker">{escape(" · ".join(filter(None, (first.say("ui-app-name"), when))))}</p>',
            f"<h1>{_each(teller.winner(recap) for teller in tellers)}</h1>",
            f'<p class="reason">{_each(teller.reason(recap) for teller in tellers)}</p>',
            circle.emblems(),
            circle.table(recap.chapters[-1].dead if recap.chapters else (), ""),
            *_awards(recap, tellers, outlines, medals or {}),
            *_cards(recap, tellers),
            *(line for chapter in recap.chapters for line in _chapter(chapter, tellers, circle)),
            f"<footer>{escape(first.say('ui-app-name'))}</footer>",
            "</body>",
            "</html>",
            "",
        )
    )


def _awards(
    recap: Recap, tellers: Sequence[Teller], outlines: Outlines, medals: Mapping[str, str]
) -> Iterator[str]:
    if not recap.awards:
        return
    yield f"<h2>{_each(teller.say('ui-recap-awards') for teller in tellers)}</h2>"
    yield '<div class="awards">'
    for award in recap.awards:
        path = outlines.get(medals.get(award.id, "moon"), "")
        yield (
            '<div class="award"><svg class="medal" viewBox="0 0 100 100" aria-hidden="true">'
            '<circle cx="50" cy="50" r="48" fill="#3a329a" stroke="#a8792f" stroke-width="3"/>'
            f'<path d="{path}" fill="#ffe9b0" fill-rule="evenodd" '
            'transform="translate(21 21) scale(.58)"/></svg>'
            f"<div><h3>{_each(teller.award(award) for teller in tellers)}</h3>"
            f"<p>{_each(teller.praise(award) for teller in tellers)}</p></div></div>"
        )
    yield "</div>"


def _cards(recap: Recap, tellers: Sequence[Teller]) -> Iterator[str]:
    scores = {score.seat: score for score in recap.scores}
    yield f"<h2>{_each(teller.say('ui-ended-cards') for teller in tellers)}</h2>"
    yield "<table>"
    guesses = _each(teller.say("ui-recap-guesses") for teller in tellers) if scores else ""
    yield f'<tr><th></th><th></th><th></th><th></th><th style="text-align: end">{guesses}</th></tr>'
    for seat in range(len(recap.cards)):
        won = seat in recap.outcome.seats
        bets = _each(teller.guessed(scores[seat]) for teller in tellers) if seat in scores else ""
        yield (
            f"<tr{_CLASS['won'] if won else ''}><td>{seat + 1}</td>"
            f"<td><bdi>{escape(tellers[0].names[seat])}</bdi></td>"
            f"<td>{_each(teller.hand(recap, seat) for teller in tellers)}</td>"
            f"<td>{_each(teller.say('ui-ended-won') for teller in tellers) if won else ''}</td>"
            f'<td class="count">{bets}</td></tr>'
        )
    yield "</table>"
    if scores:
        yield f'<p class="reason">{_each(teller.say("ui-recap-guesses-about") for teller in tellers)}</p>'


def _chapter(chapter: RecapChapter, tellers: Sequence[Teller], circle: RingPlaces) -> Iterator[str]:
    yield f"<h2>{_each(teller.chapter(chapter) for teller in tellers)}</h2>"
    yield f'<section class="{"night" if chapter.phase == "night" else "day"}">'
    yield circle.chapter(chapter.moments, tellers[0].chapter(chapter))
    yield "<ul>"
    for moment in chapter.moments:
        if not moment.opening:
            event = moment.event
            text = _each(teller.sentence(event) for teller in tellers)
            votes = _votes(event, tellers[0]) if is_count(event) else ""
            yield f"<li{_CLASS['dead'] if moment.fallen else ''}>{text}{votes}</li>"
    yield "</ul></section>"


def _votes(event: Event, teller: Teller) -> str:
    rows = (
        f"<tr{_CLASS['lead'] if tally.leading else ''}><td>{_name(teller, tally.seat)}</td>"
        f'<td class="count">{halves(tally.half_votes)}</td>'
        f'<td style="width:40%"><div class="bar" style="width:{tally.share:.0%}"></div></td>'
        f"<th>{' '.join(str(voter + 1) for voter in tally.voters)}</th></tr>"
        for tally in tallies(event)
    )
    return f"<table>{''.join(rows)}</table>"


_CLASS: Final = {"won": ' class="won"', "dead": ' class="dead"', "lead": ' class="lead"'}


def _emblem(role: str) -> str:
    return role.rpartition(".")[2]


def _name(teller: Teller, seat: int) -> str:
    return f"<bdi>{escape(teller.player(seat))}</bdi>"


def _each(texts: Iterable[str]) -> str:
    """Every language's text, escaped; one below the other."""
    return "<br>".join(escape(text) for text in dict.fromkeys(texts) if text)
