"""In the worker: what kernels that are lowered from tensors ask of LLVM."""

from __future__ import annotations

from gpuir.analysis.block_order import in_order
from gpuir.compile.kernels import functions
from gpuir.compile.scalars import scalarize
from gpuir.host import AnyOp, ir
from gpuir.ptx import DATA_LAYOUT

__all__ = ["BY_ELEMENT", "SHORT_POINTERS", "prepare"]

#: The mark of functions that are lowered from tensors.
BY_ELEMENT = "gpuir.by_element"
#: The mark of modules for NVIDIA that are compiled with addresses of 32 bits in shared memory. A layout that says so is not enough:
#: modules read from PTX have one too, and LLVM 22 ends its process over functions with parameters by value
#: (`byval`), which kernels that are lowered from tensors do not call.
SHORT_POINTERS = "gpuir.short_pointers"
#: LLVM's own estimate for NVIDIA's chips unrolls whatever is small, with a second loop for what is left over. A thread's part of a
#: tensor is work enough between two branches, and ptxas unrolls what it finds worth it. Loops of known numbers of rounds are unrolled.
_ROLLED_UP = "#llvm.loop_annotation<unroll = <runtimeDisable = true>>"
_ANNOTATION = "loop_annotation"


def prepare(gpu_module: AnyOp, *, nvidia: bool) -> None:
    """Rewrites the functions that are marked, and has NVIDIA's addresses in shared memory be 32 bits wide where all are.

    So address arithmetic is that of the instructions, which take 32 bits.
    """
    bodies = [function for function in functions(gpu_module) if len(function.regions[0].blocks)]
    marked = [function for function in bodies if BY_ELEMENT in function.attributes]
    for function in marked:
        del function.attributes[BY_ELEMENT]
        # A block that a branch names is of no use to the host once that branch is erased: those of the region stand for them.
        own = {block: block for block in function.regions[0].blocks}
        blocks = {own[block]: [op.operation for op in block.operations] for block in in_order(list(own))}
        if nvidia:
            _roll_up(blocks)
        if len(blocks) == len(own):
            scalarize(blocks, addresses=nvidia)
    if nvidia and marked and len(marked) == len(bodies):
        attributes = gpu_module.operation.attributes
        attributes[SHORT_POINTERS], attributes["llvm.data_layout"] = ir.UnitAttr.get(), ir.StringAttr.get(DATA_LAYOUT)


def _roll_up(blocks: dict[ir.Block, list[ir.Operation]]) -> None:
    """Marks the loops, so that LLVM does not unroll those whose number of rounds is known at run time alone."""
    place = {block: number for number, block in enumerate(blocks)}
    for block, ops in blocks.items():
        end = ops[-1]
        if any(place[successor] <= place[block] for successor in end.successors) and _ANNOTATION not in end.attributes:
            end.attributes[_ANNOTATION] = ir.Attribute.parse(_ROLLED_UP)
