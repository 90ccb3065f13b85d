"""TTGIR to PTX or AMD's assembly by gpuir, inside of Triton's own compilation: what stands for its stages behind TTGIR.

Triton's last stage, its ptxas or its linker, makes the binary of that, and its own launcher loads and launches it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from gpuir.analysis import find_ops
from gpuir.assembly.diagnostics import from_error
from gpuir.assembly.document import parse
from gpuir.compile import CompileError
from gpuir.compile.api import compile_module
from gpuir.dialects import tt
from gpuir.dialects.tt import TRITON
from gpuir.errors import Diagnostic, Error
from gpuir.host import ir
from gpuir.ods.context import Context
from gpuir.ods.releases import Release
from gpuir.passes.registry import find_pass
from gpuir.transforms.triton import module_numbers

__all__ = ["chip_of", "own_lowerings", "replace_stages", "scratch_parameters"]

_PASS = "convert-triton-to-llvm"
_ADVICE = 'lower="triton", the default of install, leaves the lowering to Triton'
#: Options of Triton's backends that change its lowering in a way that gpuir's has not, by what they are off.
_UNKNOWN_OPTIONS = {"instrumentation_mode": ("", None), "min_shared_mem": (None, 0), "enable_fp_fusion": (True,)}


def scratch_parameters(release: Release) -> int:
    """How many addresses of scratch the release's launcher passes behind a kernel's own parameters: Triton's, the profiler's."""
    return 1 if release.number == "3.4" else 2


def chip_of(target: Any) -> str:
    """gpuir's name of a chip: of Triton's ("cuda", 90) sm_90a, as its own ptxas is told."""
    if target.backend != "cuda":
        return str(target.arch)
    return f"sm_{target.arch}{'a' if target.arch >= 90 else ''}"


def own_lowerings() -> str:
    """The code of lowerings that are not gpuir's: kernels compiled with others are other kernels."""
    from gpuir.transforms.triton.to_llvm import LOWERINGS

    found = [(name, rule) for name, rule in LOWERINGS.items() if not rule.__module__.startswith("gpuir.")]
    return ";".join(f"{name} {_code(rule)}" for name, rule in sorted(found, key=lambda each: each[0]))


def _code(rule: Callable[..., Any]) -> str:
    try:
        return inspect.getsource(rule)
    except (OSError, TypeError):
        return repr(rule)


def replace_stages(
    stages: dict[str, Any], target: Any, options: Any, release: Release, lowered: Callable[[], None]
) -> None:
    """Has gpuir make `llir` and `ptx`, or `amdgcn`, of TTGIR, with the metadata that Triton's launcher reads.

    `lowered` is called for each kernel. What comes from elsewhere, LLVM IR from a file for instance, still goes through
    Triton's own stages.
    """
    assembly = "ptx" if "ptx" in stages else "amdgcn"
    made: dict[str, str] = {}

    def llir(module: Any, metadata: dict[str, Any]) -> str:
        kernel = module.get_entry_func_name()
        try:
            llvm, text, numbers = _lower(str(module), chip_of(target), options, release, assembly)
        except (Error, ir.MLIRError) as error:
            note = Diagnostic(
                "note", f"in gpuir's lowering of kernel '{kernel}', by install(lower=\"gpuir\"); {_ADVICE}"
            )
            stage = getattr(error, "stage", "lower")
            raise CompileError(
                [*(error.diagnostics if isinstance(error, Error) else from_error(error)), note],
                stage=stage,
                kernel=kernel,
                target=chip_of(target),
            ) from error
        metadata.update(numbers)
        made[llvm] = text
        lowered()
        return llvm

    inner = stages[assembly]

    def assemble(source: Any, metadata: dict[str, Any]) -> Any:
        return made.pop(source) if source in made else inner(source, metadata)

    stages["llir"], stages[assembly] = llir, assemble


def _lower(
    text: str, chip: str, options: Any, release: Release, assembly: str
) -> tuple[str, str, dict[str, int | str | None]]:
    """LLVM IR and assembly of a TTGIR, and the metadata."""
    for name, off in _UNKNOWN_OPTIONS.items():
        if getattr(options, name, off[0]) not in off:
            raise CompileError(f"the option {name}={getattr(options, name)!r} is not lowered", stage="lower")
    lowering = find_pass(_PASS)
    if lowering is None:
        raise LookupError(f"no pass is named {_PASS}")
    with Context() as context:
        module = parse(text, context=context, release=release)
        op = module.operation.opview
        (name,) = [each.sym_name.value for each in find_ops(op, tt.FuncOp) if _is_kernel(each)]
        lowering.run(op, {"target": chip, "scratch_parameters": scratch_parameters(release)})
        numbers = _metadata(op, release, options, assembly)
        if numbers.get("profile_scratch_size"):
            raise CompileError("scratch of a profiler is not lowered", stage="lower")
        version = getattr(options, "ptx_version", None)
        artifact = compile_module(module, chip, assembly, ptx_version=version)
        return artifact.llvm, str(artifact.data), {**numbers, "name": name}


def _is_kernel(function: tt.FuncOp) -> bool:
    visibility = function.operation.attributes.get("sym_visibility")
    return visibility is None or getattr(visibility, "value", "public") == "public"


def _metadata(op: Any, release: Release, options: Any, assembly: str) -> dict[str, int | str | None]:
    """What the release's launcher is told of a kernel, in its keys."""
    found: dict[str, int | str | None] = {
        "num_warps": module_numbers.module_number(op, "ttg.total-num-warps", options.num_warps),
        "shared": module_numbers.module_number(op, "ttg.shared", 0),
    }
    size = module_numbers.module_number(op, "ttg.global_scratch_memory_size", 0)
    if assembly == "ptx" or release in TRITON.range("3.8-"):
        found["global_scratch_size"] = size
        found["global_scratch_align"] = module_numbers.module_number(op, "ttg.global_scratch_memory_alignment", 1)
    elif size:
        raise CompileError(
            f"{release}'s launcher for AMD passes no scratch, and the kernel takes {size} bytes", stage="lower"
        )
    if assembly == "ptx":
        found["tmem_size"] = module_numbers.module_number(op, "ttg.tensor_memory_size", 0)
    if scratch_parameters(release) > 1:
        found["profile_scratch_size"] = module_numbers.module_number(op, "ttg.profile_scratch_memory_size", 0)
        found["profile_scratch_align"] = module_numbers.module_number(op, "ttg.profile_scratch_memory_alignment", 1)
    return found
