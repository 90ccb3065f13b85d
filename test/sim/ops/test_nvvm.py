"""nvvm: special registers, barriers, fences, and arithmetic, against PTX ISA. Copies are in test_copies.py."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError, UnsupportedOp

GRID, BLOCK, CLUSTER = (4, 2, 2), (5, 3, 3), (2, 1, 2)

REGISTER = """
func.func @f(%out: memref<{total}x{type}>) {{
  %v = nvvm.read.ptx.sreg.{name} : {type}
  %bx = gpu.block_id x
  %by = gpu.block_id y
  %bz = gpu.block_id z
  %tx = gpu.thread_id x
  %ty = gpu.thread_id y
  %tz = gpu.thread_id z
  %at = affine.linearize_index [%bz, %by, %bx, %tz, %ty, %tx] by ({sizes}) : index
  memref.store %v, %out[%at] : memref<{total}x{type}>
  return
}}
"""

#: Of block (x, y, z), thread (x, y, z) and the number of the thread in the block.
REGISTERS = {
    **{f"tid.{axis}": lambda b, t, n, i=i: t[i] for i, axis in enumerate("xyz")},
    **{f"ntid.{axis}": lambda b, t, n, i=i: BLOCK[i] for i, axis in enumerate("xyz")},
    **{f"ctaid.{axis}": lambda b, t, n, i=i: b[i] for i, axis in enumerate("xyz")},
    **{f"nctaid.{axis}": lambda b, t, n, i=i: GRID[i] for i, axis in enumerate("xyz")},
    **{f"clusterid.{axis}": lambda b, t, n, i=i: b[i] // CLUSTER[i] for i, axis in enumerate("xyz")},
    **{f"nclusterid.{axis}": lambda b, t, n, i=i: GRID[i] // CLUSTER[i] for i, axis in enumerate("xyz")},
    **{f"cluster.ctaid.{axis}": lambda b, t, n, i=i: b[i] % CLUSTER[i] for i, axis in enumerate("xyz")},
    **{f"cluster.nctaid.{axis}": lambda b, t, n, i=i: CLUSTER[i] for i, axis in enumerate("xyz")},
    "cluster.ctarank": lambda b, t, n: b[0] % 2 + 2 * (b[2] % 2),
    "cluster.nctarank": lambda b, t, n: 4,
    "laneid": lambda b, t, n: n % 32,
    "warpid": lambda b, t, n: n // 32,
    "nwarpid": lambda b, t, n: 2,
    "warpsize": lambda b, t, n: 32,
    "gridid": lambda b, t, n: 0,
    "smid": lambda b, t, n: 0,
    "nsmid": lambda b, t, n: 1,
    "dynamic.smem.size": lambda b, t, n: 256,
    "total.smem.size": lambda b, t, n: 256,
    "aggr.smem.size": lambda b, t, n: 256,
    "lanemask.eq": lambda b, t, n: 1 << n % 32,
    "lanemask.lt": lambda b, t, n: (1 << n % 32) - 1,
    "lanemask.le": lambda b, t, n: (2 << n % 32) - 1,
    "lanemask.gt": lambda b, t, n: 0xFFFFFFFF & ~((2 << n % 32) - 1),
    "lanemask.ge": lambda b, t, n: 0xFFFFFFFF & ~((1 << n % 32) - 1),
}


@pytest.mark.parametrize("name", REGISTERS)
def test_registers(name):
    sizes = (*GRID[::-1], *BLOCK[::-1])
    text = REGISTER.format(name=name, type="i32", total=np.prod(sizes), sizes=", ".join(map(str, sizes)))
    found = np.full(np.prod(sizes), -1, np.int32)
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", GRID, BLOCK, found, cluster=CLUSTER, smem=256)
    found = found.reshape(sizes)
    for index in np.ndindex(sizes):
        bz, by, bx, tz, ty, tx = index
        n = tx + 5 * (ty + 3 * tz)
        assert int(found[index]) & 0xFFFFFFFF == REGISTERS[name]((bx, by, bz), (tx, ty, tz), n)


@pytest.mark.parametrize(
    ("name", "type"), [("clock", "i32"), ("clock64", "i64"), ("globaltimer", "i64"), ("globaltimer.lo", "i32")]
)
def test_time_goes_on(compute, name, type):
    body = f"""%r0 = nvvm.read.ptx.sreg.{name} : {type}
  %r1 = nvvm.read.ptx.sreg.{name} : {type}"""
    before, after = compute(body, ["i32"], [type, type], np.zeros(40, np.int32))
    assert (after > before).all()


def launch(body, *arrays, threads=64, **more):
    arguments = ", ".join(f"%a{i}: memref<{array.size}xi32>" for i, array in enumerate(arrays))
    text = f"""func.func @f({arguments}) {{
  %t = gpu.thread_id x
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<256xi32, 3>
  %t32 = arith.index_cast %t : index to i32
{body}
  return
}}"""
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, threads, *arrays, **more)


EXCHANGE = """
  memref.store %t32, %m[%t] : memref<256xi32, 3>
  {barrier}
  %last = arith.constant {last} : index
  %other = arith.subi %last, %t : index
  %v = memref.load %m[%other] : memref<256xi32, 3>
  memref.store %v, %a0[%t] : memref<{threads}xi32>"""


@pytest.mark.parametrize("seed", [None, *range(5)])
@pytest.mark.parametrize("barrier", ["nvvm.barrier", "%i = arith.constant 3 : i32\n  nvvm.barrier id = %i"])
def test_barriers(barrier, seed):
    found = np.zeros(256, np.int32)
    launch(EXCHANGE.format(barrier=barrier, last=255, threads=256), found, threads=256, seed=seed)
    assert np.array_equal(found, np.arange(256)[::-1])


PAIRS = """
  %c64 = arith.constant 64 : index
  %pair = arith.divui %t, %c64 : index
  %base = arith.muli %pair, %c64 : index
  %pair32 = arith.index_cast %pair : index to i32
  %one = arith.constant 1 : i32
  %id = arith.addi %pair32, %one : i32
  %n = arith.constant 64 : i32
  memref.store %t32, %m[%t] : memref<256xi32, 3>
  nvvm.barrier id = %id number_of_threads = %n
  %within = arith.remui %t, %c64 : index
  %c63 = arith.constant 63 : index
  %from = arith.subi %c63, %within : index
  %other = arith.addi %base, %from : index
  %v = memref.load %m[%other] : memref<256xi32, 3>
  memref.store %v, %a0[%t] : memref<256xi32>"""


@pytest.mark.parametrize("seed", [None, *range(5)])
def test_a_barrier_for_each_pair_of_warps(seed):
    found = np.zeros(256, np.int32)
    launch(PAIRS, found, threads=256, seed=seed)
    assert np.array_equal(found.reshape(4, 64), np.arange(256).reshape(4, 64)[:, ::-1])


HAND_OVER = """
  %c32 = arith.constant 32 : index
  %first = arith.cmpi ult, %t, %c32 : index
  %id = arith.constant 1 : i32
  %n = arith.constant 64 : i32
  scf.if %first {
    memref.store %t32, %m[%t] : memref<256xi32, 3>
    nvvm.barrier.arrive id = %id number_of_threads = %n
  } else {
    nvvm.barrier id = %id number_of_threads = %n
    %from = arith.subi %t, %c32 : index
    %v = memref.load %m[%from] : memref<256xi32, 3>
    memref.store %v, %a0[%from] : memref<32xi32>
  }"""


@pytest.mark.parametrize("seed", [None, *range(5)])
def test_one_warp_arrives_and_the_other_waits(seed):
    found = np.full(32, -1, np.int32)
    launch(HAND_OVER, found, seed=seed)
    assert np.array_equal(found, np.arange(32))


@pytest.mark.parametrize(
    ("number", "threads", "message"),
    [(16, 64, "there are barriers 0 to 15, not 16"), (1, 40, "40 threads are no multiple of the 32 of a warp")],
)
def test_barrier_faults(number, threads, message):
    body = f"""  %i = arith.constant {number} : i32
  %n = arith.constant {threads} : i32
  nvvm.barrier id = %i number_of_threads = %n"""
    with pytest.raises(SimulationError, match=message) as caught:
        launch(body)
    assert caught.value.findings[0].kind == "undefined"


def test_a_barrier_that_nobody_else_reaches():
    body = HAND_OVER.replace("nvvm.barrier.arrive id = %id number_of_threads = %n", "")
    with pytest.raises(SimulationError, match="no warp can go on: .*missing: warp 0") as caught:
        launch(body, np.zeros(32, np.int32))
    # Nobody is left who could come.
    assert caught.value.findings[0].kind == "barrier-divergence"


@pytest.mark.parametrize("threads", [96, 70])
@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize(("kind", "reduce"), [("popc", np.sum), ("and", np.all), ("or", np.any)])
def test_barrier_reductions(kind, reduce, threads, seed):
    """Three in a row, so that one turn's words must not become another's."""
    given = np.random.default_rng(0).integers(0, 2, (3, threads)).astype(np.int32) * 8
    given[1], given[2] = 1, 0
    found = np.zeros_like(given)
    body = "\n".join(
        f"""  %i{i} = arith.constant {i * threads} : index
  %p{i} = arith.addi %t, %i{i} : index
  %v{i} = memref.load %a0[%p{i}] : memref<{3 * threads}xi32>
  %r{i} = nvvm.barrier.reduction #nvvm.reduction<{kind}> %v{i} -> i32
  memref.store %r{i}, %a1[%p{i}] : memref<{3 * threads}xi32>"""
        for i in range(3)
    )
    launch(body, given.reshape(-1), found.reshape(-1), threads=threads, seed=seed)
    for line, values in zip(found, given):
        assert (line == reduce(values != 0)).all()


@pytest.mark.parametrize(
    "op",
    [
        "nvvm.memory.barrier #nvvm.mem_scope<cta>",
        "nvvm.fence.mbarrier.init",
        "nvvm.fence.sc.cluster",
        "nvvm.prefetch level = L1, %q : !llvm.ptr<1>",
        "%s = arith.constant 5 : i32\n  nvvm.nanosleep %s",
    ],
)
def test_fences_and_hints_do_nothing(op):
    found = np.zeros(64, np.int32)
    body = f"""  %address = memref.extract_aligned_pointer_as_index %a0 : memref<64xi32> -> index
  %number = arith.index_cast %address : index to i64
  %q = llvm.inttoptr %number : i64 to !llvm.ptr<1>
  {op}
  memref.store %t32, %a0[%t] : memref<64xi32>"""
    launch(body, found)
    assert np.array_equal(found, np.arange(64))


def test_other_roundings_are_refused(compute):
    with pytest.raises(UnsupportedOp, match="'nvvm.sqrt': rounding rz is not simulated"):
        compute("%r0 = nvvm.sqrt %0 {rnd = #nvvm.fp_rnd_mode<rz>} : f32", ["f32"], ["f32"], np.ones(40, np.float32))


# Integers

V4, V2 = "vector<4xi8>", "vector<2xi16>"


def bytes_as(values, kind):
    return (
        values.astype(np.int64) & ((1 << 8 * values.dtype.itemsize) - 1)
        if kind == "unsigned"
        else values.astype(np.int64)
    )


@pytest.mark.parametrize("left", ["signed", "unsigned"])
@pytest.mark.parametrize("right", ["signed", "unsigned"])
def test_dot_products(check, left, right):
    def wrapped(sums):
        return (sums & 0xFFFFFFFF).astype(np.uint32).view(np.int32)

    def four(a, b, c):
        return wrapped((bytes_as(a, left) * bytes_as(b, right)).sum(1) + c)

    arrays = [np.random.default_rng(i).integers(-128, 128, (40, 4)).astype(np.int8) for i in range(2)]
    sums = np.random.default_rng(3).integers(2**31 - 50000, 2**31, 40).astype(np.int32)
    body = f"%r0 = nvvm.dot.accumulate.4way %0 <{left}>, %1 <{right}>, %2 : {V4}, {V4}"
    check(body, [V4, V4, "i32"], ["i32"], four, arrays=[*arrays, sums])
    words = np.random.default_rng(1).integers(-(2**15), 2**15, (40, 2)).astype(np.int16)
    for high in (0, 1):

        def two(a, b, c, high=high):
            return wrapped((bytes_as(a, left) * bytes_as(b[:, 2 * high : 2 * high + 2], right)).sum(1) + c)

        body = f"%r0 = nvvm.dot.accumulate.2way %0 <{left}>, %1 <{right}>, %2 {{b_hi = {['false', 'true'][high]}}} : {V2}, {V4}"
        check(body, [V2, V4, "i32"], ["i32"], two, arrays=[words, arrays[1], sums])


#: Bytes from the highest to the lowest by the last two bits of the selector, as PTX ISA, "prmt" tabulates them.
PRMT = {
    "f4e": ["3210", "4321", "5432", "6543"],
    "b4e": ["5670", "6701", "7012", "0123"],
    "rc8": ["0000", "1111", "2222", "3333"],
    "ecl": ["3210", "3211", "3222", "3333"],
    "ecr": ["0000", "1110", "2210", "3210"],
    "rc16": ["1010", "3232", "1010", "3232"],
}


@pytest.mark.parametrize("mode", PRMT)
def test_permuted_bytes(check, mode):
    two = mode in ("f4e", "b4e")
    words = [np.random.default_rng(i).integers(-(2**31), 2**31, 40).astype(np.int32) for i in range(3)]

    def reference(low, *others):
        high, selector = others if two else (np.zeros_like(low), *others)
        found = []
        for a, b, s in zip(low, high, selector):
            pool = (int(b) & 0xFFFFFFFF) << 32 | int(a) & 0xFFFFFFFF
            number = 0
            for digit in PRMT[mode][int(s) & 3]:
                number = number << 8 | pool >> 8 * int(digit) & 255
            found.append(number)
        return np.array(found, np.uint32).view(np.int32)

    count = 3 if two else 2
    names = "%2, %0, %1" if two else "%1, %0"
    body = f"%r0 = nvvm.prmt #nvvm.permute_mode<{mode}> {names} : i32"
    check(body, ["i32"] * count, ["i32"], reference, arrays=words[:count])


def test_bytes_by_index(check):
    """The default: a nibble of the selector names a byte of eight, its highest bit asks for copies of its sign."""
    words = [np.random.default_rng(i).integers(-(2**31), 2**31, 40).astype(np.int32) for i in range(3)]

    def reference(low, high, selector):
        found = []
        for a, b, s in zip(low, high, selector):
            pool = (int(b) & 0xFFFFFFFF) << 32 | int(a) & 0xFFFFFFFF
            number = 0
            for i in range(4):
                nibble = int(s) >> 4 * i & 15
                byte = pool >> 8 * (nibble & 7) & 255
                number |= (255 * (byte >> 7) if nibble & 8 else byte) << 8 * i
            found.append(number)
        return np.array(found, np.uint32).view(np.int32)

    body = "%r0 = nvvm.prmt #nvvm.permute_mode<default> %2, %0, %1 : i32"
    check(body, ["i32"] * 3, ["i32"], reference, arrays=words)


# Floats


@pytest.mark.parametrize(
    ("op", "reference"),
    [
        ("nvvm.rcp.approx.ftz.f", lambda x: 1 / x),
        ("nvvm.ex2", np.exp2),
        ("nvvm.log2", np.log2),
        ("nvvm.sin", np.sin),
        ("nvvm.cos", np.cos),
        ("nvvm.sqrt {rnd = #nvvm.fp_rnd_mode<rn>}", np.sqrt),
        ("nvvm.sqrt.approx", np.sqrt),
        ("nvvm.rsqrt", lambda x: 1 / np.sqrt(x)),
    ],
)
def test_approximations(compute, op, reference):
    given = np.random.default_rng(0).uniform(0.1, 9, 40).astype(np.float32)
    name, _, attributes = op.partition(" ")
    (found,) = compute(f"%r0 = {name} %0 {attributes} : f32", ["f32"], ["f32"], given)
    assert np.array_equal(found, reference(given.astype(np.float64)).astype(np.float32))


@pytest.mark.parametrize(
    ("mode", "bits", "want"),
    [
        ("rna", 0x3F801000, 0x3F802000),
        ("rna", 0x3F800FFF, 0x3F800000),
        ("rn", 0x3F801000, 0x3F800000),
        ("rn", 0x3F803000, 0x3F804000),
        ("rz", 0x3F801FFF, 0x3F800000),
        ("rna", 0x7F800000, 0x7F800000),
    ],
)
def test_rounding_to_tf32(compute, mode, bits, want):
    given = np.full(40, bits, np.uint32).view(np.float32)
    body = f"%r0 = nvvm.convert.float.to.tf32 %0 {{rnd = #nvvm.fp_rnd_mode<{mode}>}}"
    (found,) = compute(body, ["f32"], ["i32"], given)
    assert (found.view(np.uint32) == want).all()
