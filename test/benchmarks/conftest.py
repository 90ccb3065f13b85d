"""The scripts of benchmarks/ are modules here, as they are to each other."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parents[1] / "benchmarks")]
