"""The layouts of `iree_vector_ext`."""

from __future__ import annotations

import math
from typing import Annotated

from gpuir.dialects.iree_vector_ext.dialect import IREE_VECTOR_EXT, LayoutDimension
from gpuir.ods import (
    DialectAttr,
    Int64,
    Param,
    Parameter,
    ParameterMeta,
    enum_parameter,
    list_of,
    named,
    own_parameter,
)
from gpuir.ods.syntax import split_top_level


class _Integers(list[int], metaclass=ParameterMeta, parameter=list_of(Int64)): ...


def _labels() -> Parameter:
    """Labels as the release prints them: each with a space before it."""
    label = enum_parameter(LayoutDimension)
    labels = list_of(label)
    label.print = lambda text, writer: f" {text[1:-1]}"
    return labels


class _Labels(list[LayoutDimension], metaclass=ParameterMeta, parameter=_labels()): ...


class PerDimLayoutAttr(DialectAttr, dialect=IREE_VECTOR_EXT, name="per_dim_layout"):
    """The factors of one dimension of a vector, the outermost first: what each counts, and how many there are."""

    labels: Param[_Labels]
    shapes: Param[_Integers]
    assembly = "`<` `[` $labels `]` `,` `[` $shapes `]` `>`"

    @property
    def size(self) -> int:
        """Elements along the dimension."""
        return math.prod(self.shapes)


class LayoutAttr(DialectAttr, dialect=IREE_VECTOR_EXT, name="layout"):
    """How a subgroup holds a vector: the factors of each of its dimensions."""

    layouts: Param[Annotated[list[PerDimLayoutAttr], list_of(own_parameter(PerDimLayoutAttr))]]
    assembly = "`<` $layouts `>`"
    alias = "layout"

    @property
    def vector_shape(self) -> list[int]:
        """The shape of the vector."""
        return [layout.size for layout in self.layouts]


class NestedLayoutAttr(DialectAttr, dialect=IREE_VECTOR_EXT, name="nested_layout"):
    """How a workgroup holds a vector: each dimension is subgroups x batches x outer x threads x elements of a thread.

    Strides are those of the numbers of subgroups and threads; 0 means that the dimension is not spread over them, as it is not
    where its tile is 1.

    Refused: lists of different lengths
    """

    subgroup_tile: Param[_Integers] = named("subgroupTile")
    batch_tile: Param[_Integers] = named("batchTile")
    outer_tile: Param[_Integers] = named("outerTile")
    thread_tile: Param[_Integers] = named("threadTile")
    element_tile: Param[_Integers] = named("elementTile")
    subgroup_strides: Param[_Integers] = named("subgroupStrides")
    thread_strides: Param[_Integers] = named("threadStrides")
    assembly = (
        "`<` `subgroup_tile` `=` `[` $subgroupTile `]` `,` `batch_tile` `=` `[` $batchTile `]` `,` "
        "`outer_tile` `=` `[` $outerTile `]` `,` `thread_tile` `=` `[` $threadTile `]` `,` "
        "`element_tile` `=` `[` $elementTile `]` `,` `subgroup_strides` `=` `[` $subgroupStrides `]` `,` "
        "`thread_strides` `=` `[` $threadStrides `]` `>`"
    )
    alias = "nested"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        for tile, strides in (("subgroupTile", "subgroupStrides"), ("threadTile", "threadStrides")):
            counts, texts = (split_top_level(values[name][1:-1]) for name in (tile, strides))
            if len(counts) == len(texts):
                kept = ["0 : i64" if count == "1 : i64" else text for count, text in zip(counts, texts)]
                values[strides] = f"[{', '.join(kept)}]"

    @property
    def tiles(self) -> tuple[list[int], ...]:
        """The tiles, the outermost first."""
        return self.subgroup_tile, self.batch_tile, self.outer_tile, self.thread_tile, self.element_tile

    @property
    def vector_shape(self) -> list[int]:
        """The shape of the vector."""
        return [math.prod(sizes) for sizes in zip(*self.tiles)]

    def verify(self) -> None:
        ranks = [len(numbers) for numbers in (*self.tiles, self.subgroup_strides, self.thread_strides)]
        if len(set(ranks)) != 1:
            raise ValueError(
                f"#iree_vector_ext.nested_layout: expects lists of one length, found {', '.join(map(str, ranks))}"
            )


__all__ = ["LayoutAttr", "NestedLayoutAttr", "PerDimLayoutAttr"]
