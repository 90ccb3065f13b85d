"""Triton, asked in a process of its own, and the way round: its TTGIR here, changed here, and back."""

import importlib
from typing import TYPE_CHECKING, Any

from gpuir.interop.triton.changes import Installation, Recompiled, apply, install, recompile
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.tried import ANY_RELEASE_VARIABLE
from gpuir.interop.triton.worker import PYTHON_VARIABLE, Artefacts, RanPass, Triton, Verdict

if TYPE_CHECKING:
    from gpuir.interop.triton.arrays import TensorDescriptor
    from gpuir.interop.triton.launching import INTERCEPTED, Launched, Simulated, run, simulated

__all__ = [
    "ANY_RELEASE_VARIABLE",
    "INTERCEPTED",
    "PYTHON_VARIABLE",
    "Artefacts",
    "Installation",
    "Launched",
    "RanPass",
    "Recompiled",
    "Simulated",
    "TensorDescriptor",
    "Triton",
    "TritonError",
    "Verdict",
    "apply",
    "install",
    "recompile",
    "run",
    "simulated",
]

#: Imported at their first use: the simulator and NumPy take longer to load than all that is above.
_LATER = {
    "TensorDescriptor": "arrays",
    **dict.fromkeys(("INTERCEPTED", "Launched", "Simulated", "run", "simulated"), "launching"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value = getattr(importlib.import_module(f"{__name__}.{_LATER[name]}"), name)
    globals()[name] = value
    return value
