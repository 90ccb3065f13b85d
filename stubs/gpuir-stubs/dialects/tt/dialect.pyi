# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, TypeBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum
from gpuir.ods.operation import OpSpec
from gpuir.ods.releases import Range, System
from gpuir.ods.respelling import Together
from gpuir.ods.syntax import Input, Output, ReadOp

TRITON: System
TT: Dialect

class CacheModifier(IntEnum):
    """Cache behaviour of a memory access."""
    NONE = 1
    CA = 2
    CG = 3
    WB = 4
    CS = 5
    WT = 6
    CV = 7
    @classmethod
    def of(cls, value: CacheModifier | str | int) -> CacheModifier: ...
    @classmethod
    def cases(cls) -> list[CacheModifier]: ...

class EvictionPolicy(IntEnum):
    """Which cache lines an access makes leave first."""
    NORMAL = 1
    EVICT_FIRST = 2
    EVICT_LAST = 3
    @classmethod
    def of(cls, value: EvictionPolicy | str | int) -> EvictionPolicy: ...
    @classmethod
    def cases(cls) -> list[EvictionPolicy]: ...

class PaddingOption(IntEnum):
    """What an access outside of a block's bounds reads."""
    PAD_ZERO = 1
    PAD_NAN = 2
    @classmethod
    def of(cls, value: PaddingOption | str | int) -> PaddingOption: ...
    @classmethod
    def cases(cls) -> list[PaddingOption]: ...

class RMWOp(IntEnum):
    """Operation of an atomic read-modify-write."""
    AND = 1
    OR = 2
    XOR = 3
    ADD = 4
    FADD = 5
    MAX = 6
    MIN = 7
    UMAX = 8
    UMIN = 9
    XCHG = 10
    @classmethod
    def of(cls, value: RMWOp | str | int) -> RMWOp: ...
    @classmethod
    def cases(cls) -> list[RMWOp]: ...

class DescriptorReduceKind(IntEnum):
    """Operation of a reduction through a tensor descriptor."""
    ADD = 1
    MIN = 2
    MAX = 3
    INC = 4
    DEC = 5
    AND = 6
    OR = 7
    XOR = 8
    @classmethod
    def of(cls, value: DescriptorReduceKind | str | int) -> DescriptorReduceKind: ...
    @classmethod
    def cases(cls) -> list[DescriptorReduceKind]: ...

class MemSemantic(IntEnum):
    """Memory order of an atomic."""
    RELAXED = 1
    ACQUIRE = 2
    RELEASE = 3
    ACQUIRE_RELEASE = 4
    @classmethod
    def of(cls, value: MemSemantic | str | int) -> MemSemantic: ...
    @classmethod
    def cases(cls) -> list[MemSemantic]: ...

class MemSyncScope(IntEnum):
    """Who sees an atomic in order."""
    GPU = 1
    CTA = 2
    SYSTEM = 3
    @classmethod
    def of(cls, value: MemSyncScope | str | int) -> MemSyncScope: ...
    @classmethod
    def cases(cls) -> list[MemSyncScope]: ...

class ProgramIDDim(IntEnum):
    """Axis of the grid of programs."""
    X = 0
    Y = 1
    Z = 2
    @classmethod
    def of(cls, value: ProgramIDDim | str | int) -> ProgramIDDim: ...
    @classmethod
    def cases(cls) -> list[ProgramIDDim]: ...

class RoundingMode(IntEnum):
    """Rounding of a conversion to a narrower float."""
    RTZ = 0
    RTNE = 1
    @classmethod
    def of(cls, value: RoundingMode | str | int) -> RoundingMode: ...
    @classmethod
    def cases(cls) -> list[RoundingMode]: ...

class PropagateNan(IntEnum):
    """Whether a clamp hands NaN on."""
    NONE = 0
    ALL = 65535
    @classmethod
    def of(cls, value: PropagateNan | str | int) -> PropagateNan: ...
    @classmethod
    def cases(cls) -> list[PropagateNan]: ...

class InputPrecision(IntEnum):
    """How a dot product of 32-bit floats uses the tensor cores: sums of products of parts in the last two, from Triton 3.6 on."""
    TF32 = 0
    TF32x3 = 1
    IEEE = 2
    BF16x3 = 3
    BF16x6 = 4
    @classmethod
    def of(cls, value: InputPrecision | str | int) -> InputPrecision: ...
    @classmethod
    def cases(cls) -> list[InputPrecision]: ...

class ScaleDotElemType(IntEnum):
    """Element format of a scaled dot product's operand."""
    E4M3 = 0
    E5M2 = 1
    E2M3 = 2
    E3M2 = 3
    E2M1 = 4
    BF16 = 5
    FP16 = 6
    @classmethod
    def of(cls, value: ScaleDotElemType | str | int) -> ScaleDotElemType: ...
    @classmethod
    def cases(cls) -> list[ScaleDotElemType]: ...

@final
class CachePolicyAttr(AttrBase):
    """Cache modifier and eviction policy of an access, in one; Triton up to 3.8 has an attribute for each."""
    @classmethod
    def get(
        cls, cache_modifier: CacheModifier | str | int, eviction_policy: EvictionPolicy | str | int, *,
        context: ir.Context | None = None,
    ) -> CachePolicyAttr: ...
    @property
    def cache_modifier(self) -> CacheModifier:
        """CacheModifier case"""
    @property
    def eviction_policy(self) -> EvictionPolicy:
        """EvictionPolicy case"""
CACHE_POLICY: Together

def with_cache_policy(format: str, former: str = '') -> dict[str, str]:
    """The formats of an op whose format up to Triton 3.8 is given, in which `_HINTS` stand, and that of 2.x where it differs."""

@final
class PtrType(TypeBase):
    """Pointer to a scalar or to a tensor (a block pointer) in an address space; 1 is global memory."""
    @classmethod
    def get(cls, pointee_type: ir.Type, address_space: int = 1, *, context: ir.Context | None = None) -> PtrType: ...
    @property
    def pointee_type(self) -> ir.Type:
        """type"""
    @property
    def address_space(self) -> int:
        """64-bit signed integer"""

def on_buffers(state: ReadOp, operand: str, op: str) -> tuple[OpSpec, Range] | None:
    """The op of that name where what was read has a buffer as that operand, as some ops of tensors have up to Triton 3.2."""

class DescriptorBody:
    """The block's tensor type, in full up to Triton 3.7; ``128x64xf16`` or ``128x64xf16, ENCODING`` from 3.8 on."""
    @staticmethod
    def parse(cursor: Input, values: dict[str, str], block: str) -> None: ...
    @staticmethod
    def print(writer: Output, values: dict[str, str], block: str) -> str: ...

@final
class TensorDescType(TypeBase):
    """Descriptor of a tensor in global memory, cut into blocks of the given type."""
    @classmethod
    def get(cls, block_type: ir.Type, *, context: ir.Context | None = None) -> TensorDescType: ...
    @property
    def block_type(self) -> ir.Type:
        """type"""
