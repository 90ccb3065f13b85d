"""wgmma in raised kernels: what an op multiplies, and rows of its operands as each thread loads them.

An operand in shared memory is matrices of eight rows of 16 bytes, at addresses that a descriptor tells (descriptors.py). Of A a warp loads the four of its own
rows; those of B are loaded once, by all threads of the warpgroup. Each thread has a row of a matrix, as with ldmatrix; what is multiplied then is said by a call
(warpgroups.py). The loads have LATE: nobody may write there before the product was waited for. PTX ISA, "wgmma.mma_async".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.sim.attributes import integer
from gpuir.sim.native.descriptors import Descriptor, upper_half
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.late import COMMIT_READS, WAIT_READS
from gpuir.sim.native.places import Places
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.warpgroup_form import PRODUCT, Multiplication, multiplication_of
from gpuir.sim.native.warpgroups import MATRICES, Warpgroup, converged
from gpuir.sim.native.written import Written, members, parts
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["COMMIT", "FENCE", "GROUP_OPS", "WAIT", "group_op"]

FENCE, COMMIT, WAIT = "nvvm.wgmma.fence.aligned", "nvvm.wgmma.commit.group.sync.aligned", "nvvm.wgmma.wait.group.sync.aligned"  # fmt: skip
#: Ops of warpgroups, beside products that are inline assembly.
GROUP_OPS = (PRODUCT, FENCE, COMMIT, WAIT)
_LANES, _WARPS = 32, 4
#: Bytes of a row of a matrix.
_ROW = 16

#: Loads of neighbours: memref, its type, their indices.
Loads = Callable[[str, str, Sequence[str]], list[str]]


def _form(made: Multiplication, pieces: int) -> Warpgroup:
    left = "registers" if made.left else "rows" if made.k_major[0] else "turned"
    return Warpgroup(made.n, made.depth, made.a, made.b, made.sums, left, "rows" if made.k_major[1] else "turned", pieces)  # fmt: skip


def group_op(w: Written, places: Places, op: Op, loads: Loads) -> list[str] | None:
    """Writes an op of warpgroups; the numbers that it gives."""
    w.of_lanes = _LANES
    made = multiplication_of(op)
    if made is not None:
        return _product(w, places, op, made, loads)
    if op.name != FENCE:
        # What it says holds of whole warpgroups.
        w.call(converged([]), [], [], [])
        said = COMMIT_READS if op.name == COMMIT else f"{WAIT_READS} = {integer(op, 'group')} : i32"
        w.lines.body.append(f'"gpu.wait"() {{{said}}} : () -> ()')
    return None


def _product(w: Written, places: Places, op: Op, made: Multiplication, loads: Loads) -> list[str]:
    e, buffer = w.lines, w.bases.first
    assert buffer is not None
    memory, of = places.memories[buffer]
    piece = w.bases.pieces[buffer]
    form = _form(made, _ROW // piece)
    words = [w.one(each) for each in made.descriptors]
    keep = made.keep if isinstance(made.keep, bool) else w.known(made.keep)
    alike = dict.fromkeys(words, "i64")
    if keep is None and not isinstance(made.keep, bool):
        alike[w.one(made.keep)] = "i32"
    w.call(converged(list(alike.values())), list(alike), list(alike.values()), [])

    lane, warp = e.fresh(), e.fresh()
    e.body.append(f"{lane}_index = gpu.lane_id\n{warp}_index = gpu.subgroup_id : index")
    lane, warp = (e.set("arith.index_cast", [f"{each}_index"], ["index"], "i32") for each in (lane, warp))
    warp = e.by("andi", warp, _WARPS - 1, "i32")

    def row(descriptor: Descriptor, matrix: str, depth: str, *, k_major: bool) -> list[str]:
        """The pieces of the thread's row of a matrix, which has a number along M or N and one along K."""
        inner = e.by("andi", lane, 7, "i32")
        lines, along = (matrix, depth) if k_major else (depth, matrix)
        across = e.binary("addi", e.by("shli", lines, 3, "i32"), inner, "i32")
        index = descriptor.place(across, e.by("shli", along, 4, "i32"), piece, k_major=k_major)
        behind = [e.by("addi", index, number, "index") for number in range(1, form.pieces)]
        return loads(memory, of, [index, *behind])

    given: list[str] = []
    if made.left:
        given += [w.register(each, "i32") for each in made.left]
    else:
        number = e.by("shrui", lane, 3, "i32")
        matrix = e.binary("addi", e.by("shli", warp, 1, "i32"), e.by("andi", number, 1, "i32"), "i32")
        given += row(
            Descriptor(e, words[0], upper_half(made.descriptors[0])),
            matrix,
            e.by("shrui", number, 1, "i32"),
            k_major=made.k_major[0],
        )
    descriptor = Descriptor(e, words[-1], upper_half(made.descriptors[-1]))
    thread = e.binary("addi", e.by("shli", warp, 5, "i32"), lane, "i32")
    for stage in range(form.stages):
        number = e.by("addi", e.by("shrui", thread, 3, "i32"), MATRICES * stage, "i32")
        if form.matrices % MATRICES:
            number = e.by("remui", number, form.matrices, "i32")
        given += row(descriptor, e.by("shrui", number, 1, "i32"), e.by("andi", number, 1, "i32"), k_major=made.k_major[1])  # fmt: skip

    kinds = [kind for kind, count in form.operands(8 * piece) for _ in range(count)]
    held = form.product.held
    sums = _sums(w, made, held)
    if keep is None and not isinstance(made.keep, bool):
        added = e.compare(1, w.one(made.keep), e.constant(0, "i32"), "i32")
        sums = [e.select(added, each, e.constant(0, held), held) for each in sums]
    elif not keep:
        sums = [e.constant(0, held)] * len(sums)
    results = w.call(symbol_of(form), [*given, *sums], kinds, [held] * len(sums))
    if len(results) != form.sums_held:
        raise Lack("the native engine has not these registers of accumulators")
    types = members(op.results[0].type)
    return [part for name, type in zip(results, types, strict=True) for part in w.taken_apart(name, held, type)]


def _sums(w: Written, made: Multiplication, held: str) -> list[str]:
    """The registers of the accumulators that come in."""
    if len(made.given) > 1 or not str(made.given[0].type).startswith("!llvm.struct"):
        return [w.register(each, held) for each in made.given]
    whole = made.given[0]
    if plain(whole) not in w.names:
        raise Lack("the native engine does not see what is in the accumulators")
    if set(parts(whole.type)) != {held}:
        raise Lack("the native engine has not these registers of accumulators")
    return list(w.names[plain(whole)])
