"""Reference pages of what is not declared as a spec: `gpu` and `transform.nvgpu`, which are the host's, and the
emitters of intrinsics.

Operands, attributes and results of the host's ops are the document's tables, which the tests of these dialects compare with
the host; arguments in Python are those of the builders. The emitters' pages are their docstrings.
"""

from __future__ import annotations

import enum
import importlib.metadata
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gpuir import host, intrinsics
from gpuir.dialects import gpu
from gpuir.dialects.gpu import attributes, types
from gpuir.dialects.transform import nvgpu
from gpuir.ods.reference import call, code, escape, fenced, prose, refusals, table, titled
from gpuir.ods.signature import Parameter as BuilderParameter
from gpuir.ods.stub_model import Parameter
from gpuir.ods.upstream import ASYNC_PAIR

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "reference"
sys.path.insert(0, str(ROOT / "scripts"))
from gpu_summaries import SUMMARIES  # noqa: E402
from reference_examples import Examples  # noqa: E402

sys.path.remove(str(ROOT / "scripts"))

DOCUMENT = json.loads((ROOT / "test" / "dialects" / "gpu" / "Inputs" / "document.json").read_text())
_NAME = host.name.replace("_", "-")
HOST = f"{_NAME} {importlib.metadata.version(_NAME)}"


def pages() -> dict[Path, str]:
    """The pages with their texts."""
    found = {"gpu": gpu_page(), "transform_nvgpu": transform_page()}
    found |= {name: emitter_page(getattr(intrinsics, name)) for name in intrinsics.__all__}
    return {PAGES / f"{name}.md": "\n\n".join(parts) + "\n" for name, parts in found.items()}


# gpu -----------------------------------------------------------------------------------------------------------------


def gpu_page() -> Iterator[str]:
    """`gpu`: the ops of the document, with gpuir's builders."""
    examples = Examples("gpu")
    classes = [*attributes.CLASSES, *types.CLASSES]
    yield "# `gpu`"
    yield "Upstream's dialect of kernels, their launches and the memory of devices, with builders that take what Python has."
    yield (
        f"In Python: `from gpuir.dialects import gpu`. Ops: {len(DOCUMENT)}, attributes: {len(attributes.CLASSES)}, types: "
        f"{len(types.CLASSES) + 1}, enums: {len(list(_enums()))}. Parsing, printing and verification are the host's. Ops, "
        f"operands and results are those of the document of MLIR 20, which newer hosts extend; builders and classes are those of {HOST}. "
        "`make docs` writes this page."
    )
    yield (
        "All builders refuse an argument of another kind than the table says with a TypeError or ValueError that names the op "
        "and the argument. An asynchronous op has `async_token=True` for its token and `async_dependencies=[...]`, or stands in "
        "`with gpu.stream():`."
    )
    yield "## Operations"
    for name, entry in DOCUMENT.items():
        yield from _gpu_op(name, entry, examples)
    yield "## Attributes"
    for cls in attributes.CLASSES:
        yield from _host_class(cls)
    yield "## Types"
    token = gpu.AsyncTokenType
    for cls in [token, *types.CLASSES]:
        yield from _host_class(cls, "!gpu.async.token" if cls is token else None)
    yield "## Enums"
    for name, cases in _enums():
        yield f"### `{name}`"
        used = [cls.__name__ for cls in classes if cls.__name__ == f"{name}Attr"]
        yield f"The cases of `{used[0]}`." if used else "Cases of the host's enum."
        yield table(["string", "value"], [[code(str(case)), str(int(case))] for case in cases])


def _gpu_op(name: str, entry: dict[str, Any], examples: Examples) -> Iterator[str]:
    function: Callable[..., Any] = getattr(gpu, name.partition(".")[2], None) or getattr(
        gpu, f"{name.partition('.')[2]}_", None
    )
    yield f"### `{name}`"
    yield SUMMARIES[name]
    shown = examples.of_op(name)
    yield "Syntax, by example:"
    yield fenced(shown, "mlir")
    yield from titled("Operands", ["operand", "types"], ([code(n), escape(t)] for n, t in entry["operands"]))
    rows = ([code(n), _attribute(kind)] for n, kind in entry["attributes"])
    yield from titled("Attributes", ["attribute", "what it is"], rows)
    yield from titled(
        "Results", ["result", "types"], ([code(n) or "the result", escape(t)] for n, t in entry["results"])
    )
    yield from refusals(examples.refusals(name)) or [
        "Refused: operands and attributes of other kinds than the tables say."
    ]
    yield "Python:"
    if function is None or not callable(function):
        yield fenced(_called(f"gpu.{entry['class']}", getattr(gpu, entry["class"])), "python")
        return
    yield fenced(_called(f"gpu.{function.__name__}", function), "python")
    yield from _arguments(function)


def _called(name: str, function: Any) -> str:
    given: list[Parameter] = []
    star = False
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_KEYWORD:
            given.append(Parameter(f"**{parameter.name}"))
            continue
        if parameter.kind is parameter.VAR_POSITIONAL:
            given, star = [*given, Parameter(f"*{parameter.name}")], True
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not star:
            given, star = [*given, Parameter("*")], True
        default = "" if parameter.default is parameter.empty else _short(parameter.default)
        given.append(Parameter(parameter.name, default=default))
    return call(name, given, "").removesuffix(" -> ")


def _short(value: Any) -> str:
    return repr(value) if isinstance(value, (int, str, tuple, type(None), float)) else "..."


def _arguments(function: Any) -> list[str]:
    """The table of what a builder takes: from its signature, or from the docstring of a hand-written one."""
    signature = getattr(function, "signature", None)
    if signature is None:
        doc = inspect.getdoc(function) or ""
        given = re.search(r"^Args:\n((?:[ ]+.*\n?)+)", doc, re.M)
        entries = re.findall(r"^    (\w[\w, ]*): (.*(?:\n {6,}.*)*)", given[1], re.M) if given else []
        return titled("Arguments", ["argument", "what it is"], ([code(n), escape(t)] for n, t in entries))
    rows = [
        [code(p.name), code(p.python + (" | None" if p.arity == "optional" else ""))]
        for p in signature
        if p.name not in ASYNC_PAIR and p.python != "Any" and (p.role != "result" or p.required)
    ]
    return titled("Arguments", ["argument", "takes"], rows)


def _attribute(kind: str) -> str:
    """A class of C++ in words: its cases, or its name."""
    cls = getattr(gpu, kind.rpartition("::")[2], None)
    cases = getattr(cls, "TEXTS", None)
    return f"one of {', '.join(map(code, cases))}" if cases else code(kind.rpartition("::")[2])


def _host_class(cls: Any, example: str | None = None) -> Iterator[str]:
    example = example or cls.EXAMPLE
    name = re.match(r"[#!][\w.]+(?:<\w+(?= ))?", example)
    assert name is not None, example
    yield f"### `{name[0].replace('<', '.')}`"
    yield prose((inspect.getdoc(cls) or "").partition("\n\n")[0]) or f"The host's `{cls.__name__}`."
    yield "Example:"
    yield fenced(example, "mlir")
    yield "Python:"
    if not inspect.ismethod(cls.get):  # the host's own, in C++
        yield fenced(f"gpu.{cls.__name__}.get(context=None)", "python")
        return
    yield fenced(_called(f"gpu.{cls.__name__}.get", cls.get), "python")
    doc = inspect.getdoc(cls.get)
    if doc:
        yield prose(doc.partition("\n\n")[0])
    rows = [
        [code(n), prose((inspect.getdoc(v) or "").partition("\n\n")[0])]
        for n, v in vars(cls).items()
        if isinstance(v, property)
    ]
    yield from titled("Members", ["member", "what it is"], rows)


def _enums() -> Iterator[tuple[str, Any]]:
    names = [name for name, value in vars(gpu).items() if isinstance(value, type) and hasattr(value, "__members__")]
    for name in sorted(names):
        yield name, list(getattr(gpu, name))


# transform.nvgpu -----------------------------------------------------------------------------------------------------


def transform_page() -> Iterator[str]:
    """`transform.nvgpu`: the five ops, as classes, builders and methods of a schedule's handles."""
    examples = Examples("transform.nvgpu")
    yield "# `transform.nvgpu`"
    yield "Asynchronous copies, software pipelining, TMA and mma.sync as steps of a transform script."
    yield (
        "In Python: `from gpuir.dialects.transform import nvgpu`. Ops: 5. In a schedule each is a method of a handle, "
        "such as `h.pipeline_shared_memory_copies(2)`, see [schedules](../schedules.md). `make docs` writes this page."
    )
    yield "## Operations"
    for class_name, signature in nvgpu.SIGNATURES.items():
        yield f"### `{signature.op}`"
        paragraphs = [prose(part) for part in signature.doc.split("\n\n")]
        yield paragraphs[0]
        yield "Syntax, by example:"
        yield fenced(examples.of_op(signature.op), "mlir")
        yield from paragraphs[1:]
        yield from titled("Parameters", ["parameter", "kind"], ([code(p.name), _kind(p)] for p in signature))
        yield from refusals(examples.refusals(signature.op))
        yield "Python:"
        function = signature.op.partition(".")[2].replace(".", "_")
        signatures = [_called(f"nvgpu.{name}", getattr(nvgpu, name)) for name in (function, class_name)]
        yield fenced("\n".join(signatures), "python")


def _kind(parameter: BuilderParameter) -> str:
    if parameter.role == "result":
        return "type of the resulting handle"
    if parameter.role == "operand":
        return "handle to payload operations"
    return "an int of at least 1, or an i64 attribute" if parameter.required else parameter.constraint.summary


# Emitters of intrinsics ----------------------------------------------------------------------------------------------


def emitter_page(module: Any) -> Iterator[str]:
    """A package of `gpuir.intrinsics` from its docstrings."""
    short = module.__name__.rpartition(".")[2]
    yield f"# `{module.__name__}`"
    yield prose((inspect.getdoc(module) or "").partition("\n\n")[0])
    yield f"In Python: `from gpuir.intrinsics import {short}`. Names: {len(module.__all__)}. `make docs` writes this page."
    functions = [n for n in module.__all__ if inspect.isfunction(getattr(module, n))]
    classes = [n for n in module.__all__ if inspect.isclass(getattr(module, n))]
    yield "## Classes"
    for name in sorted(classes, key=lambda n: ("Emitter" not in n, n)):
        yield from _class(short, name, getattr(module, name))
    yield "## Functions"
    for name in functions:
        yield f"### `{name}`"
        yield fenced(_called(f"{short}.{name}", getattr(module, name)), "python")
        yield from _paragraphs(getattr(module, name))


def _class(short: str, name: str, cls: Any) -> Iterator[str]:
    yield f"### `{name}`"
    if not issubclass(cls, (Exception, enum.Enum)):
        yield fenced(_called(f"{short}.{name}", cls), "python")
    yield from _paragraphs(cls)
    if hasattr(cls, "__members__"):
        yield table(["case", "value"], [[code(n), code(str(case.value))] for n, case in cls.__members__.items()])
    rows, methods = [], []
    for member, value in inspect.getmembers(cls):
        if member.startswith("_") or not _is_own(member, cls):
            continue
        if isinstance(value, property):
            rows.append([code(member), prose((inspect.getdoc(value) or "").partition("\n\n")[0])])
        elif callable(value):
            methods.append((member, value))
    yield from titled("Properties", ["property", "what it is"], rows)
    for member, value in methods:
        yield f"#### `{name}.{member}`"
        yield fenced(_called(member, value).replace("(self, ", "(").replace("(self)", "()"), "python")
        yield from _paragraphs(value)


def _is_own(member: str, cls: type) -> bool:
    owner = next(base for base in cls.__mro__ if member in vars(base))
    return owner.__module__.startswith("gpuir")


def _paragraphs(value: Any) -> Iterator[str]:
    yield from (prose(part) for part in (inspect.getdoc(value) or "").split("\n\n"))
