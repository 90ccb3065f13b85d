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

import upstream_suite
from upstream_suite import LIT, UPSTREAM, fetch

from gpuir import host

FOLDERS = ("Integration/GPU", "Examples/NVGPU")
HERE = Path(__file__).resolve()
#: What the checks found in a test, a file each.
FINDINGS = UPSTREAM / "gpu" / "findings"
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


def optimize(arguments: list[str]) -> int:
    """Does a call of mlir-opt."""
    lowers = LOWERED in os.environ and any("gpu-lower-to-nvvm-pipeline" in each for each in arguments)
    kept = [each for each in arguments if not _LEFT_OUT.fullmatch(each) and not _SPIRV.fullmatch(each)]
    command = [sys.executable, "-m", "gpuir", "opt"]
    first = subprocess.run([*command, *kept], stdout=subprocess.PIPE if lowers else None)
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
        FINDINGS.mkdir(parents=True, exist_ok=True)
        lines = [f"{each['line']}: {each['operation']} {each['kind']}: {each['message']}" for each in findings]
        (FINDINGS / test.replace("/", "-")).write_text("\n".join(lines))
    print(done.stdout, end="")
    print(done.stderr, end="", file=sys.stderr)
    return 0 if found and all(each["kind"] == "assert" for each in found) else done.returncode


def results(tests: Path, binaries: Path) -> dict[str, dict[str, object]]:
    """What lit says of each file."""
    output = UPSTREAM / "gpu"
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    tool = f"{sys.executable} {HERE}"
    (tests / "lit.cfg.py").write_text(
        CONFIGURATION.format(
            tests=str(tests), output=str(output), path=os.pathsep.join([str(binaries), *os.get_exec_path()]),
            excluded=", ".join(map(repr, _NO_PROGRAM)), opt=f"{tool} opt", run=f"{tool} run %s", python=sys.executable,
            shim=str(HERE.parent / "upstream_bindings"), library=str(HERE), host=host.name, findings=str(FINDINGS), lowered=LOWERED if LOWERED in os.environ else "",
        )
    )  # fmt: skip
    report = output / "lit.json"
    command = [sys.executable, "-c", LIT, "-a", "--no-progress-bar", f"--output={report}"]
    with open(output / "log", "w") as log:
        folders = sys.argv[1:] or [str(tests / folder) for folder in FOLDERS]
        subprocess.run([*command, *folders], stdout=log, stderr=log)
    return {test["name"].split(" :: ")[1]: test for test in json.loads(report.read_text())["tests"]}


def main() -> int:
    if sys.argv[1:2] == ["opt"]:
        return optimize(sys.argv[2:])
    if sys.argv[1:2] == ["run"]:
        return run(sys.argv[2], sys.argv[3:])
    release = upstream_suite.version()
    tests = fetch(release, FOLDERS)
    found = results(tests, Path(f"/usr/lib/llvm-{release.split('.')[0]}/bin"))
    clean = 0
    for name, test in sorted(found.items()):
        file = FINDINGS / str(tests / name).replace("/", "-")
        findings = file.read_text().splitlines() if file.exists() else []
        passes = test["code"] == "PASS"
        clean += passes and not findings
        print(f"{'passes' if passes else 'FAILS':<8}{test['elapsed']:6.1f} s  {name}")
        for line in findings:
            print(f"{'':<18}{line}")
    passed = sum(test["code"] == "PASS" for test in found.values())
    print(f"{passed} of {len(found)} pass, {clean} of them without findings; log in {UPSTREAM / 'gpu' / 'log'}")
    return 0 if passed == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
