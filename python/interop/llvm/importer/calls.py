"""Calls: of functions, of inline assembly and of intrinsics, which become the ops that stand for them."""

from __future__ import annotations

import re

from gpuir.interop.llvm import builders
from gpuir.interop.llvm.importer.attributes import call_attributes, read_group, read_parameter, shown
from gpuir.interop.llvm.importer.constants import Constant, attribute_of, read_constant
from gpuir.interop.llvm.importer.instructions import Instruction, fast_math
from gpuir.interop.llvm.importer.reading import Module
from gpuir.interop.llvm.importer.scopes import Value
from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError, symbol
from gpuir.interop.llvm.importer.types import PTR, Type

__all__ = ["CONVENTIONS", "call", "read_convention"]

CONVENTIONS = {
    "ccc": "ccc", "fastcc": "fastcc", "coldcc": "coldcc", "ptx_kernel": "ptx_kernelcc", "ptx_device": "ptx_devicecc",
    "spir_func": "spir_funccc", "spir_kernel": "spir_kernelcc", "amdgpu_kernel": "amdgpu_kernelcc",
    "amdgpu_cs": "amdgpu_cscc", "amdgpu_vs": "amdgpu_vscc", "amdgpu_gs": "amdgpu_gscc", "amdgpu_ps": "amdgpu_pscc",
    "amdgpu_hs": "amdgpu_hscc", "amdgpu_ls": "amdgpu_lscc", "amdgpu_es": "amdgpu_escc", "preserve_mostcc": "preserve_mostcc",
    "preserve_allcc": "preserve_allcc", "tailcc": "tailcc",
}  # fmt: skip
_TAILS = ("tail", "musttail", "notail")
#: Nothing happens at them; what they say is metadata.
_SILENT = ("llvm.dbg.", "llvm.experimental.noalias.scope.decl", "llvm.pseudoprobe")
#: Intrinsics of NVIDIA that read a special register have ops of their own in MLIR's importer too.
_REGISTER = "llvm.nvvm.read.ptx.sreg."
_NO_TAIL_OPS = re.compile(r"llvm\.(nvvm|amdgcn|r600|spv)\.")


def read_convention(tokens: Tokens) -> str:
    """The calling convention that comes next, by its name in MLIR; C's where none is named."""
    if tokens.take("cc"):
        raise UnknownError(f"the calling convention cc {tokens.next}")
    if tokens.next in CONVENTIONS:
        return CONVENTIONS[tokens.word()]
    if tokens.next.startswith("amdgpu_"):
        raise UnknownError(f"the calling convention {tokens.next}")
    return "ccc"


def call(it: Instruction, tail: str, module: Module) -> None:
    """Reads a call, ``tail`` is the word before it or "none"."""
    tokens, scope = it.tokens, it.scope
    flags = fast_math(tokens)
    convention = read_convention(tokens)
    of_result = read_parameter(tokens, scope.types)
    if tokens.take("addrspace"):
        tokens.skip_group()
    type = scope.types.read(tokens)
    function_type = type if type.kind == "function" else None
    result = type.elements[0] if function_type else type
    if tokens.next == "asm":
        _assembly(it, result, tail)
        return
    callee = tokens.word()
    if callee[0] not in "@%":
        raise UnknownError(f"a call of '{callee}'")
    name = callee[1:].strip('"')
    intrinsic = callee[0] == "@" and name.startswith("llvm.")
    if intrinsic and name.startswith(_SILENT):
        return
    operands, attributes = _arguments(it, intrinsic)
    more = call_attributes(read_group(tokens, module.groups))
    if callee in module.effects:
        more.setdefault("memory_effects", module.effects[callee])
    bundles = _bundles(it) if tokens.take("[") else []
    if intrinsic:
        _intrinsic(it, name, operands, attributes, of_result, flags, result, bundles)
        return
    if bundles:
        raise UnknownError(f"a call with the operand bundle {bundles[0][0]}")
    given: list[Value] = [each for each in operands if not isinstance(each, Constant)]
    properties = {"CConv": f"#llvm.cconv<{convention}>", "TailCallKind": f"#llvm.tailcallkind<{tail}>"}
    if any(attributes):
        properties["arg_attrs"] = f"[{', '.join(map(shown, attributes))}]"
    if of_result:
        properties["res_attrs"] = f"[{shown(of_result)}]"
    if callee[0] == "@":
        properties["callee"] = symbol(callee)
    else:
        given.insert(0, (scope.name(callee), PTR))
    if function_type is not None and function_type.elements[-1].kind == "...":
        properties["var_callee_type"] = function_type.text
    properties["op_bundle_sizes"] = "array<i32>"
    properties["operandSegmentSizes"] = f"array<i32: {len(given)}, 0>"
    it.op(
        "llvm.call", given, None if result.kind == "void" else result, f"{flags}, {_properties({**properties, **more})}"
    )


def _properties(properties: dict[str, str]) -> str:
    return shown(properties)[1:-1]


def _op(name: str) -> tuple[str, str] | None:
    """The prefix and the rest of the name of the op for an intrinsic; None where it is called by its name."""
    if name.startswith(_REGISTER):
        prefix, rest = "nvvm.", name.removeprefix("llvm.nvvm.")
    elif _NO_TAIL_OPS.match(name):
        return None
    else:
        prefix, rest = "llvm.intr.", name.removeprefix("llvm.")
    known = builders.op_of(prefix, rest)
    return None if known is None else (prefix, known)


def _arguments(it: Instruction, intrinsic: bool) -> tuple[list[Value | Constant], list[dict[str, str]]]:
    """The arguments; those of intrinsics as constants where they are some, since attributes may say them."""
    tokens, scope = it.tokens, it.scope
    operands: list[Value | Constant] = []
    attributes: list[dict[str, str]] = []
    tokens.expect("(")
    while not tokens.take(")"):
        type = scope.types.read(tokens)
        if type.kind == "metadata":
            raise UnknownError("a call with metadata among its arguments")
        attributes.append(read_parameter(tokens, scope.types))
        if intrinsic and tokens.next[0] != "%":
            operands.append(read_constant(tokens, type, scope.types))
        else:
            operands.append(scope.operand(tokens, type))
        tokens.take(",")
    return operands, attributes


def _bundles(it: Instruction) -> list[tuple[str, list[Value]]]:
    found = []
    while not it.tokens.take("]"):
        tag = it.tokens.word()
        it.tokens.expect("(")
        values = []
        while not it.tokens.take(")"):
            values.append(it.scope.typed(it.tokens))
            it.tokens.take(",")
        found.append((tag, values))
        it.tokens.take(",")
    return found


def _value(it: Instruction, operand: Value | Constant) -> Value:
    return (it.scope.made(operand), operand.type) if isinstance(operand, Constant) else operand


def _intrinsic(
    it: Instruction, name: str, operands: list[Value | Constant], attributes: list[dict[str, str]], of_result: dict[str, str],
    flags: str, result: Type, bundles: list[tuple[str, list[Value]]],
) -> None:  # fmt: skip
    known = _op(name)
    type = None if result.kind == "void" else result
    if known is None or len(operands) > len(builders.parameters(*known)):
        if bundles:
            raise UnknownError(f"a call of {name} with operand bundles")
        values = [_value(it, operand) for operand in operands]
        properties = {"intrin": f'"{name}"', "op_bundle_sizes": "array<i32>"}
        properties["operandSegmentSizes"] = f"array<i32: {len(values)}, 0>"
        if any(attributes):
            properties["arg_attrs"] = f"[{', '.join(map(shown, attributes))}]"
        if of_result:
            properties["res_attrs"] = f"[{shown(of_result)}]"
        it.op("llvm.call_intrinsic", values, type, f"{flags}, {_properties(properties)}")
        return
    properties = {}
    values = []
    parameters = list(builders.parameters(*known))
    if len(operands) < len(parameters):
        # Of masked accesses the alignment is that of the pointer.
        aligned = next((each["llvm.align"] for each in attributes if "llvm.align" in each), "1 : i64")
        properties["alignment"] = aligned.replace("i64", "i32")
        parameters = [each for each in parameters if each.name != "alignment"]
        if len(operands) != len(parameters):
            raise UnknownError(f"a call of {name} with {len(operands)} arguments")
    for parameter, operand in zip(parameters, operands):
        if parameter.value:
            values.append(_value(it, operand))
            continue
        said = attribute_of(operand) if isinstance(operand, Constant) else None
        if said is None:
            raise UnknownError(f"a call of {name} whose argument {parameter.name} is no constant")
        properties[parameter.name] = said
    attributes = [each for each, parameter in zip(attributes, parameters) if parameter.value]
    if builders.takes(*known, "arg_attrs") and any(attributes):
        properties["arg_attrs"] = f"[{', '.join(map(shown, attributes))}]"
    if known[0] == "nvvm." and "llvm.range" in of_result:
        properties["range"] = of_result["llvm.range"]
    if builders.takes(*known, "op_bundle_sizes"):
        sizes = ", ".join(str(len(given)) for _, given in bundles)
        properties["op_bundle_sizes"] = f"array<i32: {sizes}>" if bundles else "array<i32>"
        properties["op_bundle_tags"] = f"[{', '.join(tag for tag, _ in bundles)}]"
        values += [value for _, given in bundles for value in given]
    math = [flags] if builders.takes(*known, "fastmathFlags") else []
    it.op("".join(known), values, type, ", ".join([*math, *([_properties(properties)] if properties else [])]))


def _assembly(it: Instruction, result: Type, tail: str) -> None:
    tokens = it.tokens
    tokens.expect("asm")
    properties = {}
    for word, name in (("sideeffect", "has_side_effects"), ("alignstack", "is_align_stack")):
        if tokens.take(word):
            properties[name] = ""
    properties["asm_dialect"] = f"{int(tokens.take('inteldialect'))} : i64"
    tokens.take("unwind")
    properties["asm_string"] = tokens.word()
    tokens.expect(",")
    properties["constraints"] = tokens.word()
    properties["tail_call_kind"] = f"#llvm.tailcallkind<{tail}>"
    operands, _ = _arguments(it, False)
    read_group(tokens, {})
    given: list[Value] = [each for each in operands if not isinstance(each, Constant)]
    it.op("llvm.inline_asm", given, result, _properties(properties))
