"""From a module to an artifact: what is asked for, the cache, a worker, the dump."""

from __future__ import annotations

import functools
import importlib.util
import io
import re
import warnings
from typing import Any

from gpuir.compile.artifact import Argument, Artifact, CompiledModule, KernelReport, Parameter
from gpuir.compile.cache import cache_key, default_cache
from gpuir.compile.dump import dump_from_environment
from gpuir.compile.errors import CacheWarning, CompileError
from gpuir.compile.libraries import math_library
from gpuir.compile.pool import POOL
from gpuir.compile.targets import Target, find_target
from gpuir.errors import Diagnostic
from gpuir.host import ir

__all__ = ["as_module", "compile_module", "host_bytecode"]

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
) -> Artifact:
    """Compiles the kernels of a module for a GPU.

    Args:
        source: a module, a gpu.module, or their text. Kernels are `gpu.func ... kernel`, the body of a gpu.launch,
            `llvm.func` with `nvvm.kernel` or `rocdl.kernel`, and `func.func` with `gpu.kernel`. It is not changed.
        target: the chip, "sm_75" to "sm_121a", "gfx90a", "gfx942" or "gfx1100" (`gpuir.compile.TARGETS`).
        emit: the last form wanted: "mlir" (LLVM dialect), "llvm", "llvm-opt", "ptx", "cubin", "sass" or "amdgcn";
            by default "ptx", for AMD "amdgcn".
        opt_level: 0 to 3, of LLVM and of the assembler.
        ptx_version: the PTX ISA times ten (86 is 8.6), where it must not be the target's default.
        bare_pointers: memref arguments are plain pointers instead of descriptors; their shapes must be static.
        cache: whether the cache on disk is asked, and kept.
        timeout: seconds.

    Raises:
        CompileError: names the stage, the kernel and the target; a crash of a back end is one too.
    """
    chosen = find_target(target).at(ptx_version)
    emit = _emit(emit, chosen)
    if opt_level not in (0, 1, 2, 3) or isinstance(opt_level, bool):
        raise ValueError(f"opt_level must be 0, 1, 2 or 3, got {opt_level!r}")
    if not timeout > 0:
        raise ValueError(f"timeout must be a positive number of seconds, got {timeout!r}")
    _check_packages(emit)
    dump = dump_from_environment()
    wanted = sorted({emit, *(form for form in (dump.forms if dump else ()) if form in chosen.emits)})
    module = as_module(source)
    text = module.operation.get_asm()
    library = math_library(chosen)
    request = {
        "do": "compile",
        "target": chosen.chip,
        "ptx_version": ptx_version,
        "wanted": wanted,
        "opt_level": opt_level,
        "bare_pointers": bool(bare_pointers),
        "library": str(library) if library else None,
    }
    store = default_cache() if cache else None
    key = cache_key(text, request)
    answer = store.load(key) if store else None
    cached = answer is not None
    if answer is None:
        try:
            answer = POOL.ask(request, host_bytecode(module, text), text, timeout)
        except CompileError as error:
            if dump:
                dump.write(f"failed.{chosen.chip}.{key[:8]}", error.forms)
            raise
        if store:
            store.store(key, answer)
    said = store.warnings if store else []
    for message in said:
        warnings.warn(message, CacheWarning, stacklevel=3)
    artifact = _artifact(answer, chosen, emit, cached, said)
    if dump:
        for name, made in artifact.modules.items():
            dump.write(f"{name}.{'.'.join(list(made.kernels)[:1])}.{chosen.chip}.{key[:8]}", made.forms)
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


def as_module(source: Any) -> Any:
    """The module of what `compile_module` takes."""
    if isinstance(source, (str, bytes)):
        import gpuir

        return gpuir.parse(source, context=ir.Context())
    operation: Any = getattr(source, "operation", None)
    name = getattr(operation, "name", "")
    if name == "gpu.module":
        with operation.context, ir.Location.unknown():
            module = ir.Module.create()
            module.body.append(operation.clone())
            return module
    if name != "builtin.module":
        what = f"'{name}'" if name else type(source).__name__
        raise TypeError(f"compile takes a module, a gpu.module or their text, got {what}")
    return source


def host_bytecode(module: Any, text: str) -> bytes:
    """The module for another process, without what belongs to gpuir's dialects; CompileError at ops of these."""
    from gpuir.ods.dialect import DIALECTS

    namespaces = "|".join(re.escape(name) for name in DIALECTS)
    if namespaces and re.search(rf"(?<![\w.])(?:{namespaces})\.", text):
        from gpuir.execution.lowering import copy_of
        from gpuir.transforms.diagnostics import at

        strangers: list[Diagnostic] = []

        def visit(op: Any) -> Any:
            if op.name.partition(".")[0] in DIALECTS:
                message = f"'{op.name}' op cannot be compiled: lower it to upstream ops first"
                strangers.append(at(op.location, "error", message))
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        if strangers:
            raise CompileError(strangers, stage="read")
        module = copy_of(module)
    data = io.BytesIO()
    module.operation.write_bytecode(data)
    return data.getvalue()


def _artifact(answer: dict[str, Any], target: Target, emit: str, cached: bool, notes: list[str]) -> Artifact:
    modules = {}
    for made in answer["value"]["modules"]:
        forms = {
            name: answer["binaries"][form] if isinstance(form, int) else form for name, form in made["forms"].items()
        }
        kernels = {name: _report(name, fields) for name, fields in made["kernels"].items()}
        modules[made["name"]] = CompiledModule(made["name"], forms, kernels)
    said = [f"@{name}: {w}" for module in modules.values() for name, k in module.kernels.items() for w in k.warnings]
    diagnostics = tuple(Diagnostic("warning", text) for text in (*notes, *said))
    return Artifact(target.chip, emit, modules, answer["value"]["times"], cached, diagnostics)


def _report(name: str, fields: dict[str, Any]) -> KernelReport:
    fields = {key: tuple(value) if key in _TUPLES else value for key, value in fields.items()}
    arguments = tuple(Argument(**argument) for argument in fields.pop("arguments", ()))
    signature = tuple(
        Parameter(
            one["type"], one["kind"], one.get("element", ""), tuple(one.get("shape", ())), tuple(one.get("strides", ()))
        )
        for one in fields.pop("signature", ())
    )
    return KernelReport(name, arguments=arguments, signature=signature, **fields)
