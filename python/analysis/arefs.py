"""The buffers behind an `nvws.aref`: what it was made of, and what groups of warps get when they enter it.

An aref hands buffers from one group of warps to another: those that an op enters are views of those that it was made of.
"""

from __future__ import annotations

from gpuir.analysis.flow import definitions, handed_to, op_name
from gpuir.host import ir

__all__ = ["entered", "made_of"]

_CREATE = "nvws.aref.create"
_ENTER = ("nvws.aref.put.enter", "nvws.aref.get.enter", "nvws.aref.buffer")


def made_of(buffer: ir.Value) -> list[ir.Value] | None:
    """The buffers of which `buffer` is one copy; None where no op that enters an aref gives it.

    An aref that an argument of a function is, is made of nothing here: an empty list.
    """
    owner = buffer.owner
    if isinstance(owner, ir.Block) or op_name(owner) not in _ENTER:
        return None
    assert isinstance(buffer, ir.OpResult)
    sources = []
    for aref in definitions(owner.operation.operands[0]):
        creator = aref.owner
        if not isinstance(creator, ir.Block) and op_name(creator) == _CREATE:
            sources.append(creator.operation.operands[buffer.result_number])
    return sources


def entered(use: ir.OpOperand) -> list[ir.Value] | None:
    """The buffers that groups of warps get of the one that makes an aref; None where the use is no such op's."""
    if op_name(use.owner) != _CREATE:
        return None
    arefs: list[ir.Value] = [use.owner.operation.results[0]]
    buffers: list[ir.Value] = []
    seen = set(arefs)
    while arefs:
        for of_aref in arefs.pop().uses:
            if op_name(of_aref.owner) in _ENTER:
                buffers.append(of_aref.owner.operation.results[use.operand_number])
            for target in handed_to(of_aref) or []:
                if target not in seen:
                    seen.add(target)
                    arefs.append(target)
    return buffers
