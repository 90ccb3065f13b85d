"""Calls, and what ends a program.

Source: PTX ISA, "call", "trap", "brkpt"; CUDA's "PTX Writer's Guide to Interoperability".
"""

from __future__ import annotations

from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.memory import pointer_type
from gpuir.interop.ptx.opcodes import handler
from gpuir.interop.ptx.types import MLIR
from gpuir.ptx import Instruction

__all__: list[str] = []


def _list(operand: str) -> list[str]:
    """The names in parentheses."""
    return [part.strip() for part in operand.strip("() \n\t").split(",") if part.strip()]


@handler("call")
def _call(t: Functions, ins: Instruction) -> None:
    operands = list(ins.operands)
    results = _list(operands.pop(0)) if operands and operands[0][:1] == "(" else []
    if not operands:
        t.error("a call names a function")
    name = operands.pop(0)
    given = _list(operands.pop(0)) if operands and operands[0][:1] == "(" else []
    modules = t.modules
    callee = modules.program.functions.get(name)
    if callee is None:
        if name in t.registers:
            _indirect(t, ins, name, given, results, operands)
            return
        t.error(f"the function '{name}' is not declared")
    types, result = modules.signature(callee)
    if len(given) != len(types) or len(results) != len(callee.results):
        t.error(
            f"'{name}' has {len(types)} parameters and {len(callee.results)} results, not {len(given)} and {len(results)}"
        )
    values = [t.argument(each, type) for each, type in zip(given, types)]
    text = f'llvm.call @"{name}"({", ".join(values)}) : ({", ".join(types)}) -> {result or "()"}'
    _finish(t, text, results, result)


def _finish(t: Functions, text: str, results: list[str], result: str) -> None:
    if not results:
        t.line(text)
        return
    made = t.op(text)
    if results[0] in t.registers:
        t.define(results[0], made, result)
        return
    variable = t.function.variables.get(results[0])
    if variable is None:
        t.error(f"'{results[0]}', which takes the result, is not declared")
    slot = t.slot(results[0], variable.size, variable.align or variable.element)
    t.line(f"llvm.store {made}, {slot} : {result}, !llvm.ptr")


def _indirect(
    t: Functions, ins: Instruction, name: str, given: list[str], results: list[str], operands: list[str]
) -> None:
    """Through a register; its prototype is what the arguments are."""
    types = []
    for each in given:
        types.append(MLIR[t.registers[each]] if each in t.registers else "!llvm.ptr")
    values = [t.argument(each, type) for each, type in zip(given, types)]
    result = ""
    if results:
        variable = t.function.variables.get(results[0])
        result = MLIR[t.registers[results[0]]] if results[0] in t.registers else t.modules.result_type(variable)  # type: ignore[arg-type]
    text = f"llvm.call {t.value(name, '!llvm.ptr')}({', '.join(values)}) : !llvm.ptr, ({', '.join(types)}) -> {result or '()'}"
    _finish(t, text, results, result)


@handler("trap")
def _trap(t: Functions, ins: Instruction) -> None:
    t.line('"llvm.intr.trap"() : () -> ()')


@handler("brkpt")
def _brkpt(t: Functions, ins: Instruction) -> None:
    t.line("nvvm.breakpoint")


# The stack


@handler("alloca")
def _alloca(t: Functions, ins: Instruction) -> None:
    """``alloca.u64 d, size, alignment``: the address is one of local memory."""
    if len(ins.operands) not in (2, 3):
        t.error(f"'{ins.opcode}' has a result, a size, and maybe an alignment")
    size, align = t.value(ins.operands[1], "i64"), t.integer(ins.operands[2]) if len(ins.operands) > 2 else 8
    made = t.op(f"llvm.alloca {size} x i8 {{alignment = {align} : i64}} : (i64) -> !llvm.ptr")
    inner, type = pointer_type("local"), f"i{ins.opcode[-2:]}"
    t.define(ins.operands[0], t.coerce(t.coerce(made, "!llvm.ptr", inner), inner, type), type)


@handler("stacksave")
def _stacksave(t: Functions, ins: Instruction) -> None:
    type = f"i{ins.opcode[-2:]}"
    t.define(ins.operands[0], t.coerce(t.op("llvm.intr.stacksave : !llvm.ptr"), "!llvm.ptr", type), type)


@handler("stackrestore")
def _stackrestore(t: Functions, ins: Instruction) -> None:
    t.line(f"llvm.intr.stackrestore {t.value(ins.operands[0], '!llvm.ptr')} : !llvm.ptr")
