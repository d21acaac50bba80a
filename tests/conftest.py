"""What every test shares: a run depends on the code alone, so property tests draw the same examples each time.

`make soak` searches with fresh luck instead (`--hypothesis-profile search`).
"""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["HAIRPIN_LANGUAGE"] = "en"  # whatever the terminal speaks

settings.register_profile("same", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile("same")
