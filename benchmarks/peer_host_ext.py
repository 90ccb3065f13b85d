"""The same ops declared in the host's own `ext`, which makes dialects from Python classes as well. gpuir is not loaded here.

It has no inference of types from operands, so that the types of results are given, and no optional attributes.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Any

import peer
import texts

HOST = sys.argv[1]
ir = importlib.import_module(f"{HOST}.ir")
ext = importlib.import_module(f"{HOST}.dialects.ext")
func = importlib.import_module(f"{HOST}.dialects.func")


class Bench(ext.Dialect, name="bench"):
    pass


# The annotations are evaluated here: ext reads them as objects.
def _op(name: str, fields: dict[str, Any]) -> Any:
    body = {"__annotations__": fields, "__module__": __name__}
    return type(Bench.Operation)(name, (Bench.Operation,), body, name=name)


VALUE, RESULT = ir.Value[Any], ir.OpResult[Any]
MultiMma = _op(
    "multi_mma",
    {"lhs": VALUE, "rhs": VALUE, "acc": VALUE, "indexing_maps": ir.ArrayAttr, "iterator_types": ir.ArrayAttr}
    | {"kind": ir.StringAttr, "result": RESULT},
)
ValueBarrier = _op("value_barrier", {"inputs": Sequence[VALUE], "results_": Sequence[RESULT]})
Yield = _op("yield", {"values": Sequence[VALUE]})


def case(loop: Callable[[Any, int], None]) -> peer.Case:
    """Times ``loop(values, count)`` with a context, a location and an insertion point in force."""

    def prepare(count: int) -> Callable[[], None]:
        with ir.Context() as context, ir.Location.unknown():
            Bench.load()
            module = ir.Module.create()
            types = [ir.Type.parse(text) for text in (texts.LHS, texts.RHS, texts.ACC, texts.TENSOR)]
            with ir.InsertionPoint(module.body):
                block = func.FuncOp("f", (types, [])).add_entry_block()
            with ir.InsertionPoint(block):
                func.return_([])

        def timed() -> None:
            assert module.operation  # which owns the block
            with context, ir.Location.unknown(), ir.InsertionPoint.at_block_terminator(block):
                loop(list(block.arguments), count)

        return timed

    return prepare


def maps() -> list[Any]:
    return [ir.AffineMapAttr(ir.Attribute.parse(text)).value for text in texts.MAPS]


def multi_mma(values: Any, count: int) -> None:
    lhs, rhs, acc, _ = values
    result = acc.type
    indexing_maps = ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps()])
    iterator_types = ir.ArrayAttr.get([ir.StringAttr.get(name) for name in texts.ITERATORS])
    kind = ir.StringAttr.get(texts.INTRINSIC)
    for _ in range(count):
        MultiMma(lhs, rhs, acc, indexing_maps, iterator_types, kind, result).result  # noqa: B018


def multi_mma_from_values(values: Any, count: int) -> None:
    lhs, rhs, acc, _ = values
    result = acc.type
    affine_maps = maps()
    names = {name: ir.StringAttr.get(name) for name in texts.ITERATORS}
    kind = ir.StringAttr.get(texts.INTRINSIC)
    array, of_map = ir.ArrayAttr.get, ir.AffineMapAttr.get
    for _ in range(count):
        MultiMma(  # noqa: B018
            lhs, rhs, acc, array([of_map(m) for m in affine_maps]), array([names[name] for name in texts.ITERATORS]),
            kind, result,
        ).result  # fmt: skip


def value_barrier(width: int) -> Callable[[Any, int], None]:
    def loop(values: Any, count: int) -> None:
        inputs = [values[3]] * width
        outputs = [value.type for value in inputs]
        for _ in range(count):
            ValueBarrier(inputs, outputs).results  # noqa: B018

    return loop


def yield_(values: Any, count: int) -> None:
    inputs = [values[3]]
    for _ in range(count):
        Yield(inputs)


CASES = {
    "build multi_mma": case(multi_mma),
    "build multi_mma from values": case(multi_mma_from_values),
    "build value_barrier": case(value_barrier(1)),
    "build value_barrier of 4": case(value_barrier(4)),
    "build yield": case(yield_),
}

if __name__ == "__main__":
    peer.serve(CASES, {})
