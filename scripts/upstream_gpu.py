"""Runs upstream MLIR's integration tests for GPUs without one, in the simulator: `make upstream-tests`.

The tests are mlir/test/Integration/GPU and mlir/test/Examples/NVGPU of Debian's source package of the MLIR whose tools the tests
compare with. They are fetched by apt-get (200 MB), kept in build/upstream, and not part of this project. Each file runs as its
RUN lines say, with gpuir-opt for mlir-opt, gpuir-run for mlir-runner, and the bindings' ExecutionEngine replaced by `gpuir.sim`. Left out
of the pipelines is what makes machine code of kernels and of the host: the simulator runs them as they were before.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import upstream_suite
from upstream_suite import LIT, UPSTREAM, fetch

from gpuir import host

FOLDERS = ("Integration/GPU", "Examples/NVGPU")
HERE = Path(__file__).resolve()
#: The variable that tells the stand-ins to lower kernels.
LOWERED = "UPSTREAM_LOWERED"
#: Passes that make machine code, or what only a compiler of it reads.
_LEFT_OUT = re.compile(
    r"--?(gpu-lower-to-nvvm-pipeline|gpu-to-llvm|gpu-module-to-binary|async-to-async-runtime|async-runtime-ref-counting"
    r"|convert-(async|func|arith|cf)-to-llvm|reconcile-unrealized-casts|test-transform-dialect-erase-schedule|test-(spirv-cpu|vulkan)-runner-pipeline)(=.*)?"
)
#: A pipeline that makes SPIR-V, which the simulator does not read.
_SPIRV = re.compile(r"--?pass-pipeline=.*\bspirv\b.*")
#: What upstream's pipeline to machine code does to kernels, up to LLVM's dialect: with --lowered the simulator runs them so.
_KERNELS_TO_NVVM = (
    "builtin.module(convert-nvgpu-to-nvvm,gpu-kernel-outlining,gpu.module(convert-vector-to-scf,lower-affine,convert-scf-to-cf,"
    "expand-strided-metadata,convert-gpu-to-nvvm,canonicalize,cse,reconcile-unrealized-casts))"
)
#: Tests whose runtimes run kernels in the host's memory, or copy all buffers.
_UNIFIED = ("/SPIRV/", "/Vulkan/")
#: Tests that ask for the text of a compiler of machine code, and run nothing.
_NO_PROGRAM = (
    "dump-ptx.mlir",
    "dump-sass.mlir",
    "command-line-arg.mlir",
    "tma_load_64x8_8x128_noswizzle-transform.mlir",
)
#: Tests that are wrong, and what is wrong with them.
_THEIRS = {
    "matmul.py": "warp-specialized kernels store accumulators before a wgmma.wait_group of 0; the eight others are right",
    "Vulkan/time.mlir": "it asks for the times that a runtime of Vulkan prints",
    "alloc-host-shared.mlir": "it writes and reads element 1 of a buffer of one element",
    "tma_load_128x64_swizzle128b.mlir": "all 128 threads initialize the mbarrier, while others of them arrive at it",
    "tma_load_64x64_swizzle128b.mlir": "all 128 threads initialize the mbarrier, while others of them arrive at it",
    "tma_load_64x8_8x128_noswizzle.mlir": "it expects zeros in shared memory that nothing has written",
}
CONFIGURATION = """
import os
import lit.formats

config.name = "upstream GPU"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir", ".py"]
config.excludes = ["tools", "lit.cfg.py", "lit.local.cfg", "lit.site.cfg.py", {excluded}]
config.test_source_root = {tests!r}
config.test_exec_root = {output!r}
config.environment["PATH"] = {path!r}
config.environment["PYTHONPATH"] = os.pathsep.join([{shim!r}, *filter(None, [os.environ.get("PYTHONPATH")])])
config.environment["GPUIR_HOST"] = {host!r}
if {lowered!r}:
    config.environment[{lowered!r}] = "1"
config.environment["UPSTREAM_FINDINGS"] = {findings!r}
if "HOME" in os.environ:
    config.environment["HOME"] = os.environ["HOME"]
config.available_features |= {{"host-supports-jit"}}
for name in ("cuda", "rocm", "sycl", "levelzero", "vulkan", "spirv_cpu"):
    setattr(config, f"enable_{{name}}_runner", True)
config.enable_bindings_python = True
config.gpu_compilation_format = "fatbin"
config.rocm_test_chipset = "gfx942"
config.run_cuda_tensor_core_tests = config.run_cuda_sm80_tests = config.run_cuda_sm90_tests = True
config.mlir_run_cuda_tensor_core_tests = config.mlir_run_cuda_sm80_tests = config.mlir_run_cuda_sm90_tests = True
config.substitutions += [
    (r"(?<![\\w./-])mlir-opt(?![\\w./-])", {opt!r}),
    (r"(?<![\\w./-])mlir-runner(?![\\w./-])", {run!r}),
    # The condition that they ask it is bash's.
    (r"\\bsh -c", "bash -c"),
    ("%PYTHON", {python!r}),
    ("%mlir_run_cuda_sm90_tests", "1"),
    ("%mlir_[a-z_]*", {library!r}),
]
"""


class Result(NamedTuple):
    """Whether a test passes, and what the checks found in it."""

    passes: bool
    findings: list[str]


def optimize(arguments: list[str]) -> int:
    """Does a call of mlir-opt."""
    lowers = LOWERED in os.environ and any("gpu-lower-to-nvvm-pipeline" in each for each in arguments)
    kept = [each for each in arguments if not _LEFT_OUT.fullmatch(each) and not _SPIRV.fullmatch(each)]
    command = [sys.executable, "-m", "gpuir", "opt"]
    # What an assertion says is where it stands.
    first = subprocess.run(
        [*command, *kept, *["--mlir-print-debuginfo"] * lowers], stdout=subprocess.PIPE if lowers else None
    )
    if first.returncode or not lowers:
        return first.returncode
    return subprocess.run([*command, f"--pass-pipeline={_KERNELS_TO_NVVM}"], input=first.stdout).returncode


def run(test: str, arguments: list[str]) -> int:
    """Does a call of mlir-runner: 0 where the program ends, as upstream's runner does whatever the device finds.

    What the checks find goes to a file of the test, and the program runs again without them, so that its output can be
    compared.
    """
    options, entry, file = iter(arguments), "main", "-"
    for option in options:
        if option in ("-e", "--entry-point"):
            entry = next(options)
        elif not option.startswith("-"):
            file = option
    program = sys.stdin.read() if file == "-" else Path(file).read_text()
    findings: list[dict[str, object]] = []
    for checks in ((), ("--no-checks",)):
        with tempfile.NamedTemporaryFile(suffix=".json") as report:
            command = [sys.executable, "-m", "gpuir", "run", "-", f"--entry={entry}", f"--json={report.name}", *checks]
            if any(folder in test for folder in _UNIFIED):
                command.append("--unified-memory")
            done = subprocess.run(command, input=program, capture_output=True, text=True)
            found = json.loads(Path(report.name).read_text() or "{}").get("findings", [])
        if not checks:
            findings = found
        if not done.returncode or all(each["kind"] == "assert" for each in found):
            break
    if findings:
        folder = Path(os.environ["UPSTREAM_FINDINGS"])
        folder.mkdir(parents=True, exist_ok=True)
        lines = [f"{each['line']}: {each['operation']} {each['kind']}: {each['message']}" for each in findings]
        (folder / test.replace("/", "-")).write_text("\n".join(lines))
    print(done.stdout, end="")
    print(done.stderr, end="", file=sys.stderr)
    return 0 if found and all(each["kind"] == "assert" for each in found) else done.returncode


def results(tests: Path, binaries: Path, lowered: bool) -> dict[str, Result]:
    """What lit says of each file, with kernels as they are written or lowered to LLVM's dialect."""
    name = "lowered" if lowered else "written"
    output = UPSTREAM / "gpu" / name
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    tool = f"{sys.executable} {HERE}"
    (tests / "lit.cfg.py").write_text(
        CONFIGURATION.format(
            tests=str(tests), output=str(output), path=os.pathsep.join([str(binaries), *os.get_exec_path()]),
            excluded=", ".join(map(repr, _NO_PROGRAM)), opt=f"{tool} opt", run=f"{tool} run %s", python=sys.executable,
            shim=str(HERE.parent / "upstream_bindings"), library=str(HERE), host=host.name, findings=str(output / "findings"),
            lowered=LOWERED if lowered else "",
        )
    )  # fmt: skip
    report = output / "lit.json"
    command = [sys.executable, "-c", LIT, "-a", "--no-progress-bar", f"--output={report}"]
    folders = sys.argv[1:] or [str(tests / folder) for folder in FOLDERS]
    print(f"[upstream] kernels {'lowered' if lowered else 'as they are written'}", flush=True)
    with open(output / "log", "w") as log:
        subprocess.run([*command, *folders], stdout=log, stderr=log)
    found = {}
    for test in json.loads(report.read_text())["tests"]:
        name = test["name"].split(" :: ")[1]
        file = output / "findings" / str(tests / name).replace("/", "-")
        findings = file.read_text().splitlines() if file.exists() else []
        found[name] = Result(test["code"] == "PASS", findings)
    return found


def main() -> int:
    if sys.argv[1:2] == ["opt"]:
        return optimize(sys.argv[2:])
    if sys.argv[1:2] == ["run"]:
        return run(sys.argv[2], sys.argv[3:])
    release = upstream_suite.version()
    tests = fetch(release, FOLDERS)
    binaries = Path(f"/usr/lib/llvm-{release.split('.')[0]}/bin")
    written, lowered = (results(tests, binaries, each) for each in (False, True))
    failed = 0
    print(f"{'as written':<12}{'lowered':<12}")
    for name in sorted(written):
        columns = [written[name], lowered[name]]
        passes = any(each.passes for each in columns)
        theirs = next((why for test, why in _THEIRS.items() if name.endswith(test)), "")
        failed += not passes and not theirs
        shown = "".join(f"{'passes' if each.passes else 'FAILS':<12}" for each in columns)
        print(f"{shown}{name}{'' if passes or not theirs else f': {theirs}'}")
        for line in dict.fromkeys(line for each in columns for line in each.findings):
            print(f"{'':<24}{line[:200]}")
    for title, folders in (
        ("with a main, of CUDA, ROCM and SPIRV", ("GPU/CUDA/", "GPU/ROCM/", "GPU/SPIRV/")),
        ("in all", ("",)),
    ):
        chosen = [name for name in written if any(folder in name for folder in folders)]
        chosen = [name for name in chosen if name.endswith(".mlir") or not folders[0]]
        passed = sum(written[name].passes or lowered[name].passes for name in chosen)
        print(f"{passed} of {len(chosen)} pass {title}; logs in {(UPSTREAM / 'gpu').relative_to(upstream_suite.ROOT)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
