"""Values of a function that is translated: SSA values of registers, constants, addresses, and the text of ops."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING, NoReturn

from gpuir.interop.ptx.flow import Block, names_of
from gpuir.interop.ptx.registers import special
from gpuir.interop.ptx.types import BITS, MLIR
from gpuir.ptx import Directive, Function, Instruction, Variable, expression, integer

if TYPE_CHECKING:
    from gpuir.interop.ptx.modules import Modules

__all__ = ["Values"]

_HEX_FLOAT = re.compile(r"([-+]?)0([fFdD])([0-9a-fA-F]{8}(?:[0-9a-fA-F]{8})?)$")


_DECIMAL = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", re.ASCII)
#: Dominators that are looked at one after the other.
_NEAR = 8


class Values:
    """The registers of one function, and what is written."""

    def __init__(self, modules: Modules, function: Function):
        self.modules, self.function = modules, function
        self.registers = dict(function.registers)
        #: Parameters that are no arrays are registers; so is the carry that .cc writes.
        self.registers["%CC"] = "pred"
        self.parameters: set[str] = set()
        for variable in (*function.parameters, *function.results):
            self._declare(variable)
        for variable in function.variables.values():
            if variable.space == "param":
                self._declare(variable)
        #: The MLIR type of each register.
        self.plain_types = {name: MLIR[type] for name, type in self.registers.items()}
        #: The place of each register in their order, once somebody asks.
        self._places: dict[str, int] | None = None
        self.count = 0
        #: Registers that products of warpgroups add to, with their types: they may be in flight.
        self.accumulators: dict[str, str] = {}
        #: The registers that any instruction reads, once somebody asks, and those that a text names.
        self._read: set[str] | None = None
        self._named: dict[str, tuple[str, ...]] = {}
        self.entry: list[str] = []
        self._constants: dict[tuple[int | str, str], str] = {}
        #: Constants by an operand's text and type.
        self._literals: dict[tuple[str, str], str] = {}
        self._slots: dict[str, str] = {}
        self.lines: list[str] = []
        self.location = ""
        self._place = modules.offset_location(function.offset)
        #: What stands around the line and the column of a location.
        self._before, self._behind = f" loc({modules.quoted_file}", ")"
        self._sources: dict[tuple[int, int, int], str] = {}
        self.env: dict[str, tuple[str, str]] = {}
        #: The blocks that are reached, the registers that blocks read of others, and which blocks write these, once somebody asks.
        self._order: list[int] = []
        self._shared: list[str] = []
        self._definers: dict[str, list[int]] | None = None
        self._envs: dict[int, dict[str, tuple[str, str]]] = {}
        self._casts: dict[tuple[str, str], str] = {}
        self.tables: dict[str, Directive] = {}
        self._block: Block | None = None
        self._blocks: list[Block] = []
        self.offset = function.offset

    def _declare(self, variable: Variable) -> None:
        if not variable.shape and variable.vector == 1:
            self.registers[variable.name] = variable.type
            self.parameters.add(variable.name)

    # Text

    def new(self) -> str:
        """The name of a new value."""
        self.count += 1
        return f"%{self.count}"

    def line(self, text: str) -> None:
        """Writes an op without results."""
        self.lines.append(text + self.location)

    def op(self, text: str) -> str:
        """Writes an op of one result; its name."""
        self.count += 1
        name = f"%{self.count}"
        self.lines.append(f"{name} = {text}{self.location}")
        return name

    def error(self, message: str, offset: int | None = None) -> NoReturn:
        """Raises PtxError at an offset, that of the current instruction."""
        self.modules.error(message, self.offset if offset is None else offset)

    # Values

    def constant(self, value: int | str, type: str) -> str:
        """A constant; floats by the hexadecimal text of their bits."""
        key = (value, type)
        name = self._constants.get(key)
        if name is None:
            name = self._constants[key] = self.new()
            if type == "i1":
                text = "true" if value else "false"
                self.entry.append(f"{name} = llvm.mlir.constant({text}) : i1")
            else:
                self.entry.append(f"{name} = llvm.mlir.constant({value} : {type}) : {type}")
        return name

    def slot(self, key: str, size: int, align: int) -> str:
        """A piece of the stack, generic pointer; one for each key."""
        if key not in self._slots:
            name = self._slots[key] = self.new()
            one = self.constant(1, "i32")
            self.entry.append(
                f"{name} = llvm.alloca {one} x !llvm.array<{max(size, 1)} x i8> {{alignment = {max(align, 1)} : i64}} : (i32) -> !llvm.ptr"
            )
        return self._slots[key]

    def coerce(self, name: str, have: str, want: str) -> str:
        """A value as another type: the same bits, more zeros above, or fewer of the high ones."""
        if have == want:
            return name
        key = (name, want)
        made = self._casts.get(key)
        if made is None:
            made = self._casts[key] = self._cast(name, have, want)
        return made

    def _cast(self, name: str, have: str, want: str) -> str:
        if have.startswith("!") or want.startswith("!"):
            if have.startswith("!") and want.startswith("!"):
                return self.op(f"llvm.addrspacecast {name} : {have} to {want}")
            if have.startswith("!"):
                return self.coerce(self.op(f"llvm.ptrtoint {name} : {have} to i64"), "i64", want)
            return self.op(f"llvm.inttoptr {name} : {have} to {want}")
        if have == "i1" or want == "i1":
            self.error("a predicate is no number: setp and selp turn one into the other")
        if have not in BITS or want not in BITS:
            self.error(f"a value of {have} is none of {want}")
        old, new = BITS[have], BITS[want]
        if old == new:
            return self.op(f"llvm.bitcast {name} : {have} to {want}")
        if have[0] != "i":
            name = self.coerce(name, have, f"i{old}")
        name = self.op(f"llvm.{'trunc' if old > new else 'zext'} {name} : i{old} to i{new}")
        return name if want[0] == "i" else self.op(f"llvm.bitcast {name} : i{new} to {want}")

    def once(self, key: tuple[str, str], text: str) -> str:
        """The op of that key in this block, written where it is first asked for."""
        if key not in self._casts:
            self._casts[key] = self.op(text)
        return self._casts[key]

    def argument(self, name: str, type: str) -> str:
        """What a call hands over: a register, a literal, or a parameter's bytes."""
        if name in self.registers or name not in self.function.variables:
            return self.value(name, type)
        variable = self.function.variables[name]
        return self.slot(name, variable.size, variable.align or variable.element)

    def in_flight(self, operand: str, type: str) -> str:
        """A register of an accumulator as it is, for the next product or block."""
        if operand not in self.accumulators:
            return self.value(operand, type)
        name, have = self.reaching(operand)
        return name if have == type else self.coerce(self.taken_out(name, have), have, type)

    def taken_out(self, name: str, type: str) -> str:
        """A register of an accumulator for an instruction that computes with it: one that is still written is a finding."""
        kind, letter = ("f32", "f") if type == "f32" else ("b32", "r")
        if type not in ("f32", "i32"):
            return name
        text = f'llvm.inline_asm has_side_effects asm_dialect = att "mov.{kind} $0, $1;", "={letter},{letter}" {name} : ({type}) -> {type}'
        return self.once((name, "taken out"), text)

    def reaching(self, register: str) -> tuple[str, str]:
        """The value of a register here, and its type."""
        value = self.env.get(register)
        if value is None:
            value = self.env[register] = self._from_dominators(register)
        return value

    def _writers(self, register: str) -> list[int]:
        """The blocks that write a register or have it as an argument, in the order of the tree of dominators."""
        if self._definers is None:
            self._definers = {}
            blocks = self._blocks
            for number in sorted(self._order, key=lambda number: blocks[number].entered):
                for name in names_of(blocks[number].defines | blocks[number].arguments, self._shared):
                    self._definers.setdefault(name, []).append(number)
        return self._definers.get(register, [])

    def _from_dominators(self, register: str) -> tuple[str, str]:
        block, blocks = self._block, self._blocks
        if block is not None and block.number:
            # Most values are near.
            near = block
            for _ in range(_NEAR):
                near = blocks[near.dominator]
                value = self._envs[near.number].get(register)
                if value is not None:
                    return value
            definers = self._writers(register)
            # The nearest dominator that writes it, or has it as an argument, is the last one entered that was not left.
            at = bisect_left(definers, block.entered, key=lambda number: blocks[number].entered)
            for number in reversed(definers[:at]):
                if blocks[number].left > block.entered:
                    value = self._envs[number].get(register)
                    if value is not None:
                        return value
            value = self._envs[0].get(register)
            if value is not None:
                return value
        type = MLIR[self.registers[register]]
        key = ("undef", type)
        if key not in self._constants:
            # Nothing is known of a register that nothing has written.
            if type == "i128":
                # Of two words, as all that has so many bits is made.
                words = self.new()
                self.entry.append(f"{words} = llvm.mlir.undef : vector<2xi64>")
                made = f"llvm.bitcast {words} : vector<2xi64> to i128"
            else:
                made = f"llvm.mlir.undef : {type}"
            self._constants[key] = self.new()
            self.entry.append(f"{self._constants[key]} = {made}")
        return self._constants[key], type

    def integer(self, text: str) -> int:
        """An integer constant."""
        number = integer(text)
        if number is None:
            number = expression(text)
        if number is None:
            self.error(f"'{text.strip()}' is no integer")
        return number

    def value(self, operand: str, type: str) -> str:
        """An operand as an MLIR type."""
        known = self.env.get(operand)
        if known is None and operand in self.registers:
            known = self.reaching(operand)
        if known is not None:
            name, have = known
            if operand in self.accumulators:
                name = self.taken_out(name, have)
            return name if have == type else self.coerce(name, have, type)
        return self._immediate(operand, type)

    def _immediate(self, operand: str, type: str) -> str:
        key = operand, type
        known = self._literals.get(key)
        if known is not None:
            return known
        number = integer(operand)
        if number is not None:
            known = self._literals[key] = self.constant(*self.bits(number, type))
            return known
        if match := _HEX_FLOAT.match(operand):
            return self._float(match, type)
        if operand == "WARP_SZ":
            return self.constant(32, type)
        if operand.startswith("!") and operand[1:] in self.registers and type == "i1":
            return self.op(f"llvm.xor {self.value(operand[1:].strip(), 'i1')}, {self.constant(1, 'i1')} : i1")
        if made := special(self, operand):
            return self.coerce(*made, type)
        if address := self.address_of(operand):
            return self.coerce(*address, type)
        if type[0] == "f" and _DECIMAL.fullmatch(operand):
            return self.constant(repr(float(operand)), type)
        number = expression(operand)
        if number is not None:
            known = self._literals[key] = self.constant(*self.bits(number, type))
            return known
        self.error(f"'{operand}' is not declared")

    def bits(self, value: int, type: str) -> tuple[int | str, str]:
        """A number as `constant` takes it: in the range of its type; of a float its bits."""
        if type == "i1":
            return int(value != 0), type
        if type[0] == "i":
            bits = BITS[type]
            value &= (1 << bits) - 1
            return value - (1 << bits) if value >> (bits - 1) else value, type
        if type[0] == "!":
            self.error(f"a number is no address of type {type}")
        # An integer in the place of a float is its bits.
        return f"0x{value & ((1 << BITS[type]) - 1):0{BITS[type] // 4}X}", type

    def _float(self, match: re.Match[str], type: str) -> str:
        bits, width = int(match[3], 16), 4 * len(match[3])
        if match[1] == "-":
            bits ^= 1 << (width - 1)
        if (width == 64) != (match[2] in "dD"):
            self.error("a float is 0f and 8 digits, or 0d and 16")
        same = f"f{width}"
        if type in ("f64", "f32") and type != same:
            name = self.constant(f"0x{bits:0{width // 4}X}", same)
            return self.op(f"llvm.{'fptrunc' if width == 64 else 'fpext'} {name} : {same} to {type}")
        if type[0] == "i":
            return self.constant(*self.bits(bits, type))
        return self.constant(f"0x{bits:0{width // 4}X}", same if type == same else self.error(f"a {same} is no {type}"))

    def variable(self, name: str) -> Variable | None:
        """The variable of that name, of the function or of the module."""
        return self.function.variables.get(name) or self.modules.program.variables.get(name)

    def address_of(self, operand: str) -> tuple[str, str] | None:
        """A variable's or a function's address as a pointer, and the pointer's type; None for what is none."""
        match = re.fullmatch(r"(generic\()?([A-Za-z_$%][\w$#]*)\)?\s*(?:\+\s*(-?\w+))?", operand)
        if match is None:
            return None
        name, offset = match[2], self.integer(match[3] or "0")
        pointer = self._symbol(name)
        if pointer is None:
            return None
        value, type = pointer
        if offset:
            value = self.op(f"llvm.getelementptr {value}[{offset}] : ({type}) -> {type}, i8")
        if match[1] and type != "!llvm.ptr":
            value, type = self.coerce(value, type, "!llvm.ptr"), "!llvm.ptr"
        return value, type

    def _symbol(self, name: str) -> tuple[str, str] | None:
        function = self.function
        local = function.variables.get(name)
        if local is not None and local.space == "local":
            return self.coerce(
                self.slot(name, local.size, local.align or local.element), "!llvm.ptr", "!llvm.ptr<5>"
            ), "!llvm.ptr<5>"
        if local is not None and local.space == "param":
            return self.slot(name, local.size, local.align or local.element), "!llvm.ptr"
        for variable in (*function.parameters, *function.results):
            if variable.name == name:
                if name in self.registers:
                    return self._kept_parameter(variable), "!llvm.ptr"
                return self._slots.get(name) or self.slot(name, variable.size, variable.align), "!llvm.ptr"
        if (symbol := self.modules.symbol(name, function)) is not None:
            kept = self._constants.get((name, symbol[1]))
            if kept is None:
                kept = self._constants[name, symbol[1]] = self.new()
                self.entry.append(f"{kept} = llvm.mlir.addressof {symbol[0]} : {symbol[1]}")
            return kept, symbol[1]
        return None

    def _kept_parameter(self, variable: Variable) -> str:
        """A parameter's bytes in memory, for those who take its address."""
        name = self.slot(variable.name, variable.size, variable.align or variable.size)
        value, type = self.reaching(variable.name)
        self.line(f"llvm.store {value}, {name} : {type}, !llvm.ptr")
        return name

    def define(self, operand: str, value: str, type: str, signed: bool = False) -> None:
        """A register gets a value; one that is narrower is extended."""
        if operand == "_":
            return
        declared = self.registers.get(operand)
        if declared is None:
            self.error(f"the register '{operand}' is not declared")
        want = MLIR[declared]
        if type != want and not type.startswith("!"):
            have_bits, bits = BITS[type], BITS[want]
            if have_bits < bits and "i1" not in (type, want):
                if signed and type[0] == "i":
                    value, type = self.op(f"llvm.sext {value} : {type} to i{bits}"), f"i{bits}"
                else:
                    value, type = self.coerce(value, type, f"i{bits}"), f"i{bits}"
            elif have_bits > bits or "i1" in (type, want):
                self.error(f"the register '{operand}' of type .{declared} does not hold {have_bits} bits" if bits > 1 and have_bits > 1 else f"the register '{operand}' of type .{declared} does not hold the result")  # fmt: skip
        self.env[operand] = value, type

    def predicate(self, ins: Instruction) -> str:
        """The value of an instruction's guard."""
        flag = self.value(ins.guard, "i1")
        if ins.negated:
            key = (flag, "not")
            if key not in self._casts:
                self._casts[key] = self.op(f"llvm.xor {flag}, {self.constant(1, 'i1')} : i1")
            return self._casts[key]
        return flag
