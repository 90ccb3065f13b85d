# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.releases import Release

@final
class AMDMfmaEncodingAttr(AttrBase):
    """Result layout of AMD's MFMA instructions; `instrShape` is rows, columns and, from Triton 3.6 on, depth."""
    @classmethod
    def get(
        cls, version: int, warps_per_cta: Sequence[int], tiles_per_warp: Sequence[int] | None = None, *,
        instr_shape: Sequence[int], is_transposed: bool, ctas_per_cga: Sequence[int] | None = None,
        cta_split_num: Sequence[int] | None = None, cta_order: Sequence[int] | None = None,
        element_type: ir.Type | None = None, cga_layout: Sequence[Sequence[int]] | None = None,
        context: ir.Context | None = None,
    ) -> AMDMfmaEncodingAttr: ...
    @property
    def version(self) -> int:
        """32-bit unsigned integer"""
    @property
    def warps_per_cta(self) -> list[int]:
        """list of integers"""
    @property
    def tiles_per_warp(self) -> list[int] | None:
        """list of integers"""
    @property
    def instr_shape(self) -> list[int]:
        """list of integers"""
    @property
    def is_transposed(self) -> bool:
        """bool attribute"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def element_type(self) -> ir.Type | None:
        """type"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None: ...

@final
class AMDWmmaEncodingAttr(AttrBase):
    """Result layout of AMD's WMMA instructions, 16x16x16 ones unless `instrShape` says otherwise."""
    @classmethod
    def get(
        cls, version: int, is_transpose: bool, warps_per_cta: Sequence[int], ctas_per_cga: Sequence[int] | None = None,
        cta_split_num: Sequence[int] | None = None, cta_order: Sequence[int] | None = None,
        tiles_per_warp: Sequence[int] | None = None, instr_shape: Sequence[int] | None = None,
        cta_layout: ir.Attribute | None = None, cga_layout: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
    ) -> AMDWmmaEncodingAttr: ...
    @property
    def version(self) -> int:
        """32-bit unsigned integer"""
    @property
    def is_transpose(self) -> bool:
        """bool attribute"""
    @property
    def warps_per_cta(self) -> list[int]:
        """list of integers"""
    @property
    def ctas_per_cga(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_split_num(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_order(self) -> list[int] | None:
        """list of integers"""
    @property
    def tiles_per_warp(self) -> list[int] | None:
        """list of integers"""
    @property
    def instr_shape(self) -> list[int] | None:
        """list of integers"""
    @property
    def cta_layout(self) -> ir.Attribute | None:
        """any attribute"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def formerly(values: dict[str, str]) -> None:
        """There was one version up to Triton 3.1, which does not say it."""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None:
        """What a release prints of three dimensions it does not read itself; it reads them where their number is said."""
    @property
    def bases_of_layout(self) -> dict[str, list[list[int]]]:
        """The bases of `ctaLayout`, by the name of what they are of: "register", "warp"."""
    @property
    def instruction(self) -> tuple[int, ...]:
        """Rows, columns and depth of an instruction."""
    @property
    def bases_of_instructions(self) -> dict[str, list[list[int]]]:
        """The bases of "register" and "warp", in tiles of one instruction, whichever way they are said."""
