"""Lets the tests of this folder import its kernels, `_cases` and `_seeded`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _cases  # noqa: F401
import _seeded  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
