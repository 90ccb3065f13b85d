"""Run by a Python with Triton 3.9.0: reads types, one a line as JSON, and answers each with Triton's own linear layout of it.

A line is [type, lanes, warps, ctas]; an answer is [kind, bases by the names of inputs], or an error's text.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile

from triton._C.libtriton import gluon_ir, ir

_MODULE = """module attributes {{"ttg.num-warps" = {} : i32, "ttg.num-ctas" = {} : i32, "ttg.threads-per-warp" = {} : i32}} {{
  tt.func public @f(%a: {}) {{
    tt.return
  }}
}}
"""


def answer(type: str, lanes: int, warps: int, ctas: int) -> object:
    context = ir.context()
    ir.load_dialects(context)
    with tempfile.NamedTemporaryFile("w", suffix=".ttgir") as file:
        file.write(_MODULE.format(warps, ctas, lanes, type))
        file.flush()
        module = ir.parse_mlir_module(file.name, context)
    module.context = context
    builder, value = gluon_ir.GluonOpBuilder(context), module.get_function("f").args(0)
    shape = [int(size) for size in re.match(r"[^<]*<([\dx]+)x", type).group(1).split("x")]
    if type.startswith("tensor"):
        layout = builder.get_gluon_layout_from_tensor(value)
    else:
        layout = builder.get_gluon_layout_from_memdesc(value)
    if hasattr(layout, "interval_padding_pairs"):  # it has gaps; between them it is linear
        return {"offset": layout.offset_bases}
    linear = builder.to_linear_layout(layout._to_ir(builder), shape)
    if type.startswith("tensor"):
        return {"register": linear.reg_bases, "lane": linear.lane_bases, "warp": linear.warp_bases, "block": linear.block_bases}  # fmt: skip
    if "tensor_memory" in type:
        return {"row": linear.rows, "column": linear.cols}
    return {"offset": linear.offset_bases, "block": linear.block_bases}


for line in sys.stdin:
    try:
        said: object = answer(*json.loads(line))
    except Exception as error:
        said = f"{error.__class__.__name__}: {error}"
    print(json.dumps(said), flush=True)
