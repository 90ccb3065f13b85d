"""Encodings of shared memory as linear layouts: which element stands at each offset.

The rules are in `gpuir.layouts.shared`; here they are handed the encodings' parameters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.ttg import encodings as e
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.layouts import BLOCK, OFFSET, LinearLayout, shared
from gpuir.layouts import UnknownLayout as Unknown
from gpuir.layouts.shared import contiguous, split_moves_elements
from gpuir.renamed import aliases

__all__ = [
    "BUFFER_FORMS",
    "OFFSET",
    "BufferForm",
    "buffer_layout",
    "contiguous",
    "shared_linear",
    "split_moves_elements",
]

#: Releases whose layouts of buffers differ: up to 3.7 an nvmma_shared without swizzle is row-major, transposed or not.
BufferForm: TypeAlias = Literal["-3.7", "3.8-"]
BUFFER_FORMS: tuple[BufferForm, ...] = get_args(BufferForm)


def shared_linear(type: MemDescType, form: BufferForm = "3.8-") -> LinearLayout:
    """The layout of a buffer; ValueError where its encoding does not fit its shape, Unknown where there is no rule here.

    Known are swizzled_shared, amd_rotating_shared, nvmma_shared, and shared_linear of its own shape. `form`: the releases whose
    layout it is.
    """
    return buffer_layout(type.shape, type.encoding, form)


def buffer_layout(shape: Sequence[int], encoding: ir.Attribute, form: BufferForm = "3.8-") -> LinearLayout:
    """The layout of a buffer of that shape, from its offset and the number of its CTA; errors as those of `shared_linear`."""
    if not isinstance(encoding, e.SHARED):
        raise ValueError(f"expects an encoding of shared memory, found {encoding}")
    rank = e.shared_rank(encoding)
    if rank != len(shape):
        raise ValueError(f"expects an encoding of {len(shape)} dimensions, found one of {rank} ({encoding})")
    if any(size < 1 or size & (size - 1) for size in shape):
        raise ValueError(f"expects sizes that are powers of two, found {shape_text(shape)}")
    if isinstance(encoding, SharedLinearEncodingAttr):
        layout = encoding.layout()
        if layout.sizes != tuple(shape):
            raise Unknown(f"the layout of {encoding} is not known for {shape_text(shape)}")
        return layout.with_inputs(OFFSET, BLOCK)
    if isinstance(encoding, e.PartitionedSharedEncodingAttr):
        raise Unknown(f"the layout of {encoding} is not known")
    cluster = e.cluster_of_encoding(encoding)
    if cluster is None:
        return _one_cta(tuple(shape), encoding, form).with_inputs(OFFSET, BLOCK)
    if not cluster.fits:
        raise ValueError(f"expects CTAsPerCGA that are powers of two and multiples of CTASplitNum, found {encoding}")
    # Of a rotating layout each CTA has that of the whole, of which its part is kept.
    whole = isinstance(encoding, e.AMDRotatingSharedEncodingAttr) and rank > 1
    part = shape if whole else [max(size // parts, 1) for size, parts in zip(shape, cluster.split, strict=True)]
    return shared.clustered(tuple(shape), _one_cta(tuple(part), encoding, form), cluster)


def _one_cta(shape: tuple[int, ...], encoding: e.SharedEncoding, form: BufferForm) -> LinearLayout:
    if isinstance(encoding, (e.SwizzledSharedEncodingAttr, e.AMDRotatingSharedEncodingAttr)):
        if sorted(encoding.order) != list(range(len(shape))):
            raise ValueError(f"expects an order of {len(shape)} dimensions, found {encoding}")
        return shared.swizzled(
            shape, tuple(encoding.order), encoding.vec, encoding.per_phase, encoding.max_phase,
            isinstance(encoding, e.AMDRotatingSharedEncodingAttr),
        )  # fmt: skip
    if isinstance(encoding, e.NVMMASharedEncodingAttr):
        width = encoding.swizzling_byte_width
        transposed = encoding.transposed and (form != "-3.7" or width != 0)
        return shared.tma(shape, width, encoding.element_bit_width, transposed, encoding.fp4_padded)
    raise Unknown(f"the layout of {encoding} is not known")


__getattr__ = aliases(__name__, {"moved_by_swizzle": split_moves_elements, "buffer_rank": e.shared_rank})
