"""What the rewriter checks before the host acts, and at the end of a pattern's call; and what it says."""

from __future__ import annotations

import contextlib
import gc
import inspect
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import FrameType, TracebackType
from typing import NoReturn

from gpuir.assembly.diagnostics import at, file_location
from gpuir.errors import RewriteError
from gpuir.host import AnyOp, ir
from gpuir.ods.names import document_name
from gpuir.passes.dominance import block_of, dominates, is_within, parent_of, top_level
from gpuir.passes.kept import held_of, replacements_held
from gpuir.passes.rewriting_run import (
    ACTIVE,
    KEPT_FOR_GOOD,
    Detached,
    Effects,
    HostRewriter,
    Owner,
    Run,
    invalidate,
)

_FOLDER = Path(__file__).parent
#: Files whose frames are not the pattern's.
_OWN = frozenset(
    [
        __file__,
        *(str(_FOLDER / name) for name in ("rewriter.py", "guards.py", "transform_calls.py")),
        contextlib.__file__,
    ]
)
#: Files that call patterns.
_SCRIPTS = _FOLDER.parent / "dialects" / "transform"
_CALLERS = frozenset(map(str, (_FOLDER / "registry.py", _SCRIPTS / "steps.py", _SCRIPTS / "extension.py")))
#: Where builders refuse arguments.
_BUILDERS = str(_FOLDER.parent / "ods")
_INVALIDATED = "the operation has been invalidated"

# The host's own, whatever `gpuir.passes.guards` puts in their place.
_move_before = ir.Operation.move_before
_append = ir.Block.append


class RewriteChecks:
    """The state of the call of a pattern that is at work, and the checks of what it does."""

    #: The op that the pattern matched, and its location; its pattern; the host's rewriter.
    _root: ir.Operation
    _location: ir.Location
    _owner: Owner
    _host: HostRewriter

    def __init__(self, run: Run):
        # No defaults of the class: an attribute that it has, too, is read and set in several times the time.
        self._run = run
        self._ip: ir.InsertionPoint | None = None
        #: How many Python objects hold the matched op when the call begins.
        self._references = 0
        self._changed = False
        #: Whether the matched op is erased.
        self._gone = False
        #: Whether there may be other handles to the matched op: the pattern has looked at uses or at the ops of a block.
        self._wandered = False
        #: Whether ops of the matched one's name never have regions.
        self._leaf = False
        #: The op whose attributes were asked for last.
        self._asked: AnyOp | None = None
        #: Of the matched op, once it is erased.
        self._name = ""
        self._noted: Effects | None = None

    @property
    def _effects(self) -> Effects:
        """What the call has done so far."""
        effects = self._noted
        if effects is None:
            effects = self._noted = Effects()
        return effects

    def _touch_asked(self) -> None:
        """The op whose attributes were asked for last has others now."""
        if self._asked is not None:
            self._touch(self._asked)

    def _touch(self, op: AnyOp) -> None:
        """The op is verified when the call ends."""
        self._changed = True
        operation = op.operation
        # What is around the matched op is verified when a pass has ended: it may be large.
        if not len(operation.regions) or self._gone or not is_within(self._root, operation):
            self._effects.touched.append(operation)

    def _open(self, method: str) -> HostRewriter:
        if ACTIVE.rewriter is not self:
            self._refuse(method, "the rewriter belongs to a call of the pattern that has ended, or to another thread")
        return self._host

    def _operation(self, method: str, op: AnyOp) -> ir.Operation:
        try:
            operation = op.operation
            operation.context  # noqa: B018  the host raises where the op was erased
        except AttributeError:
            self._refuse(method, f"expected an op, given {_shown(op)}")
        except RuntimeError as error:
            if str(error) != _INVALIDATED:
                raise
            self._refuse(method, "the op was erased before")
        if not isinstance(operation, ir.Operation):
            self._refuse(method, f"expected an op, given {_shown(op)}")
        if self._run.erased.has(operation):
            self._refuse(method, f"{self._named(operation)} was erased before")
        return operation

    def _values(self, new: object) -> list[ir.Value]:
        if isinstance(new, (ir.Operation, ir.OpView)):
            return list(self._operation("replace_op", new).results)
        if isinstance(new, ir.Value):
            self._refuse("replace_op", "expected an op or a list of values, given a value: put it into a list")
        if isinstance(new, (str, bytes, dict)) or not isinstance(new, Iterable):
            self._refuse("replace_op", f"expected an op or a list of values, given {_shown(new)}")
        try:
            return list(new)
        except RuntimeError as error:
            if str(error) != _INVALIDATED:
                raise
            self._refuse("replace_op", "the values are results of an op that was erased before")

    def _check_replacement(
        self, method: str, old: ir.Value, new: ir.Value, role: str, op: ir.Operation, block: ir.Block | None
    ) -> None:
        if not isinstance(new, ir.Value):
            self._refuse(method, f"{role}: expected a Value, given {_shown(new)}")
        if new.type != old.type:
            self._same_context(method, new.context, role)
            self._refuse(method, f"{role}: expected type {_type(old)}, given {_type(new)}")
        owner = new.owner
        if isinstance(owner, ir.Block):
            if (block is not None and owner == block) or dominates(new, op):
                return
        else:
            producer = self._operation(method, owner)
            if producer == op:
                self._refuse(method, f"{role} is a result of {self._named(op)} itself, which is erased")
            producer_block = block_of(producer)
            if producer_block is None:
                self._refuse(
                    method, f"{role}: {self._named(producer)} is in no block: build it under an insertion point"
                )
            if block is not None and producer_block == block and producer.is_before_in_block(op):
                return
        for use in old.uses:
            if not dominates(new, use.owner):
                self._refuse(method, f"{role} does not dominate {self._named(use.owner)}, which uses {self._named(op)}")

    def _check_uses(self, method: str, value: ir.Value, new: ir.Value, skipped: Sequence[ir.Operation] = ()) -> None:
        for argument in (value, new):
            if not isinstance(argument, ir.Value):
                self._refuse(method, f"expected a Value, given {_shown(argument)}")
            if not isinstance(argument.owner, ir.Block):
                self._operation(method, argument.owner)
        if value == new:
            self._refuse(method, "the values are the same")
        if new.type != value.type:
            self._same_context(method, new.context, "the new value")
            self._refuse(method, f"expected a value of type {_type(value)}, given {_type(new)}")
        for use in value.uses:
            user = use.owner.operation
            if user not in skipped and not dominates(new, user):
                self._refuse(method, f"the new value does not dominate {self._named(user)}")

    def _check_value(self, method: str, value: ir.Value) -> None:
        """Refuses a value that no op may use."""
        if not isinstance(value, ir.Value):
            self._refuse(method, f"expected a Value, given {_shown(value)}")
        owner = value.owner
        if not isinstance(owner, ir.Block):
            producer = self._operation(method, owner)
            if block_of(producer) is None:
                self._refuse(method, f"{self._named(producer)}, whose result it is, is in no block")
        self._same_context(method, value.context, "the value")

    def _check_apart(self, method: str, target: AnyOp) -> None:
        """Refuses to run another driver on the IR that the pattern's own is at work on."""
        if top_level(target) == top_level(self._run.target):
            self._refuse(method, "the driver that called the pattern is at work on this IR")

    def _check_erasable(self, method: str, operation: ir.Operation) -> None:
        """The driver must keep the op that it was started on."""
        if not len(operation.regions) or (self._run.tracked and operation == self._root):
            return
        if (not self._run.tracked or not self._gone) and is_within(self._run.target, operation):
            self._refuse(method, f"the patterns are applied to {self._named(operation)}, or to an op in it")

    def _same_context(self, method: str, context: ir.Context, what: str) -> None:
        if context is not self._location.context:
            self._refuse(method, f"{what} is of another context")

    def _failed(self, error: Exception) -> Exception:
        """The error to raise for one that the pattern ended with."""
        if self._noted is not None and self._noted.undo and not isinstance(error, RewriteError):
            with contextlib.suppress(RewriteError):
                self._finish()
        if self._noted is not None:
            for detached in reversed(self._noted.detached):
                self._put_back(detached)
        if self._run.erased.user() is not None:
            KEPT_FOR_GOOD.append(self._run.erased)
        if any(isinstance(e, RuntimeError) and str(e) == _INVALIDATED for e in (error, error.__context__)):
            # The line is that of the pattern, not of the caller of the driver.
            explained = self._error("it uses an op that was erased before", error.__traceback__)
            explained.__dict__.update(error.__dict__)
            return explained
        return error

    # The end of the call ---------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Verifies what the pattern has touched; raises where the driver could not go on."""
        effects = self._effects
        try:
            self._check_touched(effects)
        except RewriteError:
            # An attribute that its op does not take can end the process when it is printed.
            for undo in reversed(effects.undo):
                with contextlib.suppress(RuntimeError):
                    undo()
            raise
        if effects.deferred:
            self._tell_deferred(effects)
        self._noted = None
        self._name = ""

    def _tell_deferred(self, effects: Effects) -> None:
        """Replaces and erases the ops themselves, for handles to follow; nobody uses them any more."""
        erased = self._run.erased
        user = erased.user()
        if user is not None:
            KEPT_FOR_GOOD.append(erased)
            self._refuse("", f"{self._named(user)} uses a value of an op that was erased")
        self._check_nothing_kept(effects)
        for op, values in effects.deferred:
            gone = values is None or any(
                not isinstance(owner := value.owner, ir.Block) and erased.has(owner)
                for value in (values if not isinstance(values, (ir.Operation, ir.OpView)) else values.operation.results)
            )
            if gone:
                self._host.erase_op(op)
            else:
                self._host.replace_op(op, values)

    def _check_nothing_kept(self, effects: Effects) -> None:
        """Refuses a call after which Python holds values of ops that the host is about to free."""
        run = self._run
        if self._gone:
            invalidate(self._root)
        self._ip = self._asked = None
        for noted in (effects.touched, effects.opened, effects.produced, effects.detached, effects.undo):
            noted.clear()
        own = run.handles + run.erased.references + replacements_held(effects.deferred, self._root)
        # Values of the matched op hold the handle to it that was there before. A pattern's was counted with its insertion point,
        # which is gone.
        of_root = self._references - getattr(self._owner, "ambient", False)

        def none_kept() -> bool:
            return sys.getrefcount(run.context) <= own and sys.getrefcount(self._root) <= of_root

        # What refers to itself is held by nobody; what the call has made is young.
        if none_kept() or any(none_kept() for generation in range(3) if gc.collect(generation) >= 0):
            return
        held = held_of(op for op, _ in effects.deferred)
        if held:
            KEPT_FOR_GOOD.append(run.erased)
            self._refuse(
                "",
                f"it erases the op and keeps {held} beyond its call, where a transform script frees it: keep what is needed of "
                "it, such as its type",
            )

    def _check_touched(self, effects: Effects) -> None:
        # All are put back, the last one first: what stays outside is destroyed with its handle.
        left = [name for detached in reversed(effects.detached) if (name := self._put_back(detached))]
        if left:
            self._refuse("", f"it leaves {left[-1]} in no block: insert it, or erase it by rewriter.erase_op")
        for block in effects.opened:
            self._check_terminated(block)
        for produced in effects.produced:
            try:
                produced.operation.verify()
            except (RuntimeError, ir.MLIRError):
                effects.touched.append(produced)
        last: ir.Operation | None = None
        for touched in effects.touched:
            try:
                operation = touched.operation
                if last is not None and operation == last:
                    continue
            except RuntimeError:
                continue  # erased since
            last = operation
            if not self._run.erased.has(operation):
                self._verify(operation, "")

    def _verify(self, operation: ir.Operation, method: str) -> None:
        for index, operand in enumerate(operation.operands):
            if not dominates(operand, operation):
                owner = operand.owner
                dead = not isinstance(owner, ir.Block) and self._run.erased.has(owner.operation)
                why = "is a result of an op that was erased" if dead else "does not dominate the op"
                self._refuse(method, f"operand #{index} of {self._named(operation)} {why}")
        try:
            operation.verify()
        except ir.MLIRError as error:
            reason = error.error_diagnostics[0].message if error.error_diagnostics else str(error)
            self._refuse(method, f"it leaves an op that does not verify: {reason}")

    def _check_terminated(self, block: ir.Block) -> None:
        ops = block.operations
        count = len(ops)
        if count and ops[count - 1].operation.has_trait(ir.IsTerminatorTrait):
            return
        owner = block.owner.operation
        if not owner.has_trait(ir.NoTerminatorTrait):
            self._refuse("", f"it leaves a block of {self._named(owner)} without a terminator")

    def _detach(self, op: ir.Operation, method: Callable[[ir.Operation], object]) -> object:
        """Takes an op out of its block, and remembers where it stood."""
        block = block_of(op)
        assert block is not None
        ops = list(block.operations)
        index = next(number for number, other in enumerate(ops) if other.operation == op)
        following = ops[index + 1].operation if index + 1 < len(ops) else None
        result = method(op)
        self._changed = True
        self._effects.detached.append(Detached(op, ops[index].operation, block, following))
        return result

    def _put_back(self, detached: Detached) -> str:
        """Puts an op back that was taken out of its block and is in none; what to call it, or nothing."""
        op, again, block, following = detached
        try:
            if op.attached:
                return ""
        except RuntimeError:
            return ""  # erased since
        if parent_of(again) is not None:
            invalidate(op)  # another handle inserted it: this one would destroy it
            return ""
        name = self._named(op)
        _append(block, op)
        if following is not None and (around := block_of(following)) is not None and around == block:
            _move_before(op, following)
        return name

    # Messages --------------------------------------------------------------------------------------------------------

    def _refuse(self, method: str, message: str) -> NoReturn:
        raise self._error(f"{'' if '.' in method else 'rewriter.'}{method}: {message}" if method else message)

    def _error(self, message: str, traceback: TracebackType | None = None) -> RewriteError:
        name = self._name or self._root_name()
        kind = getattr(self._owner, "kind", "pattern")
        # A transform op works on no op in particular: it is itself the one that is named.
        by = f"{kind} '{self._owner.name}' " if kind else ""
        subject = f"'{document_name(name)}' op {by}({self._line(traceback)})"
        return RewriteError([at(self._location, "error", f"{subject}: {message}")])

    def _line(self, traceback: TracebackType | None) -> str:
        """The pattern's file and line: where it called the rewriter or where it failed, else where it begins."""
        code = getattr(inspect.unwrap(self._owner.function), "__code__", None)
        file, line = (code.co_filename, code.co_firstlineno) if code else ("?", 0)
        while traceback is not None:
            name = traceback.tb_frame.f_code.co_filename
            if name not in _OWN and name not in _CALLERS and not name.startswith(("<", _BUILDERS)):
                file, line = name, traceback.tb_lineno
            traceback = traceback.tb_next
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename in _OWN:
            frame = frame.f_back
        if frame is not None and frame.f_code.co_filename not in _CALLERS:
            file, line = frame.f_code.co_filename, frame.f_lineno
        return f"{file}:{line}"

    def _root_name(self) -> str:
        try:
            return self._root.name
        except RuntimeError:
            return getattr(self._owner, "roots", ("unknown",))[0]

    def _named(self, op: AnyOp) -> str:
        operation = op.operation
        place = file_location(operation.location)
        return f"'{document_name(operation.name)}' op" + (f" at {place[0]}:{place[1]}:{place[2]}" if place else "")


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _type(value: ir.Value) -> str:
    return str(value.type)
