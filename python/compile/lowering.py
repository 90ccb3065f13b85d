"""In the worker: from gpu.modules of upstream ops to the LLVM dialect of a chip."""

from __future__ import annotations

import re

from gpuir.assembly.diagnostics import at
from gpuir.compile.errors import CompileError
from gpuir.compile.from_tensors import prepare
from gpuir.compile.kernels import (
    Kernels,
    Payload,
    argument_attributes,
    functions,
    is_kernel,
    name_of,
    op_names,
    pass_addresses,
    run,
    verify,
    walk,
)
from gpuir.compile.lds_copies import MARKED, count_marks
from gpuir.compile.math_ops import lower_intrinsics, lower_math
from gpuir.compile.missing_intrinsics import as_assembly
from gpuir.compile.missing_lowerings import before_lowering, lower_remainders, place_private_memory
from gpuir.compile.predicates import predicate_accesses
from gpuir.compile.rounding import round_as_said
from gpuir.compile.subgroups import lower_subgroups
from gpuir.compile.symbols import declared_functions, refuse_undefined
from gpuir.compile.targets import Target
from gpuir.compile.wgmma_chains import join_chains
from gpuir.host import AnyOp, ir, module

__all__ = ["DYNAMIC", "lower", "lower_host"]

#: (pattern of op names, passes): the passes run on the module if an op's name matches; with an empty pattern, always. The
#: patterns of later passes include the ops that earlier ones produce.
_COMMON = (
    (r"^linalg\.", "convert-linalg-to-loops"),
    (r"^vector\.", "convert-vector-to-scf"),
    (r"^affine\.(?:for|if|parallel|load|store|vector)", "lower-affine"),
    (r"^scf\.forall$", "scf-forall-to-for"),
    (r"^(?:scf|affine|linalg|vector|gpu\.all_reduce|nvgpu|amdgpu)\b", "convert-scf-to-cf"),
    (r"^(?:nvvm|nvgpu)\.", "convert-nvvm-to-llvm"),
    (r"^(?:memref|linalg|vector|nvgpu|amdgpu)\.", "expand-strided-metadata"),
    (r"^(?:affine|memref|linalg|vector|nvgpu|amdgpu)\.", "affine-expand-index-ops,lower-affine"),
    ("", "convert-arith-to-llvm"),
    (r"^(?:index|affine|memref|linalg|vector)\.", "convert-index-to-llvm"),
    (r"^vector\.", "gpu.module(convert-vector-to-llvm)"),
)
#: They attach the chip: from then on the host refuses instructions that it lacks.
_NVIDIA_FIRST = (
    (r"^nvgpu\.", "convert-nvgpu-to-nvvm"),
    ("", "nvvm-attach-target{{chip={chip} features={features}}}"),
)
_NVIDIA_LAST = (
    "builtin.module(gpu.module({expand}convert-gpu-to-nvvm{{use-bare-ptr-memref-call-conv={bare}}},"
    "convert-nvvm-to-llvm,canonicalize,cse,reconcile-unrealized-casts))"
)
_AMD_FIRST = (
    ("", "gpu.module(amdgpu-emulate-atomics{{chipset={chip}}}),rocdl-attach-target{{chip={chip}}}"),
    (r"^arith\.", "convert-arith-to-amdgpu{{chipset={chip} allow-packed-f16-round-to-zero=false}}"),
    (r"^math\.", "convert-math-to-rocdl{{chipset={chip}}}"),
)
_AMD_LAST = (
    "builtin.module(gpu.module({expand}"
    "convert-gpu-to-rocdl{{chipset={chip} runtime=HIP use-bare-ptr-memref-call-conv={bare}}},"
    "canonicalize,cse,reconcile-unrealized-casts))"
)
# Functions composed of others; the rest are calls of a math library, or one instruction.
_EXPAND = "math-expand-ops{ops=sinh,cosh,tan,tanh,asinh,acosh,atanh,powf,fpowi},"
#: For the host's code, once each gpu.module is a gpu.binary: calls of MLIR's GPU runtime (mgpu...) and the LLVM dialect.
_HOST = (
    "builtin.module(func.func(gpu-async-region),convert-nvgpu-to-nvvm,convert-linalg-to-loops,convert-scf-to-cf,"
    "expand-strided-metadata,lower-affine,convert-func-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
    "convert-cf-to-llvm,gpu-to-llvm,reconcile-unrealized-casts)"
)
#: How upstream names the buffer of gpu.dynamic_shared_memory.
DYNAMIC = "__dynamic_shmem__"
_ALLOWED = ("llvm", "nvvm", "rocdl")
_STAYS = ("builtin.module", "gpu.module", "gpu.module_end", "gpu.binary", "gpu.launch_func")
#: Lowers what LLVM's vectors lack (several dimensions, transfers, contractions), and reductions over a block.
_PATTERNS = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["gpu.func", "func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.reorder_multi_reduction_dims lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.multi_reduction_flattening lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.multi_reduction_unrolling lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_1d"
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield
  }
}
"""
#: Bytes. A buffer of TMA or wgmma is aligned to its swizzle pattern, of at most 1024 bytes.
_MATRIX_ALIGNMENT, _ALIGNMENT = 1024, 16
#: Functions of complex numbers, and comparisons: the rest of the dialect is lowered to LLVM directly.
_COMPLEX = re.compile(r"complex\.(?!add|bitcast|constant|create|div|im|mul|re|sub)\w")
#: PTX ISA, "Identifiers", of which LLVM accepts those without %.
_IDENTIFIER = re.compile(r"[A-Za-z][\w$]*|[_$][\w$]+", re.ASCII)
_WRAPPED = "_mlir_ciface_"
_ASSEMBLY = "llvm.inline_asm"
_MATRIX_OPS = re.compile(r"cp\.async\.bulk|wgmma|tcgen05")


def lower(kernels: Kernels, target: Target, *, bare_pointers: bool, expand_math: bool) -> list[ir.Operation]:
    """Lowers the gpu.modules in place and returns them; CompileError for ops that have no lowering."""
    nvidia = target.family == "nvidia"
    placeholders = {
        "chip": target.chip,
        "features": target.features,
        "expand": _EXPAND if expand_math else "",
        "bare": str(bare_pointers).lower(),
    }
    names = op_names(kernels.module)
    declared, source_names = declared_functions(kernels.module), names
    if any(_COMPLEX.match(name) for name in names):
        run("builtin.module(convert-complex-to-standard)", kernels.module, verify=False)
        names = op_names(kernels.module)
    if any(name.startswith("vector.") for name in names) or "gpu.all_reduce" in names:
        _apply_patterns(kernels.module)
        names |= op_names(kernels.module)
    lower_subgroups(kernels.module, names, target)
    lower_math(kernels.module, names, target)
    before_lowering(kernels.module, names, target)
    if nvidia:
        as_assembly(kernels.module, names, target)
        predicate_accesses(kernels.module, names, target)
    # Verification costs as much as a pass: it runs once the chip's instructions are there, and at the end.
    for steps in (_NVIDIA_FIRST if nvidia else _AMD_FIRST, _COMMON):
        chosen = [step for pattern, step in steps if any(re.search(pattern, name) for name in names)]
        run(f"builtin.module({','.join(chosen)})".format(**placeholders), kernels.module, verify=False)
        if steps is not _COMMON:
            verify(kernels.module)
            # One op of nvgpu becomes several.
            if any("warpgroup.mma" in name or "wgmma.mma_async" in name for name in names):
                join_chains(kernels.module)
    lower_intrinsics(kernels.module, names, target)
    lower_remainders(kernels.module, names, target)
    run((_NVIDIA_LAST if nvidia else _AMD_LAST).format(**placeholders), kernels.module, verify=False)
    verify(kernels.module)
    names = op_names(kernels.module)
    if round_as_said(kernels.module, names, target):
        names = op_names(kernels.module)
    if not all(map(_is_lowered, names)):
        _refuse_leftovers(kernels.module, "this chip: lower it before, or compile for a chip that has it")
    lowered = [op.operation for op in kernels.module.body.operations if op.name == "gpu.module"]
    for op in lowered:
        _declare_as_named(op)
        refuse_undefined(op, declared, source_names, target)
        if nvidia:
            _refuse_names(op)
        _place_shared_memory(op, names)
        if not nvidia and "llvm.alloca" in names:
            place_private_memory(op)
        prepare(op, nvidia=nvidia)
        for function in functions(op):
            if not nvidia and names & MARKED:
                count_marks(function)
            if nvidia and is_kernel(function):
                _pass_by_value(function, kernels.by_value.get((name_of(op), name_of(function)), {}))
    return lowered


def _apply_patterns(payload: Payload) -> None:
    script = ir.Module.parse(_PATTERNS)
    module("dialects.transform.interpreter").apply_named_sequence(
        payload.operation, script.body.operations[0].operation, script
    )


def lower_host(payload: Payload) -> None:
    """The host's functions to the LLVM dialect, in place; CompileError for what has no lowering."""
    pass_addresses(payload)
    run(_HOST, payload)
    _refuse_leftovers(payload, "the host: lower it before")


def _is_lowered(name: str) -> bool:
    return name.partition(".")[0] in _ALLOWED or name in _STAYS


def _refuse_leftovers(payload: Payload, where: str) -> None:
    left: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if not _is_lowered(op.name):
            left.append(op)
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    # Casts are around ops that were not converted, and are no use to the reader by themselves.
    reported = [op for op in left if op.name != "builtin.unrealized_conversion_cast"] or left
    if reported:
        raise CompileError(
            [
                at(op.location, "error", f"'{op.name}' op has no lowering to {where} (types: {_types(op)})")
                for op in reported
            ]
        )


def _declare_as_named(gpu_module: AnyOp) -> None:
    """Makes declared functions be called by their own names.

    Upstream calls a func.func without a body through a wrapper, which calls it by the name that C code on a host would have.
    Device libraries have the plain name. Where the two differ in type (memrefs) the wrapper stays.
    """
    known = {name_of(op): op for op in functions(gpu_module)}
    for name, wrapped in known.items():
        wrapper = known.get(name.removeprefix(_WRAPPED)) if name.startswith(_WRAPPED) else None
        if wrapper is None or len(wrapped.regions[0].blocks):
            continue
        if wrapper.attributes["function_type"] == wrapped.attributes["function_type"]:
            attributes = {name: wrapped.attributes[name] for name in wrapped.attributes}
            attributes["sym_name"] = wrapper.attributes["sym_name"]
            ir.Operation.create(
                "llvm.func", attributes=attributes, regions=1, loc=wrapper.location, ip=ir.InsertionPoint(wrapper)
            )
            wrapper.operation.erase()
            wrapped.operation.erase()


def _refuse_names(gpu_module: AnyOp) -> None:
    """CompileError for names that PTX does not have; the back end renames symbols that are not visible from outside."""
    for op in (*functions(gpu_module), *functions(gpu_module, "llvm.mlir.global")):
        declared = op.name == "llvm.func" and not op.regions[0].blocks
        inside = "linkage" in op.attributes and re.search("internal|private", str(op.attributes["linkage"]))
        if not (declared or inside or _IDENTIFIER.fullmatch(name_of(op))):
            message = (
                f"@{name_of(op)} is no name in PTX: expected letters, digits, _ and $, and no digit first; rename it"
            )
            raise CompileError([at(op.location, "error", message)])


def _types(op: ir.Operation) -> str:
    return ", ".join(sorted({str(value.type) for value in (*op.operands, *op.results)})) or "none"


def _place_shared_memory(gpu_module: AnyOp, names: set[str]) -> None:
    """Aligns buffers in shared memory as every instruction needs it, and gives dynamic shared memory its linkage."""
    shared = [
        op
        for op in functions(gpu_module, "llvm.mlir.global")
        if ir.IntegerAttr(op.attributes["addr_space"]).value == 3
        and ("alignment" not in op.attributes or name_of(op).startswith(DYNAMIC))
    ]
    if not shared:
        return
    alignment = _MATRIX_ALIGNMENT if _has_matrix_ops(gpu_module, names) else _ALIGNMENT
    for op in shared:
        op.attributes["alignment"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), alignment)
        if name_of(op).startswith(DYNAMIC):
            # Upstream makes it internal, so that the back end would allocate it as a variable of one byte.
            op.attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<external>")


def _has_matrix_ops(gpu_module: AnyOp, names: set[str]) -> bool:
    """Whether it has instructions of TMA, wgmma or tcgen05; `names` are those of the ops of all modules."""
    found = {name for name in names if _MATRIX_OPS.search(name)}
    if not found and _ASSEMBLY not in names:
        return False
    return any(
        op.name in found or _MATRIX_OPS.search(ir.StringAttr(op.attributes["asm_string"]).value)
        for op in walk(gpu_module, *found, _ASSEMBLY)
    )


def _pass_by_value(kernel: ir.Operation, by_value: dict[int, ir.Type]) -> None:
    if not by_value:
        return
    attributes = argument_attributes(kernel, len(kernel.regions[0].blocks[0].arguments))
    for position, type_ in by_value.items():
        attributes[position].update(
            {
                "llvm.byval": ir.TypeAttr.get(type_),
                "llvm.align": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 64),
                "nvvm.grid_constant": ir.UnitAttr.get(),
            }
        )
    kernel.attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(each) for each in attributes])
