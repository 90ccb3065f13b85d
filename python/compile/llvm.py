"""In the worker: LLVM IR to PTX or AMDGCN assembly, through llvmlite."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import llvmlite.binding as binding

from gpuir.compile import amd_attempts, libraries, math_functions
from gpuir.compile.artifact import Argument
from gpuir.compile.errors import CompileError
from gpuir.compile.symbols import LIBRARY_FUNCTION, undefined_in_assembly
from gpuir.compile.targets import Target

__all__ = ["BackEnd"]

_LEFT_INTRINSIC = re.compile(r"(?<![\w.$])llvm\.(?:nvvm|amdgcn)\.[\w.]+")
_ADDRESS = re.compile(r"\bptr(?: addrspace\((\d+)\))?")


#: LLVM unrolls a loop whole, or not, by which of its accesses to AMD's LDS it meets first. Unrolled, loops of products need half as
#: many registers again: they are treated like others.
_NO_UNROLLING_FOR_LDS = "-amdgpu-unroll-threshold-local=300"


@functools.cache
def _initialize() -> None:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.set_option("gpuir", _NO_UNROLLING_FOR_LDS)


@functools.cache
def _machine(target: Target, opt_level: int = 2, short_pointers: bool = False) -> binding.TargetMachine:
    """LLVM's target machine; it can be used for any number of modules. `short_pointers`: to NVIDIA's shared memory, of 32 bits."""
    _initialize()
    binding.set_option("gpuir", f"-nvptx-short-ptr={str(short_pointers).lower()}")
    return binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.chip, features=target.features, opt=opt_level
    )


@dataclasses.dataclass
class BackEnd:
    """Compiles one gpu.module with LLVM for one target; `short_pointers`: addresses in NVIDIA's shared memory have 32 bits."""

    target: Target
    opt_level: int
    library: Path | None = None
    short_pointers: bool = False
    module: Any = None
    machine: Any = None

    def read(self, text: str) -> None:
        """Parses and verifies LLVM IR; CompileError with LLVM's message."""
        try:
            self.module = binding.parse_assembly(text, binding.create_context())
            self.machine = _machine(self.target, self.opt_level, self.short_pointers)
            self.module.triple = self.target.triple
            self.module.data_layout = str(self.machine.target_data)
            self.module.verify()
        except RuntimeError as error:
            raise CompileError(
                f"LLVM {binding.llvm_version_info[0]} refuses the LLVM IR: {_first_lines(str(error))}"
            ) from None

    def arguments(self, kernel: str) -> tuple[Argument, ...]:
        """The parameters of a kernel."""
        arguments = []
        for value in self.module.get_function(kernel).arguments:
            attributes = b" ".join(value.attributes).decode()
            by_value = re.search(r"byval\(\[(\d+) x i8\]\)", attributes)
            size = int(by_value[1]) if by_value else self.machine.target_data.get_abi_size(value.type)
            arguments.append(Argument(str(value.type), int(size), "byval" in attributes))
        return tuple(arguments)

    def link_libraries(self) -> None:
        """Links the math functions that are called, and what they need; CompileError for those that no library has."""
        called = {f.name for f in self.module.functions if f.is_declaration and LIBRARY_FUNCTION.fullmatch(f.name)}
        if not called:
            return
        own = {value.name for value in (*self.module.functions, *self.module.global_variables)} - called
        exact = {name for name in called if math_functions.is_exact(name)}
        for library, names in ((None, exact), (self.library, called - exact)):
            if names:
                extracted = _extract(library, frozenset(names), self.target, self.short_pointers)
                self.module.link_in(binding.parse_bitcode(extracted, self.module._context))
        missing = sorted(called & {f.name for f in self.module.functions if f.is_declaration})
        if missing:
            raise CompileError(_missing(missing, self.library))
        _make_internal(self.module, own)

    def _builder(self) -> Any:
        return binding.create_pass_builder(
            self.machine, binding.create_pipeline_tuning_options(speed_level=self.opt_level)
        )

    def optimize(self) -> None:
        """Runs LLVM's pipeline of the level; for NVIDIA kernels without calls only the passes that matter before ptxas.

        On the kernels of the tests these leave no more instructions than LLVM's whole pipeline, in a quarter of its time:
        MLIR's canonicalization and loop-invariant code motion have done the rest before.
        """
        if not self.opt_level:
            return
        builder = self._builder()
        if self.target.family == "nvidia" and not self._calls():
            passes = binding.create_new_module_pass_manager()
            for name in _BEFORE_PTXAS:
                getattr(passes, f"add_{name}_pass")()
            passes.run(self.module, builder)
        else:
            builder.getModulePassManager().run(self.module, builder)

    def _calls(self) -> bool:
        """Whether a function with a body is called, which could be inlined."""
        defined = [f"@{function.name}" for function in self.module.functions if not function.is_declaration]
        return len(defined) > 1 and any(
            instruction.opcode == "call" and any(name in str(instruction) for name in defined)
            for function in self.module.functions
            if not function.is_declaration
            for block in function.blocks
            for instruction in block.instructions
        )

    def _emit(self) -> str:
        # The code generator changes the module: what is generated again begins with a copy.
        module = self.module if self.target.family == "nvidia" else self.module.clone()
        return self.target.dated(str(self.machine.emit_assembly(module)))

    def assembly(self) -> str:
        """PTX or AMDGCN; CompileError if an intrinsic or an undefined symbol is left in it.

        LLVM aborts the process if it cannot select an op.
        """
        text = self._emit() if self.target.family == "nvidia" else amd_attempts.best(self._emit)
        left = sorted(set(_LEFT_INTRINSIC.findall(text)))
        if left:
            raise CompileError(
                f"LLVM {binding.llvm_version_info[0]} does not know the intrinsic {', '.join(left)}, and left it as a "
                f"call: use another op for it, or inline assembly (nvvm.inline_ptx, llvm.inline_asm)"
            )
        undefined = undefined_in_assembly(text, self.target.family)
        if undefined:
            raise CompileError(_missing(undefined, self.library))
        return text


#: LLVM's passes before ptxas, by llvmlite's names. No value numbering: NVPTX does it before instruction selection.
_BEFORE_PTXAS = (
    "sroa", "simplify_cfg", "instruction_combine", "reassociate", "loop_rotate", "loop_simplify", "loop_unroll",
    "sccp", "instruction_combine", "dead_store_elimination", "aggressive_dce", "simplify_cfg",
)  # fmt: skip


@functools.lru_cache(maxsize=128)
def _extract(library: Path | None, wanted: frozenset[str], target: Target, short_pointers: bool) -> bytes:
    """Bitcode with those of the functions ``wanted`` that exist, and what they need."""
    context = binding.create_context()
    machine = _machine(target, short_pointers=short_pointers)
    if library is None:
        whole, files = binding.parse_assembly(math_functions.define(wanted), context), []
    elif target.family == "amd":
        whole = binding.parse_assembly(math_functions.controls(target), context)
        files = [library / "ocml.bc", library / "ockl.bc"]
    else:
        whole, files = binding.parse_assembly("", context), [library]
    for value in (whole, *(_read_library(path, context) for path in files)):
        value.triple = target.triple
        value.data_layout = str(machine.target_data)
        if value is not whole:
            # The linker drops linkonce functions that are not called yet.
            for function in value.functions:
                if function.name in wanted and not function.is_declaration:
                    function.linkage = "external"
            whole.link_in(value)
    _make_internal(whole, wanted)
    passes = binding.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options()))
    return bytes(whole.as_bitcode())


def _read_library(path: Path, context: binding.ContextRef) -> binding.ModuleRef:
    try:
        return binding.parse_bitcode(path.read_bytes(), context)
    except (OSError, RuntimeError) as error:
        raise CompileError(f"the library {path} cannot be read: {_first_lines(str(error))}") from None


def _make_internal(module: binding.ModuleRef, visible: Collection[str]) -> None:
    """Makes all symbols but ``visible`` internal, so that LLVM drops those that are not used."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in visible and not value.name.startswith("llvm."):
            value.visibility = "default"
            value.linkage = "internal"


def _missing(names: list[str], library: Path | None) -> str:
    if not any(map(LIBRARY_FUNCTION.fullmatch, names)):
        return f"nothing defines {', '.join(names)}, which the kernels use: define it in the gpu.module"
    advice = libraries.LIBDEVICE_ADVICE if names[0].startswith("__nv_") else libraries.OCML_ADVICE
    where = f"that {library} does not have" if library else "without a library"
    return f"functions {where}: {', '.join(names)}: {advice}"


def _first_lines(text: str) -> str:
    return "\n".join(text.strip().splitlines()[:6])
