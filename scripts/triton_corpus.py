#!/usr/bin/env python3
"""Writes the corpus of Triton dumps that the tests read: PYTHON_WITH_TRITON scripts/triton_corpus.py

Every kernel of test/interop/triton/Inputs/kernels is compiled for the architectures that it declares, which needs no
GPU, and the module is written down after the front end, as TTIR, and after each pass of the TTGIR pipeline that
changed it: stages separated by ``// -----``, each under comment lines that name it. The text is Triton's own, without
locations, or with them in files ``*.loc.mlir``. A file holds what the installed Triton says: 3.4.0 writes
``KERNEL.smARCH[.VARIANT].mlir``, any other version puts itself before the ending.

A kernel file has ``BUILDS``, a list of keywords for `Build`.
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import itertools
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

# Kernels are named in what is printed, and a cache would hide passes.
os.environ["TRITON_ALWAYS_COMPILE"] = "1"
try:
    import triton
except ModuleNotFoundError:
    sys.exit("this Python has no Triton: make triton, then .venv-triton-3.4.0/bin/python scripts/triton_corpus.py")

from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.backends.nvidia import compiler as nvidia_backend
from triton.compiler import ASTSource, make_backend
from triton.experimental.gluon._runtime import GluonASTSource, GluonJITFunction

ROOT = Path(__file__).resolve().parent.parent
INPUTS = ROOT / "test" / "interop" / "triton" / "Inputs"
#: Its files have no version in their names.
MAIN_VERSION = "3.4.0"
SEPARATOR = "// -----\n"


@dataclass(frozen=True)
class Build:
    """One kernel with the types and constants that it is compiled for.

    Args:
        kernel: a ``triton.jit`` or ``gluon.jit`` function; its name is the file's.
        signature: the types of its run-time parameters, blanks between them, in Triton's notation for compiling ahead
            of time: ``*fp16:16`` is a pointer divisible by 16, ``i32:16`` such a number, ``i32:1`` the number 1.
        constants: the values of its ``tl.constexpr`` parameters.
        archs: compute capabilities, 90 for sm_90.
        variant: a word of the file's name, for a second build of a kernel.
        warps, stages, ctas: Triton's options num_warps, num_stages and num_ctas.
        options: further ones.
        locations: of these, written once more with debug locations, into a file of its own.
        repeatable: whether two runs of Triton print the same: planning for several CTAs and Hopper's warp
            specialisation go through sets of pointers, whose order differs from run to run.
        versions: the Triton releases that compile it for all its architectures.
        also: further releases, each with the architectures that it compiles for.
    """

    kernel: Any
    signature: str
    constants: Mapping[str, Any] = field(default_factory=dict)
    archs: tuple[int, ...] = (80, 90, 100)
    variant: str = ""
    warps: int = 4
    stages: int = 3
    ctas: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    locations: tuple[int, ...] = ()
    repeatable: bool = True
    versions: tuple[str, ...] = (MAIN_VERSION,)
    also: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def file_name(self, arch: int, locations: bool) -> str:
        parts = [self.kernel.__name__, f"sm{arch}", self.variant, "loc" if locations else ""]
        if triton.__version__ != MAIN_VERSION:
            parts.append(triton.__version__)
        return ".".join(part for part in (*parts, "mlir") if part)

    def source(self) -> ASTSource:
        types = iter(self.signature.split())
        signature, constants, attributes = {}, dict(self.constants), {}
        for position, name in enumerate(self.kernel.arg_names):
            if name in constants:
                signature[name] = "constexpr"
                continue
            type_, _, value = next(types).partition(":")
            if value == "1":
                signature[name], constants[name] = "constexpr", 1
            else:
                signature[name] = type_
                if value:
                    attributes[(position,)] = [["tt.divisibility", int(value)]]
        assert next(types, None) is None, f"{self.kernel.__name__}: the signature has too many types"
        make = GluonASTSource if isinstance(self.kernel, GluonJITFunction) else ASTSource
        return make(
            self.kernel, signature, {(self.kernel.arg_names.index(k),): v for k, v in constants.items()}, attributes
        )

    def describe(self, arch: int) -> str:
        options = {"num_warps": self.warps, "num_stages": self.stages, "num_ctas": self.ctas, **self.options}
        words = ", ".join(f"{name}={value}" for name, value in options.items())
        constants = ", ".join(f"{name}={value}" for name, value in self.constants.items()) or "none"
        return (
            f"// Kernel {self.kernel.__name__} of kernels/{Path(self.kernel.__globals__['__file__']).name}, sm_{arch}, {words}\n"
            f"// Signature {self.signature}; constants {constants}\n"
        )


class Passes:
    """Stands in for a namespace of Triton's pass adders: what is added to a `Manager` is kept by name."""

    def __init__(self, real: Any, path: str = ""):
        self._real, self._path = real, path

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._real, name)
        if isinstance(real, ModuleType):
            return Passes(real, f"{self._path}{name}.")
        if not name.startswith("add_"):
            return real

        def add(manager: Manager, *arguments: Any) -> None:
            words = ", ".join(repr(a) if isinstance(a, (str, int)) else "..." for a in arguments)
            manager.added.append((f"{self._path}{name}({words})", lambda m: real(m, *arguments)))

        return add


class Manager:
    """Stands in for Triton's pass manager: runs each pass in one of its own and shows the module after it."""

    def __init__(self, context: Any, after: Callable[[str, Any], None]):
        self.context, self.after = context, after
        self.added: list[tuple[str, Callable[[Any], None]]] = []

    def enable_debug(self) -> bool:
        return False

    def run(self, module: Any) -> None:
        for name, add in self.added:
            manager = ir.pass_manager(self.context)
            add(manager)
            manager.run(module)
            self.after(name, module)


class Recording:
    """``with Recording(after):`` has Triton's NVIDIA backend call ``after(pass, module)`` for each pass it runs."""

    def __init__(self, after: Callable[[str, Any], None]):
        self.after = after

    def __enter__(self) -> None:
        backend = nvidia_backend
        self.kept = (backend.ir, backend.passes, backend.nvidia)
        backend.passes, backend.nvidia = Passes(backend.passes), Passes(backend.nvidia)
        backend.ir = type("ir", (), {name: staticmethod(getattr(ir, name)) for name in dir(ir) if name[0] != "_"})
        backend.ir.pass_manager = staticmethod(lambda context: Manager(context, self.after))

    def __exit__(self, *_: object) -> None:
        nvidia_backend.ir, nvidia_backend.passes, nvidia_backend.nvidia = self.kept


def text_of(module: Any, locations: bool) -> str:
    """Triton's own text of a module. Locations name files by their place in the project or in Triton."""
    text = str(module) if locations else module.str_nodebug()
    if locations:
        text = text.replace(f"{ROOT}{os.sep}", "").replace(f"{Path(triton.__file__).parent.parent}{os.sep}", "")
    return text if text.endswith("\n") else text + "\n"


def reprinted(text: str, locations: bool) -> str:
    context = ir.context()
    ir.load_dialects(context)
    nvidia_backend.nvidia.load_dialects(context)
    with tempfile.NamedTemporaryFile("w", suffix=".ttgir") as file:
        file.write(text)
        file.flush()
        module = ir.parse_mlir_module(file.name, context)
    return text_of(module, locations)


def lower(build: Build, arch: int, after: Callable[[str, Any], None]) -> str:
    """Compiles down to TTGIR and returns it without locations; ``after`` is called with each stage."""
    target = GPUTarget("cuda", arch, 32)
    backend = make_backend(target)
    source = build.source()
    options = backend.parse_options(
        {"num_warps": build.warps, "num_stages": build.stages, "num_ctas": build.ctas, **build.options}
    )
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    arguments = [options, backend.get_codegen_implementation(options), backend.get_module_map(), context]
    if "target" in source.make_ir.__code__.co_varnames:
        arguments.insert(0, target)
    module = source.make_ir(*arguments)
    after(f"ast_to_{source.ext}", module)
    stages: dict[str, Any] = {}
    backend.add_stages(stages, options, source.language)
    for kind in (kind for kind in ("ttir", "ttgir") if kind in stages):
        module = stages[kind](module, {})
        after(f"make_{kind}", module)
    return module.str_nodebug()


def stages(build: Build, arch: int, locations: bool) -> Iterator[tuple[str, str]]:
    """(name, text) of each stage: the front end's, the whole of TTIR's passes, and each of TTGIR's that did something."""
    seen: list[tuple[str, str]] = []

    def after(name: str, module: Any) -> None:
        whole = name.startswith(("ast_", "make_"))
        if whole or seen[-1][0] != "ast_to_ttir":
            seen.append((name if whole else f"make_ttgir: {name}", text_of(module, locations)))

    with Recording(after):
        apart = lower(build, arch, after)
    together = lower(build, arch, lambda *_: None)
    assert apart == together or not build.repeatable, "passes one by one give another module than together"
    for (name, text), (_, before) in zip(seen, [("", ""), *seen]):
        if text != before:
            yield name, text


def document(build: Build, arch: int, locations: bool) -> str:
    parts = []
    for name, text in stages(build, arch, locations):
        again = reprinted(text, locations)
        note = "" if again == text else "// Triton reprints this stage in other words.\n"
        parts.append(f"// Triton {triton.__version__}, {name}\n{note}{text}")
    return build.describe(arch) + SEPARATOR.join(parts)


@functools.cache
def builds() -> tuple[Build, ...]:
    """All builds, in the order of the kernel files; two that would write one file are refused."""
    found = []
    for path in sorted((INPUTS / "kernels").glob("*.py")):
        spec = importlib.util.spec_from_file_location(f"corpus_{path.stem}", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found += [Build(**keywords) for keywords in module.BUILDS]
    names = [build.file_name(arch, False) for build in found for arch in build.archs]
    assert len(set(names)) == len(names), f"twice: {[name for name in names if names.count(name) > 1]}"
    return tuple(found)


def files(words: list[str]) -> Iterator[tuple[str, Build, int, bool]]:
    for build in builds():
        archs = build.archs if triton.__version__ in build.versions else build.also.get(triton.__version__, ())
        for arch, locations in itertools.product(archs, (False, True)):
            name = build.file_name(arch, locations)
            if locations and (arch not in build.locations or triton.__version__ != MAIN_VERSION):
                continue
            if not words or any(word in name for word in words):
                yield name, build, arch, locations


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="only files whose name holds one of these")
    parser.add_argument("--list", action="store_true", help="print the names of the files and write none")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    arguments = parser.parse_args()
    failed = 0
    for name, build, arch, locations in files(arguments.words):
        if arguments.list:
            print(name)
            continue
        try:
            text = document(build, arch, locations)
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {error} {error.__cause__ or ''}", file=sys.stderr)
            failed += 1
            continue
        path = INPUTS / name
        if arguments.check and build.repeatable:
            same = path.exists() and path.read_text() == text
            failed += not same
            print(f"{name}: {'up to date' if same else 'differs'}")
        elif not arguments.check:
            path.write_text(text)
            print(f"{name}: {text.count(SEPARATOR) + 1} stages, {len(text)} bytes", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
