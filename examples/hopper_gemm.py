"""A generator of matrix products for Hopper: C[M, N] = A[M, K] B[N, K]^T by TMA, a ring of stages, and wgmma.

    python examples/hopper_gemm.py                                  # build, compile, simulate; with a GPU measure
    python examples/hopper_gemm.py --cluster=2 --dtype=bfloat16     # with other parameters than those of Gemm
    python examples/hopper_gemm.py --tile=128,128,64 --ir           # the kernel's IR

A block computes a tile of C. One warpgroup, the producer, has TMA fill stages of shared memory with tiles of A and B; the
others, the consumers, multiply them, each with a product under way while it waits for the next stage. In a cluster of
several blocks along M each one brings a part of B's tile to all of them. The result goes through stmatrix and TMA, or
straight from registers to memory. The edges of M, N and K are TMA's: it reads zeros there, and writes nothing.

The report says C7504: nvJitLink assembles code that could still be linked to other code, where setmaxregister has no effect.
There are no spills without it either; ptxas by itself, and the driver where it is given PTX, heed it.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

import gpuir
from gpuir import ir, sim
from gpuir.dialects import arith, gpu, nvgpu, nvvm
from gpuir.intrinsics import hopper, wgmma
from gpuir.intrinsics.hopper import HopperError, Pipeline, Position, SharedPlan, TileCopy
from gpuir.intrinsics.wgmma import Accumulator, TensorCoreIntrinEmitter
from gpuir.intrinsics.wgmma.values import Index

CHIP = "sm_90a"


@dataclasses.dataclass(frozen=True)
class Gemm:
    """The parameters of a kernel."""

    #: Rows and columns of C that a block computes, and the part of K that a stage holds.
    tile: tuple[int, int, int] = (128, 256, 64)
    stages: int = 4
    #: Blocks along M that share B's tiles by multicast.
    cluster: int = 1
    #: Warpgroups that multiply, each 64 rows or a multiple of them.
    consumers: int = 2
    dtype: str = "float16"
    #: Where B has another type: the other one of two f8.
    b_dtype: str | None = None
    out_dtype: str = "float16"
    #: Whether B is (N, K), otherwise (K, N), which needs 16 bits.
    b_transposed: bool = True
    #: Whether a warpgroup of its own fills the stages, otherwise the first thread of the consumers does.
    specialized: bool = True
    #: "stmatrix" for 16 bits of output, "direct" for any.
    epilogue: str = "stmatrix"
    #: Rows of clusters that are computed together, so that they find A and B in the L2 cache.
    group: int = 8

    def __post_init__(self) -> None:
        sizes = self.tile if isinstance(self.tile, tuple) else ()
        if len(sizes) != 3 or not all(type(size) is int and size > 0 for size in sizes):
            raise HopperError(f"tile {self.tile!r}: expected three sizes, of M, N and K")
        for name in ("stages", "cluster", "consumers", "group"):
            if type(getattr(self, name)) is not int or getattr(self, name) < 1:
                raise HopperError(f"{name} {getattr(self, name)!r}: expected a number of at least 1")
        for name in ("b_transposed", "specialized"):
            if not isinstance(getattr(self, name), bool):
                raise HopperError(f"{name} {getattr(self, name)!r}: expected True or False")
        rows, columns, _ = sizes
        if self.epilogue not in ("stmatrix", "direct"):
            raise HopperError(f"epilogue '{self.epilogue}': expected stmatrix or direct")
        if self.out_dtype not in ("float16", "bfloat16", "float32"):
            raise HopperError(f"out_dtype '{self.out_dtype}': expected float16, bfloat16 or float32")
        if self.consumers > 4:
            raise HopperError(f"consumers {self.consumers}: a block has 1 to 4 of them")
        if rows % (64 * self.consumers):
            raise HopperError(f"{rows} rows of a tile: {self.consumers} consumers take 64 each, or a multiple")
        # An instruction must fit into what threads are launched with, whatever setmaxregister adds later.
        sums, registers = rows * columns // (128 * self.consumers), hopper.registers_at_launch(self.threads)
        if sums + 32 > registers:
            raise HopperError(
                f"tile {rows}x{columns} for {self.consumers} consumers: {sums} accumulators a thread, and 32 more registers are "
                f"needed; {self.threads} threads have {registers} each"
            )
        if self.cluster not in (1, 2, 4, 8):
            raise HopperError(f"cluster {self.cluster}: expected 1, 2, 4 or 8 blocks")

    @property
    def threads(self) -> int:
        return 128 * (self.consumers + self.specialized)

    def grid(self, m: int, n: int) -> tuple[int, int, int]:
        """Blocks along M, in whole clusters, and along N."""
        span = self.tile[0] * self.cluster
        return -(-m // span) * self.cluster, -(-n // self.tile[1]), 1

    def emitter(self) -> TensorCoreIntrinEmitter:
        rows, columns, depth = self.tile
        return TensorCoreIntrinEmitter(
            self.dtype,
            self.b_dtype or self.dtype,
            "float32",
            b_transposed=self.b_transposed,
            block_row_warps=4 * self.consumers,
            block_col_warps=1,
            warp_row_tiles=rows // (4 * self.consumers),
            warp_col_tiles=columns,
            chunk=depth,
        )


class Kernel:
    """A kernel's shared memory and copies, and the code of each role."""

    def __init__(self, gemm: Gemm):
        self.gemm, self.emitter = gemm, gemm.emitter()
        e, plan = self.emitter, SharedPlan()
        self.plan = plan
        self.a = TileCopy(plan.add(hopper.swizzled_tile(e.a_shape, e.a_dtype), gemm.stages))
        self.b = TileCopy(plan.add(hopper.swizzled_tile(e.b_shape, e.b_dtype), gemm.stages), parts=gemm.cluster)
        self.out = wgmma.element(gemm.out_dtype)
        self.c: TileCopy | None = None
        if gemm.epilogue == "stmatrix":
            tile = hopper.output_tile(e, self.out)
            # In place of the stages, which are free by then.
            self.c = TileCopy(plan.add(tile, gemm.tile[0] // tile.shape[0], over=self.a.buffer))

    def build(self) -> ir.Module:
        """The module with ``@gemm(a, b, c, k)``: tensor maps of A, B and C, or a memref for C where it is stored directly, and K."""
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.create()
            index = ir.IndexType.get()
            result = self.c.map_type() if self.c else _matrix(self.out)
            one = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
            options: dict[str, Any] = {"known_block_size": [self.gemm.threads, 1, 1], "nvvm.minctasm": one}
            if self.gemm.cluster > 1:
                options["known_cluster_size"] = [self.gemm.cluster, 1, 1]
            with ir.InsertionPoint(module.body):

                @gpu.module
                def kernels() -> None:
                    types = [self.a.map_type(), self.b.map_type(), result, index]
                    gpu.func(*types, name="gemm", kernel=True, **options)(self.body)

            module.operation.verify()
        return module

    def body(self, a: Any, b: Any, c: Any, k: Any) -> None:
        gemm = self.gemm
        self.maps, self.result = (a, b), c
        self.thread, self.memory = hopper.thread_id(), self.plan.memory()
        self.first = hopper.less(self.thread, 1)
        self.pipeline = Pipeline(gemm.stages, 4 * gemm.consumers, self.a.bytes + self.b.bytes, gemm.cluster)
        with hopper.when(self.first):
            for tensor_map in (a, b, c) if self.c else (a, b):
                nvgpu.tma_prefetch_descriptor(tensor_map)
        self.pipeline.initialize(self.thread)
        self.row, self.column = self.place()
        self.rounds = ((Index.of(k) + (gemm.tile[2] - 1)) // gemm.tile[2]).value
        if gemm.specialized:
            registers = hopper.default_registers(gemm.consumers)
            hopper.specialize(self.thread, gemm.consumers, registers, self.produce, self.consume)
        else:
            self.consume()
        if gemm.cluster > 1:
            self.pipeline.meet()

    def place(self) -> tuple[Any, Any]:
        """Where the block's tile begins: ``group`` clusters below each other, then the next column of the same rows."""
        gemm = self.gemm
        x, width = Index.of(gpu.block_id("x")), Index.of(gpu.grid_dim("x")) // gemm.cluster
        number = Index.of(gpu.block_id("y")) * width + x // gemm.cluster
        band, inside = hopper.divide(number, Index.of(gpu.grid_dim("y")) * gemm.group)
        above = Index.of(band) * gemm.group
        height = arith.minui(arith.subi(width.value, above.value), wgmma.lift(gemm.group))
        column, row = hopper.divide(inside, height)
        row = (above + Index.of(row)) * gemm.cluster + x % gemm.cluster
        return (row * gemm.tile[0]).value, (Index.of(column) * gemm.tile[1]).value

    def operands(
        self, m: int, n: int, k: int, rows: int | None = None
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """A, B, room for C, and the first rows (or all) of what C must be: small integers, whose sums are exact in f32.

        Refused: sizes that TMA cannot address or a thread's stores cannot pair.
        """
        gemm = self.gemm
        drawn = np.random.default_rng(m + n + k)
        a, b = (drawn.integers(-2, 3, shape, np.int8).astype(_numpy(gemm.dtype)) for shape in ((m, k), (n, k)))
        expected = a[:rows].astype(np.float32) @ b.astype(np.float32).T
        b = (b if gemm.b_transposed else np.ascontiguousarray(b.T)).astype(_numpy(gemm.b_dtype or gemm.dtype))
        c = np.full((m, n), 99, _numpy(gemm.out_dtype))
        for name, array, unit in (("A", a, 16), ("B", b, 16), ("C", c, 16 if self.c else 2 * c.itemsize)):
            if array.strides[0] % unit:
                raise HopperError(f"rows of {name} have {array.strides[0]} bytes: expected a multiple of {unit}")
        return a, b, c, expected

    # Who fills the stages

    def produce(self) -> None:
        def body(number: Any, position: Position) -> list[Any]:
            self.fill(position, number)
            return [self.pipeline.after(position)]

        with hopper.when(hopper.leads(self.thread, 128)):
            hopper.loop(0, self.rounds, [self.pipeline.filling()], body)

    def fill(self, position: Position, number: Any) -> None:
        """Has TMA bring part ``number`` of K once the stage is empty."""
        depth = (Index.of(number) * self.gemm.tile[2]).value
        self.pipeline.acquire(position)
        a, b = self.maps
        full, stage = self.pipeline.full, position.stage
        self.a.load(a, full, stage, self.memory, self.row, depth)
        place = (self.column, depth) if self.gemm.b_transposed else (depth, self.column)
        self.b.load(b, full, stage, self.memory, *place, part=self.pipeline.rank())

    # Who multiplies

    def consume(self) -> None:
        e, pipeline = self.emitter, self.pipeline
        buffers = self.a.buffer, self.b.buffer
        A, B = (buffer.view(self.memory) for buffer in buffers)
        a_params, b_params = e.compute_wgmma_a_desc_params(A), e.compute_wgmma_b_desc_params(B)
        first = e.init_wgmma_a_desc(A, a_params), e.init_wgmma_b_desc(B, b_params)
        filling, refill = (None, None) if self.gemm.specialized else self.fill_ahead()

        def body(number: Any, position: Position, before: Any, sums: Accumulator, *filling: Any) -> list[Any]:
            pipeline.wait(position)
            desc_a, desc_b = (buffer.further(descriptor, position.stage) for buffer, descriptor in zip(buffers, first))
            sums = e.wgmma_fence_c(sums)
            e.wgmma_arrive()
            for j, i, ki in e.atoms():
                sums = e.wgmma_ss_atom(desc_a, desc_b, sums, i, j, ki, a_params, b_params)
            e.wgmma_commit()
            # The product before this one has ended: its stage is free.
            e.wgmma_wait(1)
            with hopper.when(hopper.less(0, number)):
                pipeline.release(before, self.thread)
            return [pipeline.after(position), position.stage, sums, *(refill(number, each) for each in filling)]

        start = pipeline.emptying()
        carried = [start, start.stage, e.accumulator(), *([filling] if filling else [])]
        sums = hopper.loop(0, self.rounds, carried, body)[2]
        e.wgmma_wait(0)
        self.store(e.wgmma_fence_c(sums))

    def fill_ahead(self) -> tuple[Position, Callable[[Any, Position], Position]]:
        """Without a producer: the first thread fills all stages but one, and in each round the one that became free."""
        pipeline, ahead = self.pipeline, self.gemm.stages - 1

        def fill(number: Any, position: Position) -> Position:
            with hopper.when(arith.andi(self.first, hopper.less(number, self.rounds))):
                self.fill(position, number)
            return pipeline.after(position)

        position = pipeline.filling()
        for number in range(ahead):
            position = fill(number, position)
        return position, lambda number, position: fill((Index.of(number) + ahead).value, position)

    def store(self, sums: Accumulator) -> None:
        if self.c is None:
            hopper.store_pairs(self.emitter, sums, self.thread, self.result, self.row, self.column, self.out)
            return
        # The other consumers may still multiply what is in the stages.
        hopper.sync_threads(1, 128 * self.gemm.consumers)
        group = hopper.warpgroup_id(self.thread)
        slots = hopper.stage_with_stmatrix(self.emitter, sums, self.thread, self.c, self.memory, group)
        nvvm.fence_proxy(nvvm.ProxyKind.async_shared, space=nvvm.SharedSpace.shared_cta)
        hopper.sync_threads(1, 128 * self.gemm.consumers)
        with hopper.when(hopper.leads(self.thread, 128)):
            for slot in slots:
                row = (Index.of(self.row) + slot * self.c.box[0]).value
                self.c.store(self.result, slot.value, self.memory, row, self.column)
            nvvm.cp_async_bulk_commit_group()
            nvvm.cp_async_bulk_wait_group(0, read=True)


def _matrix(element: wgmma.Element) -> ir.MemRefType:
    dynamic = ir.ShapedType.get_dynamic_size()
    return ir.MemRefType.get([dynamic, dynamic], element.type())


def _numpy(dtype: str) -> np.dtype:
    """NumPy has no bfloat16 and no float8: ml_dtypes adds them."""
    if dtype in ("float16", "float32"):
        return np.dtype(dtype)
    import ml_dtypes

    return np.dtype(getattr(ml_dtypes, dtype))


def simulate(kernel: Kernel, module: ir.Module, m: int, n: int, k: int, seed: int | None = None) -> sim.Report:
    """Runs the kernel in the simulator, in a schedule drawn by ``seed``, and compares the result with NumPy's."""
    gemm = kernel.gemm
    a, b, c, expected = kernel.operands(m, n, k)
    maps = [
        sim.tensor_map(array, copy.box, swizzle=copy.buffer.tile.layout.lower()) if copy else array
        for copy, array in ((kernel.a, a), (kernel.b, b), (kernel.c, c))
    ]
    report = sim.launch(
        module, "gemm", gemm.grid(m, n), gemm.threads, *maps, k,
        smem=kernel.plan.bytes, cluster=(gemm.cluster, 1, 1), seed=seed,
    )  # fmt: skip
    np.testing.assert_array_equal(c, expected.astype(c.dtype))
    return report


def measure(kernel: Kernel, artifact: Any) -> str:
    """Speeds on this machine's GPU beside cuBLAS, or what is missing for that."""
    import hopper_timing

    gemm = kernel.gemm
    a, b, c, expected = kernel.operands(300, 520, 272)
    try:
        gpuir.launch(
            artifact, a, b, c, 272,
            grid=gemm.grid(300, 520), block=gemm.threads, shared_memory=kernel.plan.bytes,
        )  # fmt: skip
    except gpuir.compile.LaunchError as error:
        return f"not measured: {error}"
    np.testing.assert_array_equal(c, expected.astype(c.dtype))
    return "\n".join(hopper_timing.compare(kernel, artifact, size) for size in (4096, 8192))


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Builds, compiles, simulates and measures a matrix product for Hopper."
    )
    parser.add_argument("--ir", action="store_true", help="print the kernel's IR and end")
    for field in dataclasses.fields(Gemm):
        option = f"--{field.name.replace('_', '-')}"
        parser.add_argument(
            option, type=_value, default=field.default, metavar="VALUE", help=f"default: {field.default}"
        )
    options = vars(parser.parse_args())
    only_ir = options.pop("ir")
    try:
        gemm = Gemm(**options)
        kernel = Kernel(gemm)
        module = kernel.build()
    except gpuir.Error as error:
        parser.error(error.diagnostics[0].message)
    if only_ir:
        print(module)
        return
    print(f"{gemm}\n{gemm.threads} threads, {kernel.plan.bytes} bytes of dynamic shared memory")
    artifact = gpuir.compile(module, CHIP, "cubin")
    print(artifact.report())
    report = simulate(kernel, module, 140, 264, 208, seed=1)
    products = report.operations["nvvm.wgmma.mma_async"]
    print(f"simulated on 140x264x208: NumPy's result, by {products} products of warps")
    print(measure(kernel, artifact))


def _value(text: str) -> Any:
    """A number, True, False, or several numbers; a name otherwise."""
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return text


if __name__ == "__main__":
    main()
