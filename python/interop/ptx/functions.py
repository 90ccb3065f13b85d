"""A function of PTX as text of the llvm dialect: blocks, registers as SSA values, predicates."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from gpuir.interop.ptx.elementwise import recipe, shift
from gpuir.interop.ptx.flow import Block, analyse
from gpuir.interop.ptx.types import BITS, MLIR, register_type
from gpuir.interop.ptx.values import Values
from gpuir.ptx import Directive, Instruction, Label, Location, Statement

if TYPE_CHECKING:
    pass

__all__ = ["HANDLERS", "Functions", "handler"]

#: What instructions do that are no computation on registers alone, by the opcode's first word.
HANDLERS: dict[str, Callable[[Functions, Instruction], None]] = {}
_NAMES = re.compile(r"[A-Za-z_$%][\w$#]*")
_LEAVING = ("ret", "exit")
#: What ends a block.
_ENDS = frozenset(("bra", "brx", *_LEAVING))
#: Of which the first operand is none that is written.
_WRITES_NONE = frozenset(
    "st red bar barrier bra brx ret exit trap brkpt membar fence cp prefetch prefetchu discard applypriority stmatrix nanosleep setmaxnreg griddepcontrol "
    "pmevent call tensormap clusterlaunchcontrol barrier createpolicy_none wgmma tcgen05".split()
)
#: Of these some instructions write it all the same.
_WRITES = re.compile(r"bar(rier)?\b.*\.red|tcgen05\.ld\b")


def handler(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Registers what translates the opcodes that begin with one of these words."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def _as_bits(numbers: set[int]) -> int:
    """A set of numbers as the bits of one."""
    octets = bytearray((max(numbers, default=0) >> 3) + 1)
    for number in numbers:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


class Functions(Values):
    """Translates one function."""

    # Blocks

    def _split(self) -> list[Block]:
        """The blocks; the first one has no label, and nothing branches to it."""
        body = self.function.body or []
        targets: set[str] = set()
        for statement in body:
            if isinstance(statement, Instruction) and statement.opcode.startswith(("bra", "brx")):
                targets.update(statement.operands)
            elif isinstance(statement, Directive):
                if statement.name == "branchtargets":
                    targets.update(word.strip() for word in statement.text.split(","))
                self.tables[statement.label] = statement
        blocks = [Block(0, [])]
        self._labels: dict[str, int] = {}
        ended = False
        for statement in body:
            if isinstance(statement, Label):
                if statement.name in self._labels:
                    self.error(f"the label '{statement.name}' stands twice", statement.offset)
                if statement.name in targets:
                    blocks.append(Block(len(blocks), []))
                    self._labels[statement.name] = len(blocks) - 1
                    ended = False
                continue
            if ended:
                blocks.append(Block(len(blocks), []))
                ended = False
            blocks[-1].statements.append(statement)
            ended = isinstance(statement, Instruction) and statement.opcode.partition(".")[0] in _ENDS
        # Behind the last statement a function returns.
        last = blocks[-1].statements[-1] if blocks[-1].statements else None
        if not (isinstance(last, Instruction) and last.opcode.partition(".")[0] in _ENDS and not last.guard):
            if ended:
                blocks.append(Block(len(blocks), []))
            blocks[-1].statements.append(Instruction(self.function.offset, "", False, "ret", []))
        for block in blocks:
            block.after = self._after(block, len(blocks))
        return blocks

    def _after(self, block: Block, count: int) -> list[int]:
        last = block.statements[-1] if block.statements else None
        following = [block.number + 1] if block.number + 1 < count else []
        if not isinstance(last, Instruction):
            return following
        base = last.opcode.partition(".")[0]
        if base == "bra":
            target = [self._target(last, last.operands[0])]
            return target + [one for one in following if one not in target] if last.guard else target
        if base == "brx":
            return list(dict.fromkeys(self._target(last, name) for name in self._table(last)))
        if base in _LEAVING:
            return following if last.guard else []
        return following

    def _target(self, ins: Instruction, label: str) -> int:
        if label not in self._labels:
            self.error(f"there is no label '{label}'", ins.offset)
        return self._labels[label]

    def _table(self, ins: Instruction) -> list[str]:
        name = ins.operands[1]
        if name in self.tables:
            return [word.strip() for word in self.tables[name].text.split(",")]
        self.error(f"there is no .branchtargets '{name}'", ins.offset)

    # Definitions and uses

    def _registers_in(self, text: str) -> tuple[int, ...]:
        """The numbers of the registers that an operand names."""
        known = self._named.get(text)
        if known is None:
            numbers = self._numbers
            if text in numbers:
                known = (numbers[text],)
            else:
                known = tuple(numbers[name] for name in _NAMES.findall(text) if name in numbers)
            self._named[text] = known
        return known

    def _effects(self, ins: Instruction) -> tuple[list[int], list[int]]:
        """The numbers of the registers that an instruction reads and writes."""
        reads: list[int] = []
        writes: list[int] = []
        opcode, operands = ins.opcode, ins.operands
        base = opcode.partition(".")[0]
        start = 0
        if operands and (base not in _WRITES_NONE or _WRITES.match(opcode)):
            if operands[0][:1] != "[":
                writes += self._registers_in(operands[0])
                start = 1
        elif base == "st" and opcode.startswith("st.param"):
            # A parameter that is a register: its address stands for it.
            writes += self._registers_in(operands[0].partition("+")[0])
        elif base == "call" and operands and operands[0][:1] == "(" and len(operands) > 1:
            writes += self._registers_in(operands[0])
            start = 1
        elif base == "wgmma" and operands and operands[0][:1] == "{":
            writes += self._registers_in(operands[0])
        for operand in operands[start:]:
            reads += self._registers_in(operand)
        if ".cc" in opcode:
            writes.append(self._numbers["%CC"])
        if base in ("addc", "subc", "madc"):
            reads.append(self._numbers["%CC"])
        if ins.guard:
            if ins.guard not in self._numbers:
                self.error(f"the predicate '{ins.guard}' is not declared", ins.offset)
            reads += (self._numbers[ins.guard], *writes)
        if base in _LEAVING:
            reads += [self._numbers[each.name] for each in self.function.results if each.name in self._numbers]
        return reads, writes

    def _bits(self, bits: int) -> list[str]:
        """The names of the registers of a set, in their order."""
        names = []
        while bits:
            low = bits & -bits
            names.append(self._names[low.bit_length() - 1])
            bits ^= low
        return names

    # Writing

    def translate(self, arguments: Sequence[tuple[str, str, str]]) -> list[str]:
        """The body's lines; ``arguments``: parameter, name and type of the function's own."""
        self._blocks = blocks = self._split()
        for block in blocks:
            used: set[int] = set()
            defined: set[int] = set()
            for statement in block.statements:
                if isinstance(statement, Instruction):
                    reads, writes = self._effects(statement)
                    used.update([number for number in reads if number not in defined])
                    defined.update(writes)
                    self._read.update(reads)
                    if statement.opcode.startswith("wgmma.mma"):
                        kind = "f32" if ".f32." in statement.opcode else "i32"
                        self.accumulators.update(
                            dict.fromkeys(statement.operands[0].strip("{} ").replace(" ", "").split(","), kind)
                        )
            block.uses, block.defines = _as_bits(used), _as_bits(defined)
        for name, _, _ in arguments:
            if name in self._numbers:
                blocks[0].defines |= 1 << self._numbers[name]
        order = analyse(blocks)
        floats = self._floats(order)
        typed = {
            number: [(name, self.accumulators.get(name) or floats.get(name) or register_type(self.registers[name])) for name in self._bits(blocks[number].arguments)]
            for number in order
        }  # fmt: skip
        self._typed = typed
        written: dict[int, list[str]] = {}
        headers: dict[int, str] = {}
        for number in order:
            block = blocks[number]
            self._block, self._env, self._casts, self.lines = block, {}, {}, []
            self._envs[number] = self._env
            if number == 0:
                for name, value, type in arguments:
                    if name in self.registers:
                        self._env[name] = value, type
                    else:
                        self._slots[name] = value
            else:
                made = [(name, self.new(), type) for name, type in typed[number]]
                for name, value, type in made:
                    self._env[name] = value, type
                inside = ", ".join(f"{value}: {type}" for _, value, type in made)
                headers[number] = f"^b{number}({inside}):" if inside else f"^b{number}:"
            self._statements(block)
            written[number] = self.lines
        text = []
        for number in order:
            text += [*self.entry, *written[0]] if number == 0 else [headers[number], *written[number]]
        return text

    def _floats(self, order: Sequence[int]) -> dict[str, str]:
        """Registers of bits that only float instructions write, with their types."""
        found: dict[str, str] = {}
        for number in order:
            for statement in self._blocks[number].statements:
                if isinstance(statement, Instruction) and statement.operands:
                    target = statement.operands[0]
                    if self.registers.get(target) not in ("b32", "b64", "u32", "u64"):
                        continue
                    type = statement.opcode.rpartition(".")[2]
                    base = statement.opcode.partition(".")[0]
                    if base in ("cvt", "set", "setp", "slct", "testp"):
                        type = next((word for word in statement.opcode.split(".") if word in MLIR), "")
                    if type not in ("f32", "f64") or BITS[MLIR[self.registers[target]]] != int(type[1:]):
                        if not (
                            base == "mov"
                            and statement.operands[1:]
                            and statement.operands[1][:2].lower() in ("0f", "0d", "0x", "0")
                        ):
                            type = ""
                        else:
                            continue
                    found[target] = type if found.get(target, type) == type else ""
        return found

    def _statements(self, block: Block) -> None:
        statements = block.statements
        at, end = 0, len(statements)
        while at < end:
            statement = statements[at]
            at += 1
            if isinstance(statement, Instruction):
                self.offset = statement.offset
                self._locate(statement.offset)
                base = statement.opcode.partition(".")[0]
                if base in _ENDS:
                    self._leave(block, statement, base)
                    return
                if statement.guard and not self._selects(statement):
                    run = [statement]
                    while at < end and self._goes_on(run[0], run[-1], statements[at]):
                        following = statements[at]
                        if isinstance(following, Instruction):
                            run.append(following)
                        at += 1
                    self._guarded(run)
                else:
                    self.instruction(statement)
            elif isinstance(statement, Location):
                self._source_line(statement)
        self._branch(block.after[0])

    def _goes_on(self, first: Instruction, last: Instruction, statement: Statement) -> bool:
        """Whether a statement has the same guard as those from the first to the last before it."""
        if isinstance(statement, Location):
            return True
        if not isinstance(statement, Instruction) or statement.opcode.partition(".")[0] in _ENDS:
            return False
        if (statement.guard, statement.negated) != (first.guard, first.negated):
            return False
        # Those before the last one were looked at when they went on.
        return self._numbers[first.guard] not in self._effects(last)[1]

    def _selects(self, ins: Instruction) -> bool:
        """Whether the instruction may happen where its guard does not hold, its result then being left."""
        made = recipe(ins.opcode)
        return made is not None and not made.traps and "|" not in ins.operands[0] and ins.operands[0] in self.registers

    def instruction(self, ins: Instruction) -> None:
        """One instruction that does not leave its block; of a guarded one the result is chosen."""
        made = recipe(ins.opcode)
        operands = ins.operands
        if made is None:
            base = ins.opcode.partition(".")[0]
            found = HANDLERS.get(base)
            if found is None:
                self._unknown(ins, base)
            found(self, ins)
            return
        count = len(operands) - 1
        if not made.least <= count <= len(made.operands):
            many = str(made.least) if made.least == len(made.operands) else f"{made.least} to {len(made.operands)}"
            self.error(f"'{ins.opcode}' has a result and {many} operands, not {max(count, 0)}")
        target = operands[0]
        if "{" in "".join(operands):
            HANDLERS["mov"](self, ins)
            return
        if operands[-1].isdigit() and ins.opcode[:3] in ("shl", "shr") and int(operands[-1]) < BITS[made.result]:
            made = shift(ins.opcode) or made
        values = [self.value(operand, type) if type else operand for operand, type in zip(operands[1:], made.operands)]
        second = ""
        if "|" in target:
            target, _, second = (part.strip() for part in target.partition("|"))
            self.error(f"'{ins.opcode}' has one result, not '{target}' and '{second}'")
        value, type = made.write(self, values), made.result
        if ins.guard and target in self.registers and target != "_":
            old, have = self.reaching(target)
            value = self.op(f"llvm.select {self.predicate(ins)}, {value}, {self.coerce(old, have, type)} : i1, {type}")
        self.define(target, value, type, made.signed)

    def _unknown(self, ins: Instruction, base: str) -> NoReturn:
        if base in ("tex", "tld4", "txq", "suld", "sust", "sured", "suq", "istypep"):
            self.error(f"'{ins.opcode}': textures and surfaces are not supported")
        self.error(f"the instruction '{ins.opcode}' is not supported")

    def _guarded(self, run: Sequence[Instruction]) -> None:
        """Instructions that happen only where a predicate holds."""
        flag = self.predicate(run[0])
        first = run[0]
        kept_env, kept_casts, outside, location = dict(self._env), dict(self._casts), self.lines, self.location
        self.lines = []
        for ins in run:
            self.offset = ins.offset
            self._locate(ins.offset)
            self.instruction(ins._replace(guard="", negated=False))
        written = {number for ins in run for number in self._effects(ins)[1]}
        names = [
            name
            for name in (self._names[number] for number in sorted(written))
            if kept_env.get(name) != self._env.get(name)
        ]
        inside, made = self.lines, {name: self._env[name] for name in names}
        self._env.clear()
        self._env.update(kept_env)
        self.lines, self._casts, self.location, self.offset = outside, kept_casts, location, first.offset
        if not names:
            self.lines += [f"scf.if {flag} {{", *inside, "}" + location]
            return
        olds = []
        for name in names:
            value, type = made[name]
            old, have = self.reaching(name)
            olds.append(self.coerce(old, have, type))
        types = ", ".join(type for _, type in made.values())
        result = self.new()
        several = f"{result}:{len(names)}" if len(names) > 1 else result
        self.lines += [
            f"{several} = scf.if {flag} -> ({types}) {{", *inside,
            f"scf.yield {', '.join(value for value, _ in made.values())} : {types}", "} else {",
            f"scf.yield {', '.join(olds)} : {types}", "}" + location,
        ]  # fmt: skip
        for number, name in enumerate(names):
            self._env[name] = (f"{result}#{number}" if len(names) > 1 else result), made[name][1]

    # Leaving a block

    def _edge(self, target: int) -> str:
        """A block with the values for its arguments."""
        typed = self._typed[target]
        if not typed:
            return f"^b{target}"
        values = [self.in_flight(name, type) for name, type in typed]
        return f"^b{target}({', '.join(values)} : {', '.join(type for _, type in typed)})"

    def _branch(self, target: int) -> None:
        edge = self._edge(target)
        self.line(f"llvm.br {edge}")

    def _leave(self, block: Block, ins: Instruction, base: str) -> None:
        if base == "bra":
            target = self._target(ins, ins.operands[0])
            if not ins.guard or block.after == [target]:
                self._branch(target)
                return
            flag = self.predicate(ins)
            taken, other = self._edge(target), self._edge(block.after[1])
            self.line(f"llvm.cond_br {flag}, {taken}, {other}")
        elif base == "brx":
            labels = self._table(ins)
            if ins.guard:
                self.error("brx.idx with a predicate is not supported: branch around it")
            edges = [self._edge(self._target(ins, label)) for label in labels]
            index = self.value(ins.operands[0], "i32")
            cases = ", ".join(f"{number}: {edge}" for number, edge in enumerate(edges[1:], 1))
            self.line(f"llvm.switch {index} : i32, {edges[0]} [{cases}]")
        else:
            if base == "exit" and not self.function.entry:
                self.error("exit in a function is not supported: return instead, or let the kernel exit")
            if ins.guard:
                # The way out has nothing to hand on but what the function returns.
                self._return_where(block, ins)
            else:
                self.line(self._return())

    def _return_where(self, block: Block, ins: Instruction) -> None:
        flag = self.predicate(ins)
        text, before = self._return(), self.lines
        other = self._edge(block.after[0])
        out = f"^r{block.number}"
        self.line(f"llvm.cond_br {flag}, {out}, {other}")
        before += [f"{out}:", text + self.location]

    def _return(self) -> str:
        results = self.function.results
        if not results:
            return "llvm.return"
        (variable,) = results
        type = self.modules.result_type(variable)
        if variable.name in self.registers:
            return f"llvm.return {self.value(variable.name, type)} : {type}"
        slot = self.slot(variable.name, variable.size, variable.align)
        return f"llvm.return {self.op(f'llvm.load {slot} : !llvm.ptr -> {type}')} : {type}"

    # Places

    def _locate(self, offset: int) -> None:
        starts = self.modules.starts
        line = self._line = bisect_right(starts, offset, self._line if starts[self._line - 1] <= offset else 1)
        place = f"{self.modules.quoted_file}{line}:{offset - starts[line - 1] + 1}"
        self.location = f" loc(fused[{self._source}, {place}])" if self._source else f" loc({place})"

    def _source_line(self, loc: Location) -> None:
        name = self.modules.file(loc.file, loc.offset)
        if not loc.line:
            # Line 0 is code of no line.
            self._source = ""
            return
        text = f"{name}:{loc.line}:{max(loc.column, 1)}"
        if loc.inlined is not None:
            caller = self._sources.get(loc.inlined)
            if caller is None:
                file, line, column = loc.inlined
                caller = f"{self.modules.file(file, loc.offset)}:{line}:{max(column, 1)}"
            text = caller if self.modules.of_library(loc.file) else f"callsite({text} at {caller})"
        self._sources[loc.file, loc.line, loc.column] = text
        self._source = text
