"""Compiles a module to an artifact: checks the request, asks the cache and then a worker, writes the dump."""

from __future__ import annotations

import functools
import importlib.util
import math
import os
import warnings
from typing import Any

from gpuir.compile.artifact import Argument, Artifact, CompiledModule, KernelReport, Parameter
from gpuir.compile.cache import cache_key, default_cache
from gpuir.compile.dump import dump_from_environment
from gpuir.compile.errors import CacheWarning, CompileError
from gpuir.compile.libraries import assembler, math_library
from gpuir.compile.pool import POOL
from gpuir.compile.progress import BINARY
from gpuir.compile.source import source_of
from gpuir.compile.targets import Target, find_target
from gpuir.errors import Diagnostic
from gpuir.files import read_path

__all__ = ["compile_module"]

_NEEDS = {"llvmlite": "llvm llvm-opt ptx cubin sass amdgcn", "cuda.bindings.nvjitlink": "cubin sass"}
_TUPLES = ("max_threads", "required_threads", "cluster", "warnings")


def compile_module(
    source: Any,
    target: str | Target = "sm_90a",
    emit: str | None = None,
    *,
    opt_level: int = 3,
    ptx_version: int | None = None,
    bare_pointers: bool = False,
    cache: bool = True,
    timeout: float = 120.0,
    filename: str = "-",
) -> Artifact:
    """Compiles the kernels of a module for a GPU.

    Args:
        source: a module, a gpu.module, their text, or the path of a file with it. Kernels are `gpu.func ... kernel`, the body of a gpu.launch,
            `llvm.func` with `nvvm.kernel` or `rocdl.kernel`, `func.func` with `gpu.kernel`, and public `tt.func` of TTGIR, which the pass
            `convert-triton-to-llvm` lowers first. It is not changed.
        target: the chip, "sm_75" to "sm_121a", or an AMD one from "gfx908" to "gfx1201" (`gpuir.compile.TARGETS`).
        emit: the form to stop at: "mlir" (LLVM dialect), "llvm", "llvm-opt", "ptx", "cubin", "sass" or "amdgcn";
            by default "ptx", for AMD "amdgcn".
        opt_level: 0 to 3, of LLVM and of the assembler.
        ptx_version: the PTX ISA times ten (86 is 8.6); by default the target's, or that of the kernel's latest instruction.
        bare_pointers: memref arguments are plain pointers instead of descriptors; their shapes must be static.
        cache: whether to use the cache on disk.
        timeout: seconds.
        filename: the text's name in messages; a path's own unless given.

    Raises:
        ParseError: the text is no valid IR.
        CompileError: names the stage, the kernel and the target; also if a back end crashed.
    """
    chosen = find_target(target).at(ptx_version)
    emit = _emit(emit, chosen)
    if type(opt_level) is not int or not 0 <= opt_level <= 3:
        raise ValueError(f"opt_level must be 0, 1, 2 or 3, got {opt_level!r}")
    if isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or not 0 < timeout < math.inf:
        raise ValueError(f"timeout must be a positive number of seconds, got {timeout!r}")
    _check_packages(emit)
    dump = dump_from_environment()
    wanted = sorted({emit, *(form for form in (dump.forms if dump else ()) if form in chosen.emits)})
    if not isinstance(filename, str):
        raise TypeError(f"filename must be a string, got {type(filename).__name__}")
    if isinstance(source, os.PathLike):
        name, source = read_path(source)
        filename = name if filename == "-" else filename
    sent = source_of(source, filename, chosen.chip)
    library = math_library(chosen)
    ptxas = assembler(chosen) if {"cubin", "sass"} & set(wanted) else None
    request = {
        "do": "compile",
        "target": chosen.chip,
        "ptx_version": ptx_version,
        "wanted": wanted,
        "opt_level": opt_level,
        "bare_pointers": bool(bare_pointers),
        "library": str(library) if library else None,
        "ptxas": str(ptxas) if ptxas else None,
    }
    store = default_cache() if cache else None
    key = cache_key(sent.text, request)
    answer = store.load(key) if store else None
    cached = answer is not None
    if answer is None:
        try:
            answer = POOL.ask(request, sent, timeout)
        except CompileError as error:
            if dump:
                dump.write(f"failed.{chosen.chip}.{key[:8]}", error.forms)
            raise
        if store:
            store.store(key, answer)
    notes = store.warnings if store else []
    for message in notes:
        warnings.warn(message, CacheWarning, stacklevel=2)
    artifact = _artifact(answer, chosen, emit, cached, notes)
    if dump:
        for name, compiled in artifact.modules.items():
            dump.write(f"{name}.{'.'.join(list(compiled.kernels)[:1])}.{chosen.chip}.{key[:8]}", compiled.forms)
    return artifact


def _emit(emit: str | None, target: Target) -> str:
    if emit is None:
        return "ptx" if target.family == "nvidia" else "amdgcn"
    if emit not in target.emits:
        raise CompileError(
            f"{target.chip} cannot be compiled to {emit!r}: expected one of {', '.join(target.emits)}",
            target=target.chip,
        )
    return emit


def _check_packages(emit: str) -> None:
    for package, forms in _NEEDS.items():
        if emit in forms.split() and not _installed(package):
            raise CompileError(f"compiling to {emit} needs {package}: pip install 'gpuir[compile]'")


@functools.cache
def _installed(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def _artifact(answer: dict[str, Any], target: Target, emit: str, cached: bool, notes: list[str]) -> Artifact:
    modules = {}
    for sent in answer["value"]["modules"]:
        forms = {name: answer["contents"][number] for name, number in sent["forms"].items()}
        forms = {name: form if name in BINARY else form.decode() for name, form in forms.items()}
        kernels = {name: _report(name, fields) for name, fields in sent["kernels"].items()}
        modules[sent["name"]] = CompiledModule(sent["name"], forms, kernels)
    warned = [f"@{name}: {w}" for module in modules.values() for name, k in module.kernels.items() for w in k.warnings]
    diagnostics = tuple(Diagnostic("warning", text) for text in (*notes, *warned))
    return Artifact(target.chip, emit, modules, answer["value"]["times"], cached, diagnostics)


def _report(name: str, fields: dict[str, Any]) -> KernelReport:
    fields = {key: _frozen(value) if key in _TUPLES else value for key, value in fields.items()}
    arguments = tuple(Argument(**argument) for argument in fields.pop("arguments", ()))
    signature = tuple(
        Parameter(**{key: _frozen(value) for key, value in one.items()}) for one in fields.pop("signature", ())
    )
    return KernelReport(name, arguments=arguments, signature=signature, **fields)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
