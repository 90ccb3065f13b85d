"""The way round: Triton's IR here, changed by gpuir's passes, and back into Triton; and the same inside of Triton.

with Triton() as triton:
    kernel = triton.compile_kernel(Path("matmul.py"), signature=..., constexprs=..., capability=80)
    changed = recompile(triton, kernel, "ttg-set-dot-load-hints{evict=evict_last}")
    print(changed.diff("ptx"))

with install("ttg-hoist-convert-layouts"):  # in a process that has Triton: every compilation in here
    matmul[grid](a, b, c)

with install(lower="gpuir"):  # what Triton's passes leave becomes PTX by gpuir
    matmul[grid](a, b, c)
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import inspect
import os
import tempfile
from collections.abc import Iterator
from typing import Any

from gpuir.assembly.difference import difference
from gpuir.assembly.document import asm, parse
from gpuir.dialects.tt import TRITON
from gpuir.errors import Diagnostic, Error, ParseError, PassError
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.tried import release_of_version
from gpuir.interop.triton.worker import Artefacts, Triton
from gpuir.ods.context import Context
from gpuir.ods.releases import Release
from gpuir.passes.pipeline import PassLike, pass_manager
from gpuir.version import __version__

__all__ = ["Installation", "Recompiled", "apply", "install", "recompile"]


def apply(
    text: str,
    passes: PassLike,
    *,
    filename: str = "-",
    locations: bool = False,
    release: str | Release | None = None,
    to: str | Release | None = None,
) -> str:
    """The module of `text` after `passes`: what `gpuir.pass_manager` takes, or a callable on the module's op.

    `release` is whose text it is, ``"triton-3.9"``, which the text itself says unless given; the result is in the words of
    `to`, and of the text's own release unless given.

    ParseError for text that is none, PassError for a pass that fails or leaves a module that does not verify, ReleaseError
    where the release has no words for what they leave.
    """
    with Context() as context:
        try:
            module = parse(text, filename=filename, context=context, release=release)
        except ParseError as error:
            raise _with_version(error) from None
        pass_manager(passes, context).run(module)
        return asm(module, debuginfo=locations, release=to or release)


def _with_version(error: ParseError) -> ParseError:
    """Says which Triton gpuir's dialects are, where another one's text is the likely reason."""
    note = Diagnostic(
        "note",
        f"gpuir reads Triton's text up to {TRITON.newest.number}, and prints that of {TRITON.default.number} to {TRITON.newest.number}",
    )
    first, *rest = error.diagnostics
    return ParseError([dataclasses.replace(first, notes=(*first.notes, note)), *rest])


# Around ---------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Recompiled:
    """Both compilations; their `stage` is what the passes got and what they left."""

    before: Artefacts
    after: Artefacts
    stage: str

    def diff(self, stage: str = "", *, context: int = 3, exact: bool = False) -> str:
        """The lines of a stage that differ, as `diff -u` shows them; empty where none do.

        Unless `exact`, the numbers of SSA names, registers and labels do not count: one more instruction changes those of
        all that follow.
        """
        stage = stage or self.stage
        before, after = self.before[stage], self.after[stage]
        if isinstance(before, bytes):
            raise TritonError(
                f"stage '{stage}' is no text; its bytes are {'equal' if before == after else 'different'}"
            )
        return difference(before, after, stage, context, exact)

    def changed(self, stage: str) -> bool:
        """Whether the passes made a difference to the stage; stages before theirs are none of theirs."""
        return bool(self.before[stage] != self.after[stage]) if stage in self.after else False


def recompile(
    triton: Triton,
    kernel: Artefacts | str,
    passes: PassLike,
    *,
    capability: int | str | None = None,
    stage: str = "ttgir",
    options: dict[str, object] | None = None,
    until: str | None = None,
) -> Recompiled:
    """Compiles a kernel again from `stage`, "ttgir" or "ttir", with gpuir's `passes` run on it.

    `kernel` is what `Triton.compile_kernel` or `.compile` gave, and then `capability`, `options` and `until`, the last
    stage wanted, are its own unless given. What another release gave is brought to the words of this one, and compiled by
    it for comparison. Or it is the text of a stage in this one's words, which is compiled as it is for comparison.
    TritonError where Triton refuses what the passes left, with the text's line, and all that `apply` raises.
    """
    words = triton.release
    if isinstance(kernel, str):
        if capability is None:
            raise TypeError("recompile needs the capability to compile a text for, such as 90")
        kernel = triton.compile(kernel, capability, stage=stage, options=options, until=until)
    capability = kernel.capability if capability is None else capability
    options = kernel.options if options is None else options
    compiled = "ptx" in kernel or "amdgcn" in kernel
    until = until or (list(kernel)[-1] if compiled else None)
    foreign = kernel.release not in (None, words)
    if foreign or not compiled:
        text = apply(kernel[stage], [], release=kernel.release, to=words) if foreign else kernel[stage]
        kernel = triton.compile(text, capability, stage=stage, options=options, until=until)
    text = apply(kernel[stage], passes, release=words)
    after = triton.compile(text, capability, stage=stage, options=options, until=until)
    return Recompiled(kernel, after, stage)


# Inside ---------------------------------------------------------------------------------------------------------------


class Installation:
    """Passes that Triton's own compilation runs in this process, until `uninstall` or the end of a `with`.

    `runs` counts the modules that they have changed or looked at, `lowered` the kernels that gpuir has lowered.
    """

    def __init__(self, passes: PassLike, stage: str, release: Release, lower: str = "triton"):
        self.passes = passes
        self.stage = stage
        self.lower = lower
        #: In whose words this process's Triton reads and prints.
        self.release = release
        self.runs = 0
        self.lowered = 0
        # Triton finds compiled kernels by a key; code that other passes make must have another one.
        self.key = hashlib.sha256(f"{__version__} {stage} {lower} {_key(passes)}".encode()).hexdigest()[:16]

    def __enter__(self) -> Installation:
        return self

    def __exit__(self, *_: object) -> None:
        self.uninstall()

    def uninstall(self) -> None:
        """Takes the passes out again; a second call does nothing."""
        if self in _INSTALLED:
            _INSTALLED.remove(self)
        if not _INSTALLED:
            _restore_backends()

    def __repr__(self) -> str:
        lowered = ", lowered by gpuir" if self.lower == "gpuir" else ""
        return f"{self.passes!r} after Triton's stage {self.stage}{lowered}"

    def count_lowered(self) -> None:
        """Counts a kernel that gpuir has lowered."""
        self.lowered += 1


#: Passes in the order in which they run.
_INSTALLED: list[Installation] = []
#: Triton's own entries of its table of backends, while gpuir's stand in their place.
_ORIGINALS: dict[str, Any] = {}


def install(
    passes: PassLike = (), *, stage: str = "ttgir", lower: str = "triton", any_release: bool | None = None
) -> Installation:
    """Has Triton run gpuir's `passes` after its own of `stage`, "ttgir" or "ttir", whenever it compiles a kernel here.

    `passes` are what `gpuir.pass_manager` takes. It stands in Triton's table of backends, where each backend says what
    its stages are (`BaseBackend.add_stages`), and in the key of Triton's cache, so that kernels compiled with and
    without are kept apart. A kernel that this process has launched before is not compiled again for the same types.

    With ``lower="gpuir"`` Triton's passes make TTGIR as ever, and gpuir lowers it to PTX or AMD's assembly, which Triton's
    assembler makes a binary of for its own launcher: parameters, scratch and metadata are as its release has them. What
    gpuir cannot lower is a CompileError that says so. With several installations, one of these is enough.

    TritonError where this interpreter has no Triton, or one that gpuir was not tried with, unless `any_release` is true or,
    where that is None, the variable GPUIR_TRITON_ANY_RELEASE is set; PassError for a pipeline that is wrong.
    """
    if stage not in ("ttir", "ttgir"):
        raise ValueError(f"passes can run after the stages 'ttir' and 'ttgir', not {stage!r}")
    if lower not in ("triton", "gpuir"):
        raise ValueError(f"TTGIR is lowered by 'triton' or by 'gpuir', not {lower!r}")
    with Context() as context:
        pass_manager(passes, context)
    installation = Installation(passes, stage, release_of_version(_installed_version(), any_release), lower)
    _replace_backends()
    _INSTALLED.append(installation)
    return installation


def installed_key() -> str:
    """What tells the code of kernels apart that are compiled with the passes that are installed."""
    keys = [installation.key for installation in _INSTALLED]
    if any(installation.lower == "gpuir" for installation in _INSTALLED):
        own = _machine_code().own_lowerings()
        keys += [hashlib.sha256(own.encode()).hexdigest()[:16]] if own else []
    return "-".join(keys)


def _machine_code() -> Any:
    """What lowers, with the back ends, is loaded by those who lower."""
    from gpuir.interop.triton import machine_code

    return machine_code


def _installed_version() -> str:
    """The version of Triton that this interpreter has."""
    try:
        import triton  # only where passes are installed in its process
    except ImportError as error:
        raise TritonError(
            f"install: this interpreter has no Triton whose compilation could be changed ({error})"
        ) from None
    return str(triton.__version__)


def _key(passes: object) -> str:
    """What tells passes apart from others: their text, or the code of functions."""
    if isinstance(passes, str):
        return passes
    if isinstance(passes, (list, tuple)):
        return ";".join(map(_key, passes))
    function: Any = getattr(passes, "function", passes)
    function = inspect.unwrap(function)
    with contextlib.suppress(OSError, TypeError):
        return f"{function.__qualname__} {inspect.getsource(function)}"
    return f"{function!r} {os.getpid()}"


def _replace_backends() -> None:
    if _ORIGINALS:
        return
    from triton.backends import backends

    for name, entry in backends.items():
        _ORIGINALS[name] = entry
        backends[name] = dataclasses.replace(entry, compiler=_with_stages(entry.compiler))


def _restore_backends() -> None:
    if _ORIGINALS:
        from triton.backends import backends

        backends.update(_ORIGINALS)
        _ORIGINALS.clear()


def _with_stages(compiler: Any) -> Any:
    """A backend that does what `compiler` does, and then what is installed."""

    class Compiler(compiler):
        def add_stages(self, stages: dict[str, Any], *arguments: Any) -> None:
            super().add_stages(stages, *arguments)
            for installation in tuple(_INSTALLED):
                # What only lowers need not have each module read and printed.
                if installation.stage in stages and (installation.lower == "triton" or installation.passes != ()):
                    stages[installation.stage] = _stage(stages[installation.stage], installation)
            lowers = [installation for installation in _INSTALLED if installation.lower == "gpuir"]
            if lowers:
                last = lowers[-1]
                _machine_code().replace_stages(stages, self.target, arguments[0], last.release, last.count_lowered)

        def hash(self) -> str:
            return "-".join(filter(None, [str(super().hash()), installed_key()]))

    Compiler.__name__ = Compiler.__qualname__ = compiler.__name__
    return Compiler


def _stage(inner: Any, installation: Installation) -> Any:
    def run(source: Any, metadata: dict[str, Any]) -> Any:
        module = inner(source, metadata)
        try:
            text = apply(str(module), installation.passes, locations=True, release=installation.release)
        except Error as error:
            where = f"in {installation}, of kernel '{module.get_entry_func_name()}'"
            raise PassError([*error.diagnostics, Diagnostic("note", where)]) from error
        installation.runs += 1
        return _triton_module(text, module.context, installation.stage)

    return run


def _triton_module(text: str, context: Any, stage: str) -> Any:
    from triton._C.libtriton import ir

    with _file(text, f".{stage}") as path:
        module = ir.parse_mlir_module(path, context)
    module.context = context
    return module


@contextlib.contextmanager
def _file(text: str, suffix: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="gpuir-triton-") as folder:
        path = os.path.join(folder, f"module{suffix}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        yield path
