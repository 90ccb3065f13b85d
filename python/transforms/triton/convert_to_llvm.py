"""The pipeline from TTGIR to the LLVM dialect: `convert-triton-to-llvm`, and its last step by itself."""

from __future__ import annotations

from gpuir.host import AnyOp, ir
from gpuir.passes.registry import Option, find_pass, pass_

__all__ = ["STEPS", "convert_triton_to_llvm", "triton_ops_to_llvm"]

#: The passes of `convert-triton-to-llvm` in their order; each can be run alone.
STEPS = (
    "triton-select-in-branches",
    "triton-lower-launch-control",
    "triton-wait-for-products",
    "triton-allocate-warp-groups",
    "triton-allocate-shared-memory",
    "triton-allocate-tensor-memory",
    "triton-allocate-global-scratch",
    "triton-insert-cluster-barriers",
    "triton-insert-barriers",
    "triton-order-global-reads",
    "triton-insert-fences",
    "triton-ops-to-llvm",
)
_TARGET = Option(str, default="", help="the chip, as sm_90a or gfx942; by default that of ttg.target")
_SCRATCH = Option(
    int, default=-1, help="addresses of scratch that kernels take behind their own; by default as many as are used"
)


@pass_("triton-ops-to-llvm", options={"target": _TARGET, "scratch_parameters": _SCRATCH})
def triton_ops_to_llvm(module: AnyOp, *, target: str, scratch_parameters: int) -> None:
    """Converts each tt.func to an llvm.func of what one thread does, in a gpu.module; other ops of the module stay.

    Shared, tensor and scratch memory must be allocated. A kernel keeps its parameters: pointers are addresses in global memory, a
    tensor descriptor is a TMA descriptor by value. Those of scratch in global memory come behind. A module that cannot be
    converted stays as it is.
    """
    # Dialects of chips and the lowerings of all ops are loaded by those who lower alone.
    from gpuir.transforms.triton.to_llvm import functions

    functions.convert(module, target, scratch_parameters)


@pass_("convert-triton-to-llvm", options={"target": _TARGET, "scratch_parameters": _SCRATCH})
def convert_triton_to_llvm(module: AnyOp, *, target: str, scratch_parameters: int) -> None:
    """TTGIR to llvm with nvvm or rocdl: allocates warps and memory, orders accesses, and converts the functions.

    The steps are passes of their own, see `STEPS`. A module that cannot be lowered stays as it is.
    """
    options = {"target": target, "scratch_parameters": scratch_parameters}
    copy = module.operation.clone(ip=ir.InsertionPoint.at_block_begin(module.regions[0].blocks[0]))
    if target:
        # What is allocated depends on the chip.
        system, number = (
            ("hip", target) if target.startswith("gfx") else ("cuda", target.removeprefix("sm_").rstrip("af"))
        )
        copy.attributes["ttg.target"] = ir.StringAttr.get(f"{system}:{number}", module.context)
    try:
        for name in STEPS:
            step = find_pass(name)
            if step is None:
                raise LookupError(f"no pass is named {name}")
            step.run(copy.opview, {key: value for key, value in options.items() if key in step.options})
    except BaseException:
        copy.erase()
        raise
    for op in [op for op in module.regions[0].blocks[0].operations if op.operation != copy]:
        op.operation.erase()
    for op in list(copy.regions[0].blocks[0].operations):
        op.operation.move_before(copy)
    for name in copy.attributes:
        module.attributes[name] = copy.attributes[name]
    copy.erase()
