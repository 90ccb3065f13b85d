"""The schedules of examples/: numbers on the CPU, what is left at the end, and the same script in upstream's mlir-opt.

Up to the step `launch` blocks and threads are loops, which a CPU runs one after the other: with integers as data, no
order of additions changes a sum. mma.sync, cp.async and TMA have no meaning on a CPU; what becomes of them is checked by
structure, here and in the lit tests beside this file.
"""

from __future__ import annotations

import re

import _schedules
import numpy as np
import pytest

import gpuir
from gpuir.transforms.gpu.translate import to_llvm_ir

ALL = ("matmul", "transpose", "reduction", "tma")

#: The steps of each example that leave loops, in order.
LOOPS = {
    "matmul": ("tile", "share_copies"),
    "transpose": ("tile", "share"),
    "reduction": ("tile", "share"),
}


def _inputs(name: str, seed: int):
    drawn = np.random.default_rng(seed)

    def whole(*shape: int, dtype: type = np.float32):
        return drawn.integers(-3, 4, shape).astype(dtype)

    if name == "matmul":  # f16 has every integer up to 2048; here no sum exceeds 256 * 4 + 2
        a, b, c = (whole(*shape, dtype=np.float16).clip(-2, 2) for shape in ((128, 256), (256, 64), (128, 64)))
        return (a, b, c), (a.astype(np.int32) @ b.astype(np.int32) + c).astype(np.float16)
    if name == "transpose":
        a = whole(128, 64)
        return (a, whole(64, 128)), a.T.copy()
    a, c = whole(64, 1024), whole(64)
    return (a, c), a.sum(1) + c


@pytest.mark.parametrize(("name", "count"), [(name, n) for name, steps in LOOPS.items() for n in range(len(steps) + 1)])
def test_numbers_after_each_step_that_leaves_loops(name, count, seed):
    module = _schedules.scheduled(name, *LOOPS[name][:count]) if count else _payload(name)
    function = module.body.operations[0].sym_name.value
    arguments, expected = _inputs(name, seed)
    if count:
        assert "#gpu.address_space<workgroup>" in str(module)
    np.testing.assert_array_equal(_schedules.on_cpu(module).call(function, *arguments), expected)


def _payload(name: str):
    with gpuir.Context() as context:
        return gpuir.parse(_schedules.example(name).PAYLOAD, context=context)


@pytest.mark.parametrize("name", LOOPS)
def test_a_wrong_step_would_show_in_the_numbers(name, seed):
    """The comparison can fail: a schedule whose result is changed by one element is told from the right one."""
    module = _schedules.scheduled(name, *LOOPS[name])
    arguments, expected = _inputs(name, seed)
    arguments[0].flat[-1] += 1
    result = _schedules.on_cpu(module).call(module.body.operations[0].sym_name.value, *arguments)
    assert (result != expected).any()


@pytest.mark.parametrize("name", ALL)
def test_the_kernel_ends_in_nvvm(name):
    module = _schedules.scheduled(name)
    _schedules.example("to_nvvm").schedule().apply(module)
    module.operation.verify()
    counts = _schedules.op_counts(_schedules.kernel_module(module))
    assert counts.pop("gpu.module") == 1
    assert {op_name.partition(".")[0] for op_name in counts} == {"llvm", "nvvm"}
    expected = {
        # four tiles a step: those of the loop and of the two peeled steps; two copies for the loop, and the two before it
        "matmul": {"nvvm.mma.sync": 12, "nvvm.cp.async.shared.global": 6, "nvvm.cp.async.wait.group": 3},
        "transpose": {"nvvm.barrier": 2, "llvm.mlir.global": 1},
        "reduction": {"nvvm.barrier": 3, "llvm.fadd": 2},
        "tma": {"nvvm.cp.async.bulk.tensor.shared.cluster.global": 2, "nvvm.mbarrier.init": 1},
    }[name]
    assert {op_name: counts.get(op_name, 0) for op_name in expected} == expected


@pytest.mark.parametrize("name", ["transpose", "reduction", "matmul"])
def test_shared_memory_is_what_the_tiles_need(name):
    module = _schedules.scheduled(name)
    globals_ = [op for op in module.body.operations if op.operation.name == "memref.global"]
    types = [str(op.attributes["type"].value) for op in globals_]
    expected = {"matmul": ["2x32x32xf16"] * 2, "transpose": ["32x32xf32"], "reduction": ["1x32xf32"]}[name]
    assert types == [f"memref<{shape}, #gpu.address_space<workgroup>>" for shape in expected]
    if name == "matmul":  # cp.async of 16 bytes wants addresses that are multiples of 16
        assert {int(op.attributes["alignment"]) for op in globals_} == {16}


def test_copies_of_16_bytes_are_coalesced_and_asynchronous():
    module = _schedules.scheduled("matmul", "tile", "share_copies", "launch", "pipeline")
    text = str(module)
    assert len(re.findall(r"device_async_copy .*, 8 \{bypassL1\}", text)) == 6
    assert len(re.findall(r"device_async_create_group %\w+, %\w+", text)) == 3
    assert "vector.transfer_write" not in text


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
@pytest.mark.parametrize("peel", [True, False])
def test_the_matmul_pipelines_at_other_depths(depth, peel):
    """Eight steps along K; as many groups are in flight as the depth says, each with a buffer."""
    found = _schedules.example("matmul")
    with gpuir.schedule() as s:
        for step in (found.tile, found.share_copies, found.launch):
            step(s)
        found.pipeline(s, depth, peel)
    module = gpuir.parse(found.PAYLOAD, context=s.context)
    s.apply(module)
    text = str(module)
    assert f"memref.alloc() : memref<{depth}x32x32xf16" in text
    loop = text.index("scf.for")
    assert text[:loop].count("device_async_create_group") == depth
    waits = [int(n) for n in re.findall(r"numGroups = (\d+)", text)]
    assert waits == ([depth - 1, *range(depth - 1, -1, -1)] if peel else [depth - 1])
    assert text.count("nvgpu.mma.sync") == 4 * (1 + depth if peel else 1)


@pytest.mark.parametrize("name", ALL)
def test_upstream_runs_the_printed_script(name, mlir_opt, run_tool):
    """No step needs anything of gpuir's: mlir-opt of LLVM 22 makes ops of the same names and numbers from payload and script."""
    found = _schedules.example(name)
    done = run_tool(mlir_opt, "--transform-interpreter", input=f"{found.PAYLOAD}\n{found.schedule()}")
    assert done.returncode == 0, done.stderr
    with gpuir.Context() as context:
        theirs = gpuir.parse(done.stdout, context=context)
    for op in list(theirs.body.operations):
        if op.operation.name == "builtin.module":  # the script
            op.operation.erase()
    assert _schedules.op_counts(theirs) == _schedules.op_counts(_schedules.scheduled(name))


INTRINSICS = {
    "matmul": (
        "llvm.nvvm.mma.m16n8k16.row.col.f16.f16",
        "llvm.nvvm.cp.async.cg.shared.global.16",
        "llvm.nvvm.cp.async.wait.group",
    ),
    "transpose": ("llvm.nvvm.barrier.cta.sync.aligned.all",),
    "reduction": ("llvm.nvvm.barrier.cta.sync.aligned.all",),
    "tma": ("llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d", "llvm.nvvm.mbarrier.init.shared"),
}


@pytest.mark.parametrize("name", ALL)
def test_the_kernel_becomes_llvm_ir(name):
    module = _schedules.scheduled(name)
    _schedules.example("to_nvvm").schedule().apply(module)
    text = to_llvm_ir(_schedules.kernel_module(module))
    assert text.count("define ptx_kernel void @") == 1
    assert "addrspace(3) global" in text
    for intrinsic in INTRINSICS[name]:
        assert re.search(rf"call [^\n]*@{re.escape(intrinsic)}", text), intrinsic


#: Instructions of the kernels' PTX, how many of each.
PTX = {
    "matmul": {
        r"mma\.sync\.aligned\.m16n8k16\.row\.col\.f16": 12,
        r"cp\.async\.cg\.shared\.global": 6,
        r"bar\.sync": 6,
    },
    "transpose": {r"bar\.sync": 2, r"\.shared \.align 16": 1},
    "reduction": {r"bar\.sync": 3, r"\.shared \.align": 1},
}


@pytest.mark.parametrize("name", PTX)
def test_upstream_makes_ptx_of_the_kernel(name, mlir_opt, run_tool):
    """From linalg to the end, but for the last step: the host has no backend, mlir-opt of LLVM 22 has one."""
    module = _schedules.scheduled(name)
    _schedules.example("to_nvvm").schedule().apply(module)
    flags = ("--nvvm-attach-target=chip=sm_80 features=+ptx80", "--gpu-module-to-binary=format=isa")
    made = run_tool(mlir_opt, *flags, input=gpuir.asm(module))
    assert made.returncode == 0, made.stderr
    assert {text: len(re.findall(text, made.stdout)) for text in PTX[name]} == PTX[name]
