"""Where machine code keeps account of mbarriers and bulk copies: calls of the routines of asynchronous_code.py and box_code.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import string
from gpuir.sim.native import asynchronous_code, box_code
from gpuir.sim.native import asynchronous_form as form
from gpuir.sim.native.asynchronous_code import FIELDS, QUEUE, Space
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.shared import Lack, Shared
from gpuir.sim.native.warp_words import is_meeting
from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["GRAIN", "PHASE", "Mark", "Marks", "is_phase", "mark_of", "marked", "write_phase"]

#: How the function is called that stands for the wait of all threads of a block for a phase.
PHASE = "native.phase"
#: Bytes that mbarriers and bulk copies have to themselves.
GRAIN = 8
_PREFIX = "native.mark."


class Mark(NamedTuple):
    """What a thread does: the kind, and of copies the number of the argument that has the array, and of its map among all, and whether a fence is known to stand ahead of it."""

    kind: str
    argument: int = 0
    map: int = 0
    fenced: int = 0
    #: Of the arguments that have the numbers of maps, and flags of the array, their numbers from the last one on.
    maps: int = 0
    flags: int = 0
    #: Groups of stores that may be left.
    left: int = 0

    def text(self, given: Sequence[str], types: Sequence[str]) -> str:
        """The op, on numbers of these types."""
        words = _PREFIX + ".".join(map(str, self))
        constraints = ",".join(["r"] * len(given))
        said = f'<{{asm_string = "{words}", constraints = "{constraints}", has_side_effects}}>'
        return f'"llvm.inline_asm"({", ".join(given)}) {said} : ({", ".join(types)}) -> ()'


def mark_of(op: Op) -> Mark | None:
    """What a mark says; None of another op."""
    if op.name != "llvm.inline_asm" or not string(op, "asm_string").startswith(_PREFIX):
        return None
    kind, *numbers = string(op, "asm_string").removeprefix(_PREFIX).split(".")
    return Mark(kind, *map(int, numbers))


def marked(kernel: Op) -> bool:
    """Whether the kernel has mbarriers or bulk copies."""
    return any(mark_of(op) is not None or is_phase(op) for op in nested(kernel))


def is_phase(op: Op) -> bool:
    """Whether the op is the wait of all threads of a block for a phase."""
    return op.name == "func.call" and reference(op.attributes["callee"]) == PHASE


class Marks:
    """The tables of a kernel's copy. ``memories``: its buffers, with ``pairs`` of the words of writers and readers, for so many elements each."""

    def __init__(
        self, k: Writer, kernel: Op, shared: Shared, memories: Sequence[Any], pairs: Sequence[tuple[Any, Any]], grains: Sequence[int]
    ):  # fmt: skip
        places = [number for number in range(len(shared.types)) if number not in shared.private]
        if len(places) != 1 or any(map(is_meeting, nested(kernel))):
            raise Lack("the native engine has mbarriers and bulk copies in one variable in shared memory, and no barriers of warps beside them")  # fmt: skip
        self._k, self._i32 = k, ir.IntegerType.get_signless(32)
        memory, words, grain = memories[places[0]], pairs[places[0]], grains[places[0]]
        type = ir.MemRefType(memory.type)
        if ELEMENTS[str(type.element_type)] * type.shape[0] < GRAIN:
            raise Lack("the variable has no room for an mbarrier")
        piece = ELEMENTS[str(type.element_type)]
        self._space = Space(type, words[0].type, piece * grain, piece * type.shape[0], k.threads)
        table, queue = (k.cleared(self._i32, size) for size in (self._space.slots * FIELDS, QUEUE))
        self._table, self._committed = table, k.cleared(self._i32)
        self._given = [table, queue, *words, k.guards.interval, memory]

    def clear(self) -> None:
        """The numbers of intervals begin again."""
        k = self._k
        with k.loops([(k.number(0), k.number(self._space.slots * FIELDS))], k.number(1)) as numbers:
            k.memref.store(k.constant(self._i32, 0), self._table, numbers)

    def write(self, copy: Op, mark: Mark) -> None:
        """Puts code in the place of a mark."""
        k, given = self._k, list(copy.operands)
        with ir.InsertionPoint(copy):
            own, thread = k.guards.own(), k.arith.index_cast(k.index, k.guards.thread)
            if mark.kind in (form.BRING, form.TAKE):
                self._run(mark, given, own, thread)
            elif mark.kind in (form.LOAD, form.STORE):
                self._copy(mark, given, own, thread)
            elif mark.kind == form.COMMIT:
                count = k.arith.addi(k.memref.load(self._committed, [thread]), k.constant(self._i32, 1))
                k.memref.store(count, self._committed, [thread])
            elif mark.kind == form.RETIRE:
                self._call(f"retire.{mark.left}", lambda name: asynchronous_code.retire(self._space, name, mark.left), [self._committed, thread, own])  # fmt: skip
            elif mark.kind == form.FENCE:
                self._call("fence", lambda name: asynchronous_code.fence(self._space, name), [])
            else:
                code = {form.INIT: asynchronous_code.init, form.INVALIDATE: asynchronous_code.invalidate, form.ARRIVE: asynchronous_code.arrive}[mark.kind]  # fmt: skip
                self._call(mark.kind, lambda name: code(self._space, name), [*given, own])
        copy.erase()

    def _copy(self, mark: Mark, given: Sequence[Any], own: Any, thread: Any) -> None:
        data, maps, flags = (self._k.arguments[number] for number in (mark.argument, -mark.maps, -mark.flags))
        if mark.kind == form.LOAD:
            rank = len(given) - 2
            self._call(
                f"load.{mark.map}.{rank}.{mark.fenced}",
                lambda name: box_code.load(self._space, name, mark.map, rank, fenced=bool(mark.fenced)),
                [maps, data, *given, own],
            )
            return
        rank = len(given) - 1
        self._call(
            f"store.{mark.map}.{rank}",
            lambda name: box_code.store(self._space, name, mark.map, rank),
            [maps, data, flags, self._committed, thread, *given, own],
        )

    def _run(self, mark: Mark, given: Sequence[Any], own: Any, thread: Any) -> None:
        data, flags = (self._k.arguments[number] for number in (mark.argument, -mark.flags))
        type = ir.MemRefType(data.type)
        size = ELEMENTS[str(type.element_type)]
        if mark.kind == form.BRING:
            self._call(
                f"bring.{size}.{mark.fenced}",
                lambda name: box_code.bring(self._space, name, type, size, fenced=bool(mark.fenced)),
                [data, *given, own],
            )
            return
        self._call(
            f"take.{size}",
            lambda name: box_code.take(self._space, name, type, size),
            [data, flags, self._committed, thread, *given, own],
        )

    def wait(self, address: Any, parity: Any) -> None:
        """Code for the wait of all threads of the block."""
        self._call("wait", lambda name: asynchronous_code.wait(self._space, name), [address, parity])

    def end(self) -> None:
        """Code for the block's end."""
        self._call("end", lambda name: asynchronous_code.end(self._space, name), [])

    def _call(self, name: str, text: Callable[[str], str], more: Sequence[Any]) -> None:
        k, routine = self._k, f"native.{name}"
        k.batch.routine(routine, lambda: text(routine))
        callee = ir.FlatSymbolRefAttr.get(routine)
        bad = ir.Operation.create(
            "func.call", [ir.IntegerType.get_signless(1)], [*self._given, *more], {"callee": callee}
        )
        k.guards.fails_where(bad.results[0])


def write_phase(k: Writer, op: Op) -> None:
    """Writes the wait for a phase: what all threads of the block have alike."""
    if k.first is not None:
        raise Lack("the native engine waits for phases where all threads of a block come to the wait")
    assert k.guards.marks is not None
    k.guards.marks.wait(*k.together(op, [0, 1]))
