"""nvvm ops of a raised kernel: which thread it is, and where threads meet."""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.attributes import integer, segments, sizes, word
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.late import COMMIT, WAIT
from gpuir.sim.native.product_code import SATURATED, Product
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.warp_words import MEETING
from gpuir.sim.native.warps import MATCH
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
    mask = op.operands[1] if name == "redux.sync" else op.operands[0]
    if w.known(mask) not in (-1, (1 << WARP) - 1):
        raise Lack("the native engine has operations of all lanes of a warp alone")
    w.of_lanes = WARP
    if name == "shfl.sync":
        return _shuffle(w, op)
    if name == "redux.sync":
        kind = word(op, "kind")
        if str(op.operands[0].type) != "i32" or kind not in _REDUCTIONS:
            raise Lack("the native engine has not this reduction")
        attribute = f"<{{op = #gpu<all_reduce_op {_REDUCTIONS[kind]}>}}>"
        return [w.lines.set("gpu.subgroup_reduce", [w.one(op.operands[0])], ["i32"], "i32", attribute)]
    if name == "bar.warp.sync":
        w.call(MEETING, [], [], [])
        return None
    return _match(w, op) if name == "match.sync" else [_vote(w, op)]


def _vote(w: Written, op: Op) -> str:
    given, kind = w.lines.set("gpu.ballot", [w.one(op.operands[1])], ["i1"], "i32"), word(op, "kind")
    if kind == "ballot":
        return given
    none, all = (
        w.lines.compare(1 if kind == "any" else 0, given, w.lines.constant(lanes, "i32"), "i32") for lanes in (0, -1)
    )
    return {"any": none, "all": all, "uni": w.lines.set("arith.ori", [none, all], ["i1", "i1"], "i1")}[kind]


def _match(w: Written, op: Op) -> list[str]:
    type = text_of(op.operands[1].type)
    (same,) = w.call(f"{MATCH}.{type}", [w.one(op.operands[1])], [type], ["i32"])
    if word(op, "kind") == "any":
        return [same]
    every = w.lines.compare(0, same, w.lines.constant(-1, "i32"), "i32")
    mask = w.lines.set("arith.extsi", [every], ["i1"], "i32")
    return [mask, every]


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


def _shuffle(w: Written, op: Op) -> list[str]:
    mode = word(op, "kind")
    if w.known(op.operands[3]) != (0 if mode == "up" else WARP - 1):
        raise Lack("the native engine shuffles whole warps alone")
    type = text_of(op.operands[1].type)
    width, new = w.lines.constant(WARP, "i32"), w.lines.fresh()
    known = w.known(op.operands[2])
    if known is not None:
        offset = w.lines.constant(known & (WARP - 1), "i32")
    else:
        offset = w.lines.by("andi", w.one(op.operands[2]), WARP - 1, "i32")
    w.lines.body.append(
        f"{new}, {new}_valid = gpu.shuffle {_SHUFFLES[mode]} {w.one(op.operands[1])}, {offset}, {width} : {type}"
    )
    both = "return_value_and_is_valid" in op.attributes
    return [new, f"{new}_valid"] if both else [new]
