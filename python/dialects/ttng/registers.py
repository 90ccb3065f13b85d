"""Which layouts of registers reach a buffer of tensor memory, as each release has them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Literal, TypeAlias

from gpuir.dialects.tt.constraints import own_width, shape_text
from gpuir.dialects.tt.enclosing import enclosing
from gpuir.dialects.tt.layout_inference import Form
from gpuir.dialects.ttg.clusters import bases_of_keys
from gpuir.dialects.ttg.linear import linear
from gpuir.dialects.ttg.linear_encodings import LinearEncodingAttr
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.dialect import TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr
from gpuir.host import ir
from gpuir.layouts import BLOCK, COLUMN, LANE, REGISTER, WARP, LinearLayout, UnknownLayout, tensor_memory
from gpuir.layouts.distributed import Cluster
from gpuir.layouts.tensor_access import (
    AccessForm,
    access_shape,
    layout_of_halves,
    layout_of_scales,
    layouts_of_blocks,
)
from gpuir.ods import VerifyError
from gpuir.ods.operation import OpBase

__all__ = ["REGISTER_FORMS", "RegisterForm", "check_registers"]

#: Releases that take other layouts; 3.5 has a list of them.
RegisterForm: TypeAlias = Literal["3.5"] | AccessForm
#: For a rule (`by_release`) that is another one in each.
REGISTER_FORMS: Mapping[str, RegisterForm] = {"3.5": "3.5", "3.6": "3.6", "3.7": "3.7", "3.8": "3.8", "3.9-": "3.9-"}
_FORMS: dict[AccessForm, Form] = {"3.6": "-3.7", "3.7": "-3.7", "3.8": "3.8", "3.9-": "3.9-"}
#: Rows of a block that each of two CTAs has of a product that they compute together; in 3.6 there is one such block along the
#: columns.
_PAIRED_ROWS = 64
#: The numbers of warps of which 3.5 says layouts.
_WARPS = (4, 8)
#: Inputs of a layout within a CTA.
_IN_CTA = (REGISTER, LANE, WARP)
_TensorMemory: TypeAlias = TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr


def check_registers(
    op: OpBase, tensor: ir.RankedTensorType, buffer: MemDescType, name: str, form: RegisterForm
) -> None:
    """A load or store of the tensor, the operand or result `name`, is one that the release has an instruction for.

    Nothing is refused where the layout of the tensor or of the buffer is not known.
    """
    if len(tensor.shape) != 2:
        raise VerifyError(f"expects {name} to have 2 dimensions, found {shape_text(tensor.shape)}")
    encoding, memory, bits = tensor.encoding, buffer.encoding, own_width(buffer.element_type)
    if (
        encoding is None
        or not bits
        or not isinstance(memory, (TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr))
    ):
        return
    if form == "3.5":
        around = enclosing(op)
        if around is not None and around[1] in _WARPS and not _is_listed(tensor, encoding, memory, bits, around[1]):
            raise VerifyError(
                f"expects {name} to have one of the layouts that reach tensor memory, found {encoding} for {buffer}"
            )
        return
    try:
        layout, places = linear(tensor.shape, encoding, _FORMS[form]), _places(buffer, memory, bits, form)
    except ValueError:
        return  # another rule's, or not known here
    try:
        access_shape(layout, places, bits, isinstance(memory, TensorMemoryScalesEncodingAttr), form)
    except ValueError as error:
        what = str(error).replace("expects", f"expects {name} to have", 1)
        raise VerifyError(f"{what}, found {encoding} for {buffer}") from None


def _places(type: MemDescType, encoding: _TensorMemory, bits: int, form: AccessForm) -> LinearLayout:
    """Where the elements of a buffer's allocation are."""
    rows, columns = list(type.alloc_shape or type.shape)[-2:]
    cluster = _cluster(encoding)
    part = rows // cluster.split[0], columns // cluster.split[1]
    if 0 in part or any(size > whole for size, whole in zip(type.shape, (rows, columns))):
        raise UnknownLayout(f"no layout of {type}")
    if isinstance(encoding, TensorMemoryScalesEncodingAttr):
        one = _scales(*part)
    else:
        pairs = encoding.two_ctas and encoding.block_m == _PAIRED_ROWS
        width = part[1] if pairs and form == "3.6" else encoding.block_n
        one = _blocks(*part, encoding.block_m, width, encoding.element_bits(bits) // bits, pairs)
    return _of_ctas(one, cluster, form)


@functools.lru_cache(4096)
def _blocks(rows: int, columns: int, block_m: int, block_n: int, stride: int, pairs: bool) -> LinearLayout:
    return tensor_memory.blocks(rows, columns, block_m, block_n, stride, pairs)


@functools.lru_cache(4096)
def _scales(rows: int, columns: int) -> LinearLayout:
    return tensor_memory.scales_in_columns(rows, columns)


def _cluster(encoding: _TensorMemory) -> Cluster:
    bases: list[list[int]] | None = encoding.cga_layout
    if bases is None:
        split = [encoding.cta_split_m, encoding.cta_split_n]
        bases = bases_of_keys(split, split, [0, 1])
    return Cluster.of_bases([(rows, columns) for rows, columns in bases], 2)


@functools.lru_cache(4096)
def _of_ctas(one: LinearLayout, cluster: Cluster, form: AccessForm) -> LinearLayout:
    """The buffer of all CTAs, whose parts stand behind one another in 3.6 and 3.7."""
    bases = [tuple(step * size for step, size in zip(basis, one.sizes)) for basis in cluster.bases or ()]
    parts = {COLUMN: [*one.bases[COLUMN], *bases], BLOCK: []} if form in ("3.6", "3.7") else {BLOCK: bases}
    sizes = [size * split for size, split in zip(one.sizes, cluster.split)]
    return LinearLayout({**one.bases, **parts}, dict(zip(one.outputs, sizes)))


def _is_listed(
    tensor: ir.RankedTensorType, encoding: ir.Attribute, memory: _TensorMemory, bits: int, warps: int
) -> bool:
    """Whether the layout is one of the few that 3.5 takes by the buffer's blocks, or is not known."""
    try:
        whole = linear(tensor.shape, encoding, "-3.7")
        ctas = whole.bases[BLOCK]
        rows, columns = (size >> sum(basis[axis] > 0 for basis in ctas) for axis, size in enumerate(tensor.shape))
        if isinstance(memory, TensorMemoryScalesEncodingAttr):
            known = [layout_of_scales((tensor.shape[0], tensor.shape[1]), (rows, columns), warps)]
        else:
            known = [*layouts_of_blocks((rows, columns), (memory.block_m, memory.block_n), bits, warps)]
            if warps == _WARPS[1] and memory.block_m == tensor_memory.ROWS and isinstance(encoding, LinearEncodingAttr):
                spelled = layout_of_halves((rows, columns), memory.block_n)
                if all([*map(tuple, getattr(encoding, each))] == [*spelled.bases[each]] for each in _IN_CTA):
                    return True
    except ValueError:
        return True
    return any(all(whole.bases[each] == one.bases[each] for each in _IN_CTA) for one in known)
