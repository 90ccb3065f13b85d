# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.iree_gpu.attributes import DataTiledMMAAttr, MMAAttr, MMAIntrinsicAttr
from gpuir.dialects.iree_gpu.dialect import MMAIntrinsic
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.dialects.transform.extension import TransformDialect
from gpuir.host import ir
from gpuir.ods.operation import OpBase

IREE: TransformDialect

@final
class ConvertToMultiMmaOp(OpBase):
    """Linalg contractions whose innermost m, n, k have the intrinsic's sizes become iree_gpu.multi_mma."""
    def __init__(
        self, result: ir.Type, target: ir.Value | ir.OpView | ir.Operation,
        intrinsic_kind: MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    @property
    def intrinsic_kind(self) -> MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr:
        """Attribute `intrinsic_kind`: MMAAttr or DataTiledMMAAttr or NvMMAAttr or NvWgmmaAttr."""
    @intrinsic_kind.setter
    def intrinsic_kind(
        self, value: MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr | MMAIntrinsicAttr | MMAIntrinsic | str | int,
    ) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...
        @property
        def intrinsic_kind(self) -> MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr: ...

@final
class DistributeMultiMmaOp(OpBase):
    """A subgroup's multi_mma on tensors becomes an scf.forall over lanes, each with its slices of the operands."""
    def __init__(
        self, result: ir.Type, target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...

@final
class ForallToLanesOp(OpBase):
    """Loops over ``#iree_gpu.lane_id<0>`` without results, in the functions given, become their bodies for gpu.lane_id."""
    def __init__(
        self, target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...

@final
class FuseForallOp(OpBase):
    """Moves a producer's scf.forall into the consumer's, with its result in workgroup memory behind a barrier_region."""
    def __init__(
        self, result: ir.Type, producer: ir.Value | ir.OpView | ir.Operation,
        consumer: ir.Value | ir.OpView | ir.Operation, *, address_space: ir.Attribute | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def producer(self) -> ir.Value:
        """Operand `producer`: handle to payload operations."""
    @producer.setter
    def producer(self, value: ir.Value) -> None: ...
    @property
    def consumer(self) -> ir.Value:
        """Operand `consumer`: handle to payload operations."""
    @consumer.setter
    def consumer(self, value: ir.Value) -> None: ...
    @property
    def address_space(self) -> ir.Attribute | None:
        """Attribute `address_space`: any attribute."""
    @address_space.setter
    def address_space(self, value: ir.Attribute | None) -> None: ...
    @address_space.deleter
    def address_space(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def producer(self) -> ir.Value: ...
        @property
        def consumer(self) -> ir.Value: ...
        @property
        def address_space(self) -> ir.Attribute: ...

@final
class SetContractionLayoutAttributesOp(OpBase):
    """Puts iree_vector_ext.to_layout before the operands of each vector.contract, with the layouts of an intrinsic."""
    def __init__(
        self, target: ir.Value | ir.OpView | ir.Operation, mma_type: ir.Value | ir.OpView | ir.Operation, *,
        read_layout_indices: Sequence[int] | ir.DenseI64ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value:
        """Operand `target`: handle to payload operations."""
    @target.setter
    def target(self, value: ir.Value) -> None: ...
    @property
    def mma_type(self) -> ir.Value:
        """Operand `mma_type`: transform parameter."""
    @mma_type.setter
    def mma_type(self, value: ir.Value) -> None: ...
    @property
    def read_layout_indices(self) -> ir.DenseI64ArrayAttr | None:
        """Attribute `read_layout_indices`: i64 dense array attribute."""
    @read_layout_indices.setter
    def read_layout_indices(self, value: Sequence[int] | ir.DenseI64ArrayAttr | None) -> None: ...
    @read_layout_indices.deleter
    def read_layout_indices(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def target(self) -> ir.Value: ...
        @property
        def mma_type(self) -> ir.Value: ...
        @property
        def read_layout_indices(self) -> ir.DenseI64ArrayAttr: ...
