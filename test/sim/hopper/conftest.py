"""Lets the tests of this folder import its models and kernels, `_wgmma` and `_hopper`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import _bulk  # noqa: F401
import _hopper  # noqa: F401
import _hopper_faults  # noqa: F401
import _wgmma  # noqa: F401

sys.path.remove(str(Path(__file__).parent))
