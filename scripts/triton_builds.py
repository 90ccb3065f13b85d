"""Compiles the kernels of the Triton corpus pass by pass; runs where Triton is installed, see triton_corpus.py."""

from __future__ import annotations

import functools
import importlib.util
import inspect
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Kernels are named in what is printed, and a cache would hide passes.
os.environ["TRITON_ALWAYS_COMPILE"] = "1"
try:
    import triton
except ModuleNotFoundError:
    sys.exit("this Python has no Triton: make triton, then .venv-triton-3.4.0/bin/python scripts/triton_corpus.py")

from triton._C import libtriton
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, make_backend
from triton.experimental.gluon._runtime import GluonASTSource, GluonJITFunction

ROOT = Path(__file__).resolve().parent.parent
# This interpreter need not have gpuir.
sys.path.insert(0, str(ROOT / "python" / "interop" / "triton"))
from _recording import Recording, parsed  # noqa: E402, F401

sys.path.remove(str(ROOT / "python" / "interop" / "triton"))
INPUTS = ROOT / "test" / "interop" / "triton" / "Inputs"
#: Its files have no version in their names.
MAIN_VERSION = "3.4.0"
NVIDIA = ("sm_80", "sm_90", "sm_100", "sm_120")
AMD = ("gfx942", "gfx950", "gfx1201", "gfx1250")
#: What the archives are compiled for.
TARGETS = (*NVIDIA, *AMD)


@dataclass(frozen=True)
class Build:
    """One kernel with the types and constants that it is compiled for.

    Args:
        kernel: a ``triton.jit`` or ``gluon.jit`` function; its name is the file's.
        signature: the types of its run-time parameters, blanks between them, in Triton's notation for compiling ahead
            of time: ``*fp16:16`` is a pointer divisible by 16, ``i32:16`` such a number, ``i32:1`` the number 1.
        constants: the values of its ``tl.constexpr`` parameters; a function without arguments makes one that not every
            release can make.
        archs: compute capabilities that have a file of their own, 90 for sm_90.
        targets: the targets of the archives that it is compiled for: all that could hold something new.
        variant: a word of the file's name, for a second build of a kernel.
        warps, stages, ctas: Triton's options num_warps, num_stages and num_ctas.
        options: further ones; those that a target does not have are left out for it.
        knobs: switches of Triton's environment, such as ``amd.use_async_copy``.
        inner: whether the archives have the stages inside of those passes, too, that run a pipeline of their own.
        profiled: whether Proton's passes run after the others, which make a program of its marks.
        locations: of these, written once more with debug locations, into a file of its own.
        repeatable: whether two runs of Triton print the same: planning for several CTAs and Hopper's warp
            specialisation go through sets of pointers, whose order differs from run to run.
        versions: the Triton releases that compile it for all its architectures into files of their own.
        also: further releases, each with the architectures that it compiles for.
    """

    kernel: Any
    signature: str
    constants: Mapping[str, Any] = field(default_factory=dict)
    archs: tuple[int, ...] = (80, 90, 100)
    targets: tuple[str, ...] = TARGETS
    variant: str = ""
    warps: int = 4
    stages: int = 3
    ctas: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    knobs: Mapping[str, Any] = field(default_factory=dict)
    inner: bool = False
    profiled: bool = False
    locations: tuple[int, ...] = ()
    repeatable: bool = True
    versions: tuple[str, ...] = (MAIN_VERSION,)
    also: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return ".".join(part for part in (self.kernel.__name__, self.variant) if part)

    def file_name(self, arch: int, locations: bool) -> str:
        parts = [self.kernel.__name__, f"sm{arch}", self.variant, "loc" if locations else ""]
        if triton.__version__ != MAIN_VERSION:
            parts.append(triton.__version__)
        return ".".join(part for part in (*parts, "mlir") if part)

    def source(self, target: str) -> ASTSource:
        types = iter(self.signature.split())
        signature, attributes = {}, {}
        constants = {name: value() if callable(value) else value for name, value in self.constants.items()}
        for position, name in enumerate(self.kernel.arg_names):
            if name in constants:
                signature[name] = "constexpr"
                continue
            type_, _, value = next(types).partition(":")
            known = []
            if value == "1":
                signature[name], constants[name] = "constexpr", 1
            else:
                signature[name] = type_
                if value:
                    known.append(["tt.divisibility", int(value)])
                # What Triton finds out of tensors below 2 GB, and its buffer operations need.
                if target in AMD and type_.startswith("*"):
                    known.append(["tt.pointer_range", 32])
            if known:
                attributes[(position,)] = known
        assert next(types, None) is None, f"{self.kernel.__name__}: the signature has too many types"
        make = GluonASTSource if isinstance(self.kernel, GluonJITFunction) else ASTSource
        return make(
            self.kernel, signature, {(self.kernel.arg_names.index(k),): v for k, v in constants.items()}, attributes
        )

    def describe(self, target: str) -> str:
        options = {"num_warps": self.warps, "num_stages": self.stages, "num_ctas": self.ctas, **self.options}
        words = ", ".join(f"{name}={value}" for name, value in {**options, **self.knobs}.items())
        values = {name: value.__name__ if callable(value) else value for name, value in self.constants.items()}
        constants = ", ".join(f"{name}={value}" for name, value in values.items()) or "none"
        return (
            f"// Kernel {self.kernel.__name__} of kernels/{Path(self.kernel.__globals__['__file__']).name}, {target}, {words}\n"
            f"// Signature {self.signature}; constants {constants}\n"
        )


def text_of(module: Any, locations: bool) -> str:
    """Triton's own text of a module. Locations name files by their place in the project or in Triton."""
    text = str(module) if locations else module.str_nodebug()
    if locations:
        text = text.replace(f"{ROOT}{os.sep}", "").replace(f"{Path(triton.__file__).parent.parent}{os.sep}", "")
    return text if text.endswith("\n") else text + "\n"


def backend_of(target: str) -> Any:
    if target in AMD:
        return make_backend(GPUTarget("hip", target, 64 if target.startswith("gfx9") else 32))
    return make_backend(GPUTarget("cuda", int(target.removeprefix("sm_")), 32))


def _set_knobs(knobs: Mapping[str, Any]) -> None:
    for path, value in knobs.items():
        space, _, name = path.partition(".")
        if hasattr(getattr(triton.knobs, space), name):
            setattr(getattr(triton.knobs, space), name, value)


def _proton_passes() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What Proton adds between TTGIR and LLVM: a clock in every warp, times in shared memory, 1024 bytes at a time."""
    proton = libtriton.proton
    kinds = (proton.METRIC_TYPE.CYCLE, proton.SAMPLING_STRATEGY.NONE, "", proton.GRANULARITY.WARP)
    buffers = (proton.BUFFER_STRATEGY.CIRCULAR, proton.BUFFER_TYPE.SHARED, 1024, 65536, 16384, 128, False)
    yield "add_convert_proton_to_protongpu", (*kinds, *buffers)
    yield "add_schedule_buffer_store", ()
    yield "add_allocate_proton_shared_memory", ()


class _Driver:
    """3.4 asks the active device of what Gluon compiles for, which here need not be one."""

    def __init__(self, target: Any):
        self.target = target

    def get_current_target(self) -> Any:
        return self.target


def lower(build: Build, target: str, after: Callable[[str, Any], None]) -> str:
    """Compiles down to TTGIR and returns it without locations; ``after`` is called with each stage."""
    backend = backend_of(target)
    source = build.source(target)
    _set_knobs(build.knobs)
    options = backend.parse_options(
        {"num_warps": build.warps, "num_stages": build.stages, "num_ctas": build.ctas, **build.options}
    )
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    if hasattr(libtriton, "proton"):
        libtriton.proton.load_dialects(context)
    arguments = [options, backend.get_codegen_implementation(options), backend.get_module_map(), context]
    if "target" in inspect.signature(source.make_ir).parameters:
        arguments.insert(0, backend.target)
    else:
        triton.runtime.driver.set_active(_Driver(backend.target))
    module = source.make_ir(*arguments)
    after(f"ast_to_{source.ext}", module)
    stages: dict[str, Any] = {}
    backend.add_stages(stages, options, source.language)
    metadata = {"target": backend.target, **options.__dict__}
    for kind in (kind for kind in ("ttir", "ttgir") if kind in stages):
        module = stages[kind](module, metadata)
        after(f"make_{kind}", module)
    if build.profiled:
        for name, arguments in _proton_passes():
            manager = ir.pass_manager(context)
            getattr(libtriton.proton, name)(manager, *arguments)
            manager.run(module, *(("proton",) if "str" in manager.run.__doc__ else ()))
            after(f"proton: {name[4:]}()", module)
    return str(module.str_nodebug())


def stages(
    build: Build, target: str, locations: bool, together: bool = True, inner: bool = False
) -> Iterator[tuple[str, str]]:
    """(name, text) of each stage: the front end's, the whole of TTIR's passes, and each of TTGIR's that did something.

    ``together`` compiles once more, without a look at the stages, to see that the looks change nothing. Where Triton
    refuses in the midst, the stages before come first, and its error after them.
    """
    seen: list[tuple[str, str]] = []
    failed: Exception | None = None

    def after(name: str, module: Any) -> None:
        whole = name.startswith(("ast_", "make_", "proton: "))
        if whole or seen[-1][0] != "ast_to_ttir":
            seen.append((name if whole else f"make_ttgir: {name}", text_of(module, locations)))

    try:
        with Recording(backend_of(target), after, inner):
            apart = lower(build, target, after)
    except Exception as error:
        failed = error
    if together and failed is None:
        whole = lower(build, target, lambda *_: None)
        assert apart == whole or not build.repeatable, "passes one by one give another module than together"
    for (name, text), (_, before) in zip(seen, [("", ""), *seen]):
        if text != before:
            yield name, text
    if failed is not None:
        raise failed


@functools.cache
def builds(folder: str = "kernels") -> tuple[Build, ...]:
    """All builds, in the order of the kernel files; two that would write one file are refused."""
    found = []
    for path in sorted((INPUTS / folder).glob("*.py")):
        spec = importlib.util.spec_from_file_location(f"corpus_{path.stem}", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found += [Build(**keywords) for keywords in module.BUILDS]
    names = [build.file_name(arch, False) for build in found for arch in build.archs]
    names += [f"{target}/{build.name}" for build in found for target in build.targets]
    assert len(set(names)) == len(names), f"twice: {[name for name in names if names.count(name) > 1]}"
    return tuple(found)
