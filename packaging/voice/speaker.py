"""Cut the Mandarin speaker out of Kokoro's voices, for `build.py` and for the optional neural voice.

    npm pack kokoro-js && tar xzf kokoro-js-*.tgz
    python packaging/voice/speaker.py package/voices

Needs numpy. Only to be run when somebody else shall speak: the table is in `assets/voice/zh-CN/`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

VOICE = "zf_xiaoxiao"
"""Of the Mandarin voices tried the one that a recogniser understands best (docs/decisions/voice-clips.md)."""
ROWS = 256
"""A row for each length of an utterance in symbols; our longest line has 150."""
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "voice" / "zh-CN"


def main() -> int:
    """Write the table."""
    if len(sys.argv) != 2:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    table = np.fromfile(Path(sys.argv[1]) / f"{VOICE}.bin", "<f4").reshape(-1, 256)
    (FOLDER / "speaker.f16").write_bytes(table[:ROWS].astype("<f2").tobytes())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
