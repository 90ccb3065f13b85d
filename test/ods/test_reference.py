"""The Markdown reference: what it says of a dialect with one of everything, and that the committed pages are current."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from _generated import ROOT, of_specs, sample

sys.path.pop(0)

from gpuir.dialects import iree_gpu
from gpuir.ods.reference import markdown

PAGES = [path for path in of_specs() if path.suffix == ".md"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_committed_page_follows_from_the_spec(path: Path):
    assert path.read_text() == of_specs()[path], "`make docs` writes it"


def test_every_bundled_dialect_has_a_page():
    from gpuir import intrinsics
    from gpuir.ods.dialect import BUNDLED

    named = {path.stem for path in (ROOT / "docs" / "reference").glob("*.md")}
    # test/scripts/test_reference_pages.py looks at those that no spec declares.
    own = {namespace.replace(".", "_") for namespace in BUNDLED} - {"transform_apply_patterns"}
    assert named == own | {"gpu", "transform_nvgpu", "index", *intrinsics.__all__}


def section(title: str) -> str:
    """The part of the sample's page under a heading of the third level."""
    found = re.search(rf"^### `{re.escape(title)}`\n(.*?)(?=^##|\Z)", markdown(sample().SAMPLE), re.M | re.S)
    assert found, title
    return found[1]


def test_an_op_shows_its_text_and_syntax():
    text = section("generated_sample.load")
    assert text.startswith(
        "\nLoads a value `x` from a tile.\n\nSyntax:\n\n```\noperation ::= `generated_sample.load` $source "
    )
    assert "\n\nWith a token it is asynchronous.\n\n" in text


@pytest.mark.parametrize(
    ("title", "row"),
    [
        ("generated_sample.load", "| `source` | `!generated_sample.tile` |"),
        ("generated_sample.load", "| `indices` | any number of index |"),
        ("generated_sample.load", "| `mask` | optional 1-bit signless integer |"),
        ("generated_sample.load", "| `mode` | Mode case (slow, none\\|of it) | `Mode \\| str \\| int \\| IntegerAttr` | `slow` |"),
        ("generated_sample.load", "| `useD` (Python: `use_d`) | unit attribute | `bool` | |"),
        ("generated_sample.load", "| `options` | optional OptionsAttr | `OptionsAttr \\| tuple[Any, ...]` | |"),
        ("generated_sample.load", "| `result` | any type | the type |"),
        ("generated_sample.load", "| `token` | optional `!generated_sample.token` | its type, or `True` |"),
        ("generated_sample.load", "| `cost(op, scale)` | `dict[str, Type]` | What it costs. |"),
        ("generated_sample.store.many", "| `pair` | any number of any type | a list of types |"),
        ("generated_sample.loop", "| `body` | 1 block |"),
        ("generated_sample.loop", "| `rest` | any number of blocks |"),
        ("generated_sample.switch", "| `cases` | any number of regions, each with 1 block |"),
        ("generated_sample.branch", "| `others` | any number |"),
        ("generated_sample.branch", "Traits: `Terminator`."),
        ("#generated_sample.options", "| `strict` | bool attribute | `bool` | `bool` | `true` |"),
        ("#generated_sample.options", "| `flags` | FlagsAttr | `FlagsAttr \\| Flags \\| str \\| int` | `FlagsAttr \\| None` | absent |"),
        ("#generated_sample.flags", "`#generated_sample` `<` `flags` $value `>`"),
        ("!generated_sample.tile", "- a size of 0\n- an element type that is a tile"),
        ("!generated_sample.tile", '```mlir\n!generated_sample.tile<4 x f32, "a">\n```'),
        ("!generated_sample.tile", "| `bytes(padding, label)` | `int` | Size in memory. |"),
        ("Mode", "| `None` | 3 | `none\\|of it` | `None_` |"),
        ("Flags", "Cases combine with `|`."),
    ],
)  # fmt: skip
def test_the_page_says(title: str, row: str):
    assert row in section(title)


@pytest.mark.parametrize(
    ("title", "signature"),
    [
        (
            "generated_sample.load",
            "sample_dialect.load(\n    result, source, indices=(),\n    *, token=None, mask=None, mode=None, use_d=None, "
            "options=None, tags=None, loc=None, ip=None,\n) -> OpResult | list[OpResult]",
        ),
        ("generated_sample.switch", "sample_dialect.switch(num_cases, *, loc=None, ip=None) -> SwitchOp"),
        ("!generated_sample.token", "TokenType.get(*, context=None) -> TokenType"),
    ],
)
def test_python_signatures(title: str, signature: str):
    assert f"```python\n{signature}\n```" in section(title)


def test_cells_do_not_break_tables():
    tables = re.findall(r"(?:^\|.*\n)+", markdown(iree_gpu.IREE_GPU) + markdown(sample().SAMPLE), re.M)
    assert len(tables) > 50
    for table in tables:
        widths = {len(re.split(r"(?<!\\)\|", line)) for line in table.splitlines()}
        assert len(widths) == 1, table


def test_refusals_of_iree_gpu_are_listed():
    page = markdown(iree_gpu.IREE_GPU)
    for name in ("barrier_region", "multi_mma", "value_barrier"):
        found = re.search(rf"^### `iree_gpu\.{name}`\n(.*?)(?=^### )", page, re.M | re.S)
        assert found and re.search(r"Refused:\n\n- \w", found[1]), name
