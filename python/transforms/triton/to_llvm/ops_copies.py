"""Asynchronous copies from global to shared memory: cp.async of NVIDIA's chips, loads to the LDS of AMD's."""

from __future__ import annotations

import functools

from gpuir.analysis.walk import find_ops
from gpuir.assembly.kept_release import kept_release
from gpuir.dialects import amdg, nvvm, rocdl, ttg
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr
from gpuir.host import AnyOp, ir
from gpuir.layouts import REGISTER
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import lds_copies, registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_shared import buffer_addresses, is_zero_tensor, plan_of
from gpuir.transforms.triton.to_llvm.shared_access import element_bytes
from gpuir.transforms.triton.to_llvm.types import layout_of

__all__: list[str] = []

#: The releases of which the last TTGIR for AMD says how many groups may be on their way, not how many instructions.
_GROUPS_SINCE = TRITON.range("3.6-")


@lowering("ttg.async_copy_global_to_local")
def _async_copy(low: Lowering, op: ttg.AsyncCopyGlobalToLocalOp) -> ir.Value:
    if not low.nvidia:
        lds_copies.from_pointers(low, op)
        return low.build.number(0)
    kind, layout = op.result.type, layout_of(op.src.type)
    plan = plan_of(op, kind, layout, stores=True)
    size = element_bytes(kind)
    width = min(plan.width, low.width(op.src, op.mask))
    if width * size < 4:
        raise failure(op, f"copies {width * size} bytes at once, and cp.async takes 4, 8 or 16")
    if op.other is not None and not is_zero_tensor(op.other):
        raise failure(op, "has `other` elements that are not all zero: store them with a select of the mask instead")
    pointers, mask = low[op.src], low[op.mask] if op.mask is not None else None
    alone = low.alone(registers.in_cta(layout))
    free = layout.free_variables().get(REGISTER, 0)
    modifier = ir.Attribute.parse(
        "#nvvm<load_cache_modifier cg>" if width * size == 16 else "#nvvm<load_cache_modifier ca>"
    )
    for group, address in enumerate(buffer_addresses(low, kind, low[op.result], plan)):
        for part in range(0, plan.width, width):
            register = plan.order[group * plan.width + part]
            if register & free:
                continue
            count = None if mask is None else low.bytes_where(low.build.element(mask, register), width * size)
            target = low.build.offset(address, part * size, low.build.i8)
            source = low.build.element(pointers, register)
            low.when(
                alone,
                functools.partial(nvvm.cp_async_shared_global, target, source, width * size, modifier, cp_size=count),
            )
    return low.build.number(0)


@lowering("ttg.async_commit_group")
def _commit(low: Lowering, op: ttg.AsyncCommitGroupOp) -> ir.Value:
    if low.nvidia:
        nvvm.cp_async_commit_group()
    else:
        rocdl.asyncmark()
    return low.build.number(0)


@lowering("ttg.async_wait")
def _wait(low: Lowering, op: ttg.AsyncWaitOp) -> ir.Value:
    if low.nvidia:
        nvvm.cp_async_wait_group(op.num.value)
    else:
        rocdl.wait_asyncmark(0 if _counts_instructions(op) else op.num.value)
    return low.build.number(0)


@lowering("amdg.buffer_load_to_local")
def _buffer_copy(low: Lowering, op: amdg.BufferLoadToLocalOp) -> ir.Value:
    lds_copies.from_buffer(low, op)
    return low.build.number(0)


def _counts_instructions(op: ttg.AsyncWaitOp) -> bool:
    """Whether `num` is of instructions, not of groups: Triton's last TTGIR for AMD has it so before 3.6.

    A text of no known release says it by the instruction shapes of mfma, which have no depth there, or by a number that no groups
    could have. How many instructions a group has here need not be what Triton had in mind, so that all of them are waited for.
    """
    kept = kept_release(op)
    if kept is not None and kept.release.system == _GROUPS_SINCE.system:
        return kept.release not in _GROUPS_SINCE
    function: AnyOp = op
    while function.operation.name != "tt.func":
        parent = function.operation.parent
        assert parent is not None
        function = parent
    commits = 0
    for each in find_ops(function):
        commits += each.operation.name == "ttg.async_commit_group"
        for result in each.operation.results:
            encoding = getattr(result.type, "encoding", None)
            if isinstance(encoding, AMDMfmaEncodingAttr) and len(list(encoding.instr_shape)) < 3:
                return True
    return op.num.value > commits
