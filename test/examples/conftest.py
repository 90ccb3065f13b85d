"""What the tests of schedules share is the module _schedules, which they import; its folder does not stay on the path."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _schedules  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
