"""PTX types as types of MLIR, and constraints of inline assembly."""

from __future__ import annotations

__all__ = ["BITS", "CONSTRAINTS", "MLIR", "SPACES", "carried", "register_type"]

#: The type of a value; 8 bits and less are carried in a register of 16.
MLIR = {
    "pred": "i1",
    **{f"{kind}{bits}": f"i{bits}" for kind in "bus" for bits in (8, 16, 32, 64)},
    "b128": "i128", "f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64", "tf32": "i32",
    "f16x2": "i32", "bf16x2": "i32", "u16x2": "i32", "s16x2": "i32", "e4m3x2": "i16", "e5m2x2": "i16", "f32x2": "i64",
    **{f"{name}x2": "i16" for name in ("e2m3", "e3m2", "ue8m0", "ue5m3", "s2f6")}, "e2m1x2": "i8", "ue8m0": "i8",
    **{f"{name}x4": "i32" for name in ("e4m3", "e5m2", "e2m3", "e3m2")}, "e2m1x4": "i16",
    "e4m3": "i8", "e5m2": "i8", "u2": "i32", "s2": "i32", "u4": "i32", "s4": "i32",
}  # fmt: skip
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}
CONSTRAINTS = {
    "i1": "b", "i16": "h", "i32": "r", "i64": "l", "f32": "f", "f64": "d", "i128": "q",
    "!llvm.ptr": "l", "!llvm.ptr<1>": "l", "!llvm.ptr<3>": "r", "!llvm.ptr<7>": "r",
}  # fmt: skip
#: State spaces by their numbers in LLVM; "" is generic.
SPACES = {
    "": 0, "global": 1, "shared": 3, "const": 4, "local": 5, "param": 0, "shared::cta": 3, "tensor": 6, "shared::cluster": 7,
}  # fmt: skip


def carried(type: str) -> str:
    """The type in which inline assembly takes and gives values of an MLIR type."""
    return "i16" if type in ("f16", "bf16", "i8") else type


def register_type(type: str) -> str:
    """The type of a register's values where blocks meet."""
    made = MLIR[type]
    return {"f16": "i16", "bf16": "i16", "i8": "i16"}.get(made, made)
