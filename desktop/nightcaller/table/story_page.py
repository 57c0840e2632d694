"""The story of an evening as one web page that needs nothing else: no script, no picture, no other file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from nightcaller.engine import Event
from nightcaller.table.recap import Chapter, Recap
from nightcaller.table.retelling import Teller, halves, is_count, tallies, worth_telling

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf6e9; --ink: #2b1d12; --soft: #6b5536; --gold: #9a6a1c;
  --rule: #dccba2; --bar: #d9b878; --dead: #a8323f; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b0e26; --ink: #f3ead7; --soft: #b9b2cf;
  --gold: #e9c46a; --rule: #3a3450; --bar: #6a4f8f; --dead: #ff8f97; } }
body { background: var(--paper); color: var(--ink); margin: 0 auto; padding: 2.5rem 1.25rem; max-width: 46rem;
  font: 1.06rem/1.6 system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
h1, h2 { font-family: Georgia, "Songti SC", "Noto Serif SC", serif; line-height: 1.2; }
h1 { font-size: 2.4rem; margin: 0; }
h2 { margin: 2.4rem 0 .4rem; color: var(--gold); border-bottom: 1px solid var(--rule); }
.reason { color: var(--soft); margin: .3rem 0 0; }
ul { list-style: none; padding: 0; } li { padding: .12rem 0; } li.dead { color: var(--dead); }
table { border-collapse: collapse; width: 100%; } td, th { padding: .25rem .6rem; text-align: start; }
tr { border-bottom: 1px solid var(--rule); } th { color: var(--soft); font-weight: normal; }
td.count { text-align: end; font-variant-numeric: tabular-nums; font-weight: bold; }
tr.won td { font-weight: bold; }
.bar { background: var(--bar); border-radius: .5rem; height: .8rem; min-width: .8rem; }
footer { color: var(--soft); margin-top: 3rem; font-size: .9rem; }
""".strip()


def story_page(recap: Recap, tellers: Sequence[Teller]) -> str:
    """Return the page as HTML.

    Args:
        recap: what happened.
        tellers: the table's languages, the main one first; each sentence is told in all of them.
    """
    first = tellers[0]
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{escape(first.language)}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(first.say('ui-app-name'))} · {escape(first.winner(recap))}</title>",
            f"<style>\n{_STYLE}\n</style></head>",
            "<body>",
            f"<h1>{_each(teller.winner(recap) for teller in tellers)}</h1>",
            f'<p class="reason">{_each(teller.reason(recap) for teller in tellers)}</p>',
            *_cards(recap, tellers),
            *(line for chapter in recap.chapters for line in _chapter(chapter, tellers)),
            f"<footer>{escape(first.say('ui-app-name'))}</footer>",
            "</body>",
            "</html>",
            "",
        )
    )


def _cards(recap: Recap, tellers: Sequence[Teller]) -> Iterator[str]:
    scores = {score.seat: score for score in recap.scores}
    yield f"<h2>{_each(teller.say('ui-ended-cards') for teller in tellers)}</h2>"
    yield "<table>"
    for seat, role in enumerate(recap.cards):
        won = seat in recap.outcome.seats
        score = scores.get(seat)
        yield (
            f"<tr{_CLASS['won'] if won else ''}><td>{seat + 1}</td><td>{_name(tellers[0], seat)}</td>"
            f"<td>{_each(teller.role(role) for teller in tellers)}</td>"
            f"<td>{_each(teller.say('ui-ended-won') for teller in tellers) if won else ''}</td>"
            f'<td class="count">{f"{score.right} / {score.of}" if score else ""}</td></tr>'
        )
    yield "</table>"


def _chapter(chapter: Chapter, tellers: Sequence[Teller]) -> Iterator[str]:
    yield f"<h2>{_each(teller.chapter(chapter) for teller in tellers)}</h2>"
    yield "<ul>"
    for event in worth_telling(chapter):
        style = _CLASS["dead"] if event.kind == "died.cause" else ""
        text = _each(teller.sentence(event) for teller in tellers)
        yield f"<li{style}>{text}{_votes(event, tellers[0]) if is_count(event) else ''}</li>"
    yield "</ul>"


def _votes(event: Event, teller: Teller) -> str:
    rows = (
        f'<tr><td>{_name(teller, tally.seat)}</td><td class="count">{halves(tally.half_votes)}</td>'
        f'<td style="width:40%"><div class="bar" style="width:{tally.share:.0%}"></div></td>'
        f"<th>{' '.join(str(voter + 1) for voter in tally.voters)}</th></tr>"
        for tally in tallies(event)
    )
    return f"<table>{''.join(rows)}</table>"


_CLASS: Final = {"won": ' class="won"', "dead": ' class="dead"'}


def _name(teller: Teller, seat: int) -> str:
    return f"<bdi>{escape(teller.player(seat))}</bdi>"


def _each(texts: Iterator[str]) -> str:
    """Every language's text, escaped; one below the other."""
    return "<br>".join(escape(text) for text in dict.fromkeys(texts) if text)
