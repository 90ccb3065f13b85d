"""Kernels of test/interop, lowered to what threads do, and run by the simulator thread by thread."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gpuir
from gpuir import ir, sim
from gpuir.analysis import find_ops
from gpuir.sim.chips import shared_memory_of
from gpuir.transforms.triton.convert_to_llvm import STEPS
from gpuir.transforms.triton.to_llvm.launching import lowered_arguments

_TESTS = Path(__file__).parents[3]
sys.path[:0] = [str(_TESTS / "interop" / "triton"), str(_TESTS / "sim" / "tiles")]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

FILES = {file.name.removesuffix(".mlir"): file for file in _corpus.FILES}


def last_stage(name: str) -> str:
    """The last stage of a kernel's file, TTGIR as Triton hands it to its own lowering."""
    return [stage.text for stage in _corpus.stages(FILES[name]) if stage.text][-1]


def case_of(name: str) -> str:
    """The name that the arguments of a kernel have."""
    kernel, *words = name.split(".")
    variant = [word for word in words if not re.fullmatch(r"sm\d+|\d+|loc", word)]
    return ".".join([kernel, *variant])


def number(module: ir.Module, name: str, otherwise: int) -> int:
    attributes = module.operation.attributes
    return ir.IntegerAttr(attributes[name]).value if name in attributes else otherwise


class Lowered:
    """A lowered module, and how its kernel is launched."""

    def __init__(self, text: str, target: str = "", edits: Mapping[str, Callable[[str], str]] | None = None):
        """`edits` change what steps of the pipeline leave, by the steps' names."""
        with gpuir.Context():
            source = gpuir.parse(text)
            (self.kernel,) = [op for op in find_ops(source, "tt.func") if op.sym_visibility.value == "public"]
            self.source = source
            self.module = gpuir.parse(text)
            options = f"{{target={target}}}" if target else ""
            if edits is None:
                gpuir.pass_manager(f"builtin.module(convert-triton-to-llvm{options})").run(self.module)
            for step in STEPS if edits is not None else ():
                gpuir.pass_manager(f"builtin.module({step})").run(self.module)
                if step in edits:
                    self.module = gpuir.parse(edits[step](gpuir.asm(self.module)))
            self.name = self.kernel.sym_name.value
            lanes = number(self.module, "ttg.threads-per-warp", 32)
            warps = number(self.module, "ttg.total-num-warps", number(self.module, "ttg.num-warps", 4))
            self.lanes, self.threads, self.shared = lanes, lanes * warps, number(self.module, "ttg.shared", 0)
            target = self.module.operation.attributes
            self.chip = ir.StringAttr(target["ttg.target"]).value.split(":")[1] if "ttg.target" in target else ""
            self.ctas = number(self.module, "ttg.num-ctas", 1)
            self.scratch = number(self.module, "ttg.global_scratch_memory_size", 0)

    def launch(self, grid: Any, arguments: list[Any], **options: Any) -> sim.Report:
        """Runs the lowered kernel with the arguments that the tt.func takes."""
        with self.source.context:
            values = lowered_arguments(self.kernel, arguments)
        sizes = [grid] if isinstance(grid, int) else list(grid)
        if self.scratch:
            values.append(np.zeros(math.prod(sizes) * self.scratch, np.uint8))
        sizes[0] *= self.ctas
        if self.lanes != 32:
            options["lanes"] = self.lanes
        # Chips differ in their 8-bit floats. Some kernels of the corpus are too large for any: those run as on the default one.
        if self.chip.startswith("gfx") and self.shared <= shared_memory_of(self.chip):
            options.setdefault("chip", self.chip)
        if self.ctas > 1:
            options["cluster"] = self.ctas
        return sim.launch(self.module, self.name, tuple(sizes), self.threads, *values, smem=self.shared, **options)


def refused(text: str, message: str) -> None:
    """The lowering has an error like `message` at an op of the text, and leaves the module as it was."""
    with gpuir.Context():
        module = gpuir.parse(text)
        before = gpuir.asm(module)
        with pytest.raises(gpuir.PassError, match=message) as caught:
            gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)
        assert re.match(r"\S+:\d+:\d+: error: ", str(caught.value))
        assert gpuir.asm(module) == before


def check(name: str, draw: int, any_order: bool = False, **options: Any) -> sim.Report:
    """Lowers the last stage of a kernel's file, runs it, and compares what it leaves with NumPy's."""
    return check_text(last_stage(name), case_of(name), draw, any_order, **options)


def check_text(text: str, case_name: str, draw: int, any_order: bool = False, **options: Any) -> sim.Report:
    """The same of a text."""
    return check_lowered(Lowered(text), case_name, draw, any_order, **options)


def check_lowered(lowered: Lowered, case_name: str, draw: int, any_order: bool = False, **options: Any) -> sim.Report:
    """The same of a module that is lowered already."""
    return check_case(lowered, _kernels.CASES[case_name], draw, any_order, **options)


def check_case(
    lowered: Lowered, make: Callable[..., Any], draw: int, any_order: bool = False, **options: Any
) -> sim.Report:
    """The same with arguments and results of one's own."""
    case = make(np.random.default_rng(draw))
    arguments = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
    report = lowered.launch(case.grid, arguments, **options)
    for position, expected in case.expected.items():
        left = arguments[position]
        if left.dtype.kind in "bi":
            np.testing.assert_array_equal(left, expected)
            continue
        left, wanted = (np.asarray(each).astype(np.float64) for each in (left, expected))
        if any_order:
            left, wanted = np.sort(left.reshape(-1)), np.sort(wanted.reshape(-1))
        np.testing.assert_allclose(left, wanted, rtol=0, atol=case.tolerance * abs(wanted).max())
    return report
