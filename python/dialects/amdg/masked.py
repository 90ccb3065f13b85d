"""Ops of `amdg` on LLVM's pointers and values, which stand between a kernel's lowering and LLVM IR."""

from __future__ import annotations

from gpuir.dialects.amdg.constraints import I16OrI32, LLVMPointer, LLVMType
from gpuir.dialects.amdg.dialect import AMDG
from gpuir.dialects.tt.dialect import CacheModifier
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.ods import I1, Attr, BoolAttr, DialectOp, Operand, Result, default, named


class MaskedLoadOp(DialectOp, dialect=AMDG, name="masked_load"):
    """Loads what a pointer points at, where `mask` is true; `falseVal` else.

    `multicastMask` says which CTAs of the cluster get what is loaded; it has 16 bits up to 3.8, and 32 from 3.9 on.
    """

    releases = "3.5-"
    ptr: Operand[LLVMPointer]
    mask: Operand[I1]
    false_val: Operand[LLVMType] = named("falseVal")
    multicast_mask: Operand[I16OrI32] | None = named("multicastMask", releases="3.6-")
    cache: Attr[CacheModifier] = default("none")
    force_no_alias: Attr[BoolAttr] = named("forceNoAlias", False)
    is_volatile: Attr[BoolAttr] = named("isVolatile", False, releases="3.9-")
    result: Result[LLVMType]
    assembly = (
        "$ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache | `volatile` $isVolatile | "
        "`forceNoAlias` $forceNoAlias) attr-dict `:` functional-type(operands, results)"
    )
    traits = (MemoryEffects(reads=("ptr",)),)


class MaskedStoreOp(DialectOp, dialect=AMDG, name="masked_store"):
    """Stores `value` where a pointer points, where `mask` is true."""

    releases = "3.5-"
    ptr: Operand[LLVMPointer]
    value: Operand[LLVMType]
    mask: Operand[I1]
    cache: Attr[CacheModifier] = default("none")
    force_no_alias: Attr[BoolAttr] = named("forceNoAlias", False)
    assembly = (
        "$ptr `,` $value `,` $mask oilist(`cacheModifier` `=` $cache | `forceNoAlias` $forceNoAlias) attr-dict `:` "
        "type(operands)"
    )
    traits = (MemoryEffects(writes=("ptr",)),)


masked_load = MaskedLoadOp.builder
masked_store = MaskedStoreOp.builder
