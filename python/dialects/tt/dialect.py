"""The `tt` dialect object, Triton's releases, and the dialect's enums and types."""

from __future__ import annotations

import re
from typing import ClassVar

from gpuir.host import ir
from gpuir.ods import Dialect, DialectAttr, DialectType, Int64, IntEnum, Param, TypeParameter, named
from gpuir.ods.operation import OPS, OpSpec
from gpuir.ods.releases import Range, System
from gpuir.ods.respelling import Together
from gpuir.ods.syntax import Input, Output, ReadOp

#: Triton's releases; the text of those from 3.4 on can be printed.
TRITON = System(
    "triton",
    "2.0 2.1 2.2 2.3 3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9",
    first_printed="3.4",
    named="3.5-",
    packed_bools="-3.7",
    upgrade="gpuir.dialects.ttg.upgrade",
    carry="gpuir.dialects.ttg.carried",
    upstream={
        "select": ("arith.select", "2.0"),
        "math.abs": ("math.absf", "2.0"),
        "arith.maxf": ("arith.maximumf", "-2.1"),
        "arith.minf": ("arith.minimumf", "-2.1"),
    },
)

TT = Dialect("tt", summary="Triton's tensors, pointers and blocks of programs.", verifies_ir_only=True, system=TRITON)


@TT.enum
class CacheModifier(IntEnum):
    """Cache behaviour of a memory access."""

    NONE = 1, "none"
    CA = 2, "ca"
    CG = 3, "cg"
    WB = 4, "wb"
    CS = 5, "cs"
    WT = 6, "wt"
    CV = 7, "cv"


@TT.enum
class EvictionPolicy(IntEnum):
    """Which cache lines an access makes leave first."""

    NORMAL = 1, "evict_normal"
    EVICT_FIRST = 2, "evict_first"
    EVICT_LAST = 3, "evict_last"


@TT.enum
class PaddingOption(IntEnum):
    """What an access outside of a block's bounds reads."""

    PAD_ZERO = 1, "zero"
    PAD_NAN = 2, "nan"


@TT.enum
class RMWOp(IntEnum):
    """Operation of an atomic read-modify-write."""

    AND = 1, "and"
    OR = 2, "or"
    XOR = 3, "xor"
    ADD = 4, "add"
    FADD = 5, "fadd"
    MAX = 6, "max"
    MIN = 7, "min"
    UMAX = 8, "umax"
    UMIN = 9, "umin"
    XCHG = 10, "exch"


@TT.enum
class DescriptorReduceKind(IntEnum):
    """Operation of a reduction through a tensor descriptor."""

    ADD = 1, "add"
    MIN = 2, "min"
    MAX = 3, "max"
    INC = 4, "inc"
    DEC = 5, "dec"
    AND = 6, "and"
    OR = 7, "or"
    XOR = 8, "xor"


@TT.enum
class MemSemantic(IntEnum):
    """Memory order of an atomic."""

    RELAXED = 1, "relaxed"
    ACQUIRE = 2, "acquire"
    RELEASE = 3, "release"
    ACQUIRE_RELEASE = 4, "acq_rel"


@TT.enum
class MemSyncScope(IntEnum):
    """Who sees an atomic in order."""

    GPU = 1, "gpu"
    CTA = 2, "cta"
    SYSTEM = 3, "sys"


@TT.enum
class ProgramIDDim(IntEnum):
    """Axis of the grid of programs."""

    X = 0, "x"
    Y = 1, "y"
    Z = 2, "z"


@TT.enum
class RoundingMode(IntEnum):
    """Rounding of a conversion to a narrower float."""

    RTZ = 0, "rtz"
    RTNE = 1, "rtne"


@TT.enum
class PropagateNan(IntEnum):
    """Whether a clamp hands NaN on."""

    NONE = 0, "none"
    ALL = 65535, "all"


@TT.enum
class InputPrecision(IntEnum):
    """How a dot product of 32-bit floats uses the tensor cores: sums of products of parts in the last two, from Triton 3.6 on."""

    TF32 = 0, "tf32"
    TF32x3 = 1, "tf32x3"
    IEEE = 2, "ieee"
    BF16x3 = 3, "bf16x3"
    BF16x6 = 4, "bf16x6"


@TT.enum
class ScaleDotElemType(IntEnum):
    """Element format of a scaled dot product's operand."""

    E4M3 = 0, "e4m3"
    E5M2 = 1, "e5m2"
    E2M3 = 2, "e2m3"
    E3M2 = 3, "e3m2"
    E2M1 = 4, "e2m1"
    BF16 = 5, "bf16"
    FP16 = 6, "fp16"


#: The releases whose pointers may be of other memory than global one, and to whatever there is.
_WITH_SPACES = TRITON.range("-3.8")


@TT.directive("PointerBody")
class _PointerBody:
    """``T`` or ``T, SPACE``, a number, and from 3.9 on a word; address space 1 (global) is left out."""

    words = TRITON.range("3.9-")
    #: The address spaces that have a word.
    spaces: ClassVar[dict[str, int]] = {"global": 1, "constant": 4}

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], pointee: str, space: str) -> None:
        values[pointee] = cursor.type()
        if cursor.accept(","):
            start = cursor.skip()
            if cursor.text.startswith('"', start):
                word = cursor.string()[1:-1]
                if word not in _PointerBody.spaces:
                    cursor.fail(
                        f"expected one of {', '.join(_PointerBody.spaces)} as an address space, found '{word}'", start
                    )
                cursor.only_in(_PointerBody.words, "word for an address space", start)
                values[space] = f"{_PointerBody.spaces[word]} : i64"
                return
            cursor.only_in(_WITH_SPACES, "number for an address space", start)
            number = cursor.integer_value(-(1 << 31), (1 << 31) - 1, "an address space of 32 bits")
            values[space] = f"{number} : i64"

    @staticmethod
    def print(writer: Output, values: dict[str, str], pointee: str, space: str) -> str:
        number = values[space].removesuffix(" : i64")
        if number == "1":
            return writer.attribute_text(values[pointee])
        if (writer.release or TRITON.default) in _PointerBody.words:
            word = next((word for word, known in _PointerBody.spaces.items() if str(known) == number), None)
            if word is None:
                raise ValueError(f"the address space is {number}")
            number = f'"{word}"'
        return f"{writer.attribute_text(values[pointee])}, {number}"


class CachePolicyAttr(DialectAttr, dialect=TT, name="cache_policy"):
    """Cache modifier and eviction policy of an access, in one; Triton up to 3.8 has an attribute for each."""

    releases = "3.9-"
    cache_modifier: Param[CacheModifier]
    eviction_policy: Param[EvictionPolicy]
    assembly = "`<` struct(params) `>`"


#: What ops write for their attributes `cache` and `evict` from Triton 3.9 on.
CACHE_POLICY = Together(
    "cachePolicy",
    CachePolicyAttr,
    {"cache": ("cache_modifier", CacheModifier), "evict": ("eviction_policy", EvictionPolicy)},
    "3.9-",
)


def with_cache_policy(format: str, former: str = "") -> dict[str, str]:
    """The formats of an op whose format up to Triton 3.8 is given, in which `_HINTS` stand, and that of 2.x where it differs."""
    newest = format.replace(f"{_HINTS} ", "")
    return {"3.9-": newest, "3.0-3.8": format, "-2.3": former} if former else {"3.9-": newest, "-3.8": format}


_HINTS = "oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)"


class PtrType(DialectType, dialect=TT, name="ptr"):
    """Pointer to a scalar or to a tensor (a block pointer) in an address space; 1 is global memory."""

    pointee_type: Param[TypeParameter] = named("pointeeType")
    address_space: Param[Int64] = named("addressSpace", 1)
    assembly = "`<` custom<PointerBody>($pointeeType, $addressSpace) `>`"

    def verify(self) -> str | None:
        pointee = self.pointee_type
        if isinstance(pointee, ir.RankedTensorType):
            return "-3.7"
        return None if isinstance(pointee, ir.IntegerType) or _is_float(pointee) else "-3.8"


def _is_float(type: ir.Type) -> bool:
    """Whether it is one of upstream's floats, some of which, f80 and f128, have no class in Python."""
    try:
        ir.FloatType(type)
    except ValueError:
        return False
    return True


def on_buffers(state: ReadOp, operand: str, op: str) -> tuple[OpSpec, Range] | None:
    """The op of that name where what was read has a buffer as that operand, as some ops of tensors have up to Triton 3.2."""
    is_buffer = any("memdesc<" in text for text in state.types.get(operand, ()))
    return (OPS[op].spec, TRITON.range("-3.2")) if is_buffer else None


_TENSOR = re.compile(r"tensor<((?:[0-9]+x)*[^*].*)>\Z", re.S)
_IN_FULL = re.compile(r"tensor\s*<")


@TT.directive("DescriptorBody")
class DescriptorBody:
    """The block's tensor type, in full up to Triton 3.7; ``128x64xf16`` or ``128x64xf16, ENCODING`` from 3.8 on."""

    short = TRITON.range("3.8-")

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], block: str) -> None:
        start = cursor.skip()
        sizes = cursor.sizes()
        element = cursor.type()
        if not sizes and _IN_FULL.match(element):
            cursor.only_in(TRITON.range("-3.7"), "tensor type in !tt.tensordesc", start)
            values[block] = element
            return
        cursor.only_in(DescriptorBody.short, "shape without `tensor` in !tt.tensordesc", start)
        encoding = f", {cursor.attribute()}" if cursor.accept(",") else ""
        values[block] = f"tensor<{''.join(f'{size}x' for size in sizes)}{element}{encoding}>"

    @staticmethod
    def print(writer: Output, values: dict[str, str], block: str) -> str:
        text = writer.attribute_text(values[block])
        tensor = _TENSOR.match(text)
        return tensor[1] if tensor and (writer.release or TRITON.default) in DescriptorBody.short else text


class TensorDescType(DialectType, dialect=TT, name="tensordesc"):
    """Descriptor of a tensor in global memory, cut into blocks of the given type."""

    #: Up to Triton 3.3 descriptors are pointers; a text has one there until it is brought to today's form.
    stands_for = (PtrType, "-3.3")
    block_type: Param[TypeParameter] = named("blockType")
    assembly = "`<` custom<DescriptorBody>($blockType) `>`"

    def verify(self) -> None:
        if not isinstance(self.block_type, ir.RankedTensorType):
            raise ValueError(f"!tt.tensordesc takes a ranked tensor type, found {self.block_type}")
