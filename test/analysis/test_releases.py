"""Analyses of what newer releases write: groups of warps with arefs, AMD's asynchronous copies, what stands in the archives."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.analysis import (
    allocations,
    backward_slice,
    definitions,
    elements_per_thread,
    find_ops,
    forward_slice,
    handed_to,
    layouts,
    memory_use,
    views,
)

sys.path.insert(0, str(Path(__file__).parents[1] / "interop" / "triton"))
import _corpus

sys.path.pop(0)


def last_with(release: str, target: str, kernel: str, word: str) -> gpuir.ir.Module:
    """The last stage of a dump in which the word stands."""
    text = [stage.text for stage in _corpus.Dump(release, target, kernel).stages() if word in stage.text][-1]
    return gpuir.parse(text, release=f"triton-{release}")


def names(ops) -> set[str]:
    return {op.operation.name if "_" not in op.operation.name else op.spec.name for op in ops}


@pytest.mark.parametrize("release", ["3.6.0", "3.9.0"])
def test_what_one_group_of_warps_writes_another_one_reads(context, release):
    module = last_with(release, "sm_100", "attention_descriptor.ws", "nvws.descriptor_load")
    enters = find_ops(module, "nvws.aref.get.enter")
    loads = find_ops(module, "nvws.descriptor_load")
    assert enters and loads
    for load in loads:
        (buffer,) = allocations(load.result)
        assert buffer.owner.spec.name == "ttg.local_alloc"
        readers = [enter for enter in enters if allocations(enter.buffers[0]) == [buffer]]
        assert readers, load
        for reader in readers:
            view = reader.buffers[0]
            assert view in views(buffer)
            assert load in backward_slice(view)
            assert "ttng.tc_gen5_mma" in names(forward_slice(load)) or "ttg.local_load" in names(forward_slice(load))
    arefs = [op.operation.results[0] for op in find_ops(module, "nvws.aref.create")]
    assert all(definitions(enter.aref)[0] in arefs for enter in enters)


def test_tokens_order_and_hand_nothing_on(context):
    module = gpuir.parse(
        """
        module attributes {"ttg.num-warps" = 4 : i32} {
          tt.func @f(%i: i32, %p: i1) {
            %t = nvws.create_token {loadType = 1 : i32, numBuffers = 4 : i32} : tensor<4x!nvws.token>
            nvws.producer_acquire %t, %i, %p : tensor<4x!nvws.token>, i32, i1
            tt.return
          }
        }
        """
    )
    (acquire,) = find_ops(module, "nvws.producer_acquire")
    assert backward_slice(acquire) == []
    (token,) = find_ops(module, "nvws.create_token")
    assert forward_slice(token) == []


def test_results_of_groups_are_what_the_first_one_yields(context):
    module = last_with("3.9.0", "sm_100", "attention_descriptor.ws", "nvws.warp_group.yield")
    (group,) = [op for op in find_ops(module, "nvws.warp_group") if len(op.operation.results)]
    (end,) = find_ops(group, "nvws.warp_group.yield")
    for index, result in enumerate(group.operation.results):
        assert set(definitions(end.operation.operands[index])) == set(definitions(result))
    uses = [use for value in end.operation.operands for use in value.uses if use.owner == end]
    assert {target for use in uses for target in handed_to(use)} == set(group.operation.results)
    assert all(group not in backward_slice(result) for result in group.operation.results)


def test_buffers_behind_arefs_live_while_the_groups_run(context):
    module = last_with("3.9.0", "sm_100", "attention_descriptor.ws", "nvws.aref.create")
    (kernel,) = [kernel for kernel in memory_use(module) if kernel.shared]
    together = [buffer for buffer in kernel.shared if any("aref" in op.spec.name for op in _users(buffer))]
    assert together
    assert len({max(one.live[0] for one in together) <= buffer.live[1] for buffer in together}) == 1
    assert kernel.shared_peak == kernel.shared_sum


def _users(buffer):
    return [use.owner for use in buffer.op.operation.results[0].uses if hasattr(use.owner, "spec")]


@pytest.mark.parametrize(
    "kernel, target, copy, waits",
    [
        ("attention_descriptor", "gfx1250", "amdg.async_tdm_copy_global_to_local", "amdg.async_tdm_wait"),
        ("products.async_copy", "gfx942", "amdg.buffer_load_to_local", "ttg.async_wait"),
    ],
)
def test_a_dot_depends_on_amds_asynchronous_copies(context, kernel, target, copy, waits):
    module = last_with("3.9.0", target, kernel, copy)
    dots = find_ops(module, "tt.dot")
    assert dots
    for dot in dots:
        found = names(backward_slice(dot))
        assert copy in found
        assert waits not in found
    copies = find_ops(module, copy)
    assert all(names(forward_slice(one)) & {"ttg.local_load", "amdg.local_load_packed_transposed"} for one in copies)
    for one in copies:
        for buffer in one.operation.operands:
            if isinstance(buffer.type, gpuir.dialects.ttg.MemDescType):
                assert {value.owner.spec.name for value in allocations(buffer)} == {"ttg.local_alloc"}


def test_gathers_and_answers_of_clusters_are_followed(context):
    module = last_with("3.9.0", "sm_80", "by_index", "ttg.local_gather")
    for gather in find_ops(module, "ttg.local_gather"):
        assert "tt.load" in names(backward_slice(gather))
    module = gpuir.parse(
        """
        #s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
        #smem = #ttg.shared_memory
        module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
          tt.func @f(%b: !ttg.memdesc<1xi64, #s, #smem, mutable>) -> i32 {
            %m = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #s, #smem, mutable>
            ttng.clc_try_cancel %m, %b : !ttg.memdesc<2xi64, #s, #smem, mutable>, !ttg.memdesc<1xi64, #s, #smem, mutable>
            %a = ttng.clc_load_result %m : !ttg.memdesc<2xi64, #s, #smem, mutable> -> i128
            %x = ttng.clc_get_program_id %a, x : i128 -> i32
            tt.return %x : i32
          }
        }
        """
    )
    (number,) = find_ops(module, "ttng.clc_get_program_id")
    assert {"ttng.clc_try_cancel", "ttng.clc_load_result", "ttg.local_alloc"} <= names(backward_slice(number))


#: A kernel with a dot each, and with buffers in shared memory.
KERNELS = (
    ("3.9.0", "gfx942", "matmul.fp8"),
    ("3.9.0", "gfx1250", "attention_descriptor"),
    ("3.4.0", "gfx942", "attention"),
)


@pytest.mark.parametrize("dump", KERNELS, ids="/".join)
def test_every_layout_of_amds_kernels_has_a_rule(context, dump):
    module = last_with(*dump, "tt.dot ")
    table = layouts(module)
    for row in table:
        for use in row.uses:
            assert (use.elements is None) == (row.lanes is None), (row.name, use.type)
        if row.kind in ("amd_mfma", "amd_wmma"):
            assert row.tile is not None
            for use in row.uses:
                if use.shape == row.tile:
                    assert elements_per_thread(use.type) * row.lanes * row.warps == row.tile[0] * row.tile[1]
    assert str(table)


def test_operands_of_mfma_lie_alike_whatever_the_instructions_depth(context):
    """As Triton 3.9's own linear layouts of these encodings are."""
    text = (
        "#ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, DEPTH], "
        "isTransposed = true}>, kWidth = 4}>"
    )
    for depth in (4, 8, 16):
        encoding = gpuir.parse(
            f"module attributes {{tt.a = {text.replace('DEPTH', str(depth))}}} {{}}", release="triton-3.9"
        ).operation.attributes["tt.a"]
        layout = gpuir.dialects.ttg.linear.linear([128, 64], encoding)
        assert layout.bases["register"] == ((0, 1), (0, 2), (0, 8), (0, 16), (0, 32), (64, 0))
        assert layout.bases["lane"] == ((1, 0), (2, 0), (4, 0), (8, 0), (16, 0), (0, 4))
        assert layout.bases["warp"] == ((0, 0), (32, 0))
