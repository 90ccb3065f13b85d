"""gpu.module to gpu.binary, and on to LLVM IR of the host with the objects in it.

What upstream's `gpu-module-to-binary` does in an MLIR that was built with the chips' back ends, which the host's was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.compile.api import as_module, compile_module, host_bytecode
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import gather, name_of
from gpuir.compile.pool import POOL
from gpuir.compile.targets import Target, find_target
from gpuir.host import ir, module
from gpuir.transforms.diagnostics import at

__all__ = ["offload", "to_binary"]

#: The gpu dialect's CompilationTarget.
_FORMATS = {"ptx": 2, "amdgcn": 2, "cubin": 3}


def to_binary(
    source: Any, target: str | Target | Sequence[str | Target] = "sm_90a", emit: str | None = None, **options: Any
) -> ir.Module:
    """A copy of the module in which each gpu.module is a gpu.binary with its compiled object.

    Args:
        source: a module or its text; bodies of gpu.launch and kernels at top level become gpu.modules first.
        target: a chip, or several: then each gpu.binary has an object for each.
        emit: "cubin" (default; the object is a binary) or "ptx" (assembly, for the driver to compile); for AMD "amdgcn".
        options: those of `gpuir.compile`.

    Raises:
        CompileError: as `gpuir.compile`.
    """
    from gpuir.execution.lowering import copy_of

    chips = [find_target(one) for one in ([target] if isinstance(target, (str, Target)) else target)]
    if not chips:
        raise CompileError("to_binary needs at least one target")
    copy = copy_of(as_module(source))
    with copy.context, copy.operation.location:
        gather(copy)
        compiled = []
        for chip in chips:
            form = emit or ("cubin" if chip.family == "nvidia" else "amdgcn")
            if form not in _FORMATS:
                raise CompileError(f"an object is one of {', '.join(_FORMATS)}, not {form!r}", target=chip.chip)
            compiled.append((chip, form, compile_module(copy, chip, form, **options)))
        for op in list(copy.body.operations):
            if op.operation.name != "gpu.module":
                continue
            name = name_of(op)
            objects = [_object(chip, form, made.modules[name].forms[form]) for chip, form, made in compiled]
            with ir.InsertionPoint(op), op.operation.location:
                ir.Operation.create(
                    "gpu.binary",
                    attributes={
                        "sym_name": ir.StringAttr.get(name),
                        "objects": ir.ArrayAttr.get(objects),
                        # The default of the text form, which a builder without it leaves null.
                        "offloadingHandler": ir.Attribute.parse("#gpu.select_object<0 : i64>"),
                    },
                )
            op.operation.erase()
    return copy


def _object(chip: Target, form: str, data: str | bytes) -> ir.Attribute:
    if chip.family == "nvidia":
        attribute = ir.Attribute.parse(f'#nvvm.target<chip = "{chip.chip}", features = "{chip.features}">')
    else:
        attribute = ir.Attribute.parse(f'#rocdl.target<chip = "{chip.chip}">')
    # The runtime takes assembly as a C string.
    content = data.encode() + b"\0" if isinstance(data, str) else data
    made = module("dialects.gpu").ObjectAttr.get(attribute, _FORMATS[form], content)
    assert isinstance(made, ir.Attribute)
    return made


def offload(
    source: Any,
    target: str | Target = "sm_90a",
    emit: str | None = None,
    *,
    timeout: float = 120.0,
    **options: Any,
) -> str:
    """LLVM IR of the host's side of a module: launches are calls of MLIR's GPU runtime, objects are constants.

    The arguments are those of `to_binary`. What the host's functions use must be func, scf, cf, arith, index, memref,
    affine, linalg on memrefs, gpu and nvgpu. CompileError where it is something else.
    """
    copy = to_binary(source, target, emit, timeout=timeout, **options)
    chip = find_target(target).chip
    if not any(op.operation.name == "gpu.binary" for op in copy.body.operations):
        raise CompileError([at(copy.operation.location, "error", "the module has no gpu.module")], target=chip)
    text = str(copy)
    answer = POOL.ask({"do": "offload", "target": chip}, host_bytecode(copy, text), text, timeout)
    return str(answer["value"]["llvm"])
