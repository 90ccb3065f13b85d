"""Triton's kernels in the simulator from Python: `run` and `simulated`, with every release, arrays of all kinds, and what is wrong."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import external_tools
import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop.triton import TensorDescriptor, TritonError, run, simulated

KERNELS = Path(__file__).with_name("_launched_kernels.py")
VERSIONS = external_tools.tritons()
TARGETS = ["sm_80", "sm_90", "sm_100", "gfx942"]


def line_of(text: str) -> int:
    """The line of the kernels' file that has the text."""
    return next(number for number, line in enumerate(KERNELS.read_text().splitlines(), 1) if text in line)


def cdiv(meta: Any) -> tuple[int]:
    return (-(-meta["n"] // meta["BLOCK"]),)


@pytest.fixture(params=VERSIONS)
def asked(request, triton):
    return triton(request.param)


@pytest.fixture
def numbers():
    return np.arange(1000, dtype=np.float32), np.ones(1000, np.float32), np.zeros(1000, np.float32)


# In a process of Triton's ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target, stage", [*zip(TARGETS, ("ttir", "ttgir", "add_coalesce", "ttgir")), ("sm_80", "ptx"), ("sm_100", "ptx")]
)
def test_stages_of_a_file(asked, numbers, target, stage):
    x, y, z = numbers
    report = run(
        KERNELS, cdiv, x, y, z, 1000, name="add", triton=asked, target=target, stage=stage, BLOCK=128, seed=3,
    )  # fmt: skip
    np.testing.assert_array_equal(z, x + y)
    assert (report.kernel, report.grid, report.findings, report.config) == ("add", (8, 1, 1), [], "")


def test_tuned_kernels_say_their_configuration(asked, numbers):
    x, _, z = numbers
    first = run(KERNELS, cdiv, x, z, 1000, name="tuned", triton=asked)
    np.testing.assert_array_equal(z, 2 * x)
    assert first.grid == (16, 1, 1) and first.config.startswith("BLOCK: 64, num_warps: 2,")
    assert "configuration BLOCK: 64, num_warps: 2," in str(first)
    for config in (1, {"num_warps": 8}):
        again = run(KERNELS, cdiv, x, z, 1000, name="tuned", triton=asked, config=config)
        assert again.grid == (8, 1, 1) and "num_warps: 8" in again.config
    with pytest.raises(TritonError, match=r"no configuration of the kernel is \{'BLOCK': 3\}, only 0: BLOCK: 64"):
        run(KERNELS, cdiv, x, z, 1000, name="tuned", triton=asked, config={"BLOCK": 3})


@pytest.mark.parametrize("target", TARGETS)
def test_descriptors(asked, target):
    """As descriptors where the target has them, and as pointers, sizes and strides elsewhere."""
    array, z = np.arange(48 * 64, dtype=np.float16).reshape(48, 64), np.zeros((32, 32), np.float16)
    run(KERNELS, 1, TensorDescriptor(array, [32, 32]), z, 32, 32, name="described", triton=asked, target=target)
    expected = np.zeros((32, 32), np.float16)
    expected[:16] = array[32:, :32]
    np.testing.assert_array_equal(z, expected)


@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_the_ptx_of_descriptors_and_of_tuned_kernels(asked, numbers, target):
    array, z = np.arange(48 * 64, dtype=np.float16).reshape(48, 64), np.zeros((32, 32), np.float16)
    described = TensorDescriptor(array, [32, 32])
    run(KERNELS, 1, described, z, 32, 32, name="described", triton=asked, target=target, stage="ptx")
    np.testing.assert_array_equal(z[:16], array[32:, :32])
    assert not z[16:].any()
    x, _, z = numbers
    report = run(KERNELS, cdiv, x, z, 1000, name="tuned", triton=asked, target=target, stage="ptx", config=1)
    np.testing.assert_array_equal(z, 2 * x)
    assert report.block == (256, 1, 1) and "num_warps: 8" in report.config


def test_findings_in_ptx_are_told_at_lines_of_the_source(asked, numbers):
    x, y, z = numbers
    report = run(KERNELS, 1, x, z, name="halves", triton=asked, stage="ptx", BLOCK=256, on_fault="report")
    assert ("race", line_of("tl.store(z + at // 2")) in {(each.kind, each.line) for each in report.findings}
    with pytest.raises(sim.SimulationError) as raised:
        run(KERNELS, 8, x, y[:900], z, 1000, name="add", triton=asked, stage="ptx", BLOCK=128)
    found = raised.value.findings[0]
    assert (found.kind, Path(found.file).name, found.line) == ("out-of-bounds", KERNELS.name, line_of("tl.load(y + at"))


def test_tuples_and_names_of_both(asked, numbers):
    """What the kernel and the simulator both have is the kernel's, and the other goes into `simulator`."""
    x, _, z = numbers
    run(KERNELS, 1, (x, 3.0), z, name="pair", triton=asked, BLOCK=64, seed=5, simulator={"seed": 1})
    np.testing.assert_array_equal(z[:64], 3 * x[:64] + 5)


def test_text_and_functions_have_their_lines(triton, numbers):
    x, _, z = numbers
    text = "@triton.jit\ndef one(z, value):\n    tl.store(z, value)\n"
    run(text, 1, z, 7, triton=triton("3.4.0"))
    assert z[0] == 7

    def halved(x, z, BLOCK: tl.constexpr):  # noqa: F821
        at = tl.arange(0, BLOCK)  # noqa: F821
        tl.store(z + at // 2, tl.load(x + at))  # noqa: F821

    line = inspect.getsourcelines(halved)[1] + 2
    with pytest.raises(sim.SimulationError, match=rf"test_launching.py:{line}:\d+: error: 'tt.store' race: "):
        run(halved, 1, x, z, triton=triton("3.4.0"), BLOCK=64)


@pytest.mark.parametrize(
    "name, arguments, keywords, error",
    [
        ("add", 3, {}, r":LINE:1: error: kernel 'add' missing 2 required positional arguments: 'n' and 'BLOCK'"),
        ("add", 6, {"num_warp": 3}, r":LINE:1: error: kernel 'add': Keyword argument num_warp was specified but unrecogni"),
        ("unknown_name", 1, {}, r":\d+:17: error: NameError\('nowhere is not defined'\)"),
        ("adds", 1, {}, "the source has no kernel 'adds'"),
        ("add", 6, {"stage": "ptx", "target": "gfx942"}, "no stage and no pass 'ptx'; the stages are ttir, ttgir, the passes"),
        ("add", 6, {"stage": "add_nothing"}, "no stage and no pass 'add_nothing'; the stages are ttir, ttgir, ptx, the passes"),
        ("add", 6, {"target": "sm_9"}, None),
    ],
)  # fmt: skip
def test_what_triton_refuses(triton, numbers, name, arguments, keywords, error):
    given = [*numbers, 1000, 128, 4][: arguments if arguments < 6 else 5]
    if error is None:
        with pytest.raises(ValueError, match="capability must be a number such as 80"):
            run(KERNELS, 1, *given, name=name, triton=triton("3.9.0"), **keywords)
        return
    where = error.replace("LINE", str(line_of(f"def {name}("))) if "LINE" in error else error
    with pytest.raises(TritonError, match=where):
        run(KERNELS, 1, *given, name=name, triton=triton("3.9.0"), **keywords)


def test_bad_arguments(triton, numbers):
    x, y, z = numbers
    ask = triton("3.9.0")

    def add(*arguments: Any, grid: Any = 8, **options: Any) -> Any:
        return run(KERNELS, grid, *arguments, 1000, name="add", triton=ask, BLOCK=128, **options)

    with pytest.raises(TritonError, match="kernel 'add': Triton has no type 'complex128'"):
        add(x.astype(complex), y, z)
    with pytest.raises(
        ValueError, match=r"argument 0: an array with negative strides \(-4,\), which no tensor has; pass a copy"
    ):
        add(x[::-1], y, z)
    with pytest.raises(TypeError, match="argument 0: expected a NumPy array or a tensor, got a masked array"):
        add(np.ma.masked_array(x), y, z)
    with pytest.raises(TypeError, match="an argument of the kernel is an array, a number, a string or a tuple of them"):
        add(x, y, object())
    for grid in (-1, (1, 1, 1, 1), (2.5,), "1"):
        with pytest.raises(ValueError, match="grid: expected one to three positive sizes"):
            add(x, y, z, grid=grid)
    with pytest.raises(TypeError, match="unexpected|no option|unrecogni"):
        run(KERNELS, 8, x, y, z, 1000, name="add", triton=ask, BLOCK=128, simulator={"sneed": 1})
    z.flags.writeable = False
    with pytest.raises(gpuir.Error, match="@add wrote to an array that is read-only"):
        add(x, y, z)
    with pytest.raises(
        sim.SimulationError, match=rf"_launched_kernels.py:{line_of('sum_of(tl.load')}:.*'tt.load' out-of-b"
    ):
        add(x[:10], y, np.zeros(1000, np.float32))
    strided = np.zeros(2000, np.float32)[::2]
    assert add(x, y, strided[:0], grid=0).findings == []  # as Triton's launcher: nothing runs
    ragged = TensorDescriptor(np.zeros((4, 4), np.float16), [32, 32])
    with pytest.raises(TritonError, match="strides must be 16-byte aligned"):
        run(KERNELS, 1, ragged, z, 32, 32, name="described", triton=ask)
    beyond = TensorDescriptor(np.zeros((8, 32), np.float16), [32, 32], shape=[64, 32])
    with pytest.raises(
        ValueError, match=r"shape \(64, 32\), strides \(32, 1\) reaches element 2047 of an array with 256"
    ):
        run(KERNELS, 1, beyond, np.zeros((32, 32), np.float16), 32, 32, name="described", triton=ask)


def test_findings_are_lines_of_the_source(asked, numbers):
    x, _, z = numbers
    where = rf"_launched_kernels.py:{line_of('z + at // 2')}:\d+: error: 'tt.store' race: stores 0.0 of element"
    with pytest.raises(sim.SimulationError, match=where):
        run(KERNELS, 1, x, z, name="halves", triton=asked, BLOCK=64)
    report = run(KERNELS, 1, x, z, name="halves", triton=asked, BLOCK=64, on_fault="report")
    assert [each.kind for each in report.findings] == ["race"]
    raced = run(KERNELS, 4, x, z, name="shared_cell", triton=asked, on_fault="report")
    assert [(each.kind, each.line) for each in raced.findings] == [("race", line_of("tl.store(z, tl.load(x"))]
    assert not run(KERNELS, 4, x, z, name="shared_cell", triton=asked, checks="all,-races").findings


@pytest.mark.parametrize(
    "dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int64, np.uint32, np.float16, np.float64, ml_dtypes.bfloat16]
)
def test_dtypes(triton, dtype):
    x = np.arange(64).astype(dtype)
    z = np.zeros(64, dtype)
    run(KERNELS, 1, x, x, z, 64, name="add", triton=triton("3.4.0"), BLOCK=64)
    np.testing.assert_array_equal(z.astype(np.int64), 2 * np.arange(64))


# In this process ------------------------------------------------------------------------------------------------------

_START = """
import json, sys
first, rest = map(json.loads, sys.argv[1:3])
sys.path[:0] = first
sys.path += rest
import contextvars, threading
import numpy as np
import gpuir
from gpuir import sim
from gpuir.interop.triton import TensorDescriptor, TritonError, run, simulated
import triton
from triton.runtime.jit import JITFunction
from triton.runtime.autotuner import Autotuner
import _launched_kernels as kernels

own = JITFunction.run, Autotuner.run
x, y, z = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32), np.zeros(1000, np.float32)
answer = {}
def cdiv(meta):
    return (triton.cdiv(meta["n"], meta["BLOCK"]),)
def error_of(function):
    try:
        function()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
"""


def inside(python: str, program: str, **environment: str) -> Any:
    """What the program puts into `answer`, in a process with gpuir and that Triton."""
    packages = next(Path(python).parent.parent.glob("lib/python3*/site-packages"))
    if packages.parent.name != "python{}.{}".format(*sys.version_info[:2]):
        pytest.skip(f"{python} has another version of Python, which cannot load this one's host")
    result = subprocess.run(
        [sys.executable, "-c", f"{_START}{program}\nassert (JITFunction.run, Autotuner.run) == own\nprint(json.dumps(answer))",
         json.dumps([str(Path(gpuir.__file__).parent.parent), str(KERNELS.parent)]), json.dumps([str(packages)])],
        env={**os.environ, **environment}, capture_output=True, text=True, timeout=200,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout.splitlines()[-1])


def test_a_block_of_all_languages(asked):
    """Its launches are listed in order; a block of Triton's own around it keeps them."""
    answer = inside(
        asked.python,
        """
from gpuir.interop import simulating
with simulating.simulated(chip="sm_80", on_fault="report") as runs:
    kernels.add[cdiv](x, y, z, 1000, BLOCK=128)
    with simulated(target="sm_90", stage="ptx") as own_runs:
        with simulating.simulated():
            kernels.add[cdiv](x, y, z, 1000, BLOCK=256)
    kernels.halves[(1,)](x, z, BLOCK=64)
answer["launches"] = [[each.kernel, *each.grid, ".entry" in each.text] for each in [*runs.launches, *own_runs.launches]]
answer["kinds"] = [each.kind for each in runs.findings]
""",
    )
    assert answer["launches"] == [["add", 8, False], ["halves", 1, False], ["add", 4, True]]
    assert answer["kinds"] == ["race"]


def test_launches_of_a_block(asked):
    answer = inside(
        asked.python,
        """
with simulated(target="sm_90") as runs:
    kernels.add[cdiv](x, y, z, 1000, BLOCK=128)
    answer["sum"] = bool((z == x + y).all())
    compiled = runs.launches[0].text
    with simulated(target="gfx942", stage="ttir") as others:
        kernels.tuned[cdiv](x, z, 1000)
    kernels.add[(8, 1)](x, x, z, 1000, BLOCK=128)
    answer["again"] = runs.launches[1].text is compiled
    kernels.add[(0,)](x, x, z, 1000, BLOCK=128)
answer["kernels"] = [[each.kernel for each in block.launches] for block in (runs, others)]
answer["chips"] = [runs.reports[0].chip, others.reports[0].chip]
answer["warps"] = others.launches[0].config
answer["ttir"] = "#ttg" in compiled and "#ttg" not in others.launches[0].text
with simulated(on_fault="report") as runs:
    kernels.halves[(1,)](x, z, BLOCK=64)
    kernels.shared_cell[(4,)](x, z)
answer["lines"] = [each.line for each in runs.findings]
with simulated() as runs:
    answer["raised"] = error_of(lambda: kernels.halves[(1,)](x, z, BLOCK=64))
answer["kept"] = len(runs.findings)
def wrong():
    with simulated():
        kernels.unknown_name[(1,)](x)
answer["source"] = error_of(wrong)
answer["few"] = error_of(lambda: run(kernels.add, 1, x, y))
answer["option"] = error_of(lambda: run(kernels.add, 1, x, y, z, 3, 64, nonsense=1))
answer["behind"] = [run(kernels.add, cdiv, x, y, z, 1000, 128, stage="add_coalesce", seed=1).grid, bool((z == x + y).all())]
z[:] = 0
answer["tuned"] = [run(kernels.tuned, cdiv, x, z, 1000, config={"BLOCK": 128}).config.split(",")[0], bool((z == 2 * x).all())]
out = np.zeros((32, 32), np.float16)
run(kernels.described, 1, TensorDescriptor(np.ones((64, 32), np.float16), [32, 32]), out, 32, 32)
answer["described"] = float(out.sum())
run(kernels.pair, 1, (x, 2.0), z, seed=1, BLOCK=64)
answer["pair"] = bool((z[:64] == 2 * x[:64] + 1).all())
seen = []
with simulated() as runs:
    thread = threading.Thread(target=lambda: seen.append(error_of(lambda: kernels.add[(1,)](x, y, z, 3, BLOCK=16))))
    thread.start()
    thread.join()
    context = contextvars.copy_context()
    thread = threading.Thread(target=lambda: context.run(lambda: kernels.add[(1,)](x, y, z, 3, BLOCK=16)))
    thread.start()
    thread.join()
answer["threads"] = [seen[0] is not None, len(runs.launches)]
""",
    )
    assert answer["sum"] and answer["again"] and answer["ttir"]
    assert answer["kernels"] == [["add", "add", "add"], ["tuned"]] and answer["chips"] == ["sm_90", "gfx942"]
    assert answer["warps"].startswith("BLOCK: 64, num_warps: 2")
    assert answer["lines"] == [line_of("z + at // 2"), line_of("tl.store(z, tl.load(x")]
    assert (
        answer["kept"] == 1
        and answer["raised"].startswith("SimulationError: ")
        and "'tt.store' race" in answer["raised"]
    )
    assert (
        answer["source"].startswith("TritonError: ") and f":{line_of('nowhere')}:17: error: NameErr" in answer["source"]
    )
    assert f":{line_of('def add(')}:1: error: kernel 'add' missing 3 required positional arguments" in answer["few"]
    assert "Keyword argument nonsense was specified but unrecognised" in answer["option"]
    assert answer["behind"] == [[8, 1, 1], True] and answer["tuned"] == ["BLOCK: 128", True]
    assert answer["described"] == 1024 and answer["pair"] and answer["threads"] == [True, 1]


def test_tensors_of_torch(triton_interpreter):
    """On the CPU, of every type, shared with the kernel; CI has no torch."""
    answer = inside(
        triton_interpreter,
        """
import torch
from triton.tools.tensor_descriptor import TensorDescriptor as Descriptor
answer["types"] = []
with simulated() as runs:
    for name in "float32 float16 bfloat16 int8 uint8 int64 float64 int16 uint16 uint32".split():
        a = torch.arange(64).to(getattr(torch, name))
        out = torch.zeros_like(a)
        kernels.add[lambda meta: (triton.cdiv(meta["x"].numel(), meta["BLOCK"]),)](a, a, out, 64, BLOCK=32)
        answer["types"].append(bool((out.to(torch.int64) == 2 * torch.arange(64)).all()))
    weight, out = torch.nn.Parameter(torch.arange(64.0)), torch.zeros(64)
    kernels.add[(2,)](weight, weight, out, 64, BLOCK=32)
    answer["parameter"] = bool((out == 2 * weight).all())
    table, tile = torch.arange(4096.0).to(torch.float16).reshape(64, 64), torch.zeros(32, 32, dtype=torch.float16)
    kernels.described[(1,)](Descriptor.from_tensor(table, [32, 32]), tile, 32, 32)
    answer["described"] = bool((tile == table[32:, :32]).all())
    raw = torch.arange(64, dtype=torch.int16)
    out = torch.zeros(64, dtype=torch.int16)
    kernels.add[(2,)](triton.reinterpret(raw, triton.language.int16), raw, out, 64, BLOCK=32)
    answer["reinterpreted"] = bool((out == 2 * raw).all())
    answer["elsewhere"] = error_of(lambda: kernels.add[(2,)](torch.zeros(3, device="meta"), raw, out, 64, BLOCK=32))
""",
    )
    assert all(answer["types"]) and answer["parameter"] and answer["described"] and answer["reinterpreted"]
    expected = (
        "TypeError: argument 'x' of kernel 'add': expected a NumPy array or a tensor on the CPU, got a tensor on meta"
    )
    assert answer["elsewhere"] == expected


def test_the_interpreter_of_triton_is_not_taken_for_it(triton):
    answer = inside(
        triton("3.9.0").python,
        """
def block():
    with simulated():
        pass
answer["error"] = error_of(block)
""",
        TRITON_INTERPRET="1",
    )
    assert answer["error"].startswith(
        "TritonError: error: simulated: TRITON_INTERPRET is set, so that Triton's interpreter"
    )


def test_simulated_needs_triton_here(monkeypatch):
    monkeypatch.setitem(sys.modules, "triton", None)
    with pytest.raises(TritonError, match="this interpreter has no Triton"), simulated():
        pass
    with (
        pytest.raises(TypeError, match="simulated: no option 'sneed', the simulator's are checks, "),
        simulated(sneed=1),
    ):
        pass
    with pytest.raises(ValueError, match="expected 'raise' or 'report', got 'ignore'"), simulated(on_fault="ignore"):
        pass
