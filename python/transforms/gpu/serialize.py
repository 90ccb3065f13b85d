"""`gpu-module-to-binary` where the host's LLVM may lack the backend: by gpuir.compile, or modules stay as they are."""

from __future__ import annotations

import functools

from gpuir.host import AnyOp, ir, module
from gpuir.passes.host_pipelines import FORMATS
from gpuir.passes.registry import Option, pass_

__all__ = ["has_backend", "module_to_binary"]

#: The target attribute of each dialect whose serialization needs a backend of LLVM. `#spirv.target_env` is not here: MLIR
#: serializes SPIR-V itself.
_TARGETS = {"nvvm": "#nvvm.target", "rocdl": "#rocdl.target", "xevm": "#xevm.target"}


@functools.cache
def has_backend(dialect: str, stage: str = "isa") -> bool:
    """Whether the host's LLVM makes ``stage`` ("llvm": optimized bitcode, "isa": assembly) for targets of nvvm, rocdl, xevm.

    Tried once each, on an empty module.
    """
    if dialect not in _TARGETS:
        return True
    context = ir.Context()
    # A refusal is an answer here, not an error to print.
    context.attach_diagnostic_handler(lambda diagnostic: True)
    try:
        empty = ir.Module.parse(f"gpu.module @empty [{_TARGETS[dialect]}] {{ }}", context)
        module("passmanager").PassManager.parse(
            f"builtin.module(gpu-module-to-binary{{format={stage}}})", context=context
        ).run(empty.operation)
    except ir.MLIRError:
        return False
    return True


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
def module_to_binary(op: AnyOp, *, format: str, l: list[str], opts: str, section: str, toolkit: str) -> None:
    """Makes a gpu.binary of each gpu.module, with an object for each of its targets.

    This replaces the host's pass of the same name. Targets of NVVM and ROCDL for which the host's LLVM has no backend are
    compiled by gpuir.compile: to assembly with ``format`` assembly or isa, for NVVM to a cubin with binary or fatbinary.
    What neither can make is an error before anything is translated (LLVM may end the process over IR that its own verifier
    refuses). With ``format=none`` modules stay as they are, in the LLVM dialect and with their targets.
    """
    if format == "none":
        return
    # Imported on first use: the compiler, which modules that the host serializes do not need.
    from gpuir.transforms.gpu.objects import compile_to_binary, dialect_of, gpu_modules, targets_of

    stage = "llvm" if format in ("llvm", "offloading") else "isa"
    for gpu_module in gpu_modules(op):
        if not all(has_backend(dialect_of(target), stage) for target in targets_of(gpu_module)):
            compile_to_binary(gpu_module, format, {"l": l, "opts": opts, "section": section})
    manager = module("passmanager").PassManager(op.operation.name, context=op.context)
    values = {"format": format, "l": l, "opts": opts, "section": section, "toolkit": toolkit}
    manager.add(module_to_binary.text(values))
    manager.run(op.operation)
