"""Helpers beside the tests: importmode=importlib finds no modules there by itself."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _structure  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
