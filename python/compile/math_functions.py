"""Math functions in LLVM IR, for where no library has them, and what AMD's libraries ask about the chip."""

from __future__ import annotations

from collections.abc import Iterable

from gpuir.compile.targets import Target

__all__ = ["controls", "define", "is_exact"]

#: Functions that are one instruction and correctly rounded: LLVM's intrinsic by libdevice's name, and operands.
_EXACT = {
    "fma": ("fma", 3),
    "sqrt": ("sqrt", 1),
    "fabs": ("fabs", 1),
    "floor": ("floor", 1),
    "ceil": ("ceil", 1),
    "trunc": ("trunc", 1),
    "rint": ("rint", 1),
    "nearbyint": ("nearbyint", 1),
    "copysign": ("copysign", 2),
    "fmin": ("minnum", 2),
    "fmax": ("maxnum", 2),
}

#: Functions that the hardware approximates, in f32. Errors are those of the PTX ISA for ex2.approx and lg2.approx (2 ulp)
#: and rsqrt.approx, after an argument reduction in which ln 2 is split in two parts.
_APPROXIMATE = {
    "__nv_exp2f": (
        "ex2.approx.f",
        "  %r = call float @llvm.nvvm.ex2.approx.f(float %x)\n  ret float %r\n",
    ),
    "__nv_rsqrtf": (
        "rsqrt.approx.f",
        "  %r = call float @llvm.nvvm.rsqrt.approx.f(float %x)\n  ret float %r\n",
    ),
    "__nv_log2f": (
        "lg2.approx.f",
        "  %r = call float @llvm.nvvm.lg2.approx.f(float %x)\n  ret float %r\n",
    ),
    # ln x = log2 x * ln 2
    "__nv_logf": (
        "lg2.approx.f",
        "  %l = call float @llvm.nvvm.lg2.approx.f(float %x)\n"
        "  %r = fmul float %l, 0x3FE62E4300000000\n  ret float %r\n",
    ),
    # e^x = 2^n * 2^((x - n ln 2) / ln 2), n = rint(x / ln 2), for |x| where neither power overflows by itself
    "__nv_expf": (
        "ex2.approx.f",
        "  %lo = call float @llvm.maxnum.f32(float %x, float -1.050000e+02)\n"
        "  %hi = call float @llvm.minnum.f32(float %lo, float 9.000000e+01)\n"
        "  %nan = fcmp uno float %x, %x\n"
        "  %c = select i1 %nan, float %x, float %hi\n"
        "  %s = fmul float %c, 0x3FF7154760000000\n"
        "  %n = call float @llvm.rint.f32(float %s)\n"
        "  %m = fneg float %n\n"
        "  %a = call float @llvm.fma.f32(float %m, float 0x3FE62E4000000000, float %c)\n"
        "  %b = call float @llvm.fma.f32(float %m, float 0x3EB7F7D1C0000000, float %a)\n"
        "  %t = fmul float %b, 0x3FF7154760000000\n"
        "  %p = call float @llvm.nvvm.ex2.approx.f(float %t)\n"
        # 2^n in two factors: by itself it is out of range where e^x is not yet.
        "  %f = fmul float %n, 5.000000e-01\n"
        "  %h = call float @llvm.rint.f32(float %f)\n"
        "  %g = fsub float %n, %h\n"
        "  %q = call float @llvm.nvvm.ex2.approx.f(float %h)\n"
        "  %o = call float @llvm.nvvm.ex2.approx.f(float %g)\n"
        "  %u = fmul float %p, %q\n"
        "  %r = fmul float %u, %o\n  ret float %r\n",
    ),
}


def is_exact(name: str) -> bool:
    """Whether a function of libdevice is one instruction, so that no library could do better."""
    stem = name.removeprefix("__nv_")
    return stem in _EXACT or stem.removesuffix("f") in _EXACT


def define(names: Iterable[str]) -> str:
    """LLVM IR that defines those of libdevice's ``names`` that need no library."""
    text: list[str] = []
    declared: set[str] = set()
    for name in sorted(names):
        stem, type_, suffix = name.removeprefix("__nv_"), "double", "f64"
        if stem not in _EXACT and stem.endswith("f"):
            stem, type_, suffix = stem[:-1], "float", "f32"
        if stem in _EXACT:
            intrinsic, count = _EXACT[stem]
            declared.add(f"declare {type_} @llvm.{intrinsic}.{suffix}({', '.join([type_] * count)})")
            operands = ", ".join(f"{type_} %{i}" for i in range(count))
            text.append(
                f"define {type_} @{name}({operands}) alwaysinline {{\n"
                f"  %r = call {type_} @llvm.{intrinsic}.{suffix}({operands})\n  ret {type_} %r\n}}\n"
            )
        elif name in _APPROXIMATE:
            intrinsic, body = _APPROXIMATE[name]
            declared.add(f"declare float @llvm.nvvm.{intrinsic}(float)")
            if name == "__nv_expf":
                declared |= {f"declare float @llvm.{f}.f32(float, float)" for f in ("maxnum", "minnum")}
                declared |= {
                    "declare float @llvm.rint.f32(float)",
                    "declare float @llvm.fma.f32(float, float, float)",
                }
            text.append(f"define float @{name}(float %x) alwaysinline {{\n{body}}}\n")
    return "\n".join([*sorted(declared), *text])


def controls(target: Target) -> str:
    """The constants by which ROCm's device libraries know the chip and how strict they must be."""
    isa = int(target.chip[3:-2]) * 1000 + int(target.chip[-2], 16) * 100 + int(target.chip[-1], 16)
    flags = {
        "finite_only_opt": 0,
        "unsafe_math_opt": 0,
        "daz_opt": 0,
        "correctly_rounded_sqrt32": 1,
        "wavefrontsize64": int(target.wave_size == 64),
    }
    lines = [f"@__oclc_{name} = linkonce_odr hidden addrspace(4) constant i8 {value}" for name, value in flags.items()]
    numbers = {"ISA_version": isa, "ABI_version": 500}
    lines += [f"@__oclc_{name} = linkonce_odr hidden addrspace(4) constant i32 {v}" for name, v in numbers.items()]
    return "\n".join(lines) + "\n"
