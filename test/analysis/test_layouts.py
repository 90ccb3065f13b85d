"""The table of layouts: its numbers, against those of Triton's own lowering."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.analysis import elements_per_thread, layouts

NAMES = ["matmul.sm80", "matmul.sm90", "attention.sm100", "softmax.sm90", "sort_rows.sm80", "matmul_scaled.sm100"]


def row(table, name):
    (found,) = [layout for layout in table if layout.name == name]
    return found


def test_rows_of_a_matmul(dump):
    table = layouts(dump("matmul.sm80"))
    mma = row(table, "#mma")
    assert (mma.kind, mma.tile, mma.lanes, mma.warps, mma.ctas) == ("nvidia_mma", (32, 16), 32, 4, 1)
    f32, f16 = mma.uses
    assert (f32.shape, str(f32.element_type), f32.elements, f32.registers) == ((128, 128), "f32", 128, 128)
    assert (str(f16.element_type), f16.values, f16.elements, f16.registers) == ("f16", 1, 128, 64)
    operand = row(table, "#ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>")
    assert (operand.kind, operand.tile, operand.warps) == ("dot_op", None, 4)
    # 128 rows over 2 warps, each warp's rows of 64 K-elements over 32 lanes.
    assert [use.elements for use in operand.uses] == [64 * 64 // 32]
    blocked = row(table, "#blocked")
    assert blocked.tile == (16, 64) and blocked.values == sum(use.values for use in blocked.uses)
    slice_ = row(table, "#ttg.slice<{dim = 1, parent = #blocked}>")
    assert (slice_.kind, slice_.tile, slice_.uses[0].elements) == ("slice", (16,), 8)
    shared = row(table, "#shared")
    assert (shared.kind, shared.swizzle, shared.lanes) == ("swizzled_shared", "vec 8, 1 a phase, 8 phases", None)
    assert [use.size for use in shared.uses] == [32768] * 4
    assert [layout.lanes is None for layout in table] == sorted(layout.lanes is None for layout in table)


def test_rows_of_hopper_and_blackwell(dump):
    hopper = layouts(dump("matmul.sm90"))
    assert row(hopper, "#mma").tile == (64, 128)
    assert row(hopper, "#shared").swizzle == "128 bytes"
    blackwell = layouts(dump("attention.sm100"))
    assert row(blackwell, "#tmem").kind == "tensor_memory_encoding"
    assert [use.size for use in row(blackwell, "#tmem").uses] == [64 * 64 * 4]
    assert row(blackwell, "#shared2").swizzle == "128 bytes, transposed"


def test_every_value_is_counted(dump):
    module = dump("softmax.sm90")
    counted = sum(layout.values for layout in layouts(module))
    text = gpuir.asm(module)
    results = len(re.findall(r"^ +%\w+ = .*(?:#\w+>|#\w+)$", text, re.M))
    assert counted >= results > 10


def test_the_text_is_a_table(dump):
    table = layouts(dump("matmul.sm80"))
    lines = str(table).splitlines()
    assert lines[0].split() == [
        "layout", "kind", "tile", "lanes", "warps", "CTAs", "type", "values", "elements", "registers", "bytes",
    ]  # fmt: skip
    assert len(lines) == 1 + sum(len(layout.uses) for layout in table)
    assert lines[1].split() == ["#mma", "nvidia_mma", "32x16", "32", "4", "1", "128x128xf32", "4", "128", "128"]
    # Columns begin below each other.
    assert lines[1].index("nvidia_mma") == lines[0].index("kind")


def test_modules_without_layouts(context):
    table = layouts(gpuir.parse("module { tt.func @f(%a: tensor<4xf32>) { tt.return } }"))
    assert len(table) == 0 and len(str(table).splitlines()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_elements_are_those_of_tritons_structs(triton, dump, name):
    """Triton lowers a tensor to a struct of what one thread holds; each type as an argument of a function shows it."""
    module = dump(name)
    attributes = {a if isinstance(a, str) else a.name: None for a in module.operation.attributes}
    assert "ttg.num-warps" in attributes
    warps = module.operation.attributes["ttg.num-warps"].value
    capability = int(re.search(r"\.sm(\d+)", name)[1])
    types = [use.type for layout in layouts(module) if layout.lanes and layout.warps == warps for use in layout.uses]
    head = (
        f'module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {warps} : i32, '
        f'ttg.target = "cuda:{capability}", "ttg.threads-per-warp" = 32 : i32}} {{\n'
    )
    functions = "".join(
        f"tt.func private @f{index}(%a: {gpuir.asm(type)}) attributes {{noinline = true}} {{ tt.return }}\n"
        for index, type in enumerate(types)
    )
    lowered = triton("3.4.0").passes(
        f"{head}{functions}}}", ["ttgpuir.allocate_shared_memory", ("ttgpuir.to_llvmir", capability, 84)]
    )
    assert lowered, lowered.diagnostics
    assert len(types) > 3
    for index, type in enumerate(types):
        struct = re.search(rf"@f{index}\(%arg0: !llvm.struct<\((.*?)\)>", lowered.text)
        found = struct[1].count(",") + 1 if struct else 1
        assert (str(type), elements_per_thread(type)) == (str(type), found)


@pytest.mark.parametrize(("shape", "elements", "tile"), [("[32, 32]", 16, (128, 32)), ("[64, 4]", 32, (256, 4))])
def test_elements_of_amds_layouts(context, shape, elements, tile):
    """A warp of 64 lanes holds 32x32 elements, or eight tiles of 64x4 below and beside each other."""
    text = f"""
    #mfma = #ttg.amd_mfma<{{version = 3, warpsPerCTA = [4, 1], instrShape = {shape}, isTransposed = true}}>
    module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32}} {{
      tt.func @f(%a: tensor<128x32xf32, #mfma>) {{ tt.return }}
    }}"""
    (found,) = layouts(gpuir.parse(text))
    assert (found.kind, found.lanes, found.warps, found.tile) == ("amd_mfma", 64, 4, tile)
    assert (found.uses[0].elements, found.uses[0].registers) == (elements, elements)
