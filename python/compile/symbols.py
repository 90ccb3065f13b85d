"""In the worker: refuses calls of functions that no kernel, library or driver defines, at the ops that they come from."""

from __future__ import annotations

import re

from gpuir.assembly.diagnostics import at
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import Payload, functions, name_of, walk
from gpuir.compile.targets import Target
from gpuir.host import AnyOp, ir, symbol_path

__all__ = ["LIBRARY_FUNCTION", "declared_functions", "refuse_undefined", "undefined_in_assembly"]

#: Functions of the math libraries, which are linked later: libdevice, ocml and ockl.
LIBRARY_FUNCTION = re.compile(r"__(?:nv|ocml|ockl)_\w+")
#: What gpu.printf and cf.assert are lowered to on NVIDIA's chips; the driver has it.
_DRIVER = ("vprintf", "__assertfail")
#: What the driver has too, but only for those who declare it: otherwise it comes from ops for the host.
_DRIVER_IF_DECLARED = ("malloc", "free")
_IN_KERNEL = "give it a memory space (workgroup or private), or allocate it outside and pass it to the kernel"
#: Functions of a host's runtime: the op that upstream lowers to a call of them, and what to do about it.
_HOST_FUNCTIONS = {
    "malloc": ("memref.alloc", _IN_KERNEL),
    "aligned_alloc": ("memref.alloc", _IN_KERNEL),
    "free": ("memref.dealloc", "remove it together with the allocation, or allocate outside of the kernel"),
    "memrefCopy": ("memref.copy", "copy by a loop"),
}
_DEFINE = "define it in the gpu.module, or inline it"

#: ``.extern .func (.param .b64 r) name``, ``.extern .global .align 4 .u32 name[4];``
_PTX_EXTERN = re.compile(r"^\s*\.extern\s+(?!\.shared)\.\w+(?:\s*\([^)]*\)|\s+\.(?:align\s+\d+|\w+))*\s+([\w$]+)", re.M)
#: A relocated use of a symbol in AMDGCN assembly: ``name@rel32@lo+4``, ``"a name"@gotpcrel32@hi+12``.
_AMD_USE = re.compile(r'("[^"\n]+"|[\w.$]+)@(?:rel|gotpcrel|abs)\d+@')
_AMD_DEFINITION = re.compile(
    r'^\s*(?:\.(?:amdgpu_lds|set|comm|lcomm)\s+("[^"\n]+"|[\w.$]+)|("[^"\n]+"|[\w.$]+):)', re.M
)


def declared_functions(payload: Payload) -> set[str]:
    """The names of the functions that a source declares without a body."""
    return {name_of(op) for op in walk(payload, "func.func", "llvm.func") if not len(op.regions[0].blocks)}


def refuse_undefined(gpu_module: AnyOp, declared: set[str], names: set[str], target: Target) -> None:
    """CompileError at each use, in a lowered gpu.module, of a function or global that is defined nowhere.

    ``declared`` are the functions that the source itself declares, ``names`` the ops that it has.
    """
    undefined = {name_of(op) for op in functions(gpu_module) if not len(op.regions[0].blocks)}
    undefined |= {name_of(op) for op in functions(gpu_module, "llvm.mlir.global") if _is_extern_global(op)}
    undefined = {name for name in undefined if not _has_definition(name, declared, target)}
    if not undefined:
        return
    uses = [
        (op, symbol)
        for kind, key in (("llvm.call", "callee"), ("llvm.mlir.addressof", "global_name"))
        for op in walk(gpu_module, kind)
        if key in op.attributes
        for symbol in symbol_path(op.attributes[key])
        if symbol in undefined
    ]
    if uses:
        told = dict.fromkeys((str(op.location), symbol) for op, symbol in uses)
        first = {(str(op.location), symbol): op for op, symbol in reversed(uses)}
        raise CompileError(
            [at(first[key].location, "error", _message(key[1], declared, names, target)) for key in told]
        )


def _is_extern_global(op: ir.Operation) -> bool:
    """Whether a global is defined elsewhere. Dynamic shared memory is not: the launch gives its size."""
    if "value" in op.attributes or len(op.regions[0].blocks) or ir.IntegerAttr(op.attributes["addr_space"]).value == 3:
        return False
    return "external" in str(op.attributes["linkage"]) if "linkage" in op.attributes else True


def _has_definition(name: str, declared: set[str], target: Target) -> bool:
    if name.startswith("llvm.") or LIBRARY_FUNCTION.fullmatch(name):
        return True
    return target.family == "nvidia" and (name in _DRIVER or (name in _DRIVER_IF_DECLARED and name in declared))


def _message(symbol: str, declared: set[str], names: set[str], target: Target) -> str:
    # Upstream calls functions with memrefs through a wrapper, by the name that C code would have.
    symbol = symbol.removeprefix("_mlir_ciface_")
    op, advice = _HOST_FUNCTIONS.get(symbol, ("", _DEFINE))
    if op in names and symbol not in declared:
        return f"'{op}' op becomes a call of @{symbol}, which {target.chip} has no definition of: {advice}"
    return f"@{symbol} is declared and used, but no library for {target.chip} defines it: {_DEFINE}"


def undefined_in_assembly(text: str, family: str) -> list[str]:
    """The symbols that PTX or AMDGCN assembly uses and does not define, but for those of the driver."""
    if family == "nvidia":
        return sorted({*_PTX_EXTERN.findall(text)} - {*_DRIVER, *_DRIVER_IF_DECLARED})
    uses = set(_AMD_USE.findall(text))
    return sorted(uses - {one or other for one, other in _AMD_DEFINITION.findall(text)}) if uses else []
