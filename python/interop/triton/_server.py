"""Triton's side of a worker: answers requests in a process whose Python has Triton, and need not have gpuir.

`gpuir.processes.serving` runs it by its path with the other interpreter, and the folder for its files as argument; it imports
the standard library and Triton only. A request is JSON, `do` names one of the functions in `_REQUESTS` and the rest are its arguments; the answer
is JSON, with `error` where Triton refuses. Works with Triton 3.4 to 3.9, and refuses no other version.
"""

from __future__ import annotations

import importlib.util
import inspect
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any


def _bootstrapped() -> Any:
    """`_lowering`, by its path: this folder is on no path of modules."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_lowering.py")
    spec = importlib.util.spec_from_file_location("gpuir_triton_lowering", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


_lowering: Any = _bootstrapped()
_launches: Any = _lowering.beside("_launches")


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
        raise _lowering.Refusal(str(error)) from None
    # As Triton's own callers do: passes take the context from there.
    module.context = context
    return module


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
        raise _lowering.Refusal("Triton's verifier refuses the module")
    return {"text": _lowering.text_of(module, locations)}


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
        raise _lowering.Refusal(str(error)) from None
    return {"text": _lowering.text_of(module, locations)}


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

    context, chosen = _lowering.new_context(), _lowering.backend_of(backend, arch)
    try:
        source = IRSource(path, context, chosen)
    except RuntimeError as error:
        raise _lowering.Refusal(str(error)) from None
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
        raise _lowering.Refusal(
            f"kernel '{function.__name__}' has no argument '{unknown[0]}', its arguments are {function.arg_names}"
        )
    missing = [arg for arg in function.arg_names if arg not in signature and arg not in constexprs]
    if missing:
        raise _lowering.Refusal(
            f"kernel '{function.__name__}': argument '{missing[0]}' has neither a type in signature nor a value in constexprs"
        )
    full = {arg: "constexpr" if arg in constexprs else signature[arg] for arg in function.arg_names}
    values = {(function.arg_names.index(arg),): _constant(value) for arg, value in constexprs.items()}
    attrs = {
        (function.arg_names.index(arg),): [[key, value] for key, value in pairs.items()]
        for arg, pairs in attributes.items()
    }
    context, chosen = _lowering.new_context(), _lowering.backend_of(backend, arch)
    ast = _lowering.source_class(function, chosen)(function, full, values, attrs)
    return _run_stages(ast, context, chosen, options, until, locations, line_info)


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
        raise _lowering.Refusal(
            f"kernel '{function.__name__}': signature has {len(types)} types for {len(names)} arguments "
            f"({', '.join(names)}; those in constexprs have none)"
        )
    return dict(zip(names, types))


def _constant(value: object) -> object:
    """A constexpr: a number, a bool, a string, None; ``tl.NAME`` is the type or function of triton.language."""
    if isinstance(value, str) and value.startswith("tl."):
        import triton.language as tl

        if not hasattr(tl, value[3:]):
            raise _lowering.Refusal(f"triton.language has no '{value[3:]}'")
        return getattr(tl, value[3:])
    return tuple(map(_constant, value)) if isinstance(value, list) else value


def _kernel(path: str, source: str | None, name: str | None) -> Any:
    return _unwrapped(_decorated_kernel(path, source, name))


def _unwrapped(value: Any) -> Any:
    """The function with @triton.jit; autotuners and heuristics hold what they decorate in `fn`."""
    from triton.runtime.jit import JITFunction

    while not isinstance(value, JITFunction) and hasattr(value, "fn"):
        value = value.fn
    return value


def _decorated_kernel(path: str, source: str | None, name: str | None) -> Any:
    """The kernel with what decorates it."""
    import triton
    from triton.runtime.jit import JITFunction

    if source is not None:
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
    spec = importlib.util.spec_from_file_location("gpuir_kernel_source", path)
    if spec is None or spec.loader is None:
        raise _lowering.Refusal(f"'{path}' is no Python file")
    module = importlib.util.module_from_spec(spec)
    # Triton and inspect look the module of a function up by its name.
    sys.modules[spec.name] = module
    if source is not None:
        vars(module).update(triton=triton, tl=triton.language)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _lowering.Refusal(f"the kernel's source does not load: {_lowering.brief(error)}") from None

    kernels = {
        key: value
        for key, value in vars(module).items()
        if isinstance(_unwrapped(value), JITFunction) and _unwrapped(value).__module__ == module.__name__
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
        raise _lowering.Refusal(f"name the kernel: the source has {len(kernels)} functions with @triton.jit ({listed})")
    raise _lowering.Refusal(f"the source has no kernel '{name}' (functions with @triton.jit: {listed})")


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

    with knobs.compilation.scope():
        knobs.compilation.disable_line_info = not line_info
        return _lowering.artefacts_of(source, context, backend, options, until, locations)


# Pass by pass


def stages(
    path: str,
    backend: str,
    arch: int | str,
    names: list[str],
    options: dict[str, object],
    only: int | None,
    locations: bool,
) -> dict[str, Any]:
    """Runs stages of a target's pipeline; every pass goes into the file `path`.passes when it begins and when it has ended,
    with the module's text where that is another one then, so that a crash leaves what was done before. `only` is the number of
    the one pass that runs."""
    # From 3.4 on a backend is told whose stages they are, Triton's or Gluon's.
    from triton.backends.compiler import Language

    context, chosen = _context(), _lowering.backend_of(backend, arch)
    chosen.load_dialects(context)
    module = _parse(path, context)
    unknown = sorted(set(options) - set(getattr(type(chosen.parse_options({})), "__dataclass_fields__", options)))
    if unknown:
        raise Misuse(f"the backend has no option '{unknown[0]}'")
    parsed = chosen.parse_options(dict(options))
    metadata = {"target": chosen.target, **parsed.__dict__}
    known: dict[str, Callable[[Any, dict[str, Any]], Any]] = {}
    chosen.add_stages(known, parsed, Language.TRITON)
    wrong = [name for name in names if name not in known or name not in ("ttir", "ttgir")]
    if wrong:
        raise Misuse(f"there is no stage '{wrong[0]}' that ends in a module of Triton's: ttir, ttgir")
    recording = _lowering.beside("_recording")
    last, number = _lowering.text_of(module, locations), -1
    with open(f"{path}.passes", "w", encoding="utf-8") as file:

        def say(entry: dict[str, object]) -> None:
            file.write(json.dumps(entry) + "\n")
            file.flush()

        def before(title: str) -> bool:
            nonlocal number
            number += 1
            if only not in (None, number):
                return False
            say({"begins": title, "number": number, "stage": stage})
            return True

        def after(title: str, module: Any) -> None:
            nonlocal last
            text = _lowering.text_of(module, locations)
            say({"text": None if text == last else text})
            last = text

        for stage in names:
            with recording.Recording(chosen, after, before=before):
                try:
                    module = known[stage](module, metadata)
                except RuntimeError as error:
                    raise _lowering.Refusal(str(error)) from None
            if only is None and (text := _lowering.text_of(module, locations)) != last:
                # What a stage does beside its passes.
                say({"begins": f"the end of {stage}", "number": None, "stage": stage})
                say({"text": text})
                last = text
    return {}


# Launches


def launch(
    path: str,
    source: str | None,
    name: str | None,
    origin: list[Any] | None,
    arguments: list[Any],
    keywords: dict[str, Any],
    perhaps: dict[str, Any],
    config: Any,
    backend: str,
    arch: int | str,
    stage: str,
) -> dict[str, Any]:
    """What `kernel[grid](*arguments, **keywords)` runs. Keywords in `perhaps` are the kernel's where it has such parameters;
    `origin` is the file and the line that `source` is from."""
    if source is not None and origin is not None:
        source = "\n" * (origin[1] - 1) + source
    decorated = _decorated_kernel(path, source, name)
    taken = [key for key in perhaps if key in _unwrapped(decorated).arg_names]
    keywords = {**keywords, **{key: perhaps[key] for key in taken}}
    handler = _Lowering(_lowering.backend_of(backend, arch), config, stage)
    shown = path if source is None else "-" if origin is None else origin[0]
    given = {key: _argument(value) for key, value in keywords.items()}
    try:
        with _launches.intercepted(handler):
            decorated.run(*map(_argument, arguments), grid=None, warmup=False, **given)
    except _lowering.Refusal as error:
        if error.where is not None and error.where[0] == path:
            error.where = (shown, *error.where[1:])
        raise
    text = handler.lowered["text"].replace(path, shown)
    return {**handler.answer, "text": text, "machine": handler.lowered["machine"], "taken": taken}


class _Lowering:
    """Takes one launch: compiles it, and keeps what it would run."""

    def __init__(self, backend: Any, config: Any, stage: str):
        self.backend, self.config, self.stage = backend, config, stage
        self.lowered: dict[str, Any] = {}
        self.answer: dict[str, Any] = {}

    def configuration(self, autotuner: Any) -> Any:
        try:
            return _launches.chosen_configuration(autotuner, self.config)
        except ValueError as error:
            raise _lowering.Refusal(str(error)) from None

    def launch(self, function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> None:
        keywords = {key: value for key, value in keywords.items() if key not in ("grid", "warmup")}
        special = _lowering.specialised(_launches.specialised, function, arguments, keywords, self.backend)
        self.lowered = _lowering.lowered(function, special, self.backend, self.stage)
        configuration = _launches.CONFIGURATION.get()
        self.answer = {
            "values": [_sent(value) for value in _launches.run_time_values(special)],
            "bound": {key: _sent(value) for key, value in special.bound.items()},
            "config": None if configuration is None else str(configuration),
            "kernel": function.fn.__name__,
            "where": [*_lowering.source_line(function)],
        }


def _argument(value: Any) -> Any:
    """An argument as it was sent: an array or a descriptor by what Triton asks of it, ``tl.NAME`` as for constexprs."""
    if isinstance(value, list):
        return tuple(map(_argument, value))
    if not isinstance(value, dict):
        return _constant(value)
    if "base" in value:
        from triton.tools.tensor_descriptor import TensorDescriptor

        known = inspect.signature(TensorDescriptor).parameters
        flags = {key: value[key] for key in ("padding", "round_f32_to_tf32") if key in known and key in value}
        base = _argument(value["base"])
        try:
            return TensorDescriptor(base, value["shape"], value["strides"], value["block_shape"], **flags)
        except AssertionError as error:
            raise _lowering.Refusal(f"tensor descriptor of {value['shape']}: {error}") from None
    return _launches.Array(
        value["array"],
        value["dtype"],
        value["itemsize"],
        tuple(value["shape"]),
        tuple(value["strides"]),
        value["address"],
    )


def _sent(value: Any) -> Any:
    """The way back; of what has no JSON its words."""
    if isinstance(value, _launches.Array):
        return {"array": value.origin}
    if isinstance(value, _launches.Described):
        return {"described": list(value)}
    if isinstance(value, (tuple, list)):
        return [_sent(each) for each in value]
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)


_REQUESTS: dict[str, Callable[..., dict[str, Any]]] = {
    "hello": hello,
    "check": check,
    "pass_names": pass_names,
    "passes": passes,
    "stages": stages,
    "compile_ir": compile_ir,
    "compile_kernel": compile_kernel,
    "launch": launch,
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
    except _lowering.Refusal as error:
        value = {"error": str(error), "where": error.where}
    except Misuse as error:
        value = {"error": str(error), "misuse": True}
    except Exception as error:
        value = {"error": _lowering.brief(error), "unexpected": True}
    return json.dumps(value).encode(), number
