"""Lets the tests of this folder import its kernels, and the tables of faults of tensor cores of the folders beside it."""

import sys
from pathlib import Path

FOLDERS = [str(Path(__file__).parent.parent / name) for name in ("checks", "hopper", "blackwell")]

sys.path[:0] = FOLDERS
import _cases  # noqa: E402, F401
import _hopper_faults  # noqa: E402, F401
import _seeded  # noqa: E402, F401
import _seeded_async  # noqa: E402, F401
import _tensor_faults  # noqa: E402, F401

del sys.path[: len(FOLDERS)]
