"""What runs in a worker's process: answers requests to compile."""

from __future__ import annotations

import dataclasses
import gc
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from gpuir.assembly.diagnostics import from_host
from gpuir.compile import amd, nvidia
from gpuir.compile.errors import CompileError
from gpuir.compile.from_tensors import SHORT_POINTERS
from gpuir.compile.kernels import device_modules, functions, is_kernel, keep_managers, name_of, walk
from gpuir.compile.literals import older_literals
from gpuir.compile.lowering import DYNAMIC, lower, lower_host
from gpuir.compile.progress import Progress
from gpuir.compile.source import received
from gpuir.compile.targets import TARGETS, Target
from gpuir.errors import Diagnostic, ParseError, diagnostics_of
from gpuir.host import ir, module, symbol_path
from gpuir.processes.frames import decode, encode

__all__ = ["answer", "idle"]

#: Compilations between two collections of garbage.
_COLLECT = 16
_NVVM_BOUNDS = {"maxntid": "max_threads", "reqntid": "required_threads", "cluster_dim": "cluster"}
_NVVM_NUMBERS = {"minctasm": "min_blocks", "maxnreg": "max_registers"}


class _Contexts:
    """A context takes as long to make as a small kernel to lower: one serves many compilations, but not all.

    Types and attributes stay in it as long as it lives.
    """

    def __init__(self, compilations: int = 256):
        self._compilations = self._left = compilations
        self._context: Any = None

    def get(self) -> Any:
        if self._context is None or not self._left:
            self._context, self._left = ir.Context(), self._compilations
            # Other workers keep the other processors busy.
            self._context.enable_multithreading(False)
            keep_managers()
        self._left -= 1
        return self._context


_contexts = _Contexts()


def compile_module(request: dict[str, Any], data: bytes, progress: Progress) -> list[dict[str, Any]]:
    """Every gpu.module of the module as forms and kernels; the stages up to what is ``wanted``."""
    target: Target = TARGETS[request["target"]].at(request["ptx_version"])
    bare = bool(request["bare_pointers"])
    with _contexts.get(), ir.Location.unknown():
        with progress.running("read"):
            payload = received(request, data, ir.Context.current, target.chip)
        # The parent has the text.
        with progress.running("lower"):
            kernels = device_modules(payload, bare)
            progress.kernel = _names(kernels.module)
            lowered = lower(kernels, target, bare_pointers=bare, expand_math=not request["library"])
        made = [_compile_one(op, target, request, progress) for op in lowered]
        for one in made:
            for name, report in one["kernels"].items():
                report.update(signature=kernels.signatures[one["name"], name], bare_pointers=bare)
        return made


def translate(request: dict[str, Any], data: bytes, progress: Progress) -> str:
    """LLVM IR of a module with gpu.binary objects and launches ("offload": lowered before), or of its one gpu.module."""
    with _contexts.get(), ir.Location.unknown():
        with progress.running("read"):
            payload = received(request, data, ir.Context.current)
        if request["do"] == "offload":
            with progress.running("host"):
                lower_host(payload)
        op = payload.body.operations[0] if request.get("inner") else payload
        progress.forms = {"mlir": str(op)}
        return _llvm_ir(op, progress)


def _llvm_ir(op: Any, progress: Progress) -> str:
    """The host's translation, which may end the process where it refuses something: what it says is told at once."""
    told: list[Diagnostic] = []

    def tell(diagnostic: Any) -> bool:
        told.append(from_host(diagnostic))
        print(json.dumps(dataclasses.asdict(told[-1])), file=sys.stderr, flush=True)
        return True

    operation = op.operation
    handler = operation.context.attach_diagnostic_handler(tell)
    try:
        with progress.running("translate", "mlir", str(progress.forms["mlir"])):
            return str(module("dialects.llvm").translate_module_to_llvmir(operation))
    except (ir.MLIRError, RuntimeError) as error:
        raise CompileError(told or str(error)) from None
    finally:
        handler.detach()


def _names(payload: Any) -> str:
    kernels = (f for op in payload.body.operations for kind in ("gpu.func", "llvm.func") for f in functions(op, kind))
    return ", ".join(f"@{name_of(f)}" for f in kernels if is_kernel(f))


def _compile_one(op: Any, target: Target, request: dict[str, Any], progress: Progress) -> dict[str, Any]:
    wanted, opt_level = set(request["wanted"]), request["opt_level"]
    kernels = {name_of(f): _bounds(f) for f in functions(op) if is_kernel(f)}
    progress.kernel = ", ".join(f"@{name}" for name in kernels)
    # The passes have left it verified: printing need not do it again.
    forms: dict[str, Any] = {"mlir": op.get_asm(assume_verified=True)}
    progress.forms = forms
    done = {"name": name_of(op), "forms": forms, "kernels": kernels}
    if wanted <= forms.keys():
        return done
    forms["llvm"] = older_literals(_llvm_ir(op, progress))
    target = target.for_instructions(forms["llvm"], request["ptx_version"])
    # It needs a package that earlier stages do without.
    from gpuir.compile import llvm

    library = Path(request["library"]) if request["library"] else None
    back_end = llvm.BackEnd(target, opt_level, library, short_pointers=SHORT_POINTERS in op.attributes)
    with progress.running("optimize", "llvm", forms["llvm"]):
        back_end.read(forms["llvm"])
        for name, report in kernels.items():
            report["arguments"] = [dataclasses.asdict(argument) for argument in back_end.arguments(name)]
        if wanted <= forms.keys():
            return done
        back_end.link_libraries()
        back_end.optimize()
        if "llvm-opt" in wanted:
            forms["llvm-opt"] = str(back_end.module)
    if wanted <= forms.keys():
        return done
    assembly = "ptx" if target.family == "nvidia" else "amdgcn"
    with progress.running("codegen", "llvm", forms["llvm"]):
        forms[assembly] = back_end.assembly()
    if assembly == "amdgcn":
        _add(kernels, amd.reports(forms[assembly]))
    if wanted <= forms.keys():
        return done
    with progress.running("link", "ptx", forms["ptx"]):
        forms["cubin"], log = nvidia.assemble(forms["ptx"], target, opt_level, request["ptxas"], str(request["folder"]))
        _add(kernels, nvidia.reports(log))
    if wanted <= forms.keys():
        return done
    with progress.running("disassemble"):
        forms["sass"] = nvidia.disassemble(forms["cubin"], str(request["folder"]))
    return done


def _bounds(function: Any) -> dict[str, Any]:
    """What the kernel's attributes promise about launches."""
    bounds: dict[str, Any] = {}
    for name, field in _NVVM_BOUNDS.items():
        if f"nvvm.{name}" in function.attributes:
            bounds[field] = list(ir.DenseI32ArrayAttr(function.attributes[f"nvvm.{name}"]))
    for name, field in _NVVM_NUMBERS.items():
        if f"nvvm.{name}" in function.attributes:
            bounds[field] = int(ir.IntegerAttr(function.attributes[f"nvvm.{name}"]).value)
    if "rocdl.flat_work_group_size" in function.attributes:
        most = str(ir.StringAttr(function.attributes["rocdl.flat_work_group_size"]).value).split(",")[-1]
        bounds["max_threads"] = [int(most)]
    addresses = (symbol_path(op.attributes["global_name"]) for op in walk(function, "llvm.mlir.addressof"))
    bounds["dynamic_shared_memory"] = any(name.startswith(DYNAMIC) for (name,) in addresses)
    return bounds


def _add(kernels: dict[str, Any], reports: dict[str, dict[str, Any]]) -> None:
    general = reports.get("", {}).get("warnings", [])
    for name, report in kernels.items():
        report.update(reports.get(name, {}))
        report["warnings"] = [*report.get("warnings", []), *general]


def _answer(request: dict[str, Any], data: np.ndarray, progress: Progress) -> tuple[bytes, int]:
    progress.begin()
    try:
        if request["do"] != "compile":
            return encode({"llvm": translate(request, data.tobytes(), progress)})
        modules = compile_module(request, data.tobytes(), progress)
    except Exception as error:  # Whatever it is, the parent reports it.
        forms = {name: form for name, form in progress.forms.items() if isinstance(form, str)}
        value: dict[str, Any] = {"diagnostics": [dataclasses.asdict(d) for d in diagnostics_of(error)], "forms": forms}
        value["parse"] = isinstance(error, ParseError)
        return encode({**value, "stage": progress.stage, "kernel": progress.kernel})
    # As bytes behind the answer: JSON takes longer over long texts than some stages.
    contents: list[np.ndarray] = []
    for made in modules:
        for name, form in made["forms"].items():
            made["forms"][name] = len(contents)
            contents.append(np.frombuffer(form.encode() if isinstance(form, str) else form, np.uint8))
    return encode({"modules": modules, "times": progress.times}, contents)


_progress: Progress | None = None
_compilations = 0
# Between requests, when nobody waits.
gc.disable()


def answer(body: bytes, text_length: int) -> tuple[bytes, int]:
    """The answer to a request to compile or to translate."""
    global _progress
    request, arrays = decode(body, text_length)
    _progress = _progress or Progress(request["folder"])
    return _answer(request, arrays[0], _progress)


def idle() -> None:
    """Collects garbage from time to time."""
    global _compilations
    if not _compilations % _COLLECT:
        gc.collect()
    if not _compilations:
        # What a compilation imports stays: the collector need not look at it again.
        gc.freeze()
    _compilations += 1
