"""The emitter: TileLang's TensorCoreIntrinEmitter of warpgroup products, for upstream MLIR.

Order of a product's code: fences of operands, ``wgmma_arrive``, an atom for each (j, i, ki), ``wgmma_commit``, ``wgmma_wait``, fence
of the accumulator. Everything is added at the insertion point, under the current location.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from gpuir.host import ir
from gpuir.intrinsics.wgmma.accumulator import Accumulator
from gpuir.intrinsics.wgmma.addressing import Descriptors
from gpuir.intrinsics.wgmma.descriptors import WGMMADescriptorParams
from gpuir.intrinsics.wgmma.dtypes import ELEMENTS, DType
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.instructions import WarpgroupMma, fence_registers, fence_struct
from gpuir.intrinsics.wgmma.tiles import TileLike
from gpuir.intrinsics.wgmma.values import IndexLike, ValueLike, create, shown, value_of

__all__ = ["TensorCoreIntrinEmitter"]

#: An accumulator, or its fragment as a vector.
AccumulatorLike: TypeAlias = "Accumulator | ValueLike"


class TensorCoreIntrinEmitter(Descriptors):
    """Emits C[M, N] += A[M, K] B[K, N] by warpgroups, with the names and numbers of TileLang's emitter.

    ``a_dtype``, ``b_dtype``, ``accum_dtype``: element types by name (``"float16"``, ``"bfloat16"``, ``"float32"`` for tf32,
    ``"float8_e4m3fn"``, ``"float8_e5m2"``, ``"int8"``, ``"uint8"``; accumulators ``"float16"``, ``"float32"``, ``"int32"``).
    ``a_transposed``: A stands in memory as (K, M); ``b_transposed``: B stands as (N, K).
    ``block_row_warps``, ``block_col_warps``: warps along M (a multiple of 4) and N. ``warp_row_tiles``: rows of C that a warp
    computes (a multiple of 16), so that M = block_row_warps * warp_row_tiles; ``warp_col_tiles`` the columns, N likewise.
    ``chunk``: K. ``reduce_k``: groups of such warps, each with a part of K of its own; sums are the caller's.
    ``num_elems_per_byte``: 1. ``is_m_first``: only where ``block_col_warps`` is 1, since a warpgroup's warps lie along M.
    ``thread_var``: the thread's number, an SSA value of type index or an integer, whose multiples of 128 are warpgroups; by
    default gpu.thread_id x.

    Attributes: every argument under its name; ``wgmma_prefix`` (``"m64n64k16"``), ``wgmma_inst_m``, ``wgmma_inst_n`` and
    ``wgmma_inst_k``, the sizes of one instruction; ``m_dim``, ``n_dim``; ``threads`` that work together.

    Refused with ``WgmmaError``: numbers that break these rules, types that no instruction has. Source: TileLang's
    wgmma_macro_generator; PTX ISA, "Asynchronous warpgroup level matrix instructions".
    """

    def __init__(
        self,
        a_dtype: DType = "float16",
        b_dtype: DType = "float16",
        accum_dtype: DType = "float16",
        a_transposed: bool = False,
        b_transposed: bool = False,
        block_row_warps: int = 2,
        block_col_warps: int = 2,
        warp_row_tiles: int = 8,
        warp_col_tiles: int = 8,
        chunk: int = 16,
        reduce_k: int = 1,
        num_elems_per_byte: int = 1,
        is_m_first: bool = False,
        thread_var: IndexLike | None = None,
    ):
        super().__init__(
            a_dtype,
            b_dtype,
            accum_dtype,
            a_transposed,
            b_transposed,
            block_row_warps,
            block_col_warps,
            warp_row_tiles,
            warp_col_tiles,
            chunk,
            reduce_k,
            num_elems_per_byte,
            is_m_first,
            thread_var,
        )

    # Whole products

    def wgmma(
        self,
        A_region: TileLike,
        B_region: TileLike,
        C_region: AccumulatorLike | None = None,
        clear_accum: bool | ValueLike = False,
        wg_wait: int = 0,
        *,
        negate_a: bool = False,
        negate_b: bool = False,
        saturate: bool = False,
    ) -> Any:
        """C + A B with A and B in shared memory; returns C as it was given, an ``Accumulator`` or a vector.

        A and B are ``Shared``, or memref values, which are linear then. C None: an ``Accumulator`` that is cleared.
        ``clear_accum``: A B alone; a bool, or an SSA value of type i1. ``wg_wait``: how many groups of products may remain
        under way, -1 for no wait; unless it is 0, nothing may touch C before ``wgmma_wait(0)`` and ``wgmma_fence_c``.
        ``negate_a``, ``negate_b``: -A, -B (not for integers). ``saturate``: clamp sums (integers alone).
        """
        a_params = self.compute_wgmma_a_desc_params(A_region)
        b_params = self.compute_wgmma_b_desc_params(B_region)
        self._mma(negate_a, negate_b, saturate)
        accumulator = self._accumulator(C_region, clear_accum)
        desc_a = self.init_wgmma_a_desc(A_region, a_params)
        desc_b = self.init_wgmma_b_desc(B_region, b_params)
        if C_region is not None:
            accumulator = self.wgmma_fence_c(accumulator)
        self.wgmma_arrive()
        flags = {"negate_a": negate_a, "negate_b": negate_b, "saturate": saturate}
        for j, i, ki in self.atoms():
            accumulator = self.wgmma_ss_atom(
                desc_a, desc_b, accumulator, i, j, ki, a_params, b_params, clear_accum, **flags
            )
        return self._finish(accumulator, C_region, wg_wait)

    def wgmma_rs(
        self,
        A_region: ValueLike,
        B_region: TileLike,
        C_region: AccumulatorLike | None = None,
        clear_accum: bool | ValueLike = False,
        wg_wait: int = 0,
        *,
        negate_a: bool = False,
        negate_b: bool = False,
        saturate: bool = False,
    ) -> Any:
        """C + A B with A in registers, a vector in the order of ``make_mma_load_layout``, and B in shared memory.

        The rest is as in ``wgmma``.
        """
        b_params = self.compute_wgmma_b_desc_params(B_region)
        self._mma(negate_a, negate_b, saturate)
        accumulator = self._accumulator(C_region, clear_accum)
        desc_b = self.init_wgmma_b_desc(B_region, b_params)
        fragment = self.wgmma_fence_a(A_region)
        if C_region is not None:
            accumulator = self.wgmma_fence_c(accumulator)
        self.wgmma_arrive()
        flags = {"negate_a": negate_a, "negate_b": negate_b, "saturate": saturate}
        for j, i, ki in self.atoms():
            accumulator = self.wgmma_rs_atom(fragment, desc_b, accumulator, i, j, ki, b_params, clear_accum, **flags)
        return self._finish(accumulator, C_region, wg_wait)

    def atoms(self) -> list[tuple[int, int, int]]:
        """(j, i, ki) of all instructions of a warpgroup, in their order."""
        return [
            (j, i, ki)
            for j in range(self.wgmma_num_inst_n)
            for i in range(self.wgmma_num_inst_m)
            for ki in range(self.wgmma_num_k_atoms)
        ]

    def accumulator(self, vector: AccumulatorLike | None = None, zero: bool = True) -> Accumulator:
        """An ``Accumulator`` of zeros, of a vector, or, with ``zero=False``, for a first product that clears it."""
        registers = self.wgmma_inst_n // 2 * self._accum.bits // 32
        rows, columns = self.wgmma_num_inst_m, self.wgmma_num_inst_n
        if vector is None:
            return Accumulator.undefined(self._accum, registers, rows, columns, zero)
        if isinstance(vector, Accumulator):
            if (vector.kind, vector.registers, vector.columns, len(vector.values)) != (
                self._accum,
                registers,
                columns,
                rows * columns,
            ):
                raise WgmmaError(
                    f"an Accumulator of {len(vector.values)} tiles of {vector.registers} registers of {vector.kind}: expected "
                    f"{rows * columns} of {registers} of {self._accum}"
                )
            return vector
        return Accumulator.from_vector(vector, self._accum, registers, rows, columns)

    # Order

    def wgmma_fence_a(self, A_buf: ValueLike) -> Any:
        """A's fragment behind a fence of registers: what computes it is done before, and nothing reads it earlier."""
        registers = self._a_registers(A_buf)
        fenced = fence_registers(registers, ELEMENTS["int32"])
        vector = create("vector.from_elements", [ir.VectorType.get([len(fenced)], fenced[0].type)], fenced)
        return create("vector.bitcast", [ir.VectorType.get([self.a_fragment_size], self._a.type())], [vector])

    def wgmma_fence_c(self, C_buf: AccumulatorLike) -> Any:
        """The accumulator behind a fence of registers: no computation on it moves across. Use what is returned."""
        accumulator = self.accumulator(C_buf)
        fenced = accumulator.map(lambda value: fence_struct(value, accumulator.kind, accumulator.registers))
        return fenced if isinstance(C_buf, Accumulator) else fenced.vector()

    def wgmma_arrive(self) -> None:
        """wgmma.fence: registers that were written before are seen by the products that follow."""
        create("nvvm.wgmma.fence.aligned", [], [])

    def wgmma_commit(self) -> None:
        """wgmma.commit_group: the products since the last one are a group to wait for."""
        create("nvvm.wgmma.commit.group.sync.aligned", [], [])

    def wgmma_wait(self, n: int = 0) -> None:
        """wgmma.wait_group: waits until at most the last ``n`` groups (0 to 7) are under way."""
        if not isinstance(n, int) or not 0 <= n <= 7:
            raise WgmmaError(f"wgmma_wait({n!r}): the number of groups is 0 to 7")
        i64 = ir.IntegerType.get_signless(64)
        create("nvvm.wgmma.wait.group.sync.aligned", [], [], group=ir.IntegerAttr.get(i64, n))

    # Single instructions

    def wgmma_ss_atom(
        self,
        desc_a: ir.Value,
        desc_b: ir.Value,
        C_buf: AccumulatorLike,
        inst_m_idx: int,
        inst_n_idx: int,
        ki: int,
        a_params: WGMMADescriptorParams,
        b_params: WGMMADescriptorParams,
        clear_accum: bool | ValueLike = False,
        *,
        negate_a: bool = False,
        negate_b: bool = False,
        saturate: bool = False,
    ) -> Any:
        """The product of atom (inst_m_idx, inst_n_idx, ki), both operands by their descriptors; returns C.

        Stands between ``wgmma_arrive`` and ``wgmma_commit``. ``clear_accum`` holds for ki = 0 alone.
        """
        self._check_atom(inst_m_idx, inst_n_idx, ki)
        mma = self._mma(negate_a, negate_b, saturate)
        left = self._step("A", desc_a, a_params, inst_m_idx, ki)
        right = self._step("B", desc_b, b_params, inst_n_idx, ki)
        return self._atom(mma, left, right, C_buf, inst_m_idx, inst_n_idx, ki, clear_accum)

    def wgmma_rs_atom(
        self,
        A_buf: ValueLike,
        desc_b: ir.Value,
        C_buf: AccumulatorLike,
        inst_m_idx: int,
        inst_n_idx: int,
        ki: int,
        b_params: WGMMADescriptorParams,
        clear_accum: bool | ValueLike = False,
        *,
        negate_a: bool = False,
        negate_b: bool = False,
        saturate: bool = False,
    ) -> Any:
        """The same with A in registers, as a vector in the order of ``make_mma_load_layout``."""
        self._check_atom(inst_m_idx, inst_n_idx, ki)
        mma = self._mma(negate_a, negate_b, saturate)
        at = 4 * (ki * self.warp_rows + inst_m_idx)
        left = self._a_registers(A_buf, range(at, at + 4))
        right = self._step("B", desc_b, b_params, inst_n_idx, ki)
        return self._atom(mma, left, right, C_buf, inst_m_idx, inst_n_idx, ki, clear_accum)

    def _atom(
        self,
        mma: WarpgroupMma,
        left: ir.Value | list[ir.Value],
        right: ir.Value,
        given: AccumulatorLike,
        i: int,
        j: int,
        ki: int,
        clear: bool | ValueLike,
    ) -> Any:
        accumulator = self.accumulator(given)
        scale: bool | ir.Value = True
        if ki == 0:
            scale = not clear if isinstance(clear, (bool, int)) else _negated(clear)
        tile = i * self.wgmma_num_inst_n + j
        after = accumulator.replace(tile, mma.emit(accumulator.values[tile], left, right, scale))
        return after if isinstance(given, Accumulator) else after.vector()

    def _mma(self, negate_a: bool, negate_b: bool, saturate: bool) -> WarpgroupMma:
        integers = self.accum_dtype == "int32"
        if integers and (negate_a or negate_b):
            raise WgmmaError(f"negate_a {negate_a}, negate_b {negate_b}: wgmma negates no operands of {self._a}")
        if saturate and not integers:
            raise WgmmaError(f"saturate: wgmma saturates sums of int32 alone, not of {self._accum}")
        self._check_chunk()
        return WarpgroupMma(
            m=self.wgmma_inst_m,
            n=self.wgmma_inst_n,
            k=self.wgmma_inst_k,
            d=self._accum,
            a=self._a,
            b=self._b,
            a_k_major=self.is_k_major("A"),
            b_k_major=self.is_k_major("B"),
            negate_a=negate_a,
            negate_b=negate_b,
            saturate=saturate,
        )

    def _check_atom(self, i: int, j: int, ki: int) -> None:
        for name, number, count in (
            ("inst_m_idx", i, self.wgmma_num_inst_m),
            ("inst_n_idx", j, self.wgmma_num_inst_n),
            ("ki", ki, self.wgmma_num_k_atoms),
        ):
            if number not in range(count):
                raise WgmmaError(f"{name} {number} is not one of the {count} atoms")

    def _accumulator(self, given: AccumulatorLike | None, clear: bool | ValueLike) -> Accumulator:
        if given is None and clear is not True:
            raise WgmmaError(
                f"no accumulator is given, and clear_accum is {shown(clear)}; expected True, or an accumulator"
            )
        return self.accumulator(given, zero=False)

    def _finish(self, accumulator: Accumulator, given: AccumulatorLike | None, wait: int) -> Any:
        self.wgmma_commit()
        if wait >= 0:
            self.wgmma_wait(wait)
        if wait == 0:
            accumulator = self.wgmma_fence_c(accumulator)
        return accumulator if given is None or isinstance(given, Accumulator) else accumulator.vector()

    def _a_registers(self, vector: ValueLike, which: range | None = None) -> list[Any]:
        value = value_of(vector)
        expected = ir.VectorType.get([self.a_fragment_size], self._a.type())
        if value is None or value.type != expected:
            raise WgmmaError(f"{shown(vector)} is no fragment of A; expected {expected}")
        i32 = ir.IntegerType.get_signless(32)
        words = create("vector.bitcast", [ir.VectorType.get([self.wgmma_a_regs], i32)], [value])
        return [
            create("vector.extract", [i32], [words], static_position=ir.DenseI64ArrayAttr.get([number]))
            for number in which or range(self.wgmma_a_regs)
        ]


def _negated(flag: ValueLike) -> ir.Value:
    value = value_of(flag)
    i1 = ir.IntegerType.get_signless(1)
    if value is None or value.type != i1:
        raise WgmmaError(f"clear_accum is {shown(flag)}; expected a bool or an SSA value of type i1")
    return create("arith.xori", [i1], [value, create("arith.constant", [i1], [], value=ir.IntegerAttr.get(i1, 1))])
