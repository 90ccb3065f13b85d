"""Pass pipelines in which C++ passes of the host and Python passes stand side by side.

pass_manager("builtin.module(func.func(iree-gpu-lower-ops,cse),convert-scf-to-cf)").run(module)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TextIO, TypeAlias

from gpuir.assembly.diagnostics import at
from gpuir.errors import PassError
from gpuir.host import AnyOp, ir
from gpuir.passes import host_passes
from gpuir.passes.host_pipelines import PIPELINES, check_options
from gpuir.passes.instrumentation import Instrumentation
from gpuir.passes.options import REQUIRED, split_options
from gpuir.passes.pipeline_plan import (
    Capture,
    HostPass,
    Nest,
    Plan,
    PythonPass,
    apart,
    host_manager,
    normal,
    normal_nest,
)
from gpuir.passes.pipeline_text import NestText, PassText, parse_pipeline, pipeline_error
from gpuir.passes.registry import PASSES, Pass, Pattern, find_pass, registered_pass

__all__ = ["PassManager", "pass_manager"]

#: What a pipeline is made of: text, passes, patterns, functions of an op, and lists of these.
PassLike: TypeAlias = "str | Pass | Pattern | Callable[[Any], object] | Sequence[PassLike]"

#: What the host says about a name that is none of its passes.
_UNKNOWN = "does not refer to a registered pass"


def pass_manager(
    pipeline: PassLike = "", context: ir.Context | None = None, *, anchor: str | None = None
) -> PassManager:
    """A manager for ``pipeline``: pipeline text, a pass or pattern object, a callable ``(op)``, or a list of these.

    ``context`` is only asked for the host's passes; without one the current context or a new one is. PassError with
    the column for text that is wrong, for unknown passes and for options that do not fit.
    """
    manager = PassManager(context, anchor=anchor)
    return manager.add(pipeline)


class PassManager:
    """Runs passes in order on one op; see ``pass_manager``.

    ``anchor`` is the name of the op it runs on, None or "any": whichever is given to ``run``. With ``nest_implicitly``
    a pass that is restricted to another op (say func.func) runs on the ops of that name inside.
    """

    def __init__(self, context: ir.Context | None = None, *, anchor: str | None = None, nest_implicitly: bool = False):
        self._context = context
        self._root = Nest(anchor or "any", [])
        self._nest_implicitly = nest_implicitly
        self._verify = True
        self._instrumentation: Instrumentation | None = None
        self._own_instrumentation = True
        self._plan: Plan | None = None

    @property
    def anchor(self) -> str:
        """Name of the op that the pipeline runs on, "any" when that is open."""
        return self._root.anchor

    def __str__(self) -> str:
        return normal_nest(self._root, self._any_context()).text

    def __repr__(self) -> str:
        return f"<pass manager {self._root.text}>"

    def __len__(self) -> int:
        return len(self._root.elements)

    def pretty(self) -> str:
        """The normalised pipeline with one pass a line, nests indented."""
        return normal_nest(self._root, self._any_context()).pretty()

    def apart(self) -> Iterator[tuple[str, PassManager]]:
        """Each pass of the pipeline with its options, and a manager that runs this pass alone, where the pipeline would."""
        for leaf, nest in apart(self._root, self._any_context()):
            manager = PassManager(self._context, nest_implicitly=self._nest_implicitly).enable_verifier(self._verify)
            manager._root = nest
            yield leaf.text, manager

    def knows(self, name: str) -> bool:
        """Whether ``name`` is a pass or pipeline, in Python or in the host."""
        return name in PASSES or self._host_error(name, "any") is None or find_pass(name) is not None

    # Building

    def add(self, *elements: PassLike, **options: object) -> PassManager:
        """Adds what ``pass_manager`` takes; ``options`` go to a single pass object or name. Returns the manager."""
        if options and len(elements) != 1:
            raise TypeError("options need exactly one pass to belong to")
        for element in elements:
            if isinstance(element, (list, tuple)):
                self.add(*element)
            else:
                self._add_one(element, options)
        self._plan = None
        return self

    def _add_one(self, element: PassLike, options: Mapping[str, object]) -> None:
        if isinstance(element, str):
            self._add_text(element, options)
            return
        if isinstance(element, Pattern):
            element = Pass(element.pass_name, element.function, {}, summary=element.summary, patterns=(element,))
        elif not isinstance(element, Pass):
            if not callable(element):
                raise TypeError(f"a pipeline is made of text, passes, patterns and callables, not {element!r}")
            name = getattr(element, "__name__", type(element).__name__)
            element = Pass(name if name.isidentifier() else "lambda", element, {})
        values = {name: option.value() for name, option in element.options.items()}
        for name, value in options.items():
            if name not in element.options:
                known = ", ".join(sorted(element.options)) or "none"
                raise PassError(f"pass '{element.name}' has no option '{name}' (known options: {known})")
            values[name] = element.options[name].check(f"pass '{element.name}'", name, value)
        missing = [name for name, value in values.items() if value is REQUIRED]
        if missing:
            raise PassError(f"pass '{element.name}' needs option '{missing[0]}'")
        self._append(self._root, self._anchored(PythonPass(element, values), self.anchor, "", 0))

    def _add_text(self, text: str, options: Mapping[str, object]) -> None:
        parsed = parse_pipeline(text)
        if options:
            if len(parsed) != 1 or not isinstance(parsed[0], PassText) or parsed[0].options:
                raise TypeError("options need exactly one pass name to belong to")
            python_pass = registered_pass(parsed[0].name)
            if python_pass is None and self._host_error(parsed[0].name, "any") is not None:
                python_pass = find_pass(parsed[0].name)
            if python_pass is not None:
                self._add_one(python_pass, options)
                return
            parsed[0].options = " ".join(f"{k.replace('_', '-')}={_host_value(v)}" for k, v in options.items())
        outer = parsed[0] if len(parsed) == 1 and isinstance(parsed[0], NestText) else None
        if outer is not None and not self._root.elements and self.anchor in ("any", outer.anchor):
            self._root.anchor = outer.anchor
            parsed = outer.elements
        self._append_all(self._root, parsed, self.anchor, text)

    def _append_all(self, nest: Nest, parsed: Iterable[PassText | NestText], anchor: str, text: str) -> None:
        for element in parsed:
            for resolved in self._resolve(element, anchor, text):
                self._append(nest, resolved)

    @staticmethod
    def _append(nest: Nest, element: HostPass | PythonPass | Nest) -> None:
        last = nest.elements[-1] if nest.elements else None
        if isinstance(element, Nest) and element.implicit and isinstance(last, Nest) and last.implicit:
            if last.anchor == element.anchor:
                last.elements.extend(element.elements)
                return
        nest.elements.append(element)

    def _resolve(self, parsed: PassText | NestText, anchor: str, text: str) -> list[HostPass | PythonPass | Nest]:
        """One element, or those of a C++ pipeline in which a pass of the host is replaced."""
        if isinstance(parsed, NestText):
            nest = Nest(parsed.anchor, [])
            self._append_all(nest, parsed.elements, parsed.anchor, text)
            return [nest]
        host_pass = HostPass(parsed.name, parsed.name + (f"{{{parsed.options}}}" if parsed.options else ""))
        python_pass = registered_pass(parsed.name)
        if python_pass is None and parsed.name in PIPELINES:
            return self._pipeline(host_pass, parsed, anchor, text)
        error = self._host_error(host_pass.text, anchor) if python_pass is None else None
        if error is not None and _UNKNOWN in error:
            python_pass = find_pass(parsed.name)
        if python_pass is not None:
            return [self._python_pass(python_pass, parsed, anchor, text)]
        if error is None:
            return [host_pass]
        restricted = _between(error, "restricted to '", "'")
        if restricted and self._nest_implicitly:
            return [Nest(restricted, [host_pass], implicit=True)]
        raise pipeline_error(self._explain(error, parsed), text, parsed.column)

    def _pipeline(self, host: HostPass, parsed: PassText, anchor: str, text: str) -> list[HostPass | PythonPass | Nest]:
        """The elements of a C++ pipeline that has replaced passes, as the host puts it together."""
        try:
            check_options(parsed.name, parsed.options)
        except PassError as error:
            raise pipeline_error(error.diagnostics[0].message, text, parsed.column) from None
        refusal = self._host_error(host.text, anchor)
        if refusal is not None:
            raise pipeline_error(self._explain(refusal, parsed), text, parsed.column)
        expanded = normal(host, anchor, self._any_context()).text
        nest = Nest(anchor, [])
        self._append_all(nest, parse_pipeline(expanded), anchor, expanded)
        return nest.elements

    def _python_pass(self, pass_: Pass, parsed: PassText, anchor: str, text: str) -> PythonPass | Nest:
        if not pass_.replaces_host and self._host_error(pass_.name, "any") is None:
            raise pipeline_error(
                f"'{pass_.name}' is a C++ pass of the host and {pass_!r} in Python: rename the latter",
                text,
                parsed.column,
            )
        try:
            values = pass_.parse(parsed.options)
        except PassError as error:
            raise pipeline_error(error.diagnostics[0].message, text, parsed.column) from None
        return self._anchored(PythonPass(pass_, values), anchor, text, parsed.column)

    def _anchored(self, python_pass: PythonPass, anchor: str, text: str, column: int) -> PythonPass | Nest:
        wanted = python_pass.pass_.anchor
        if wanted is None or anchor in ("any", wanted):
            return python_pass
        if self._nest_implicitly:
            return Nest(wanted, [python_pass], implicit=True)
        message = (
            f"can't add pass '{python_pass.name}' restricted to '{wanted}' on a pass manager intended to run on "
            f"'{anchor}', did you intend to nest?"
        )
        raise pipeline_error(message, text, column) if text else PassError(message)

    def _any_context(self) -> ir.Context:
        if self._context is None:
            try:
                self._context = ir.Context.current
            except (RuntimeError, ValueError):
                self._context = None
            self._context = self._context or ir.Context()
        return self._context

    def _host_error(self, text: str, anchor: str) -> str | None:
        """Why the host does not take a C++ pass, None when it does."""
        try:
            host_manager(anchor, self._any_context()).add(text)
        except ValueError as error:
            return str(error).strip()
        return None

    def _explain(self, error: str, parsed: PassText) -> str:
        if _UNKNOWN in error:
            import difflib

            near = difflib.get_close_matches(parsed.name, [*PASSES, *host_passes.classes()], n=1)
            hint = f", did you mean '{near[0]}'?" if near else ""
            return f"'{parsed.name}' does not refer to a registered pass or pass pipeline{hint}"
        lines = [line for line in error.splitlines() if line.strip()]
        if "restricted to" in lines[0]:
            return lines[0]
        known = self._host_options(parsed.name)
        what = _between(error, "no such option ", "\n")
        reason = f"has no option '{what}'" if what else f"does not take the options '{parsed.options}'"
        return f"pass '{parsed.name}' {reason} (known options: {', '.join(known) or 'none'})"

    def _host_options(self, name: str) -> list[str]:
        spelled = normal(HostPass(name, name), "any", self._any_context())
        parsed = parse_pipeline(spelled.text)
        if len(parsed) != 1 or not isinstance(parsed[0], PassText):
            return []
        return sorted(option for option, _ in split_options(parsed[0].options))

    # Switches

    @property
    def instrumentation(self) -> Instrumentation | None:
        """What prints and measures, if anything does."""
        return self._instrumentation

    @property
    def verifies(self) -> bool:
        """Whether the verifier runs after each pass."""
        return self._verify

    def enable_verifier(self, enable: bool = True) -> PassManager:
        """Whether the verifier runs after each pass (it does unless disabled)."""
        self._verify = enable
        self._plan = None
        return self

    def enable_ir_printing(
        self,
        before: bool | Iterable[str] = False,
        after: bool | Iterable[str] = True,
        stream: TextIO | None = None,
        **how: Any,
    ) -> PassManager:
        """Prints the IR before or after all passes (True) or those named, to ``stream`` (stderr).

        ``how``: module_scope, after_change, after_failure (bools), and what ``gpuir.asm`` takes.
        """
        self._instrument().enable_printing(before, after, stream, **how)
        return self

    def enable_timing(self, display: str = "tree", stream: TextIO | None = None) -> PassManager:
        """Measures the passes; ``run`` prints a table ("tree" or "list") to ``stream`` (stderr) at its end."""
        self._instrument().enable_timing(display, stream)
        return self

    def use_instrumentation(self, instrumentation: Instrumentation | None) -> PassManager:
        """Takes printing and timing from ``instrumentation``, which then may serve several managers."""
        self._instrumentation = instrumentation
        self._own_instrumentation = False
        self._plan = None
        return self

    def _instrument(self) -> Instrumentation:
        if self._instrumentation is None:
            self._instrumentation = Instrumentation()
            self._plan = None
        return self._instrumentation

    # Running

    def run(self, op: AnyOp | ir.Module) -> None:
        """Runs the pipeline on ``op`` (an op, a module or an op view); PassError with the diagnostics if a pass fails.

        What a Python pass or pattern raises comes out as it is. After a failure the IR stays as the pass left it.
        """
        operation = op.operation
        if self.anchor not in ("any", operation.name):
            raise PassError(
                [at(operation.location, "error", f"can't run '{self.anchor}' pass manager on '{operation.name}' op")]
            )
        if self._plan is None or self._plan.context != operation.context:
            self._plan = Plan(self._root, operation.context, verify=self._verify, instrumentation=self._instrumentation)
        with Capture(operation.context) as capture, operation.context:
            self._plan.run(operation, capture)
        if self._instrumentation is not None and self._own_instrumentation:
            self._instrumentation.finish()


def _between(text: str, left: str, right: str) -> str:
    _, separator, rest = text.partition(left)
    return rest.partition(right)[0].strip() if separator else ""


def _host_value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    text = str(value)
    return f"{{{text}}}" if any(char.isspace() for char in text) else text
