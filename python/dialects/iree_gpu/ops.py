"""The ops of `iree_gpu`, with IREE's verification."""

from __future__ import annotations

import math
from typing import Annotated

from gpuir.dialects.iree_gpu.attributes import IteratorTypeAttr
from gpuir.dialects.iree_gpu.dialect import IREE_GPU, MMAFragment
from gpuir.dialects.iree_gpu.nvidia import MmaKind
from gpuir.host import ir
from gpuir.ods import (
    AffineMapArrayAttr,
    AllTypesMatch,
    AnyRankedTensorOrVector,
    AnyType,
    Attr,
    DenseI64ArrayAttr,
    DialectOp,
    HasParent,
    OneBlock,
    Operand,
    Operands,
    Pure,
    Region,
    Result,
    Results,
    ReturnLike,
    SingleBlock,
    Terminator,
    VerifyError,
    array_of,
    named,
    own_attribute,
)

_DYNAMIC = ir.ShapedType.get_dynamic_size()


def _positions(map: ir.AffineMap) -> list[int]:
    """The iterators that a projected permutation takes, in its results' order."""
    return [result.position for result in map.results if isinstance(result, ir.AffineDimExpr)]


class BarrierRegionOp(DialectOp, dialect=IREE_GPU, name="barrier_region"):
    """Synchronizes the workers of a parallel loop on the inputs and on the results of a region.

    It arises when two parallel loops of the same workers are fused: the producer's body goes into the region, and the
    region's end is where the workers wait for one another. It lowers to two barriers.

    Refused: block arguments whose number or types are not the inputs'; a yield whose types are not the results'.
    """

    inputs: Operands[AnyType]
    results_: Results[AnyType] = named("results")
    region: Region[OneBlock]
    assembly = "(`ins` `(` $inputs^ `:` type($inputs) `)` )? $region attr-dict `:` type($results)"
    # The example in IREE's documentation has the older spelling.
    also_accepts = ("$inputs $region attr-dict `:` type($inputs) `->` type($results)",)
    traits = (Pure, SingleBlock("iree_gpu.yield"))

    def verify(self) -> None:
        block = self.operation.regions[0].blocks[0]
        inputs = [value.type for value in self.inputs]
        arguments = [argument.type for argument in block.arguments]
        if len(arguments) != len(inputs):
            raise VerifyError(
                f"expects one block argument for each of its {len(inputs)} inputs, found {len(arguments)}"
            )
        for index, (argument, expected) in enumerate(zip(arguments, inputs, strict=True)):
            if argument != expected:
                raise VerifyError(
                    f"expects block argument #{index} to have the type of input #{index}, {expected}, found {argument}"
                )
        yielded = [value.type for value in block.operations[len(block.operations) - 1].operation.operands]
        expected_types = [value.type for value in self.operation.results]
        if len(yielded) != len(expected_types):
            raise VerifyError(
                f"expects its region to yield {len(expected_types)} values for its results, found {len(yielded)}"
            )
        for index, (actual, expected) in enumerate(zip(yielded, expected_types, strict=True)):
            if actual != expected:
                raise VerifyError(
                    f"expects yielded value #{index} to have the type of result #{index}, {expected}, found {actual}"
                )


class MultiMmaOp(DialectOp, dialect=IREE_GPU, name="multi_mma"):
    """A contraction whose combiner is an MMA instruction: the sum of inner MMA operations along outer dimensions.

    Each operand has outer dimensions, indexed by its map from the iterators, and inner dimensions behind them that the
    instruction defines. On tensors outer dimensions may be dynamic. Inner dimensions hold the whole subgroup's tile (m x k,
    k x n, m x n elements) or one lane's share. A permutation says in which order the canonical inner dimensions stand
    in an operand: inner dimension ``i`` is the canonical one ``permutation[i]``; it belongs to the subgroup form only, but for
    operands of which each lane has the whole tile (lhs and rhs of wgmma).

    Refused: not three indexing maps; a map with symbols, with another number of inputs than there are iterators, with no
    fewer results than its operand has dimensions, or that is no projected permutation; a dynamic inner dimension; maps and
    iterator types that are no contraction; outer sizes that disagree with one another; element types that are not the
    instruction's; inner element counts that are neither the subgroup's nor the lane's; a permutation on the lane form,
    or one that does not permute the inner dimensions.
    """

    lhs: Operand[AnyRankedTensorOrVector]
    rhs: Operand[AnyRankedTensorOrVector]
    acc: Operand[AnyRankedTensorOrVector]
    indexing_maps: Attr[AffineMapArrayAttr]
    iterator_types: Attr[Annotated[ir.ArrayAttr, array_of(own_attribute(IteratorTypeAttr), "array of iterator types")]]
    kind: Attr[MmaKind]
    lhs_permutation: Attr[DenseI64ArrayAttr] | None
    rhs_permutation: Attr[DenseI64ArrayAttr] | None
    acc_permutation: Attr[DenseI64ArrayAttr] | None
    result: Result[AnyRankedTensorOrVector]
    assembly = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `into` type($acc)"
    traits = (Pure, AllTypesMatch("acc", "result"))
    local_verify = True

    @property
    def maps(self) -> list[ir.AffineMap]:
        """The indexing maps of lhs, rhs and acc."""
        return [ir.AffineMapAttr(attribute).value for attribute in self.indexing_maps]

    def inner_shape(self, fragment: MMAFragment | int) -> list[int]:
        """Sizes of an operand's dimensions behind the outer ones."""
        fragment = MMAFragment.of(fragment)
        return list(self.operation.operands[fragment].type.shape)[len(self.maps[fragment].results) :]

    @property
    def subgroup_semantics(self) -> bool:
        """Whether the inner dimensions are the whole subgroup's, not one lane's share."""
        for fragment in MMAFragment:
            if math.prod(self.inner_shape(fragment)) != self.kind.elements(fragment)[0]:
                return False
        return True

    def iteration_bounds(self) -> list[int | None]:
        """The extent of each iterator from the operands' outer dimensions; None where it is dynamic."""
        bounds: list[int | None] = [None] * len(self.iterator_types)
        for operand, map in zip(self.operation.operands, self.maps, strict=True):
            for dimension, position in enumerate(_positions(map)):
                size = operand.type.shape[dimension]
                if size != _DYNAMIC:
                    bounds[position] = size
        return bounds

    def verify(self) -> None:
        operands = [value.type for value in self.operation.operands]
        maps = self.maps
        if len(maps) != 3:
            raise VerifyError(f"expects an indexing map for each of lhs, rhs and acc, found {len(maps)}")
        names = ("lhs", "rhs", "acc")
        iterators = [IteratorTypeAttr(attribute).value.string for attribute in self.iterator_types]
        for name, type, map in zip(names, operands, maps, strict=True):
            self._verify_map(name, type, map, len(iterators))
        self._verify_contraction(maps, iterators)
        self._verify_bounds(operands, maps, iterators)
        kind = self.kind
        for name, type, expected in zip(names, operands, kind.element_types, strict=True):
            if type.element_type != expected:
                raise VerifyError(
                    f"expects {name} to have the element type of {kind.intrinsic.value}, {expected}, found {type.element_type}"
                )
        self._verify_inner(names)

    def _verify_map(self, name: str, type: ir.ShapedType, map: ir.AffineMap, iterators: int) -> None:
        if map.n_symbols:
            raise VerifyError(f"expects the indexing map of {name} to have no symbols, found {map}")
        if map.n_dims != iterators:
            raise VerifyError(
                f"expects the indexing map of {name} to have {iterators} inputs, one an iterator, found {map}"
            )
        results = list(map.results)
        if len(results) >= type.rank:
            raise VerifyError(
                f"expects the indexing map of {name} to have fewer results than {type} has dimensions ({type.rank}), found {map}"
            )
        positions = _positions(map)
        if len(positions) != len(results) or len(set(positions)) != len(positions):
            raise VerifyError(
                f"expects the indexing map of {name} to be a projected permutation of the iterators, found {map}"
            )
        for dimension in range(len(results), type.rank):
            if type.is_dynamic_dim(dimension):
                raise VerifyError(
                    f"expects the inner dimensions of {name} to be static, found dimension {dimension} of {type}"
                )

    def _verify_contraction(self, maps: list[ir.AffineMap], iterators: list[str]) -> None:
        lhs, rhs, acc = (set(_positions(map)) for map in maps)
        for position, iterator in enumerate(iterators):
            inside = (position in lhs, position in rhs, position in acc)
            if iterator == "reduction":
                fits = inside == (True, True, False)
            else:
                fits = inside[2] and (inside[0] or inside[1])
            if not fits:
                where = [name for name, there in zip(("lhs", "rhs", "acc"), inside, strict=True) if there]
                raise VerifyError(
                    f"expects the indexing maps to be a contraction: {iterator} iterator d{position} must index "
                    + ("lhs and rhs and not acc" if iterator == "reduction" else "acc and one of lhs and rhs, or both")
                    + f", it indexes {', '.join(where) or 'none of them'}"
                )

    def _verify_bounds(self, operands: list[ir.ShapedType], maps: list[ir.AffineMap], iterators: list[str]) -> None:
        # A reduction's bound is lhs's size, a parallel iterator's acc's; dynamic agrees with dynamic only.
        bounds: dict[int, int] = {}
        for type, map in ((operands[0], maps[0]), (operands[2], maps[2])):
            for dimension, position in enumerate(_positions(map)):
                if (iterators[position] == "reduction") == (map is maps[0]):
                    bounds[position] = type.shape[dimension]
        for name, type, map in zip(("lhs", "rhs", "acc"), operands, maps, strict=True):
            for dimension, position in enumerate(_positions(map)):
                size, bound = (
                    "dynamic" if extent == _DYNAMIC else extent for extent in (type.shape[dimension], bounds[position])
                )
                if size != bound:
                    raise VerifyError(
                        f"expects dimension {dimension} of {name} to be {bound}, the bound of iterator "
                        f"d{position}, found {size}"
                    )

    def _verify_inner(self, names: tuple[str, str, str]) -> None:
        shapes = [self.inner_shape(fragment) for fragment in MMAFragment]
        counts = [math.prod(shape) for shape in shapes]
        kind = self.kind
        subgroup, lane = zip(*(kind.elements(fragment) for fragment in MMAFragment), strict=True)
        is_subgroup = tuple(counts) == subgroup
        if not is_subgroup and tuple(counts) != lane:
            raise VerifyError(
                f"expects inner element counts of {kind.intrinsic.value}: {', '.join(map(str, subgroup))} for a subgroup or "
                f"{', '.join(map(str, lane))} for a lane, found {', '.join(map(str, counts))} (lhs, rhs, acc)"
            )
        permutations = (self.lhs_permutation, self.rhs_permutation, self.acc_permutation)
        for index, (name, shape, permutation) in enumerate(zip(names, shapes, permutations, strict=True)):
            if permutation is None:
                continue
            if not is_subgroup and lane[index] != subgroup[index]:
                raise VerifyError(
                    f"takes {name}_permutation with subgroup semantics only; these inner dimensions are one lane's share"
                )
            if sorted(permutation) != list(range(len(shape))):
                raise VerifyError(
                    f"expects {name}_permutation to permute the {len(shape)} inner dimensions of {name}, found {list(permutation)}"
                )


class ValueBarrierOp(DialectOp, dialect=IREE_GPU, name="value_barrier"):
    """Synchronizes workers on tensors or vectors: each result is its input, after all workers have arrived.

    Refused: no input; tensors and vectors together; result types that are not the inputs'.
    """

    inputs: Operands[AnyRankedTensorOrVector]
    results_: Results[AnyRankedTensorOrVector] = named("results")
    assembly = "$inputs attr-dict `:` type($inputs)"
    traits = (Pure, AllTypesMatch("inputs", "results"))
    local_verify = True

    def verify(self) -> None:
        types = [value.type for value in self.operation.operands]
        if not types:
            raise VerifyError("expects at least one input")
        if len({isinstance(type, ir.VectorType) for type in types}) > 1:
            raise VerifyError(f"expects all inputs to be tensors, or all vectors, found {', '.join(map(str, types))}")


class YieldOp(DialectOp, dialect=IREE_GPU, name="yield"):
    """Hands values from a barrier_region's body to its results."""

    values: Operands[AnyType]
    assembly = "attr-dict ($values^ `:` type($values))?"
    traits = (Pure, ReturnLike, Terminator, HasParent("iree_gpu.barrier_region"))


multi_mma = MultiMmaOp.builder
barrier_region = BarrierRegionOp.builder
value_barrier = ValueBarrierOp.builder
yield_ = YieldOp.builder
