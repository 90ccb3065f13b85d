"""The tile that a block multiplies, its instructions, and the numbers that TileLang derives: no IR."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

from gpuir.intrinsics.wgmma import descriptors
from gpuir.intrinsics.wgmma.descriptors import WGMMADescriptorParams
from gpuir.intrinsics.wgmma.dtypes import DType, Element, check_product, element
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.layouts import FragmentLayout
from gpuir.intrinsics.wgmma.tiles import SharedTile, TileLike, tile_of
from gpuir.intrinsics.wgmma.values import Index, ValueLike
from gpuir.layouts import LANE, REGISTER, Digit, StridedLayout, fragments

__all__ = ["Geometry"]

#: What a fragment may be compared with: a shape, a tile, or a value.
FragmentLike: TypeAlias = "Sequence[int] | SharedTile | ValueLike | None"
WARP = 32
WARPGROUP = 4  # warps


class Geometry:
    """C[M, N] += A[M, K] B[K, N] by ``block_row_warps * block_col_warps`` warps; see ``TensorCoreIntrinEmitter``."""

    WARP_SIZE = WARP

    def __init__(
        self,
        a_dtype: DType,
        b_dtype: DType,
        accum_dtype: DType,
        a_transposed: bool,
        b_transposed: bool,
        block_row_warps: int,
        block_col_warps: int,
        warp_row_tiles: int,
        warp_col_tiles: int,
        chunk: int,
        reduce_k: int,
        num_elems_per_byte: int,
        is_m_first: bool,
    ):
        self._a, self._b, self._accum = element(a_dtype), element(b_dtype), element(accum_dtype)
        check_product(self._a, self._b, self._accum)
        _multiple("block_row_warps", block_row_warps, WARPGROUP, "a warpgroup's four warps hold rows below each other")
        _multiple("block_col_warps", block_col_warps, 1, "at least one warpgroup along N is needed")
        _multiple("warp_row_tiles", warp_row_tiles, 16, "an instruction gives each warp 16 rows")
        _multiple("warp_col_tiles", warp_col_tiles, 8, "an instruction's N is a multiple of 8")
        _multiple("reduce_k", reduce_k, 1, "at least one group of warps is needed")
        if num_elems_per_byte != 1:
            raise WgmmaError(
                f"num_elems_per_byte {num_elems_per_byte}: wgmma has no operands of several elements a byte"
            )
        if is_m_first and block_col_warps > 1:
            raise WgmmaError(
                f"is_m_first with block_col_warps {block_col_warps}: consecutive warps would lie along N, but a warpgroup's "
                "four warps lie along M"
            )
        self.a_dtype, self.b_dtype, self.accum_dtype = self._a.name, self._b.name, self._accum.name
        self.a_transposed, self.b_transposed = bool(a_transposed), bool(b_transposed)
        self.block_row_warps, self.block_col_warps = block_row_warps, block_col_warps
        self.warp_row_tiles, self.warp_col_tiles = warp_row_tiles, warp_col_tiles
        self.reduce_k, self.num_elems_per_byte, self.is_m_first = reduce_k, num_elems_per_byte, bool(is_m_first)
        self.a_dtype_abbrv, self.b_dtype_abbrv = self._a.abbreviation, self._b.abbreviation
        self.accum_dtype_abbrv = "fp32" if self.accum_dtype == "float32" else self._accum.abbreviation
        self.wgmma_inst_m = 64
        self.wgmma_inst_n = math.gcd(warp_col_tiles, 256)
        #: K of the instruction.
        self.wgmma_inst_k = 256 // self._a.bits
        self.wgmma_prefix = f"m{self.wgmma_inst_m}n{self.wgmma_inst_n}k{self.wgmma_inst_k}"
        self.micro_size_x = 16
        self.micro_size_y = 16 if warp_col_tiles % 16 == 0 else 8
        self.micro_size_k = min(self.wgmma_inst_k, chunk)
        _multiple(
            "chunk", chunk, self.micro_size_k, f"K is cut into steps of {self.micro_size_k} elements of {self._a}"
        )
        self.chunk = chunk
        self.warp_rows = warp_row_tiles // self.micro_size_x
        self.warp_cols = warp_col_tiles // self.micro_size_y
        self.local_size_a = self.micro_size_x * self.micro_size_k // WARP
        self.local_size_b = self.micro_size_y * self.micro_size_k // WARP
        self.local_size_out = self.micro_size_x * self.micro_size_y // WARP
        #: Threads that work together; each of ``reduce_k`` groups multiplies a part of K of its own.
        self.threads = WARP * block_row_warps * block_col_warps * reduce_k
        self.m_dim = block_row_warps * warp_row_tiles
        self.n_dim = block_col_warps * warp_col_tiles

    @property
    def wgmma_num_inst_m(self) -> int:
        """Instructions along M of a warpgroup."""
        return WARPGROUP * self.warp_row_tiles // self.wgmma_inst_m

    @property
    def wgmma_num_inst_n(self) -> int:
        """Instructions along N of a warpgroup."""
        return self.warp_col_tiles // self.wgmma_inst_n

    @property
    def wgmma_num_k_atoms(self) -> int:
        """Instructions along K: ``chunk // micro_size_k``."""
        return self.chunk // self.micro_size_k

    @property
    def wgmma_a_regs(self) -> int:
        """32-bit registers of a thread's fragment of A."""
        return _words(self.warp_rows * self.local_size_a * self.wgmma_num_k_atoms * self._a.bits)

    @property
    def wgmma_accum_regs(self) -> int:
        """32-bit registers of the accumulators as TileLang counts them: of all rows of the block.

        A thread holds that many with four row warps; with more it holds those of its warpgroup alone, see
        ``accumulator_size``.
        """
        return _words((self.m_dim // 64) * self.warp_cols * self.local_size_out * self._accum.bits)

    @property
    def accumulator_size(self) -> int:
        """Elements of a thread's accumulator fragment: the length of the vector."""
        return self.warp_rows * self.warp_cols * self.local_size_out

    @property
    def a_fragment_size(self) -> int:
        """Elements of a thread's fragment of A: the length of the vector."""
        return self.warp_rows * self.local_size_a * self.wgmma_num_k_atoms

    @property
    def a_shape(self) -> tuple[int, int]:
        """Shape of A's tile in memory: (M, K), or (K, M) transposed."""
        return (self.chunk, self.m_dim) if self.a_transposed else (self.m_dim, self.chunk)

    @property
    def b_shape(self) -> tuple[int, int]:
        """Shape of B's tile in memory: (K, N), or (N, K) transposed."""
        return (self.n_dim, self.chunk) if self.b_transposed else (self.chunk, self.n_dim)

    def is_k_major(self, operand: str) -> bool:
        """Whether K is contiguous in operand A or B."""
        return not self.a_transposed if operand == "A" else self.b_transposed

    def compute_wgmma_a_desc_params(self, A_region: TileLike) -> WGMMADescriptorParams:
        """TileLang's parameters of A's descriptors, from a ``SharedTile``, a ``Shared`` or a memref value; no IR.

        Refused: a tile that has another shape or element type than A, and layouts that ``shared_tile`` refuses.
        """
        return self._params("A", A_region)

    def compute_wgmma_b_desc_params(self, B_region: TileLike) -> WGMMADescriptorParams:
        """TileLang's parameters of B's descriptors, as ``compute_wgmma_a_desc_params``."""
        return self._params("B", B_region)

    def _params(self, operand: str, region: TileLike) -> WGMMADescriptorParams:
        tile = self._tile(operand, region)
        extent = self.m_dim if operand == "A" else self.n_dim
        return descriptors.reference_params(
            operand, tile.mode, self.is_k_major(operand), self._a.bytes, extent, self.chunk, self.micro_size_k
        )

    def _tile(self, operand: str, region: TileLike) -> SharedTile:
        tile = tile_of(region)
        shape = self.a_shape if operand == "A" else self.b_shape
        kind: Element = self._a if operand == "A" else self._b
        if tile.shape != shape:
            names = ("KM" if self.a_transposed else "MK") if operand == "A" else ("NK" if self.b_transposed else "KN")
            raise WgmmaError(
                f"{operand} of shape {tile.shape[0]}x{tile.shape[1]}: expected {names[0]}x{names[1]} = {shape[0]}x{shape[1]}"
            )
        if tile.dtype.mlir != kind.mlir:
            raise WgmmaError(f"{operand} has elements of {tile.dtype}, expected {kind}")
        return tile

    def make_mma_load_layout(self, local_buf: FragmentLike = None, matrix: str = "A") -> FragmentLayout:
        """Where threads hold the elements of A for ``wgmma_rs``: a register A is (M, K), or (K, M) transposed.

        ``local_buf`` may be a shape, a tile or a value, which is checked; ``matrix`` must be A, since B is never in
        registers.
        """
        if matrix != "A":
            raise WgmmaError(f"matrix '{matrix}': wgmma takes A alone from registers")
        self._check_fragment(local_buf, self.a_shape, self.a_fragment_size, "A")
        row, step = (1, 0) if self.a_transposed else (0, 1)
        per, wide = 32 // self._a.bits, self.wgmma_inst_k
        warp = fragments.mma_operand(16, wide, per, b=self.a_transposed)
        # Indices go on with the next instruction's rows, then with the next step of K.
        registers = (
            Digit(wide // 2, self.warp_rows, row, 16 * self.block_row_warps),
            Digit(wide // 2 * self.warp_rows, -(-self.chunk // wide), step, wide),
        )
        lanes = (Digit(WARP, self.block_row_warps, row, 16),)
        threads = WARP * self.block_row_warps
        return self._fragment(
            "A", self.a_shape, self.warp_rows * wide // 2 * self.wgmma_num_k_atoms, warp, lanes, registers,
            replicate=self.block_col_warps, replicate_stride=threads,
        )  # fmt: skip

    def make_mma_store_layout(self, local_buf: FragmentLike = None) -> FragmentLayout:
        """Where threads hold the elements of the accumulator (M, N); ``local_buf`` as in ``make_mma_load_layout``."""
        shape = (self.m_dim, self.n_dim)
        self._check_fragment(local_buf, shape, self.accumulator_size, "C")
        warps = self.block_row_warps
        warp = fragments.mma_accumulator(16, self.warp_col_tiles)
        registers = (Digit(self.warp_col_tiles // 2, self.warp_rows, 0, 16 * warps),)
        lanes = (
            Digit(WARP, warps, 0, 16),
            Digit(WARP * warps, self.block_col_warps, 1, self.warp_col_tiles),
        )
        return self._fragment("C", shape, self.accumulator_size, warp, lanes, registers)

    def _fragment(
        self, name: str, shape: tuple[int, int], size: int, warp: StridedLayout, lanes: tuple[Digit, ...],
        registers: tuple[Digit, ...], replicate: int = 1, replicate_stride: int = 0,
    ) -> FragmentLayout:  # fmt: skip
        """The fragment of one instruction and warp, and how instructions and warps lay it over the tile."""
        threads = WARP * self.block_row_warps * self.block_col_warps
        whole = StridedLayout(
            warp.shape,
            {LANE: (threads, (*warp.digits[LANE], *lanes)), REGISTER: (size, (*warp.digits[REGISTER], *registers))},
        ).cut(shape)
        highest_first = {key: tuple(reversed(parts)) for key, parts in whole.digits.items()}
        return FragmentLayout(
            name, shape, size, threads, highest_first[LANE], highest_first[REGISTER], replicate, replicate_stride
        )

    def _check_fragment(self, given: FragmentLike, shape: tuple[int, int], size: int, name: str) -> None:
        if given is None:
            return
        given_shape = getattr(given, "shape", given)
        if hasattr(given, "type"):
            given_shape = getattr(given.type, "shape", None)
        given_shape = tuple(given_shape) if isinstance(given_shape, (list, tuple)) else given_shape
        if given_shape not in (shape, (size,)):
            raise WgmmaError(
                f"a fragment {given_shape} of {name}: expected {shape} of all threads, or ({size},) of one"
            )

    def _first_row(self, group: int | Index, i: int) -> Any:
        """First row of instruction i of the warpgroup ``group`` (along M): the row that the fragments' layouts say."""
        return (group + self.block_row_warps // WARPGROUP * i) * self.wgmma_inst_m


def _words(bits: int) -> int:
    return -(-bits // 32)


def _multiple(name: str, value: object, unit: int, why: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1 or value % unit:
        rule = f"a positive multiple of {unit}" if unit > 1 else "a positive number"
        raise WgmmaError(f"{name} {value!r} must be {rule}: {why}")
