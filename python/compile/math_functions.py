"""Math functions in LLVM IR, for use without a library, and the constants by which AMD's libraries know the chip."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gpuir.compile.targets import Target

__all__ = ["controls", "define", "is_exact"]

#: Functions that are one correctly rounded instruction, by libdevice's and ocml's name: LLVM's intrinsic, and its operands.
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
#: and rsqrt.approx, after an argument reduction with ln 2 in two parts.
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
        # 2^n as two factors: it may be out of range where e^x is not.
        "  %f = fmul float %n, 5.000000e-01\n"
        "  %h = call float @llvm.rint.f32(float %f)\n"
        "  %g = fsub float %n, %h\n"
        "  %q = call float @llvm.nvvm.ex2.approx.f(float %h)\n"
        "  %o = call float @llvm.nvvm.ex2.approx.f(float %g)\n"
        "  %u = fmul float %p, %q\n"
        "  %r = fmul float %u, %o\n  ret float %r\n",
    ),
}

_OCML = re.compile(r"__ocml_(\w+)_f(16|32|64)")
_OCML_TYPES = {"16": "half", "32": "float", "64": "double"}
#: Functions that LLVM itself expands to AMD's v_exp and v_log, in f16 and f32; ocml leaves them to it, too.
_OCML_POWERS = ("exp", "exp2", "log", "log2", "log10")
#: ockl's functions of a dimension, computed from the kernel's implicit arguments: the number of full blocks (i32, from byte 0),
#: the threads of a full block (i16, from byte 12), and those of a last partial block, 0 if there is none (i16, from byte 18).
#: LLVM's AMDGPUUsage, "Code Object V5 Kernel Argument Metadata".
_SIZES = {
    "__ockl_get_local_size": "  %x = call i32 @llvm.amdgcn.workgroup.id.x()\n"
    "  %y = call i32 @llvm.amdgcn.workgroup.id.y()\n"
    "  %z = call i32 @llvm.amdgcn.workgroup.id.z()\n"
    "  %is_x = icmp eq i32 %dimension, 0\n"
    "  %is_y = icmp eq i32 %dimension, 1\n"
    "  %y_z = select i1 %is_y, i32 %y, i32 %z\n"
    "  %id = select i1 %is_x, i32 %x, i32 %y_z\n"
    "  %is_whole = icmp ult i32 %id, %whole\n"
    "  %first = select i1 %is_whole, i32 6, i32 9\n"
    "  %number = add i32 %first, %dimension\n"
    "  %place = getelementptr i16, ptr addrspace(4) %implicit, i32 %number\n"
    "  %threads = load i16, ptr addrspace(4) %place, align 2\n"
    "  %r = zext i16 %threads to i64\n",
    "__ockl_get_num_groups": "  %number = add i32 %dimension, 9\n"
    "  %place = getelementptr i16, ptr addrspace(4) %implicit, i32 %number\n"
    "  %rest = load i16, ptr addrspace(4) %place, align 2\n"
    "  %is_there = icmp ne i16 %rest, 0\n"
    "  %last = zext i1 %is_there to i32\n"
    "  %blocks = add i32 %whole, %last\n"
    "  %r = zext i32 %blocks to i64\n",
}
_IMPLICIT = (
    "  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n"
    "  %count = getelementptr i32, ptr addrspace(4) %implicit, i32 %dimension\n"
    "  %whole = load i32, ptr addrspace(4) %count, align 4\n"
)


def is_exact(name: str) -> bool:
    """Whether a function of libdevice or ocml is one instruction, so that it needs no library."""
    if ocml := _OCML.fullmatch(name):
        return ocml[1] in _EXACT
    stem = name.removeprefix("__nv_")
    return stem in _EXACT or stem.removesuffix("f") in _EXACT


def define(names: Iterable[str]) -> str:
    """LLVM IR that defines those of libdevice's, ocml's and ockl's ``names`` that need no library."""
    text: list[str] = []
    declared: set[str] = set()
    for name in sorted(names):
        if name in _SIZES:
            declared.add("declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()")
            declared |= {f"declare i32 @llvm.amdgcn.workgroup.id.{letter}()" for letter in "xyz"}
            text.append(
                f"define i64 @{name}(i32 %dimension) alwaysinline {{\n{_IMPLICIT}{_SIZES[name]}  ret i64 %r\n}}\n"
            )
            continue
        stem, type_, suffix = name.removeprefix("__nv_"), "double", "f64"
        if ocml := _OCML.fullmatch(name):
            stem, type_, suffix = ocml[1], _OCML_TYPES[ocml[2]], f"f{ocml[2]}"
        elif stem not in _EXACT and stem.endswith("f"):
            stem, type_, suffix = stem[:-1], "float", "f32"
        composed = bool(ocml) and suffix != "f64" and stem in _OCML_POWERS
        if composed or stem in _EXACT:
            intrinsic, count = (stem, 1) if composed else _EXACT[stem]
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
    """The constants that tell ROCm's device libraries the chip and the floating-point mode."""
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
