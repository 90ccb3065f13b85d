"""Objects of gpu.modules by gpuir.compile, for targets that the host's LLVM has no backend for."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from gpuir.assembly.diagnostics import at
from gpuir.compile import CompileError, compile_module
from gpuir.compile.binary import of_attribute, replace_module
from gpuir.compile.kernels import gpu_modules
from gpuir.errors import Diagnostic, PassError
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure

__all__ = ["compile_to_binary", "dialect_of", "gpu_modules", "targets_of"]

#: The backend of LLVM that serializes the targets of a dialect.
_BACKENDS = {"nvvm": "NVPTX", "rocdl": "AMDGPU", "xevm": "SPIR-V"}
#: The form of gpuir.compile that stands for a format, by the target's dialect.
_FORMS = {
    **dict.fromkeys(("assembly", "isa"), {"nvvm": "ptx", "rocdl": "amdgcn"}),
    # A driver loads a cubin wherever it loads a fatbinary.
    **dict.fromkeys(("binary", "bin", "fatbinary", "fatbin"), {"nvvm": "cubin"}),
}
_ADVICE = (
    "with format=none (in gpu-lower-to-nvvm-pipeline cubin-format=none, in the other pipelines binary-format=none) it "
    "stays in the LLVM dialect, for a compiler that has one"
)


def targets_of(gpu_module: AnyOp) -> list[ir.Attribute]:
    """The targets of a gpu.module."""
    targets = gpu_module.attributes.get("targets")
    return [] if targets is None else list(ir.ArrayAttr(targets))


def dialect_of(target: ir.Attribute) -> str:
    """The dialect of a target attribute: "nvvm", "rocdl", "xevm" ..."""
    # The host has no class for targets, and an attribute does not tell its dialect otherwise.
    return str(target).lstrip("#").partition(".")[0]


def compile_to_binary(gpu_module: AnyOp, format: str, backend_options: Mapping[str, str | Sequence[str]]) -> None:
    """Replaces a gpu.module by a gpu.binary that gpuir.compile makes; PassError at the module if it cannot.

    ``backend_options`` are those of gpu-module-to-binary that only a backend of the host understands.
    """
    name = ir.StringAttr(gpu_module.attributes["sym_name"]).value
    objects = []
    for target in targets_of(gpu_module):
        dialect = dialect_of(target)
        form = _FORMS.get(format, {}).get(dialect)
        unused = [key for key, value in backend_options.items() if value]
        reason = ""
        if form is None:
            backend = _BACKENDS.get(dialect, dialect)
            reason = f"the LLVM of this host has no {backend} backend, and gpuir.compile makes no {format} of it"
        elif unused:
            reason = f"the option {unused[0]} is for a backend that the LLVM of this host does not have"
        if reason or form is None:
            raise failure(gpu_module, f"@{name} cannot be serialized for {target}: {reason}; {_ADVICE}")
        try:
            chip, options = of_attribute(target)
            artifact = compile_module(gpu_module, chip, form, **options)
        except CompileError as error:
            first = error.diagnostics[0]
            notes = (*first.notes, *error.diagnostics[1:], Diagnostic("note", _ADVICE))
            message = f"@{name} cannot be serialized for {target}: {first.message}"
            diagnostic = at(gpu_module.location, "error", message, notes)
            if first.line:
                diagnostic = dataclasses.replace(diagnostic, file=first.file, line=first.line, column=first.column)
            raise PassError([diagnostic]) from None
        objects.append((target, form, artifact.modules[name].forms[form]))
    replace_module(gpu_module, objects)
