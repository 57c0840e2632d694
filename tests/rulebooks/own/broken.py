"""Files that are no roles, each kind of them, and what is said of it."""

from __future__ import annotations

BROKEN = {
    b"": ("missing", 1, "id"),
    b"x =": ("no-toml", 1, "x"),
    b'id = "own.a"\nemblem = ["piper"\n\n': ("no-toml", 2, "emblem"),
    b'id = "own.a"\n\xff': ("no-text", 2, None),
    b"a = " + b"[" * 1500: ("deep", 1, None),
    b".".join([b"a"] * 400) + b" = 1": ("deep", 1, None),
    b"a = 1\n" + b"x" * 3000: ("long-line", 2, None),
    b"x" * 20_000: ("long", None, None),
    b"\nformat = 9\n": ("newer", 2, None),
    b'id = "judge.seer"\n[name]\n': ("id", 1, "id"),
    b'id = "own.a"\nname = "x"\n': ("sort", 2, "name"),
    b'id = "own.a"\nemblem = "The Piper"\n[name]\n': ("emblem", 2, "emblem"),
    b'id = "own.a"\ncolour = 1\n[name]\n': ("unknown-field", 2, "colour"),
    b'id = "own.a"\nteam = "owls"\n[name]\n': ("word", 2, "team"),
    b'id = "own.a"\n[name]\nen = "' + b"a" * 30 + b'"': ("letters", 3, "en"),
    b'id = "own.a"\n[name]\n[[sentence]]\ndoes = "sees"': ("word", 4, "does"),
    b'id = "own.a"\n[name]\n[[sentence]]\ndoes = "hunts"\n[[sentence]]\ndoes = "looks"\ntimes = 77': (
        *("most", 7, "times"),
    ),
    b'id = "own.a"\n[name]\n[[sentence]]\ndoes = "looks"\nsince = 0': ("least", 5, "since"),
    b'id = "own.a"\n[name]\n[[sentence]]\ndoes = "looks"\nnights = true': ("word", 5, "nights"),
    b'id = "own.a"\n[name]\n[[sentence]]\nwhom = "dead"': ("missing", 3, "does"),
    b'id = "own.a"\n[name]\n' + b'[[sentence]]\ndoes = "hunts"\n' * 9: ("many", 3, "sentence"),
}
"""What stands in a file -> message, line and field."""
