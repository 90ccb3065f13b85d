"""Bodies end by themselves: where a `with InsertionPoint(body)` ends, an op that may leave its terminator out gets it.

That is what upstream's builders in C++ and its parser do. A body that has values to yield is its author's to end; where one is
still open when the last `with InsertionPoint` ends, that is refused, with the op and its values. Who goes on at the end of a body
that was ended here builds before the terminator: it is taken away, and comes back where the next `with` ends.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

from gpuir.host import AnyOp, ir
from gpuir.ods.operation import OPS, OpBase

#: Ops of the host whose bodies may be written without their terminators, and these. Of gpuir's own ops the trait SingleBlock
#: says it.
IMPLICIT = {
    "affine.for": "affine.yield",
    "affine.if": "affine.yield",
    "affine.parallel": "affine.yield",
    "emitc.for": "emitc.yield",
    "emitc.if": "emitc.yield",
    "gpu.warp_execute_on_lane_0": "gpu.yield",
    "memref.alloca_scope": "memref.alloca_scope.return",
    "scf.for": "scf.yield",
    "scf.forall": "scf.forall.in_parallel",
    "scf.if": "scf.yield",
    "scf.index_switch": "scf.yield",
    "scf.parallel": "scf.reduce",
    "scf.while": "scf.yield",
    "transform.alternatives": "transform.yield",
    "transform.foreach": "transform.yield",
    "transform.sequence": "transform.yield",
    "vector.mask": "vector.yield",
}
#: Terminators with a region, in which a block is.
_WITH_REGION = ("scf.forall.in_parallel",)
_HAS_TERMINATOR = "Cannot insert operation at the end of a block that already has a terminator"
_MOST_ENDED = 10_000

#: By the address of a block: that of the terminator that it got here.
_ended: dict[int, int] = {}
_exit: Callable[..., None] = ir.InsertionPoint.__exit__
# The host's own: a pattern is not taken for one that looks around by what is looked at here (`gpuir.passes.guards`).
_ref_operation: Callable[[ir.InsertionPoint], ir.Operation | None] = vars(ir.InsertionPoint)["ref_operation"].fget
_operations: Callable[[ir.Block], ir.OperationList] = vars(ir.Block)["operations"].fget
_create = ir.Operation.create
_erase: Callable[[Any], None] = ir.Operation.erase


class _Open(threading.local):
    """Whether a body was left open that has values to yield; the thread's."""

    bodies = False


_open = _Open()


def _last(block: ir.Block) -> ir.Operation | None:
    operations = _operations(block)
    count = len(operations)
    return operations[count - 1].operation if count else None


def terminator_of(op: AnyOp) -> str | None:
    """The terminator that the bodies of the op may leave out; None where there is none."""
    if isinstance(op, OpBase):
        return op.spec.implicit_terminator
    return IMPLICIT.get(op.operation.name)


def _yielded(op: ir.Operation, block: ir.Block) -> tuple[str, list[ir.Type]] | None:
    """The terminator that the author of a body has to write, and the types of its values; None where it may be left out."""
    if op.name == "scf.while" and block == op.regions[0].blocks[0]:
        return "scf.condition", [value.type for value in op.results]
    types = [value.type for value in (op.operands if op.name == "scf.while" else op.results)]
    terminator = terminator_of(op.opview)
    return (terminator, types) if types and terminator is not None else None


def end(block: ir.Block) -> None:
    """Ends a body that may be written without its terminator; notes one whose author has to."""
    owner = block.owner
    name = terminator_of(owner)
    if name is None:
        return
    last = _last(block)
    if last is not None and last.has_trait(ir.IsTerminatorTrait):
        return
    op = owner.operation
    if _yielded(op, block) is not None:
        _open.bodies = True
        return
    ip = ir.InsertionPoint(block)
    if name in OPS:
        made = OPS[name].build([], loc=op.location, ip=ip)
    else:
        made = _create(name, regions=int(name in _WITH_REGION), loc=op.location, ip=ip)
        for region in made.regions:
            region.blocks.append()
    if len(_ended) >= _MOST_ENDED:
        _ended.clear()
    _ended[hash(block)] = hash(made)


def _reopen(block: ir.Block) -> bool:
    """Takes the terminator away that the block got here; whether it has one."""
    last = _last(block)
    if last is None or _ended.pop(hash(block), None) != hash(last):
        return False
    _erase(last)
    return True


def reopened(error: IndexError, ip: ir.InsertionPoint | None) -> bool:
    """Whether an op can be built now that the host refused behind a terminator: one that the body got here goes."""
    return str(error).startswith(_HAS_TERMINATOR) and _reopen((ip or ir.InsertionPoint.current).block)


def check_ended(op: AnyOp) -> None:
    """Refuses a body nested in the op whose author has yet to yield its values."""
    inside: list[ir.Operation] = []

    def visit(inner: ir.Operation) -> ir.WalkResult:
        if len(inner.regions):
            inside.append(inner)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    for inner in inside:
        for region in inner.regions:
            for block in region.blocks:
                refuse_open(inner, block)


def refuse_open(op: ir.Operation, block: ir.Block) -> None:
    """Raises where the body has values to yield, and does not."""
    last = _last(block)
    wanted = _yielded(op, block)
    if wanted is None or (last is not None and last.has_trait(ir.IsTerminatorTrait)):
        return
    terminator, types = wanted
    listed = f"{len(types)} value{'s' * (len(types) > 1)} ({', '.join(map(str, types))})" if types else "a condition"
    raise ValueError(f"'{op.name}' at {str(op.location)[4:-1]}: its body must end with '{terminator}' of {listed}")


def _left(ip: ir.InsertionPoint, kind: object = None, value: object = None, traceback: object = None) -> None:
    _exit(ip, kind, value, traceback)
    at_end = kind is None and _ref_operation(ip) is None
    if at_end:
        try:
            end(ip.block)
        except RuntimeError:
            return  # the op was erased meanwhile
    if _open.bodies:
        try:
            ir.InsertionPoint.current  # noqa: B018
        except ValueError:
            _open.bodies = False
            # Whoever rewrites may have bodies open for a while; who writes a function or a module has not.
            if at_end and ip.block.owner.operation.has_trait(ir.IsIsolatedFromAboveTrait):
                check_ended(ip.block.owner)


def _append(append: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(append)
    def call(block: ir.Block, operation: AnyOp) -> None:
        if _ended and hash(block) in _ended:
            _reopen(block)
        append(block, operation)

    return call


def _insert(insert: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(insert)
    def call(ip: ir.InsertionPoint, operation: AnyOp) -> None:
        try:
            insert(ip, operation)
        except IndexError as error:
            if not reopened(error, ip):
                raise
            insert(ip, operation)

    return call


def install() -> None:
    """Has bodies end where a `with InsertionPoint(body)` does."""
    ir.InsertionPoint.__exit__ = functools.update_wrapper(_left, _exit)  # type: ignore[method-assign]
    ir.InsertionPoint.insert = _insert(ir.InsertionPoint.insert)  # type: ignore[method-assign]
    ir.Block.append = _append(ir.Block.append)  # type: ignore[method-assign]
