"""gpu.module to gpu.binary, and on to LLVM IR of the host with the objects in it.

Upstream's `gpu-module-to-binary` does this in an MLIR that was built with the chips' back ends; the host's was not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from gpuir import execution
from gpuir.assembly.diagnostics import at
from gpuir.compile.api import compile_module
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import gather, gpu_modules, name_of
from gpuir.compile.pool import POOL
from gpuir.compile.source import as_module, source_of
from gpuir.compile.targets import Target, find_target
from gpuir.dialects.upstream.definitions import fields
from gpuir.host import AnyOp, ir, module

__all__ = ["of_attribute", "offload", "replace_module", "to_binary"]

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
    chips = [find_target(each) for each in _as_sequence(target)]
    if not chips:
        raise CompileError("to_binary needs at least one target")
    copy = execution.lowering.copy_of(as_module(source))
    with copy.context, copy.operation.location:
        gather(copy)
        compiled = []
        for chip in chips:
            form = emit or ("cubin" if chip.family == "nvidia" else "amdgcn")
            if form not in _FORMATS:
                raise CompileError(f"an object is one of {', '.join(_FORMATS)}, not {form!r}", target=chip.chip)
            compiled.append((chip, form, compile_module(copy, chip, form, **options)))
        for op in gpu_modules(copy):
            name = name_of(op)
            replace_module(
                op, [(_attribute(chip), form, artifact.modules[name].forms[form]) for chip, form, artifact in compiled]
            )
    return copy


def _as_sequence(target: str | Target | Sequence[str | Target]) -> Sequence[str | Target]:
    return target if isinstance(target, (list, tuple)) else [target]  # type: ignore[list-item]


def replace_module(gpu_module: AnyOp, objects: Sequence[tuple[ir.Attribute, str, str | bytes]]) -> None:
    """Replaces a gpu.module by a gpu.binary with ``objects`` (target attribute, form, content)."""
    op = gpu_module.operation
    handler = "offloadingHandler"
    kept = op.attributes[handler] if handler in op.attributes else ir.Attribute.parse("#gpu.select_object<0 : i64>")
    with ir.InsertionPoint(op), op.location:
        ir.Operation.create(
            "gpu.binary",
            attributes={
                "sym_name": ir.StringAttr.get(name_of(op)),
                "objects": ir.ArrayAttr.get([_object(*each) for each in objects]),
                # The parser has this default; an op built without the attribute would have none.
                handler: kept,
            },
        )
    op.erase()


def _attribute(chip: Target) -> ir.Attribute:
    if chip.family == "nvidia":
        return ir.Attribute.parse(f'#nvvm.target<chip = "{chip.chip}", features = "{chip.features}">')
    return ir.Attribute.parse(f'#rocdl.target<chip = "{chip.chip}">')


def _object(attribute: ir.Attribute, form: str, data: str | bytes) -> ir.Attribute:
    # The runtime takes assembly as a C string.
    content = data.encode() + b"\0" if isinstance(data, str) else data
    result = module("dialects.gpu").ObjectAttr.get(attribute, _FORMATS[form], content)
    assert isinstance(result, ir.Attribute)
    return result


def of_attribute(attribute: ir.Attribute) -> tuple[Target, dict[str, Any]]:
    """The chip and options of `gpuir.compile` for a #nvvm.target or #rocdl.target; CompileError for unsupported parameters."""
    text = str(attribute)
    given = fields(attribute) if "<" in text else {}
    # The attribute's text leaves out parameters with their defaults.
    chip = given.pop("chip", "sm_75" if text.startswith("#nvvm.") else "gfx900").strip('"')
    options: dict[str, Any] = {"opt_level": int(given.pop("O", "2"))}
    given.pop("triple", None)
    features = given.pop("features", '""').strip('"')
    version = re.fullmatch(r"\+ptx(\d+)", features)
    target = find_target(chip)
    if version and int(version[1]) >= target.at(None).ptx_version:
        options["ptx_version"] = int(version[1])
    elif features and not version:
        given["features"] = features
    if given:
        unsupported = ", ".join(f"{name} = {value}" for name, value in given.items())
        raise CompileError(f"{text} asks for what this compiler does not do: {unsupported}", target=chip)
    return target, options


def offload(
    source: Any,
    target: str | Target | Sequence[str | Target] = "sm_90a",
    emit: str | None = None,
    *,
    timeout: float = 120.0,
    **options: Any,
) -> str:
    """LLVM IR of the host's code of a module: launches are calls of MLIR's GPU runtime, objects are constants.

    The arguments are those of `to_binary`. The host's functions may use func, scf, cf, arith, index, memref, affine, linalg
    on memrefs, gpu and nvgpu; CompileError for other ops.
    """
    copy = to_binary(source, target, emit, timeout=timeout, **options)
    chip = ", ".join(find_target(each).chip for each in _as_sequence(target))
    if not any(op.operation.name == "gpu.binary" for op in copy.body.operations):
        raise CompileError([at(copy.operation.location, "error", "the module has no gpu.module")], target=chip)
    answer = POOL.ask({"do": "offload", "target": chip}, source_of(copy), timeout)
    return str(answer["value"]["llvm"])
