"""Every number of a season is counted again, by a data-frame library, from the table that the app writes."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from itertools import combinations

import polars as pl
import pytest

from nightcaller.people import Register
from nightcaller.rulebooks import books
from nightcaller.table.season.circles import PlayedEvening, circles
from nightcaller.table.season.columns import COLUMNS, as_csv, as_json
from nightcaller.table.season.facts import facts_of
from nightcaller.table.season.season import Season, Selection, groups_of
from table.season_kit import season

EVENINGS = 300


@pytest.fixture(scope="module")
def played() -> list[PlayedEvening]:
    return circles([facts_of(story) for story in season(EVENINGS)], Register())


def frame(evenings: Sequence[PlayedEvening]) -> pl.DataFrame:
    """The app's own table, as any other program reads it."""
    dates = pl.col("started").str.to_datetime(time_unit="us", time_zone="UTC")
    return pl.read_csv(StringIO(as_csv(evenings)), infer_schema_length=None).with_columns(dates)


@pytest.fixture(scope="module", params=["all", "group", "book", "since", "latest", "narrow"])
def chosen(request: pytest.FixtureRequest, played: list[PlayedEvening]) -> tuple[Season, pl.DataFrame]:
    """Some evenings as the app counts them, and the same as the library finds them in the whole table."""
    everything = frame(played)
    middle = played[EVENINGS // 2].facts.started
    largest = next(groups_of(played))[0]
    of_group, of_book = pl.col("group") == largest + 1, pl.col("book") == "hollow"
    recent = pl.col("started") >= middle
    match request.param:
        case "group":
            return Season(Selection(group=largest).of(played)), everything.filter(of_group)
        case "book":
            return Season(Selection(book="hollow").of(played)), everything.filter(of_book)
        case "since":
            return Season(Selection(since=middle).of(played)), everything.filter(recent)
        case "latest":
            return Season(Selection(last=45).of(played)), latest(everything, 45)
        case "narrow":
            told = Selection(group=largest, book="hollow", since=middle, last=12)
            return Season(told.of(played)), latest(everything.filter(of_group & of_book & recent), 12)
    return Season(Selection().of(played)), everything


def latest(table: pl.DataFrame, count: int) -> pl.DataFrame:
    return table.filter(pl.col("evening").is_in(evenings_of(table)["evening"].tail(count).to_list()))


def evenings_of(table: pl.DataFrame) -> pl.DataFrame:
    return table.unique("evening", maintain_order=True).sort("started", "evening")


def test_sides_books_decks_nights_and_minutes(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    one_each = evenings_of(table)
    assert [one.facts.id for one in season.evenings] == one_each["evening"].to_list()
    assert one_each.height >= 12
    assert {side or None: n for side, n in season.sides.items()} == dict(
        one_each["winner"].value_counts().iter_rows()
    )
    assert season.minutes == one_each["minutes"].sum()
    assert season.nights == one_each["nights"].sum()
    named = one_each.with_columns(pl.col("deck").fill_null(""))
    for column, of in (("book", lambda one: one.facts.book), ("deck", lambda one: one.facts.deck)):
        counted = named.group_by(column, "winner").len()
        ours = [(name, side or None, n) for name, sides in season.by(of).items() for side, n in sides.items()]
        assert sorted(ours, key=str) == sorted(counted.iter_rows(), key=str)
        most = named.group_by(column).len().sort("len", column, descending=[True, False])
        assert list(season.by(of)) == most[column].to_list(), "what was played most stands first"


def test_everybodys_numbers(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    sums = ("won", "survived", "first_out", "votes", "votes_right", "bets", "bets_right", "luck")
    counted = table.group_by("person").agg(pl.len().alias("played"), *(pl.col(one).sum() for one in sums))
    assert set(season.people) == set(counted["person"])
    for row in counted.iter_rows(named=True):
        person = season.people[row["person"]]
        for what in ("played", *sums[:-1]):
            assert getattr(person, what) == row[what], (person.name, what)
        assert person.luck == pytest.approx(row["luck"])
        assert person.wins.percent == int(100 * row["won"] / row["played"] + 0.5)
        flair = 100 * (row["bets_right"] - row["luck"]) / row["bets"] if row["bets"] else 0.0
        assert person.flair == pytest.approx(flair)
    came = counted.sort("played", "person", descending=[True, False])["person"].to_list()
    assert list(season.people) == came
    often = counted.filter(3 * pl.col("played") >= table["evening"].n_unique())
    assert season.regulars == often.sort("played", "person", descending=[True, False])["person"].to_list()
    assert 0 < len(season.regulars) <= len(season.people)


@pytest.mark.parametrize("column", ["card", "side"])
def test_everybodys_cards_and_sides(chosen: tuple[Season, pl.DataFrame], column: str) -> None:
    season, table = chosen
    counted = table.group_by("person", column).agg(pl.col("won").sum(), pl.len())
    ours = [
        (name, what, *share)
        for name, person in season.people.items()
        for what, share in (person.cards if column == "card" else person.sides).items()
    ]
    assert sorted(ours) == sorted(counted.iter_rows())


def who(table: pl.DataFrame, column: str) -> pl.DataFrame:
    """The people whom a column of seat numbers names: who, whom, how often."""
    named = (
        table.filter(pl.col(column).is_not_null())
        .select("evening", "person", pl.col(column).cast(pl.String).str.split(" ").alias("seat"))
        .explode("seat", empty_as_null=True)
        .with_columns(pl.col("seat").cast(pl.Int64))
    )
    seats = table.select("evening", "seat", pl.col("person").alias("other"))
    return named.join(seats, on=["evening", "seat"]).group_by("person", "other").len()


def test_whom_they_suspected_and_how_well_and_whom_they_saved(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    named = {(one, other): n for one, other, n in who(table, "suspected").iter_rows()}
    right = {(one, other): n for one, other, n in who(table, "suspected_right").iter_rows()}
    saved = {(one, other): n for one, other, n in who(table, "saved").iter_rows()}
    people = season.people.values()
    assert named
    assert right
    assert saved
    assert {(p.name, o): share.of for p in people for o, share in p.suspected.items()} == named
    assert {
        (p.name, o): share.right for p in people for o, share in p.suspected.items() if share.right
    } == right
    assert {(p.name, o): n for p in people for o, n in p.saved.items()} == saved


def runs(results: pl.DataFrame, column: str) -> list[tuple[object, int]]:
    """Runs of equals in a sorted column: value and length."""
    runs = results.select(pl.col(column).rle().struct.unnest())
    return list(zip(runs["value"].to_list(), runs["len"].to_list(), strict=True))


def test_streaks(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    for name, person in season.people.items():
        own = runs(table.filter(pl.col("person") == name).sort("started", "evening"), "won")
        assert person.longest_streak == max((length for won, length in own if won), default=0)
        assert person.streak == (own[-1][1] if own[-1][0] else 0)
    nights = runs(evenings_of(table), "winner")
    side, length, start = season.streak
    best = max(length for won, length in nights if won)
    first = next(at for at, (won, n) in enumerate(nights) if won and n == best)
    assert (side, length) == (nights[first][0], best)
    assert start == sum(n for _won, n in nights[:first])


def test_rivals(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    seats = table.select("evening", "person", "won")
    met = seats.join(seats, on="evening", suffix="_other").filter(pl.col("person") < pl.col("person_other"))
    won, other = pl.col("won") == 1, pl.col("won_other") == 1
    counted = met.group_by("person", "person_other").agg(
        pl.len(),
        (won & ~other).sum().alias("a"),
        (~won & other).sum().alias("b"),
        (won & other).sum().alias("both"),
    )
    ours = [(p.one, p.other, p.together, p.one_won, p.other_won, p.both_won) for p in season.pairs]
    closest = counted.sort(
        pl.col("a") + pl.col("b"),
        (pl.col("a").cast(pl.Int64) - pl.col("b").cast(pl.Int64)).abs(),
        "person",
        "person_other",
        descending=[True, False, False, False],
    )
    assert ours == list(closest.iter_rows()), "who parted most often stands first, the closest before others"
    for one, another in combinations(list(season.people)[:5], 2):
        pair = season.pair(one, another)
        assert season.pair(another, one) == type(pair)(
            another, one, pair.together, pair.other_won, pair.one_won, pair.both_won
        )
        known = [row for row in ours if set(row[:2]) == {one, another}]
        assert pair.together == (known[0][2] if known else 0)


def test_what_was_never_played(chosen: tuple[Season, pl.DataFrame]) -> None:
    season, table = chosen
    held = {*table["card"], *table["last_card"]}
    roles = [
        role
        for name in books()
        if name in set(table["book"])
        for role in books()[name].roles
        if role not in books()[name].traits and role not in books()[name].never_dealt
    ]
    assert list(season.never) == [role for role in roles if role not in held]
    assert season.never, "no season of bots has had every card"


def test_groups(played: list[PlayedEvening]) -> None:
    counted = evenings_of(frame(played)).group_by("group").len()
    most = counted.sort("len", "group", descending=[True, False])
    assert [(number + 1, len(own)) for number, own in groups_of(played)] == list(most.iter_rows())


def test_the_table_says_one_thing_in_both_formats_and_on_its_page(played: list[PlayedEvening]) -> None:
    import json
    import re
    from pathlib import Path

    table = frame(played)
    assert table.columns == list(COLUMNS)
    records = json.loads(as_json(played))
    assert len(records) == table.height
    assert [one["person"] for one in records] == table["person"].to_list()
    assert sum(one["bets"] for one in records) == table["bets"].sum()
    page = (Path(__file__).parents[2] / "docs" / "season.md").read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == list(COLUMNS)
