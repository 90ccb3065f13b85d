"""The stub of `gpuir.dialects.transform.nvgpu`: its names come from the host, or from the module's table where it has none."""

from __future__ import annotations

from pathlib import Path

from gpuir.dialects.transform import nvgpu

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
        given = ", ".join([*positional, "*", *keyword])
        text = "\n    ".join(doc.split("\n"))
        # A quote at the end would close the docstring.
        quoted = f'"""{text}' + ("\n    " if "\n" in doc else "") + '"""'
        members = ""
        for field, kind in fields.items():
            members += f"    @property\n    def {field}(self) -> {_FOUND[kind]}: ...\n"
            if kind in ("i64", "unit"):
                members += f"    @{field}.setter\n    def {field}(self, value: {_GIVEN[kind]}) -> None: ...\n"
        parts.append(
            f'class {name}(ir.OpView):\n    {quoted}\n\n    OPERATION_NAME = "transform.{short}"\n'
            f"    def __init__(self, {given}) -> None: ...\n{members}"
        )
        returns = "ir.OpResult" if "result" in fields.values() else name
        functions.append(f"def {short.replace('.', '_')}({given}) -> {returns}:\n    {quoted}\n")
    functions.append("SPEC_CLASSES: tuple[type[ir.OpView], ...]\n")
    return {FILE: _HEAD + "\n".join([*parts, *functions])}
