"""Groups of warps that run parts of a kernel side by side, before they become `ttg.warp_specialize`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.nvws.dialect import NVWS
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.dialect import int_array, ints
from gpuir.ods import (
    AnyRegion,
    AnyType,
    Attr,
    DenseI32ArrayAttr,
    DialectOp,
    HasParent,
    Operands,
    Pure,
    Regions,
    Results,
    ReturnLike,
    Terminator,
    VerifyError,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

_TYPES_SAID = TRITON.range("3.9-")


@NVWS.directive("WarpGroups")
class _WarpGroups:
    """``partition0 num_warps(4) {...} partition1 num_warps(8) {...} -> TYPES``."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, regions: str, numbers: str, results: str) -> None:
        warps: list[int] = []
        while cursor.accept(f"partition{len(warps)}"):
            cursor.expect("num_warps", "of the partition")
            cursor.expect("(")
            warps.append(cursor.integer_value(-(1 << 31), (1 << 31) - 1, "an integer of 32 bits"))
            cursor.expect(")")
            state.region(cursor)
        if numbers in state.attributes:
            cursor.fail(f"'nvws.warp_group' says {numbers} in its partitions, not in its attributes", state.start)
        state.attributes[numbers] = int_array(warps)
        start = cursor.skip()
        state.types[results] = []
        if cursor.accept("->"):
            cursor.only_in(_TYPES_SAID, "types of the results of 'nvws.warp_group'", start)
            state.types[results] = cursor.type_list()

    @staticmethod
    def print(writer: Output, state: WriteState, regions: str, numbers: str, results: str) -> str:
        warps, types = ints(state.attributes[numbers]), state.types[results]
        if len(warps) != len(state.regions):
            raise NotPrintable
        if types and (writer.release or TRITON.default) not in _TYPES_SAID:
            raise NotPrintable  # that form leaves the results' types out, and cannot be read again
        text = "".join(
            f"\n{region.indent}partition{index} num_warps({number}) {region.mark}"
            for index, (region, number) in enumerate(zip(state.regions, warps, strict=True))
        )
        if not types:
            return text
        return f"{text} -> {types[0]}" if len(types) == 1 else f"{text} -> ({', '.join(types)})"


class WarpGroupOp(DialectOp, dialect=NVWS, name="warp_group"):
    """Runs each partition on warps of its own, `numWarps` of them, all at the same time.

    The values that a partition's `nvws.warp_group.yield` hands on are the results, from Triton 3.5 on.

    Refused: another number of partitions than `numWarps` has; results without a yield of as many values at the end of the
    first partition.
    """

    num_warps: Attr[DenseI32ArrayAttr] = named("numWarps")
    outputs: Results[AnyType]
    partition_regions: Regions[AnyRegion] = named("partitionRegions")
    assembly = "attr-dict-with-keyword `` custom<WarpGroups>($partitionRegions, $numWarps, type($outputs))"

    def verify(self) -> None:
        warps, regions = len(self.num_warps), list(self.operation.regions)
        if warps != len(regions):
            raise VerifyError(f"expects {warps} partitions, as many as numWarps has, found {len(regions)}")
        results = len(self.operation.results)
        if not results:
            return
        if not regions or not len(regions[0].blocks):
            raise VerifyError("expects a partition that yields its results, found none")
        *_, last = regions[0].blocks[0].operations
        if not isinstance(last, WarpGroupYieldOp):
            raise VerifyError(
                f"expects 'nvws.warp_group.yield' at the end of partition #0 for its results, found '{last.operation.name}'"
            )
        if len(last.operation.operands) != results:
            raise VerifyError(
                f"expects partition #0 to yield {results} values, one a result, found {len(last.operation.operands)}"
            )


class WarpGroupReturnOp(DialectOp, dialect=NVWS, name="warp_group.return"):
    """Ends a partition."""

    assembly = "attr-dict"
    traits = (Pure, Terminator, ReturnLike, HasParent("nvws.warp_group"))


class WarpGroupYieldOp(DialectOp, dialect=NVWS, name="warp_group.yield"):
    """Ends a partition and hands values to the results of `nvws.warp_group`."""

    releases = "3.5-"
    values: Operands[AnyType]
    assembly = "($values^)? attr-dict (`:` type($values)^)?"
    traits = (Pure, Terminator, ReturnLike, HasParent("nvws.warp_group"))


warp_group = WarpGroupOp.builder
warp_group_return = WarpGroupReturnOp.builder
warp_group_yield = WarpGroupYieldOp.builder
