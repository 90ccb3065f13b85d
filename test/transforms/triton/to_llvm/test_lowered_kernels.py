"""convert-triton-to-llvm: kernels that Triton compiled, thread by thread and with all checks, against NumPy."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile import CompileError
from gpuir.transforms.triton.convert_to_llvm import STEPS

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

#: What is not lowered, and what the error at the op says.
REFUSED = {
    "tma_gather_scatter.sm90": r"'ttng.async_tma_gather' op is no instruction of sm_90a",
}
#: What the simulator does not run of the lowered code: assembly of the kernel's own.
ASSEMBLY = {"assembly.sm80", "assembly.sm90", "assembly.sm100"}
#: Triton's own pass is wrong here (see test/sim/tiles): what is stored lies outside of the result.
SHIFTED_TWICE = {"matmul_specialized.sm90", "matmul_specialized.sm90.3.5.1"}
#: tt.cat and tt.reshape that may reorder do so.
ANY_ORDER = {
    "complex_product.sm80",
    "complex_product.sm90",
    "outer_sum.sm80",
    "outer_sum.sm90",
    "complex_product.sm100",
    "outer_sum.sm100",
}
KERNELS = sorted(
    name
    for name in _lowered.FILES
    if re.search(r"\.sm(80|90|100)", name)
    and _lowered.case_of(name) in _lowered._kernels.CASES
    and name not in REFUSED.keys() | ASSEMBLY | SHIFTED_TWICE
)


def test_kernels(seed, request):
    chosen = KERNELS
    if request.config.getoption("--sweep") != "all":
        chosen = random.Random(seed).sample(KERNELS, 12)
    for name in chosen:
        report = _lowered.check(name, seed, name in ANY_ORDER)
        assert not report.findings, name


@pytest.mark.parametrize(
    "name",
    [
        "attention.sm80",
        "matmul_persistent.sm90",
        "softmax.sm90.ctas2",
        "matmul.sm100",
        "attention.sm100",
        "tma_gather_scatter.sm100",
    ],
)
def test_kernels_in_other_orders(name, seed):
    """Products of each kind, copies of each kind, and clusters, with what is asynchronous late, and atomics in another order."""
    assert not _lowered.check(name, seed, seed=seed, explore=1).findings


@pytest.mark.parametrize("name", ["matmul_specialized.sm100", "attention_descriptor.sm100.ws"])
def test_partitions_with_tensor_memory(name, seed, request):
    """A commit is of all products before it, of those too that an earlier commit has told of: the kernels wait for the last one
    alone. In one of the first orders of the first seed the two commits come apart."""
    for each in (1, seed):
        more = 12 if request.config.getoption("--sweep") == "all" else 3
        assert not _lowered.check(name, each, seed=each, explore=more).findings


@pytest.mark.parametrize("name", ["attention_descriptor.sm100.ws", "matmul_persistent.sm90", "copy_3d.sm100"])
def test_all_warps_have_waited_before_a_copy_begins(name):
    """Else the copy may lead to the end of the next phase, and a warp that has yet to look waits for ever: in one of the first
    twelve orders of attention_descriptor's first seed."""
    text = _lowered.last_stage(name)
    with gpuir.Context():
        module = gpuir.parse(text)
        for step in STEPS[: STEPS.index("triton-insert-barriers") + 1]:
            gpuir.pass_manager(f"builtin.module({step})").run(module)
        lines = gpuir.asm(module).splitlines()
    copies = [number for number, line in enumerate(lines) if "ttng.async_tma_copy_global_to_local" in line]
    assert copies
    for number in copies:
        before = re.findall(
            r"gpu\.barrier|ttg\.barrier|ttng\.wait_barrier|scf\.for|partition\d|tt\.func", "\n".join(lines[:number])
        )
        assert before[-1] != "ttng.wait_barrier", lines[number]


#: Of AMD: assembly, which the simulator does not read.
NOT_AMD = re.compile(r"assembly$")
#: The least number of kernels that run on each of AMD's chips.
AMD_CHIPS = {"gfx942": 60, "gfx950": 60, "gfx1201": 55}
#: Of each chip one that always runs: products of waves of 64, copies to the LDS, products of waves of 32.
AMD_ALWAYS = {"gfx942": "matmul_batched", "gfx950": "matmul_scaled.fp8", "gfx1201": "attention"}
AMD_CASES = {**_gluon_kernels.CASES, **_lowered._kernels.CASES}


def of_amd(chip):
    """The kernels of 3.9.0 for a chip that run."""
    return [
        dump
        for dump in _lowered._corpus.dumps("3.9.0", chip)
        if dump.kernel in AMD_CASES
        and not NOT_AMD.match(dump.kernel)
        and any("ttg.num-warps" in stage.text for stage in dump.stages()[-1:])
    ]


def amd(chip, kernel):
    """The last stage of a kernel."""
    (dump,) = (dump for dump in of_amd(chip) if dump.kernel == kernel)
    return dump.stages()[-1].text


@pytest.mark.parametrize("chip", AMD_CHIPS)
def test_kernels_of_amd(chip, seed, request):
    """Waves of 64 and of 32, buffer loads and stores, copies to the LDS, mfma and WMMA, scales."""
    dumps = of_amd(chip)
    assert len(dumps) >= AMD_CHIPS[chip]
    chosen = [dump for dump in dumps if dump.kernel not in REFUSED_OF_AMD.get(chip, {})]
    if request.config.getoption("--sweep") != "all":
        some = random.Random(seed).sample(chosen, 3)
        chosen = [*some, *(dump for dump in chosen if dump.kernel == AMD_ALWAYS[chip] and dump not in some)]
    for dump in chosen:
        case = AMD_CASES[dump.kernel]
        lowered = _lowered.Lowered(dump.stages()[-1].text)
        report = _lowered.check_case(lowered, case, seed, dump.kernel in _lowered._kernels.ANY_ORDER)
        assert not report.findings, dump.id


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
def test_waves_meet_at_barriers_that_stand_elsewhere(chip, seed):
    """amdg.cond_barrier lets half of the waves go on one barrier later than the others; a barrier less, or one more, is found."""
    text, case = amd(chip, "products.pingpong"), AMD_CASES["products.pingpong"]
    lowered = _lowered.Lowered(text)
    assert "gpu.barrier" not in gpuir.asm(lowered.module)
    assert not _lowered.check_case(lowered, case, seed, seed=seed, explore=1).findings
    last = list(re.finditer(r"^ *amdg\.cond_barrier .*\n", text, re.M))[-1]
    late = _lowered.Lowered(text[: last.start()] + text[last.end() :])
    with pytest.raises(sim.SimulationError, match="race|barrier-divergence|deadlock"):
        _lowered.check_case(late, case, seed)


@pytest.mark.parametrize(
    ("chip", "kernel"), [("gfx950", "products.async_copy"), ("gfx950", "attention"), ("gfx1201", "matmul")]
)
def test_kernels_of_amd_in_other_orders(chip, kernel, seed):
    """With what is asynchronous late, and waves in other orders."""
    lowered = _lowered.Lowered(amd(chip, kernel))
    assert not _lowered.check_case(lowered, AMD_CASES[kernel], seed, seed=seed, explore=1).findings


#: What is not lowered for AMD, and what the error says.
REFUSED_OF_AMD = {
    "gfx942": {"marked": r"'ttg.global_scratch_alloc' op is scratch of a tool's"},
    "gfx1201": {
        "products.async_copy": r"copies to the LDS past the registers, and gfx1201 has no instruction for that"
    },
}


@pytest.mark.parametrize("chip", REFUSED_OF_AMD)
def test_what_amd_refuses_stays_as_it_was(chip):
    for kernel, message in REFUSED_OF_AMD[chip].items():
        _lowered.refused(amd(chip, kernel), message)


@pytest.mark.parametrize(
    ("chip", "kernel", "words"),
    [
        ("gfx942", "matmul", ("v_mfma_f32_32x32x8_f16", "buffer_load_dwordx4", "ds_read", "s_barrier")),
        ("gfx950", "matmul", ("v_mfma_f32_32x32x16_f16", "buffer_load_dwordx4", "offen lds", "s_waitcnt vmcnt(8)")),
        ("gfx950", "matmul_scaled", ("v_mfma_scale_f32_32x32x64_f8f6f4", "op_sel")),
        ("gfx1201", "matmul", ("v_wmma_f32_16x16x16_f16", "buffer_load_b128", "ds_load_b128", "s_barrier_signal")),
    ],
)
def test_compile_takes_ttgir_of_amd(chip, kernel, words):
    pytest.importorskip("llvmlite")
    (compiled,) = gpuir.compile(amd(chip, kernel), chip).modules.values()
    assembly = compiled.forms["amdgcn"]
    for word in words:
        assert word in assembly, word
    assert "scratch_" not in assembly


def test_there_are_kernels_of_all_kinds():
    assert len(KERNELS) >= 100


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_is_refused_stays_as_it_was(name):
    """An error at the op says what is missing."""
    _lowered.refused(_lowered.last_stage(name), REFUSED[name])


def test_what_triton_shifts_twice_is_found():
    with pytest.raises(sim.SimulationError, match="'llvm.store' out-of-bounds"):
        _lowered.check("matmul_specialized.sm90", 1)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("triton-insert-barriers", "race"),
        ("triton-insert-fences", "missing-fence"),
    ],
)
def test_steps_are_needed(step, found, monkeypatch):
    """A lowering without one of its steps is wrong, and the simulator says how."""
    from gpuir.transforms.triton import convert_to_llvm

    monkeypatch.setattr(convert_to_llvm, "STEPS", tuple(name for name in convert_to_llvm.STEPS if name != step))
    with pytest.raises(sim.SimulationError, match=found):
        _lowered.check("matmul.sm90", 1)


def test_global_reads_of_several_warps_are_ordered(monkeypatch):
    """Four waves hold 128 elements twice: two of them store what the others may not have read, were there no barrier."""
    from gpuir.transforms.triton import convert_to_llvm

    text = amd("gfx942", "locked_sum")
    assert not _lowered.check_text(text, "locked_sum", 1, seed=1, explore=1).findings
    steps = tuple(name for name in convert_to_llvm.STEPS if name != "triton-order-global-reads")
    monkeypatch.setattr(convert_to_llvm, "STEPS", steps)
    with pytest.raises(sim.SimulationError, match="'rocdl.raw.ptr.buffer.store' race"):
        _lowered.check_text(text, "locked_sum", 1)


def test_the_steps_are_the_pipeline():
    """convert-triton-to-llvm does what its steps do one after another."""
    text = _lowered.last_stage("layer_norm.sm80")
    with gpuir.Context():
        one, other = gpuir.parse(text), gpuir.parse(text)
        gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(one)
        gpuir.pass_manager(f"builtin.module({','.join(STEPS)})").run(other)
        assert gpuir.asm(one) == gpuir.asm(other)


def test_locations_stay():
    """What becomes of an op has its place in the source."""
    text = """
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%p: !tt.ptr<f32> loc("k.py":1:1)) {
    %v = arith.constant 1.0 : f32 loc("k.py":2:3)
    tt.store %p, %v : !tt.ptr<f32> loc("k.py":3:5)
    tt.return loc("k.py":4:7)
  } loc("k.py":1:1)
}
"""
    lowered = _lowered.Lowered(text)
    array = np.zeros(1, np.float32)
    lowered.launch(1, [array])
    assert array[0] == 1
    with pytest.raises(sim.SimulationError, match=r"k\.py:3:5"):
        lowered.launch(1, [np.zeros(0, np.float32)])


@pytest.mark.parametrize("name", ["matmul.sm80", "softmax.sm90", "matmul_persistent.sm90"])
def test_compile_takes_ttgir(name):
    pytest.importorskip("llvmlite")
    text = _lowered.last_stage(name)
    target = "sm_90a" if "sm90" in name else "sm_80"
    artifact = gpuir.compile(text, target)
    (compiled,) = artifact.modules.values()
    ptx = compiled.forms["ptx"]
    for word in {"matmul.sm80": ("mma.sync", "cp.async.cg"), "softmax.sm90": ("shfl.sync.bfly",)}.get(
        name, ("wgmma.mma_async", "cp.async.bulk.tensor", "mbarrier.try_wait")
    ):
        assert word in ptx


@pytest.mark.parametrize(
    ("name", "chip"),
    [
        ("matmul_persistent.sm90", "sm_90a"),
        ("attention_descriptor.sm100.ws", "sm_100a"),
        ("transpose.sm80", "sm_86"),
        ("softmax.sm90.ctas2", "sm_90a"),
        ("gfx950", "gfx950"),
        ("gfx1201", "gfx1100"),
    ],
)
def test_modules_are_compiled_outside_of_any_context(name, chip):
    """A module brings its own; no `with Context()` need be around the call."""
    text = amd(name, "softmax") if name.startswith("gfx") else _lowered.last_stage(name)
    module = gpuir.parse(text, context=gpuir.Context())
    assert gpuir.ir.Context.current is None
    assert f'ttg.target = "{"hip:" if chip[0] == "g" else "cuda:"}' in str(module)
    assert "llvm.func @" in gpuir.compile(module, chip, emit="mlir").mlir


def test_operands_are_loaded_as_matrices():
    """As many instructions of each kind as Triton makes of the same TTGIR; four matrices more than 3.4.0's are the result's way to
    another layout, as 3.9.0 has it."""
    pytest.importorskip("llvmlite")
    for name, counts in (
        ("matmul.sm80", {"ldmatrix": 32, "mma.sync": 128, "cp.async.cg": 48}),
        ("attention.sm80", {"ldmatrix": 40, "mma.sync": 64, "cp.async.cg": 24}),
    ):
        (compiled,) = gpuir.compile(_lowered.last_stage(name), "sm_80").modules.values()
        assert {word: compiled.forms["ptx"].count(word) for word in counts} == counts


def test_compile_says_what_cannot_be_lowered():
    with pytest.raises(CompileError, match=r"'ttng.async_tma_gather' op is no instruction of sm_90a"):
        gpuir.compile(_lowered.last_stage("tma_gather_scatter.sm90"), "sm_90a")


@pytest.mark.parametrize(
    ("target", "kernel", "message"),
    [
        ("sm_90", "matmul_specialized", r"'tt.descriptor_load' op is of TTIR, or of a target without TMA: run "),
        ("sm_90", "marked", r"'ttg.global_scratch_alloc' op is scratch of a tool's"),
    ],
)
def test_what_is_refused_of_3_9(target, kernel, message):
    (dump,) = (dump for dump in _lowered._corpus.dumps("3.9.0", target) if dump.kernel == kernel)
    text = [stage.text for stage in dump.stages() if stage.text][-1]
    with gpuir.Context(), pytest.raises(CompileError, match=message):
        gpuir.compile(gpuir.parse(text, release="triton-3.9"), f"{target}a")


def test_arithmetic_is_as_quick_as_tritons():
    """Divisions and exponentials are single instructions of PTX, and products join sums; precise ones stay so."""
    ptx = gpuir.compile(_lowered.last_stage("softmax.sm90"), "sm_90a").ptx
    assert [len(re.findall(name, ptx)) > 0 for name in (r"div\.full\.f32", r"ex2\.approx", r"div\.rn|fma\.rm")] == [
        True, True, False,
    ]  # fmt: skip
    ptx = gpuir.compile(_lowered.last_stage("rms_norm.sm90"), "sm_90a").ptx
    assert "fma.rn.f32" in ptx
    # In what a reduction combines by, too.
    ptx = gpuir.compile(_lowered._corpus.Dump("3.9.0", "sm_90", "variance").stages()[-1].text, "sm_90a").ptx
    assert "div.full.f32" in ptx and "fma.rn.f32" in ptx and "div.rn" not in ptx


def test_sums_of_products_are_stored_as_matrices():
    """As many instructions as Triton 3.9.0 makes of the same TTGIR."""
    for name, count in (("hopper_matmul", 16), ("matmul_persistent", 16), ("attention_descriptor", 8)):
        text = _lowered._corpus.Dump("3.9.0", "sm_90", name).stages()[-1].text
        assert gpuir.compile(text, "sm_90a").ptx.count("stmatrix.sync.aligned.m8n8.x4") == count
