"""The stub of `gpuir.dialects.transform.nvgpu`: its names come from the host, or from the module's table where it has none."""

from __future__ import annotations

from pathlib import Path

from gpuir.dialects.transform import nvgpu
from gpuir.ods import stubs

FILE = Path(__file__).resolve().parent.parent / "python" / "dialects" / "transform" / "nvgpu.pyi"
#: What builders take, and what accessors give, by the table's kinds.
_GIVEN = {
    "handle": "ir.Value | ir.OpView | ir.Operation",
    "result": "ir.Type",
    "i64": "int | ir.IntegerAttr",
    "unit": "bool | None",
    "mode": "FailurePropagationMode | str | int | None",
}
_FOUND = {
    "handle": "ir.Value",
    "result": "ir.OpResult",
    "i64": "ir.IntegerAttr",
    "unit": "bool",
    "mode": "ir.Attribute | None",
}
_HEAD = """# Generated from the module's table: `make docs` writes it.

from enum import IntEnum

from gpuir.host import ir

"""


def files() -> dict[Path, str]:
    """The stub with its text."""
    cases = "".join(f"    {case.name} = {int(case)}\n" for case in nvgpu.FailurePropagationMode)
    parts = [f"class FailurePropagationMode(IntEnum):\n{cases}"]
    functions = []
    for name, short, fields, doc in nvgpu._SPEC:
        positional = [f"{field}: {_GIVEN[kind]}" for field, kind in fields.items() if kind not in ("unit", "mode")]
        keyword = [f"{field}: {_GIVEN[kind]} = None" for field, kind in fields.items() if kind in ("unit", "mode")]
        keyword += ["loc: ir.Location | None = None", "ip: ir.InsertionPoint | None = None"]
        given = [*positional, "*", *keyword]
        text = "\n".join(f"    {line}".rstrip() for line in doc.split("\n")).lstrip()
        # A quote at the end would close the docstring.
        quoted = f'"""{text}' + ("\n    " if "\n" in doc else "") + '"""'
        members = ""
        for field, kind in fields.items():
            members += f"    @property\n    def {field}(self) -> {_FOUND[kind]}: ...\n"
            if kind in ("i64", "unit"):
                members += f"    @{field}.setter\n    def {field}(self, value: {_GIVEN[kind]}) -> None: ...\n"
        parts.append(
            f'class {name}(ir.OpView):\n    {quoted}\n\n    OPERATION_NAME = "transform.{short}"\n'
            f"{stubs.function_text('__init__', ['self', *given], 'None', None, '    ')}{members}"
        )
        returns = "ir.OpResult" if "result" in fields.values() else name
        head = stubs.function_text(short.replace(".", "_"), given, returns, None, "").removesuffix(" ...\n")
        functions.append(f"{head}\n    {quoted}\n")
    functions.append("SPEC_CLASSES: tuple[type[ir.OpView], ...]\n")
    return {FILE: _HEAD + "\n".join([*parts, *functions])}
