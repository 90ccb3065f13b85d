"""`parse`: LLVM IR, as text or bitcode, to a gpu.module of the llvm, nvvm and rocdl dialects."""

from __future__ import annotations

import re

from gpuir.host import ir
from gpuir.interop.llvm import translate, worker
from gpuir.interop.llvm.errors import ADVICE, LlvmError
from gpuir.interop.llvm.older import FOREIGN, older_text
from gpuir.interop.llvm.rewriting import rewrite
from gpuir.ods.context import Context

__all__ = ["parse"]

_FLAG = re.compile(r'"([\w-]+)", (\d+)')
_CHIP = re.compile(r'target[-_]cpu"?(?:", |\s*=\s*)"(sm_\w+|gfx\w+)"')
_TRIPLE = re.compile(r'"amdgpu(\d+)\.(\d)(\w)-')
_TARGETS = {"sm": '#nvvm.target<chip = "{}">', "gf": '#rocdl.target<chip = "{}">'}
#: Whose instructions inline assembly has, where nothing says so: all that are known.
_NEWEST = "sm_100a"
_KERNELS = {"ptx_kernelcc": "nvvm.kernel", "amdgpu_kernelcc": "rocdl.kernel"}


def parse(
    source: str | bytes, *, name: str = "kernels", filename: str = "-", chip: str = "", context: ir.Context | None = None,
    timeout: float = 60.0,
) -> ir.Module:  # fmt: skip
    """Reads LLVM IR, ``.ll`` text or bitcode, into a module whose gpu.module ``name`` has its functions.

    LLVM reads it in a process of its own: mlir-translate of its version 22 where it is there, else the LLVM of llvmlite (the extra
    ``compile``), whose text gpuir's importer takes. Both make the same ops; the importer leaves out alias scopes, access groups, weights of
    branches and annotations of loops, and refuses by name what kernels do not have (invoke, scalable vectors). ``chip``, such as "sm_90" or "gfx942", becomes the gpu.module's target; without it
    the one that the text names, if it names one. AMDGPU's intrinsics become ops of rocdl where there is one; NVPTX's and the PTX in
    inline assembly become what `gpuir.interop.ptx` makes of these instructions. The others stay, and the simulator refuses them by
    name. Debug locations become locations. LlvmError with line and column where the text is no LLVM IR.
    """
    if isinstance(source, str):
        source = older_text(source).encode()
    text = _translated(source, filename, timeout)
    with context or Context(), ir.Location.unknown():
        read = ir.Module.parse(text)
        chip = chip or _chip_of(text)
        target = f" [{_TARGETS[chip[:2]].format(chip)}]" if chip else ""
        module = ir.Module.parse(f"module attributes {{gpu.container_module}} {{ gpu.module @{name}{target} {{ }} }}")
        inside = module.body.operations[0].regions[0].blocks[0]
        flags: dict[str, int] = {}
        for op in list(read.body.operations):
            if op.operation.name == "llvm.module_flags":
                flags = {name: int(number) for name, number in _FLAG.findall(str(op))}
                continue
            if op.operation.name == "llvm.func" and _name(op).startswith(("llvm.", FOREIGN)):
                continue
            convention = str(op.attributes["CConv"]) if "CConv" in op.attributes else ""
            for word, kernel in _KERNELS.items():
                if word in convention:
                    op.attributes["gpu.kernel"] = op.attributes[kernel] = ir.UnitAttr.get()
            inside.append(op)
        rewrite(module, chip if chip.startswith("sm_") else _NEWEST, flags)
        module.operation.verify()
    return module


def _name(op: ir.OpView) -> str:
    return ir.StringAttr(op.attributes["sym_name"]).value


def _chip_of(text: str) -> str:
    """The chip that imported text names; "" where it names none."""
    if chip := _CHIP.search(text):
        return chip[1]
    triple = _TRIPLE.search(text)
    return f"gfx{triple[1]}{triple[2]}{triple[3]}" if triple else ""


def _translated(source: bytes, filename: str, timeout: float) -> str:
    """The text of MLIR for LLVM IR, by mlir-translate where it is there, else by LLVM's reader in llvmlite and the importer here."""
    if (path := translate.program()) is not None:
        return translate.translated(path, source, filename, timeout)
    if not worker.is_there():
        raise LlvmError(
            f"neither mlir-translate nor llvmlite is there to read LLVM IR: pip install 'gpuir[compile]', or {ADVICE}"
        )
    return worker.read(source, filename, timeout)
