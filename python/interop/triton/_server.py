"""Triton's side of a worker: answers requests in a process whose Python has Triton, and need not have gpuir.

`gpuir.processes.serving` runs it by its path with the other interpreter, and the folder for its files as argument; it imports
the standard library and Triton only. A request is JSON, `do` names one of the functions in `_REQUESTS` and the rest are its arguments; the answer
is JSON, with `error` where Triton refuses. Works with Triton 3.4 to 3.9, and refuses no other version.
"""

from __future__ import annotations

import base64
import importlib.util
import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any

_PRELUDE = "import triton\nimport triton.language as tl\n"


class Refusal(Exception):
    """Triton refuses what it was given."""


class Misuse(Exception):
    """The request asks for what this Triton does not have."""


def hello() -> dict[str, str]:
    import triton

    return {"version": triton.__version__}


# Modules


def _context() -> Any:
    from triton._C import libtriton
    from triton._C.libtriton import ir

    context = ir.context()
    ir.load_dialects(context)
    for backend in ("nvidia", "amd", "proton"):
        load = getattr(getattr(libtriton, backend, None), "load_dialects", None)
        if load is not None:
            load(context)
    return context


def _parse(path: str, context: Any) -> Any:
    from triton._C.libtriton import ir

    try:
        module = ir.parse_mlir_module(path, context)
    except RuntimeError as error:
        raise Refusal(str(error)) from None
    # As Triton's own callers do: passes take the context from there.
    module.context = context
    return module


def _text(module: Any, locations: bool) -> str:
    return str(module) if locations else module.str_nodebug()


# Loading the dialects takes ten times as long as reading a small module; types that a context has met stay in it.
_CHECKS_OF_A_CONTEXT = 500


class _Checking:
    """The context of checks, and how many more it is for."""

    context: Any = None
    left = 0


def _context_of_checks() -> Any:
    if not _Checking.left:
        _Checking.context, _Checking.left = _context(), _CHECKS_OF_A_CONTEXT
    _Checking.left -= 1
    return _Checking.context


def check(path: str, locations: bool) -> dict[str, str]:
    module = _parse(path, _context_of_checks())
    if not module.verify():
        raise Refusal("Triton's verifier refuses the module")
    return {"text": _text(module, locations)}


# Passes


def _adders() -> dict[str, Callable[..., None]]:
    """Functions that add a pass, by ``namespace.name`` without their `add_`; AMD's by ``amd.namespace.name``."""
    from triton._C import libtriton

    adders = {}
    for prefix, root in (("", libtriton.passes), ("", libtriton.nvidia.passes), ("amd.", libtriton.amd.passes)):
        for space in (name for name in dir(root) if not name.startswith("_")):
            for name in dir(getattr(root, space)):
                if name.startswith("add_"):
                    adders[f"{prefix}{space}.{name[4:]}"] = getattr(getattr(root, space), name)
    return adders


def _arguments(adder: Callable[..., None]) -> str:
    """The types of a function's arguments, as its documentation begins with them."""
    return (adder.__doc__ or "").partition("(")[2].partition(")")[0]


def pass_names() -> dict[str, dict[str, str]]:
    return {"names": {name: _arguments(adder) for name, adder in _adders().items()}}


def passes(path: str, names: list[list[Any]], locations: bool) -> dict[str, str]:
    from triton._C.libtriton import ir

    context = _context()
    module, manager = _parse(path, context), ir.pass_manager(context)
    adders = _adders()
    for name, *arguments in names:
        space, _, call = name.rpartition(".")
        adder = adders.get(f"{space}.{call.removeprefix('add_')}")
        if adder is None:
            raise Misuse(f"this Triton has no pass '{name}'; pass_names() lists those it has")
        try:
            adder(manager, *arguments)
        except TypeError:
            types = _arguments(adder)
            raise Misuse(f"pass '{name}' takes ({types}), the first of which is given; found {arguments}") from None
    try:
        # From 3.6 on a run has a name.
        manager.run(module, *(("passes",) if "str" in _arguments(manager.run) else ()))
    except RuntimeError as error:
        raise Refusal(str(error)) from None
    return {"text": _text(module, locations)}


# Compilation


def compile_ir(
    path: str,
    backend: str,
    arch: int | str,
    options: dict[str, object],
    until: str | None,
    locations: bool,
    line_info: bool,
) -> dict[str, Any]:
    from triton.compiler.compiler import IRSource

    context, chosen = _new_context(), _backend(backend, arch)
    try:
        source = IRSource(path, context, chosen)
    except RuntimeError as error:
        raise Refusal(str(error)) from None
    return _run_stages(source, context, chosen, options, until, locations, line_info)


def compile_kernel(
    path: str,
    source: str | None,
    name: str | None,
    signature: str | dict[str, str],
    constexprs: dict[str, object],
    attributes: dict[str, dict[str, int]],
    backend: str,
    arch: int | str,
    options: dict[str, object],
    until: str | None,
    locations: bool,
    line_info: bool,
) -> dict[str, Any]:
    function = _kernel(path, source, name)
    if isinstance(signature, str):
        signature = _positional(function, signature, constexprs)
    unknown = sorted({*signature, *constexprs, *attributes} - {*function.arg_names})
    if unknown:
        raise Refusal(
            f"kernel '{function.__name__}' has no argument '{unknown[0]}', its arguments are {function.arg_names}"
        )
    missing = [arg for arg in function.arg_names if arg not in signature and arg not in constexprs]
    if missing:
        raise Refusal(
            f"kernel '{function.__name__}': argument '{missing[0]}' has neither a type in signature nor a value in constexprs"
        )
    full = {arg: "constexpr" if arg in constexprs else signature[arg] for arg in function.arg_names}
    values = {(function.arg_names.index(arg),): _constant(value) for arg, value in constexprs.items()}
    attrs = {
        (function.arg_names.index(arg),): [[key, value] for key, value in pairs.items()]
        for arg, pairs in attributes.items()
    }
    context, chosen = _new_context(), _backend(backend, arch)
    ast = _source_class(function, chosen)(function, full, values, attrs)
    return _run_stages(ast, context, chosen, options, until, locations, line_info)


def _source_class(function: Any, backend: Any) -> Any:
    """What compiles the function: Gluon's kernels have a class of their own."""
    from triton import runtime
    from triton.compiler.compiler import ASTSource
    from triton.experimental.gluon._runtime import GluonASTSource, GluonJITFunction

    if not isinstance(function, GluonJITFunction):
        return ASTSource
    if "target" not in inspect.signature(GluonASTSource.make_ir).parameters:
        # 3.4 asks the active device what to compile Gluon for; here there need not be one.
        runtime.driver.set_active(_Driver(backend.target))
    return GluonASTSource


class _Driver:
    """A device without one."""

    def __init__(self, target: Any):
        self.target = target

    def get_current_target(self) -> Any:
        return self.target


def _positional(function: Any, signature: str, constexprs: Mapping[str, object]) -> dict[str, str]:
    """Types in the order of the arguments that are not constexprs; commas within brackets do not separate."""
    types, depth, start = [], 0, 0
    for index, char in enumerate(signature + ","):
        depth += (char in "[<(") - (char in "]>)")
        if char == "," and depth == 0:
            types.append(signature[start:index].strip())
            start = index + 1
    names = [arg for arg in function.arg_names if arg not in constexprs]
    types = [one for one in types if one]
    if len(types) != len(names):
        raise Refusal(
            f"kernel '{function.__name__}': signature has {len(types)} types for {len(names)} arguments "
            f"({', '.join(names)}; those in constexprs have none)"
        )
    return dict(zip(names, types))


def _constant(value: object) -> object:
    """A constexpr: a number, a bool, a string, None; ``tl.NAME`` is the type or function of triton.language."""
    if isinstance(value, str) and value.startswith("tl."):
        import triton.language as tl

        if not hasattr(tl, value[3:]):
            raise Refusal(f"triton.language has no '{value[3:]}'")
        return getattr(tl, value[3:])
    return tuple(map(_constant, value)) if isinstance(value, list) else value


def _kernel(path: str, source: str | None, name: str | None) -> Any:
    import triton
    from triton.runtime.jit import JITFunction

    if source is not None:
        if "import triton" not in source:
            source = _PRELUDE + source
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
    spec = importlib.util.spec_from_file_location("gpuir_kernel_source", path)
    if spec is None or spec.loader is None:
        raise Refusal(f"'{path}' is no Python file")
    module = importlib.util.module_from_spec(spec)
    # Triton and inspect look the module of a function up by its name.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Refusal(f"the kernel's source does not load: {_brief(error)}") from None

    def unwrapped(value: Any) -> Any:
        # Autotuners and heuristics hold what they decorate in `fn`.
        while not isinstance(value, JITFunction) and hasattr(value, "fn"):
            value = value.fn
        return value

    kernels = {
        key: unwrapped(value)
        for key, value in vars(module).items()
        if isinstance(unwrapped(value), JITFunction) and unwrapped(value).__module__ == module.__name__
    }
    if name is None and len(kernels) == 1:
        return next(iter(kernels.values()))
    if name in kernels:
        return kernels[name]
    plain = getattr(module, name, None) if name else None
    if inspect.isfunction(plain):
        return triton.jit(plain)
    listed = ", ".join(sorted(kernels)) or "none"
    if name is None:
        raise Refusal(f"name the kernel: the source has {len(kernels)} functions with @triton.jit ({listed})")
    raise Refusal(f"the source has no kernel '{name}' (functions with @triton.jit: {listed})")


def _new_context() -> Any:
    from triton._C.libtriton import ir

    return ir.context()


def _backend(backend: str, arch: int | str) -> Any:
    from triton.backends.compiler import GPUTarget
    from triton.compiler import make_backend

    try:
        # AMD's data centre cards have warps of 64 lanes, the others of 32.
        return make_backend(GPUTarget(backend, arch, 64 if str(arch).startswith("gfx9") else 32))
    except RuntimeError as error:
        raise Refusal(str(error)) from None


def _run_stages(
    source: Any,
    context: Any,
    backend: Any,
    options: dict[str, object],
    until: str | None,
    locations: bool,
    line_info: bool,
) -> dict[str, Any]:
    """What `triton.compile` does, without its cache and its launcher: stages in turn, up to and with `until`."""
    from triton import knobs
    from triton._C.libtriton import ir
    from triton.compiler.compiler import ASTSource

    knobs.compilation.disable_line_info = not line_info
    from_kernel = isinstance(source, ASTSource)
    unknown = sorted(set(options) - set(getattr(type(backend.parse_options({})), "__dataclass_fields__", options)))
    if unknown:
        raise Refusal(f"the backend has no option '{unknown[0]}'")
    options = backend.parse_options({**options, **source.parse_options()})
    metadata = {"target": backend.target, **options.__dict__}
    stages: dict[str, Callable[[Any, dict[str, Any]], Any]] = {}
    backend.add_stages(stages, options, source.language)
    order = list(stages)
    if source.ext not in order or (until is not None and until not in order):
        wrong = source.ext if source.ext not in order else until
        raise Refusal(f"there is no stage '{wrong}', the stages are {', '.join(order)}")
    if from_kernel:
        ir.load_dialects(context)
        backend.load_dialects(context)
    # 3.5 takes the target too.
    target = (backend.target,) if "target" in inspect.signature(source.make_ir).parameters else ()
    try:
        module = source.make_ir(
            *target, options, backend.get_codegen_implementation(options), backend.get_module_map(), context
        )
    except Exception as error:
        raise Refusal(_brief(error)) from None
    artefacts = {} if from_kernel else {source.ext: _artefact(module, locations)}
    first = order.index(source.ext) + (0 if from_kernel else 1)
    for name in order[first:]:
        try:
            module = stages[name](module, metadata)
        except Exception as error:
            raise Refusal(f"stage {name}: {_brief(error)}") from None
        artefacts[name] = _artefact(module, locations)
        if name == until:
            break
    # A context with threads must not be there when a process forks, as one does to run ptxas. From 3.6 on it has none.
    if hasattr(context, "disable_multithreading"):
        context.disable_multithreading()
    return {"artefacts": artefacts, "metadata": json.loads(json.dumps(metadata, default=_plain))}


def _plain(value: object) -> object:
    return vars(value) if hasattr(value, "__dict__") else str(value)


def _artefact(value: Any, locations: bool) -> dict[str, str]:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    return {"text": value if isinstance(value, str) else _text(value, locations)}


def _brief(error: BaseException) -> str:
    """The error's own words; its class where it has none."""
    lines = traceback.format_exception_only(type(error), error)
    return "".join(lines).strip()


_REQUESTS: dict[str, Callable[..., dict[str, Any]]] = {
    "hello": hello,
    "check": check,
    "pass_names": pass_names,
    "passes": passes,
    "compile_ir": compile_ir,
    "compile_kernel": compile_kernel,
}


def _answered(request: dict[str, Any], folder: str) -> dict[str, Any]:
    function = _REQUESTS[request.pop("do")]
    text = request.pop("text", None)
    if text is not None:
        request["path"] = os.path.join(folder, request.pop("file"))
        with open(request["path"], "w", encoding="utf-8") as file:
            file.write(text)
    elif request.get("source") is not None:
        request["path"] = os.path.join(folder, "kernel.py")
    return function(**request)


def answer(body: bytes, number: int) -> tuple[bytes, int]:
    """The answer to a request, as gpuir's `processes/serving.py` asks for it."""
    try:
        value = _answered(json.loads(body), sys.argv[1])
    except Refusal as error:
        value = {"error": str(error)}
    except Misuse as error:
        value = {"error": str(error), "misuse": True}
    except Exception as error:
        value = {"error": _brief(error), "unexpected": True}
    return json.dumps(value).encode(), number
