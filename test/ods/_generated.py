"""What the tests of generated files share: the sample dialect, and scripts/generate.py as a module."""

from __future__ import annotations

import functools
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLE = Path(__file__).resolve().parent / "Inputs" / "sample_dialect.py"


def load(path: Path, name: str) -> ModuleType:
    """The Python file as a module, once in a process."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


def generate() -> ModuleType:
    return load(ROOT / "scripts" / "generate.py", "gpuir_generate")


@functools.cache
def of_specs() -> dict[Path, str]:
    """Every file that follows from the specs of all dialects, with its text; it takes seconds."""
    return {path: text for d in generate().dialects() for path, text in generate().from_specs(d).items()}


def sample() -> ModuleType:
    return load(SAMPLE, "sample_dialect")
