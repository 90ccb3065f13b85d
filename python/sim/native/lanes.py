"""nvvm ops of a raised kernel: which thread it is, and where threads meet."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.attributes import integer, segments, sizes, word
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.late import COMMIT, WAIT
from gpuir.sim.native.product_code import SATURATED, Product
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.warp_words import MEETING
from gpuir.sim.native.warps import MATCH, REDUCTION
from gpuir.sim.native.written import Written, members, text_of
from gpuir.sim.terms import Op

__all__ = ["WARP", "thread_op"]

_IDS = {"tid": "gpu.thread_id", "ctaid": "gpu.block_id", "ntid": "gpu.block_dim", "nctaid": "gpu.grid_dim"}
_REDUCTIONS = {"add": "add", "and": "and", "or": "or", "xor": "xor", "max": "maxsi", "min": "minsi", "umax": "maxui", "umin": "minui"}  # fmt: skip
_SHUFFLES = {"bfly": "xor", "down": "down", "up": "up", "idx": "idx"}
#: PTX's names of types of sums by those of registers.
_SUMS = {"vector<2xf16>": "f16", "f32": "f32", "i32": "s32"}
#: Lanes of the warps that the operations of nvvm are for.
WARP = 32
_OF_ALL = "the native engine has operations of all lanes of a warp alone"


def thread_op(w: Written, op: Op) -> list[str] | None:
    """Writes an nvvm op; the names of what it gives."""
    name = op.name.removeprefix("nvvm.")
    if name.startswith("read.ptx.sreg."):
        return [_id(w, op, name.removeprefix("read.ptx.sreg."))]
    if name in ("barrier", "barrier0"):
        if len(op.operands) or len(op.results):
            raise Lack("the native engine has barriers of whole blocks alone")
        w.lines.body.append("gpu.barrier")
        return None
    if name in ("cp.async.commit.group", "cp.async.wait.group"):
        said = COMMIT if name == "cp.async.commit.group" else f"{WAIT} = {integer(op, 'n')} : i32"
        w.lines.body.append(f'"gpu.wait"() {{{said}}} : () -> ()')
        return None
    if name == "mma.sync":
        return _product(w, op)
    if name not in ("shfl.sync", "vote.sync", "match.sync", "redux.sync", "bar.warp.sync"):
        raise Lack("the native engine has no such op")
    mask = _members(w, op.operands[1] if name == "redux.sync" else op.operands[0])
    w.of_lanes = WARP
    if name == "shfl.sync":
        return _shuffle(w, op, mask)
    if name == "redux.sync":
        return [_reduction(w, op, mask)]
    if name == "bar.warp.sync":
        if mask:
            raise Lack(_OF_ALL)
        w.call(MEETING, [], [], [])
        return None
    return _match(w, op, mask) if name == "match.sync" else [_vote(w, op, mask)]


def _members(w: Written, mask: ir.Value) -> str:
    """The lanes that take part with a lane, which is one of them; empty where all are named, as a constant."""
    known = w.known(mask)
    if known in (-1, (1 << WARP) - 1):
        return ""
    if known is not None:
        # Some lanes do not come to it.
        raise Lack(_OF_ALL)
    name = w.one(mask)
    return _checked(w, name, w.lines.binary("shrui", name, _lane(w), "i32"))


def _checked(w: Written, name: str, flag: str) -> str:
    """The number, in a launch whose checks fail where the last bit of the flag is not set: by a shift that is too far."""
    off = w.lines.compare(0, w.lines.by("andi", flag, 1, "i32"), w.lines.constant(0, "i32"), "i32")
    amount = w.lines.select(off, w.lines.constant(WARP, "i32"), w.lines.constant(0, "i32"), "i32")
    return w.lines.binary("shrui", name, amount, "i32")


def _lane(w: Written) -> str:
    new = w.lines.fresh()
    w.lines.body.append(f"{new} = gpu.lane_id")
    return w.lines.set("arith.index_cast", [new], ["index"], "i32")


def _reduction(w: Written, op: Op, mask: str) -> str:
    kind = word(op, "kind")
    if str(op.operands[0].type) != "i32" or kind not in _REDUCTIONS:
        raise Lack("the native engine has not this reduction")
    value = w.one(op.operands[0])
    if mask:
        return w.call(f"{REDUCTION}.{_REDUCTIONS[kind]}", [value, mask], ["i32", "i32"], ["i32"])[0]
    attribute = f"<{{op = #gpu<all_reduce_op {_REDUCTIONS[kind]}>}}>"
    return w.lines.set("gpu.subgroup_reduce", [value], ["i32"], "i32", attribute)


def _vote(w: Written, op: Op, mask: str) -> str:
    given, kind = w.lines.set("gpu.ballot", [w.one(op.operands[1])], ["i1"], "i32"), word(op, "kind")
    given = w.lines.binary("andi", given, mask, "i32") if mask else given
    if kind == "ballot":
        return given
    none = w.lines.constant(0, "i32")
    if kind == "any":
        return w.lines.compare(1, given, none, "i32")
    every = w.lines.compare(0, given, mask or w.lines.constant(-1, "i32"), "i32")
    if kind == "all":
        return every
    return w.lines.set("arith.ori", [every, w.lines.compare(0, given, none, "i32")], ["i1", "i1"], "i1")


def _match(w: Written, op: Op, mask: str) -> list[str]:
    type = text_of(op.operands[1].type)
    (same,) = w.call(f"{MATCH}.{type}", [w.one(op.operands[1])], [type], ["i32"])
    same = w.lines.binary("andi", same, mask, "i32") if mask else same
    if word(op, "kind") == "any":
        return [same]
    lanes = mask or w.lines.constant(-1, "i32")
    every = w.lines.compare(0, same, lanes, "i32")
    return [w.lines.select(every, lanes, w.lines.constant(0, "i32"), "i32"), every]


def _product(w: Written, op: Op) -> list[str]:
    """A call of the function that stands for the product, on registers of 32 bits."""
    m, n, k = sizes(op)
    a, b, c = segments(op)
    elements = [_element(op, f"multiplicand{side}PtxType", given[0].type) for side, given in (("A", a), ("B", b))]
    sums = {_SUMS.get(text, "") for text in (str(c[0].type), members(op.results[0].type)[0])}
    if word(op, "intOverflowBehavior") == "satfinite":
        sums = {SATURATED if each == "s32" else "" for each in sums}
    product = Product(m, k, elements[0], elements[1], sums.pop()) if len(sums) == 1 else None
    if product is None or n != 8 or not product.known:
        raise Lack("the native engine has not this product")
    w.of_lanes = WARP
    held = [*["i32"] * (len(a) + len(b)), *[product.held] * len(c)]
    names = [w.register(each, type) for each, type in zip((*a, *b, *c), held, strict=True)]
    results = w.call(symbol_of(product), names, held, [product.held] * len(c))
    return [part for name in results for part in w.taken_apart(name, product.held, members(op.results[0].type)[0])]


def _element(op: Op, attribute: str, type: ir.Type) -> str:
    return word(op, attribute) or {"vector<2xf16>": "f16", "vector<2xbf16>": "bf16", "f32": "tf32"}.get(str(type), "")


def _id(w: Written, op: Op, name: str) -> str:
    type = text_of(op.results[0].type)
    base, _, axis = name.partition(".")
    new = w.lines.fresh()
    if base in _IDS and axis in ("x", "y", "z"):
        w.lines.body.append(f"{new} = {_IDS[base]} {axis}")
    elif name in ("laneid", "warpsize"):
        w.lines.body.append(f"{new} = gpu.{'lane_id' if name == 'laneid' else 'subgroup_size : index'}")
    else:
        raise Lack("the native engine has no such register")
    return w.lines.set("arith.index_cast", [new], ["index"], type)


def _shuffle(w: Written, op: Op, mask: str) -> list[str]:
    mode, type = word(op, "kind"), text_of(op.operands[1].type)
    known = w.known(op.operands[2])
    offset = (
        w.lines.by("andi", w.one(op.operands[2]), WARP - 1, "i32")
        if known is None
        else w.lines.constant(known & (WARP - 1), "i32")
    )
    whole = not mask and w.known(op.operands[3]) == (0 if mode == "up" else WARP - 1)
    source, inside = (offset, "") if whole else _source(w, mode, offset, w.one(op.operands[3]), mask)
    width, new = w.lines.constant(WARP, "i32"), w.lines.fresh()
    how = _SHUFFLES[mode] if whole else "idx"
    w.lines.body.append(f"{new}, {new}_valid = gpu.shuffle {how} {w.one(op.operands[1])}, {source}, {width} : {type}")
    return [new, inside or f"{new}_valid"] if "return_value_and_is_valid" in op.attributes else [new]


def _source(w: Written, mode: str, offset: str, clamp: str, mask: str) -> tuple[str, str]:
    """The lane that each lane reads, itself where that is none of its part of the warp, and whether it is one (PTX ISA, "shfl.sync")."""

    def apart(number: str) -> str:
        return w.lines.binary("andi", number, w.lines.by("xori", parts, -1, "i32"), "i32")

    lane, parts = _lane(w), w.lines.by("andi", w.lines.by("shrui", clamp, 8, "i32"), WARP - 1, "i32")
    low = w.lines.binary("andi", lane, parts, "i32")
    end = w.lines.binary("ori", low, apart(w.lines.by("andi", clamp, WARP - 1, "i32")), "i32")
    if mode == "idx":
        source = w.lines.binary("ori", low, apart(offset), "i32")
    else:
        source = w.lines.binary({"up": "subi", "down": "addi", "bfly": "xori"}[mode], lane, offset, "i32")
    inside = w.lines.compare(5 if mode == "up" else 3, source, end, "i32")
    source = w.lines.select(inside, source, lane, "i32")
    return (_checked(w, source, w.lines.binary("shrui", mask, source, "i32")) if mask else source), inside
