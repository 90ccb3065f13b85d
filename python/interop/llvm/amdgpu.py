"""AMDGPU's intrinsics as ops of rocdl.

Operands and results are the intrinsic's; arguments that LLVM wants as numbers are attributes of the op. What is which is what the host's builders say.
Source: LLVM's AMDGPU usage guide and IntrinsicsAMDGPU.td.
"""

from __future__ import annotations

from gpuir.dialects import llvm
from gpuir.host import ir
from gpuir.interop.llvm import builders
from gpuir.interop.llvm.constants import number_of

__all__ = ["replaced"]

_NAMES = {"ds.bpermute": "ds_bpermute", "ds.swizzle": "ds_swizzle"}
_PERMUTATIONS = ("none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16",
                 "bcast_third_16", "bcast_fourth_16")  # fmt: skip

#: Words of flags, by their bits.
_NEGATED = ("neg_a", "neg_b", "neg_c")
_SCHEDULED = ("non_mem_non_sideeffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read",
              "ds_write", "transcendental", "ldsdma")  # fmt: skip


#: Bytes of the arguments that a launch adds, from code object 5 on, with the bits of each, and the ops that know them.
_HIDDEN = {
    **{4 * i: (32, f"rocdl.grid.dim.{axis}") for i, axis in enumerate("xyz")},
    **{12 + 2 * i: (16, f"rocdl.workgroup.dim.{axis}") for i, axis in enumerate("xyz")},
    # Threads of a block that is not whole, which there are none of.
    **{18 + 2 * i: (16, "") for i in range(3)},
}


def _launched(op: ir.Operation) -> list[ir.Value] | None:
    """Loads from the hidden arguments by what the launch knows; None where the pointer is used otherwise."""
    loads: list[tuple[ir.Operation, int]] = []
    for use in op.results[0].uses:
        user = use.owner.operation
        if user.name == "llvm.load":
            loads.append((user, 0))
            continue
        if user.name != "llvm.getelementptr" or str(user.attributes["elem_type"]) != "i8":
            return None
        offset = _offset(user)
        users = [each.owner.operation for each in user.results[0].uses]
        if offset is None or any(each.name != "llvm.load" for each in users):
            return None
        loads += [(each, offset) for each in users]
    for load, offset in loads:
        if offset not in _HIDDEN or str(load.results[0].type) != f"i{_HIDDEN[offset][0]}":
            return None
    for load, offset in loads:
        bits, name = _HIDDEN[offset]
        word, type = ir.IntegerType.get_signless(32), load.results[0].type
        with ir.InsertionPoint(load), load.location:
            if name:
                value: ir.Value = ir.Operation.create(name, [word]).results[0]
                value = value if bits == 32 else llvm.trunc(type, value, ir.Attribute.parse("#llvm.overflow<none>"))
            else:
                value = llvm.mlir_constant(ir.IntegerAttr.get(type, 0))
        load.results[0].replace_all_uses_with(value)
        load.erase()
    return [llvm.mlir_undef(op.results[0].type)]


def _offset(op: ir.Operation) -> int | None:
    (index,) = ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"])
    if len(op.operands) == 1:
        return int(index)
    return number_of(op.operands[1])


def replaced(op: ir.Operation, name: str) -> list[ir.Value] | None:
    """The results of the op that stands for a call of ``llvm.amdgcn.<name>``; None where rocdl has none."""
    if name == "implicitarg.ptr":
        return _launched(op)
    known = builders.op_of("rocdl.", _NAMES.get(name, name))
    if known is None:
        return None
    parameters = builders.parameters("rocdl.", known)
    arguments = list(op.operands)
    operands: list[ir.Value] = []
    attributes: dict[str, ir.Attribute] = {}
    if len(arguments) > len(parameters):
        return None
    for parameter, value in zip(parameters, arguments):
        if parameter.value:
            operands.append(value)
            continue
        number = number_of(value)
        if number is None:
            return None
        attributes[parameter.name] = _attribute(known, parameter.name, number, value.type)
    if known == "make.buffer.rsrc" and str(operands[2].type) == "i32":
        # Before LLVM 22 the number of records had 32 bits.
        operands[2] = llvm.zext(ir.IntegerType.get_signless(64), operands[2])
    types = [result.type for result in op.results]
    made = ir.Operation.create(f"rocdl.{known}", types, operands, attributes)
    return list(made.results)


def _attribute(op: str, name: str, number: int, type: ir.Type) -> ir.Attribute:
    """The attribute for a number, by words where rocdl has some."""
    if name == "blgp" and op.startswith("mfma.f64"):
        return ir.Attribute.parse(f"#rocdl<mfma_neg_modifier {_flags(number, _NEGATED)}>")
    if name == "blgp" and 0 <= number < len(_PERMUTATIONS):
        return ir.Attribute.parse(f"#rocdl<mfma_perm_b {_PERMUTATIONS[number]}>")
    if name == "mask" and op.startswith("sched"):
        return ir.Attribute.parse(f"#rocdl<sched_group_mask {_flags(number, _SCHEDULED)}>")
    if str(type) == "i1":
        return ir.BoolAttr.get(bool(number))
    return ir.IntegerAttr.get(type, number)


def _flags(number: int, words: tuple[str, ...]) -> str:
    return "|".join(word for bit, word in enumerate(words) if number >> bit & 1) or "none"
