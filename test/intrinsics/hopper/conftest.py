"""Lets the tests of this folder import the example that puts the pieces together."""

import sys
from pathlib import Path

EXAMPLES = str(Path(__file__).resolve().parents[3] / "examples")

sys.path.insert(0, EXAMPLES)
import hopper_gemm  # noqa: E402, F401

sys.path.remove(EXAMPLES)
