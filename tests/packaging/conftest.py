"""What makes a release is not installed: its folder is looked in."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging" / "bundle"))
