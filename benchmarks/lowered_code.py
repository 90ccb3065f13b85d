"""TTGIR to machine code by gpuir and by Triton, kernel by kernel: PYTHON_WITH_TRITON benchmarks/lowered_code.py --target=sm_90

Both start from the text that Triton's own passes leave of a kernel of test/interop/triton/Inputs/kernels, in the same
process, and end with PTX or AMD's assembly: Triton by its stages `llir` and `ptx` or `amdgcn`, gpuir by `gpuir.compile` without
its cache. A time is the best of `--repetitions` behind one that warms up. Triton's ptxas assembles both texts of PTX, for the same
target, and its nvdisasm counts instructions; of AMD's assembly they and its metadata are counted. A ratio is gpuir's figure by
Triton's: below 1 is better. A table of all kernels is printed, and with --json one of the medians and ranges for benchmarks/run.py.
"""

from __future__ import annotations

import argparse
import collections
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]
# gpuir's own requirements behind what this interpreter has.
sys.path += [str(path) for path in (ROOT / ".venv").glob("lib/python3*/site-packages")]

import triton  # noqa: E402
import triton_builds  # noqa: E402
from triton._C.libtriton import ir  # noqa: E402

import gpuir  # noqa: E402
from gpuir.interop.triton.machine_code import chip_of  # noqa: E402

#: Instructions of PTX that are counted, by the words that they begin with.
PTX = {
    "mma": r"mma\.(?:sp\S*\.)?sync", "wgmma": r"wgmma\.mma_async", "tcgen05": r"tcgen05\.mma",
    "ldmatrix": r"(?:ld|st)matrix", "cp.async": r"cp\.async\.c[ag]\.", "bulk": r"cp\.(?:reduce\.)?async\.bulk\.(?!commit|wait)",
    "wide ld/st": r"(?:ld|st)\.[\w.:]*\bv[248]\.", "ld/st": r"(?:ld|st)\.(?:[\w.:]*\.)?(?:global|shared)",
    "barriers": r"(?:bar|barrier)\.",
}  # fmt: skip
#: Of AMD's assembly: matrix cores, the LDS, loads and stores of both kinds, copies into the LDS, waits, barriers, spills.
AMDGCN = {
    "matrix": r"v_s?w?mf?mac?_\w+", "ds_read": r"ds_(?:read|load)\w*", "ds_write": r"ds_(?:write|store)\w*",
    "ds_permute": r"ds_b?permute\w*", "buffer_load": r"buffer_load\w*", "global_load": r"(?:global|flat)_load\w*",
    "stores": r"(?:buffer|global|flat)_store\w*", "waits": r"s_wait\w+", "barriers": r"s_barrier(?!_wait)\w*",
    "scratch": r"scratch_\w+",
}  # fmt: skip
_AMD_INSTRUCTION = re.compile(r"^\t([a-z]\w+)\b", re.M)
_SASS = re.compile(r"^\s*/\*[0-9a-f]+\*/\s+(?:@!?\w+\s+)?([A-Z][\w.]*)", re.M)
_BIN = Path(triton.__file__).parent / "backends" / "nvidia" / "bin"


def best(work: Callable[[], Any], repetitions: int) -> tuple[float, Any]:
    """Milliseconds of the quickest run, and what it gave."""
    made, least = work(), float("inf")
    for _ in range(repetitions):
        start = time.perf_counter()
        made = work()
        least = min(least, time.perf_counter() - start)
    return 1e3 * least, made


def by_triton(text: str, target: str, options: dict[str, Any], folder: Path) -> Callable[[], tuple[str, int]]:
    """Triton's stages from a TTGIR to PTX, and the bytes of shared memory."""
    backend = triton_builds.backend_of(target)
    file = folder / "kernel.ttgir"
    file.write_text(text)
    parsed = backend.parse_options(options)
    stages: dict[str, Any] = {}
    arguments = [triton.backends.compiler.Language.TRITON] if hasattr(triton.backends.compiler, "Language") else []
    backend.add_stages(stages, parsed, *arguments)

    def work() -> tuple[str, int]:
        context = ir.context()
        ir.load_dialects(context)
        backend.load_dialects(context)
        module = ir.parse_mlir_module(str(file), context)
        module.context = context
        metadata = {"target": backend.target, **parsed.__dict__}
        llvm = stages["llir"](module, metadata)
        return stages["amdgcn" if is_amd(target) else "ptx"](llvm, metadata), metadata["shared"]

    return work


def is_amd(target: str) -> bool:
    return target.startswith("gfx")


def by_gpuir(text: str, target: str) -> Callable[[], str]:
    chip = chip_of(triton_builds.backend_of(target).target)
    form = "amdgcn" if is_amd(target) else "ptx"
    return lambda: next(iter(gpuir.compile(text, chip, cache=False).modules.values())).forms[form]


def shared_bytes(text: str, target: str) -> int:
    """What gpuir's own allocation comes to."""
    with gpuir.Context():
        module = gpuir.parse(text)
        chip = chip_of(triton_builds.backend_of(target).target)
        gpuir.pass_manager(f"builtin.module(convert-triton-to-llvm{{target={chip}}})").run(module)
        return int(module.operation.attributes["ttg.shared"].value)


def assembled(ptx: str, target: str, folder: Path) -> dict[str, int]:
    """Registers, spilled bytes and static instructions, by Triton's ptxas and nvdisasm; of AMD by what the assembly says."""
    if is_amd(target):
        said = {key: int(re.findall(rf"\.{key}:\s*(\d+)", ptx)[-1]) for key in ("vgpr_count", "vgpr_spill_count")}
        code = len(_AMD_INSTRUCTION.findall(ptx))
        return {"registers": said["vgpr_count"], "spills": said["vgpr_spill_count"], "instructions": code}
    number = int(target.removeprefix("sm_"))
    ptxas = _BIN / ("ptxas-blackwell" if number >= 90 and (_BIN / "ptxas-blackwell").exists() else "ptxas")
    source, binary = folder / "kernel.ptx", folder / "kernel.cubin"
    source.write_text(ptx)
    chip = f"sm_{number}{'a' if number >= 90 else ''}"
    done = subprocess.run([ptxas, "-v", f"--gpu-name={chip}", source, "-o", binary], capture_output=True, text=True)
    said = done.stderr
    if done.returncode:
        raise RuntimeError(f"ptxas: {said}")
    spills = sum(map(int, re.findall(r"(\d+) bytes spill (?:stores|loads)", said)))
    listed = subprocess.run([_BIN / "nvdisasm", "-c", binary], capture_output=True, text=True, check=True).stdout
    instructions = [name for name in _SASS.findall(listed) if name != "NOP"]
    return {
        "registers": max(map(int, re.findall(r"Used (\d+) registers", said))),
        "spills": spills,
        "SASS": len(instructions),
    }


def counted(ptx: str, target: str) -> dict[str, int]:
    """Instructions of each kind; a predicate may stand before one, and inline assembly anywhere in a line."""
    if is_amd(target):
        names = collections.Counter(_AMD_INSTRUCTION.findall(ptx))
        return {
            key: sum(count for name, count in names.items() if re.fullmatch(pattern, name))
            for key, pattern in AMDGCN.items()
        }
    return {name: len(re.findall(rf"(?<![\w.])(?:{pattern})", ptx)) for name, pattern in PTX.items()}


def compare(build: Any, target: str, repetitions: int) -> dict[str, Any] | None:
    """Figures of one kernel, of both; what one of them refuses is said and left out."""
    options = {"num_warps": build.warps, "num_stages": build.stages, "num_ctas": build.ctas, **build.options}
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            text = triton_builds.lower(build, target, lambda *_: None)
            theirs_ms, (theirs, theirs_shared) = best(by_triton(text, target, options, folder), repetitions)
            ours_ms, ours = best(by_gpuir(text, target), repetitions)
            figures = {"ms": (ours_ms, theirs_ms), "shared": (shared_bytes(text, target), theirs_shared)}
            both = [{**assembled(ptx, target, folder), **counted(ptx, target)} for ptx in (ours, theirs)]
    except Exception as error:
        said = (str(error).strip() or type(error).__name__).splitlines()[0]
        print(f"{build.name}: left out: {said[-160:]}", file=sys.stderr, flush=True)
        return None
    return {"kernel": build.name, **figures, **{key: tuple(each[key] for each in both) for key in both[0]}}


def medians(rows: list[dict[str, Any]]) -> dict[str, dict[str, dict[str, float]]]:
    """Of each figure that both have some of: gpuir's, Triton's, and the ratios."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    own = ("instructions", *AMDGCN) if rows and "matrix" in rows[0] else ("SASS",)
    for key in ("ms", "registers", "shared", *own):
        pairs = [row[key] for row in rows if row[key][1]]
        for name, values in (
            ("gpuir", [one for one, _ in pairs]),
            ("theirs", [other for _, other in pairs]),
            ("ratio", [one / other for one, other in pairs]),
        ):
            if values:
                each = {"median": statistics.median(values), "min": min(values), "max": max(values)}
                found.setdefault(key, {})[name] = each
    return found


def cell(key: str, pair: tuple[float, float]) -> str:
    if key == "ms":
        return f"{pair[0]:.0f} / {pair[1]:.0f}"
    return f"{pair[0]}" if pair[0] == pair[1] else f"{pair[0]} / {pair[1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", default="sm_90")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="the medians, as JSON, behind the table")
    parser.add_argument("kernels", nargs="*", help="words of kernels' names; none: all")
    asked = parser.parse_args()
    rows = []
    for build in triton_builds.builds():
        wanted = not asked.kernels or any(word in f"={build.name}=" for word in asked.kernels)
        if wanted and asked.target in build.targets and not build.profiled:
            triton_builds._set_knobs(build.knobs)
            row = compare(build, asked.target, asked.repetitions)
            rows += [row] if row else []
    keys = [key for key in (rows[0] if rows else {}) if key != "kernel"]
    print(f"gpuir / Triton {triton.__version__}, {asked.target}\n")
    print(f"| kernel | {' | '.join(keys)} |\n|---{'|---' * len(keys)}|")
    for row in rows:
        print(f"| {row['kernel']} | {' | '.join(cell(key, row[key]) for key in keys)} |")
    found = medians(rows)
    print(
        f"\n{len(rows)} kernels; " + "; ".join(f"{key}: {each['ratio']['median']:.2f}" for key, each in found.items())
    )
    spilled = [row["kernel"] for row in rows if row["spills"][0] and not row["spills"][1]]
    print(f"Spills where Triton's code has none: {', '.join(spilled) or 'none'}")
    if asked.json:
        print(json.dumps({"kernels": len(rows), "triton": triton.__version__, "medians": found}))


if __name__ == "__main__":
    main()
