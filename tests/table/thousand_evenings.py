"""How much processor time a season of a thousand evenings takes and how much memory: printed, not judged.

    python tests/table/thousand_evenings.py [evenings] [folder]

The evenings are made first, in a folder of their own unless one is given. Each measure is a new process: the
first replays every evening, as on the first look after an update that changes the rules, the second finds
what the first has kept. Both say how much of the time it is that telling the same evenings takes: that number
is the same on a fast computer and on a slow or a busy one.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "desktop")]

MEASURE = """
import sys, time
from pathlib import Path
from nightcaller.people import Register
from nightcaller.table.live.evening import Evening
from nightcaller.table.season.circles import circles
from nightcaller.table.season.gathered import Gatherer
from nightcaller.table.season.season import Season
from nightcaller.table.shelf.evenings import Shelf

def megabytes():
    return int(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1]) / 1024

shelf = Shelf(Path(sys.argv[1]), Path(sys.argv[1]) / "state")
before, start = megabytes(), time.process_time()
found = Gatherer(shelf).all()
season = Season(circles(found.evenings, Register()))
season.people, season.pairs, season.never, season.sides, season.streak
took, more = time.process_time() - start, megabytes() - before
some = found.evenings[::10]
start = time.process_time()
for one in some:
    Evening.retold(shelf.story(one.id)).recap()
share = took / (time.process_time() - start) * len(some) / len(found.evenings)
found = f"{sys.argv[2]}: {len(found.evenings)} evenings, {took:.2f} s, {more:.0f} MB more"
print(f"{found}, {share:.0%} of telling them")
"""


def main(evenings: int, folder: Path) -> None:
    from nightcaller.table.shelf.stories import to_bytes
    from table.season_kit import season

    finished = folder / "evenings" / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    for story in season(evenings):
        (finished / f"{story.id}.json").write_bytes(to_bytes(story))
    (folder / "evenings" / "season.facts").unlink(missing_ok=True)
    for title in ("replayed", "kept"):
        environment = {"PYTHONPATH": str(HERE.parents[1] / "desktop"), "PATH": "/usr/bin:/bin"}
        subprocess.run([sys.executable, "-c", MEASURE, str(folder), title], check=True, env=environment)


if __name__ == "__main__":
    how_many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    if len(sys.argv) > 2:
        main(how_many, Path(sys.argv[2]))
    else:
        with tempfile.TemporaryDirectory() as made:
            main(how_many, Path(made))
