"""Ops of `amdg` on distributed tensors: parts of them, transposition in registers, small floats with scales."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from gpuir.dialects.amdg.constraints import ScaleTensor, SmallFloatTensor, UpcastTensor
from gpuir.dialects.amdg.dialect import AMDG
from gpuir.dialects.amdg.tiles import check_equal_tiles, check_whole_tiles
from gpuir.dialects.tt.constraints import has_readable_encoding, shape_text
from gpuir.dialects.tt.dialect import ScaleDotElemType
from gpuir.dialects.tt.layout_inference import Form
from gpuir.dialects.tt.traits import MAX_ELEMENTS, SameOperandsAndResultEncoding, compatible_shapes
from gpuir.dialects.ttg import encodings as e
from gpuir.dialects.ttg.constraints import I8Tensor, Tensor, check_encoded_alike, target_of
from gpuir.dialects.ttg.linear import cluster_of, linear
from gpuir.dialects.ttg.linear_encodings import LinearEncodingAttr
from gpuir.dialects.ttg.packed import check_scales, check_unpacked
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.layouts.distributed import Cluster
from gpuir.ods import (
    AnyRankedTensor,
    Attr,
    BoolAttr,
    DenseI64ArrayAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    Trait,
    VerifyError,
    by_release,
    in_releases,
    named,
)
from gpuir.ods.operation import OpBase


def _check_layouts(**types: ir.RankedTensorType) -> None:
    for name, type in types.items():
        if not has_readable_encoding(type) or type.encoding is None:
            raise VerifyError(f"expects {name} to have a layout, found {type}")


def _check_elements(name: str, type: ir.RankedTensorType, source: ir.RankedTensorType) -> None:
    if type.element_type != source.element_type:
        raise VerifyError(f"expects {name} to have elements of {source.element_type}, found {type.element_type}")


def _spanned(bases: Sequence[Sequence[int]], rank: int) -> set[tuple[int, ...]]:
    """All sums, bit by bit, of some of the vectors."""
    found = {(0,) * rank}
    for basis in bases:
        found |= {tuple(a ^ b for a, b in zip(vector, basis, strict=True)) for vector in found}
    return found


def _packed(vector: Sequence[int]) -> int:
    """The vector's bits as those of one number."""
    return sum(index << 64 * position for position, index in enumerate(vector))


def _remainder(vector: int, basis: Sequence[int]) -> int:
    """What is left of the vector modulo a basis that `_reduced` gave: 0 where it is a sum of some of them."""
    for one in basis:
        vector = min(vector, vector ^ one)
    return vector


def _reduced(bases: Sequence[Sequence[int]]) -> list[int]:
    """Independent vectors with the sums, bit by bit, of the given ones."""
    basis: list[int] = []
    for vector in bases:
        left = _remainder(_packed(vector), basis)
        if left:
            basis.append(left)
            basis.sort(reverse=True)
    return basis


def _check_held(source: ir.RankedTensorType, result: ir.RankedTensorType, offsets: Sequence[int]) -> None:
    """Each thread holds the elements of the slice that it is to have."""
    assert source.encoding is not None and result.encoding is not None  # `_check_layouts`
    try:
        before, after = linear(source.shape, source.encoding), linear(result.shape, result.encoding)
    except UnknownLayout:
        return
    for name in ("lane", "warp"):
        if before.bases[name] != after.bases[name]:
            raise VerifyError(
                f"expects result to have source's layout of {name}s, so that each thread holds its part already"
            )
    registers = 1 << len(before.bases["register"])
    if registers > MAX_ELEMENTS:
        raise VerifyError(f"expects source to have at most {MAX_ELEMENTS} elements a thread, found {registers}")
    if len(_reduced(after.bases["register"])) > len(_reduced(before.bases["register"])):
        raise VerifyError("expects result to have no more elements a thread than source")
    held = _spanned(before.bases["register"], source.rank)
    for element in _spanned(after.bases["register"], source.rank):
        wanted = tuple(offset + index for offset, index in zip(offsets, element, strict=True))
        if wanted not in held:
            raise VerifyError(
                f"expects offsets of elements that each thread holds already; the one of {list(element)} is not in its registers"
            )


class ExtractSliceOp(DialectOp, dialect=AMDG, name="extract_slice"):
    """The part of a tensor from `static_offsets` on that the threads hold already, so that no element moves.

    Refused: a result of another element type or rank, larger than the source, or beyond its end; tensors without layouts;
    elements that another thread holds. By Triton 3.4 and 3.5 sizes and offsets that are no multiples of the CTA's tile; by
    3.4 other than 2 dimensions or another layout, by 3.5 another tile.
    """

    source: Operand[AnyRankedTensor]
    static_offsets: Attr[DenseI64ArrayAttr]
    result: Result[AnyRankedTensor]
    assembly = "$source $static_offsets attr-dict `:` type($source) `to` type($result)"
    traits = (Pure,)

    def verify(self) -> None:
        source, result = self.source.type, self.result.type
        _check_elements("result", result, source)
        _check_layouts(source=source, result=result)
        offsets = list(self.static_offsets)
        if result.rank != source.rank:
            raise VerifyError(f"expects result to have the rank of source, {source.rank}, found {result.rank}")
        if len(offsets) != source.rank:
            raise VerifyError(f"expects {source.rank} offsets, one for each dimension, found {len(offsets)}")
        for index, (size, part, offset) in enumerate(zip(source.shape, result.shape, offsets, strict=True)):
            if not 0 < part <= size:
                found = "?" if part < 0 else part
                raise VerifyError(f"expects dimension {index} of result to be between 1 and {size}, found {found}")
            if offset + part > size:
                raise VerifyError(f"expects dimension {index} of result to end within {size}, found {offset} + {part}")
            if offset < 0:
                raise VerifyError(f"expects offsets that are not negative, found {offset}")
        _check_held(source, result, offsets)

    @in_releases("3.4")
    def _of_one_layout(self) -> None:
        source, result = self.source.type, self.result.type
        if source.rank != 2:
            raise VerifyError(f"expects source to have 2 dimensions, found {source.rank}")
        if source.encoding != result.encoding:
            raise VerifyError(f"expects result to have source's layout, {source.encoding}, found {result.encoding}")
        check_whole_tiles(source, result, list(self.static_offsets), cut=True)

    @in_releases("3.5")
    def _of_tiles(self) -> None:
        source, result = self.source.type, self.result.type
        check_whole_tiles(source, result, list(self.static_offsets))
        check_equal_tiles("source", source, result)


def _check_parts(source: ir.RankedTensorType, result: ir.RankedTensorType) -> None:
    """Threads of a warp have the elements of the result that they have of its parts."""
    assert source.encoding is not None and result.encoding is not None  # `_check_layouts`
    try:
        part, whole = linear(source.shape, source.encoding), linear(result.shape, result.encoding)
    except UnknownLayout:
        return
    # The position within a part is linear in the bits of the position, so the basis vectors stand for all sums of them.
    held = _reduced(part.bases["register"])
    for element in whole.bases["register"]:
        within = tuple(index % size for index, size in zip(element, source.shape, strict=True))
        if _remainder(_packed(within), held):
            raise VerifyError(
                f"expects result to have elements that each thread has of the sources, found {list(element)} in its registers"
            )
    for name in ("lane", "warp"):
        if part.bases[name] != whole.bases[name]:
            raise VerifyError(f"expects result to have the layout of {name}s that the sources have, found another")


class ConcatOp(DialectOp, dialect=AMDG, name="concat"):
    """Tensors beside one another, the last dimension first; each thread puts its registers together.

    Refused: sources of different types; another number of them than the result has parts; another element type or rank;
    a result whose elements other threads have; by Triton 3.4 and 3.5 another tile of the CTA than the sources'.
    """

    sources: Operands[Tensor]
    result: Result[Tensor]
    assembly = "$sources attr-dict `:` type($sources) `->` type($result)"
    traits = (Pure,)

    def verify(self) -> None:
        types, result = [value.type for value in self.sources], self.result.type
        if not types:
            raise VerifyError("expects at least one source, found none")
        first = types[0]
        other = next((type for type in types if type != first), None)
        if other is not None:
            raise VerifyError(f"expects sources of one type, {first}, found {other}")
        _check_elements("result", result, first)
        _check_layouts(sources=first, result=result)
        if first.rank != result.rank:
            raise VerifyError(f"expects result to have the rank of the sources, {first.rank}, found {result.rank}")
        sizes = list(zip(result.shape, first.shape, strict=True))
        if any(not part or whole % part for whole, part in sizes):
            raise VerifyError(
                f"expects result to be made of whole sources of {shape_text(first.shape)}, found {shape_text(result.shape)}"
            )
        count = math.prod(whole // part for whole, part in sizes)
        if count != len(types):
            raise VerifyError(f"expects {count} sources, which make up {shape_text(result.shape)}, found {len(types)}")
        _check_parts(first, result)

    @by_release({"3.4": True, "3.5": False})
    def _of_tiles(self, copies: bool) -> None:
        check_equal_tiles("the sources", self.sources[0].type, self.result.type, copies)


#: Releases that cut a thread's elements, more of them than the tensor has, otherwise: not; leaving zeros; leaving none.
_Cut: TypeAlias = Literal["-3.6", "3.7-3.8", "3.9-"]


def _transposed_in_threads(
    shape: Sequence[int], encoding: e.BlockedEncodingAttr, cut: _Cut
) -> dict[str, tuple[tuple[int, ...], ...]] | None:
    """The bases by which each thread holds what it does in the given layout, the other dimension first; None: there are none."""
    layout = linear(shape, encoding, "3.9-" if cut == "3.9-" else "3.8")
    own = list(encoding.size_per_thread)
    sizes = own if cut == "-3.6" else [min(pair) for pair in zip(own, shape, strict=True)]
    tile = [
        tuple(int(d == dimension) << bit for d in range(len(shape)))
        for dimension in reversed(encoding.order)
        for bit in range(sizes[dimension].bit_length() - 1)
    ]
    if cut == "3.7-3.8":
        tile += [(0,) * len(shape)] * (sum(size.bit_length() - 1 for size in own) - len(tile))
    registers = layout.bases["register"]
    if len(tile) > len(registers):
        return None
    return {**layout.bases, "register": (*tile, *registers[len(tile) :])}


class InThreadTransposeOp(DialectOp, dialect=AMDG, name="in_thread_transpose"):
    """The same tensor with the elements of each thread in the order of the other dimension.

    Refused: another shape or element type; tensors of other than 2 dimensions or without layouts; a source whose layout
    is not blocked; a result whose layout is not the source's, transposed in each thread.
    """

    src: Operand[Tensor]
    result: Result[Tensor]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = (Pure,)

    def verify(self) -> None:
        source, result = self.src.type, self.result.type
        _check_elements("result", result, source)
        if list(source.shape) != list(result.shape):
            raise VerifyError(
                f"expects result to have src's shape, {shape_text(source.shape)}, found {shape_text(result.shape)}"
            )
        if source.rank != 2:
            raise VerifyError(f"expects src to have 2 dimensions, found {source.rank}")
        _check_layouts(src=source, result=result)
        if not isinstance(source.encoding, e.BlockedEncodingAttr):
            raise VerifyError(f"expects src to have a blocked layout, found {source.encoding}")
        sizes = zip(source.encoding.size_per_thread, source.shape, strict=True)
        if all(part <= size for part, size in sizes) and cluster_of(source.encoding) == Cluster.single(2):
            self._check_transposed("3.9-")  # where releases do not differ

    @by_release({"3.4-3.6": "-3.6", "3.7-3.8": "3.7-3.8", "3.9-": "3.9-"})
    def _check_transposed(self, cut: _Cut) -> None:
        source, result = self.src.type, self.result.type
        assert isinstance(source.encoding, e.BlockedEncodingAttr) and result.encoding is not None  # as above
        try:
            expected = _transposed_in_threads(source.shape, source.encoding, cut)
            found = linear(result.shape, result.encoding, "3.9-" if cut == "3.9-" else "3.8")
        except UnknownLayout:
            return
        if expected is not None and expected != found.bases:
            raise VerifyError(
                f"expects result to have src's layout, transposed in each thread, found {result.encoding}"
            )


#: Elements of an MX format that have a scale together.
_GROUP = 32


class UpcastMXFPOp(DialectOp, dialect=AMDG, name="upcast_mxfp"):
    """Floats of an MX format, operand of a dot, times the scales of their groups of 32.

    Refused: an operand that is none of a dot; by Triton elements other than f16, bf16 and i8, from 3.5 on also f8E4M3FN and f8E5M2;
    scales other than i8, of another shape than one for each 32 elements along K, or with a layout other than
    #ttg.blocked and #ttg.linear; formats other than e2m1, e4m3 and e5m2.
    """

    releases = "-3.7"
    src: Operand[Tensor]
    scale: Operand[Tensor]
    fp_type: Attr[ScaleDotElemType]
    fast_math: Attr[BoolAttr] = named("fastMath")
    result: Result[Tensor]
    assembly = "$src `,` $scale `fp_type` `=` $fp_type attr-dict `:` type($src) `,` type($scale) `->` type($result)"
    traits = (Pure,)

    @by_release({"3.4": ("bf16", "f16", "i8"), "3.5-": ("bf16", "f16", "f8E4M3FN", "f8E5M2", "i8")})
    def _of_elements(self, elements: Sequence[str]) -> None:
        element = str(self.src.type.element_type)
        if element not in elements:
            raise VerifyError(f"expects src to have elements of type {', '.join(elements)}, found {element}")

    @in_releases("3.4-")
    def _scaled(self) -> None:
        source, scale = self.src.type, self.scale.type
        if source.rank != scale.rank or source.rank < 2:
            raise VerifyError(f"expects scale to have the {source.rank} dimensions of src, 2 or more, found {scale}")
        if not isinstance(scale.encoding, (e.BlockedEncodingAttr, LinearEncodingAttr)):
            raise VerifyError(f"expects scale to have a layout #ttg.blocked or #ttg.linear, found {scale.encoding}")
        assert isinstance(source.encoding, e.DotOperandEncodingAttr)
        if str(scale.element_type) != "i8":
            raise VerifyError(f"expects scale to have elements of type i8, found {scale.element_type}")
        if self.fp_type.value not in (ScaleDotElemType.E2M1, ScaleDotElemType.E4M3, ScaleDotElemType.E5M2):
            word = next(case.string for case in ScaleDotElemType if case == self.fp_type.value)
            raise VerifyError(f"expects fp_type to be e2m1, e4m3 or e5m2, found {word}")
        if list(scale.shape[:-2]) != list(source.shape[:-2]):
            raise VerifyError(
                f"expects scale to have the batch of src, {shape_text(source.shape)}, found {shape_text(scale.shape)}"
            )
        k, rows = source.shape[-1], source.shape[-2]
        if source.encoding.op_idx == 1:
            k, rows = rows, k
        if scale.shape[-2] != rows:
            raise VerifyError(
                f"expects scale to have {rows} rows, as many as it scales, found {shape_text(scale.shape)}"
            )
        k *= 2 if self.fp_type.value == ScaleDotElemType.E2M1 else 1
        if k != _GROUP * scale.shape[-1]:
            raise VerifyError(
                f"expects scale to have one for each {_GROUP} elements of {k} along K, found {shape_text(scale.shape)}"
            )

    def verify(self) -> None:
        if not isinstance(self.src.type.encoding, e.DotOperandEncodingAttr):
            raise VerifyError(f"expects src to be the operand of a dot, found {self.src.type.encoding}")


def _check_distributed(name: str, type: ir.RankedTensorType) -> None:
    """The encoding is a layout of tensors, of this one's rank."""
    counts = e.thread_counts(type.encoding)
    if counts is None or counts.rank != type.rank:
        raise VerifyError(f"expects {name} to have a distributed layout of rank {type.rank}, found {type.encoding}")


class _Scaled(Trait):
    """What only some releases take: scales that are the bytes of a float's exponent, 32-bit results, layouts of an instruction."""

    def __init__(self, together: int):
        #: Elements that gfx950 converts at once; gfx1250 converts 8.
        self.together = together

    @in_releases("3.9-")
    def fits_instruction(self, op: OpBase) -> None:
        chip = target_of(op).removeprefix("hip:")
        scale, output = op.operation.operands[1].type, op.operation.results[0].type
        if chip not in ("gfx950", "gfx1250"):
            return
        if chip == "gfx1250" and str(scale.element_type) != "i8":
            raise VerifyError(f"expects scale to have elements of type i8 on {chip}, found {scale.element_type}")
        if output.encoding is None:
            return
        _check_distributed("output", output)
        together = 8 if chip == "gfx1250" else self.together
        try:
            registers = linear(output.shape, output.encoding, "3.9-").bases["register"]
        except UnknownLayout:
            return
        neighbours = [
            [tuple(int(d == axis) << bit for d in range(output.rank)) for bit in range(together.bit_length() - 1)]
            for axis in range(output.rank)
        ]
        if not any(list(registers[: len(each)]) == each for each in neighbours):
            raise VerifyError(
                f"expects output to have groups of {together} neighbours along a dimension in a thread's first registers on {chip}, "
                f"found {output.encoding}"
            )

    @in_releases("3.6")
    def float_scales(self, op: OpBase) -> None:
        element = op.operation.operands[1].type.element_type
        if not isinstance(element, ir.BF16Type):
            raise VerifyError(f"expects scale to have elements of type bf16, found {element}")

    @in_releases("3.8-")
    def narrow_results(self, op: OpBase) -> None:
        element = op.operation.results[0].type.element_type
        if isinstance(element, ir.F32Type):
            raise VerifyError(f"expects output to have elements of type f16 or bf16, found {element}")

    def __repr__(self) -> str:
        return f"Scaled({self.together})"


class ScaledUpcastFp4Op(DialectOp, dialect=AMDG, name="scaled_upcast_fp4"):
    """Unpacks pairs of 4-bit floats (e2m1) along `axis`, times `scale`, of which there is one for each element.

    Refused: an axis that is none of `input`'s; a result whose size along it is not twice `input`'s, or differs elsewhere;
    scales of another shape than the result's; by Triton 3.6 scales of i8, from 3.8 on results of f32, an encoding of only some of
    `input`, `scale` and the result, or of no layout of tensors, and layouts by which a thread does not have its own bytes' floats,
    or not their scales; from 3.9 on, for gfx950 and gfx1250, fewer than
    8 neighbours in a thread's first registers, and for gfx1250 scales of bf16.
    """

    releases = "3.6-"
    input: Operand[I8Tensor]
    scale: Operand[ScaleTensor]
    axis: Attr[I32Attr]
    output: Result[UpcastTensor]
    assembly = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"
    traits = (Pure, _Scaled(8))

    def verify(self) -> None:
        _check_packed(self.input.type, self.output.type, self.axis.value, "output", "input")
        if list(self.scale.type.shape) != list(self.output.type.shape):
            raise VerifyError(
                f"expects scale to have output's shape, {shape_text(self.output.type.shape)}, found "
                f"{shape_text(self.scale.type.shape)}"
            )

    @in_releases("3.8-")
    def _has_layouts(self) -> None:
        source, scale, result = self.input.type, self.scale.type, self.output.type
        check_encoded_alike("input", source, "output", result)
        if result.encoding is not None:
            _check_distributed("input", source)
            _check_distributed("output", result)
        check_encoded_alike("scale", scale, "output", result)
        if result.encoding is not None:
            _check_distributed("scale", scale)

    @by_release({"3.8": "3.8", "3.9-": "3.9-"})
    def _stays(self, form: Form) -> None:
        """Each thread unpacks its own bytes, and has the scales of what it gets."""
        types = self.input.type, self.scale.type, self.output.type
        if types[2].encoding is None:
            return
        try:
            check_unpacked(types[0], types[2], self.axis.value, ("input", "output"), form)
            scale, output = (linear(type.shape, type.encoding, form) for type in types[1:])
        except UnknownLayout:
            return
        if scale != output:
            raise VerifyError(f"expects scale to have output's layout, {types[2].encoding}, found {types[1].encoding}")


def _check_packed(
    packed: ir.RankedTensorType, floats: ir.RankedTensorType, axis: int, floats_name: str, packed_name: str
) -> None:
    """Along the axis there are two floats for each packed byte."""
    if packed.rank != floats.rank:
        raise VerifyError(
            f"expects {floats_name} to have the rank of {packed_name}, {packed.rank}, found {floats.rank}"
        )
    if not 0 <= axis < packed.rank:
        raise VerifyError(f"expects axis to be between 0 and {packed.rank - 1}, found {axis}")
    for index, (before, after) in enumerate(zip(packed.shape, floats.shape, strict=True)):
        expected = 2 * before if index == axis else before
        if after != expected:
            raise VerifyError(f"expects dimension {index} of {floats_name} to be {expected}, found {after}")


class ScaledUpcastFp8Op(DialectOp, dialect=AMDG, name="scaled_upcast_fp8"):
    """8-bit floats as wider ones, times `scale`, of which there is one for each element.

    Refused: operands and result of different shapes or encodings; by Triton 3.6 scales of i8, from 3.8 on results of f32;
    from 3.9 on what the instructions of gfx950 (4 neighbours in a thread's first registers) and gfx1250 (8, scales of i8) do not take.
    """

    releases = "3.6-"
    input: Operand[SmallFloatTensor]
    scale: Operand[ScaleTensor]
    output: Result[UpcastTensor]
    assembly = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"
    traits = (Pure, SameOperandsAndResultEncoding, _Scaled(4))

    def verify(self) -> None:
        for name, type in (("scale", self.scale.type), ("output", self.output.type)):
            if not compatible_shapes(type.shape, self.input.type.shape):
                raise VerifyError(
                    f"expects {name} to have input's shape, {shape_text(self.input.type.shape)}, found "
                    f"{shape_text(type.shape)}"
                )


def _check_groups(output: ir.RankedTensorType, scale: ir.RankedTensorType, axis: int, least: int) -> None:
    """Groups of elements along the axis, multiples of `least`, have one scale each."""
    if not 0 <= axis < output.rank:
        raise VerifyError(f"expects axis to be between 0 and {output.rank - 1}, found {axis}")
    if scale.rank != output.rank:
        raise VerifyError(f"expects scale to have the rank of output, {output.rank}, found {scale.rank}")
    if not scale.shape[axis] or output.shape[axis] % scale.shape[axis]:
        raise VerifyError(
            f"expects dimension {axis} of scale to divide output's, {output.shape[axis]}, found {scale.shape[axis]}"
        )
    if (group := output.shape[axis] // scale.shape[axis]) % least:
        raise VerifyError(
            f"expects a multiple of {least} elements of output along {axis} for each scale, found {group}"
        )
    for index, (size, scales) in enumerate(zip(output.shape, scale.shape, strict=True)):
        if index != axis and scales != size:
            raise VerifyError(f"expects dimension {index} of scale to be {size} as output's, found {scales}")


class ScaledDowncastFp4Op(DialectOp, dialect=AMDG, name="scaled_downcast_fp4"):
    """Floats as 4-bit ones (e2m1), divided by the scales of their groups along `axis`; pairs are packed into bytes.

    Refused: an axis that is none of `input`'s; a result whose size along it is not half of `input`'s, or differs
    elsewhere; scales that are not for whole groups, of multiples of 8 values; an encoding of only some of them; layouts by
    which a thread has not the bytes or the scales of its own values.
    """

    releases = "3.9-"
    input: Operand[UpcastTensor]
    scale: Operand[I8Tensor]
    axis: Attr[I32Attr]
    output: Result[I8Tensor]
    assembly = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"
    traits = (Pure,)

    def verify(self) -> None:
        _check_packed(self.output.type, self.input.type, self.axis.value, "input", "output")
        _check_groups(self.output.type, self.scale.type, self.axis.value, 4)
        check_encoded_alike("input", self.input.type, "output", self.output.type)
        check_encoded_alike("scale", self.scale.type, "output", self.output.type)
        with contextlib.suppress(UnknownLayout):
            check_unpacked(self.output.type, self.input.type, self.axis.value, ("output", "input"), "3.9-")
        with contextlib.suppress(UnknownLayout):
            check_scales(self.input.type, self.scale.type, self.axis.value, 8, "3.9-", self.output.type)


class ScaledDowncastFp8Op(DialectOp, dialect=AMDG, name="scaled_downcast_fp8"):
    """Floats as 8-bit ones, divided by the scales of their groups along `axis`.

    Refused: another shape or encoding of the result; an axis that is none of `input`'s; scales that are not for whole
    groups, of multiples of 8 elements, or have an encoding where the result has none, or none where it has one, or one by
    which a thread has not the scales of its own values.
    """

    releases = "3.9-"
    input: Operand[UpcastTensor]
    scale: Operand[I8Tensor]
    axis: Attr[I32Attr]
    output: Result[SmallFloatTensor]
    assembly = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)"
    traits = (Pure,)

    def verify(self) -> None:
        if list(self.output.type.shape) != list(self.input.type.shape):
            raise VerifyError(
                f"expects output to have input's shape, {shape_text(self.input.type.shape)}, found "
                f"{shape_text(self.output.type.shape)}"
            )
        _check_groups(self.output.type, self.scale.type, self.axis.value, 8)
        check_encoded_alike("input", self.input.type, "output", self.output.type)
        encoding = self.input.type.encoding
        if encoding is not None and encoding != self.output.type.encoding:
            raise VerifyError(f"expects output to have input's encoding, {encoding}, found {self.output.type.encoding}")
        check_encoded_alike("scale", self.scale.type, "output", self.output.type)
        try:
            check_scales(self.input.type, self.scale.type, self.axis.value, 8, "3.9-")
        except UnknownLayout:
            return


concat = ConcatOp.builder
extract_slice = ExtractSliceOp.builder
in_thread_transpose = InThreadTransposeOp.builder
scaled_downcast_fp4 = ScaledDowncastFp4Op.builder
scaled_downcast_fp8 = ScaledDowncastFp8Op.builder
scaled_upcast_fp4 = ScaledUpcastFp4Op.builder
scaled_upcast_fp8 = ScaledUpcastFp8Op.builder
upcast_mxfp = UpcastMXFPOp.builder
