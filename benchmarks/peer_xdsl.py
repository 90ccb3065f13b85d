"""xDSL on the same ops: a dialect declared in its own idiom, with formats that read and print the very same text.

No part of it is slower than it has to be: attributes rather than properties (which print and parse through one more
step), plain constraints, no verification after parsing (gpuir's parse verifies), ops added to the block at its end.
"""

from __future__ import annotations

import importlib.metadata
import io
from collections.abc import Callable, Sequence
from enum import auto
from typing import ClassVar

import cases_iree_gpu
import cases_rewriting
import peer
import texts
from xdsl.context import Context
from xdsl.dialects import arith, builtin, func, memref, scf
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Block, Dialect, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    RangeOf,
    RangeVarConstraint,
    VarConstraint,
    attr_def,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.utils.str_enum import StrEnum


class Iterator(StrEnum):
    parallel = auto()
    reduction = auto()


class Intrinsic(StrEnum):
    MFMA_F32_16x16x16_F16 = "MFMA_F32_16x16x16_F16"
    WMMA_F32_16x16x16_F16 = "WMMA_F32_16x16x16_F16"


@irdl_attr_definition
class IteratorTypeAttr(EnumAttribute[Iterator]):
    name = "iree_gpu.iterator_type"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Iterator:
        with parser.in_angle_brackets():
            return super().parse_parameter(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            super().print_parameter(printer)


@irdl_attr_definition
class MMAAttr(EnumAttribute[Intrinsic]):
    name = "iree_gpu.mma_layout"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Intrinsic:
        with parser.in_angle_brackets():
            return super().parse_parameter(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            super().print_parameter(printer)


@irdl_op_definition
class MultiMmaOp(IRDLOperation):
    name = "iree_gpu.multi_mma"
    T: ClassVar = VarConstraint("T", AnyAttr())

    lhs = operand_def()
    rhs = operand_def()
    acc = operand_def(T)
    indexing_maps = attr_def(ArrayAttr[AffineMapAttr])
    iterator_types = attr_def(ArrayAttr[IteratorTypeAttr])
    kind = attr_def(MMAAttr)
    result = result_def(T)
    assembly_format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `into` type($acc)"

    def __init__(
        self,
        lhs: SSAValue,
        rhs: SSAValue,
        acc: SSAValue,
        indexing_maps: Attribute,
        iterator_types: Attribute,
        kind: Attribute,
    ):
        super().__init__(
            operands=(lhs, rhs, acc),
            attributes={"indexing_maps": indexing_maps, "iterator_types": iterator_types, "kind": kind},
            result_types=(acc.type,),
        )


@irdl_op_definition
class ValueBarrierOp(IRDLOperation):
    name = "iree_gpu.value_barrier"
    T: ClassVar = RangeVarConstraint("T", RangeOf(AnyAttr()))

    inputs = var_operand_def(T)
    results_ = var_result_def(T)
    assembly_format = "$inputs attr-dict `:` type($inputs)"

    def __init__(self, inputs: Sequence[SSAValue]):
        super().__init__(operands=(inputs,), result_types=([value.type for value in inputs],))


@irdl_op_definition
class YieldOp(IRDLOperation):
    name = "iree_gpu.yield"

    values = var_operand_def()
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def __init__(self, values: Sequence[SSAValue]):
        super().__init__(operands=(values,))


DIALECT = Dialect("iree_gpu", [MultiMmaOp, ValueBarrierOp, YieldOp], [IteratorTypeAttr, MMAAttr])


def context() -> Context:
    made = Context()
    for dialect in (builtin.Builtin, func.Func, DIALECT, arith.Arith, memref.MemRef, scf.Scf):
        made.load_dialect(dialect)
    return made


def parsed(text: str) -> builtin.ModuleOp:
    return Parser(context(), text).parse_module()


def printed(module: builtin.ModuleOp) -> str:
    stream = io.StringIO()
    Printer(stream).print_op(module)
    return stream.getvalue()


def case(loop: Callable[[Block, int], None]) -> peer.Case:
    def prepare(count: int) -> Callable[[], None]:
        types = [Parser(context(), text).parse_type() for text in (texts.LHS, texts.RHS, texts.ACC, texts.TENSOR)]
        block = Block(arg_types=types)
        return lambda: loop(block, count)

    return prepare


def maps() -> list[AffineMapAttr]:
    return [Parser(context(), text).parse_attribute() for text in texts.MAPS]


def multi_mma(block: Block, count: int) -> None:
    lhs, rhs, acc, _ = block.args
    indexing_maps = ArrayAttr(maps())
    iterator_types = ArrayAttr([IteratorTypeAttr(Iterator(name)) for name in texts.ITERATORS])
    kind = MMAAttr(Intrinsic(texts.INTRINSIC))
    add = block.add_op
    for _ in range(count):
        add(MultiMmaOp(lhs, rhs, acc, indexing_maps, iterator_types, kind))


def multi_mma_from_values(block: Block, count: int) -> None:
    lhs, rhs, acc, _ = block.args
    affine_maps = [attribute.data for attribute in maps()]
    kind = MMAAttr(Intrinsic(texts.INTRINSIC))
    add = block.add_op
    for _ in range(count):
        indexing_maps = ArrayAttr([AffineMapAttr(m) for m in affine_maps])
        iterator_types = ArrayAttr([IteratorTypeAttr(Iterator(name)) for name in texts.ITERATORS])
        add(MultiMmaOp(lhs, rhs, acc, indexing_maps, iterator_types, kind))


def value_barrier(width: int) -> Callable[[Block, int], None]:
    def loop(block: Block, count: int) -> None:
        inputs = [block.args[3]] * width
        add = block.add_op
        for _ in range(count):
            add(ValueBarrierOp(inputs))

    return loop


def yield_(block: Block, count: int) -> None:
    values = [block.args[3]]
    add = block.add_op
    for _ in range(count):
        add(YieldOp(values))


def parse(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        text = texts.module(kind, count)
        loaded = context()

        def timed() -> int:
            Parser(loaded, text).parse_module()
            return len(text)

        return timed

    return prepare


def print_(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        module = parsed(texts.module(kind, count))
        return lambda: len(printed(module))

    return prepare


def parse_upstream(size: int) -> Callable[[], int]:
    """xDSL has no dialect of Triton's: a text of its own dialects stands for the corpus."""
    small = texts.upstream(1)
    if printed(parsed(small)) != small:
        raise RuntimeError("xDSL prints its own dialects in another way than the text has them")
    text, loaded = texts.upstream(size), context()

    def timed() -> int:
        Parser(loaded, text).parse_module()
        return len(text)

    return timed


CASES = {
    **cases_iree_gpu.CASES,
    **cases_rewriting.CASES,
    "build multi_mma": case(multi_mma),
    "build multi_mma from values": case(multi_mma_from_values),
    "build value_barrier": case(value_barrier(1)),
    "build value_barrier of 4": case(value_barrier(4)),
    "build yield": case(yield_),
    **{f"parse {kind}": parse(kind) for kind in texts.KINDS},
    **{f"print {kind}": print_(kind) for kind in texts.KINDS},
    "parse corpus": parse_upstream,
}

if __name__ == "__main__":
    peer.serve(CASES, {"xdsl": importlib.metadata.version("xdsl")})
