"""A worker whose voice is called as its argument and can be told by the length of its tones.

Or it has none and says so, and stays.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import send, tone

from nightcaller.voice.levelling import write_wav

NAME = sys.argv[1]
if NAME == "unready":
    send(ready=False, error="no-engine")
    sys.stdin.read()
    sys.exit()
SECONDS = {"natural": 0.3, "system": 0.5, "silent": 0.0}[NAME]

send(
    ready=True,
    engine=NAME,
    single_use=False,
    voices=[{"id": NAME, "name": NAME, "languages": ["en"]}],
)
for line in sys.stdin:
    request = json.loads(line)
    if not SECONDS:
        send(id=request["id"], ok=False, error="no-sound")
        continue
    write_wav(tone(SECONDS), Path(request["out"]))
    send(id=request["id"], ok=True, milliseconds=round(SECONDS * 1000))
