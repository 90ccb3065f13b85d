"""mbarriers and bulk copies in raised kernels: marks where a thread does something with them, and calls where all threads wait for a phase.

A mark is inline assembly of no machine, whose text says what there is to do; blocks.py has asynchronous_marks.py put code in its place.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.native import asynchronous_form as form
from gpuir.sim.native.asynchronous_form import Asynchronous
from gpuir.sim.native.asynchronous_marks import PHASE, Mark
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.terms import Op

__all__ = ["asynchronous_op", "elected"]

_WARP = 32


def asynchronous_op(w: Written, op: Op, does: Asynchronous, *, fenced: bool) -> list[str] | None:
    """Writes such an op; the numbers that it gives. ``fenced``: whether a fence stands ahead of it behind all that threads write."""
    e = w.lines

    def number(value: ir.Value | int) -> str:
        if isinstance(value, int):
            return e.constant(value, "i32")
        return e.resize(w.one(value), text_of(value.type), "i32")

    if does.kind == form.FENCE and all(each.stored for each in w.bases.maps.values()):
        # Whether it stands ahead of products and stores is known by now (warpgroup_flow.py).
        return None
    given = [number(each) for each in (*does.addresses, *does.numbers)]
    if does.kind == form.WAIT:
        w.call(PHASE, given, ["i32"] * len(given), [])
        # The wait ends with the phase, and then it is so; a form that loops by itself says nothing.
        return [e.constant(1, "i1")] if len(op.results) else None
    mark = Mark(does.kind)
    if does.kind == form.RETIRE:
        left = does.numbers[0]
        assert isinstance(left, int)
        mark, given = mark._replace(left=left), []
    types = ["i32"] * len(given)
    if does.map is not None:
        buffer = w.bases.of(does.map)
        assert buffer is not None and buffer.number is not None
        stored = [each.number for each in w.bases.maps.values() if each.stored]
        mark = mark._replace(argument=buffer.number, map=list(w.bases.maps).index(buffer.number), fenced=int(fenced))
        mark = mark._replace(maps=1 + len(stored))
        if buffer in w.bases.pieces:
            # Lanes copy as many bytes each.
            if not isinstance(does.numbers[0], int) and w.known(does.numbers[0]) is None:
                raise Lack("the native engine has copies of runs of a known size alone")
            given.append(e.resize(w.one(does.map), text_of(does.map.type), "i64"))
            types.append("i64")
        if does.kind in (form.STORE, form.TAKE):
            mark = mark._replace(flags=len(stored) - stored.index(buffer.number))
    if does.predicate is not None:
        e.body.append(f"scf.if {w.one(does.predicate)} {{")
    e.body.append(mark.text(given, types))
    if does.predicate is not None:
        e.body.append("}")
    return [e.constant(0, text_of(op.results[0].type))] if len(op.results) else None


def elected(w: Written, op: Op) -> list[str]:
    """The lowest lane of a warp that has come as a whole."""
    if len(op.operands) and w.known(op.operands[0]) not in (-1, (1 << _WARP) - 1):
        raise Lack("the native engine has operations of all lanes of a warp alone")
    w.of_lanes = _WARP
    e = w.lines
    e.set("gpu.ballot", [e.constant(1, "i1")], ["i1"], "i32")
    lane = e.fresh()
    e.body.append(f"{lane} = gpu.lane_id")
    return [e.compare(0, lane, e.constant(0, "index"), "index")]
