"""Whether Python holds something of ops that the host is about to free.

A transform script's handles follow what replaces their ops, and the host knows of that only when it frees the op itself. A value
or a block of it that is still in a list somewhere would point to freed memory: the one who keeps it is told so before.
"""

from __future__ import annotations

import gc
import itertools
from collections.abc import Iterable, Iterator
from types import FrameType

from gpuir.host import AnyOp, ir
from gpuir.ods.names import document_name

__all__ = ["held_of", "replacements_held"]

_KINDS = (ir.Value, ir.Block, ir.Operation, ir.OpView)
_Held = ir.Value | ir.Block | ir.Operation
#: Containers that garbage collection takes off its list where they hold nothing that it knows.
_UNTRACKED = (tuple, list, dict)


def replacements_held(entries: Iterable[tuple[ir.Operation, object]], root: ir.Operation) -> int:
    """How many handles to the context the rewriter itself has by what it replaces and by what."""
    operations: set[int] = set()
    others = 0
    for op, values in entries:
        operations.add(id(op))
        if isinstance(values, (ir.Operation, ir.OpView)):
            operations.add(id(values.operation))
            continue
        for value in values if isinstance(values, (list, tuple)) else ():
            owner = value.owner
            if isinstance(owner, ir.Block):
                others += 1
            else:
                operations.add(id(owner.operation))
    operations.discard(id(root))
    return len(operations) + others


def _things_of(op: ir.Operation) -> Iterator[tuple[_Held, str]]:
    """Values, blocks and ops that go with an op, each with what to call it."""
    name = document_name(op.name)
    for result in op.results:
        yield result, f"a result of '{name}' op"
    for region in op.regions:
        for block in region.blocks:
            yield block, f"a block of '{name}' op"
            for argument in block.arguments:
                yield argument, f"a block argument of '{name}' op"
            for inner in block.operations:
                yield inner.operation, f"'{document_name(inner.operation.name)}' op in '{name}' op"
                yield from _things_of(inner.operation)


def held_of(ops: Iterable[ir.Operation]) -> str:
    """What Python holds of these ops; empty: nothing. Looks at every object of the process, which takes a while."""
    gone = {thing: words for op in ops for thing, words in _things_of(op)}
    kinds = {cls for kind in _KINDS for cls in _classes(kind)} | set(_UNTRACKED)
    # Frames are those of the call that ends here; what `gone` has is this function's own.
    containers = [one for one in gc.get_objects() if one is not gone and type(one) is not FrameType]
    while containers:
        referents = gc.get_referents(*containers)
        containers = []
        for thing in itertools.compress(referents, map(kinds.__contains__, map(type, referents))):
            if type(thing) not in _UNTRACKED:
                if words := _words(thing, gone):
                    return words
            elif thing is not gone and not gc.is_tracked(thing):
                containers.append(thing)
    return ""


def _classes(cls: type) -> list[type]:
    inner: list[type] = cls.__subclasses__()
    return [cls, *(each for one in inner for each in _classes(one))]


def _words(thing: AnyOp | ir.Value | ir.Block, gone: dict[_Held, str]) -> str:
    if isinstance(thing, (ir.Operation, ir.OpView)):
        try:
            thing.operation.context  # noqa: B018  the host refuses a handle that was made invalid
        except RuntimeError:
            return ""
        return gone.get(thing.operation, "")
    return gone.get(thing, "")
