"""gpuir: GPU dialects for upstream MLIR, in Python: build, read, verify, rewrite, simulate and compile.

The few names most users need stand here; ``gpuir.dialects`` has the dialects, upstream's and gpuir's own. Nothing inside
the package imports this file.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

from gpuir import dialects, renamed
from gpuir.assembly.document import asm, parse
from gpuir.errors import Diagnostic, Error, ParseError, ParseWarning, PassError, ReleaseError, RewriteError, SpecError
from gpuir.host import ir
from gpuir.ods import callers, detached, graves, operators, refusals, terminators, watch
from gpuir.ods.context import Context
from gpuir.version import __version__

if TYPE_CHECKING:
    from gpuir.bisection import bisect
    from gpuir.compile import Compiler
    from gpuir.compile.launching import launch
    from gpuir.passes.pipeline import pass_manager
    from gpuir.schedules import schedule

    compile: Compiler

# `from gpuir.ir import Value` finds the host's module, the same object.
sys.modules[f"{__name__}.ir"] = ir
renamed.install()
operators.install()
callers.install()
terminators.install()
refusals.install()
detached.install()
graves.install()
watch.install()

__all__ = [
    "Context",
    "Diagnostic",
    "Error",
    "ParseError",
    "ParseWarning",
    "PassError",
    "ReleaseError",
    "RewriteError",
    "SpecError",
    "asm",
    "bisect",
    "compile",
    "ir",
    "launch",
    "parse",
    "pass_manager",
    "schedule",
]

#: Names that are imported at their first use, for `import gpuir` to be quick: modules, or what a module has.
_LATER = {
    "bisect": "gpuir.bisection:bisect",
    "compile": "gpuir.compile",
    "launch": "gpuir.compile.launching:launch",
    "pass_manager": "gpuir.passes.pipeline:pass_manager",
    "schedule": "gpuir.schedules:schedule",
}


#: Packages that are imported at their first use.
_PACKAGES = (
    "analysis", "bisection", "execution", "interop", "intrinsics", "layouts", "ods", "passes", "schedules", "sim", "transforms",
    "viz",
)  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*__all__, "dialects", *_PACKAGES, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _LATER:
        raise AttributeError(f"module 'gpuir' has no attribute '{name}'")
    module, _, attribute = _LATER[name].partition(":")
    value: Any = importlib.import_module(module)
    if attribute:
        value = getattr(value, attribute)
        globals()[name] = value
    return value
