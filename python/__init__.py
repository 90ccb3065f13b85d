"""gpuir: GPU dialects for upstream MLIR, in Python: build, read, verify, rewrite, simulate and compile.

The few names most users need stand here; ``gpuir.dialects`` has the dialects, upstream's and gpuir's own.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from gpuir import renamed
from gpuir.assembly.document import asm, parse
from gpuir.errors import Diagnostic, Error, ParseError, PassError, SpecError
from gpuir.host import ir

if TYPE_CHECKING:
    from gpuir.compile import Compiler
    from gpuir.compile.launching import launch
    from gpuir.schedules import Schedule

    compile: Compiler

# `from gpuir.ir import Value` finds the host's module, the same object.
sys.modules[f"{__name__}.ir"] = ir
renamed.install()

__version__ = "0.1.0"

__all__ = [
    "Context",
    "Diagnostic",
    "Error",
    "ParseError",
    "PassError",
    "SpecError",
    "asm",
    "compile",
    "ir",
    "launch",
    "parse",
    "pass_manager",
    "schedule",
]


def Context(*, allow_unregistered_dialects: bool = False) -> ir.Context:
    """A context with ``iree_gpu`` and every imported gpuir dialect loaded.

    The others, and all of them in any other ``ir.Context``, are loaded at their first use, by a text or a builder.
    """
    from gpuir.ods.dialect import DIALECTS, dialect_of

    context = ir.Context()
    context.allow_unregistered_dialects = allow_unregistered_dialects
    # Patterns as transform ops need the host's transform dialect, and Triton's dialects have a hundred ops: each a
    # tenth of a second to import, for those who use them.
    for namespace in dict.fromkeys(("iree_gpu", *DIALECTS)):
        if namespace != "transform.apply_patterns":
            dialect = dialect_of(namespace)
            assert dialect is not None
            dialect.load(context)
    return context


def pass_manager(pipeline: Any, context: ir.Context | None = None) -> Any:
    """A pipeline of C++ and Python passes: ``pass_manager("builtin.module(iree-gpu-lower-ops,canonicalize)").run(module)``."""
    from gpuir.passes.pipeline import pass_manager as make

    return make(pipeline, context)


def schedule(context: ir.Context | None = None) -> Schedule:
    """A transform script written by calls: ``with schedule() as s: s.match("linalg.matmul").tile([8, 8])``, ``s.apply(module)``.

    See ``gpuir.schedules``. ``context`` is the current one, or a new one, unless given; a schedule runs on payloads of any.
    """
    from gpuir.schedules import Schedule

    return Schedule(context)


def __getattr__(name: str) -> Any:
    # Its back ends take a while to find, and most programs compile nothing.
    if name == "compile":
        import importlib

        return importlib.import_module("gpuir.compile")
    if name == "launch":
        from gpuir.compile.launching import launch

        return launch
    raise AttributeError(f"module 'gpuir' has no attribute '{name}'")
