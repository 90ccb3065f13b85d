"""gpuir: GPU dialects for upstream MLIR, in Python: build, read, verify, rewrite, simulate and compile.

The few names most users need stand here; ``gpuir.dialects`` has the dialects, upstream's and gpuir's own.
"""

from __future__ import annotations

import sys
from typing import Any

from gpuir.errors import Diagnostic, Error, ParseError, PassError, SpecError
from gpuir.host import ir
from gpuir.ods.assembly.document import asm, parse

# `from gpuir.ir import Value` finds the host's module, the same object.
sys.modules[f"{__name__}.ir"] = ir

__version__ = "0.1.0"

__all__ = [
    "Context",
    "Diagnostic",
    "Error",
    "ParseError",
    "PassError",
    "SpecError",
    "asm",
    "ir",
    "parse",
    "pass_manager",
]


def Context(*, allow_unregistered_dialects: bool = False) -> ir.Context:
    """A context with gpuir's dialects loaded. Any other ``ir.Context`` gets a dialect at its first use."""
    from gpuir.ods.dialect import BUNDLED, DIALECTS, dialect_of

    context = ir.Context()
    context.allow_unregistered_dialects = allow_unregistered_dialects
    for namespace in (*BUNDLED, *(name for name in DIALECTS if name not in BUNDLED)):
        # Patterns as transform ops need the host's transform dialect, a tenth of the time to import; texts load them.
        if namespace != "transform.apply_patterns":
            dialect = dialect_of(namespace)
            assert dialect is not None
            dialect.load(context)
    return context


def pass_manager(pipeline: Any, context: ir.Context | None = None) -> Any:
    """A pipeline of C++ and Python passes: ``pass_manager("builtin.module(iree-gpu-lower-ops,canonicalize)").run(module)``."""
    from gpuir.transforms.pipeline import pass_manager as make

    return make(pipeline, context)
