"""Programs on shared memory, drawn as TTGIR and run thread by thread: does any thread meet memory that another still uses?

A buffer has an element a thread. In each op a warp takes the elements of another one, a different one in each op and in
consecutive rounds of a loop, so that any two accesses to the same bytes, of which one writes, need a barrier between.
"""

from __future__ import annotations

import random

from gpuir.analysis import allocations
from gpuir.analysis.flow import op_name
from gpuir.dialects import ttg
from gpuir.host import AnyOp, ir

THREADS, ELEMENT_BYTES, LANES = 1024, 4, 32
#: Ops that take the elements of different warps.
DISTINCT = THREADS // LANES // 2
MOST_CONDITIONS = 3
NESTED = ["loop", "if"]
TENSOR = "tensor<1024xi32, #blocked>"
BUFFER = "!ttg.memdesc<1024xi32, #shared, #smem, mutable>"
SHARED = "#gpu.address_space<workgroup>"
HEAD = """
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [32], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 32 : i32, "ttg.threads-per-warp" = 32 : i32} {
"""


class Drawn:
    """The text of a program: allocations, stores, loads, loops of two rounds, and branches that all threads take alike."""

    def __init__(self, draw: random.Random):
        self._draw = draw
        self._count = self._accesses = 0
        #: Branches, each with a condition of its own.
        self.conditions = 0
        self._lines: list[str] = []
        self._lines += [
            "%zero = arith.constant 0 : i32",
            "%one = arith.constant 1 : i32",
            "%two = arith.constant 2 : i32",
        ]
        last = self._body("%x", [], depth=0, length=draw.randint(4, 7))
        self._lines.append(f"tt.return {last} : {TENSOR}")

    @property
    def text(self) -> str:
        body = "\n".join(self._lines)
        conditions = "".join(f", %c{number}: i1" for number in range(MOST_CONDITIONS))
        return f"{HEAD}tt.func public @drawn(%x: {TENSOR}{conditions}) -> {TENSOR} {{\n{body}\n}}\n}}\n"

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _body(self, value: str, buffers: list[str], depth: int, length: int) -> str:
        buffers = list(buffers)
        for _ in range(length):
            if self._accesses == DISTINCT:
                break
            kinds = ["alloc"] * (2 if len(buffers) < 3 else 0) + ["store", "load", "load"] * bool(buffers)
            kind = self._draw.choice(kinds + self._nested_kinds() * (depth < 2))
            self._accesses += kind not in NESTED
            if kind == "alloc":
                buffers.append(self._name())
                self._lines.append(f"{buffers[-1]} = ttg.local_alloc {value} : ({TENSOR}) -> {BUFFER}")
            elif kind == "store":
                self._lines.append(f"ttg.local_store {value}, {self._draw.choice(buffers)} : {TENSOR} -> {BUFFER}")
            elif kind == "load":
                loaded, added = self._name(), self._name()
                self._lines.append(f"{loaded} = ttg.local_load {self._draw.choice(buffers)} : {BUFFER} -> {TENSOR}")
                self._lines.append(f"{added} = arith.addi {value}, {loaded} : {TENSOR}")
                value = added
            else:
                value = self._nested(kind, value, buffers, depth)
        return value

    def _nested_kinds(self) -> list[str]:
        return NESTED if self.conditions < MOST_CONDITIONS else ["loop"]

    def _nested(self, kind: str, value: str, buffers: list[str], depth: int) -> str:
        result, carried = self._name(), self._name()
        if kind == "loop":
            head = (
                f"scf.for {self._name()} = %zero to %two step %one iter_args({carried} = {value}) -> ({TENSOR}) : i32"
            )
            parts = [carried]
        else:
            head, parts = f"scf.if %c{self.conditions} -> ({TENSOR})", [value, value]
            self.conditions += 1
        self._lines.append(f"{result} = {head} {{")
        for index, start in enumerate(parts):
            if index:
                self._lines.append("} else {")
            last = self._body(start, buffers, depth + 1, self._draw.randint(1, 3))
            self._lines.append(f"scf.yield {last} : {TENSOR}")
        self._lines.append("}")
        return result


class Threads:
    """The kernel of one thread, in `gpu`, `memref` and `scf`, that a function of such a program is."""

    def __init__(self, module: ir.Module, function: AnyOp):
        self._names: dict[ir.Value, str] = {}
        self._lines: list[str] = []
        self._accesses = 0
        #: Names of the number of the round of the loops around.
        self._rounds = ["%round"]
        total = module.operation.attributes["ttg.shared"].value // ELEMENT_BYTES
        self._memory = f"memref<{total}xi32, {SHARED}>"
        (block,) = function.operation.regions[0].blocks
        self._names[block.arguments[0]] = "%x"
        for number in range(MOST_CONDITIONS):
            self._names[block.arguments[1 + number]] = f"%c{number}"
        self._block(block)
        body = "\n".join(self._lines)
        conditions = "".join(f"%c{number}: i1, " for number in range(MOST_CONDITIONS))
        self.text = f"""
gpu.module @m {{
gpu.func @drawn({conditions}%y: memref<1024xi32>) workgroup(%s: {self._memory}) kernel {{
%t = gpu.thread_id x
%x = arith.index_cast %t : index to i32
%lanes = arith.constant {LANES} : index
%all = arith.constant {THREADS} : index
%round = arith.constant 0 : index
{body}
memref.store %result, %y[%t] : memref<1024xi32>
gpu.return
}}
}}
"""

    def _name(self, value: ir.Value) -> str:
        return self._names.setdefault(value, f"%n{len(self._names)}")

    def _place(self, buffer: ir.Value) -> str:
        """Writes the address of a thread's element in an op; the operand."""
        (allocation,) = allocations(buffer)
        offset = allocation.owner.operation.attributes["allocation.offset"].value // ELEMENT_BYTES
        shift = 2 * (self._accesses % DISTINCT) * LANES
        p = f"%p{self._accesses}"
        self._accesses += 1
        self._lines += [
            f"{p}shift = arith.constant {shift} : index",
            f"{p}round = arith.muli {self._rounds[-1]}, %lanes : index",
            f"{p}by = arith.addi {p}shift, {p}round : index",
            f"{p}moved = arith.addi %t, {p}by : index",
            f"{p}element = arith.remui {p}moved, %all : index",
            f"{p}offset = arith.constant {offset} : index",
            f"{p} = arith.addi {p}element, {p}offset : index",
        ]
        return f"%s[{p}] : {self._memory}"

    def _block(self, block: ir.Block) -> None:
        for op in block.operations:
            self._op(op.operation, op_name(op))

    def _op(self, op: ir.Operation, name: str) -> None:
        operands = [self._name(value) for value in op.operands if not isinstance(value.type, ttg.MemDescType)]
        if name == "arith.constant":
            self._lines.append(f"{self._name(op.results[0])} = arith.constant {op.attributes['value']}")
        elif name in ("ttg.local_alloc", "ttg.local_store"):
            buffer = op.results[0] if name == "ttg.local_alloc" else op.operands[1]
            place = self._place(buffer)
            self._lines.append(f"memref.store {operands[0]}, {place}")
        elif name == "ttg.local_load":
            place = self._place(op.operands[0])
            self._lines.append(f"{self._name(op.results[0])} = memref.load {place}")
        elif name == "arith.addi":
            self._lines.append(f"{self._name(op.results[0])} = arith.addi {', '.join(operands)} : i32")
        elif name == "gpu.barrier":
            self._lines.append("gpu.barrier")
        elif name == "scf.for":
            (body,) = op.regions[0].blocks
            start, stop, step, value = operands
            index, carried = (self._name(argument) for argument in body.arguments)
            self._lines.append(
                f"{self._name(op.results[0])} = scf.for {index} = {start} to {stop} step {step} "
                f"iter_args({carried} = {value}) -> (i32) : i32 {{"
            )
            self._rounds.append(f"{index}round")
            self._lines.append(f"{index}round = arith.index_cast {index} : i32 to index")
            self._block(body)
            self._rounds.pop()
            self._lines.append("}")
        elif name == "scf.if":
            self._lines.append(f"{self._name(op.results[0])} = scf.if {operands[0]} -> (i32) {{")
            self._block(op.regions[0].blocks[0])
            self._lines.append("} else {")
            self._block(op.regions[1].blocks[0])
            self._lines.append("}")
        elif name == "scf.yield":
            self._lines.append(f"scf.yield {operands[0]} : i32")
        else:
            assert name == "tt.return", name
            self._lines += ["%nothing = arith.constant 0 : i32", f"%result = arith.addi {operands[0]}, %nothing : i32"]
