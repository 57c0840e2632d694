"""Plays nothing, says that it has, and writes down what it was told: `plays.py HOW LOG`."""

import json
import os
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import send

how, log = sys.argv[1], Path(sys.argv[2])
starts = log.read_text().count("start") if log.exists() else 0


def note(text: str) -> None:
    with log.open("a") as file:
        file.write(text + "\n")


note("start")
if how == "never ready":
    threading.Event().wait()
if how == "cannot":
    send(ready=False)
    sys.exit()
send(ready=True, available=how != "no device")
for request in map(json.loads, sys.stdin):
    note(f"{request['player']} {request['do']}")
    first = starts == 0
    if how == "dies" or (how == "dies once" and first):
        os._exit(1)
    if how == "hangs" or (how == "hangs once" and first):
        threading.Event().wait()
    send(done=request["id"])
    if request["do"] == "play" and "long" not in request["path"]:
        send(player=request["player"], turn=request["turn"], played="bad" not in request["path"])
    if how == "comes and goes":
        send(available=request["do"] == "stop")
