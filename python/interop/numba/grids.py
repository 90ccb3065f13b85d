"""The barrier of a grid in numba-cuda's PTX, which on a GPU the CUDA toolkit's library of the device defines."""

from __future__ import annotations

import re

__all__ = ["with_grid_barrier"]

_DECLARED = re.compile(r"\.extern\s+\.func\s*\([^)]*\)\s*cudaCG(?:GetIntrinsicHandle|Synchronize)\s*\([^)]*\)\s*;")
_HEAD_ENDS = re.compile(r"\.address_size\s+\d+[^\n]*\n")
#: Blocks count how many have come; each waits until as many have come as there are in the grid, once more for each barrier before.
_DEFINED = """
.global .align 4 .u32 __grid_barrier_count;
.func (.param .b64 result) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
	.reg .b64 %rd<2>;
	mov.u64 %rd1, 1;
	st.param.b64 [result], %rd1;
	ret;
}
.func (.param .b32 result) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
	.reg .pred %p<3>;
	.reg .b32 %r<16>;
	.reg .b64 %rd<2>;
	barrier.sync 0;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mov.u32 %r3, %tid.z;
	or.b32 %r4, %r1, %r2;
	or.b32 %r4, %r4, %r3;
	setp.ne.u32 %p1, %r4, 0;
	@%p1 bra $Ldone;
	mov.u32 %r5, %nctaid.x;
	mov.u32 %r6, %nctaid.y;
	mov.u32 %r7, %nctaid.z;
	mul.lo.u32 %r8, %r5, %r6;
	mul.lo.u32 %r8, %r8, %r7;
	mov.u64 %rd1, __grid_barrier_count;
	atom.add.acq_rel.gpu.global.u32 %r9, [%rd1], 1;
	div.u32 %r10, %r9, %r8;
	add.u32 %r10, %r10, 1;
	mul.lo.u32 %r10, %r10, %r8;
$Lwait:
	ld.acquire.gpu.global.u32 %r11, [%rd1];
	sub.u32 %r12, %r11, %r10;
	setp.lt.s32 %p2, %r12, 0;
	@%p2 bra $Lwait;
$Ldone:
	barrier.sync 0;
	mov.u32 %r13, 0;
	st.param.b32 [result], %r13;
	ret;
}
"""


def with_grid_barrier(text: str) -> str:
    """PTX that defines the functions of a grid's barrier where it only declares them; other PTX as it is."""
    if not _DECLARED.search(text):
        return text
    head = _HEAD_ENDS.search(text)
    assert head is not None
    return text[: head.end()] + _DEFINED + _DECLARED.sub("", text[head.end() :])
