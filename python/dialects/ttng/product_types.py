"""Which elements and layouts tcgen05's products have, by what Triton's own rules ask for from 3.6 on."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import ScaleDotElemType
from gpuir.dialects.ttg.encodings import NVMMASharedEncodingAttr
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.dialect import COLUMN_BITS, TensorMemoryEncodingAttr
from gpuir.host import ir
from gpuir.ods import Trait, VerifyError, in_releases
from gpuir.ods.operation import OpBase

#: Layouts in shared memory that the tensor cores read.
_READ = (NVMMASharedEncodingAttr, SharedLinearEncodingAttr)
_HALVES = {ScaleDotElemType.BF16: "bf16", ScaleDotElemType.FP16: "f16"}
#: The 8-bit floats that the tensor cores have.
_OWN_FLOATS = {"f8E4M3FN", "f8E5M2"}
_SMALL = "f8f6f4"


def _kind(element: ir.Type, name: str, format: ScaleDotElemType | None, any_small: bool) -> tuple[str, str]:
    """The kind of instruction that multiplies such elements, and the type that these stand for.

    `format` is that of a scaled product, whose integers stand for it; `any_small` says whether every float of 8 bits or less is taken,
    and what is no float by its format (Triton from 3.8 on), or the tensor cores' own two and all 8-bit integers.
    """
    text = str(element)
    if text in ("f16", "bf16"):
        return "f16", text
    if text == "f32":
        return "tf32", text
    if isinstance(element, ir.FloatType) and (text in _OWN_FLOATS or (any_small and element.width <= 8)):
        return _SMALL, text
    if any_small and format is not None and not isinstance(element, ir.FloatType):
        half = _HALVES.get(format)
        return ("f16", half) if half else (_SMALL, text)
    if isinstance(element, ir.IntegerType) and element.width == 8:
        return ("i8" if any_small else _SMALL), text
    raise VerifyError(f"expects {name} to have elements that tcgen05 multiplies, found {element}")


def _sums(kind: str, elements: set[str]) -> tuple[str, ...]:
    """The types that sums of such products have."""
    if kind == "i8":
        return ("i32",)
    return ("f16", "f32") if kind == _SMALL or elements == {"f16"} else ("f32",)


class ProductTypes(Trait):
    """From Triton 3.6 on a and b are of one kind of elements, and d has elements that such products are added up in."""

    @staticmethod
    def _check(op: OpBase, any_small: bool) -> None:
        a, b, d = (value.type.element_type for value in list(op.operation.operands)[:3])
        formats = [
            ScaleDotElemType.of(getattr(op, name).value) if hasattr(op, name) else None for name in ("a_type", "b_type")
        ]
        (kind, first), (other, second) = (
            _kind(element, name, format, any_small) for element, name, format in zip((a, b), "ab", formats, strict=True)
        )
        if kind != other:
            raise VerifyError(
                f"expects a and b to have elements of one kind, found {a} (kind {kind}) and {b} (kind {other})"
            )
        if str(d) not in (sums := _sums(kind, {first, second})):
            raise VerifyError(f"expects d to have elements {' or '.join(sums)} for products of {a} and {b}, found {d}")

    @in_releases("3.6-3.7")
    def of_few(self, op: OpBase) -> None:
        self._check(op, any_small=False)

    @in_releases("3.8-")
    def of_many(self, op: OpBase) -> None:
        self._check(op, any_small=True)

    def __repr__(self) -> str:
        return "ProductTypes"


class ProductLayouts(Trait):
    """From Triton 3.6 on b is in shared memory as the tensor cores read it, a is there too or in tensor memory, and d there."""

    @in_releases("3.6-")
    def of_all(self, op: OpBase) -> None:
        a, b, d = (value.type for value in list(op.operation.operands)[:3])
        for name, type, taken in (("a", a, (*_READ, TensorMemoryEncodingAttr)), ("b", b, _READ)):
            if not isinstance(type.encoding, taken):
                raise VerifyError(
                    f"expects {name} to have an encoding that the tensor cores read, nvmma_shared"
                    f"{' or tensor_memory_encoding' if name == 'a' else ''}, found {type.encoding}"
                )
        stride = COLUMN_BITS // d.element_type.width
        if not isinstance(d.encoding, TensorMemoryEncodingAttr):
            raise VerifyError(f"expects d to have the layout tensor_memory_encoding, found {d.encoding}")
        if (bits := d.encoding.element_bits(d.element_type.width)) != COLUMN_BITS:
            raise VerifyError(
                f"expects d to have colStride = {stride}, which makes {COLUMN_BITS} bits of {d.element_type}, found "
                f"{bits // d.element_type.width}"
            )

    def __repr__(self) -> str:
        return "ProductLayouts"


def check_scaled_rows(a: MemDescType, b: MemDescType, said: ScaleDotElemType) -> None:
    """An `a` in tensor memory has 8-bit floats in their own format, or pairs of e2m1; padded ones where b has 8-bit floats."""
    if not isinstance(a.encoding, TensorMemoryEncodingAttr):
        return
    element = str(a.element_type)
    if said == ScaleDotElemType.E2M1:
        if not isinstance(a.element_type, ir.IntegerType) or a.element_type.width != 8:
            raise VerifyError(f"expects a to have elements i8 for e2m1 in tensor memory, found {element}")
        if not a.encoding.fp4_padded and isinstance(b.element_type, ir.FloatType):
            raise VerifyError(f"expects a to be padded (fp4Padded) beside a b of {b.element_type}, found {a.encoding}")
    elif element not in _OWN_FLOATS or said not in (ScaleDotElemType.E4M3, ScaleDotElemType.E5M2):
        raise VerifyError(
            f"expects a in tensor memory to have f8E4M3FN or f8E5M2 in the format e4m3 or e5m2, found {element} as {said.string}"
        )
