"""A pipeline as passes that run one by one on a module's text: gpuir's, upstream's and Triton's, in any order.

Every pass runs in another process than this one, so that a crash is what the pass did.
"""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeAlias

from gpuir.assembly.document import asm, parse
from gpuir.errors import Diagnostic, Error, PassError
from gpuir.host import ir
from gpuir.interop.triton import Triton
from gpuir.ods.context import Context
from gpuir.ods.loading import one_thread
from gpuir.passes.options import split_options
from gpuir.passes.pipeline import PassLike, PassManager
from gpuir.passes.pipeline_text import NestText, PassText, parse_pipeline, pipeline_error
from gpuir.processes.apart import Apart, ApartEnded
from gpuir.processes.forking import exit_text

__all__ = ["Alone", "Failure", "PassRun", "Tools", "first_line", "quiet_context", "run_all", "stretches_of"]


@dataclasses.dataclass(frozen=True)
class Failure:
    """Why a pass left no module: ``kind`` is "failure", "verification", "crash" or "timeout"."""

    kind: str
    message: str


@dataclasses.dataclass(frozen=True)
class PassRun:
    """A pass, and the module behind it: its text with locations, None where the pass failed.

    `alone` runs this pass, with the arguments it had here, on another module's text.
    """

    name: str
    text: str | None
    alone: Alone
    failure: Failure | None = None


#: Runs one pass on a module's text.
Alone: TypeAlias = Callable[[str], PassRun]


@dataclasses.dataclass
class Tools:
    """What passes run with: the process apart, Triton's interpreter or Triton itself, and a limit of seconds for each pass."""

    apart: Apart
    python: Triton | str | os.PathLike[str] | None = None
    timeout: float | None = None
    _started: Triton | None = None

    def triton(self) -> Triton:
        """Triton's process, started when it is first asked for."""
        if isinstance(self.python, Triton):
            return self.python
        if self._started is None:
            self._started = Triton(self.python, timeout=120.0 if self.timeout is None else self.timeout)
        return self._started

    def in_words_of_triton(self, text: str) -> str:
        """The module as that release of Triton writes it."""
        result, refused = self.apart.call(_printed_by, text, str(self.triton().release))
        if refused:
            raise Error(f"Triton {self.triton().version} cannot be given the module: {refused}")
        return result

    def close(self) -> None:
        """Ends the processes that were started here."""
        self.apart.close()
        if self._started is not None:
            self._started.close()


def _printed_by(text: str, release: str) -> tuple[str, str]:
    with quiet_context() as context:
        try:
            return asm(parse(text, context=context), debuginfo=True, release=release), ""
        except Error as error:
            return "", first_line(error)


class Stretch(Protocol):
    """One pass, or several that come together."""

    def run(self, text: str) -> Iterator[PassRun]:
        """Each pass with the module behind it, up to one that fails."""


def run_all(stretches: Iterable[Stretch], text: str) -> Iterator[PassRun]:
    """Each pass with the module behind it, up to one that fails."""
    for stretch in stretches:
        for ran in stretch.run(text):
            yield ran
            if ran.text is None:
                return
            text = ran.text


# gpuir's and upstream's -----------------------------------------------------------------------------------------------


class _Own:
    """A pass of gpuir's or of the host's."""

    def __init__(self, name: str, manager: PassManager, tools: Tools):
        self.name, self.manager, self._tools = name, manager, tools
        tools.apart.know(self._run)

    def run(self, text: str) -> Iterator[PassRun]:
        yield self.alone(text)

    def alone(self, text: str) -> PassRun:
        try:
            after, failure = self._tools.apart.call(self._run, text, timeout=self._tools.timeout)
        except ApartEnded as ended:
            after, failure = None, Failure("crash", f"the pass crashed the process ({exit_text(ended.code)})")
        except TimeoutError:
            after, failure = None, Failure("timeout", f"the pass did not end within {self._tools.timeout:g} s")
        return PassRun(self.name, after, self.alone, failure)

    def _run(self, text: str) -> tuple[str | None, Failure | None]:
        with quiet_context() as context:
            module = parse(text, context=context)
            # What a pass leaves and what it says of itself are two things.
            self.manager.enable_verifier(False)
            try:
                self.manager.run(module)
            except PassError as error:
                return None, Failure("failure", first_line(error))
            except Exception as error:  # of a Python pass, whatever it raises
                return None, Failure("failure", f"{type(error).__name__}: {error}")
            try:
                module.operation.verify()
            except ir.MLIRError as error:
                return None, Failure("verification", f"the module does not verify any more: {first_line(error)}")
            return asm(module, debuginfo=True), None


def quiet_context() -> ir.Context:
    """A context for a forked process: none of the host's threads, nothing printed."""
    context = Context()
    one_thread(context)
    return context


def first_line(error: Exception) -> str:
    """What an error says, in one line."""
    if isinstance(error, Error):
        return str(error.diagnostics[0]).splitlines()[0]
    diagnostics = getattr(error, "error_diagnostics", ())
    text = diagnostics[0].message if diagnostics else str(error)
    return (str(text).strip() or type(error).__name__).splitlines()[0]


# Triton's -------------------------------------------------------------------------------------------------------------

_PREFIX = "triton:"
_STAGE = re.compile(r"(?P<target>sm_?\d+[af]?|gfx\w+)(?::(?P<stage>\w+))?")


class _TritonStages:
    """Stages of a target's pipeline, "ttir" and "ttgir", as that Triton runs them."""

    def __init__(self, tools: Tools, target: str, stages: Sequence[str], options: Mapping[str, object]):
        self._tools, self._target, self._stages, self._options = tools, target, stages, options

    def run(self, text: str) -> Iterator[PassRun]:
        yield from self._run(text, None)

    def _run(self, text: str, only: int | None) -> Iterator[PassRun]:
        text = self._tools.in_words_of_triton(text)
        stages = self._tools.triton().stages
        for ran in stages(text, self._target, self._stages, options=self._options, only=only, locations=True):
            failure = None if ran.text is not None else _failure(ran.diagnostics, ran.crashed)
            yield PassRun(ran.name, ran.text, partial(self._alone, ran.number, ran.name), failure)

    def _alone(self, number: int | None, name: str, text: str) -> PassRun:
        if number is None:
            return PassRun(name, text, partial(self._alone, None, name))
        (ran,) = self._run(text, number)
        return ran


class _TritonPass:
    """One pass of Triton's, by its name there."""

    def __init__(self, tools: Tools, name: str, arguments: Sequence[object]):
        self._tools, self._name, self._arguments = tools, name, arguments

    def run(self, text: str) -> Iterator[PassRun]:
        yield self.alone(text)

    def alone(self, text: str) -> PassRun:
        text = self._tools.in_words_of_triton(text)
        verdict = self._tools.triton().passes(text, [(self._name, *self._arguments)], locations=True)
        failure = None if verdict.text is not None else _failure(verdict.diagnostics, verdict.crashed)
        return PassRun(f"{_PREFIX}{self._name}", verdict.text, self.alone, failure)


def _failure(diagnostics: Sequence[Diagnostic], crashed: str) -> Failure:
    errors = [each for each in diagnostics if each.severity == "error"]
    # What Triton says of its crash comes last.
    said = str(errors[-1 if crashed else 0]).splitlines()[0] if errors else "the pass failed"
    return Failure("crash" if crashed else "failure", said)


# Text -----------------------------------------------------------------------------------------------------------------


def stretches_of(passes: PassLike, tools: Tools) -> Iterator[Stretch]:
    """The passes of what `gpuir.pass_manager` takes, in whose text ``triton:...`` may stand too.

    ``triton:sm_90`` is Triton's own pipeline for that target, ``triton:sm_90:ttgir{num_warps=8}`` a stage of it, and
    ``triton:ttgpuir.pipeline{3 false}`` one pass with its arguments.
    """
    if isinstance(passes, (list, tuple)):
        for each in passes:
            yield from stretches_of(each, tools)
    elif isinstance(passes, str) and _PREFIX in passes:
        parsed = parse_pipeline(passes)
        # Triton's passes are the module's.
        while len(parsed) == 1 and isinstance(parsed[0], NestText) and parsed[0].anchor in ("builtin.module", "any"):
            parsed = parsed[0].elements
        for element in parsed:
            if isinstance(element, PassText) and element.name.startswith(_PREFIX):
                yield _of_triton(element, passes, tools)
            else:
                # Blanks in front, so that columns are the whole text's.
                yield from _own(" " * (element.column - 1) + _spelled(element), tools)
    else:
        yield from _own(passes, tools)


def _own(passes: PassLike, tools: Tools) -> Iterator[Stretch]:
    manager = PassManager(anchor="builtin.module", nest_implicitly=True).add(passes)
    for name, single in manager.apart():
        yield _Own(name, single, tools)


def _of_triton(element: PassText, text: str, tools: Tools) -> Stretch:
    name = element.name.removeprefix(_PREFIX)
    match = _STAGE.fullmatch(name)
    if match is None:
        return _TritonPass(tools, name, [_value(word) for word in element.options.replace(",", " ").split()])
    stage = match["stage"]
    if stage not in (None, "ttir", "ttgir"):
        raise pipeline_error(
            f"'{stage}' is no stage of Triton's that ends in a module: ttir, ttgir", text, element.column
        )
    options: dict[str, Any] = {key: _value(value) for key, value in split_options(element.options)}
    return _TritonStages(tools, match["target"], ["ttir", "ttgir"] if stage is None else [stage], options)


def _value(word: str) -> Any:
    """A number, true, false; any other word is a string."""
    try:
        return json.loads(word.lower() if word in ("True", "False") else word)
    except ValueError:
        return word


def _spelled(element: PassText | NestText) -> str:
    if isinstance(element, NestText):
        return f"{element.anchor}({','.join(map(_spelled, element.elements))})"
    return element.name + (f"{{{element.options}}}" if element.options else "")
