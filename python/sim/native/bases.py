"""Which buffer each address of an llvm kernel is in, and of which pieces a buffer is made.

An address is followed from a pointer among the arguments, or from a variable in shared memory, through sums, casts, branches and loops.
In the machine code it is the number of bytes from its buffer's begin. An address that may be in one of two buffers, or of which more than
its place in the buffer is asked, is left to the NumPy engine.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import integer, word
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.native.asynchronous_form import BRING, FENCE, STORE, TAKE, Asynchronous, asynchronous
from gpuir.sim.native.outline import nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.tensor_maps import Mapped
from gpuir.sim.native.warpgroup_form import multiplication_of
from gpuir.sim.structure import defining_op, plain, reference
from gpuir.sim.terms import Op

__all__ = [
    "BUFFER_ACCESSES",
    "COPY",
    "REMARKS",
    "RESOURCE",
    "Bases",
    "Buffer",
    "bits",
    "elements",
    "member_of",
    "space",
]

_POINTER = re.compile(r"!llvm\.ptr(?:<(\d+)>)?$")
_VECTOR = re.compile(r"(?:vector<(\d+)x|!llvm\.array<(\d+) x )(\w+)>$")
_BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}
#: Ops whose result is an address in the buffer of their first operand.
_KEEPS = ("llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.zext", "llvm.sext", "llvm.trunc", "llvm.bitcast", "llvm.getelementptr", "llvm.freeze", "rocdl.make.buffer.rsrc")  # fmt: skip
#: Those of which it is the same address.
_SAME = ("llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.zext", "llvm.sext", "llvm.trunc", "llvm.bitcast", "llvm.freeze")  # fmt: skip
#: Ops that change some bits of an address.
_BITS_OF = ("llvm.or", "llvm.xor")
#: Ops that compute with an address as a number.
_NUMBERS = ("llvm.and", "llvm.lshr", "llvm.ashr", "llvm.shl", "llvm.mul", "llvm.udiv", "llvm.urem", "llvm.icmp", "llvm.inline_asm")  # fmt: skip
#: Ops that say something of an address and do nothing with it.
REMARKS = ("llvm.intr.lifetime.start", "llvm.intr.lifetime.end", "llvm.intr.assume", "nvvm.prefetch")
#: An asynchronous copy to shared memory.
COPY = "nvvm.cp.async.shared.global"
#: What makes a buffer's descriptor of its address, and accesses by it.
RESOURCE = "rocdl.make.buffer.rsrc"
BUFFER_ACCESSES = ("rocdl.raw.ptr.buffer.load", "rocdl.raw.ptr.buffer.store")
#: Ops that access memory, and which operands are addresses; what is written comes first.
_ACCESSES = {
    "llvm.load": (0,),
    "llvm.store": (1,),
    "llvm.atomicrmw": (0,),
    "llvm.cmpxchg": (0,),
    "nvvm.wmma.load": (0,),
    "nvvm.wmma.store": (0,),
    "nvvm.ldmatrix": (0,),
    "nvvm.stmatrix": (0,),
    COPY: (0, 1),
    BUFFER_ACCESSES[0]: (0,),
    BUFFER_ACCESSES[1]: (1,),
}
_MATRICES = ("nvvm.ldmatrix", "nvvm.wmma.load")
_READING = (*_MATRICES, "llvm.load", BUFFER_ACCESSES[0])


def space(type: ir.Type) -> int | None:
    """The address space of a pointer; None: the type is no pointer."""
    match = _POINTER.match(str(type))
    return None if match is None else int(match[1] or 0)


def bits(type: ir.Type | str) -> int:
    """Bits of a number or an address; 0 where the native engine has not the type."""
    where = space(type) if isinstance(type, ir.Type) else None
    if where is not None:
        return {0: 64, 1: 64, 3: 32, 4: 64, 5: 64, 8: 64}.get(where, 0)
    return _BITS.get(str(type), 0)


def elements(type: ir.Type | str) -> tuple[int, str]:
    """How many numbers a value has, and their type; of a type that is no vector and no array of numbers, one of it."""
    match = _VECTOR.match(str(type))
    return (1, str(type)) if match is None else (int(match[1] or match[2]), match[3])


def _around(op: Op) -> Op:
    assert op.parent is not None
    return op.parent.operation


def member_of(op: Op) -> ir.Value | None:
    """The value that an extractvalue takes out, where insertvalue ops put it in."""
    position, value = list(ir.DenseI64ArrayAttr(op.attributes["position"])), op.operands[0]
    while (made := defining_op(value)) is not None and made.name == "llvm.insertvalue":
        put = list(ir.DenseI64ArrayAttr(made.attributes["position"]))
        if put == position:
            return plain(made.operands[1])
        if put == position[: len(put)] or position == put[: len(position)]:
            return None
        value = made.operands[0]
    return None


class Buffer(NamedTuple):
    """A buffer: an argument by its number, a variable by its symbol, or one of each thread by a number in its name."""

    number: int | None
    name: str = ""


#: All variables in shared memory.
_JOINED = Buffer(None, "%shared")


def _is_of_all(op: Op) -> bool:
    """Whether the op says by addresses in a block's shared memory where something is."""
    does = asynchronous(op)
    return (does is not None and does.kind != FENCE) or multiplication_of(op) is not None


class Bases:
    """The buffers of a kernel's addresses."""

    def __init__(self, kernel: Op):
        self._of: dict[ir.Value, Buffer] = {}
        self._ops = nested(kernel)[1:]
        #: Bytes of the pieces of each buffer, the least that an access has.
        self.pieces: dict[Buffer, int] = {}
        #: Buffers that the kernel writes.
        self.stored: set[Buffer] = set()
        names = dict.fromkeys(reference(op.attributes["global_name"]) for op in self._ops if op.name == "llvm.mlir.addressof" and space(op.results[0].type) == 3)  # fmt: skip
        #: Variables in shared memory that are one buffer, since mbarriers and descriptors tell places in all of it, in the order in which the simulator lays them out.
        self.joined = list(names) if len(names) > 1 and any(map(_is_of_all, self._ops)) else []
        #: The one variable in shared memory, if there is but one, or all: an address is the number of bytes into it.
        self.first = _JOINED if self.joined else Buffer(None, next(iter(names))) if len(names) == 1 else None
        #: Whether an address in it has no other number, as those of all spaces have.
        self._numbered = not any(op.name == "llvm.addrspacecast" and space(op.operands[0].type) == 3 for op in self._ops)  # fmt: skip
        #: Arguments that are tensor maps, by their numbers.
        self.maps: dict[int, Mapped] = {}
        #: Bytes of each thread's own buffers.
        self.private: dict[Buffer, int] = {}
        for op in self._ops:
            if op.name == "llvm.alloca":
                self._own(op)
        for number, argument in enumerate(kernel.regions[0].blocks[0].arguments):
            if space(argument.type) is not None:
                self._of[plain(argument)] = Buffer(number)
        size = -1
        while size != len(self._of):
            size = len(self._of)
            for op in self._ops:
                self._spread(op)
        for op in self._ops:
            self._check(op)
        if self.maps:
            self._check_maps()

    def of(self, value: ir.Value) -> Buffer | None:
        """The buffer that the address is in; None of what is no address."""
        return self._of.get(plain(value))

    def _own(self, op: Op) -> None:
        """A variable of each thread: one that is there from the kernel's begin, and once."""
        count = defining_op(op.operands[0])
        first = op.block == op.block.region.blocks[0]
        if not first or count is None or count.name != "llvm.mlir.constant":
            raise Lack("the native engine has variables of a thread at the kernel's begin alone", op)
        buffer = Buffer(None, f"%{len(self.private)}")
        size = layout_of(ir.TypeAttr(op.attributes["elem_type"]).value).size
        self.private[buffer] = size * ir.IntegerAttr(count.attributes["value"]).value
        self._of[plain(op.results[0])] = buffer

    def _spread(self, op: Op) -> None:
        buffer: Buffer | None = None
        if op.name == "llvm.mlir.addressof":
            name = reference(op.attributes["global_name"])
            buffer = _JOINED if name in self.joined else Buffer(None, name)
        elif op.name in _KEEPS:
            buffer = self.of(op.operands[0])
        elif op.name == "llvm.extractvalue":
            member = member_of(op)
            buffer = None if member is None else self.of(member)
        elif op.name in _BITS_OF:
            # Of a variable at the begin of shared memory the address is the number of bytes into it.
            given = next(filter(None, map(self.of, op.operands)), None)
            buffer = given if given == self.first else None
        elif op.name in ("llvm.add", "llvm.sub", "llvm.select"):
            buffer = next(filter(None, map(self.of, op.operands)), None)
            if op.name == "llvm.sub" and all(map(self.of, op.operands)):
                buffer = None  # how far one is from the other
        if buffer is not None:
            self._put(op.results[0], buffer, op)
        if op.name == "scf.yield":
            for value, result in zip(op.operands, _around(op).results):
                given = self.of(value)
                if given is not None:
                    self._put(result, given, op)
        at = len(op.operands)
        for block in reversed(list(op.successors)):
            at -= len(block.arguments)
            for number, argument in enumerate(block.arguments):
                given = self.of(op.operands[at + number])
                if given is not None:
                    self._put(argument, given, op)

    def _put(self, value: ir.Value, buffer: Buffer, op: Op) -> None:
        if self._of.setdefault(plain(value), buffer) != buffer:
            raise Lack("an address may be in one of two buffers", op)

    def _check(self, op: Op) -> None:
        """Addresses are used as such alone, and wherever one may come, one comes."""
        found = [self.of(each) for each in op.operands]
        if op.name in _ACCESSES:
            self._access(op, found)
            return
        does = asynchronous(op)
        if does is not None:
            self._use(op, does)
            return
        if multiplication_of(op) is not None:
            if self.first is None:
                raise Lack("the native engine has products of warpgroups from one variable in shared memory alone", op)
            self.pieces[self.first] = min(self.pieces.get(self.first, 8), 8)
        if op.name == "scf.yield":
            if any(self.of(result) != given for result, given in zip(_around(op).results, found)):
                raise Lack("an address and a number that is none come together", op)
            return
        if op.name in ("llvm.br", "llvm.cond_br", "llvm.switch"):
            at = len(op.operands)
            for block in reversed(list(op.successors)):
                at -= len(block.arguments)
                for number, argument in enumerate(block.arguments):
                    if self.of(argument) != found[at + number]:
                        raise Lack("an address and a number that is none come together", op)
            if any(found[:at]):
                raise Lack("a branch depends on an address", op)
            return
        if not any(found) or op.name in REMARKS:
            return
        if op.name == "llvm.insertvalue":
            users = {use.owner.operation.name for use in op.results[0].uses}
            if not users <= {"llvm.insertvalue", "llvm.extractvalue"}:
                raise Lack("the native engine knows no place in memory by this use of an address", op)
            return
        good = op.name in _KEEPS and not any(found[1:])
        good |= op.name in _BITS_OF and not all(found) and self.of(op.results[0]) is not None
        good |= op.name == "llvm.add" and not all(found)
        good |= op.name == "llvm.sub" and found[0] is not None and found[1] in (None, found[0])
        good |= op.name == "llvm.select" and found[0] is None and found[1] == found[2]
        good |= op.name == "llvm.icmp" and found[0] == found[1] and str(op.attributes["predicate"]).split()[0] in "01"
        if not good and self._computes(op, found):
            return
        if not good or not all(bits(each.type) in (32, 64) for each in (*op.operands, *op.results) if self.of(each)):
            raise Lack("the native engine knows no place in memory by this use of an address", op)

    def _use(self, op: Op, does: Asynchronous) -> None:
        """An op on mbarriers, or a bulk copy: in the one variable in shared memory, by a map that is an argument."""
        if any(self.first is None or self.of(each) != self.first for each in does.addresses):
            raise Lack("the native engine has mbarriers and bulk copies in one variable in shared memory alone", op)
        if self.first is not None and does.addresses:
            self.pieces[self.first] = min(self.pieces.get(self.first, 8), 8)
        if does.map is None:
            return
        of = self.of(does.map)
        if of is None or of.number is None:
            raise Lack("the native engine has bulk copies by tensor maps, and of arrays, that are arguments alone", op)
        known = self.maps.get(of.number)
        whole = does.kind in (BRING, TAKE)
        made = Mapped(of.number, 0 if whole else len(does.numbers), does.kind in (STORE, TAKE))
        if known not in (None, made):
            raise Lack("the native engine has arrays that bulk copies read or write, by as many coordinates each time", op)  # fmt: skip
        self.maps[of.number] = made

    def _check_maps(self) -> None:
        """The address of a map is that of the argument, and nobody else accesses it; nobody writes an array that copies read, or accesses one that they write."""
        by_map = {each.number for each in self.maps.values() if each.rank}
        for op in self._ops:
            for value in op.results:
                buffer = self.of(value)
                if buffer is not None and buffer.number in by_map and op.name not in (*_SAME, "scf.if"):
                    raise Lack("the native engine has tensor maps that are arguments alone", op)
        for each in self.maps.values():
            buffer = Buffer(each.number)
            if buffer in self.pieces and (each.rank or each.stored or buffer in self.stored):
                raise Lack("the native engine has tensor maps, and arrays that copies write, that nobody else accesses")
            if not each.rank:
                self.pieces.setdefault(buffer, 1)

    def _computes(self, op: Op, found: list[Buffer | None]) -> bool:
        """Whether the op takes an address as the number that it is, and makes a number of it."""
        known = self._numbered and all(each in (None, self.first) for each in found)
        return known and op.name in _NUMBERS and not any(self.of(each) for each in op.results)

    def _access(self, op: Op, found: list[Buffer | None]) -> None:
        places = _ACCESSES[op.name]
        for number, buffer in enumerate(found):
            if number in places and buffer is None:
                raise Lack("the native engine does not see which buffer it accesses", op)
            if number not in places and buffer is not None:
                raise Lack("the native engine stores no addresses", op)
        for where in places:
            buffer = found[where]
            assert buffer is not None
            self.pieces[buffer] = min(self.pieces.get(buffer, 8), self._wide(op, where))
            if where == places[0] and op.name not in _READING:
                self.stored.add(buffer)

    def _wide(self, op: Op, where: int) -> int:
        """Bytes of the numbers that an access is made of, of eight at most."""
        if op.name.startswith("nvvm.wmma"):
            return {"f16": 2, "f32": 4}.get(word(op, "eltype"), 1)
        if op.name in (*_MATRICES, "nvvm.stmatrix"):
            return 8
        if op.name == COPY:
            return min(integer(op, "size"), 8)
        value = op.results[0] if op.name in _READING else op.operands[1 - where]
        count, element = elements(value.type)
        if bits(element) < 8 or count not in (1, 2, 4, 8):
            raise Lack(f"the native engine accesses no {value.type}", op)
        return bits(element) // 8
