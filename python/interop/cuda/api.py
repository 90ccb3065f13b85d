"""`compile`: CUDA C++ to PTX."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from gpuir.errors import Diagnostic
from gpuir.interop.cuda import nvcc
from gpuir.interop.cuda.errors import CudaError
from gpuir.interop.cuda.installation import find_nvcc, find_nvrtc, header_advice
from gpuir.interop.cuda.log import diagnostics
from gpuir.interop.cuda.worker import ask

__all__ = ["Compiled", "compile", "supported_archs"]

_ARCH = re.compile(r"(?:sm|compute)_(\d+)([af]?)")
_ENTRY = re.compile(r"^\s*(?:\.visible\s+|\.weak\s+)?\.entry\s+([\w$]+)", re.MULTILINE)
_ARCH_OPTION = re.compile(r"--?(?:arch|gpu-architecture|gencode|gpu-code|code)(?:$|[= ])")
_UNFOUND = re.compile(r'cannot open source file "([^"]+)"|^([^:\s]+): No such file')


@dataclasses.dataclass(frozen=True)
class Compiled:
    """What a compilation left: PTX text, lowered names by name expression, and the compiler's messages.

    `kernels` are the names of the PTX's entry functions, `compiler` the compiler and its version, `log` what it printed, and
    `source` the name under which the diagnostics and the PTX's lines know the source.
    """

    ptx: str
    arch: str
    names: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...]
    log: str
    compiler: str
    source: str

    @property
    def kernels(self) -> tuple[str, ...]:
        """The entry functions, as the PTX names them."""
        return tuple(_ENTRY.findall(self.ptx))

    def kernel(self, name: str = "") -> str:
        """The PTX's name of a kernel: of a name expression, a lowered name, or a C++ name that one kernel has.

        Without a name, that of the only kernel. CudaError, with those there are, where it names none or several.
        """
        kernels = self.kernels
        if name in self.names:
            return self.names[name]
        if name in kernels:
            return name
        matching = [one for one in kernels if not name or _source_name(one) == name]
        if len(matching) == 1:
            return matching[0]
        known = ", ".join([*self.names, *(one for one in kernels if one not in self.names.values())]) or "none"
        what = f"{len(matching)} kernels are" if matching else "no kernel is"
        called = f" called '{name}'" if name else " there"
        raise CudaError(
            f"{self.source}: {what}{called} (there are: {known}): name one of them; a template is instantiated by a "
            "name expression, name_expressions=['add<float>']"
        )

    def __repr__(self) -> str:
        return f"<PTX of {self.source} for {self.arch} by {self.compiler}: {', '.join(self.kernels) or 'no kernels'}>"


def compile(
    source: str | os.PathLike[str],
    arch: str = "sm_90",
    options: Sequence[str] = (),
    name_expressions: Sequence[str] = (),
    *,
    name: str | None = None,
    headers: Mapping[str, str] | None = None,
    include_paths: Sequence[str | os.PathLike[str]] = (),
    lineinfo: bool = True,
    compiler: str = "nvrtc",
    timeout: float = 300.0,
) -> Compiled:
    """Compiles CUDA C++ to PTX in another process; neither a GPU nor a driver is needed.

    ``source`` is the text, or a path of a file. ``name`` is what messages and the PTX's lines call it (the path, else
    ``kernel.cu``). ``name_expressions`` instantiate templates, ``add<float>``, and give the names under which the PTX has them.
    ``headers`` are texts by the name of their #include. ``lineinfo`` keeps the source lines in the PTX, so that findings
    have them. ``options`` are the compiler's own, ``--std=c++20``, ``-DN=4``. ``compiler`` is "nvrtc" or "nvcc", which needs a C++
    compiler of the host and takes no name expressions.

    CudaError with the compiler's messages, each with file, line and column, where it refuses the source.
    """
    text, path = _read(source)
    name = name or (str(path) if path is not None else "kernel.cu")
    options, expressions = _texts("options", options), _texts("name_expressions", name_expressions)
    if chosen := next(filter(_ARCH_OPTION.match, options), None):
        raise CudaError(f"options has {chosen}: the architecture is the argument arch='sm_90'")
    match = _ARCH.fullmatch(arch)
    if match is None:
        raise CudaError(f"unknown architecture '{arch}': expected a name such as 'sm_90' or 'sm_90a'")
    folders = [*(os.fspath(one) for one in include_paths), *([str(path.parent)] if path is not None else [])]
    # A virtual architecture is compiled to PTX and no further: assembling it as well takes half as long again.
    virtual = f"compute_{match[1]}{match[2]}"
    flags = [f"--gpu-architecture={virtual}", *(["-lineinfo"] if lineinfo else []), *(f"-I{one}" for one in folders)]
    if compiler not in _COMPILERS:
        raise CudaError(f"unknown compiler '{compiler}': expected 'nvrtc' or 'nvcc'")
    done = _COMPILERS[compiler](
        _Request(text, name, dict(headers or {}), expressions, virtual, flags, options, timeout)
    )
    messages = diagnostics(done.log, expressions, {**(headers or {}), name: text})
    if done.ptx is None:
        if done.archs:
            known = ", ".join(f"sm_{number}" for number in done.archs)
            raise CudaError(f"{done.version} does not know the architecture '{arch}' (known: {known})", done.log)
        errors = [one for one in messages if one.severity == "error"]
        errors = errors or [Diagnostic("error", done.log.strip() or done.status or "no PTX was made")]
        raise CudaError([_advised(one, done.includes) for one in errors], done.log)
    return Compiled(_as_named(done.ptx), f"sm_{match[1]}{match[2]}", done.names, messages, done.log, done.version, name)


@dataclasses.dataclass(frozen=True)
class _Request:
    """What a compiler is asked; `arch` is the virtual one, `flags` come before the folders of CUDA's headers and `options`."""

    text: str
    name: str
    headers: dict[str, str]
    expressions: list[str]
    arch: str
    flags: list[str]
    options: list[str]
    timeout: float


@dataclasses.dataclass(frozen=True)
class _Done:
    """What a compiler answers; `ptx` is None where it refuses, `archs` are those it knows where it is for the architecture."""

    version: str
    ptx: str | None
    log: str
    names: dict[str, str]
    archs: Sequence[int]
    includes: Sequence[Path]
    status: str = ""


def _by_nvrtc(request: _Request) -> _Done:
    found = find_nvrtc()
    options = [*request.flags, *(f"-I{folder}" for folder in found.includes), *request.options]
    answer = ask(
        "compile", found.library, request.timeout, source=request.text, name=request.name, headers=request.headers,
        options=options, expressions=request.expressions,
    )  # fmt: skip
    log = answer["log"]
    archs = answer.get("archs", []) if "--gpu-architecture" in log else []
    return _Done(
        f"NVRTC {answer['version']}", answer["ptx"], log, answer["names"], archs, found.includes, answer["status"]
    )


def _by_nvcc(request: _Request) -> _Done:
    if request.expressions:
        raise CudaError(
            "nvcc takes no name_expressions: instantiate the templates in the source, `template __global__ void "
            "add<float>(float *);`, or use compiler='nvrtc'"
        )
    program = find_nvcc()
    options = [*request.flags, *request.options]
    done = nvcc.compile(program, request.text, request.name, request.headers, options, request.timeout)
    archs = nvcc.archs(program) if done.ptx is None and f"'{request.arch}'" in done.log else []
    return _Done(nvcc.version(program), done.ptx, done.log, {}, archs, (program.parent,))


_COMPILERS: Mapping[str, Callable[[_Request], _Done]] = {"nvrtc": _by_nvrtc, "nvcc": _by_nvcc}


def _as_named(ptx: str) -> str:
    """The PTX with the names of files as they were given: the compilers put the current folder before relative ones."""
    folder = re.escape(os.path.join(os.getcwd(), ""))
    return re.sub(rf'^(\s*\.file\s+\d+ "){folder}', r"\1", ptx, flags=re.MULTILINE)


def supported_archs(*, timeout: float = 60.0) -> tuple[str, ...]:
    """The architectures that the installed NVRTC compiles for, ``sm_75`` and on."""
    return tuple(f"sm_{number}" for number in ask("archs", find_nvrtc().library, timeout)["archs"])


def _read(source: str | os.PathLike[str]) -> tuple[str, Path | None]:
    """The text, and the path it is from; a string is the text."""
    if isinstance(source, str):
        return source, None
    if isinstance(source, os.PathLike):
        path = Path(source)
        try:
            return path.read_text(), path
        except (OSError, UnicodeDecodeError) as error:
            raise CudaError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    raise TypeError(f"source must be the text of a program or the path of a file, got {type(source).__name__}")


def _texts(what: str, values: Sequence[str]) -> list[str]:
    if isinstance(values, str) or not all(isinstance(value, str) for value in values):
        raise TypeError(f"{what} must be a sequence of strings, got {values!r}")
    return list(values)


def _source_name(lowered: str) -> str:
    """The function's name in C++ of a mangled name without its namespaces: ``add`` of ``_ZN2ns3addEPf``."""
    match = re.match(r"_ZL?N?L?", lowered)
    if match is None:
        return lowered
    rest, name = lowered[match.end() :], ""
    while length := re.match(r"\d+", rest):
        size = int(length[0])
        name, rest = rest[length.end() : length.end() + size], rest[length.end() + size :]
        if not match[0].endswith("N"):
            break
    return name


def _advised(error: Diagnostic, includes: Sequence[Path]) -> Diagnostic:
    unfound = _UNFOUND.search(error.message)
    if unfound is None:
        return error
    note = Diagnostic("note", header_advice(unfound[1] or unfound[2], includes))
    return dataclasses.replace(error, notes=(*error.notes, note))
