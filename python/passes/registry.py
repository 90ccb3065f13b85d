"""Patterns and passes written in Python, and the tables that pipelines, transform scripts and tools look them up in.

@pattern("iree_gpu.value_barrier", name="iree.lower_value_barrier")
def lower_value_barrier(op, rewriter):
    '''Puts one gpu.barrier in the place of a value_barrier on vectors.'''
    if not vectors(op):
        return no_match("operands are not vectors")
    gpu.barrier()
    rewriter.replace_op(op, op.inputs)

@pass_("my-pass", options={"tile_size": Option(int, default=4, help="elements per tile")})
def my_pass(op, *, tile_size):
    '''Tiles everything.'''

pattern_pass("iree-gpu-lower-ops", [lower_multi_mma, lower_value_barrier], summary="Lowers iree_gpu ops.")
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, overload

from gpuir.assembly.diagnostics import at
from gpuir.errors import PassError, RewriteError
from gpuir.host import AnyOp, has_module, ir, module
from gpuir.importing import import_module
from gpuir.ods.dialect import UnknownOp, check_op_name, host_names
from gpuir.ods.names import document_name
from gpuir.passes.diagnostics import failure, remark, warning
from gpuir.passes.guards import install
from gpuir.passes.host_pipelines import REPLACED
from gpuir.passes.options import REQUIRED, Option, parse_options, print_options
from gpuir.passes.plugins import load_entry_points, load_plugin
from gpuir.passes.rewriter import PatternRewriter, has_no_regions
from gpuir.passes.rewriting_run import ACTIVE, HostRewriter, RewritePatternSet, Run, begin, end

if TYPE_CHECKING:
    from gpuir.passes.roots import PatternDecorator  # a stub alone: an overload for each op

__all__ = [
    "PASSES",
    "PATTERNS",
    "REQUIRED",
    "NoMatch",
    "Option",
    "Pass",
    "Pattern",
    "apply_patterns",
    "failure",
    "find_pass",
    "find_pattern",
    "load_bundled",
    "load_entry_points",
    "load_plugin",
    "no_match",
    "pass_",
    "pattern",
    "pattern_pass",
    "registered_pass",
    "remark",
    "warning",
]

#: Every registered pattern by its dotted name, and every registered pass by the name it has in a pipeline.
PATTERNS: dict[str, Pattern] = {}
PASSES: dict[str, Pass] = {}

#: Modules of gpuir's own patterns and passes, imported when a name turns up that is not registered.
BUNDLED = ("gpuir.transforms.gpu", "gpuir.transforms.iree_gpu", "gpuir.transforms.triton")

#: Called as ``(pattern, op, reason)`` when a pattern does not match and says why; None: reasons are dropped.
on_no_match: Callable[[Pattern, AnyOp, str], None] | None = None

#: The host's own: no body ends before the op that a pattern matched.
_leave = inspect.unwrap(ir.InsertionPoint.__exit__)
_NOT_CONVERGED = "pattern application failed to converge"


class NoMatch:
    """What a pattern returns when it leaves the op alone: true (the host's sign for «no match»), with the reason."""

    __slots__ = ("reason",)

    def __init__(self, reason: str = ""):
        self.reason = reason

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"no_match({self.reason!r})"


_no_matches = functools.lru_cache(256)(NoMatch)  # most reasons are given for many ops


def no_match(reason: str = "") -> NoMatch:
    """``return no_match("operands are not vectors")`` from a pattern that has not changed anything."""
    return _no_matches(reason)


def _first_line(doc: str | None) -> str:
    return inspect.cleandoc(doc).partition("\n\n")[0].replace("\n", " ") if doc else ""


def _root_name(root: object, pattern_name: str) -> str:
    name = root if isinstance(root, str) else getattr(root, "OPERATION_NAME", None)
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_][\w$]*(\.[\w$]+)+", name):
        raise TypeError(
            f"pattern '{pattern_name}': a root is an op name such as 'arith.addi' or an op class, not {root!r}"
        )
    check_op_name(name)
    return name


def _check_registered(name: str, context: ir.Context) -> None:
    """Refuses an op that its dialect, which is in the context, does not have."""
    namespace = name.partition(".")[0]
    if context.is_registered_operation(name) or not context.is_dialect_loaded(namespace):
        return
    ops = vars(module(f"dialects.{namespace}")).values() if has_module(f"dialects.{namespace}") else ()
    names = [op.OPERATION_NAME for op in ops if isinstance(op, type) and hasattr(op, "OPERATION_NAME")]
    raise UnknownOp(name, names)


def _register(table: dict[str, Any], kind: str, name: str, entry: Any, function: Callable[..., Any]) -> None:
    """Enters ``entry``; a reloaded module may replace its own entries, anybody else's name is taken."""
    old = table.get(name)
    if old is not None:
        identity = (function.__module__, function.__qualname__)
        if (old.function.__module__, old.function.__qualname__) != identity:
            raise ValueError(f"{kind} '{name}' of {_where(function)} is already registered by {_where(old.function)}")
    table[name] = entry


def _where(function: Callable[..., Any]) -> str:
    code = getattr(inspect.unwrap(function), "__code__", None)
    place = f" ({code.co_filename}:{code.co_firstlineno})" if code else ""
    return f"{function.__module__}.{function.__qualname__}{place}"


class Pattern:
    """A rewrite of the ops named in ``roots``: ``function(op, rewriter)`` returns nothing when it rewrote."""

    def __init__(
        self, function: Callable[..., Any], roots: Sequence[str], name: str, benefit: int, ambient: bool = True
    ):
        self.function = function
        self.roots = tuple(roots)
        self.name = name
        self.benefit = benefit
        self.ambient = ambient
        self.__doc__ = function.__doc__

    def __call__(self, op: AnyOp, rewriter: PatternRewriter) -> NoMatch | None:
        return self.function(op, rewriter) if self.ambient else self.function(op, rewriter, op.location)

    def __repr__(self) -> str:
        return f"<pattern {self.name} on {', '.join(self.roots)}>"

    @property
    def summary(self) -> str:
        """First line of the function's docstring."""
        return _first_line(self.__doc__)

    @property
    def pass_name(self) -> str:
        """Name of the pass that applies this pattern alone, e.g. ``iree-lower-multi-mma``."""
        return self.name.replace(".", "-").replace("_", "-")

    def callback(self, op: AnyOp, host: HostRewriter) -> bool:
        """What a driver of the host calls that is not started by `apply_patterns`, and may follow handles to payload ops."""
        rewriter = PatternRewriter(Run(op.operation, tracked=True))
        outer = begin(rewriter)
        try:
            return self._called(rewriter)(op, host)
        finally:
            end(rewriter, outer)

    def _called(self, rewriter: PatternRewriter) -> Callable[[AnyOp, HostRewriter], bool]:
        """What the host calls in a run of the driver: builds under the location of ``op``, at the place of ``op``.

        One function with all it needs at hand, since it is called for each op: the rest of the time is the host's.
        """
        function, ambient, run = self.function, self.ambient, rewriter._run
        context, erased, tracked, references = run.context, run.erased, run.tracked, sys.getrefcount
        matched: type[AnyOp] | None = None
        leaf = False

        def call(op: AnyOp, host: HostRewriter) -> bool:
            nonlocal matched, leaf
            root = op.operation
            if erased.nested and erased.has(root):
                return True  # nested in an op that a pattern erased, and still on the driver's list
            if op.__class__ is not matched:
                matched, leaf = op.__class__, has_no_regions(op)
            rewriter._host, rewriter._root, rewriter._owner, rewriter._leaf = host, root, self, leaf
            rewriter._location = location = root.location
            rewriter._ip = rewriter._asked = None
            rewriter._changed = rewriter._gone = False
            if references(context) != run.handles:
                run.recount(references(context))
            rewriter._wandered = run.careful
            result: object
            try:
                if ambient:
                    rewriter._ip = ip = ir.InsertionPoint(root)
                    views, rewriter._references = references(op), references(root)
                    ip.__enter__()
                    try:
                        with location:
                            result = function(op, rewriter)
                    finally:
                        _leave(ip, None, None, None)
                    del ip
                else:
                    views, rewriter._references = references(op), references(root)
                    result = function(op, rewriter, location)
                if rewriter._noted is not None:
                    rewriter._finish()
            except Exception as error:
                # For whoever reports the exception: the op may be gone by then.
                if not hasattr(error, "op_location"):
                    error.__dict__.update(op_location=location, pattern_name=self.name)
                raise rewriter._failed(error) from error.__cause__
            if (references(op) > views or references(root) > rewriter._references) and not tracked:
                run.careful = True
                run.held.append(root)
            if result is None or result is False:
                if not rewriter._changed:
                    run.idle = self, result, root.name, location
                return False
            return (on_no_match is None and result.__class__ is NoMatch) or self._no_match(op, result)

        return call

    def _no_match(self, op: AnyOp, result: object) -> bool:
        if isinstance(result, NoMatch):
            if on_no_match is not None:
                on_no_match(self, op, result.reason)
        elif result is not True:
            raise TypeError(
                f"pattern '{self.name}' must return None when it rewrote the op or no_match(reason), not {result!r}"
            )
        return True

    def populate(self, patterns: RewritePatternSet, rewriter: PatternRewriter | None = None) -> None:
        """Adds the pattern to a host ``RewritePatternSet``, once for every name the host has for a root.

        ``rewriter`` is that of the driver's run, if one driver alone gets the set.
        """
        install()
        callback = self.callback if rewriter is None else self._called(rewriter)
        context = ir.Context.current
        for root in self.roots:
            check_op_name(root)
            for host_name in host_names(root):
                if context is not None:
                    _check_registered(host_name, context)
                patterns.add(host_name, callback, benefit=self.benefit)

    def apply(self, op: AnyOp | ir.Module) -> None:
        """Applies this pattern alone greedily to everything nested in ``op``."""
        apply_patterns(op, [self])


OpT_co = TypeVar("OpT_co", covariant=True)


class PatternOn(Protocol[OpT_co]):
    """Registers a function on ops of a class; without `ambient` it gets their location, too."""

    @overload
    def __call__(self, function: Callable[[OpT_co, PatternRewriter], object], /) -> Pattern: ...
    @overload
    def __call__(self, function: Callable[[OpT_co, PatternRewriter, ir.Location], object], /) -> Pattern: ...


def _by_root(function: Callable[..., Any]) -> PatternDecorator:
    """To checkers the name of an op says the class of what its patterns get; nothing else."""
    return cast("PatternDecorator", function)


@_by_root
def pattern(root: Any, *, name: str, benefit: int = 1, ambient: bool = True) -> Callable[[Callable[..., Any]], Pattern]:
    """Decorator that registers ``(op, rewriter) -> None | no_match(reason)`` as a rewrite pattern.

    ``root`` is an op name, an op class, or a list of these; ``name`` is dotted snake_case. The function runs with the
    insertion point before ``op`` and with the location of ``op``, so that builders need neither. Without ``ambient`` it is
    called as ``(op, rewriter, location)`` and gives builders ``loc=location, ip=rewriter.ip`` itself, which saves 0.6 us a
    match. The pattern is also a pass by its name with dashes.
    """
    if not re.fullmatch(r"[a-z_]\w*(\.[a-z_]\w*)*", name):
        raise ValueError(f"pattern name '{name}' must be dotted snake_case, e.g. 'iree.lower_multi_mma'")
    if not isinstance(benefit, int) or not 0 <= benefit < 0xFFFF:
        raise ValueError(f"pattern '{name}': benefit must be an int from 0 to 65534, given {benefit!r}")
    roots = [_root_name(r, name) for r in (root if isinstance(root, (list, tuple)) else [root])]
    if not roots:
        raise TypeError(f"pattern '{name}' has no root op")

    def decorate(function: Callable[..., Any]) -> Pattern:
        result = Pattern(function, roots, name, benefit, ambient)
        alone = Pass(result.pass_name, function, {}, summary=result.summary, patterns=(result,))
        # The pass first: when its name is taken, no half of the pattern stays registered.
        _register(PASSES, "pass", alone.name, alone, function)
        _register(PATTERNS, "pattern", name, result, function)
        return result

    return decorate


def load_bundled() -> None:
    """Imports gpuir's own patterns and passes, and installed plugins."""
    for name in BUNDLED:
        import_module(name)
    load_entry_points()


def find_pattern(name: str) -> Pattern:
    """The registered pattern of that name; KeyError with near names otherwise."""
    if name not in PATTERNS:
        load_bundled()
    try:
        return PATTERNS[name]
    except KeyError:
        import difflib

        near = difflib.get_close_matches(name, PATTERNS, n=3)
        hint = f", did you mean {' or '.join(near)}?" if near else ""
        raise KeyError(f"no pattern is named '{name}'{hint}") from None


def apply_patterns(
    op: AnyOp | ir.Module,
    patterns: Iterable[Pattern | str],
    *,
    fold: bool = True,
    max_iterations: int | None = None,
    max_rewrites: int | None = None,
    top_down: bool = True,
) -> None:
    """Applies patterns (objects or names) greedily to everything in ``op`` until nothing matches any more.

    ``fold`` also folds constants and erases dead ops, as the host's driver does by itself. ``max_iterations`` is
    10 unless given. Not converging is a PassError; what a pattern raises comes out as it is.
    """
    rewrite = module("rewrite")
    chosen = [find_pattern(p) if isinstance(p, str) else p for p in patterns]
    target: ir.Operation = op.operation
    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = fold
    config.use_top_down_traversal = top_down
    if max_iterations is not None:
        config.max_iterations = max_iterations
    if max_rewrites is not None:
        config.max_num_rewrites = max_rewrites
    if ACTIVE.rewriter is not None:
        ACTIVE.rewriter._check_apart("apply_patterns()", target)
    run = Run(target)
    rewriter = PatternRewriter(run)
    with target.context:
        host_patterns = rewrite.RewritePatternSet()
        for p in chosen:
            p.populate(host_patterns, rewriter)
        frozen = host_patterns.freeze()
        apply_greedily = inspect.unwrap(rewrite.apply_patterns_and_fold_greedily)  # the guard is for calls in patterns
        outer = begin(rewriter)
        try:
            apply_greedily(target, frozen, config)
        except RuntimeError as error:
            # A pattern's own RuntimeError has the pattern's frame below this one.
            if str(error) != _NOT_CONVERGED or (error.__traceback__ and error.__traceback__.tb_next):
                raise
            raise _not_converged(run, target, chosen, config.max_iterations) from None
        finally:
            end(rewriter, outer)
            rewriter._ip = rewriter._asked = None
            user = run.close()
    if user is not None:
        names = ", ".join(p.name for p in chosen)
        raise RewriteError(
            [
                at(
                    user.location,
                    "error",
                    f"'{document_name(user.operation.name)}' op uses a value of an op that was erased by one of the patterns {names}",
                )
            ]
        )


def _not_converged(run: Run, target: AnyOp, patterns: Iterable[Pattern], iterations: int) -> PassError:
    names = ", ".join(p.name for p in patterns)
    notes = []
    message = "one of them may rewrite an op into one it matches again"
    if run.idle is not None:
        idle, result, name, location = run.idle
        message = f"'{idle.name}' says that it rewrote ops that it left as they were"
        reason = f"pattern '{idle.name}' returned {result}, but neither replaced, erased nor modified the '{document_name(name)}' op"
        notes = [
            (location, f"{reason}: return no_match(reason) where it leaves the op alone ({_where(idle.function)})")
        ]
    return failure(target, f"patterns still match after {iterations} iterations ({names}): {message}", notes)


class Pass:
    """A pass: ``run(op, options)`` with values by option name; see ``pass_`` and ``pattern_pass``."""

    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        options: Mapping[str, Option],
        *,
        summary: str = "",
        anchor: str | None = None,
        patterns: tuple[Pattern, ...] = (),
        replaces_host: bool = False,
    ):
        self.name = name
        self.function = function
        self.options = dict(options)
        self.summary = summary
        self.anchor = anchor
        self.patterns = patterns
        self.replaces_host = replaces_host
        self.__doc__ = function.__doc__

    def __repr__(self) -> str:
        return f"<pass {self.name}>"

    def parse(self, text: str = "") -> dict[str, Any]:
        """Option values from what stands between the braces of ``name{...}``, defaults included."""
        return parse_options(f"pass '{self.name}'", self.options, text)

    def text(self, values: Mapping[str, Any] | None = None) -> str:
        """``name{option=value ...}`` as a pipeline spells it; options at their default are left out."""
        return self.name + print_options(self.options, values or {})

    def __call__(self, op: AnyOp, **values: object) -> None:
        """Runs on ``op`` alone; options not given have their defaults."""
        unknown = sorted(values.keys() - self.options.keys())
        if unknown:
            known = ", ".join(sorted(self.options)) or "none"
            raise TypeError(f"pass '{self.name}' has no option '{unknown[0]}' (known options: {known})")
        for name, option in self.options.items():
            if name in values:
                values[name] = option.check(f"pass '{self.name}'", name, values[name])
            elif option.default is REQUIRED:
                raise TypeError(f"pass '{self.name}' needs option '{name}'")
            else:
                values[name] = option.value()
        self.run(op, values)

    def run(self, op: AnyOp, values: Mapping[str, Any]) -> None:
        """Runs on ``op`` with a value for every option."""
        if self.patterns:
            apply_patterns(op, self.patterns)
        else:
            self.function(op, **values)


def _pass_name(name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ValueError(f"pass name '{name}' must be lower-case words joined by dashes, e.g. 'iree-gpu-lower-ops'")
    return name


def pass_(
    name: str,
    *,
    options: Mapping[str, Option] | None = None,
    patterns: Sequence[Pattern | str] | None = None,
    anchor: str | None = None,
    summary: str | None = None,
    replaces_host: bool = False,
) -> Callable[[Callable[..., Any]], Pass]:
    """Decorator that registers ``(op, **options)`` as a pass; the docstring's first line is its summary.

    ``options`` maps Python names to ``Option``; a pipeline writes them with dashes: ``name{tile-size=4}``. ``anchor``
    is the op name the pass is restricted to, e.g. "func.func"; None: any op. The pass fails by raising ``PassError``
    (``failure(op, message)`` makes one at an op). With ``patterns`` the function is only there for its docstring.
    With ``replaces_host`` the pass runs where the host's own of that name would, which otherwise is an error.
    """
    _pass_name(name)
    options = dict(options or {})
    for option_name, option in options.items():
        if not isinstance(option, Option) or not option_name.isidentifier():
            raise TypeError(f"pass '{name}': options maps Python names to Option, not {option_name!r}: {option!r}")

    def decorate(function: Callable[..., Any]) -> Pass:
        if not patterns:
            try:
                inspect.signature(function).bind(None, **dict.fromkeys(options))
            except TypeError as error:
                raise TypeError(f"pass '{name}': {_where(function)} does not take its options: {error}") from None
        chosen = tuple(find_pattern(p) if isinstance(p, str) else p for p in patterns or ())
        line = summary if summary is not None else _first_line(function.__doc__)
        result = Pass(
            name, function, options, summary=line, anchor=anchor, patterns=chosen, replaces_host=replaces_host
        )
        _register(PASSES, "pass", name, result, function)
        return result

    return decorate


def pattern_pass(name: str, patterns: Sequence[Pattern | str], *, summary: str = "", anchor: str | None = None) -> Pass:
    """Registers a pass that applies ``patterns`` greedily, all together."""
    if not patterns:
        raise ValueError(f"pass '{name}' has no patterns")

    def run(op: AnyOp) -> None:
        apply_patterns(op, patterns)

    run.__module__ = sys._getframe(1).f_globals.get("__name__", "?")
    run.__qualname__ = name
    return pass_(name, patterns=patterns, anchor=anchor, summary=summary)(run)


def registered_pass(name: str) -> Pass | None:
    """The Python pass of that name, or None; of the bundled ones that are not imported yet, those that replace the host's."""
    if name in REPLACED and name not in PASSES:
        import_module(REPLACED[name])
    return PASSES.get(name)


def find_pass(name: str) -> Pass | None:
    """The registered Python pass of that name, or None: then it is a C++ pass or unknown."""
    if name not in PASSES:
        load_bundled()
    return PASSES.get(name)
