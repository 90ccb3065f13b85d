"""`gpu-module-to-binary` where the host's LLVM may lack the backend: gpuir.compile has it, or modules stay as they are."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

from gpuir.assembly.diagnostics import at
from gpuir.errors import Diagnostic, PassError
from gpuir.host import ir, module
from gpuir.passes.host_pipelines import FORMATS
from gpuir.passes.registry import Option, failure, pass_

__all__ = ["has_backend", "module_to_binary"]

#: The backend of LLVM that each target attribute's serialization goes through, and an attribute to try it with.
#: `#spirv.target_env` is not here: MLIR serializes SPIR-V itself.
_BACKENDS = {
    "nvvm": ("NVPTX", "#nvvm.target"),
    "rocdl": ("AMDGPU", "#rocdl.target"),
    "xevm": ("SPIR-V", "#xevm.target"),
}


#: What gpuir.compile makes for a format, by the target's dialect.
_FORMS = {
    **dict.fromkeys(("assembly", "isa"), {"nvvm": "ptx", "rocdl": "amdgcn"}),
    # A driver loads a cubin wherever it loads a fatbinary.
    **dict.fromkeys(("binary", "bin", "fatbinary", "fatbin"), {"nvvm": "cubin"}),
}
_ADVICE = (
    "with format=none (in gpu-lower-to-nvvm-pipeline cubin-format=none, in the other pipelines binary-format=none) it "
    "stays in the LLVM dialect, for a compiler that has one"
)


@functools.cache
def has_backend(dialect: str, stage: str = "isa") -> bool:
    """Whether the host's LLVM makes ``stage`` ("llvm": optimized bitcode, "isa": assembly) for targets of nvvm, rocdl, xevm.

    Tried once each, on an empty module.
    """
    if dialect not in _BACKENDS:
        return True
    context = ir.Context()
    # What the host says here is nobody's business.
    context.attach_diagnostic_handler(lambda diagnostic: True)
    try:
        empty = ir.Module.parse(f"gpu.module @empty [{_BACKENDS[dialect][1]}] {{ }}", context)
        module("passmanager").PassManager.parse(
            f"builtin.module(gpu-module-to-binary{{format={stage}}})", context=context
        ).run(empty.operation)
    except ir.MLIRError:
        return False
    return True


def _targets(gpu_module: Any) -> list[Any]:
    return list(gpu_module.attributes["targets"]) if "targets" in gpu_module.attributes else []


@pass_(
    "gpu-module-to-binary",
    options={
        "format": Option(FORMATS, default="fatbin", help="what to make of a module; none: leave it as it is"),
        "l": Option(list[str], default=[], help="extra files to link to"),
        "opts": Option(str, default="", help="options for the target's tools"),
        "section": Option(str, default="", help="ELF section of the binary"),
        "toolkit": Option(str, default="", help="path of the target's toolkit"),
    },
    replaces_host=True,
)
def module_to_binary(op: Any, **values: Any) -> None:
    """Makes a gpu.binary of each gpu.module, with an object for each of its targets.

    It is the host's pass of this name. Targets of NVVM and ROCDL that the host's LLVM has no backend for are compiled by
    gpuir.compile: to assembly with ``format`` assembly or isa, for NVVM to a cubin with binary or fatbinary. What neither
    makes is an error before anything is translated (LLVM may end the process over IR that its own verifier refuses). With
    ``format=none`` modules stay as they are, in the LLVM dialect and with their targets.
    """
    if values["format"] == "none":
        return
    from gpuir.compile.kernels import gpu_modules

    stage = "llvm" if values["format"] in ("llvm", "offloading") else "isa"
    lacking = [
        gpu_module
        for gpu_module in gpu_modules(op)
        if not all(has_backend(_dialect(target), stage) for target in _targets(gpu_module))
    ]
    for gpu_module in lacking:
        _compile(gpu_module, values)
    manager = module("passmanager").PassManager(op.operation.name, context=op.operation.context)
    manager.add(module_to_binary.text(values))
    manager.run(op.operation)


def _dialect(target: Any) -> str:
    return str(target).lstrip("#").partition(".")[0]


def _compile(gpu_module: Any, values: dict[str, Any]) -> None:
    """A gpu.binary by gpuir.compile in the place of the module; PassError at it where there is none."""
    from gpuir.compile.api import compile_module
    from gpuir.compile.binary import of_attribute, replace_module
    from gpuir.compile.errors import CompileError

    name = gpu_module.attributes["sym_name"].value
    objects = []
    for target in _targets(gpu_module):
        dialect = _dialect(target)
        form = _FORMS.get(values["format"], {}).get(dialect)
        unused = [key for key in ("l", "opts", "section") if values[key]]
        why = ""
        if form is None:
            backend = _BACKENDS[dialect][0] if dialect in _BACKENDS else dialect
            why = f"the LLVM of this host has no {backend} backend, and gpuir.compile makes no {values['format']} of it"
        elif unused:
            why = f"the option {unused[0]} is for a backend that the LLVM of this host does not have"
        if why or form is None:
            raise failure(gpu_module, f"@{name} cannot be serialized for {target}: {why}; {_ADVICE}")
        try:
            chip, options = of_attribute(target)
            artifact = compile_module(gpu_module, chip, form, **options)
        except CompileError as error:
            first = error.diagnostics[0]
            notes = (*first.notes, *error.diagnostics[1:], Diagnostic("note", _ADVICE))
            what = f"@{name} cannot be serialized for {target}: {first.message}"
            here = at(gpu_module.location, "error", what, notes)
            if first.line:
                here = dataclasses.replace(here, file=first.file, line=first.line, column=first.column)
            raise PassError([here]) from None
        objects.append((target, form, artifact.modules[name].forms[form]))
    replace_module(gpu_module, objects)
