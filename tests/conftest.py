"""Settings of the whole suite."""

import os

from hypothesis import settings

# A screen is needed only by those who look; ``QT_QPA_PLATFORM=xcb pytest`` shows the windows.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How long an example takes says more about the machine than about the program.
settings.register_profile("nightcaller", deadline=None)
settings.load_profile("nightcaller")
