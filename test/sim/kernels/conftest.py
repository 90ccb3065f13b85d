"""Lets the tests of this folder import its table of kernels, `_kinds`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _kinds  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
