"""A function of PTX as text of the llvm dialect: blocks, registers as SSA values, predicates."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn

from gpuir.interop.ptx.blocks import Blocks
from gpuir.interop.ptx.elementwise import Recipe
from gpuir.interop.ptx.flow import Block
from gpuir.interop.ptx.opcodes import HANDLERS, opcode
from gpuir.interop.ptx.types import BITS, MLIR, register_type
from gpuir.ptx import Instruction, Location, Statement

__all__ = ["Functions"]

#: Literals that may be the bits of a float.
_LITERAL = re.compile("0[fFdDxX]|0$")
#: What begins as a number.
_PLAIN = re.compile(r"-?[0-9]")
#: A literal that may be less than a width.
_DIGITS = re.compile("[0-9]{1,3}")


class Functions(Blocks):
    """Translates one function."""

    # Writing

    def translate(self, arguments: Sequence[tuple[str, str, str]]) -> list[str]:
        """The body's lines; ``arguments``: parameter, name and type of the function's own."""
        try:
            return self._translated(arguments)
        except (IndexError, KeyError, ValueError):
            # Words and operands are taken by their places; an instruction that lacks one is no instruction of PTX.
            self.error(
                f"the instruction {self._at_offset()} lacks a word or an operand, or has one that PTX does not give it"
            )

    def _at_offset(self) -> str:
        """The opcode of the current instruction, for a message."""
        found = re.compile(r"[^\s;]+").match(self.modules.program.text, self.offset)
        return f"'{found[0]}'" if found else "here"

    def _translated(self, arguments: Sequence[tuple[str, str, str]]) -> list[str]:
        self._blocks = blocks = self._split()
        order, names = self._analyse(blocks, [name for name, _, _ in arguments if name in self.registers])
        floats = self._floats(order, {name for each in names.values() for name in each})
        typed = {
            number: [(name, self.accumulators.get(name) or floats.get(name) or register_type(self.registers[name])) for name in names[number]]
            for number in order
        }  # fmt: skip
        self._typed = typed
        written: dict[int, list[str]] = {}
        headers: dict[int, str] = {}
        for number in order:
            block = blocks[number]
            self._block, self.env, self._casts, self.lines = block, {}, {}, []
            self._envs[number] = self.env
            if number == 0:
                for name, value, type in arguments:
                    if name in self.registers:
                        self.env[name] = value, type
                    else:
                        self._slots[name] = value
            else:
                made = [(name, self.new(), type) for name, type in typed[number]]
                for name, value, type in made:
                    self.env[name] = value, type
                inside = ", ".join(f"{value}: {type}" for _, value, type in made)
                headers[number] = f"^b{number}({inside}):" if inside else f"^b{number}:"
            self._statements(block)
            written[number] = self.lines
        text = []
        for number in order:
            text += [*self.entry, *written[0]] if number == 0 else [headers[number], *written[number]]
        return text

    def _floats(self, order: Sequence[int], arguments: set[str]) -> dict[str, str]:
        """Those of the arguments that are registers of bits that only float instructions write, with their types."""
        candidates = {name for name in arguments if self.registers[name] in ("b32", "b64", "u32", "u64")}
        found: dict[str, str] = {}
        for number in order if candidates else ():
            for ins in self._blocks[number].statements:
                if type(ins) is not Instruction or not ins.operands or ins.operands[0] not in candidates:
                    continue
                target, facts = ins.operands[0], opcode(ins.opcode)
                kind = facts.float
                if not kind or BITS[MLIR[self.registers[target]]] != int(kind[1:]):
                    if facts.base == "mov" and ins.operands[1:] and _LITERAL.match(ins.operands[1]):
                        continue
                    kind = ""
                found[target] = kind if found.get(target, kind) == kind else ""
        return found

    def _statements(self, block: Block) -> None:
        statements, told, places = block.statements, block.facts, block.places
        # What a product still adds to is taken out of it before anything else reads it.
        quick = not self.accumulators
        at, end = 0, len(statements)
        while at < end:
            statement, facts = statements[at], told[at]
            if facts is not None and type(statement) is Instruction:
                offset, guard, _, _, operands = statement
                self.offset = offset
                self.location = location = f"{self._before}{places[at]}{self._behind}"
                at += 1
                if facts.ends:
                    self._leave(block, statement, facts.base)
                    return
                if not guard:
                    writer = facts.writer
                    if writer is not None and quick and writer(self, operands, location):
                        continue
                    if facts.recipe is not None:
                        self.instruction(statement)
                    elif facts.handler is not None:
                        facts.handler(self, statement)
                    else:
                        self._unknown(statement, facts.base)
                elif self._selects(statement, facts.recipe):
                    self.instruction(statement)
                else:
                    run, where = [statement], [location]
                    while at < end and self._goes_on(run[0], run[-1], statements[at]):
                        following = statements[at]
                        if isinstance(following, Instruction):
                            run.append(following)
                            where.append(f"{self._before}{places[at]}{self._behind}")
                        at += 1
                    self._guarded(run, where)
            else:
                at += 1
                if isinstance(statement, Location):
                    self._source_line(statement)
        self._branch(block.after[0])

    def operand(self, operand: str, type: str) -> str | None:
        """A register or a number as an MLIR type; None for other operands, which `value` tells."""
        known = self.env.get(operand)
        if known is None:
            if operand not in self.plain_types:
                literal = self._literals.get((operand, type))
                if literal is None and type and _PLAIN.match(operand):
                    literal = self._immediate(operand, type)
                return literal
            known = self.reaching(operand)
        return known[0] if known[1] == type else self.coerce(*known, type)

    def _goes_on(self, first: Instruction, last: Instruction, statement: Statement) -> bool:
        """Whether a statement has the same guard as those from the first to the last before it."""
        if isinstance(statement, Location):
            return True
        if not isinstance(statement, Instruction) or opcode(statement.opcode).ends:
            return False
        if (statement.guard, statement.negated) != (first.guard, first.negated):
            return False
        # Those before the last one were looked at when they went on.
        return first.guard not in self.effects(last)[1]

    def _selects(self, ins: Instruction, made: Recipe | None) -> bool:
        """Whether the instruction may happen where its guard does not hold, its result then being left."""
        return made is not None and not made.traps and "|" not in ins.operands[0] and ins.operands[0] in self.registers

    def instruction(self, ins: Instruction) -> None:
        """One instruction that does not leave its block; of a guarded one the result is chosen."""
        facts = opcode(ins.opcode)
        made, operands = facts.recipe, ins.operands
        if made is None:
            if facts.handler is None:
                self._unknown(ins, facts.base)
            facts.handler(self, ins)
            return
        count = len(operands) - 1
        if not made.least <= count <= len(made.operands):
            many = str(made.least) if made.least == len(made.operands) else f"{made.least} to {len(made.operands)}"
            self.error(f"'{ins.opcode}' has a result and {many} operands, not {max(count, 0)}")
        target = operands[0]
        if "{" in "".join(operands):
            HANDLERS["mov"](self, ins)
            return
        if facts.shift is not None and _DIGITS.fullmatch(operands[-1]) and int(operands[-1]) < BITS[made.result]:
            made = facts.shift
        values = [self.value(operand, type) if type else operand for operand, type in zip(operands[1:], made.operands)]
        if "|" in target:
            if facts.base == "setp":
                HANDLERS["setp"](self, ins)
                return
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

    def _guarded(self, run: Sequence[Instruction], where: Sequence[str]) -> None:
        """Instructions that happen only where a predicate holds, and their locations."""
        flag = self.predicate(run[0])
        first = run[0]
        kept_env, kept_casts, outside, location = dict(self.env), dict(self._casts), self.lines, self.location
        self.lines = []
        for ins, self.location in zip(run, where):
            self.offset = ins.offset
            self.instruction(ins._replace(guard="", negated=False))
        written = {name for ins in run for name in self.effects(ins)[1]}
        if self._places is None:
            self._places = {name: number for number, name in enumerate(self.registers)}
        places = self._places
        names = [name for name in sorted(written, key=places.__getitem__) if kept_env.get(name) != self.env.get(name)]
        inside, made = self.lines, {name: self.env[name] for name in names}
        self.env.clear()
        self.env.update(kept_env)
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
            self.env[name] = (f"{result}#{number}" if len(names) > 1 else result), made[name][1]

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

    def _of_source(self, source: str) -> None:
        """From now on instructions are of a place in the author's own text, "" where none is known."""
        file = self.modules.quoted_file
        self._before, self._behind = (f" loc(fused[{source}, {file}", "])") if source else (f" loc({file}", ")")

    def _source_line(self, loc: Location) -> None:
        name = self.modules.file(loc.file)
        if not loc.line or not name:
            # Line 0 is code of no line.
            self._of_source("")
            return
        text = f"{name}:{loc.line}:{max(loc.column, 1)}"
        if loc.inlined is not None:
            caller = self._sources.get(loc.inlined)
            if caller is None:
                file, line, column = loc.inlined
                caller = f"{self.modules.file(file) or self.modules.quoted_file}:{line}:{max(column, 1)}"
            text = caller if self.modules.of_library(loc.file) else f"callsite({text} at {caller})"
        self._sources[loc.file, loc.line, loc.column] = text
        self._of_source(text)
