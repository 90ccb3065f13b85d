"""What Triton's own passes and gpuir's allocate for the same TTGIR, as tables that are compared line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.dialects import tt, ttg
from gpuir.host import AnyOp, ir
from gpuir.interop.triton import Triton
from gpuir.transforms.triton import scratch

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "interop" / "triton"))
from _corpus import Dump, dumps

del sys.path[0]

DUMPS = {release: dumps(release) for release in ("3.4.0", "3.9.0")}

OP_ATTRIBUTES = (
    "allocation.offset",
    "tensor_memory_col_offset",
    "tensor_memory_row_offset",
    "ttg.global_scratch_memory_offset",
    "warpGroupStartIds",
    "requestedRegisters",
    "actualRegisters",
)
MODULE_ATTRIBUTES = (
    "ttg.shared",
    "ttg.tensor_memory_size",
    "ttg.global_scratch_memory_size",
    "ttg.global_scratch_memory_alignment",
    "ttg.total-num-warps",
    "ttg.maxnreg",
)
PTX_VERSION = 88
Rows = list[tuple[str, ...]]


def is_nvidia(dump: Dump) -> bool:
    return dump.target.startswith("sm_")


def capability(dump: Dump) -> int | str:
    return int(dump.target.removeprefix("sm_")) if is_nvidia(dump) else dump.target


def last_ttgir(dump: Dump) -> str | None:
    """The module that goes to Triton's lowering, None where the dump ends before."""
    stages = dump.stages()
    return stages[-1].text if stages and "make_ttgir" in stages[-1].name else None


def triton_passes(dump: Dump, barriers: bool = False) -> list[str | Sequence[object]]:
    """Triton's passes between TTGIR and its lowering, up to the allocation of all memory."""
    chip = capability(dump)
    scratch_pass = ["ttgpuir.allocate_global_scratch_memory"]
    if dump.release == "3.4.0":
        if is_nvidia(dump):
            return [
                "ttnvgpuir.lower_mma", "ttgpuir.allocate_warp_groups", "convert.scf_to_cf",
                "ttgpuir.allocate_shared_memory", "ttnvgpuir.allocate_tensor_memory", *scratch_pass,
            ]  # fmt: skip
        return ["convert.scf_to_cf", "ttgpuir.allocate_shared_memory", *scratch_pass]
    if is_nvidia(dump):
        membar = [("ttnvgpuir.proxy_fence_insertion", chip), "ttnvgpuir.tmem_barrier_insertion",
                  ("ttgpuir.membar", chip, PTX_VERSION)]  # fmt: skip
        return [
            "ttgpuir.combine_tensor_select_and_if", ("ttgpuir.allocate_warp_groups", False), "convert.scf_to_cf",
            "gluon.inliner", ("ttgpuir.allocate_shared_memory_nv", chip, PTX_VERSION),
            "ttnvgpuir.allocate_tensor_memory", *(membar if barriers else ()), *scratch_pass,
        ]  # fmt: skip
    return [
        ("amd.ttgpuir.update_async_wait_count", chip), ("amd.ttgpuir.warp_pipeline_conversion", chip),
        "convert.scf_to_cf", "gluon.inliner", ("amd.ttgpuir.allocate_shared_memory", chip),
        *([("amd.ttgpuir.membar", chip)] if barriers else ()), *scratch_pass,
    ]  # fmt: skip


def gpuir_passes(dump: Dump) -> list[str]:
    nvidia = ["triton-allocate-tensor-memory"] if is_nvidia(dump) else []
    first = ["triton-allocate-warp-groups"] if is_nvidia(dump) else []
    return [*first, "triton-allocate-shared-memory", *nvidia, "triton-allocate-global-scratch"]


def by_triton(triton: Triton, dump: Dump, text: str, barriers: bool = False) -> str:
    """What Triton leaves; the test is skipped where it refuses."""
    verdict = triton.passes(text, triton_passes(dump, barriers))
    if not verdict or verdict.text is None:
        pytest.skip(f"Triton {dump.release} refuses {dump.id}: {verdict.diagnostics[:1]}")
    return verdict.text


def in_order(op: AnyOp) -> Iterator[ir.Operation]:
    """All ops under `op`, each before those in its regions."""
    for region in op.operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from in_order(inner)


def functions(module: ir.Module) -> list[Any]:
    return find_ops(module, tt.FuncOp)


def attributes(op: ir.Operation, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(str(op.attributes[name]) if name in op.attributes else "" for name in names)


def table(module: ir.Module, names: Sequence[str] = OP_ATTRIBUTES) -> Rows:
    """Each op that has one of the attributes, in the order of the text."""
    ops = [op for function in functions(module) for op in (function.operation, *in_order(function))]
    rows = [(op.name, *attributes(op, names)) for op in ops]
    return [row for row in rows if any(row[1:])]


def conversions(module: ir.Module) -> list[ir.Operation]:
    return [
        op
        for function in functions(module)
        for op in in_order(function)
        if op.name == ttg.ConvertLayoutOp.OPERATION_NAME
    ]


def scratch_as_triton(monkeypatch: pytest.MonkeyPatch, ours: ir.Module, theirs: ir.Module) -> None:
    """Has conversions of layouts take as many bytes as Triton took for them, which gpuir does with fewer."""
    sizes = [
        op.attributes["allocation.size"].value if "allocation.size" in op.attributes else 0
        for op in conversions(theirs)
    ]
    told = dict(zip(conversions(ours), sizes, strict=True))
    monkeypatch.setitem(scratch.RULES, "ttg.convert_layout", lambda op: told[op])


def allocated(text: str, dump: Dump) -> ir.Module:
    module = gpuir.parse(text)
    for name in gpuir_passes(dump):
        gpuir.pass_manager(name).run(module)
    return module
