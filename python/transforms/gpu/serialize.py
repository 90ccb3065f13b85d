"""`gpu-module-to-binary` where the host's LLVM may lack the backend, with a format that leaves the modules as they are."""

from __future__ import annotations

import functools
from typing import Any

from gpuir.host import ir, module
from gpuir.transforms.gpu.pipelines import FORMATS
from gpuir.transforms.registry import Option, failure, pass_

__all__ = ["has_backend", "module_to_binary"]

#: The backend of LLVM that each target attribute's serialization goes through, and an attribute to try it with.
#: `#spirv.target_env` is not here: MLIR serializes SPIR-V itself.
_BACKENDS = {
    "nvvm": ("NVPTX", "#nvvm.target"),
    "rocdl": ("AMDGPU", "#rocdl.target"),
    "xevm": ("SPIR-V", "#xevm.target"),
}


@functools.cache
def has_backend(dialect: str, stage: str = "isa") -> bool:
    """Whether the host's LLVM makes ``stage`` ("llvm": optimized bitcode, "isa": assembly) for targets of nvvm, rocdl, xevm.

    Tried once each, on an empty module.
    """
    if dialect not in _BACKENDS:
        return True
    context = ir.Context()
    # What the host says here is nobody's business.
    context.attach_diagnostic_handler(lambda diagnostic: True)
    try:
        empty = ir.Module.parse(f"gpu.module @empty [{_BACKENDS[dialect][1]}] {{ }}", context)
        module("passmanager").PassManager.parse(
            f"builtin.module(gpu-module-to-binary{{format={stage}}})", context=context
        ).run(empty.operation)
    except ir.MLIRError:
        return False
    return True


def _targets(gpu_module: Any) -> list[Any]:
    return list(gpu_module.attributes["targets"]) if "targets" in gpu_module.attributes else []


def _gpu_modules(op: Any) -> list[Any]:
    found = []

    def visit(inner: Any) -> Any:
        if inner.name == "gpu.module":
            found.append(inner)
            return ir.WalkResult.SKIP
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


@pass_(
    "gpu-module-to-binary",
    options={
        "format": Option(FORMATS, default="fatbin", help="what to make of a module; none: leave it as it is"),
        "l": Option(list[str], default=[], help="extra files to link to"),
        "opts": Option(str, default="", help="options for the target's tools"),
        "section": Option(str, default="", help="ELF section of the binary"),
        "toolkit": Option(str, default="", help="path of the target's toolkit"),
    },
    replaces_host=True,
)
def module_to_binary(op: Any, **values: Any) -> None:
    """Makes a gpu.binary of each gpu.module, with an object for each of its targets.

    It is the host's pass of this name; a target that the host's LLVM has no backend for is an error before anything is
    translated (LLVM may end the process over IR that its own verifier refuses). With ``format=none`` modules stay as
    they are, in the LLVM dialect and with their targets, for a compiler that has the backend.
    """
    if values["format"] == "none":
        return
    stage = "llvm" if values["format"] in ("llvm", "offloading") else "isa"
    for gpu_module in _gpu_modules(op):
        for target in _targets(gpu_module):
            dialect = str(target).lstrip("#").partition(".")[0]
            if not has_backend(dialect, stage):
                name = gpu_module.attributes["sym_name"].value
                raise failure(
                    gpu_module,
                    f"@{name} cannot be serialized for {target}: the LLVM of this host has no {_BACKENDS[dialect][0]} "
                    "backend; with format=none (in gpu-lower-to-nvvm-pipeline cubin-format=none, in the other pipelines "
                    "binary-format=none) it stays in the LLVM dialect, for a compiler that has one",
                )
    manager = module("passmanager").PassManager(op.operation.name, context=op.operation.context)
    manager.add(module_to_binary.text(values))
    manager.run(op.operation)
