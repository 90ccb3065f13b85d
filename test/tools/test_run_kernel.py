"""gpuir-run --kernel and --entry: arguments, files, exit codes, messages, and the bar of progress."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest

from gpuir.errors import Error
from gpuir.sim.native.tiers import Tier
from gpuir.tools import gpuir_run
from gpuir.tools.kernel_arguments import argument
from gpuir.tools.run_kernel import _summary

COPY = """
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @copy(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
      %i = gpu.global_id x
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %v = memref.load %x[%i] : memref<?xf32>
        memref.store %v, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@copy blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
      args(%n : index, %x : memref<?xf32>, %y : memref<?xf32>)
    return
  }
}
"""
KERNEL = ("--kernel=copy", "--block=64")
ARGUMENTS = ("--arg=40", "--arg=arange:40xf32", "--arg=zeros:40xf32")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "copy.mlir"
    path.write_text(COPY)
    return path


@pytest.fixture
def run(file: Path, capsys):
    """``run(*options)``: exit code, output and errors of the tool in this process."""

    def call(*options: object) -> tuple[int, str, str]:
        try:
            code = gpuir_run.main([str(file), *map(str, options)])
        except SystemExit as end:
            code = end.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_a_kernel(run):
    code, out, err = run(*KERNEL, *ARGUMENTS)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == [f"argument {i}: 40 float32, from 0 to 39: [0, 1, 2, 3, 4, 5, ...]" for i in (1, 2)]
    assert lines[2].startswith("copy: grid 1x1x1, block 64x1x1")
    assert re.fullmatch(r"simulated in \d+\.\d\d s", lines[-1])


def test_a_host_function(run):
    code, out, _ = run("--entry=main", *ARGUMENTS)
    assert code == 0 and "argument 2: 40 float32, from 0 to 39" in out


def test_defaults_are_one_block_of_a_warp(run):
    code, out, _ = run("--kernel=copy", "--arg=32", *ARGUMENTS[1:])
    assert code == 0 and "copy: grid 1x1x1, block 32x1x1" in out
    assert "argument 2: 40 float32, from 0 to 31" in out


@pytest.mark.parametrize(
    "options",
    [
        ("--schedule=3",),
        ("--workers=2", "--grid=2"),
        ("--no-checks",),
        ("--lanes=64",),
        ("--chip=gfx942",),
        ("--cluster=2", "--grid=2"),
        ("--smem=1024",),
        ("--max-steps=5",),
        ("--seed=4",),
    ],
)
def test_options(run, options: tuple[str, ...]):
    code, out, err = run(*KERNEL, *ARGUMENTS, *options)
    assert (code, err) == (0, "")
    assert "argument 2: 40 float32, from 0 to 39" in out
    assert ("1,024 bytes" in out or "1024 bytes of shared memory" in out) == ("--smem=1024" in options)
    assert ("global memory: " in out) == ("--no-checks" not in options)


def test_files(run, tmp_path: Path):
    given = np.random.default_rng(0).random(40).astype(np.float32)
    np.save(tmp_path / "in.npy", given)
    code, out, err = run(
        *KERNEL, "--arg=40", f"--arg={tmp_path / 'in.npy'}", "--arg=zeros:40xf32", f"--save=2={tmp_path / 'out.npy'}",
        f"--json={tmp_path / 'report.json'}", f"--svg={tmp_path / 'warps.svg'}",
    )  # fmt: skip
    assert (code, err) == (0, "") and "copy: grid" in out
    assert np.array_equal(np.load(tmp_path / "out.npy"), given)
    assert json.loads((tmp_path / "report.json").read_text())["operations"]["memref.store"] == 2
    assert ElementTree.parse(tmp_path / "warps.svg").getroot().get("width") == "960"


def test_json_on_the_standard_output_is_alone_there(run_tool, file: Path):
    ended = run_tool(sys.executable, "-m", "gpuir.tools.gpuir_run", file, *KERNEL, *ARGUMENTS, "--json=-")
    assert ended.returncode == 0
    assert json.loads(ended.stdout)["kernel"] == "copy"
    assert "copy: grid" in ended.stderr and "simulated in" in ended.stderr


def test_findings(run, file: Path):
    file.write_text(COPY.replace("ult, %i", "ule, %i"))
    for way in (KERNEL, ("--entry=main",)):
        code, out, err = run(*way, *ARGUMENTS)
        assert code == 1 and "simulated in" in out
        lines = err.splitlines()
        assert lines[0].startswith(f"{file}:8:14: error: 'memref.load' out-of-bounds: index 40 of dimension 0")
        assert lines[1].strip() == "%v = memref.load %x[%i] : memref<?xf32>"
        assert lines[2].index("^") == 13


def test_a_chip_without_a_record(run):
    _, out, _ = run(*KERNEL, *ARGUMENTS, "--chip=sm_75")
    assert "no estimate for sm_75: the limits of sm_80, sm_90, gfx942 are known" in out
    _, out, _ = run(*KERNEL, *ARGUMENTS, "--chip=sm_90a")
    assert "on sm_90 at least" in out and "no estimate" not in out


REFUSED = [
    (("--kernel=cop", *ARGUMENTS), "@cop is not in the module; the functions of the module: m::copy, main"),
    (KERNEL, "@copy takes 3 arguments ("),
    ((*KERNEL, "--arg=40", "--arg=arange:40xf64", ARGUMENTS[2]), "argument 1 of @copy: expected an array of float32"),
    ((*KERNEL, "--arg=1e3", *ARGUMENTS[1:]), "argument 0 of @copy: "),
    (("--entry=copy", *ARGUMENTS), "@copy is a gpu.func, which a device runs"),
    (("--kernel=copy", "--block=32x64", *ARGUMENTS), "the block is 32 x 64 x 1; it has at most 1024 threads"),
    ((*KERNEL, "--grid=3", "--cluster=2", *ARGUMENTS), "the grid is 3 x 1 x 1, which is not made of clusters"),
    ((*KERNEL, *ARGUMENTS, "--smem=-1"), "smem: expected a number of bytes, got -1"),
    ((*KERNEL, *ARGUMENTS, "--engine=auto", "--sample=-1"), "sample: expected a number of blocks, got -1"),
    ((*KERNEL, *ARGUMENTS, "--workers=0"), "workers: at least 1, got 0"),
    ((*KERNEL, *ARGUMENTS, "--schedule=-1"), "seed: at least 0, got -1"),
    ((*KERNEL, *ARGUMENTS, "--max-steps=0"), "max_steps: at least 1, got 0"),
    ((*KERNEL, "--arg=nowhere.npy"), "--arg=nowhere.npy: "),
    ((*KERNEL, "--arg=forty"), "--arg=forty: an argument, in order: a number; an .npy file; or KIND:SHAPExTYPE"),
    ((*KERNEL, "--arg=zeros:4xq7"), "no type 'q7'; one of f16, f32, "),
    ((*KERNEL, "--arg=zeros:40x40"), "--arg=zeros:40x40: an argument"),
    ((*KERNEL, "--arg=zeros:99999999x99999xf32"), "arrays of more than 134,217,728 elements come from .npy files"),
    ((*KERNEL, *ARGUMENTS, "--save=1"), "--save=1: expected the number of an array argument and a file"),
    ((*KERNEL, *ARGUMENTS, "--save=0=x.npy"), "--save=0=x.npy: expected the number of an array argument"),
    ((*KERNEL, *ARGUMENTS, "--save=3=x.npy"), "--save=3=x.npy: expected the number of an array argument"),
    ((*KERNEL, *ARGUMENTS, "--save=\u00b2=x.npy"), "expected the number of an array argument"),
    ((*KERNEL, *ARGUMENTS, "--save=1=/no/where/x.npy"), "cannot open output file '/no/where/x.npy': No such file"),
    ((*KERNEL, *ARGUMENTS, "--json=/no/where"), "cannot open output file '/no/where': No such file or directory"),
    ((*KERNEL, *ARGUMENTS, "--svg=/"), "cannot open output file '/': Is a directory"),
]


@pytest.mark.parametrize(("options", "message"), REFUSED, ids=range(len(REFUSED)))
def test_refused(run, options: tuple[str, ...], message: str):
    code, out, err = run(*options)
    assert (code, out) == (1, "")
    assert message in err and "Traceback" not in err


WRONG = [
    ((*KERNEL, "--entry=main"), "argument --entry: not allowed with argument --kernel"),
    (("--kernel=copy", "--grid=0"), "argument --grid: expected sizes such as 8 or 16x4x1, got '0'"),
    (("--kernel=copy", "--block=2x2x2x2"), "argument --block: expected sizes"),
    (("--kernel=copy", "--lanes=16"), "argument --lanes: invalid choice: 16"),
    (("--entry=main", "--grid=4"), "argument --grid: @main says itself how it launches kernels"),
    (("--entry=main", "--sample=1"), "argument --sample: @main says itself"),
    (("--sample=1",), "argument --sample: only with --kernel or --entry"),
    (
        (*KERNEL, "--engine=numpy", "--sample=1"),
        "argument --sample: only with --engine=native or --engine=auto; numpy counts all",
    ),
    ((*KERNEL, "--engine=auto", "--sample=few"), "argument --sample: invalid int value: 'few'"),
    (("--entry=main", "--smem=0"), "argument --smem: @main says itself"),
    (("--grid=4",), "argument --grid: only with --kernel or --entry"),
    (("--arg=4",), "argument --arg: only with --kernel or --entry"),
    (("--no-checks",), "argument --no-checks: only with --kernel or --entry"),
    ((*KERNEL, "--transform=x.mlir"), "argument --transform: not allowed with a run in the simulator"),
    ((*KERNEL, "--json=-", "--svg=-"), "argument --svg: the standard output is that of --json"),
]


@pytest.mark.parametrize(("options", "message"), WRONG, ids=range(len(WRONG)))
def test_wrong_command_lines(run, options: tuple[str, ...], message: str):
    code, out, err = run(*options)
    assert (code, out) == (2, "")
    assert message in err


def test_neither_a_kernel_nor_an_entry_is_named(run, file: Path):
    code, _, err = run()
    assert code == 1 and f"{file}:" in err
    assert "--kernel=NAME or --entry=NAME simulates one" in err
    file.write_text("gpu.module @m { gpu.func @k() kernel { gpu.return } }")
    code, _, err = run()
    assert code == 1 and "no functions to run; --kernel=NAME simulates a kernel" in err


def test_a_file_that_is_no_array(run, tmp_path: Path):
    path = tmp_path / "text.npy"
    for data in (b"not an array\n", b""):
        path.write_bytes(data)
        code, _, err = run(*KERNEL, f"--arg={path}")
        assert code == 1
        assert f"--arg={path}: the file is no array of numbers as numpy.save writes it" in err
    code, _, err = run(*KERNEL, f"--arg={tmp_path / 'nowhere.npy'}")
    assert "nowhere.npy: No such file or directory" in err


def test_a_missing_or_broken_file(run, file: Path):
    file.write_text(COPY.replace("arith.cmpi", "arith.compare"))
    code, _, err = run(*KERNEL, *ARGUMENTS)
    assert code == 1 and f"{file}:6:" in err
    file.unlink()
    code, _, err = run(*KERNEL, *ARGUMENTS)
    assert code == 1 and f"cannot open input file '{file}': No such file or directory" in err


def test_an_op_without_a_rule(run, file: Path):
    file.write_text(COPY.replace("%i = gpu.global_id x", '%i = gpu.global_id x\n"gpu.set_default_device"(%d) : (i32) -> ()')
                    .replace("kernel {", "kernel {\n%d = arith.constant 0 : i32"))  # fmt: skip
    code, _, err = run(*KERNEL, *ARGUMENTS)
    assert code == 1 and "'gpu.set_default_device'" in err and "^" in err


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7", 7),
        ("-7", -7),
        ("2.5", 2.5),
        ("1e-3", 1e-3),
        ("zeros:3xf32", np.zeros(3, np.float32)),
        ("ones:2x3xf16", np.ones((2, 3), np.float16)),
        ("arange:2x2xi8", np.array([[0, 1], [2, 3]], np.int8)),
        ("arange:3xindex", np.arange(3)),
        ("ones:2xi1", np.ones(2, bool)),
        ("ones:i32", np.ones((), np.int32)),
        ("zeros:0xf64", np.zeros(0)),
    ],
)
def test_arguments(text: str, expected: object):
    found = argument(text, np.random.default_rng(0))
    assert type(found) is type(expected)
    if isinstance(expected, np.ndarray):
        assert found.dtype == expected.dtype and found.shape == expected.shape
    assert np.array_equal(found, expected)


@pytest.mark.parametrize("name", ["f16", "f32", "bf16", "f8E4M3FN", "f8E5M2", "i8", "i32", "i1"])
def test_random_arguments_repeat(name: str):
    one, same, other = (argument(f"random:64x{name}", np.random.default_rng(seed)) for seed in (1, 1, 2))
    assert one.tobytes() == same.tobytes() != other.tobytes()
    wide = one.astype(np.float64)
    assert wide.min() >= 0 and wide.max() <= (1 if name[0] != "i" or name == "i1" else 99)


def test_small_floats_have_ml_dtypes():
    import ml_dtypes

    found = argument("arange:4xbf16", np.random.default_rng(0))
    assert found.dtype == ml_dtypes.bfloat16 and found.astype(int).tolist() == [0, 1, 2, 3]
    with pytest.raises(Error, match="no type 'bfloat16'"):
        argument("arange:4xbfloat16", np.random.default_rng(0))


@pytest.mark.parametrize(
    ("array", "text"),
    [
        (np.arange(3, dtype=np.int32), "3 int32, from 0 to 2: [0, 1, 2]"),
        (np.zeros((0, 2), np.float32), "0x2 float32, empty"),
        (np.array(2.5), "scalar float64, from 2.5 to 2.5: [2.5]"),
        (np.array([True, False]), "2 bool, from 0 to 1: [1, 0]"),
        (np.array([1 + 2j]), "1 complex128, from 1+2j to 1+2j: [1+2j]"),
        (np.full(7, np.nan, np.float16), "7 float16, from nan to nan: [nan, nan, nan, nan, nan, nan, ...]"),
        (argument("ones:1xf8E4M3FN", np.random.default_rng(0)), "1 float8_e4m3fn, from 1 to 1: [1]"),
    ],
)
def test_summaries(array: np.ndarray, text: str):
    assert _summary(array) == text


SHOWN = "import sys, gpuir.tools.progress as p; p._AFTER = -1; from gpuir.tools.gpuir_run import main; sys.exit(main())"


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_on_a_terminal(file: Path, workers: int):
    """Several batches of blocks: the bar fills, and is gone in the end."""
    leader, follower = pty.openpty()
    options = ("--kernel=copy", "--block=1024", "--grid=40", f"--workers={workers}", "--no-checks", *ARGUMENTS)
    ended = subprocess.run(
        [sys.executable, "-c", SHOWN, str(file), *options], stderr=follower, stdout=subprocess.PIPE, timeout=120
    )
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 4096):
            shown += piece
    except OSError:  # the end of a terminal whose other side is closed
        pass
    os.close(leader)
    assert ended.returncode == 0 and b"simulated in" in ended.stdout
    bars = re.findall(r"\[([#.]{24})\] (\d+)/40 blocks", shown.decode())
    done = [int(number) for _, number in bars]
    assert len(done) > 1 and done == sorted(done) and done[-1] == 40
    assert bars[-1][0] == "#" * 24 and bars[0][0].count("#") == 24 * done[0] // 40
    assert shown.endswith(b"\r\x1b[K")


@pytest.mark.parametrize("loop", ["scf.for", "cf.br"])
def test_progress_within_a_block(tmp_path: Path, loop: str):
    """One block that takes long: the bar fills with the iterations of its loop, or counts them."""
    path = tmp_path / "long.mlir"
    body = "scf.for %a = %c0 to %n step %c1 {\n}\ngpu.return"
    if loop == "cf.br":
        body = """cf.br ^again(%c0 : index)
        ^again(%a: index):
          %next = arith.addi %a, %c1 : index
          %more = arith.cmpi slt, %next, %n : index
          cf.cond_br %more, ^again(%next : index), ^end
        ^end:
          gpu.return"""
    path.write_text(
        f"""gpu.module @m {{ gpu.func @k(%n: index) kernel {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          {body}
        }} }}"""
    )
    shown = SHOWN.replace("p._AFTER = -1", "p._AFTER = -1; import gpuir.sim.loop_progress as l; l._PACE = 0")
    leader, follower = pty.openpty()
    command = [sys.executable, "-c", shown, str(path), "--kernel=k", "--arg=48", "--no-checks"]
    ended = subprocess.run(command, stderr=follower, stdout=subprocess.PIPE, timeout=120)
    os.close(follower)
    bars = b""
    with contextlib.suppress(OSError):  # the end of a terminal whose other side is closed
        while piece := os.read(leader, 4096):
            bars += piece
    os.close(leader)
    assert ended.returncode == 0 and b"simulated in" in ended.stdout
    if loop == "scf.for":
        filled = [
            bar.count("#")
            for bar in re.findall(r"\[([#.]{24})\] 0/1 blocks, [\d.]+ % of the loop at \S+:4:11", bars.decode())
        ]
        assert filled == sorted(filled) and set(filled) == set(range(25))
    else:
        counted = re.findall(r"0/1 blocks, (\d+) iterations of loops, in that at \S+:8:11", bars.decode())
        assert [int(count) for count in counted] == list(range(1, 48)) or len(counted) > 40


def test_no_progress_in_a_file(run_tool, file: Path):
    ended = run_tool(sys.executable, "-c", SHOWN, file, *KERNEL, *ARGUMENTS)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(("engine", "says"), [
    ("native", "native: it has every op"), ("auto", "native: it has every op"), ("numpy", "warp instructions issued"),
])  # fmt: skip
def test_the_engine(run, engine, says, monkeypatch):
    monkeypatch.setattr(Tier, "eager", True)
    code, out, err = run(*KERNEL, *ARGUMENTS, f"--engine={engine}")
    assert (code, err) == (0, "")
    assert says in out
    assert out.count("from 0 to 39") == 2


def test_a_small_launch_is_none_for_machine_code(run):
    code, out, _ = run(*KERNEL, *ARGUMENTS, "--json=-")
    assert code == 0
    assert json.loads(out)["engine"] == "numpy: the launch is small, and making machine code of the kernel takes longer"


def test_counts_of_some_blocks(run, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(Tier, "eager", True)
    ids = {"native": (4, [0, 2, 4, 6]), "auto": (100, list(range(8)))}
    for engine, (many, sampled) in ids.items():
        given = "--kernel=copy", "--grid=8", "--arg=256", "--arg=arange:256xf32", "--arg=zeros:256xf32"
        path = tmp_path / f"{engine}.json"
        code, out, err = run(*given, f"--engine={engine}", f"--sample={many}", f"--json={path}")
        assert (code, err) == (0, "")
        assert out.count("from 0 to 255") == 2
        assert f"of {len(sampled)} of 8 blocks ({', '.join(map(str, sampled))}), which engine='numpy' ran again" in out
        assert json.loads(path.read_text())["operations"]["memref.store"] == len(sampled)


def test_why_it_is_not_the_native_engine(run):
    code, out, _ = run(*KERNEL, *ARGUMENTS, "--engine=auto", "--workers=2")
    assert code == 0
    assert "numpy: of the native engine, it has no workers=" in out
    code, _, err = run(*KERNEL, *ARGUMENTS, "--engine=native", "--workers=2")
    assert code == 1
    assert "engine='native': @copy: it has no workers=" in err
    for option in ("--sanitize", "--svg=-"):
        code, _, err = run(*KERNEL, *ARGUMENTS, "--engine=auto", option)
        assert code == 2
        assert "only with --engine=numpy" in err
