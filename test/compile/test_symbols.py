"""What `compile` returns has no undefined symbols: they are errors at the ops that they come from, in every form."""

from __future__ import annotations

import struct

import pytest

import gpuir
from gpuir.compile import TARGETS, CompileError

FORMS = {
    "sm_90a": ("mlir", "llvm", "llvm-opt", "ptx", "cubin", "sass"),
    "gfx942": ("mlir", "llvm", "llvm-opt", "amdgcn"),
}
EVERY_FORM = [(target, form) for target, forms in FORMS.items() for form in forms]


def kernel(body: str, before: str = "") -> str:
    return (
        f"gpu.module @m {{ {before}\n gpu.func @k(%x: memref<8xf32>, %y: memref<8xi64>, %i: index, %n: i64) kernel {{\n"
        f"{body}\n gpu.return }} }}"
    )


ALLOCATION = kernel(
    "%a = memref.alloc() : memref<8xf32>\n%v = memref.load %x[%i] : memref<8xf32>\n"
    "memref.store %v, %a[%i] : memref<8xf32>\n%w = memref.load %a[%i] : memref<8xf32>\n"
    "memref.store %w, %x[%i] : memref<8xf32>"
)
#: Module, line of the op at fault, and what is said there.
UNDEFINED = {
    "a left-over allocation": (ALLOCATION, 3, "'memref.alloc' op becomes a call of @malloc"),
    "a left-over deallocation": (
        kernel("memref.dealloc %x : memref<8xf32>"),
        3,
        "'memref.dealloc' op becomes a call of",
    ),
    "a declared func.func": (
        kernel(
            "%v = memref.load %x[%i] : memref<8xf32>\n%w = func.call @foo(%v) : (f32) -> f32\n"
            "memref.store %w, %x[%i] : memref<8xf32>",
            "func.func private @foo(f32) -> f32",
        ),
        4,
        "@foo is declared and used, but no library for",
    ),
    "a declared function of memrefs": (
        kernel("func.call @foo(%x) : (memref<8xf32>) -> ()", "func.func private @foo(memref<8xf32>)"),
        1,
        "@foo is declared and used",
    ),
    "a declared llvm.func": (
        kernel("llvm.call @foo(%n) : (i64) -> ()", "llvm.func @foo(i64)"),
        3,
        "@foo is declared and",
    ),
    "the address of a function": (
        kernel(
            "%p = llvm.mlir.addressof @foo : !llvm.ptr\n%v = llvm.ptrtoint %p : !llvm.ptr to i64\n"
            "memref.store %v, %y[%i] : memref<8xi64>",
            "llvm.func @foo(i64)",
        ),
        3,
        "@foo is declared and used",
    ),
    "a global": (
        kernel(
            "%p = llvm.mlir.addressof @g : !llvm.ptr<1>\n%v = llvm.load %p : !llvm.ptr<1> -> i64\n"
            "memref.store %v, %y[%i] : memref<8xi64>",
            "llvm.mlir.global external @g() {addr_space = 1 : i32} : i64",
        ),
        3,
        "@g is declared and used",
    ),
}
MALLOC = kernel(
    "%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n%v = llvm.ptrtoint %p : !llvm.ptr to i64\n"
    "memref.store %v, %y[%i] : memref<8xi64>",
    "llvm.func @malloc(i64) -> !llvm.ptr",
)
PRINTF = kernel('gpu.printf "%d", %n : i64')
ASSERT = kernel('%c = arith.constant 5 : i64\n%b = arith.cmpi slt, %n, %c : i64\ncf.assert %b, "below five"')
EXP = kernel("%v = memref.load %x[%i] : memref<8xf32>\n%w = math.exp %v : f32\nmemref.store %w, %x[%i] : memref<8xf32>")


@pytest.mark.parametrize(("target", "form"), EVERY_FORM)
@pytest.mark.parametrize("case", UNDEFINED)
def test_undefined_symbols(case, target, form):
    text, line, message = UNDEFINED[case]
    with pytest.raises(CompileError) as caught:
        gpuir.compile(text, target, form, cache=False)
    first = caught.value.diagnostics[0]
    assert message in first.message and ": " in first.message and first.line == line


def test_a_kernel_and_an_allocation_in_a_launch():
    """The op's own place, whatever the kernel's form."""
    text = (
        "func.func @f(%x: memref<8xf32>, %n: index) {\n%c = arith.constant 1 : index\n"
        "gpu.launch blocks(%a, %b, %d) in (%g = %c, %h = %c, %i = %c) threads(%t, %u, %v) in (%j = %c, %k = %c, %l = %c) {\n"
        "%m = memref.alloc(%n) : memref<?xf32>\n%o = memref.load %m[%t] : memref<?xf32>\n"
        "memref.store %o, %x[%t] : memref<8xf32>\ngpu.terminator }\nreturn }"
    )
    with pytest.raises(CompileError, match=r"-:4:6: error: 'memref.alloc' op becomes a call of @malloc"):
        gpuir.compile(text, "gfx942", cache=False)


@pytest.mark.parametrize("form", FORMS["sm_90a"])
@pytest.mark.parametrize("text", [MALLOC, PRINTF, ASSERT, EXP], ids=["malloc", "printf", "assert", "exp"])
def test_what_the_driver_and_libraries_have(text, form):
    assert gpuir.compile(text, "sm_90a", form, cache=False).data


def test_amd_has_no_malloc():
    with pytest.raises(CompileError, match="@malloc is declared and used, but no library for gfx942"):
        gpuir.compile(MALLOC, "gfx942", cache=False)
    assert gpuir.compile(EXP, "gfx942", cache=False).data


def undefined_in_elf(image: bytes) -> set[str]:
    """The names in an ELF64 file's symbol table that have no section."""
    start, size, count = *struct.unpack_from("<Q", image, 40), *struct.unpack_from("<HH", image, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", image, start + i * size) for i in range(count)]
    names = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        strings = sections[link][4]
        for at in range(offset, offset + length, 24) if kind == 2 else ():
            name, info, _, section = struct.unpack_from("<IBBH", image, at)
            if section == 0 and info >> 4:
                names.add(image[strings + name : image.index(b"\0", strings + name)].decode())
    return {name for name in names if not name.startswith(".nv.")}  # the linker's own


DEFINED = "define internal void @foo(ptr addrspace(1) %x) noinline {\n store volatile i32 1, ptr addrspace(1) %x\n ret void\n}"


@pytest.mark.parametrize("foo", ["declare void @foo(ptr addrspace(1))", DEFINED], ids=["declared", "defined"])
@pytest.mark.parametrize(
    ("target", "kind"), [("gfx942", "amdgpu_kernel"), ("gfx1100", "amdgpu_kernel"), ("sm_90a", "ptx_kernel")]
)
def test_symbols_in_assembly(target, kind, foo):
    """What LLVM itself, or text in the kernel, leaves undefined is in the assembly as in the object's symbol table."""
    from gpuir.compile.llvm import BackEnd

    back_end = BackEnd(TARGETS[target], 0)
    back_end.read(
        f"{foo}\n@table = internal addrspace(1) constant [2 x i32] [i32 1, i32 2]\n"
        f"define {kind} void @k(ptr addrspace(1) %x, i64 %i) {{\n call void @foo(ptr addrspace(1) %x)\n"
        " %p = getelementptr i32, ptr addrspace(1) @table, i64 %i\n %v = load i32, ptr addrspace(1) %p\n"
        " store volatile i32 %v, ptr addrspace(1) %x\n ret void\n}"
    )
    if target.startswith("gfx"):
        undefined = undefined_in_elf(back_end.machine.emit_object(back_end.module))
        assert undefined - {"__oclc_ABI_version"} == ({"foo"} if foo != DEFINED else set())
    if foo == DEFINED:
        assert "foo" in back_end.assembly()
        return
    with pytest.raises(CompileError, match="nothing defines foo, which the kernels use"):
        back_end.assembly()


def test_a_cubin_has_only_what_the_driver_defines():
    assert undefined_in_elf(gpuir.compile(MALLOC, "sm_90a", "cubin", cache=False).data) == {"malloc"}
    assert undefined_in_elf(gpuir.compile(EXP, "sm_90a", "cubin", cache=False).data) == set()
