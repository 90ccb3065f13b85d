"""Running pass pipelines: which stretches the host runs by itself, and what happens around them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from gpuir.assembly.diagnostics import from_host
from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir, module
from gpuir.ods.loading import one_thread
from gpuir.passes import diagnostics
from gpuir.passes.instrumentation import Instrumentation
from gpuir.passes.pipeline_text import NestText, PassText, parse_pipeline
from gpuir.passes.registry import Pass
from gpuir.passes.script_library import ScriptLibraries

_OP_FAILED = "Failure while executing pass pipeline"


@dataclasses.dataclass
class HostPass:
    """A C++ pass or pipeline with its options, as the host's parser takes it."""

    name: str
    text: str


@dataclasses.dataclass
class PythonPass:
    """A Python pass with its option values."""

    pass_: Pass
    values: Mapping[str, Any]

    @property
    def name(self) -> str:
        return self.pass_.name

    @property
    def text(self) -> str:
        return self.pass_.text(self.values)


@dataclasses.dataclass
class Nest:
    """Elements that run on each op named ``anchor`` ("any": isolated op) right inside the op around."""

    anchor: str
    elements: list[Element]
    implicit: bool = False

    @property
    def text(self) -> str:
        return f"{self.anchor}({','.join(element.text for element in self.elements)})"

    def pretty(self, indent: str = "") -> str:
        """``text`` with one pass a line."""
        inner = indent + "  "
        lines = [e.pretty(inner) if isinstance(e, Nest) else inner + e.text for e in self.elements]
        return f"{indent}{self.anchor}(\n" + ",\n".join(lines) + f"\n{indent})"

    def mixed(self) -> bool:
        """Whether a Python pass is somewhere inside."""
        return any(isinstance(e, PythonPass) or (isinstance(e, Nest) and e.mixed()) for e in self.elements)


Element: TypeAlias = HostPass | PythonPass | Nest


def host_manager(anchor: str, context: ir.Context) -> Any:
    """A new pass manager of the host."""
    return module("passmanager").PassManager(anchor, context=context)


def normal_nest(nest: Nest, context: ir.Context) -> Nest:
    """The nest with everything in it as the host spells it."""
    return Nest(nest.anchor, [normal(inner, nest.anchor, context) for inner in nest.elements])


def normal(element: Element, anchor: str, context: ir.Context) -> Element:
    """The element as the host spells it, with every option."""
    if isinstance(element, PythonPass):
        return element
    if isinstance(element, Nest):
        return normal_nest(element, context)
    manager = host_manager(anchor, context)
    manager.add(element.text)
    text = " ".join(str(manager)[len(anchor) + 1 : -1].split())
    return HostPass(element.name, text.replace("{ ", "{").replace(" }", "}"))


def expanded(element: Element, anchor: str, context: ir.Context) -> Sequence[Element]:
    """Single passes for a name that stands for a C++ pipeline."""
    if not isinstance(element, HostPass):
        return [element]
    parsed = parse_pipeline(normal(element, anchor, context).text)
    if len(parsed) == 1 and isinstance(parsed[0], PassText):
        return [element]
    return [_of_host(part) for part in parsed]


def apart(nest: Nest, context: ir.Context) -> Iterator[tuple[HostPass | PythonPass, Nest]]:
    """Each pass of a nest, and a nest with nothing but this pass in it."""
    for element in nest.elements:
        for single in expanded(element, nest.anchor, context):
            if isinstance(single, Nest):
                for leaf, inner in apart(single, context):
                    yield leaf, Nest(nest.anchor, [inner])
            else:
                yield single, Nest(nest.anchor, [single])


class Capture:
    """Collects the errors of one run.

    The host's own collecting drops errors of passes that do not fail, and loses the order with warnings.
    """

    def __init__(self, context: ir.Context):
        self.context = context
        self.errors: list[Diagnostic] = []

    def __enter__(self) -> Capture:
        # Somebody who asked the host for errors through handlers has one that sees them after this one.
        self.delivered = self.context.emit_error_diagnostics
        self.context.emit_error_diagnostics = True
        self.handler = self.context.attach_diagnostic_handler(self._handle)
        return self

    def _handle(self, diagnostic: ir.Diagnostic) -> bool:
        if diagnostic.severity != ir.DiagnosticSeverity.ERROR:
            return False
        error = from_host(diagnostic)
        if error.message.strip():  # the transform interpreter reports a failure twice, first without a message
            self.errors.append(error)
        return not self.delivered

    def __exit__(self, *_: object) -> None:
        self.handler.detach()
        # It holds this object by its callback, and Python's collector does not see that.
        del self.handler
        self.context.emit_error_diagnostics = self.delivered
        if not self.delivered:
            for diagnostic in self.errors:
                diagnostics.emit(diagnostic)

    def failure(self, error: Exception, name: str | None) -> PassError:
        """The PassError for the host's ``error``; ``delivered`` says that handlers have seen its diagnostics."""
        errors, self.errors = self.errors, []
        if not errors:
            what = f"pass '{name}' failed" if name else "a pass failed"
            text = str(error)
            return PassError(what if text in ("", _OP_FAILED) else f"{what}: {text}")
        failed = PassError(errors)
        failed.delivered = self.delivered
        return failed


Step: TypeAlias = "_HostStep | _NestStep"


class Plan:
    """A manager's pipeline as steps for one context: host managers, each for as many passes as can be, and nests."""

    def __init__(self, root: Nest, context: ir.Context, *, verify: bool, instrumentation: Instrumentation | None):
        self.context = context
        self.verify = verify
        self.instrumentation = instrumentation
        self._isolated: dict[str, bool] = {}
        self.libraries = ScriptLibraries(context)
        self._steps = self._steps_of(root)

    def _steps_of(self, nest: Nest) -> list[Step]:
        steps: list[Step] = []
        elements = nest.elements
        if self.instrumentation is not None:
            elements = [leaf for e in elements for leaf in expanded(e, nest.anchor, self.context)]
        for element in elements:
            if isinstance(element, Nest) and (self.instrumentation is not None or element.mixed()):
                steps.append(_NestStep(element.anchor, self._steps_of(element)))
                continue
            last = steps[-1] if steps else None
            if self.instrumentation is not None or not isinstance(last, _HostStep):
                host = host_manager(nest.anchor, self.context)
                host.enable_verifier(self.verify)
                last = _HostStep(host, [], self.libraries)
                steps.append(last)
            last.add(element)
        return steps

    def run(self, op: ir.Operation, capture: Capture) -> None:
        one_thread(op.context)
        self._run_steps(self._steps, op, capture)

    def _run_steps(self, steps: list[Step], op: ir.Operation, capture: Capture) -> None:
        for step in steps:
            if isinstance(step, _NestStep):
                self._run_nest(step, op, capture)
            elif self.instrumentation is not None:
                only = step.elements[0]
                assert not isinstance(only, Nest)  # which is a step of its own then
                self.instrumentation.around(only, op, partial(step.run, op, capture))
            else:
                step.run(op, capture)

    def _run_nest(self, nest: _NestStep, op: ir.Operation, capture: Capture) -> None:
        anchor = nest.anchor
        children = [
            child.operation
            for region in op.regions
            for block in region.blocks
            for child in block.operations
            if (child.operation.name == anchor if anchor != "any" else self._is_isolated(child.operation))
        ]
        if self.instrumentation is not None:
            with self.instrumentation.nest(anchor, op):
                for child in children:
                    self._run_steps(nest.steps, child, capture)
        else:
            for child in children:
                self._run_steps(nest.steps, child, capture)

    def _is_isolated(self, op: ir.Operation) -> bool:
        """Whether the host would run a pass on ``op``: the trait itself cannot be asked for from Python."""
        known = self._isolated.get(op.name)
        if known is None:
            probe = host_manager("any", self.context)
            probe.enable_verifier(False)
            probe.add(lambda op, pass_: None)
            handler = self.context.attach_diagnostic_handler(lambda diagnostic: True)
            try:
                probe.run(op)
                known = True
            except ir.MLIRError:
                known = False
            finally:
                handler.detach()
            self._isolated[op.name] = known
        return known


@dataclasses.dataclass
class _NestStep:
    """Steps that run on each op of that name right inside the op around."""

    anchor: str
    steps: list[Step]


class _HostStep:
    """Consecutive elements at one level, in one host manager."""

    def __init__(self, host: Any, elements: list[Element], libraries: ScriptLibraries):
        self.host = host
        self.elements = elements
        self.libraries = libraries

    def add(self, element: Element) -> None:
        self.elements.append(element)
        if isinstance(element, PythonPass):
            self.host.add(_callback(element), name=element.name, argument=element.text)
        else:
            self.host.add(self.libraries.readable(element.text))

    def run(self, op: ir.Operation, capture: Capture) -> None:
        try:
            self.host.run(op)
        except ir.MLIRError as error:
            name = self.elements[0].text if len(self.elements) == 1 else None
            raise capture.failure(error, name) from None


def _callback(element: PythonPass) -> Callable[[ir.Operation, object], None]:
    def call(op: ir.Operation, pass_: object) -> None:
        with op.location:
            try:
                element.pass_.run(op.opview, element.values)
            except Exception as error:
                # For whoever reports the exception.
                error.__dict__.setdefault("pass_name", element.name)
                error.__dict__.setdefault("op_location", op.location)
                raise

    return call


def _of_host(parsed: PassText | NestText) -> HostPass | Nest:
    """An element that the host printed, so that it needs no check."""
    if isinstance(parsed, NestText):
        return Nest(parsed.anchor, [_of_host(inner) for inner in parsed.elements])
    return HostPass(parsed.name, parsed.name + (f"{{{parsed.options}}}" if parsed.options else ""))
