"""A kernel of Triton's down to TTIR, TTGIR and further, as `triton.compile` goes, without its cache and its launcher.

Runs where Triton is, which need not have gpuir: beside `_server`, and in the process of `gpuir.interop.triton.simulated`.
"""

from __future__ import annotations

import base64
import contextlib
import importlib.util
import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any


class Refusal(Exception):
    """Triton refuses what it was given; `where` is the file, the line and the column of the source that it is about."""

    def __init__(self, message: str, where: tuple[str, int, int] | None = None):
        self.where = where
        super().__init__(message)


def beside(name: str) -> Any:
    """The file of that name in this folder, which is no module of a package where gpuir is not installed."""
    known = f"gpuir_triton{name}"
    if known not in sys.modules:
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.py")
        spec = importlib.util.spec_from_file_location(known, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[known] = module
        spec.loader.exec_module(module)
    return sys.modules[known]


def text_of(module: Any, locations: bool) -> str:
    return str(module) if locations else module.str_nodebug()


def source_class(function: Any, backend: Any) -> Any:
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


def new_context() -> Any:
    from triton._C.libtriton import ir

    return ir.context()


def backend_of(backend: str, arch: int | str) -> Any:
    from triton.backends.compiler import GPUTarget
    from triton.compiler import make_backend

    try:
        # AMD's data centre cards have warps of 64 lanes, the others of 32.
        return make_backend(GPUTarget(backend, arch, 64 if str(arch).startswith("gfx9") else 32))
    except RuntimeError as error:
        raise Refusal(str(error)) from None


def artefacts_of(
    source: Any, context: Any, backend: Any, options: dict[str, object], until: str | None, locations: bool
) -> dict[str, Any]:
    from triton._C.libtriton import ir
    from triton.compiler.compiler import ASTSource

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
        raise Refusal(brief(error)) from error
    artefacts = {} if from_kernel else {source.ext: artefact(module, locations)}
    first = order.index(source.ext) + (0 if from_kernel else 1)
    for name in order[first:]:
        try:
            module = stages[name](module, metadata)
        except Exception as error:
            raise Refusal(f"stage {name}: {brief(error)}") from None
        artefacts[name] = artefact(module, locations)
        if name == until:
            break
    # A context with threads must not be there when a process forks, as one does to run ptxas. From 3.6 on it has none.
    if hasattr(context, "disable_multithreading"):
        context.disable_multithreading()
    return {"artefacts": artefacts, "metadata": json.loads(json.dumps(metadata, default=_plain))}


def _plain(value: object) -> object:
    return vars(value) if hasattr(value, "__dict__") else str(value)


def artefact(value: Any, locations: bool) -> dict[str, str]:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    return {"text": value if isinstance(value, str) else text_of(value, locations)}


def brief(error: BaseException) -> str:
    """The error's own words; its class where it has none."""
    lines = traceback.format_exception_only(type(error), error)
    return "".join(lines).strip()


# Kernels --------------------------------------------------------------------------------------------------------------


def source_line(function: Any) -> tuple[str, int]:
    """File and line of a kernel's `def`."""
    lines, first = inspect.getsourcelines(function.fn)
    before = next((number for number, text in enumerate(lines) if text.strip().startswith("def ")), 0)
    return function.fn.__code__.co_filename, first + before


def specialised(
    specialise: Callable[..., Any], function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any], backend: Any
) -> Any:
    """The kernel for these arguments, as `_launches.specialised` gives it; Refusal where they do not fit it."""
    file, line = source_line(function)
    try:
        return specialise(function, arguments, keywords, backend)
    except TypeError as error:
        words = str(error).replace("dynamic_func()", f"kernel '{function.fn.__name__}'")
        raise Refusal(words, (file, line, 1)) from None
    except KeyError as error:
        words = str(error.args[0]) if error.args else ""
        if words.startswith("Keyword argument"):
            words = f"{words}: neither a parameter nor an option of the backend"
        else:
            words = f"Triton has no type '{words}'"
        raise Refusal(f"kernel '{function.fn.__name__}': {words}", (file, line, 1)) from None
    except (ValueError, AssertionError) as error:
        raise Refusal(f"kernel '{function.fn.__name__}': {error}", (file, line, 1)) from None


def lowered(function: Any, special: Any, backend: Any, stage: str) -> dict[str, Any]:
    """A specialised kernel with locations: the "text" of a stage, or after the pass that `stage` names, and of PTX as "machine" what its
    launch needs, the TTGIR among it."""
    launched = ["ttir", "ttgir", *(["ptx"] if backend.target.backend == "cuda" else [])]
    after = None if stage in launched else _AfterPass(stage)
    with contextlib.ExitStack() as stack:
        stack.enter_context(_driver_kept())
        if after is not None:
            stack.enter_context(beside("_recording").Recording(backend, after))
        source = source_class(function, backend)(function, special.signature, special.constants, special.attributes)
        try:
            found = artefacts_of(
                source, new_context(), backend, special.options, stage if after is None else "ttgir", True
            )
        except Refusal as error:
            raise Refusal(*_located(error, function)) from None
    if after is None:
        artefacts = found["artefacts"]
        machine = _machine(found["metadata"], artefacts["ttgir"]["text"]) if stage == "ptx" else None
        return {"text": str(artefacts[stage]["text"]), "machine": machine}
    if not after.text:
        raise Refusal(
            f"there is no stage and no pass '{stage}'; the stages are {', '.join(launched)}, the passes of this target "
            f"{', '.join(after.names)}"
        )
    return {"text": after.text, "machine": None}


def _machine(metadata: dict[str, Any], ttgir: str) -> dict[str, Any]:
    """What Triton's launcher reads of the metadata."""
    scratch = metadata.get("global_scratch_size") or 0
    return {"ttgir": ttgir, "shared": metadata["shared"], "scratch": scratch, "num_ctas": metadata["num_ctas"]}


@contextlib.contextmanager
def _driver_kept() -> Iterator[None]:
    """The active driver is at the end what it was before."""
    from triton import runtime

    kept = dict(vars(runtime.driver))
    try:
        yield
    finally:
        vars(runtime.driver).update(kept)


class _AfterPass:
    """Keeps the module behind the last pass of a name, "add_pipeline" or "ttgpuir.add_pipeline"."""

    def __init__(self, name: str):
        self.name = name
        self.names: list[str] = []
        self.text = ""

    def __call__(self, title: str, module: Any) -> None:
        path = title.partition("(")[0]
        short = path.rpartition(".")[2]
        if short not in self.names:
            self.names.append(short)
        wanted = self.name.removeprefix("passes.")
        if f".{path}".endswith(f".{wanted}") or short.removeprefix("add_") == wanted:
            self.text = text_of(module, True)


def _located(refusal: Refusal, function: Any) -> tuple[str, tuple[str, int, int]]:
    """The words of what Triton raised while it read the kernel, and where in the source: the kernel's own line of a call."""
    from triton.compiler.errors import CompilationError

    error = refusal.__cause__
    file, line = source_line(function)
    if not isinstance(error, CompilationError):
        return str(refusal), (file, line, 1)
    innermost: BaseException = error
    while isinstance(innermost.__cause__, CompilationError):
        innermost = innermost.__cause__
    words = getattr(innermost, "error_message", None)
    if not words:
        words = str(innermost) if innermost.__cause__ is None else brief(innermost.__cause__)
    node = error.node
    if hasattr(node, "lineno"):
        return words, (file, line + node.lineno - 1, node.col_offset + 1)
    return words, (file, line, 1)
