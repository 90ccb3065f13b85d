"""#iree_gpu.lowering_config and #iree_gpu.target: how a contraction is tiled for a chip's matrix instructions.

lowering_config has ``mma_kind``; ``workgroup``, the workgroup's tile in elements, one number per iterator of the contraction;
``reduction`` and ``subgroup``, the tiles of a step along k and of a subgroup, counted in intrinsics; ``promote_operands``, the
operands that go through workgroup memory (0: lhs, 1: rhs; by default both). 0 leaves an iterator untiled.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from gpuir.dialects import iree_gpu
from gpuir.dialects.iree_gpu import LoweringConfigAttr, TargetAttr
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir
from gpuir.transforms.iree_gpu.packing.matmul_view import MatmulView, why_not_element_types
from gpuir.transforms.iree_gpu.targets import target
from gpuir.transforms.iree_gpu.utils.multi_mma import FragmentKind

__all__ = ["Tiling", "candidates", "lowering_config", "target", "tiling_of"]


@dataclasses.dataclass(frozen=True)
class Tiling:
    """A workgroup computes ``rows`` x ``columns`` elements in steps of ``depth``; all sizes are in elements.

    In each step a subgroup computes ``tiles[0]`` x ``tiles[1]`` intrinsics, over ``tiles[2]`` of them along k.
    """

    kind: FragmentKind
    rows: int
    columns: int
    depth: int
    tiles: tuple[int, int, int]
    promoted: tuple[bool, bool]

    @property
    def subgroups(self) -> tuple[int, int]:
        """Subgroups along rows and columns."""
        return self.rows // (self.tiles[0] * self.kind.m), self.columns // (self.tiles[1] * self.kind.n)

    @property
    def threads(self) -> int:
        return self.subgroups[0] * self.subgroups[1] * self.kind.subgroup_size

    @property
    def shared_bytes(self) -> int:
        """Workgroup memory for the elements of promoted operands."""
        sizes = (self.rows, self.columns)
        return sum(sizes[i] * self.depth * _bits(self.kind.element_types[i]) // 8 for i in (0, 1) if self.promoted[i])


def _bits(type_: ir.Type) -> int:
    assert isinstance(type_, (ir.IntegerType, ir.FloatType))
    return int(type_.width)


def _integers(attribute: ir.Attribute) -> list[int] | None:
    """The numbers of an array of integers; None for any other attribute."""
    if not isinstance(attribute, ir.ArrayAttr) or not all(isinstance(each, ir.IntegerAttr) for each in attribute):
        return None
    return [int(ir.IntegerAttr(each).value) for each in attribute]


def _tile_sizes(config: LoweringConfigAttr, name: str, count: int) -> list[int] | str:
    """One of the configuration's lists, which has a number per iterator; or what is wrong with it."""
    if name not in config.attributes:
        return f"has no '{name}' in its lowering_config"
    numbers = _integers(config.attributes[name])
    if numbers is None:
        return f"has {name} = {config.attributes[name]} in its lowering_config, and a list of integers is needed"
    if len(numbers) != count:
        return f"has {len(numbers)} numbers in '{name}' of its lowering_config, and {count} iterators"
    return numbers


def tiling_of(
    config: ir.Attribute | None, target: TargetAttr | None, iterators: int, inner: tuple[int, int, int]
) -> Tiling | str:
    """The tiling that a configuration stands for, of a contraction with so many iterators; or what is wrong with it.

    ``inner`` are the numbers of the iterators m, n and k. Without a ``target`` only the configuration itself is checked.
    """
    if not isinstance(config, LoweringConfigAttr):
        return f"needs a #iree_gpu.lowering_config, found {config}"
    kind = config.attributes["mma_kind"] if "mma_kind" in config.attributes else None
    if not isinstance(kind, (iree_gpu.MMAAttr, NvMMAAttr, NvWgmmaAttr)):
        return f"needs an mma_kind such as #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> in its lowering_config, found {kind}"
    sizes: dict[str, list[int]] = {}
    for name in ("workgroup", "reduction", "subgroup"):
        numbers = _tile_sizes(config, name, iterators)
        if isinstance(numbers, str):
            return numbers
        sizes[name] = numbers
    m, n, k = inner
    rows, columns, steps = sizes["workgroup"][m], sizes["workgroup"][n], sizes["reduction"][k]
    tiles = (sizes["subgroup"][m], sizes["subgroup"][n], steps)
    if min(rows, columns, *tiles) < 1:
        return "needs positive numbers for m and n in 'workgroup' and 'subgroup', and for k in 'reduction'"
    for name, size, tile, count in (("m", rows, kind.m, tiles[0]), ("n", columns, kind.n, tiles[1])):
        if size % (tile * count):
            return (
                f"has {size} elements of {name} for a workgroup, no multiple of the {tile * count} of a subgroup "
                f"({count} tiles of {tile})"
            )
    for name, tiled in (("workgroup", (m, n)), ("subgroup", (m, n)), ("reduction", (k,))):
        others = [i for i in range(iterators) if i not in tiled and sizes[name][i] not in (0, 1)]
        if others:
            return f"has {name} = {sizes[name]} in its lowering_config, whose number {others[0]} can only be 0 or 1"
    promoted = (True, True)
    if "promote_operands" in config.attributes:
        attribute = config.attributes["promote_operands"]
        operands = _integers(attribute)
        if operands is None or not set(operands) <= {0, 1}:
            return f"has promote_operands = {attribute} in its lowering_config, and a list of 0 (lhs) and 1 (rhs) is needed"
        promoted = (0 in operands, 1 in operands)
    if isinstance(kind, NvWgmmaAttr):
        row_bytes = kind.k * _bits(kind.element_types[0]) // 8
        if kind.swizzle or row_bytes not in (32, 64, 128):
            return f"has mma_kind = {kind}, and needs one without a swizzle whose unroll_k makes rows of 32, 64 or 128 bytes"
        if promoted != (True, True):
            return f"has mma_kind = {kind}, which reads workgroup memory: promote_operands must be [0, 1]"
    tiling = Tiling(kind, rows, columns, steps * kind.k, tiles, promoted)
    return tiling if target is None else _why_not_on(target, tiling) or tiling


def _why_not_on(target: TargetAttr, tiling: Tiling) -> str | None:
    """What a tiling needs and the target lacks, or None."""
    wgp = target.wgp
    if tiling.kind not in list(wgp.mma.value):
        kinds = ", ".join(str(each.intrinsic.value) for each in wgp.mma.value)
        return f"uses {tiling.kind.intrinsic.value}, and {target.arch} has {kinds or 'no intrinsic'}"
    size = tiling.kind.subgroup_size
    if size not in list(wgp.subgroup_size_choices):
        return f"uses subgroups of {size}, and {target.arch} has {list(wgp.subgroup_size_choices)}"
    if tiling.threads > wgp.max_thread_count_per_workgroup:
        return f"has {tiling.threads} threads in a workgroup, more than {wgp.max_thread_count_per_workgroup} of {target.arch}"
    if tiling.shared_bytes > wgp.max_workgroup_memory_bytes:
        return (
            f"needs {tiling.shared_bytes} bytes of workgroup memory, more than {wgp.max_workgroup_memory_bytes} "
            f"of {target.arch}"
        )
    return None


def lowering_config(
    kind: FragmentKind | str,
    workgroup: Sequence[int],
    reduction: Sequence[int],
    subgroup: Sequence[int],
    promote: Sequence[int] = (0, 1),
) -> LoweringConfigAttr:
    """A #iree_gpu.lowering_config in the current context.

    ``kind`` is the intrinsic's name or an MMA kind; the lists have a number per iterator, as the module's docstring says.
    """
    lists = {"workgroup": workgroup, "reduction": reduction, "subgroup": subgroup, "promote_operands": promote}
    i64 = ir.IntegerType.get_signless(64)
    entries: dict[str, ir.Attribute] = {
        name: ir.ArrayAttr.get([ir.IntegerAttr.get(i64, int(number)) for number in numbers])
        for name, numbers in lists.items()
    }
    if isinstance(kind, str):
        kind = NvMMAAttr.get(kind) if kind.startswith("MMA_SYNC") else iree_gpu.MMAAttr.get(kind)
    entries["mma_kind"] = kind
    return LoweringConfigAttr.get(ir.DictAttr.get(entries))


def candidates(view: MatmulView, target: TargetAttr) -> Iterator[LoweringConfigAttr]:
    """Configurations of a contraction that a target allows: intrinsics by tiles per subgroup by subgroups.

    The first few differ in what matters most for speed.
    """
    iterators = len(view.reductions)
    number_of = dict(zip("mnk", view.inner))

    def per_iterator(**sizes: int) -> list[int]:
        numbers = [0] * iterators
        for name, size in sizes.items():
            numbers[number_of[name]] = size
        return numbers

    for kind in target.wgp.mma.value:
        if why_not_element_types(view, kind, narrow_results=True) is not None:
            continue
        for steps in (2, 1, 4):
            for tiles in ((2, 2), (4, 4), (1, 1)):
                for subgroups in ((2, 2), (1, 1)):
                    config = lowering_config(
                        kind.intrinsic.value.string,
                        per_iterator(m=tiles[0] * subgroups[0] * kind.m, n=tiles[1] * subgroups[1] * kind.n),
                        per_iterator(k=steps),
                        per_iterator(m=tiles[0], n=tiles[1]),
                    )
                    if isinstance(tiling_of(config, target, iterators, view.inner), Tiling):
                        yield config
