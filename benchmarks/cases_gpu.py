"""Builders of gpu and nvgpu given values and attributes: the same calls for the host's module and for gpuir's.

`python benchmarks/cases_gpu.py` prints what a call costs in both and the ratio, which is to stay below 1.25; the peers of
benchmarks/run.py serve the same cases. ``CASES[name](gpu, nvgpu, v)`` is one call.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

TYPES = {
    "index": "index", "i32": "i32", "f32": "f32", "token": "!gpu.async.token", "buffer": "memref<?xf32>",
    "ints": "memref<?xindex>", "spmat": "!gpu.sparse.spmat_handle", "dense": "!gpu.sparse.dntensor_handle",
    "mma": '!gpu.mma_matrix<16x16xf16, "AOp">',
    "barriers": "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>",
    "tile": "memref<64x64xf16, #gpu.address_space<workgroup>>",
}  # fmt: skip
ATTRIBUTES = {"x": "#gpu<dim x>", "xor": "#gpu<shuffle_mode xor>", "add": "#gpu<all_reduce_op add>"}

Case = Callable[[Any, Any, Any], Any]
CASES: dict[str, Case] = {
    "build gpu.thread_id": lambda gpu, nvgpu, v: gpu.thread_id(v.x),
    "build gpu.memcpy": lambda gpu, nvgpu, v: gpu.memcpy(v.token_type, [v.token], v.buffer, v.buffer),
    "build gpu.alloc": lambda gpu, nvgpu, v: gpu.alloc(v.buffer_type, v.token_type, [v.token], [v.index], []),
    "build gpu.create_bsr": lambda gpu, nvgpu, v: gpu.create_bsr(
        v.spmat_type, v.token_type, [v.token], *[v.index] * 5, v.ints, v.ints, v.buffer
    ),
    "build gpu.spmm": lambda gpu, nvgpu, v: gpu.spmm(
        v.token_type, [v.token], v.spmat, v.dense, v.dense, v.f32_type, [v.buffer]
    ),
    "build gpu.shuffle": lambda gpu, nvgpu, v: gpu.shuffle(v.f32, v.i32, v.i32, v.xor),
    "build gpu.all_reduce": lambda gpu, nvgpu, v: gpu.all_reduce(v.f32, op=v.add),
    "build gpu.barrier": lambda gpu, nvgpu, v: gpu.barrier(),
    "build gpu.wait": lambda gpu, nvgpu, v: gpu.wait([v.token]),
    "build gpu.printf": lambda gpu, nvgpu, v: gpu.printf("%d", v.i32),
    "build gpu.subgroup_mma_compute": lambda gpu, nvgpu, v: gpu.subgroup_mma_compute(v.mma, v.mma, v.mma),
    "build gpu.launch_func": lambda gpu, nvgpu, v: gpu.launch_func(
        ["m", "k"], (v.index,) * 3, (v.index,) * 3, [v.buffer]
    ),
    "build nvgpu.mbarrier.init": lambda gpu, nvgpu, v: nvgpu.mbarrier_init(v.barriers, v.index, v.index),
    "build nvgpu.device_async_copy": lambda gpu, nvgpu, v: nvgpu.device_async_copy(
        v.tile, [v.index, v.index], v.buffer, [v.index], 8
    ),
}


def arguments(ir: Any, func: Any, module: Any) -> tuple[SimpleNamespace, Any]:
    """The values, types and attributes that the cases use, and the block that they build in, before its end."""
    with ir.InsertionPoint(module.body):
        op = func.FuncOp("f", ([ir.Type.parse(text) for text in TYPES.values()], []))
    block = op.add_entry_block()
    with ir.InsertionPoint(block):
        func.ReturnOp([])
    values = dict(zip(TYPES, block.arguments))
    types = {f"{name}_type": value.type for name, value in values.items()}
    attributes = {name: ir.Attribute.parse(text) for name, text in ATTRIBUTES.items()}
    return SimpleNamespace(**values, **types, **attributes), block


def timed(ir: Any, func: Any, gpu: Any, nvgpu: Any) -> dict[str, Callable[[int], Callable[[], None]]]:
    """The cases as a peer of benchmarks/run.py serves them."""

    def prepare(case: Case) -> Callable[[int], Callable[[], None]]:
        def of(count: int) -> Callable[[], None]:
            with ir.Context() as context, ir.Location.unknown():
                module = ir.Module.create()
                values, block = arguments(ir, func, module)

            def run() -> None:
                assert module.operation  # which owns the block
                with context, ir.Location.unknown(), ir.InsertionPoint.at_block_terminator(block):
                    for _ in range(count):
                        case(gpu, nvgpu, values)

            return run

        return of

    return {name: prepare(case) for name, case in CASES.items()}


def main() -> None:
    """A table of microseconds a call: medians of runs that take turns."""
    from gpuir import host, ir
    from gpuir.dialects import func, gpu, nvgpu

    modules = [(host.module("dialects.gpu"), host.module("dialects.nvgpu")), (gpu, nvgpu)]
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        values, block = arguments(ir, func, module)
        print("| builder | host, us | gpuir, us | ratio |\n|---|---|---|---|")
        for name, case in CASES.items():
            found: list[list[float]] = [[], []]
            with ir.InsertionPoint.at_block_terminator(block):
                for _ in range(15):
                    for index, pair in enumerate(modules):
                        start = time.perf_counter()
                        for _ in range(1000):
                            case(*pair, values)
                        found[index].append((time.perf_counter() - start) * 1e3)
                        for op in list(block.operations)[:-1]:
                            op.erase()
            theirs, ours = map(statistics.median, found)
            ratio = statistics.median(b / a for a, b in zip(*found))
            print(f"| {name.removeprefix('build ')} | {theirs:.2f} | {ours:.2f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
