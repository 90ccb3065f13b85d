"""Lets the tests of this folder import its models and kernels, `_matrices` and `_tensor`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _matrices  # noqa: F401
import _tensor  # noqa: F401
import _tensor_faults  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
