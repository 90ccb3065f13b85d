"""Puts the scratch that kernels have in global memory: `ttg.global_scratch_memory_offset` on each op that has some."""

from __future__ import annotations

from gpuir.analysis import find_ops
from gpuir.dialects import tt, ttg
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure, pass_
from gpuir.transforms.triton.module_numbers import set_number

__all__ = ["allocate_global_scratch", "is_of_tool"]

#: Of Triton's own scratch, and of what a tool such as the profiler has.
_OWN, _TOOLS = "ttg.global_scratch_memory", "ttg.profile_scratch_memory"


@pass_("triton-allocate-global-scratch")
def allocate_global_scratch(op: AnyOp) -> None:
    """Gives each ttg.global_scratch_alloc, and each call of a function that has some, its offset in the program's scratch.

    The memory is not used twice. Functions and the module get its size and alignment, `ttg.global_scratch_memory_size` and
    `_alignment`; where a tool such as the profiler has scratch, that is counted apart, as `ttg.profile_scratch_memory_...`.
    """
    functions: list[tt.FuncOp] = find_ops(op, tt.FuncOp)
    tools = any(map(is_of_tool, find_ops(op, ttg.GlobalScratchAllocOp)))
    for kind in (_OWN, _TOOLS) if tools else (_OWN,):
        sizes = _Sizes(functions, kind)
        for function in functions:
            sizes.of(function)
        kernels = [function for function in functions if _is_public(function)]
        placed = [sizes.of(kernel) for kernel in kernels] or [(0, 1)]
        _record(op, kind, max(size for size, _ in placed), max(alignment for _, alignment in placed))


def _is_public(function: tt.FuncOp) -> bool:
    visibility = function.operation.attributes.get("sym_visibility")
    return not isinstance(visibility, ir.StringAttr) or visibility.value == "public"


def is_of_tool(op: ttg.GlobalScratchAllocOp) -> bool:
    """Whether the scratch is a tool's, such as the profiler's."""
    return op.third_party_allocation or op.backend.value != "default"


def _record(op: AnyOp, kind: str, size: int, alignment: int) -> None:
    set_number(op, f"{kind}_size", size)
    set_number(op, f"{kind}_alignment", alignment)


class _Sizes:
    """Size and alignment of the functions' scratch, callees first."""

    def __init__(self, functions: list[tt.FuncOp], kind: str):
        self._functions = {function.sym_name.value: function for function in functions}
        self._kind = kind
        self._done: dict[str, tuple[int, int]] = {}
        self._calling: list[str] = []

    def of(self, function: tt.FuncOp) -> tuple[int, int]:
        name = function.sym_name.value
        if name in self._calling:
            raise failure(function, "calls itself, by way of others perhaps: its scratch in global memory has no end")
        if name not in self._done:
            self._calling.append(name)
            self._done[name] = self._place(function)
            self._calling.pop()
        return self._done[name]

    def _place(self, function: tt.FuncOp) -> tuple[int, int]:
        offset, most = 0, 1
        for op in find_ops(function, ttg.GlobalScratchAllocOp, tt.CallOp):
            if isinstance(op, tt.CallOp):
                callee = self._functions.get(op.callee.value)
                size, alignment = (0, 1) if callee is None else self.of(callee)
            elif is_of_tool(op) is (self._kind == _TOOLS):
                size, alignment = op.nbytes.value, op.alignment.value
            else:
                size, alignment = 0, 1
            if size:
                offset = -(-offset // alignment) * alignment
                set_number(op, f"{self._kind}_offset", offset)
                offset += size
                most = max(most, alignment)
        size = -(-offset // most) * most
        _record(function, self._kind, size, most)
        return size, most
