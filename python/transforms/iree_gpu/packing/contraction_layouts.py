"""vector.contract by an intrinsic: the layout over a subgroup's lanes that each operand has, as iree_vector_ext says it."""

from __future__ import annotations

import dataclasses

from gpuir.dialects import iree_vector_ext, vector
from gpuir.dialects.iree_gpu import MMAAttr, MMAFragment, SubgroupLayout
from gpuir.dialects.iree_vector_ext import LayoutAttr, PerDimLayoutAttr
from gpuir.host import ir

__all__ = ["MMA_ATTRIBUTE", "contraction_layouts", "read_layout", "set_contraction_layouts"]

#: The attribute of a contraction that says which intrinsic computes it.
MMA_ATTRIBUTE = "iree.amdgpu.mma"
#: Elements along k that a lane reads at once.
_READ_WIDTH = 8
_BATCHES, _LANES, _VECTORS = ("BATCHX", "BATCHY"), ("LANEX", "LANEY"), ("VECTORX", "VECTORY")


@dataclasses.dataclass(frozen=True)
class _Factor:
    """A factor of a dimension: its label and how many there are."""

    label: str
    count: int


def _factors(layout: SubgroupLayout) -> tuple[list[_Factor], list[_Factor]]:
    """The factors of rows and columns in the intrinsic's tile, the outermost first.

    Lanes are x where neighbours in the dimension are neighbouring lanes. A lane's factors are x where they are innermost.
    """
    by_stride = sorted((0, 1), key=lambda d: (layout.tstrides[d] == 0, layout.tstrides[d]))
    factors: list[list[_Factor]] = [[], []]
    vectors = iter(_VECTORS)
    for d in (0, 1):
        if layout.element[d] != 1:
            factors[d].append(_Factor(next(vectors), layout.element[d]))
        factors[d].append(_Factor(_LANES[by_stride.index(d)], layout.thread[d]))
        if layout.outer[d] != 1:
            factors[d].append(_Factor(next(vectors), layout.outer[d]))
    rows, columns = factors
    return rows[::-1], columns[::-1]


def contraction_layouts(contract: vector.ContractionOp, kind: MMAAttr) -> list[LayoutAttr] | str:
    """The layouts of lhs, rhs and acc of a contraction by one intrinsic, or why it has none."""
    maps = [ir.AffineMapAttr(each).value for each in contract.indexing_maps]
    positions = [[ir.AffineDimExpr(result).position for result in map_.results] for map_ in maps]
    if [len(each) for each in positions] != [2, 2, 2] or maps[0].n_dims != 3:
        return "has other iterators than one m, one n and one k"
    lhs, rhs, acc = (set(each) for each in positions)
    if not (len(lhs & acc) == len(rhs & acc) == len(lhs & rhs) == 1):
        return "has other iterators than one m, one n and one k"
    (m,), (n,), (k,) = lhs & acc, rhs & acc, lhs & rhs
    layouts = []
    for number, (fragment, canonical) in enumerate(zip(MMAFragment, ((m, k), (k, n), (m, n)))):
        layout = kind.layout(fragment)
        factors = dict(zip(canonical, zip(_factors(layout), layout.shape)))
        type_ = ir.VectorType(contract.operands[number].type)
        dimensions = []
        for d, position in enumerate(positions[number]):
            inner, tile = factors[position]
            batches, rest = divmod(type_.get_dim_size(d), tile)
            if rest:
                return f"has dimension {d} of {type_} that is no multiple of {tile} in {kind.intrinsic.value}"
            dimensions.append(
                PerDimLayoutAttr.get(
                    [_BATCHES[d], *(factor.label for factor in inner)], [batches, *(factor.count for factor in inner)]
                )
            )
        layouts.append(LayoutAttr.get(dimensions))
    return layouts


def read_layout(layout: LayoutAttr) -> LayoutAttr | str | None:
    """The layout in which an operand is read from memory: as ``layout``, with more neighbours along k in a lane.

    None where a lane has as many already, or the operand has no more; why there is none where they do not divide it.
    """
    dimensions = list(layout.layouts)
    for d, dimension in enumerate(dimensions):
        labels, sizes = [label.string for label in dimension.labels], list(dimension.shapes)
        if _VECTORS[0] not in labels:
            continue
        vectors = labels.index(_VECTORS[0])
        batches, rest = divmod(sizes[0] * sizes[vectors], _READ_WIDTH)
        if sizes[vectors] >= _READ_WIDTH or batches == 0:
            return None
        if rest:
            return f"reads {_READ_WIDTH} elements at once, and has {sizes[0] * sizes[vectors]} in a lane"
        sizes[0], sizes[vectors] = batches, _READ_WIDTH
        dimensions[d] = PerDimLayoutAttr.get(labels, sizes)
    return LayoutAttr.get(dimensions)


def set_contraction_layouts(
    contract: vector.ContractionOp, kind: MMAAttr, layouts: list[LayoutAttr], reads: list[tuple[int, LayoutAttr]]
) -> None:
    """Puts to_layout before the operands of a contraction; those in ``reads`` are read in a layout of their own before."""
    operands = list(contract.operands)[:3]
    with contract.location, ir.InsertionPoint(contract):
        values = list(operands)
        for number, read in reads:
            values[number] = iree_vector_ext.to_layout(operands[number], read)
        for number, layout in enumerate(layouts):
            contract.operands[number] = iree_vector_ext.to_layout(values[number], layout)
    contract.attributes[MMA_ATTRIBUTE] = kind
