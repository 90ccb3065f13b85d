"""A released Triton to ask: what it accepts and prints, what its passes do, what it compiles a kernel to.

Triton runs in a process of its own, with an interpreter of its own: neither a GPU nor torch is needed, and a failing
assertion in a verifier of Triton's is an answer here.
"""

from __future__ import annotations

import base64
import contextlib
import dataclasses
import importlib.util
import inspect
import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gpuir.errors import Diagnostic
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.tried import release_of_version
from gpuir.ods.releases import Release
from gpuir.processes.child import Child, ChildEnded, ChildTimeout
from gpuir.processes.folders import TemporaryFolder

__all__ = ["PYTHON_VARIABLE", "Artefacts", "RanPass", "Triton", "TritonError", "Verdict"]

#: Environment variable that names the interpreter of an environment that has Triton.
PYTHON_VARIABLE = "GPUIR_TRITON_PYTHON"

_ADVICE = (
    "`pip install triton` into this environment, or into one of its own (it pins nothing of gpuir's) whose "
    f"interpreter {PYTHON_VARIABLE} or the argument `python` names"
)
_SERVER = Path(__file__).with_name("_server.py")
#: ``loc("module.mlir":3:7): error: ...``, as MLIR prints a diagnostic that nobody handles; places may be nested.
_DIAGNOSTIC = re.compile(r"^(?:loc\((?P<where>.*)\): )?(?P<severity>error|warning|remark|note): (?P<message>.*)$")
#: What Triton raises after MLIR has said what is wrong.
_SAYS_NOTHING = ("Parse MLIR file failed",)
#: What a failing assertion and LLVM's own abort print.
_ABORT = re.compile(r"Assertion .* failed|^LLVM ERROR|^PLEASE submit a bug report")
_PLACE = re.compile(r'"([^"]*)":(\d+):(\d+)')


@dataclasses.dataclass(frozen=True)
class Verdict:
    """What Triton said of a module; true when it accepts it.

    `text` is the module as Triton prints it, None where it refuses. `crashed` says how Triton ended instead of
    answering ("SIGABRT", "exit code 1"), and is empty otherwise. `messages` is all that Triton wrote to stderr.
    """

    accepted: bool
    text: str | None
    diagnostics: tuple[Diagnostic, ...]
    crashed: str = ""
    messages: str = ""

    def __bool__(self) -> bool:
        return self.accepted


@dataclasses.dataclass(frozen=True)
class RanPass:
    """A pass of a stage of Triton's, ``passes.ttgpuir.add_coalesce()``, and the module behind it.

    `number` counts the passes of all stages that were asked for (None: what a stage does beside its passes). `text` is None
    where the pass failed: `diagnostics` and `crashed` are those of a `Verdict` then.
    """

    stage: str
    name: str
    number: int | None
    text: str | None
    diagnostics: tuple[Diagnostic, ...] = ()
    crashed: str = ""


class Artefacts(Mapping[str, Any]):
    """What a compilation left behind, by stage: "ttir", "ttgir", "llir" and "ptx" are text, "cubin" is bytes.

    For AMD the last two are "amdgcn" and "hsaco". `metadata` is Triton's own record (`shared`, `num_warps`, `name`, ...),
    `messages` what it wrote to stderr, `capability` and `options` are those of the request, and `release` is whose text
    the stages are.
    """

    def __init__(
        self,
        stages: Mapping[str, str | bytes],
        metadata: Mapping[str, Any],
        *,
        capability: int | str,
        options: Mapping[str, Any],
        messages: str = "",
        release: Release | None = None,
    ):
        self._stages = dict(stages)
        self.metadata = dict(metadata)
        self.capability = capability
        self.options = dict(options)
        self.messages = messages
        self.release = release

    def __getitem__(self, stage: str) -> Any:
        try:
            return self._stages[stage]
        except KeyError:
            raise KeyError(f"there is no stage '{stage}', only {', '.join(self._stages)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._stages)

    def __len__(self) -> int:
        return len(self._stages)

    def __contains__(self, stage: object) -> bool:
        return stage in self._stages

    def __repr__(self) -> str:
        return f"<artefacts {', '.join(f'{name}: {len(value):,}' for name, value in self._stages.items())}>"

    def save(self, folder: str | os.PathLike[str], stem: str = "kernel") -> list[Path]:
        """Writes a file for each stage, ``STEM.STAGE``; returns their paths."""
        Path(folder).mkdir(parents=True, exist_ok=True)
        written = []
        for stage, value in self._stages.items():
            path = Path(folder, f"{stem}.{stage}")
            path.write_bytes(value if isinstance(value, bytes) else value.encode())
            written.append(path)
        return written


class Triton:
    """A process that has Triton.

        with Triton() as triton:
            verdict = triton.check(gpuir.asm(module, release=triton.release))
            ptx = triton.compile(gpuir.asm(module, release=triton.release), capability=90)["ptx"]

    `python` is the interpreter of an environment with Triton; without it GPUIR_TRITON_PYTHON names one, and without
    that this interpreter must have Triton. `timeout` is the limit in seconds for each request. `environment` adds
    variables for Triton (``{"MLIR_ENABLE_DUMP": "1"}``; what it then prints is in `messages`). The process starts at the
    first request, and again after a crash or a timeout. An object belongs to one thread at a time.

    A release that gpuir was not tried with is refused at the first request, unless `any_release` is true or, where that is
    None, the variable GPUIR_TRITON_ANY_RELEASE is set.
    """

    def __init__(
        self,
        python: str | os.PathLike[str] | None = None,
        *,
        timeout: float = 120.0,
        environment: Mapping[str, str] | None = None,
        any_release: bool | None = None,
    ):
        if not timeout > 0:
            raise ValueError(f"timeout must be a positive number of seconds, got {timeout!r}")
        self.python = _interpreter(python)
        self.timeout = timeout
        self._environment = dict(environment or {})
        self._child: Child | None = None
        self._folder: TemporaryFolder | None = None
        self._any_release = any_release
        self._version = ""
        self._release: Release | None = None

    @staticmethod
    def available(python: str | os.PathLike[str] | None = None) -> bool:
        """Whether `python`, the environment variable or this interpreter offers Triton; its process is not started."""
        try:
            _interpreter(python)
        except TritonError:
            return False
        return True

    def __enter__(self) -> Triton:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process and removes its files; the next request starts another."""
        child, self._child = self._child, None
        folder, self._folder = self._folder, None
        if child is not None:
            child.close()
        if folder is not None:
            folder.close()

    @property
    def version(self) -> str:
        """Triton's version, e.g. "3.4.0"."""
        if not self._version:
            self._start()
        return self._version

    @property
    def release(self) -> Release:
        """The release in whose words this Triton reads and prints, for `gpuir.parse` and `gpuir.asm`."""
        if self._release is None:
            self._start()
        assert self._release is not None
        return self._release

    # Modules

    def check(self, text: str, *, locations: bool = False) -> Verdict:
        """Whether Triton parses and verifies the module, and how it prints it (with `locations`: those too)."""
        return self._verdict("the check", {"do": "check", "locations": locations, **_module(text)})

    def check_many(self, texts: Iterable[str], *, locations: bool = False) -> list[Verdict]:
        """A verdict for each module; one that crashes Triton leaves the others their answers."""
        return [self.check(text, locations=locations) for text in texts]

    def passes(self, text: str, passes: Iterable[str | Sequence[object]], *, locations: bool = False) -> Verdict:
        """Runs Triton's passes and returns what they leave.

        A pass is ``"common.add_canonicalizer"`` (or without the `add_`), or ``("ttgpuir.pipeline", 3, False)`` with the
        arguments after the pass manager, as `triton._C.libtriton.passes` has them. A failing pass is a refusal.
        """
        names = [[entry] if isinstance(entry, str) else list(entry) for entry in passes]
        return self._verdict("the passes", {"do": "passes", "names": names, "locations": locations, **_module(text)})

    def pass_names(self) -> dict[str, str]:
        """Passes by name, each with the types of its arguments as this Triton declares them."""
        return dict(self._request("the list of passes", {"do": "pass_names"})["names"])

    def stages(
        self,
        text: str,
        capability: int | str,
        stages: Sequence[str] = ("ttir", "ttgir"),
        *,
        options: Mapping[str, object] | None = None,
        only: int | None = None,
        locations: bool = False,
    ) -> list[RanPass]:
        """Runs stages of the target's pipeline and returns the module after each pass, up to the one that fails.

        `capability` and `options` are those of `compile`. With `only` the pass of that number alone runs, with the arguments
        that the stage gives it.
        """
        request: dict[str, Any] = {"do": "stages", **_module(text), **target_of(capability), "names": list(stages)}
        request.update(options=dict(options or {}), only=only, locations=locations)
        what, crashed = "the stage", ""
        # The process's folder, with what was written until a crash, is kept until the next start.
        try:
            answer = self._ask(what, request)
        except ChildEnded as ended:
            crashed, said, answer = ended.how, self._shown(ended.messages), {"error": ""}
            diagnostics = (*_diagnostics(said), Diagnostic("error", _crash("the pass", crashed, said)))
        else:
            diagnostics = _diagnostics(self._messages())
        if "misuse" in answer:
            raise TritonError(answer["error"])
        ran = self._passes_done(text, request["file"])
        failed = "error" in answer
        if failed and (not ran or ran[-1].text is not None):
            raise TritonError([*diagnostics] or answer["error"], self._messages())
        if failed:
            if not any(each.severity == "error" for each in diagnostics):
                diagnostics = (*diagnostics, Diagnostic("error", answer["error"]))
            ran[-1] = dataclasses.replace(ran[-1], diagnostics=diagnostics, crashed=crashed)
        return ran

    def _passes_done(self, text: str, file: str) -> list[RanPass]:
        """What the last request's process wrote down; of a pass that did not end the text is missing."""
        assert self._folder is not None
        path = Path(self._folder.name, f"{file}.passes")
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        ran: list[RanPass] = []
        for entry in map(json.loads, lines):
            if "begins" in entry:
                ran.append(RanPass(entry["stage"], entry["begins"], entry["number"], None))
            else:
                text = text if entry["text"] is None else entry["text"]
                ran[-1] = dataclasses.replace(ran[-1], text=text)
        return ran

    # Compilation

    def compile(
        self,
        text: str,
        capability: int | str,
        *,
        stage: str = "ttgir",
        until: str | None = None,
        options: Mapping[str, object] | None = None,
        locations: bool = False,
        line_info: bool = False,
    ) -> Artefacts:
        """Compiles a module; TritonError where Triton refuses, crashes or does not finish.

        `capability` is 80, 90 or 100 (``"gfx942"`` and the like: AMD). `stage` says what the text is, "ttir", "ttgir" or
        "llir"; `until` is the last stage wanted. `options` are the backend's (`num_warps`, `num_stages`, ...), of which
        TTGIR holds some already. `locations` keeps them in MLIR text, `line_info` keeps lines in PTX, and without it
        equal code is equal text.
        """
        request = {"do": "compile_ir", **_module(text, stage), **target_of(capability), "options": dict(options or {})}
        request.update(until=until, locations=locations, line_info=line_info)
        return self._artefacts("the compilation", request)

    def compile_kernel(
        self,
        source: str | Path | Callable[..., Any],
        name: str | None = None,
        *,
        signature: Mapping[str, str] | str,
        capability: int | str,
        constexprs: Mapping[str, object] | None = None,
        attributes: Mapping[str, Mapping[str, int]] | None = None,
        options: Mapping[str, object] | None = None,
        until: str | None = None,
        locations: bool = False,
        line_info: bool = False,
    ) -> Artefacts:
        """Compiles a Triton kernel from its source, as a launch would, without one.

        `source` is a path, the text of a Python file, or a function of this process, of which the text is taken; `name`
        is needed where the file has several kernels, and names a function without `@triton.jit` too. `signature` gives
        each argument's type, ``{"a_ptr": "*fp16", "n": "i32"}`` or ``"*fp16, i32"`` in order, and `constexprs` the values
        of the others (``"tl.float16"`` is that of triton.language). `attributes` is what is known of arguments,
        ``{"a_ptr": {"tt.divisibility": 16}}``. The rest is as in `compile`.
        """
        function = None
        if callable(source):
            function, name = source, name or source.__name__
        request = {
            "do": "compile_kernel",
            "path": os.path.abspath(source) if isinstance(source, Path) else None,
            "source": _source(function) if function else None if isinstance(source, Path) else source,
            "name": name,
            "signature": signature if isinstance(signature, str) else dict(signature),
            "constexprs": dict(constexprs or {}),
            "attributes": {key: dict(pairs) for key, pairs in (attributes or {}).items()},
            "options": dict(options or {}),
            **target_of(capability),
        }
        if isinstance(source, Path) and not source.is_file():
            raise TritonError(f"there is no file '{source}' with the kernel's source")
        request.update(until=until, locations=locations, line_info=line_info)
        return self._artefacts("the compilation of the kernel", request)

    def lower_launch(self, source: str | Path | Callable[..., Any], name: str | None, **launch: Any) -> dict[str, Any]:
        """What `gpuir.interop.triton.run` asks for: a stage of a kernel that is specialised for the arguments of a launch."""
        origin = None
        if not isinstance(source, (str, Path)):
            plain: Any = source
            while hasattr(plain, "fn"):
                plain = plain.fn
            name = name or plain.__name__
            with contextlib.suppress(OSError, TypeError):
                origin = [inspect.getsourcefile(plain) or "-", inspect.getsourcelines(plain)[1]]
            source = _source(plain)
        elif isinstance(source, Path) and not source.is_file():
            raise TritonError(f"there is no file '{source}' with the kernel's source")
        request = {
            "do": "launch",
            "path": os.path.abspath(source) if isinstance(source, Path) else None,
            "source": None if isinstance(source, Path) else source,
            "name": name,
            "origin": origin,
            **target_of(launch.pop("capability")),
            **launch,
        }
        return self._request("the compilation of the kernel", request)

    # Requests

    def _artefacts(self, what: str, request: dict[str, Any]) -> Artefacts:
        answer = self._request(what, request)
        stages = {
            name: base64.b64decode(value["base64"]) if "base64" in value else value["text"]
            for name, value in answer["artefacts"].items()
        }
        return Artefacts(
            stages,
            answer["metadata"],
            capability=request["arch"],
            options=request["options"],
            messages=self._messages(),
            release=self.release,
        )

    def _verdict(self, what: str, request: dict[str, Any]) -> Verdict:
        try:
            answer = self._ask(what, request)
        except ChildEnded as ended:
            how, said = ended.how, self._shown(ended.messages)
            lines = (*_diagnostics(said), Diagnostic("error", _crash(what, how, said)))
            return Verdict(False, None, lines, how, said)
        said = self._messages()
        diagnostics = _diagnostics(said)
        if "misuse" in answer:
            raise TritonError(answer["error"])
        if "error" not in answer:
            return Verdict(True, answer["text"], diagnostics, "", said)
        if not any(d.severity == "error" for d in diagnostics):
            diagnostics = (*diagnostics, Diagnostic("error", answer["error"]))
        return Verdict(False, None, diagnostics, "", said)

    def _request(self, what: str, request: dict[str, Any]) -> dict[str, Any]:
        """An answer that is none of refusal and crash; TritonError for these."""
        try:
            answer = self._ask(what, request)
        except ChildEnded as ended:
            said = self._shown(ended.messages)
            raise TritonError([*_diagnostics(said), Diagnostic("error", _crash(what, ended.how, said))], said) from None
        if "error" in answer:
            said = self._messages()
            errors = [d for d in _diagnostics(said) if d.severity == "error"]
            if not errors or not answer["error"].startswith(_SAYS_NOTHING):
                errors.append(Diagnostic("error", answer["error"], *(answer.get("where") or ())))
            raise TritonError(errors, said)
        return answer

    def _ask(self, what: str, request: dict[str, Any]) -> dict[str, Any]:
        self._start()
        assert self._child is not None
        try:
            body, _ = self._child.ask(_message(request), timeout=self.timeout)
        except ChildTimeout as late:
            said = self._shown(late.messages)
            self.close()
            raise TritonError(f"{what} did not finish within {self.timeout:g} s; Triton was stopped", said) from None
        except ChildEnded:
            self._child = None
            raise
        return dict(json.loads(body))

    def _start(self) -> None:
        """Starts the process unless it is there; TritonError where it has no Triton."""
        if self._child is not None and self._child.running:
            return
        self.close()
        try:
            self._folder = TemporaryFolder("gpuir-triton-")
        except OSError as error:
            raise TritonError(f"there is no folder for temporary files: {error.strerror or error}") from None
        # What ptxas and a crash leave behind goes with the folder; Triton's own cache is not used.
        environment = {**os.environ, "TMPDIR": self._folder.name, "PYTHONDONTWRITEBYTECODE": "1", **self._environment}
        try:
            self._child = Child.of_file(self.python, _SERVER, self._folder.name, environment=environment)
        except OSError as error:
            self.close()
            raise TritonError(f"the interpreter '{self.python}' does not start: {error.strerror}; {_ADVICE}") from None
        try:
            version = self._ask_hello()["version"]
            self._release = release_of_version(version, self._any_release)
        except TritonError:
            self.close()
            raise
        self._version = version

    def _ask_hello(self) -> dict[str, Any]:
        assert self._child is not None
        try:
            body, _ = self._child.ask(_message({"do": "hello"}), timeout=self.timeout)
        except ChildEnded as ended:
            raise TritonError(
                f"'{self.python}' cannot run Triton's worker ({ended.last_words or ended.how}); it must be a Python of 3.9 "
                f"or later that has Triton: {_ADVICE}",
                ended.messages,
            ) from None
        except ChildTimeout as late:
            raise TritonError(
                f"'{self.python}' did not import Triton within {self.timeout:g} s", late.messages
            ) from None
        answer = dict(json.loads(body))
        if "error" in answer:
            raise TritonError(f"'{self.python}' has no Triton that can be used ({answer['error']}): {_ADVICE}")
        return answer

    def _messages(self) -> str:
        return self._shown(self._child.messages) if self._child is not None else ""

    def _shown(self, messages: str) -> str:
        """Messages about the user's text, not about the file it was put in."""
        if self._folder is None:
            return messages
        return re.sub(re.escape(self._folder.name) + r"/(module\.\w+|kernel\.py)", "-", messages)


def _message(request: dict[str, Any]) -> bytes:
    try:
        return json.dumps(request).encode()
    except TypeError as error:
        raise TypeError(f"Triton's process takes numbers, strings, lists and None: {error}") from None


def _interpreter(python: str | os.PathLike[str] | None) -> str:
    chosen = os.fspath(python) if python is not None else os.environ.get(PYTHON_VARIABLE, "")
    if not chosen:
        if importlib.util.find_spec("triton") is None:
            raise TritonError(f"there is no Triton: {_ADVICE}")
        return sys.executable
    program = shutil.which(chosen)
    if program is None:
        where = f"the argument `python` ('{chosen}')" if python is not None else f"{PYTHON_VARIABLE} ('{chosen}')"
        raise TritonError(f"{where} names no program that can be run: {_ADVICE}")
    # Not resolved: a virtual environment's interpreter is a link, and the link is what makes it one.
    return os.path.abspath(program)


def _module(text: str, stage: str = "mlir") -> dict[str, str]:
    if not isinstance(text, str):
        raise TypeError(f"expected the module's text, e.g. gpuir.asm(module), got {type(text).__name__}")
    if not re.fullmatch(r"\w+", stage):
        raise ValueError(f"a stage is a name such as 'ttgir', not {stage!r}")
    return {"text": text, "file": f"module.{stage}"}


def target_of(capability: int | str) -> dict[str, Any]:
    """80, "80" and "sm_90a" are NVIDIA's, "gfx942" is AMD's."""
    text = str(capability)
    if text.startswith("gfx"):
        return {"backend": "hip", "arch": text}
    match = re.fullmatch(r"(?:sm_?)?(\d{2,3})[af]?", text)
    if not match or isinstance(capability, bool):
        raise ValueError(f"capability must be a number such as 80, 90 or 100, or 'gfx942', got {capability!r}")
    return {"backend": "cuda", "arch": int(match[1])}


def _source(function: Callable[..., Any]) -> str:
    try:
        return textwrap.dedent(inspect.getsource(inspect.unwrap(function)))
    except (OSError, TypeError) as error:
        raise TritonError(f"the source of {function!r} cannot be read ({error}); give the kernel's text") from None


def _crash(what: str, how: str, said: str) -> str:
    assertion = next((line.strip() for line in said.splitlines() if _ABORT.search(line)), "")
    return f"{what} crashed Triton ({how})" + (f": {assertion}" if assertion else "")


def _diagnostics(messages: str) -> tuple[Diagnostic, ...]:
    """MLIR's diagnostics in what Triton wrote; a note hangs on the message before it, what follows a line belongs to it."""
    diagnostics: list[Diagnostic] = []
    for line in messages.splitlines():
        match = _DIAGNOSTIC.match(line)
        if match:
            places = _PLACE.findall(match["where"] or "")
            file, row, column = places[-1] if places else ("-", 0, 0)
            diagnostics.append(Diagnostic(match["severity"], match["message"], file, int(row), int(column)))
        elif not line.strip() or _ABORT.search(line):
            break
        elif diagnostics:
            diagnostics[-1] = dataclasses.replace(diagnostics[-1], message=f"{diagnostics[-1].message}\n{line}")
    merged: list[Diagnostic] = []
    for one in diagnostics:
        if one.severity == "note" and merged:
            merged[-1] = dataclasses.replace(merged[-1], notes=(*merged[-1].notes, one))
        else:
            merged.append(one)
    return tuple(merged)
