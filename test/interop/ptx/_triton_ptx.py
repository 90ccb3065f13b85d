"""Triton's kernels of test/interop as PTX or LLVM IR of a released Triton: compiled from the archives' TTGIR, launched, judged by NumPy."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import gpuir
from gpuir import ir, sim
from gpuir.analysis import find_ops
from gpuir.interop import ptx
from gpuir.interop.triton import Triton, TritonError
from gpuir.transforms.triton.to_llvm.launching import lowered_arguments

_TESTS = Path(__file__).parents[2]
sys.path[:0] = [str(_TESTS / "interop" / "triton"), str(_TESTS / "sim" / "tiles")]
import _corpus  # noqa: E402
import _gluon_kernels  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

CASES = {**_gluon_kernels.CASES, **_kernels.CASES}
RELEASES = ("3.4.0", "3.9.0")
#: Targets of the archives, and those that the TTIR of sm_80 is compiled for.
TARGETS = ("sm_80", "sm_90", "sm_100", "sm_120")
FROM_TTIR = ("sm_75", "sm_89")
ANY_ORDER = _kernels.ANY_ORDER
#: Kernels of clusters, which chips before sm_90 have not, and of copies that arrive on mbarriers, which sm_75 has not: where
#: Triton's front end lets them through, its LLVM ends, or its PTX is refused by name.
NOT_THERE = {"matmul.ctas2", "softmax.ctas2", "reduce_both.ctas2_w8", "transpose.f64_ctas4", "copy_with_barrier"}
#: Kernels that Triton does not compile for sm_75: of one its passes fail, of the other they take minutes.
NOT_ON_TURING = {"products.int8", "matmul_scaled"}
#: Kernels of Gluon with instrumentation, whose dialect only Triton's own driver loads.
INSTRUMENTED = {"marked", "marked_events"}
#: Kernels whose host makes descriptors, and gives their sizes and strides as parameters of their own.
OTHER_PARAMETERS = {"rows_by_tma", "image_by_tma"}
_NUMBER_OF_WARPS = re.compile(r'"ttg.num-warps" = (\d+)')
#: Threads of a block, as PTX and LLVM IR of both say them.
_THREADS = re.compile(r'(?:\.(?:req|max)ntid |"nvvm.reqntid"="|"amdgpu-flat-work-group-size"="1,)(\d+)')
_NUMBER_OF_CTAS = re.compile(r'"ttg.num-ctas" = (\d+)')


#: Programs whose numbers are not NumPy's: on sm_89 and gfx942 3.4.0 makes f32 f16 on the way to 8 bits, and rounds twice.
ROUNDED_TWICE = {("3.4.0", "sm_89", "float8"), ("3.4.0", "gfx942", "float8")}
#: Of AMD: inline PTX on other elements of a thread than NVIDIA's; what one of the releases ends at.
NOT_ON_AMD = {"assembly"}
REFUSED_BY_AMD = {"attention.hinted", "matmul_scaled", "matmul_scaled.fp8", "buffer_atomics"}
#: Programs that end at a finding, so that there are no numbers: ptxas refuses the one too, whose products are of one CTA and of
#: two; the other stores behind its array, as its Triton's passes shift its rows twice.
STOPPED = {"3.4.0/sm_100/matmul.ctas2", "3.4.0/sm_90/matmul_specialized"}


class Kernel(NamedTuple):
    """A kernel of the corpus for a chip, by a release: ("3.9.0", "sm_75", "softmax")."""

    release: str
    target: str
    name: str

    @property
    def id(self) -> str:
        return "/".join(self)

    @property
    def dump(self) -> _corpus.Dump:
        return _corpus.Dump(self.release, "sm_80" if self.target in FROM_TTIR else self.target, self.name)


class Compiled(NamedTuple):
    """PTX or LLVM IR of a kernel, and what a launch takes: the kernel's TTGIR, bytes of shared memory and of scratch of a CTA."""

    kernel: Kernel
    text: str
    ttgir: str
    shared: int
    scratch: int


def kernels(targets: Sequence[str] = (*FROM_TTIR, *TARGETS)) -> list[Kernel]:
    """All kernels that the archives have for chips and that there are arguments for, without those of `NOT_THERE`."""
    found: list[Kernel] = []
    for release in RELEASES:
        for target in targets:
            dumps = _corpus.dumps(release, "sm_80" if target in FROM_TTIR else target)
            without = (
                INSTRUMENTED | OTHER_PARAMETERS | (NOT_THERE if target in (*FROM_TTIR, "sm_80", "gfx942") else set())
            )
            without |= NOT_ON_AMD if target == "gfx942" else set()
            names = [dump.kernel for dump in dumps if dump.kernel in CASES and dump.kernel not in without]
            found += [Kernel(release, target, name) for name in names if (release, target, name) not in ROUNDED_TWICE]
    return found


def compiled(kernel: Kernel, triton: Callable[[str], Triton], until: str = "ptx") -> Compiled | None:
    """The kernel as its Triton compiles it to a stage; None where Triton itself refuses it for this chip."""
    stages = kernel.dump.stages()
    if not stages or kernel.dump.text.count("// -----\n") + 1 != len(stages):
        return None
    number = kernel.target if kernel.target.startswith("gfx") else int(kernel.target.removeprefix("sm_"))
    last = stages[-1].text
    if kernel.target == "sm_75" and kernel.name in NOT_ON_TURING:
        return None
    if kernel.target in FROM_TTIR:
        before = [stage.text for stage in stages if not stage.name.startswith("make_ttgir")]
        options = {"num_warps": int(_NUMBER_OF_WARPS.search(last)[1]), "num_ctas": int(_NUMBER_OF_CTAS.search(last)[1])}
        made = triton(kernel.release).compile(before[-1], number, stage="ttir", until=until, options=options)
        last = made["ttgir"]
    else:
        try:
            made = triton(kernel.release).compile(last, number, until=until)
        except TritonError:
            if kernel.target.startswith("gfx") and kernel.name in REFUSED_BY_AMD:
                return None
            raise
    scratch = made.metadata.get("global_scratch_size") or 0
    return Compiled(kernel, made[until], last, made.metadata["shared"], scratch)


def _with_sizes(given: list[Any], kinds: list[str]) -> list[Any]:
    """The arguments where a pass made a pointer, sizes and strides of a descriptor: they follow the array, flags behind them,
    and the descriptor's own sizes and strides once more."""
    values: list[Any] = []
    for each in given:
        values.append(each)
        at = len(values)
        if not isinstance(each, np.ndarray) or kinds[at - 1 : at] == [] or "tensordesc" in kinds[at - 1]:
            continue
        sizes = [*each.shape, *(stride // each.itemsize for stride in each.strides)]
        if kinds[at : at + len(sizes)] == ["i64"] * len(sizes):
            values += sizes
            while kinds[len(values)] == "i1":
                values.append(False)
            values += sizes
    return values


def run(module: ir.Module, of: Compiled, draw: int, **options: Any) -> sim.Report:
    """Launches the module made of the PTX and compares what it leaves with NumPy's."""
    case = CASES[of.kernel.name](np.random.default_rng(draw))
    given = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
    with gpuir.Context():
        source = gpuir.parse(of.ttgir)
        (function,) = [op for op in find_ops(source, "tt.func") if op.sym_visibility.value == "public"]
        kinds = [str(each) for each in ir.FunctionType(function.function_type.value).inputs]
        values = lowered_arguments(function, _with_sizes(given, kinds) if len(given) < len(kinds) else given)
        name = function.sym_name.value
    entry = next(op for op in find_ops(module, "llvm.func") if "gpu.kernel" in op.operation.attributes)
    ctas = int(_NUMBER_OF_CTAS.search(of.ttgir)[1])
    sizes = [case.grid] if isinstance(case.grid, int) else list(case.grid)
    sizes[0] *= ctas
    if ctas > 1:
        options["cluster"] = ctas
    scratch = np.zeros(max(1, of.scratch * int(np.prod(sizes))), np.int8)
    values += [scratch] * (len(entry.regions[0].blocks[0].arguments) - len(values))
    threads = int(_THREADS.search(of.text)[1])
    if of.kernel.target.startswith("gfx"):
        # That waves of 32 lanes go in lockstep the chip's name tells.
        options |= {"lanes": 64} if of.kernel.target.startswith("gfx9") else {"lanes": 32, "chip": of.kernel.target}
    report = sim.launch(
        module, name, tuple(sizes), threads, *values, smem=of.shared, on_fault="report", **options
    )  # fmt: skip
    if of.kernel.id in STOPPED:
        assert {each.kind for each in report.findings} & {"undefined", "out-of-bounds"}
        return report
    for position, expected in case.expected.items():
        left = given[position]
        if left.dtype.kind in "bi":
            np.testing.assert_array_equal(left, expected)
            continue
        left, wanted = (np.asarray(each).astype(np.float64) for each in (left, expected))
        if of.kernel.name.partition(".")[0] in ANY_ORDER:
            left, wanted = np.sort(left.reshape(-1)), np.sort(wanted.reshape(-1))
        np.testing.assert_allclose(left, wanted, rtol=0, atol=case.tolerance * abs(wanted).max())
    return report


def read(of: Compiled) -> ir.Module:
    return ptx.parse(of.text, filename=f"{of.kernel.name}.ptx")
