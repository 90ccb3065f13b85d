"""Passes that are wrong as passes of a compiler's are: each spoils one thing of a TTGIR module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpuir import ir
from gpuir.ods.names import document_name


def ops(op: Any, name: str) -> Iterator[Any]:
    """The ops of a name within an op, in their order."""
    for region in op.operation.regions:
        for block in region.blocks:
            for each in list(block.operations):
                if document_name(each.operation.name) == name:
                    yield each.operation
                yield from ops(each, name)


def _first(op: Any, name: str) -> Any:
    return next(ops(op, name))


def _in_loop(op: Any, name: str) -> Any:
    return _first(_first(op, "scf.for"), name)


def drops_a_wait(op: Any) -> None:
    wait = _in_loop(op, "ttg.async_wait")
    wait.result.replace_all_uses_with(wait.operands[0])
    wait.erase()


def swaps_stages(op: Any) -> None:
    """What is read is what is being written: the index of the stage for the next copy."""
    views = list(ops(_first(op, "scf.for"), "ttg.memdesc_subview"))
    loop = _first(op, "scf.for")
    views[0].operands[1] = loop.regions[0].blocks[0].arguments[4]


def masks_one_more(op: Any) -> None:
    compare = next(each for each in ops(op, "arith.cmpi") if str(each.results[0].type).startswith("tensor"))
    less_or_equal = ir.IntegerAttr.get(ir.IntegerType.get_signless(64, op.context), 3)
    compare.attributes["predicate"] = less_or_equal


def converts_for_a_transposition(op: Any) -> None:
    """The layouts are right, and every element stays where it is."""
    transposition = _first(op, "tt.trans")
    with ir.InsertionPoint(transposition), transposition.location:
        results, operands = [transposition.result.type], [transposition.operands[0]]
        convert = ir.Operation.create("ttg.convert_layout", results, operands)
    transposition.result.replace_all_uses_with(convert.result)
    transposition.erase()


def loses_a_conversion(op: Any) -> None:
    convert = _first(op, "ttg.convert_layout")
    convert.result.replace_all_uses_with(convert.operands[0])
    convert.erase()


def drops_a_fence(op: Any) -> None:
    *_, last = ops(op, "ttng.fence_async_shared")
    last.erase()


def expects_fewer_bytes(op: Any) -> None:
    for expect in ops(op, "ttng.barrier_expect"):
        size = ir.IntegerAttr(expect.attributes["size"])
        expect.attributes["size"] = ir.IntegerAttr.get(size.type, size.value // 2)


def expects_more_bytes(op: Any) -> None:
    for expect in ops(op, "ttng.barrier_expect"):
        size = ir.IntegerAttr(expect.attributes["size"])
        expect.attributes["size"] = ir.IntegerAttr.get(size.type, size.value * 2)


def keeps_the_phase(op: Any) -> None:
    flip = _in_loop(op, "arith.xori")
    flip.result.replace_all_uses_with(flip.operands[0])
    flip.erase()


def stores_before_the_wait(op: Any) -> None:
    """The copy into a stage comes before the wait for the product that reads it."""
    loop = _first(op, "scf.for")
    wait = _first(loop, "ttng.warp_group_dot_wait")
    block = loop.regions[0].blocks[0]
    wait.move_before(block.operations[len(block.operations) - 1])


def subtracts_the_other_way(op: Any) -> None:
    difference = _first(op, "arith.subf")
    left, right = difference.operands
    difference.operands[0], difference.operands[1] = right, left


def ends_a_step_early(op: Any) -> None:
    loop = _first(op, "scf.for")
    _, high, step = list(loop.operands)[:3]
    with ir.InsertionPoint(loop), loop.location:
        less = ir.Operation.create("arith.subi", [high.type], [high, step])
    loop.operands[1] = less.result
