"""Warp specialization: `ttg.warp_specialize`, the op that holds its partitions, and their terminators."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gpuir.assembly.cursor import Cursor, PlainText
from gpuir.assembly.op_state import BlockArgument, OpState
from gpuir.assembly.op_writer import NotPrintable
from gpuir.assembly.tokens import bracket_end
from gpuir.dialects.tt.enclosing import module_warps
from gpuir.dialects.ttg.constraints import VerifyTensorLayouts
from gpuir.dialects.ttg.dialect import TTG, int_array, ints
from gpuir.host import ir
from gpuir.ods import (
    AnyRegion,
    AnyType,
    Attr,
    DenseI32ArrayAttr,
    DialectOp,
    HasParent,
    IsolatedFromAbove,
    OneBlock,
    Operands,
    Pure,
    Region,
    Regions,
    Results,
    ReturnLike,
    Terminator,
    VerifyError,
    document_name,
    in_releases,
    named,
)
from gpuir.ods.operation import OPS

if TYPE_CHECKING:
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

#: Warps of a warp group.
_WARPS_OF_GROUP = 4
_PARTITIONS = "ttg.warp_specialize.partitions"
_HEADER = re.compile(r"\s*\^bb\d+")


@TTG.directive("Partitions")
class _Partitions:
    """``default {...} partition0(%arg: T, ...) num_warps(4) {...} ...``; the op that holds the partitions is not shown."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, default: str, holder: str, numbers: str) -> None:
        cursor.expect("default", "before the region of the calling warps")
        state.region(cursor)
        reader, start = state.reader, cursor.skip()
        reader.emit(", {", start)
        inner = OpState(OPS[_PARTITIONS].spec, reader, start)
        warps: list[int] = []
        while cursor.at(f"partition{len(warps)}"):
            cursor.expect(f"partition{len(warps)}")
            arguments: list[BlockArgument] = []
            cursor.expect("(", "of the partition's arguments")
            while not cursor.at(")"):
                name = cursor.operand()
                cursor.expect(":")
                type_ = cursor.type()
                arguments.append(BlockArgument(name, type_, cursor.location()))
                if not cursor.accept(","):
                    break
            cursor.expect(")")
            cursor.expect("num_warps", "of the partition")
            cursor.expect("(")
            warps.append(cursor.integer_value(-(1 << 31), (1 << 31) - 1, "an integer of 32 bits"))
            cursor.expect(")")
            inner.region(cursor, arguments)
        reader.finish(cursor, inner)
        reader.emit(_location_of_op(cursor) + "}", cursor.position)
        state.regions += 1
        if numbers in state.attributes:
            cursor.fail(f"'ttg.warp_specialize' says {numbers} in its partitions, not in its attributes", state.start)
        state.attributes[numbers] = int_array(warps)

    @staticmethod
    def print(writer: Output, state: WriteState, default: str, holder: str, numbers: str) -> str:
        if len(state.regions) != 2 or numbers not in state.attributes:
            raise NotPrintable
        warps = ints(state.attributes[numbers])
        first, second = state.regions
        second.wrap = lambda text: _partitions(text, warps)
        return f"\n{first.indent}default {first.mark}{second.mark}"


def _location_of_op(cursor: Cursor) -> str:
    """`` loc(...)`` after the types, for the op that is not shown: a location of its own would be printed as an alias."""
    position = cursor.position
    location = ""
    if cursor.accept(":"):
        cursor.functional_type()
        location = cursor.location()
    cursor.position = position
    return f" {location}" if location else ""


def _indent(text: str) -> str:
    """Indentation of the brace that closes a region's text."""
    return text.rpartition("\n")[2]


def _partitions(text: str, warps: list[int]) -> str:
    """The regions of the holding op, in its generic form, as partitions."""
    position = text.find(f'"{_PARTITIONS}"()')
    if position < 0:
        return f", {{{text}}}"  # invalid IR that is printed all the same
    indent = _indent(text)
    position += len(_PARTITIONS) + 4
    parts: list[str] = []
    cursor = Cursor(text, position, PlainText(text))
    if not cursor.accept("("):
        return ""
    while cursor.peek() == "{":
        start = cursor.skip()
        cursor.position = cursor.close(start)
        body, arguments = text[start + 1 : cursor.position - 1], ""
        header = _HEADER.match(body)
        if header and body.startswith("(", header.end()):
            end = bracket_end(body, header.end())
            arguments = body[header.end() + 1 : end - 1]
            body = body[end:].removeprefix(":")
        number = warps[len(parts)] if len(parts) < len(warps) else 0
        body = body.replace("\n  ", "\n")
        parts.append(f"\n{indent}partition{len(parts)}({arguments}) num_warps({number}) {{{body}}}")
        if not cursor.accept(","):
            break
    return "".join(parts)


class WarpSpecializeOp(DialectOp, dialect=TTG, name="warp_specialize"):
    """Runs the default region on the calling warps and each partition on further warps, all at the same time.

    A partition is isolated: `explicitCaptures` are its arguments. `partitionNumWarps` says how many warps each has;
    `warpGroupStartIds`, `requestedRegisters` and `actualRegisters` are what later passes decide: the first warp of each
    partition, and registers a thread. The default region's `ttg.warp_yield` gives the results.

    A builder makes the regions empty: fill the first, and put a `ttg.warp_specialize.partitions` into the second.

    Refused: another number of partitions than `partitionNumWarps` has; a number of warps that is no power of two;
    another number of start ids; arguments of a partition that are not the captures' types; anything but the partitions
    in the second region; a `ttg.warp_specialize` around it.
    """

    explicit_captures: Operands[AnyType] = named("explicitCaptures")
    partition_num_warps: Attr[DenseI32ArrayAttr] = named("partitionNumWarps")
    warp_group_start_ids: Attr[DenseI32ArrayAttr] | None = named("warpGroupStartIds")
    requested_registers: Attr[DenseI32ArrayAttr] | None = named("requestedRegisters")
    actual_registers: Attr[DenseI32ArrayAttr] | None = named("actualRegisters")
    default_passthrough: Results[AnyType] = named("defaultPassthrough")
    default_region: Region[AnyRegion] = named("defaultRegion")
    partition_op_holder: Region[OneBlock] = named("partitionOpHolder")
    assembly = (
        "`(` $explicitCaptures `)` attr-dict-with-keyword `` custom<Partitions>($defaultRegion, $partitionOpHolder, "
        "$partitionNumWarps) `:` functional-type($explicitCaptures, $defaultPassthrough)"
    )
    traits = (VerifyTensorLayouts,)

    @in_releases("3.5-3.7")
    def _whole_groups(self) -> None:
        warps = module_warps(self)
        if warps is not None and warps % _WARPS_OF_GROUP:
            raise VerifyError(f"expects a number of warps that {_WARPS_OF_GROUP} divides, found {warps}")

    @property
    def partitions(self) -> list[ir.Region]:
        """The partitions' regions."""
        block = self.operation.regions[1].blocks[0]
        return list(block.operations[0].operation.regions)

    def verify(self) -> None:
        if not len(self.operation.regions[0].blocks):
            raise VerifyError("expects its first region, which the calling warps run, to have a block, found none")
        holder = list(self.operation.regions[1].blocks)
        operations = list(holder[0].operations) if len(holder) == 1 else []
        if not operations or document_name(operations[0].operation.name) != _PARTITIONS:
            raise VerifyError(f"expects its second region to hold one '{_PARTITIONS}'")
        regions = list(operations[0].operation.regions)
        warps = list(self.partition_num_warps)
        if len(regions) != len(warps):
            raise VerifyError(
                f"expects {len(warps)} partitions, as many as partitionNumWarps has, found {len(regions)}"
            )
        for index, number in enumerate(warps):
            if number < 1 or number & (number - 1):
                raise VerifyError(
                    f"expects the number of warps of partition #{index} to be a power of two, found {number}"
                )
        ids = self.warp_group_start_ids
        if ids is not None and len(ids) != len(warps):
            raise VerifyError(f"expects {len(warps)} warpGroupStartIds, one a partition, found {len(ids)}")
        captures = [value.type for value in self.operation.operands]
        for index, region in enumerate(regions):
            blocks = list(region.blocks)
            arguments = [argument.type for argument in blocks[0].arguments] if blocks else []
            if len(arguments) != len(captures):
                raise VerifyError(
                    f"expects partition #{index} to have {len(captures)} arguments, one a capture, found {len(arguments)}"
                )
            for number, (argument, expected) in enumerate(zip(arguments, captures, strict=True)):
                if argument != expected:
                    raise VerifyError(
                        f"expects argument #{number} of partition #{index} to have its capture's type, {expected}, found {argument}"
                    )
        parent = self.operation.parent
        while parent is not None:
            if parent.operation.name in WarpSpecializeOp.spec.host_names:
                raise VerifyError("cannot stand inside another 'ttg.warp_specialize'")
            parent = parent.operation.parent


class WarpSpecializePartitionsOp(DialectOp, dialect=TTG, name="warp_specialize.partitions"):
    """Holds the partitions of a `ttg.warp_specialize`, isolated from what is around it. The custom form hides it.

    Refused: a partition without a block.
    """

    partition_regions: Regions[AnyRegion] = named("partitionRegions")
    shown_by_parent = True
    traits = (IsolatedFromAbove, Terminator, HasParent("ttg.warp_specialize"), VerifyTensorLayouts)

    def verify(self) -> None:
        for index, region in enumerate(self.operation.regions):
            if not len(region.blocks):
                raise VerifyError(f"expects partition #{index} to have a block, found none")


class WarpReturnOp(DialectOp, dialect=TTG, name="warp_return"):
    """Ends a partition."""

    assembly = "attr-dict"
    traits = (Pure, Terminator, ReturnLike, HasParent(_PARTITIONS), VerifyTensorLayouts)


class WarpYieldOp(DialectOp, dialect=TTG, name="warp_yield"):
    """Ends the default region of a `ttg.warp_specialize` and hands values to its results.

    Refused: values whose number or types are not the results'.
    """

    values: Operands[AnyType]
    assembly = "($values^)? attr-dict (`:` type($values)^)?"
    traits = (Pure, Terminator, ReturnLike, HasParent("ttg.warp_specialize"), VerifyTensorLayouts)

    def verify(self) -> None:
        parent = self.operation.parent
        assert parent is not None  # see HasParent
        given = [value.type for value in self.operation.operands]
        expected = [value.type for value in parent.operation.results]
        if len(given) != len(expected):
            raise VerifyError(f"expects {len(expected)} values, one a result of its parent, found {len(given)}")
        for index, (here, there) in enumerate(zip(given, expected, strict=True)):
            if here != there:
                raise VerifyError(
                    f"expects value #{index} to have the type of its parent's result, {there}, found {here}"
                )


warp_return = WarpReturnOp.builder
warp_specialize = WarpSpecializeOp.builder
warp_specialize_partitions = WarpSpecializePartitionsOp.builder
warp_yield = WarpYieldOp.builder
