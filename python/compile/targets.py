"""The chips that gpuir.compile supports, and the names that the back ends have for them.

PTX versions are those in which the PTX ISA introduced a target (its table "Release Notes, PTX ISA version history"). Chips
up to sm_90a get at least 8.0, which has mbarrier.try_wait, cp.async.bulk and wgmma, and which a driver of CUDA 12.0 reads. A
kernel with a newer instruction gets the version of that instruction.
"""

from __future__ import annotations

import dataclasses
import difflib
import re

from gpuir.compile.errors import CompileError

__all__ = ["TARGETS", "Target", "find_target"]


@dataclasses.dataclass(frozen=True)
class Target:
    """A chip: ``family`` is "nvidia" or "amd", ``ptx_version`` the PTX ISA times ten (80 is 8.0; 0 for AMD)."""

    chip: str
    family: str
    ptx_version: int = 0
    wave_size: int = 32

    @property
    def number(self) -> int:
        """The compute capability times ten of a chip of NVIDIA's, 90 of sm_90a."""
        return int(self.chip.removeprefix("sm_").rstrip("af"))

    @property
    def triple(self) -> str:
        """LLVM's target triple."""
        return "nvptx64-nvidia-cuda" if self.family == "nvidia" else "amdgcn-amd-amdhsa"

    @property
    def features(self) -> str:
        """LLVM's subtarget features."""
        return f"+ptx{min(self.ptx_version, _NEWEST)}" if self.family == "nvidia" else ""

    def dated(self, ptx: str) -> str:
        """PTX that LLVM wrote, with the version in which its inline assembly may be."""
        if self.ptx_version <= _NEWEST:
            return ptx
        return re.sub(
            r"^\.version \S+", f".version {self.ptx_version // 10}.{self.ptx_version % 10}", ptx, count=1, flags=re.M
        )

    @property
    def emits(self) -> tuple[str, ...]:
        """The forms that can be asked for, in the order of the stages."""
        forms = ("ptx", "cubin", "sass") if self.family == "nvidia" else ("amdgcn",)
        return ("mlir", "llvm", "llvm-opt", *forms)

    def at(self, ptx_version: int | None) -> Target:
        """The same chip with another PTX version; CompileError if the version is older than the chip."""
        if ptx_version is None:
            return self
        least = _LEAST.get(self.chip, 0)
        if self.family != "nvidia":
            raise CompileError(f"ptx_version is for NVIDIA's chips, and {self.chip} is AMD's", target=self.chip)
        if ptx_version not in PTX_VERSIONS or ptx_version < least:
            known = ", ".join(str(version) for version in PTX_VERSIONS if version >= least)
            raise CompileError(
                f"{self.chip} has no PTX version {ptx_version!r}: expected one of {known} (80 is PTX 8.0)",
                target=self.chip,
            )
        return dataclasses.replace(self, ptx_version=ptx_version)

    def for_instructions(self, llvm_ir: str, chosen: int | None) -> Target:
        """The same chip with the PTX version that the kernel's instructions need, if that is newer than the target's.

        ``chosen`` is the version that was asked for: CompileError if an instruction needs a newer one.
        """
        if self.family != "nvidia" or not any(word in llvm_ir for word in _WORDS):
            return self
        later = [one for one in _LATER if self.chip in (one.chips or (self.chip,)) and re.search(one.pattern, llvm_ir)]
        needed, name = max(((one.version, one.name) for one in later), default=(0, ""))
        if needed <= self.ptx_version:
            return self
        if chosen is not None:
            raise CompileError(
                f"{name} needs PTX {needed / 10}, and ptx_version={chosen} was asked for: pass ptx_version={needed} or a "
                "higher one, or none",
                target=self.chip,
            )
        return dataclasses.replace(self, ptx_version=needed)


@dataclasses.dataclass(frozen=True)
class _Later:
    """Instructions that a PTX version added for ``chips`` (by default for all), as a pattern of LLVM IR."""

    name: str
    version: int
    pattern: str
    chips: tuple[str, ...] = ()


#: The newest PTX version that the back end writes (LLVM 22), and all: of newer ones it has what inline assembly says.
_NEWEST = 90
PTX_VERSIONS = (63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94)

#: The PTX version in which a chip appeared. "a": features of this chip only, "f": of its family.
_LEAST = {
    "sm_75": 63,
    "sm_80": 70,
    "sm_86": 71,
    "sm_87": 74,
    "sm_88": 90,
    "sm_89": 78,
    "sm_90": 78,
    "sm_90a": 80,
    "sm_100": 86,
    "sm_100a": 86,
    "sm_100f": 88,
    "sm_103": 88,
    "sm_103a": 88,
    "sm_103f": 88,
    "sm_110": 90,
    "sm_110a": 90,
    "sm_110f": 90,
    "sm_120": 87,
    "sm_120a": 87,
    "sm_120f": 88,
    "sm_121": 88,
    "sm_121a": 88,
    "sm_121f": 88,
}

#: Instructions of chips up to sm_90a that are newer than the version these chips get: PTX ISA, "PTX ISA Notes" of each. The
#: patterns match LLVM's intrinsics, and PTX in inline assembly. Newer chips get a version that has all of them but the last.
_LATER = (
    # sm_90 has had them from the start.
    _Later("a conversion of fp8", 81, r"llvm\.nvvm\.(?:\w+\.to\.)?e[45]m[23]x2|cvt\.\S*e[45]m[23]x2", chips=("sm_89",)),
    _Later("red of vectors", 81, r"red\.relaxed\.\S*\.v[248]\."),
    _Later("red of vectors", 81, r"red\.release\.\S*\.v[248]\."),
    _Later("st.async", 81, r"st\.async\."),
    _Later("fence.proxy.tensormap", 83, r"fence\.proxy\.tensormap"),
    _Later("tensormap.replace", 83, r"tensormap\.replace"),
    _Later("wgmma of s8 and u8", 84, r"wgmma\.mma_async\.\S*\.(?:s8\.u8|u8\.s8)"),
    _Later("mma.sync of fp8", 84, r"(?:llvm\.nvvm\.mma|mma\.(?:sp\S*\.)?sync)\.\S*\.e[45]m[23]"),
    _Later(
        "cp.async.bulk to shared::cta", 86, r"llvm\.nvvm\.cp\.async\.bulk\.(?:global\.to\.shared\.cta|tensor\.g2s\.cta)"
    ),
    _Later("a conversion of small floats to bf16x2", 92, r"cvt\.\S*\.bf16x2\.e\dm\dx2"),
    _Later("products of tcgen05 with .block16 and .block32", 88, r"tcgen05\.mma\.\S*block_scale\.block"),
)
#: Each pattern contains one of these: searching a long text for the patterns themselves takes longer than some passes.
_WORDS = (
    "e4m3",
    "e5m2",
    "tensormap",
    "s8.u8",
    "u8.s8",
    "shared.cta",
    "g2s.cta",
    "block_scale",
    "red.relaxed",
    "red.release",
    "st.async",
    "bf16x2.e",
)


#: Every target by its chip's name.
TARGETS: dict[str, Target] = {
    **{chip: Target(chip, "nvidia", max(80, least)) for chip, least in _LEAST.items()},
    **{chip: Target(chip, "amd", wave_size=64) for chip in ("gfx908", "gfx90a", "gfx942", "gfx950")},
    **{chip: Target(chip, "amd", wave_size=32) for chip in ("gfx1100", "gfx1151", "gfx1201")},
}


def find_target(chip: str | Target) -> Target:
    """The target of that name; CompileError with the nearest name and a list of all for an unknown one."""
    if isinstance(chip, Target):
        return chip
    if not isinstance(chip, str):
        raise TypeError(f"target must be a chip's name such as 'sm_90a', got {type(chip).__name__}")
    if chip in TARGETS:
        return TARGETS[chip]
    near = difflib.get_close_matches(re.sub(r"^(compute_|sm)(?=\d)", "sm_", chip), TARGETS, n=1, cutoff=0.75)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise CompileError(f"unknown target '{chip}'{hint} (known: {', '.join(TARGETS)})", target=chip)
