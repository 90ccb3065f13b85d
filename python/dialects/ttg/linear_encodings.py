"""Encodings of `ttg` that are linear maps over GF(2), of tensors and of shared memory."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.ttg.bases import MOST, are_independent, are_single_steps
from gpuir.dialects.ttg.dialect import DICTIONARY, TTG, Bases
from gpuir.layouts import LinearLayout
from gpuir.ods import DialectAttr, Param, UInt32, named
from gpuir.ods.releases import Release


class LinearEncodingAttr(DialectAttr, dialect=TTG, name="linear"):
    """A linear map over GF(2) from register, lane, warp and block bits to coordinates."""

    register: Param[Bases]
    lane: Param[Bases]
    warp: Param[Bases]
    block: Param[Bases]
    assembly = DICTIONARY
    ignores_unknown = True
    alias = "linear"

    def verify(self) -> str | None:
        bases = [basis for name in ("register", "lane", "warp", "block") for basis in getattr(self, name)]
        rank = len(bases[0]) if bases else 0
        if not rank:
            raise ValueError(
                "#ttg.linear: expects at least one basis, with a coordinate for each dimension, found none"
            )
        for basis in bases:
            if len(basis) != rank:
                raise ValueError(f"#ttg.linear: expects bases of {rank} coordinates each, found {basis}")
            if max(basis) > MOST:
                raise ValueError(f"#ttg.linear: expects coordinates between 0 and {MOST}, found {max(basis)}")
            if min(basis) < 0 or sum(map(bool, basis)) > 1:
                raise ValueError(f"#ttg.linear: expects each basis to move along one dimension at most, found {basis}")
        for dimension, column in enumerate(zip(*bases, strict=True)):
            missing = _unreached(column)
            if missing:
                raise ValueError(
                    f"#ttg.linear: expects bases that reach every coordinate along dimension {dimension}, "
                    f"found none that gives {missing}"
                )
        if not are_independent(bases):
            return "-3.6"
        return None if are_single_steps(bases) else "-3.7"


def _unreached(column: Sequence[int]) -> int:
    """The first power of two within the numbers' bits that no xor of them is; 0 where all are."""
    reduced: dict[int, int] = {}
    for number in column:
        while number and number.bit_length() in reduced:
            number ^= reduced[number.bit_length()]
        if number:
            reduced[number.bit_length()] = number
    return next((1 << bit for bit in range(max(column).bit_length()) if bit + 1 not in reduced), 0)


def _layout(name: str, bases: dict[str, list[list[int]]]) -> LinearLayout:
    """The layout of those bases, of the smallest sizes that have all their coordinates; each element is in it."""
    every = [basis for vectors in bases.values() for basis in vectors]
    rank = len(every[0]) if every else 0
    if not rank:
        raise ValueError(f"{name}: expects at least one basis, with a coordinate for each dimension, found none")
    for basis in every:
        if len(basis) != rank:
            raise ValueError(f"{name}: expects bases of {rank} coordinates each, found {basis}")
        if min(basis) < 0 or max(basis) > MOST:
            raise ValueError(f"{name}: expects coordinates between 0 and {MOST}, found {basis}")
    sizes = {f"dim{d}": 1 << max(basis[d].bit_length() for basis in every) for d in range(rank)}
    layout = LinearLayout(bases, sizes)
    if not layout.is_surjective:
        raise ValueError(f"{name}: expects bases that reach every coordinate, found {every}")
    return layout


class GenericLinearEncodingAttr(DialectAttr, dialect=TTG, name="generic_linear"):
    """As ``#ttg.linear``, with bases of warps that may move along several dimensions at once."""

    releases = "3.8-"
    register: Param[Bases]
    lane: Param[Bases]
    warp: Param[Bases]
    block: Param[Bases]
    assembly = DICTIONARY
    ignores_unknown = True
    alias = "generic_linear"
    #: Only some ops take it.
    is_general = True

    def layout(self) -> LinearLayout:
        """The map, of tensors of its own shape."""
        names = ("register", "lane", "warp", "block")
        return _layout("#ttg.generic_linear", {name: getattr(self, name) for name in names})

    def verify(self) -> None:
        for name in ("register", "lane", "block"):
            for basis in getattr(self, name):
                if sum(map(bool, basis)) > 1:
                    raise ValueError(
                        f"#ttg.generic_linear: expects each basis of {name} to move along one dimension at most, found {basis}"
                    )
        self.layout()


class SharedLinearEncodingAttr(DialectAttr, dialect=TTG, name="shared_linear"):
    """Shared memory by a linear map: which element stands at each `offset`, of each CTA (`block`), aligned to `alignment` bytes."""

    releases = "3.6-"
    offset: Param[Bases]
    block: Param[Bases] = named("block", ())
    alignment: Param[UInt32]
    assembly = "`<` dictionary($offset, $block) `,` `alignment` `=` $alignment `>`"
    alias = "shared"
    left_out = {"offset": "[]", "block": "[]"}

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        return {name: values[name] for name in ("offset", "block") if name == "offset" or values[name] != "[]"}

    def layout(self) -> LinearLayout:
        """The map, of buffers of its own shape."""
        return _layout("#ttg.shared_linear", {"offset": self.offset, "block": self.block})

    def permuted(self, order: Sequence[int]) -> SharedLinearEncodingAttr:
        """The layout of the transposed buffer, with dimension `order[i]` as dimension i."""
        if sorted(order) != list(range(len((self.offset or self.block)[0]))):
            raise ValueError(f"expects an encoding of {len(order)} dimensions to transpose, found {self}")
        offset, block = ([[basis[d] for d in order] for basis in bases] for bases in (self.offset, self.block))
        made: SharedLinearEncodingAttr = SharedLinearEncodingAttr.get(
            offset, block, self.alignment, context=self.context
        )
        return made

    def verify(self) -> None:
        if self.alignment < 1 or self.alignment & (self.alignment - 1):
            raise ValueError(f"#ttg.shared_linear: expects alignment to be a power of two, found {self.alignment}")
        moving = sum(any(basis) for basis in (*self.offset, *self.block))
        if self.layout().matrix_rank != moving:
            raise ValueError(
                f"#ttg.shared_linear: expects bases that reach each coordinate once, but for those of zeros, found "
                f"{[*self.offset, *self.block]}"
            )
