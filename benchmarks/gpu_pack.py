"""Kernels of the corpus as gpuir and as Triton compile them from the same TTGIR, packed for a machine with a GPU:
PYTHON_WITH_TRITON benchmarks/gpu_pack.py FILE [--target=sm_90] [KERNEL ...], there: python gpu_run.py FILE --out=FIGURES.json,
and here again, with what came back: PYTHON benchmarks/gpu_check.py FIGURES.json

Both go through Triton's own compilation, gpuir's by `install(lower="gpuir")`, so that Triton's ptxas assembles both and both are
launched as Triton's launcher does it. A kernel has the arguments and the results by NumPy that its test has, and some have a large
launch, whose arrays are drawn there. The file is a pickle of plain dictionaries, bytes and numbers: gpu_run.py needs neither
gpuir nor Triton.
"""

from __future__ import annotations

import argparse
import lzma
import pickle
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]
# gpuir's own requirements, and those of its tests, behind what this interpreter has.
sys.path += [str(path) for path in (ROOT / ".venv").glob("lib/python3*/site-packages")]
sys.path.append(str(ROOT / "benchmarks"))

import numpy as np  # noqa: E402
import triton  # noqa: E402
import triton_builds  # noqa: E402
from gpu_check import CASES, SEED  # noqa: E402
from gpu_launches import LARGE, Array  # noqa: E402
from triton.compiler import compile as compile_by_triton  # noqa: E402

import gpuir  # noqa: E402
from gpuir.analysis import find_ops  # noqa: E402
from gpuir.interop.triton import install  # noqa: E402
from gpuir.sim.hopper.tensor_map import TensorMap  # noqa: E402
from gpuir.transforms.triton.to_llvm.launching import lowered_arguments  # noqa: E402

_ENTRY = re.compile(r"\.visible \.entry (\w+)\((.*?)\)\n", re.S)
_PARAMETER = re.compile(r"\.param\s+(?:\.align \d+ )?(\.\w+)\b.*?_param_\d+(\[\d+\])?")


def program(made: Any) -> dict[str, Any]:
    """What a launch needs of a compiled kernel."""
    metadata = made.metadata
    found = _ENTRY.search(made.asm["ptx"])
    assert found is not None
    name, listed = found.groups()
    return {
        "cubin": made.asm["cubin"],
        "name": name,
        "parameters": [kind + size for kind, size in _PARAMETER.findall(listed)],
        "shared": metadata.shared,
        "threads": 32 * metadata.num_warps,
        "ctas": metadata.num_ctas,
        "scratch": metadata.global_scratch_size,
        "dependent": bool(getattr(metadata, "launch_pdl", False)),
    }


def as_bytes(array: np.ndarray) -> dict[str, Any]:
    return {"bytes": np.ascontiguousarray(array).tobytes(), "shape": array.shape, "itemsize": array.itemsize}


def argument(value: Any, places: dict[int, int], arrays: list[np.ndarray]) -> dict[str, Any]:
    """An argument of the lowered kernel: the number of an array, a tensor map of one, or a number."""
    if isinstance(value, TensorMap):
        if id(value.array) not in places:
            places[id(value.array)] = len(arrays)
            arrays.append(value.array)
        fields = ("shape", "strides", "box", "steps", "itemsize", "kind", "swizzle", "corners")
        return {"map": places[id(value.array)], **{name: getattr(value, name) for name in fields}}
    if isinstance(value, np.ndarray):
        return {"array": places[id(value)]}
    return {"number": value}


def arguments_of(made: Any, values: list[Any]) -> tuple[list[dict[str, Any]], list[np.ndarray]]:
    with gpuir.Context():
        module = gpuir.parse(made.asm["ttgir"])
        (kernel,) = [op for op in find_ops(module, "tt.func") if op.sym_visibility.value == "public"]
        lowered = lowered_arguments(kernel, values)
    arrays = [each for each in values if isinstance(each, np.ndarray)]
    places = {id(each): number for number, each in enumerate(arrays)}
    return [argument(each, places, arrays) for each in lowered], arrays


def large(name: str, own: Any) -> dict[str, Any] | None:
    """A large launch of the kernel, its arrays without their elements."""
    if name not in LARGE:
        return None
    launch = LARGE[name]
    # Arrays of no bytes: a tensor map needs shapes and strides alone.
    blank = [
        np.broadcast_to(np.zeros((), each.dtype), each.shape) if isinstance(each, Array) else each
        for each in launch.arguments
    ]
    stand_ins = [
        np.lib.stride_tricks.as_strided(each, each.shape, _strides(each)) if isinstance(each, np.ndarray) else each
        for each in blank
    ]
    listed, _ = arguments_of(own, stand_ins)
    arrays = [each for each in launch.arguments if isinstance(each, Array)]
    return {
        "grid": launch.grid,
        "arguments": listed,
        "arrays": [{"shape": each.shape, "dtype": each.dtype, "fill": each.fill} for each in arrays],
        "torch": launch.torch,
        "written": launch.written,
        "tolerance": launch.tolerance,
    }


def _strides(array: np.ndarray) -> tuple[int, ...]:
    sizes = [array.itemsize]
    for size in array.shape[:0:-1]:
        sizes.insert(0, sizes[0] * size)
    return tuple(sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--target", default="sm_90")
    parser.add_argument("kernels", nargs="*", help="names of kernels; none: all")
    asked = parser.parse_args()
    packed = []
    for build in triton_builds.builds():
        name = build.name
        case = name if name in CASES else name.partition(".")[0]
        if (
            build.profiled
            or asked.target not in build.targets
            or case not in CASES
            or asked.kernels
            and name not in asked.kernels
        ):
            continue
        triton_builds._set_knobs(build.knobs)
        options = {"num_warps": build.warps, "num_stages": build.stages, "num_ctas": build.ctas, **build.options}
        wanted = {"target": triton_builds.backend_of(asked.target).target, "options": options}
        try:
            own = compile_by_triton(build.source(asked.target), **wanted)
            with install(lower="gpuir"):
                made = compile_by_triton(build.source(asked.target), **wanted)
            launch = CASES[case](np.random.default_rng(SEED))
            listed, arrays = arguments_of(own, launch.arguments)
            big = large(name, own)
        except Exception as error:
            print(f"{name}: left out: {str(error).strip().splitlines()[0][-160:]}", file=sys.stderr, flush=True)
            continue
        grid = launch.grid if not isinstance(launch.grid, int) else (launch.grid,)
        packed.append(
            {
                "kernel": name,
                "release": triton.__version__,
                "gpuir": program(made),
                "triton": program(own),
                "small": {"grid": tuple(grid), "arguments": listed, "arrays": [as_bytes(each) for each in arrays]},
                "large": big,
                "case": case,
            }
        )
        print(name, "large" if big else "", flush=True)
    asked.file.write_bytes(lzma.compress(pickle.dumps(packed)))
    print(f"{len(packed)} kernels, {asked.file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
