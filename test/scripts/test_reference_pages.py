"""The reference pages: every op, attribute and type has an example that is parsed, refusals are what is said, texts are found."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ods"))
from _generated import ROOT, generate, load

sys.path.pop(0)

import gpuir
from gpuir import intrinsics
from gpuir.ods.dialect import Dialect

DIALECTS = generate().dialects()
#: Ops that stand in another op's example only.
WITHIN = {"ttg.warp_specialize.partitions": "ttg.warp_specialize"}
REFUSED = [
    pytest.param(*match, id=f"{folder}:{number}")
    for folder in ("gpu", "transform", "iree_gpu")
    for number, match in enumerate(
        re.findall(
            r"^// refused: '([\w.]+)' op (.*)\n((?:(?!// -----).*\n)*)",
            (ROOT / "test" / "dialects" / folder / "Inputs" / "refused.mlir").read_text(),
            re.M,
        )
    )
]


def examples() -> ModuleType:
    return load(ROOT / "scripts" / "reference_examples.py", "reference_examples")


def host_reference() -> ModuleType:
    return load(ROOT / "scripts" / "host_reference.py", "host_reference")


def sections(page: str) -> dict[str, str]:
    """Heading of the third level to what stands below it."""
    return dict(re.findall(r"^### `(.*?)`\n(.*?)(?=^##|\Z)", page, re.M | re.S))


@pytest.mark.parametrize("namespace", sorted(examples().SOURCES))
def test_the_texts_of_examples_are_accepted(namespace: str):
    texts = examples().texts(namespace)
    assert texts
    with gpuir.Context() as context:
        for text in texts:
            assert gpuir.parse(text, context=context).operation.verify()


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.namespace)
def test_every_op_attribute_and_type_has_an_example(dialect: Dialect):
    page = sections((ROOT / "docs" / "reference" / f"{dialect.namespace.replace('.', '_')}.md").read_text())
    names = [cls.spec.name for cls in dialect.ops.values()]
    names += [f"{d.sigil}{d.full_name}" for d in dialect.definitions.values()]
    # No release that is printed has these: their texts are read, and are today's ops at once.
    gone = {cls.spec.name for cls in dialect.ops.values() if cls.spec.releases is not None and cls.spec.releases.former}
    assert names and set(names) <= set(page)
    for name in names:
        if name in WITHIN:
            continue
        example = re.search(r"^Example:\n\n```mlir\n(.*?)^```", page[name], re.M | re.S)
        assert example or name in gone, name
        if example:
            spelled = name if name in example[1] else name.replace(".", "<", 1)
            assert spelled in example[1], name
        assert "Python:" in page[name] and "```python" in page[name], name
        assert name[0] in "#!" or "Refused" in page[name], name


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.namespace)
def test_every_entry_has_what_the_spec_declares(dialect: Dialect):
    """Counted from the specs: a row for each operand, attribute, result, region and successor, and the builder's call."""
    text = (ROOT / "docs" / "reference" / f"{dialect.namespace.replace('.', '_')}.md").read_text()
    page = sections(text)
    assert f"Ops: {len(dialect.ops)}," in text
    for cls in dialect.ops.values():
        spec, entry = cls.spec, page[cls.spec.name]
        assert "Syntax:\n\n```\noperation ::= " in entry or "has the generic form only" in entry, spec.name
        declared = {
            "Operands": [group.name for group in spec.operands],
            "Attributes": list(spec.attributes),
            "Results": [group.name for group in spec.results],
            "Regions": [region.name for region in spec.regions],
            "Successors": [successor.name for successor in spec.successors],
        }
        for title, names in declared.items():
            table = re.search(rf"^{title}:\n\n\|.*\n\| ---.*\n((?:\|.*\n)+)", entry, re.M)
            rows = re.findall(r"^\| `([^`]+)`", table[1], re.M) if table else []
            assert rows == names, (spec.name, title)
        call = re.search(r"^Python:\n\n```python\n([\w.]+)\(([^`]*)\) -> ", entry, re.M)
        assert call, spec.name
        assert " ".join(call[2].split()).rstrip(",").endswith("loc=None, ip=None"), spec.name


@pytest.mark.parametrize("dialect", [d for d in DIALECTS if d.system], ids=lambda dialect: dialect.namespace)
def test_every_entry_says_which_releases_have_it(dialect: Dialect):
    page = sections((ROOT / "docs" / "reference" / f"{dialect.namespace}.md").read_text())
    entries = {cls.spec.name: cls.spec for cls in dialect.ops.values()}
    entries |= {f"{d.sigil}{d.full_name}": d for d in dialect.definitions.values()}
    for name, spec in entries.items():
        said = re.findall(r"^In T(riton .*)\.$", page[name], re.M)
        assert said == ([] if spec.releases is None else [str(spec.releases)[1:]]), name
        fields = spec.fields if name[0] in "#!" else [*spec.groups.values(), *spec.attributes.values()]
        for field in fields:
            row = re.search(rf"^\| `{re.escape(field.name)}`.*? \| T(riton [^|`]*) \|$", page[name], re.M)
            wanted = field.releases and str(field.releases)[1:]
            assert (row and row[1]) == wanted, (name, field.name)


def test_what_older_releases_write_is_shown():
    page = sections((ROOT / "docs" / "reference" / "amdg.md").read_text())["amdg.async_tdm_gather"]
    older = re.search(r"^Syntax in Triton 3\.7:\n\n```\n(.*)\n```", page, re.M)
    assert older and "$column" in older[1]
    newest = re.search(r"^Syntax:\n\n```\n(.*)\n```", page, re.M)
    assert newest and "$column" not in newest[1]


def test_the_pages_of_the_host_have_every_op_of_the_documents():
    gpu = sections((ROOT / "docs" / "reference" / "gpu.md").read_text())
    document = json.loads((ROOT / "test" / "dialects" / "gpu" / "Inputs" / "document.json").read_text())
    transform = sections((ROOT / "docs" / "reference" / "transform_nvgpu.md").read_text())
    classes = json.loads((ROOT / "test" / "dialects" / "transform" / "Inputs" / "nvgpu.json").read_text())["classes"]
    listed = {**gpu, **transform}
    for name in [*document, *(entry["operation_name"] for entry in classes.values())]:
        example = re.search(r"^Syntax, by example:\n\n```mlir\n(.*?)^```", listed[name], re.M | re.S)
        assert example and name in example[1], name
        assert "```python" in listed[name] and "Refused" in listed[name], name
    for name, entry in document.items():
        for operand, _ in entry["operands"]:
            assert f"| `{operand}` |" in gpu[name]


def test_the_pages_of_emitters_have_every_class_and_function():
    for short in intrinsics.__all__:
        module, page = getattr(intrinsics, short), (ROOT / "docs" / "reference" / f"{short}.md").read_text()
        public = [name for name in module.__all__ if callable(getattr(module, name))]
        assert public and [name for name in public if f"### `{name}`" not in page] == []


#: What TileLang's document of wgmma_macro_generator lists for its emitter.
TILELANG = """wgmma wgmma_rs compute_wgmma_a_desc_params compute_wgmma_b_desc_params init_wgmma_a_desc init_wgmma_b_desc
wgmma_fence_a wgmma_fence_c wgmma_arrive wgmma_commit wgmma_wait wgmma_rs_atom wgmma_ss_atom make_mma_load_layout
make_mma_store_layout"""
PROPERTIES = """wgmma_prefix wgmma_inst_m wgmma_inst_n wgmma_num_inst_m wgmma_num_inst_n wgmma_num_k_atoms wgmma_a_regs
wgmma_accum_regs"""


def test_the_page_of_wgmma_has_every_method_of_the_emitter():
    page = (ROOT / "docs" / "reference" / "wgmma.md").read_text()
    emitter = intrinsics.wgmma.TensorCoreIntrinEmitter
    methods = {name for name in dir(emitter) if not name.startswith("_") and callable(getattr(emitter, name))}
    assert set(TILELANG.split()) <= methods
    entries = dict(re.findall(r"^#### `TensorCoreIntrinEmitter\.(\w+)`\n(.*?)(?=^##|\Z)", page, re.M | re.S))
    assert [name for name in sorted(methods) if name not in entries] == []
    for name in methods:
        assert f"{name}(" in entries[name], name
    assert [name for name in PROPERTIES.split() if f"`{name}`" not in page] == []


@pytest.mark.parametrize("name", ["gpu", "transform_nvgpu", *intrinsics.__all__])
def test_the_committed_pages_follow(name: str):
    path = ROOT / "docs" / "reference" / f"{name}.md"
    committed = path.read_text()
    written = re.search(r"those of ([\w-]+ \w+)\. `make docs`", committed)
    if written and written[1] != host_reference().HOST:
        pytest.skip(f"the page was written with {written[1]}")
    assert committed == host_reference().pages()[path], "`make docs` writes it"


@pytest.mark.parametrize(("name", "message", "text"), REFUSED)
def test_the_messages_are_what_is_said(name: str, message: str, text: str):
    with gpuir.Context(), pytest.raises(gpuir.Error) as caught:
        gpuir.parse(text).operation.verify()
    assert caught.value.diagnostics[0].message.removeprefix(f"'{name}' op ") == message


def test_an_example_is_the_shortest_and_one_that_shows_more():
    found = examples().Examples("tt")
    shown = found.of_op("tt.load").splitlines()
    assert shown[-2].startswith("%") and shown[-1].startswith("%")
    assert "cacheModifier" not in shown[-2] and "cacheModifier" in shown[-1]
    aliases = re.findall(r"#\w+(?![\w.])", "\n".join(shown[-2:]))
    assert {line.partition(" = ")[0] for line in shown[:-2]} == set(aliases)


def test_regions_and_aliases_over_several_lines_are_whole():
    found = examples().Examples("iree_gpu")
    region = found.of_op("iree_gpu.barrier_region")
    assert region.count("{") == region.count("}") >= 1 and "iree_gpu.yield" in region
    assert "#trait = {\n" in found.of_op("iree_gpu.multi_mma")
    assert found.of_op("iree_gpu.nothing") == found.of_definition("#", "iree_gpu.nothing") == ""


def test_refusals_that_differ_in_numbers_are_one():
    messages = examples().Examples("ttg").refusals("ttg.memdesc_subview")
    assert messages and len({re.sub(r"\d+|, found .*", "", m) for m in messages}) == len(messages)


@pytest.mark.parametrize("name", ["docs/reference/index.md", "mkdocs.yml"])
def test_the_contents_and_the_navigation_follow(name: str):
    pages = {path: path.read_text() for path in (ROOT / "docs" / "reference").glob("*.md") if path.name != "index.md"}
    written = generate().contents(pages)[ROOT / name]
    # The order is that of the dialects; here the pages come in any.
    assert sorted(written.splitlines()) == sorted((ROOT / name).read_text().splitlines()), "`make docs` writes it"
