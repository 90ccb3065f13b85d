"""The blocks of a function, and which registers each of them reads and writes."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from gpuir.interop.ptx.flow import Block, analyse, names_of
from gpuir.interop.ptx.opcodes import LEAVING, Opcode, opcode
from gpuir.interop.ptx.values import Values
from gpuir.ptx import Directive, Instruction, Label, Statement

__all__ = ["Blocks"]

_NAMES = re.compile(r"(?<![\w$#.])[A-Za-z_$%][\w$#]*")


class Blocks(Values):
    """Splits a body into blocks and finds where registers need block arguments."""

    def _split(self) -> list[Block]:
        """The blocks; the first one has no label, and nothing branches to it."""
        body = self.function.body or []
        targets: set[str] = set()
        known: list[Opcode | None] = []
        for statement in body:
            if type(statement) is Instruction:
                facts = opcode(statement[3])
                known.append(facts)
                if facts.ends:
                    targets.update(statement[4])
                continue
            known.append(None)
            if type(statement) is Directive:
                if statement.name == "branchtargets":
                    targets.update(word.strip() for word in statement.text.split(","))
                self.tables[statement.label] = statement
        statements: list[Statement] = []
        told: list[Opcode | None] = []
        places: list[str] = []
        blocks = [Block(0, statements, told, places)]
        self._labels: dict[str, int] = {}
        ended = False
        for statement, facts_, place in zip(body, known, self._located(body)):
            if facts_ is None and type(statement) is Label:
                if statement.name in self._labels:
                    self.error(f"the label '{statement.name}' stands twice", statement.offset)
                if statement.name in targets:
                    statements, told, places = [], [], []
                    self._labels[statement.name] = len(blocks)
                    blocks.append(Block(len(blocks), statements, told, places))
                    ended = False
                continue
            if ended:
                statements, told, places = [], [], []
                blocks.append(Block(len(blocks), statements, told, places))
                ended = False
            statements.append(statement)
            told.append(facts_)
            places.append(place)
            ended = facts_ is not None and facts_.ends
        # Behind the last statement a function returns.
        last = statements[-1] if statements else None
        if not (isinstance(last, Instruction) and ended and not last.guard):
            if ended:
                blocks.append(Block(len(blocks), [], [], []))
            end = Instruction(self.function.offset, "", False, "ret", [])
            blocks[-1].statements.append(end)
            blocks[-1].facts.append(opcode("ret"))
            blocks[-1].places += self._located([end])
        for block in blocks:
            block.after = self._after(block, len(blocks))
        return blocks

    def _located(self, body: Sequence[Statement]) -> list[str]:
        """Line and column of each statement."""
        starts = self.modules.starts
        offsets = np.array([statement[0] for statement in body], np.int64)
        lines = np.searchsorted(starts, offsets, "right")
        columns = offsets - starts[lines - 1] + 1
        return [f"{line}:{column}" for line, column in zip(lines.tolist(), columns.tolist())]

    def _after(self, block: Block, count: int) -> list[int]:
        last = block.statements[-1] if block.statements else None
        following = [block.number + 1] if block.number + 1 < count else []
        if not isinstance(last, Instruction):
            return following
        base, self.offset = opcode(last.opcode).base, last.offset
        if base == "bra":
            target = [self._target(last, last.operands[0])]
            return target + [one for one in following if one not in target] if last.guard else target
        if base == "brx":
            return list(dict.fromkeys(self._target(last, name) for name in self._table(last)))
        if base in LEAVING:
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

    def _registers_in(self, text: str) -> tuple[str, ...]:
        """The registers that an operand names."""
        known = self._named.get(text)
        if known is None:
            registers = self.registers
            known = (text,) if text in registers else tuple(name for name in _NAMES.findall(text) if name in registers)
            self._named[text] = known
        return known

    def effects(self, ins: Instruction) -> tuple[list[str], list[str]]:
        """The registers that an instruction reads and writes."""
        reads: list[str] = []
        writes: list[str] = []
        operands, facts = ins.operands, opcode(ins.opcode)
        base, start = facts.base, 0
        if operands and facts.writes:
            if operands[0][:1] != "[":
                writes += self._registers_in(operands[0])
                start = 1
        elif base == "st" and ins.opcode.startswith("st.param"):
            # A parameter that is a register: its address stands for it.
            writes += self._registers_in(operands[0].partition("+")[0])
        elif base == "call" and operands and operands[0][:1] == "(" and len(operands) > 1:
            writes += self._registers_in(operands[0])
            start = 1
        elif base == "wgmma" and operands and operands[0][:1] == "{":
            writes += self._registers_in(operands[0])
        for operand in operands[start:]:
            reads += self._registers_in(operand)
        if facts.leaves_carry:
            writes.append("%CC")
        if facts.takes_carry:
            reads.append("%CC")
        if ins.guard:
            if ins.guard not in self.registers:
                self.error(f"the predicate '{ins.guard}' is not declared", ins.offset)
            reads += (ins.guard, *writes)
        if base in LEAVING:
            reads += [each.name for each in self.function.results if each.name in self.registers]
        return reads, writes

    def _uses(self, block: Block) -> tuple[set[str], set[str]]:
        """The registers that a block reads before it writes them, and all that it writes."""
        used: set[str] = set()
        defined: set[str] = set()
        registers, registers_in = self.registers, self._registers_in
        # From the end on, so that operands need no look of their own: what is no register is told at the end.
        for statement, facts in zip(reversed(block.statements), reversed(block.facts)):
            if facts is None or type(statement) is not Instruction:
                continue
            _, guard, _, _, operands = statement
            if guard or not facts.plain or not operands:
                if guard and facts.base == "bra" and guard in registers:
                    used.add(guard)
                    continue
                if not guard and not operands and facts.plain:
                    continue
                return self._closely_uses(block)
            if not facts.writes or operands[0][:1] == "[":
                others = operands
            elif operands[0] in registers:
                used.discard(operands[0])
                defined.add(operands[0])
                others = operands[1:]
            else:
                return self._closely_uses(block)
            if facts.recipe is not None:
                used.update(others)
            else:
                for operand in others:
                    used.update(registers_in(operand))
        plain = used & registers.keys()
        if any(map(registers_in, used - plain)):
            return self._closely_uses(block)
        return plain, defined

    def _closely_uses(self, block: Block) -> tuple[set[str], set[str]]:
        """The same of any block, operand by operand."""
        used: set[str] = set()
        defined: set[str] = set()
        registers, registers_in = self.registers, self._registers_in
        for statement, facts in zip(block.statements, block.facts):
            if facts is None or type(statement) is not Instruction:
                continue
            _, guard, _, _, operands = ins = statement
            if facts.plain and not guard:
                writes = facts.writes and operands and operands[0][:1] != "["
                for operand in operands[1:] if writes else operands:
                    if operand in defined:
                        continue
                    if operand in registers:
                        used.add(operand)
                        continue
                    for name in registers_in(operand):
                        if name not in defined:
                            used.add(name)
                if writes:
                    if operands[0] in registers:
                        defined.add(operands[0])
                    else:
                        defined.update(registers_in(operands[0]))
            else:
                self.offset = ins.offset
                reads, written = self.effects(ins)
                used.update([name for name in reads if name not in defined])
                defined.update(written)
                if ins.opcode.startswith("wgmma.mma"):
                    kind = "f32" if ".f32." in ins.opcode else "i32"
                    self.accumulators.update(
                        dict.fromkeys(ins.operands[0].strip("{} ").replace(" ", "").split(","), kind)
                    )
        return used, defined

    def _analyse(self, blocks: list[Block], arguments: list[str]) -> tuple[list[int], dict[int, list[str]]]:
        """The blocks that are reached, dominators first, and the registers that are arguments of each.

        ``arguments``: the registers that the function begins with. Only what a block reads of another can be an argument; sets of
        these registers are numbers, a bit for each.
        """
        told = [self._uses(block) for block in blocks]
        told[0][1].update(arguments)
        shared: set[str] = set()
        for used, _ in told:
            shared |= used
        names = [name for name in self.registers if name in shared]
        bits = {name: 1 << number for number, name in enumerate(names)}
        for block, (used, defined) in zip(blocks, told):
            for name in used:
                block.uses |= bits[name]
            for name in defined & shared:
                block.defines |= bits[name]
        order = analyse(blocks)
        named = {number: names_of(blocks[number].arguments, names) for number in order}
        self._order, self._shared = order, names
        return order, named

    def is_read(self, register: str) -> bool:
        """Whether any instruction reads the register."""
        if self._read is None:
            self._read = {
                name
                for statement in self.function.body or ()
                if isinstance(statement, Instruction)
                for name in self.effects(statement)[0]
            }
        return register in self._read
