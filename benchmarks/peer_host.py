"""The host's own ODS value builders, parser and printer, on its nearest ops. gpuir is not loaded here."""

from __future__ import annotations

import importlib
import importlib.metadata
import sys
from collections.abc import Callable

import cases_gpu
import peer
import texts

HOST = sys.argv[1]
ir = importlib.import_module(f"{HOST}.ir")
builtin, func, gpu, nvgpu, scf, vector = (
    importlib.import_module(f"{HOST}.dialects.{d}") for d in ("builtin", "func", "gpu", "nvgpu", "scf", "vector")
)


def function() -> tuple[ir.Module, ir.Block]:
    module = ir.Module.create()
    types = [ir.Type.parse(text) for text in (texts.LHS, texts.RHS, texts.ACC, texts.TENSOR)]
    with ir.InsertionPoint(module.body):
        block = func.FuncOp("f", (types, [])).add_entry_block()
        with ir.InsertionPoint(block):
            func.return_([])
        return module, block


def case(loop: Callable[[ir.Block, int], None]) -> peer.Case:
    """Times ``loop(block, count)`` with a context, a location and an insertion point in force."""

    def prepare(count: int) -> Callable[[], None]:
        with ir.Context(), ir.Location.unknown():
            module, block = function()

        def timed() -> None:
            with (
                module.context,
                ir.Location.unknown(context=module.context),
                ir.InsertionPoint.at_block_terminator(block),
            ):
                loop(block, count)

        return timed

    return prepare


def maps() -> list[ir.AffineMap]:
    return [ir.AffineMapAttr(ir.Attribute.parse(text)).value for text in texts.MAPS]


def contract(block: ir.Block, count: int) -> None:
    # vector.contract: three operands, the same two lists and a kind, one result.
    lhs, rhs, acc, _ = block.arguments
    result = acc.type
    indexing_maps = ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps()])
    iterator_types = ir.ArrayAttr.get([ir.Attribute.parse(f"#vector.iterator_type<{i}>") for i in texts.ITERATORS])
    kind = ir.Attribute.parse("#vector.kind<add>")
    build = vector.contract
    for _ in range(count):
        build(result, lhs, rhs, acc, indexing_maps, iterator_types, kind=kind)


def contract_from_values(block: ir.Block, count: int) -> None:
    # The host's builder takes no strings here: what its user writes for each op is timed with it.
    lhs, rhs, acc, _ = block.arguments
    result = acc.type
    affine_maps = maps()
    names = {name: ir.Attribute.parse(f"#vector.iterator_type<{name}>") for name in texts.ITERATORS}
    kind = ir.Attribute.parse("#vector.kind<add>")
    build, array, of_map = vector.contract, ir.ArrayAttr.get, ir.AffineMapAttr.get
    for _ in range(count):
        build(
            result, lhs, rhs, acc,
            array([of_map(m) for m in affine_maps]), array([names[name] for name in texts.ITERATORS]), kind=kind,
        )  # fmt: skip


def cast(width: int) -> Callable[[ir.Block, int], None]:
    # builtin.unrealized_conversion_cast: variadic operands, variadic results, no attribute.
    def loop(block: ir.Block, count: int) -> None:
        inputs = [block.arguments[3]] * width
        outputs = [value.type for value in inputs]
        build = builtin.unrealized_conversion_cast
        for _ in range(count):
            build(outputs, inputs)

    return loop


def yield_(block: ir.Block, count: int) -> None:
    values = [block.arguments[3]]
    build = scf.yield_
    for _ in range(count):
        build(values)


_NAMES = ", ".join(f'"{name}"' for name in texts.ITERATORS)
#: The host's nearest ops in their own syntax. The text is shorter by the spelling of the iterator types.
NEAREST = {
    "multi_mma": "    %r{i} = vector.contract {{indexing_maps = [#map, #map1, #map2], iterator_types = ["
    f"{_NAMES}], kind = #vector.kind<add>}}}} %a, %b, %c : {{lhs}}, {{rhs}} into {{acc}}\n",
    "value_barrier": "    %r{i} = tensor.cast %t : {tensor} to {tensor}\n",
}


def text_of(kind: str, count: int) -> str:
    text = texts.module(kind, count, NEAREST[kind.partition(",")[0]])
    # vector.contract has no inner dimensions.
    return text.replace("x4xf16>", "xf16>").replace("x4xf32>", "xf32>")


def parse(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        text = text_of(kind, count)
        context = ir.Context()
        ir.Module.parse(text_of(kind, 1), context)

        def timed() -> int:
            ir.Module.parse(text, context)
            return len(text)

        return timed

    return prepare


def print_(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        module = ir.Module.parse(text_of(kind, count), ir.Context())
        return lambda: len(str(module))

    return prepare


def make_context(count: int) -> Callable[[], None]:
    text = text_of("value_barrier", 1)

    def timed() -> None:
        for _ in range(count):
            ir.Module.parse(text, ir.Context())

    return timed


CASES = {
    "make a context": make_context,
    "build multi_mma": case(contract),
    "build multi_mma from values": case(contract_from_values),
    "build value_barrier": case(cast(1)),
    "build value_barrier of 4": case(cast(4)),
    "build yield": case(yield_),
    **{f"parse {kind}": parse(kind) for kind in texts.KINDS},
    **{f"print {kind}": print_(kind) for kind in texts.KINDS},
    **cases_gpu.timed(ir, func, gpu, nvgpu),
}

if __name__ == "__main__":
    peer.serve(CASES, {HOST.replace("_", "-"): importlib.metadata.version(HOST)})
