"""The simulator: GPU kernels on the CPU, lane by lane, with the checks that hardware does not make.

from gpuir import sim

report = sim.launch(module, "saxpy", (n + 127) // 128, 128, a, x, y)     # a kernel
report = sim.run(module, "main", x, y)                                   # a host function that launches kernels
prepared = sim.prepare(module)                                           # in place of the module, for many calls
reports = sim.sweep(module, "saxpy", [sim.Case(8, 128, a, x, y), ...])   # many launches, on a cluster with executor=
"""

from gpuir.sim.access import fault
from gpuir.sim.api import Prepared, launch, prepare, run
from gpuir.sim.coverage import Coverage
from gpuir.sim.findings import KINDS, Finding, SimulationError, UnsupportedOp
from gpuir.sim.hopper.tensor_map import TensorMap, im2col_map, tensor_map
from gpuir.sim.loop_progress import InBlocks
from gpuir.sim.report import Report
from gpuir.sim.rules import Branch, Call, Edge, Effect, function, rule
from gpuir.sim.structs import Struct
from gpuir.sim.sweeps import Case, sweep

__all__ = [
    "KINDS",
    "Branch",
    "Call",
    "Case",
    "Coverage",
    "Edge",
    "Effect",
    "Finding",
    "InBlocks",
    "Prepared",
    "Report",
    "SimulationError",
    "Struct",
    "TensorMap",
    "UnsupportedOp",
    "fault",
    "function",
    "im2col_map",
    "launch",
    "prepare",
    "rule",
    "run",
    "sweep",
    "tensor_map",
]


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
