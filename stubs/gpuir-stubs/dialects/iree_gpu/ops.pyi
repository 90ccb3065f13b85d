# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.iree_gpu.attributes import DataTiledMMAAttr, IteratorTypeAttr, MMAAttr, MMAIntrinsicAttr
from gpuir.dialects.iree_gpu.dialect import IteratorType, MMAFragment, MMAIntrinsic
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class BarrierRegionOp(OpBase):
    """Synchronizes the workers of a parallel loop on the inputs and on the results of a region."""
    def __init__(
        self, results_: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> list[ir.Value]:
        """Operand `inputs`: any type."""
    @inputs.setter
    def inputs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def results_(self) -> list[ir.OpResult]:
        """Result `results`: any type."""
    @property
    def region(self) -> ir.Region: ...

@final
class MultiMmaOp(OpBase):
    """A contraction whose combiner is an MMA instruction: the sum of inner MMA operations along outer dimensions."""
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation,
        acc: ir.Value | ir.OpView | ir.Operation,
        indexing_maps: Sequence[ir.AffineMap | ir.AffineMapAttr] | ir.ArrayAttr,
        iterator_types: Sequence[IteratorTypeAttr | IteratorType | str | int] | ir.ArrayAttr,
        kind: MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int, *,
        lhs_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None,
        rhs_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None,
        acc_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value:
        """Operand `lhs`: ranked tensor or vector of any type values."""
    @lhs.setter
    def lhs(self, value: ir.Value) -> None: ...
    @property
    def rhs(self) -> ir.Value:
        """Operand `rhs`: ranked tensor or vector of any type values."""
    @rhs.setter
    def rhs(self, value: ir.Value) -> None: ...
    @property
    def acc(self) -> ir.Value:
        """Operand `acc`: ranked tensor or vector of any type values."""
    @acc.setter
    def acc(self, value: ir.Value) -> None: ...
    @property
    def indexing_maps(self) -> ir.ArrayAttr:
        """Attribute `indexing_maps`: AffineMap array attribute."""
    @indexing_maps.setter
    def indexing_maps(self, value: Sequence[ir.AffineMap | ir.AffineMapAttr] | ir.ArrayAttr) -> None: ...
    @property
    def iterator_types(self) -> ir.ArrayAttr:
        """Attribute `iterator_types`: array of iterator types."""
    @iterator_types.setter
    def iterator_types(self, value: Sequence[IteratorTypeAttr | IteratorType | str | int] | ir.ArrayAttr) -> None: ...
    @property
    def kind(self) -> MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr:
        """Attribute `kind`: MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr."""
    @kind.setter
    def kind(
        self, value: MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int,
    ) -> None: ...
    @property
    def lhs_permutation(self) -> ir.DenseI64ArrayAttr | None:
        """Attribute `lhs_permutation`: i64 dense array attribute."""
    @lhs_permutation.setter
    def lhs_permutation(self, value: Sequence[int] | ir.DenseI64ArrayAttr | None) -> None: ...
    @lhs_permutation.deleter
    def lhs_permutation(self) -> None: ...
    @property
    def rhs_permutation(self) -> ir.DenseI64ArrayAttr | None:
        """Attribute `rhs_permutation`: i64 dense array attribute."""
    @rhs_permutation.setter
    def rhs_permutation(self, value: Sequence[int] | ir.DenseI64ArrayAttr | None) -> None: ...
    @rhs_permutation.deleter
    def rhs_permutation(self) -> None: ...
    @property
    def acc_permutation(self) -> ir.DenseI64ArrayAttr | None:
        """Attribute `acc_permutation`: i64 dense array attribute."""
    @acc_permutation.setter
    def acc_permutation(self, value: Sequence[int] | ir.DenseI64ArrayAttr | None) -> None: ...
    @acc_permutation.deleter
    def acc_permutation(self) -> None: ...
    @property
    def maps(self) -> list[ir.AffineMap]:
        """The indexing maps of lhs, rhs and acc."""
    def inner_shape(self, fragment: MMAFragment | int) -> list[int]:
        """Sizes of an operand's dimensions behind the outer ones."""
    @property
    def subgroup_semantics(self) -> bool:
        """Whether the inner dimensions are the whole subgroup's, not one lane's share."""
    def iteration_bounds(self) -> list[int | None]:
        """The extent of each iterator from the operands' outer dimensions; None where it is dynamic."""
    class Adaptor(ir.OpAdaptor):
        @property
        def lhs(self) -> ir.Value: ...
        @property
        def rhs(self) -> ir.Value: ...
        @property
        def acc(self) -> ir.Value: ...
        @property
        def indexing_maps(self) -> ir.ArrayAttr: ...
        @property
        def iterator_types(self) -> ir.ArrayAttr: ...
        @property
        def kind(self) -> MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr: ...
        @property
        def lhs_permutation(self) -> ir.DenseI64ArrayAttr: ...
        @property
        def rhs_permutation(self) -> ir.DenseI64ArrayAttr: ...
        @property
        def acc_permutation(self) -> ir.DenseI64ArrayAttr: ...

@final
class ValueBarrierOp(OpBase):
    """Synchronizes workers on tensors or vectors: each result is its input, after all workers have arrived."""
    def __init__(
        self, inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> list[ir.Value]:
        """Operand `inputs`: ranked tensor or vector of any type values."""
    @inputs.setter
    def inputs(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def results_(self) -> list[ir.OpResult]:
        """Result `results`: ranked tensor or vector of any type values."""

@final
class YieldOp(OpBase):
    """Hands values from a barrier_region's body to its results."""
    def __init__(
        self, values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def values(self) -> list[ir.Value]:
        """Operand `values`: any type."""
    @values.setter
    def values(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

def multi_mma(
    lhs: ir.Value | ir.OpView | ir.Operation, rhs: ir.Value | ir.OpView | ir.Operation,
    acc: ir.Value | ir.OpView | ir.Operation, indexing_maps: Sequence[ir.AffineMap | ir.AffineMapAttr] | ir.ArrayAttr,
    iterator_types: Sequence[IteratorTypeAttr | IteratorType | str | int] | ir.ArrayAttr,
    kind: MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int, *,
    lhs_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None,
    rhs_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None,
    acc_permutation: Sequence[int] | ir.DenseI64ArrayAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A contraction whose combiner is an MMA instruction: the sum of inner MMA operations along outer dimensions."""

def barrier_region(
    results_: Sequence[ir.Type],
    inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Synchronizes the workers of a parallel loop on the inputs and on the results of a region."""

def value_barrier(
    inputs: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Synchronizes workers on tensors or vectors: each result is its input, after all workers have arrived."""

def yield_(
    values: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> YieldOp:
    """Hands values from a barrier_region's body to its results."""
