"""In the worker: asynchronous copies into AMD's LDS, which wait by marks, for a back end that knows the instructions alone.

LLVM 22 has loads to the LDS and waits for a number of operations of vector memory (vmcnt), but neither marks among these nor
loads that it does not wait for by itself. So a wait for marks becomes one for as many operations as stand behind the mark on
every way to it. More of them may be on their way (other loads, stores): then the wait is longer than it must be.
"""

from __future__ import annotations

from collections.abc import Iterator

from gpuir.compile.kernels import walk
from gpuir.host import ir

__all__ = ["MARKED", "count_marks"]

_MARK, _WAIT = "rocdl.asyncmark", "rocdl.wait.asyncmark"
#: The same loads without marks.
_COPIES = {
    "rocdl.raw.ptr.buffer.load.async.lds": "rocdl.raw.ptr.buffer.load.lds",
    "rocdl.global.load.async.lds": "rocdl.global.load.lds",
    "rocdl.load.async.to.lds": "rocdl.load.to.lds",
}
_LDS = "!llvm.ptr<3>"
#: Loads, those of the LDS among them; gfx950's transpose.
_LOADS = ("llvm.load", *(f"rocdl.ds.read.tr{bits}.b64" for bits in (4, 8, 16)))
#: What is rewritten, by name.
MARKED = {_MARK, _WAIT, *_COPIES}
#: Copies are in one scope and loads from the LDS in another one: the waits and barriers of the program order them.
_DOMAIN = 'domain = #llvm.alias_scope_domain<id = "lds">'
_COPIED, _LOADED = (f'[#llvm.alias_scope<id = "lds.{name}", {_DOMAIN}>]' for name in ("copies", "loads"))
#: What a fence of shared memory alone says.
_LOCAL = '"amdgpu-synchronize-as":"local"'
#: The fields of s_waitcnt for other counters than vmcnt, which are not waited for, and the largest vmcnt; and a wait for the
#: operations of the LDS alone (CDNA3 ISA, S_WAITCNT).
_OTHERS, _MOST = 0xF70, 63
_FOR_LDS = 0xC07F
#: LLVM's number of the ordering.
_RELEASE = 5

#: How many copies are issued: since the last mark, between this and the one before, and so on.
_Issued = tuple[int, ...]


def count_marks(function: ir.Operation) -> None:
    """Rewrites the copies, marks and waits of an llvm.func."""
    copies = [op for name in _COPIES for op in walk(function, name)]
    waits = dict(_counted(function))
    word = ir.IntegerType.get_signless(32)
    for op, count in waits.items():
        number = min(count, _MOST)
        bits = ir.IntegerAttr.get(word, _OTHERS | number & 15 | number >> 4 << 14)
        with op.location, ir.InsertionPoint(op):
            ir.Operation.create("rocdl.s.waitcnt", attributes={"bitfield": bits})
        op.erase()
    for op in walk(function, _MARK):
        op.erase()
    if not copies:
        return
    copied, loaded = map(ir.Attribute.parse, (_COPIED, _LOADED))
    for op in copies:
        attributes = {name: op.attributes[name] for name in op.attributes} | {"alias_scopes": copied}
        with op.location, ir.InsertionPoint(op):
            ir.Operation.create(_COPIES[op.name], operands=list(op.operands), attributes=attributes)
        op.erase()
    for op in [found for name in _LOADS for found in walk(function, name)]:
        if str(op.operands[0].type) == _LDS:
            op.attributes["alias_scopes"], op.attributes["noalias_scopes"] = loaded, copied
    for op in walk(function, "llvm.fence"):
        if _LOCAL in str(op.attributes.get("llvm.mmra", "")):
            _relax(op, word)


def _relax(fence: ir.Operation, word: ir.Type) -> None:
    """Has a fence wait for the LDS's own operations, not for copies into it, and order code as before."""
    if ir.IntegerAttr(fence.attributes["ordering"]).value == _RELEASE:
        with fence.location, ir.InsertionPoint(fence):
            ir.Operation.create("rocdl.s.waitcnt", attributes={"bitfield": ir.IntegerAttr.get(word, _FOR_LDS)})
    fence.attributes["syncscope"] = ir.StringAttr.get("wavefront")


def _counted(function: ir.Operation) -> Iterator[tuple[ir.Operation, int]]:
    """Each wait with how many copies stand behind its mark, at least."""
    blocks = list(function.regions[0].blocks)
    if not blocks:
        return
    before: dict[ir.Block, _Issued] = {blocks[0]: (0,)}
    pending = [blocks[0]]
    while pending:
        block = pending.pop()
        after = _after(block, before[block])
        for following in list(block.operations)[-1].operation.successors:
            merged = _least(before[following], after) if following in before else after
            if before.get(following) != merged:
                before[following] = merged
                pending.append(following)
    for block, issued in before.items():
        yield from _waits(block, issued)


def _after(block: ir.Block, issued: _Issued) -> _Issued:
    for op in block.operations:
        issued = _step(op.operation, issued)
    return issued


def _waits(block: ir.Block, issued: _Issued) -> Iterator[tuple[ir.Operation, int]]:
    for op in block.operations:
        if op.operation.name == _WAIT:
            marks = ir.IntegerAttr(op.operation.attributes["count"]).value
            yield op.operation, sum(issued[: marks + 1])
        issued = _step(op.operation, issued)


def _step(op: ir.Operation, issued: _Issued) -> _Issued:
    if op.name in _COPIES:
        return (min(issued[0] + 1, _MOST), *issued[1:])
    if op.name == _MARK:
        return (0, *issued[:_MOST])
    return issued


def _least(one: _Issued, other: _Issued) -> _Issued:
    """What both have; a mark that only one has stands for no copies."""
    return tuple(min(a, b) for a, b in zip(one, other))
