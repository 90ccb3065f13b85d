"""The result of a compilation: the code in its forms, a report on every kernel, and the time of each stage."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from gpuir.errors import Diagnostic

__all__ = ["Argument", "Artifact", "CompiledModule", "KernelReport", "Parameter"]


@dataclasses.dataclass(frozen=True)
class Argument:
    """A parameter of a compiled kernel: ``type`` is LLVM's ("i64", "float", "ptr"), ``size`` bytes in parameter space.

    ``by_value``: the parameter is the object itself, read-only (a tensor map with grid_constant).
    """

    type: str
    size: int
    by_value: bool = False


@dataclasses.dataclass(frozen=True)
class Parameter:
    """An argument as the source has it: ``type`` is MLIR's, ``kind`` "memref", "scalar", "pointer", "tensormap" or "object".

    For memrefs and tensor maps, ``element`` is the element type and ``shape`` has None for dynamic sizes (for a tensor map it
    is the box that is copied). ``strides`` and ``offset`` are in elements, None where the type leaves them open. ``modes`` has
    a tensor map's "swizzle", "interleave", "l2promo" and "oob".
    """

    type: str
    kind: str
    element: str = ""
    shape: tuple[int | None, ...] = ()
    strides: tuple[int | None, ...] = ()
    offset: int | None = 0
    modes: Mapping[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class KernelReport:
    """What the back ends report about a kernel; None if no stage that was run reports it.

    ``registers`` are a thread's (AMD: vector registers), ``scalar_registers`` a wave's (AMD), ``spill_stores`` and
    ``spill_loads`` bytes (AMD: ``spill_stores`` counts spilled registers, ``scalar_spills`` scalar ones), ``shared_memory``
    static bytes of a block, ``stack`` bytes of a thread. ``warnings`` are the assembler's, e.g. C7514: wgmma serialized.
    """

    name: str
    registers: int | None = None
    scalar_registers: int | None = None
    spill_stores: int | None = None
    spill_loads: int | None = None
    scalar_spills: int | None = None
    stack: int | None = None
    shared_memory: int | None = None
    barriers: int | None = None
    dynamic_shared_memory: bool = False
    max_threads: tuple[int, ...] | None = None
    required_threads: tuple[int, ...] | None = None
    min_blocks: int | None = None
    max_registers: int | None = None
    cluster: tuple[int, ...] | None = None
    arguments: tuple[Argument, ...] = ()
    signature: tuple[Parameter, ...] = ()
    bare_pointers: bool = False
    warnings: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [f"@{self.name}:"]
        for value, text in (
            (self.registers, "{} registers"),
            (self.scalar_registers, "{} scalar registers"),
            (self.spill_stores, "spill stores {}"),
            (self.spill_loads, "spill loads {}"),
            (self.stack, "stack {} B"),
            (self.shared_memory, "shared memory {} B"),
        ):
            if value is not None:
                parts.append(text.format(value) + ",")
        if self.dynamic_shared_memory:
            parts.append("and dynamic shared memory,")
        for bounds, text in (
            (self.max_threads, "at most {} threads"),
            (self.required_threads, "exactly {} threads"),
            (self.cluster, "clusters of {}"),
        ):
            if bounds:
                parts.append(text.format("x".join(map(str, bounds))) + ",")
        return "\n".join([" ".join(parts).rstrip(",:"), *(f"  {warning}" for warning in self.warnings)])


@dataclasses.dataclass(frozen=True)
class CompiledModule:
    """One gpu.module: its ``forms`` by name ("mlir", "llvm", "ptx", "cubin" ...), text or bytes, and its kernels."""

    name: str
    forms: Mapping[str, str | bytes]
    kernels: Mapping[str, KernelReport]


@dataclasses.dataclass(frozen=True)
class Artifact:
    """A compiled module.

    ``times`` are the seconds of each stage of the compilation, of the original one if ``cached``. ``diagnostics`` are warnings.
    ``data`` is the form that was asked for; with several gpu.modules take it from ``modules``.
    """

    target: str
    emit: str
    modules: Mapping[str, CompiledModule]
    times: Mapping[str, float]
    cached: bool = False
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def kernels(self) -> dict[str, KernelReport]:
        """The report on each kernel, by name."""
        return {name: report for module in self.modules.values() for name, report in module.kernels.items()}

    @property
    def forms(self) -> Mapping[str, str | bytes]:
        """Every form of the one gpu.module."""
        return self._only().forms

    @property
    def data(self) -> str | bytes:
        """The form that was asked for: bytes for "cubin", text for all others."""
        return self._only().forms[self.emit]

    @property
    def mlir(self) -> str:
        """The kernels in the llvm dialect and the chip's (nvvm, rocdl)."""
        return self._form("mlir")  # type: ignore[return-value]

    @property
    def llvm(self) -> str:
        """LLVM IR as the host translated it."""
        return self._form("llvm")  # type: ignore[return-value]

    @property
    def ptx(self) -> str:
        """PTX, for NVIDIA's chips."""
        return self._form("ptx")  # type: ignore[return-value]

    @property
    def cubin(self) -> bytes:
        """The machine code as an ELF object, for NVIDIA's chips."""
        return self._form("cubin")  # type: ignore[return-value]

    @property
    def sass(self) -> str:
        """The disassembled machine code, for NVIDIA's chips."""
        return self._form("sass")  # type: ignore[return-value]

    @property
    def amdgcn(self) -> str:
        """Assembly, for AMD's chips."""
        return self._form("amdgcn")  # type: ignore[return-value]

    def _form(self, name: str) -> str | bytes:
        forms = self._only().forms
        if name not in forms:
            raise AttributeError(f"the artifact has no {name}: it has {', '.join(forms)}; ask for emit='{name}'")
        return forms[name]

    def _only(self) -> CompiledModule:
        if len(self.modules) != 1:
            names = ", ".join(self.modules)
            raise ValueError(f"the artifact has {len(self.modules)} gpu.modules: take artifact.modules[...] ({names})")
        return next(iter(self.modules.values()))

    def __repr__(self) -> str:
        kernels = ", ".join(f"@{name}" for name in self.kernels)
        return f"<Artifact {self.emit} for {self.target}: {kernels}{', cached' if self.cached else ''}>"

    def report(self) -> str:
        """The kernels' reports and the stages' times as text."""
        times = ", ".join(f"{name} {1000 * seconds:.1f} ms" for name, seconds in self.times.items())
        return "\n".join([*map(str, self.kernels.values()), f"{'cached; ' if self.cached else ''}{times}"])
