"""Kernels that fill shared and tensor memory, do something by one thread, wait for it, and give back all of tensor memory."""

from __future__ import annotations

import numpy as np

from gpuir import sim

COLUMNS = 512
#: Bytes of shared memory for tiles.
TILES = 96 << 10

HEAD = f"""
gpu.module @kernels {{
  llvm.mlir.global internal @tile() {{addr_space = 3 : i32, alignment = 1024 : i64}} : !llvm.array<{TILES} x i8>
  llvm.mlir.global internal @slot() {{addr_space = 3 : i32, alignment = 16 : i64}} : i32
  llvm.mlir.global internal @barrier() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  gpu.func @k(%src: memref<?x?xi32>, %before: memref<?x128x512xi32>, %after: memref<?x128x512xi32>) kernel {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %columns = arith.constant 512 : i32
    %ticks = arith.constant 10000000 : i32
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %w = arith.divui %t, %c32 : index
    %first = arith.cmpi eq, %t, %c0 : index
    %warp0 = arith.cmpi eq, %w, %c0 : index
    %wi = arith.index_cast %w : index to i32
    %c21 = arith.constant 21 : i32
    %wl = arith.shli %wi, %c21 : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
    %barrier = llvm.mlir.addressof @barrier : !llvm.ptr<3>
"""

FILL = """
    %words = memref.dim %src, %c1 : memref<?x?xi32>
    scf.for %i = %t to %words step %c128 {
      %x = memref.load %src[%b, %i] : memref<?x?xi32>
      %ii = arith.index_cast %i : index to i32
      %p = llvm.getelementptr %tile[%ii] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
      llvm.store %x, %p : i32, !llvm.ptr<3>
    }
"""

SETUP = """
    scf.if %first {
      nvvm.mbarrier.init %barrier, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
    }
    scf.if %warp0 {
      nvvm.tcgen05.alloc %slot, %columns {group = #nvvm.cta_group<GROUP>} : !llvm.ptr<3>, i32
    }
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
    SYNC // setup
    %base = llvm.load %slot : !llvm.ptr<3> -> i32
    %tm = llvm.inttoptr %base : i32 to !llvm.ptr<6>
    %mine = arith.addi %base, %wl : i32
    %tile_i = llvm.ptrtoint %tile : !llvm.ptr<3> to i64
    %c4 = arith.constant 4 : i64
    %tile_d = arith.shrui %tile_i, %c4 : i64
"""


def _quarters(code: str) -> str:
    """A part of the columns each, 128 of them."""
    return "".join(
        f"""
    %{code[0]}n{part} = arith.constant {128 * part} : i32
    %{code[0]}x{part} = arith.constant {128 * part} : index
    %{code[0]}a{part} = arith.addi %mine, %{code[0]}n{part} : i32
    %{code[0]}p{part} = llvm.inttoptr %{code[0]}a{part} : i32 to !llvm.ptr<6>
    {code[1:].replace("PART", str(part))}"""
        for part in range(4)
    )


LOADED = (
    _quarters(
        "i%iv = vector.load %before[%b, %t, %ixPART] : memref<?x128x512xi32>, vector<128xi32>\n"
        "    nvvm.tcgen05.st %ipPART, %iv {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<128xi32>\n".replace(
            "%iv", "%ivPART"
        )
    )
    + """
    nvvm.tcgen05.wait <store>
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    SYNC // filled
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
"""
)

COMMIT = "nvvm.tcgen05.commit %barrier {group = #nvvm.cta_group<GROUP>} : !llvm.ptr<3>"
WAITED = """
    nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32 // wait
    SYNC // ended
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
"""
STORED = _quarters(
    "o%ovPART = nvvm.tcgen05.ld %opPART {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<128xi32>\n"
    "    nvvm.tcgen05.wait <load>\n"
    "    vector.store %ovPART, %after[%b, %t, %oxPART] : memref<?x128x512xi32>, vector<128xi32>\n"
)
END = """
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    SYNC // read
    scf.if %warp0 {
      nvvm.tcgen05.dealloc %tm, %columns {group = #nvvm.cta_group<GROUP>} : !llvm.ptr<6>, i32
      nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<GROUP>}
    }
    gpu.return
  }
}
"""
CLUSTER = "nvvm.cluster.arrive {aligned}\n    nvvm.cluster.wait {aligned}"


def text(body: str, group: int = 1, *, asynchronous: bool = True) -> str:
    """The kernel in which ``body`` is done by the first thread, of a pair's even block, or by all where it is not asynchronous."""
    if asynchronous:
        first = "%first"
        setup = ""
        if group == 2:
            setup, first = (
                "%even = arith.cmpi eq, %b, %c0 : index\n    %leads = arith.andi %even, %first : i1\n",
                "%leads",
            )
        # The odd block of a pair is told by the barrier of the cluster.
        waited = WAITED
        if group == 2:
            waited = WAITED.replace("nvvm.mbarrier", "scf.if %even { nvvm.mbarrier").replace("i32 // wait", "i32 }")
        body = f"    {setup}scf.if {first} {{\n{body}\n{COMMIT}\n    }}\n{waited}"
    whole = HEAD + FILL + SETUP + LOADED + body + STORED + END
    return whole.replace("GROUP", f"cta_{group}").replace("SYNC", "gpu.barrier" if group == 1 else CLUSTER)


def run(body: str, shared=None, before=None, group: int = 1, *, asynchronous: bool = True, **options) -> np.ndarray:
    """Tensor memory [blocks, 128, 512] behind ``body``; ``shared``: bytes [blocks, n], or of all blocks."""
    source = np.zeros((group, 16), np.uint8) if shared is None else np.asarray(shared).view(np.uint8)
    source = np.ascontiguousarray(np.broadcast_to(source.reshape(-1, source.shape[-1]), (group, source.shape[-1])))
    if before is None:
        before = np.zeros((group, 128, COLUMNS), np.uint32)
    after = np.zeros((group, 128, COLUMNS), np.int32)
    sim.launch(
        text(body, group, asynchronous=asynchronous), "k", group, 128, source.view(np.int32),
        np.ascontiguousarray(before).view(np.int32).reshape(group, 128, COLUMNS), after, cluster=(group, 1, 1), **options,
    )  # fmt: skip
    return after.view(np.uint32)


def tile_word(offset: int, *, leading: int = 0, stride: int = 0, swizzle: int = 0) -> int:
    """A descriptor of a tile ``offset`` bytes into the tiles, without the address of the tiles; as a signed number."""
    word = offset >> 4 | (leading >> 4) << 16 | (stride >> 4) << 32 | 1 << 46 | swizzle << 61
    return word - (1 << 64) if word >> 63 else word


def descriptors(**words: int) -> str:
    """Descriptors by their names, as values."""
    lines = []
    for name, word in words.items():
        lines.append(f"%{name}_w = arith.constant {word} : i64\n%{name} = arith.addi %{name}_w, %tile_d : i64")
    return "\n".join(lines)


def address(name: str, column: int, lane: int = 0) -> str:
    """A pointer to a column and lane."""
    return (f"%{name}_o = arith.constant {lane << 16 | column} : i32\n%{name}_a = arith.addi %base, %{name}_o : i32\n"
            f"%{name} = llvm.inttoptr %{name}_a : i32 to !llvm.ptr<6>")  # fmt: skip
