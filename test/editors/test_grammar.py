"""The TextMate grammar: what samples are coloured as, by the grammar's own expressions, and that it follows from the specs."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ods"))
sys.path.insert(0, str(Path(__file__).parent))
from _generated import ROOT, generate, load
from _textmate import tokenize

sys.path.pop(0)
sys.path.pop(0)

FOLDER = ROOT / "editors" / "vscode"
FILE = FOLDER / "syntaxes" / "mlir.tmLanguage.json"
GRAMMAR = json.loads(FILE.read_text())
INPUTS = ROOT / "test" / "dialects"
OWN = "support.function.operation.gpuir.mlir"
UPSTREAM = "support.function.operation.mlir"


def scopes(line: str) -> dict[str, str | None]:
    """Scope by piece."""
    return {token.text.strip(): token.scope for token in tokenize(GRAMMAR, line)}


def test_the_committed_grammar_follows_from_the_specs():
    module = load(ROOT / "scripts" / "grammar.py", "grammar")
    assert FILE.read_text() == module.files(generate().dialects())[module.FILE], "`make docs` writes it"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("// %a is not a value", {"// %a is not a value": "comment.line.double-slash.mlir"}),
        (
            "%0:2 = iree_gpu.value_barrier %a#1, %b : f32, f32",
            {"%0:2": "variable.other.ssa.mlir", "iree_gpu.value_barrier": OWN, "%a#1": "variable.other.ssa.mlir",
             "f32": "storage.type.mlir", "=": "keyword.operator.mlir"},
        ),
        ("iree_gpu.value_barier %a : f32", {"iree_gpu.value_barier": UPSTREAM}),
        ("tt.load.more %a", {"tt.load.more": UPSTREAM}),
        ("ttg.warp_specialize.partitions", {"ttg.warp_specialize.partitions": OWN}),
        ("tt.reduce.return %x : f32", {"tt.reduce.return": OWN}),
        ("amdgpu.lds_barrier", {"amdgpu.lds_barrier": UPSTREAM}),
        (
            "amdgpu.local_load_packed_tranposed %a {x = #amdgpu.OpIdx<0>}",
            {"amdgpu.local_load_packed_tranposed": OWN, "#amdgpu.OpIdx": "support.constant.attribute.gpuir.mlir"},
        ),
        ("arith.addi %a, %b : i32", {"arith.addi": UPSTREAM, "i32": "storage.type.mlir"}),
        ("return %a : index", {"return": UPSTREAM, "index": "storage.type.mlir"}),
        (
            "tt.func public @kernel__x(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {",
            {"tt.func": OWN, "public": "keyword.control.mlir", "@kernel__x": "entity.name.function.mlir",
             "!tt.ptr": "support.type.gpuir.mlir", "tt.divisibility": "entity.other.attribute-name.mlir",
             "16": "constant.numeric.mlir", "noinline": "entity.other.attribute-name.mlir",
             "false": "constant.language.mlir", "attributes": "keyword.control.mlir"},
        ),
        (
            "#blocked = #ttg.blocked<{order = [1, 0]}>",
            {"#blocked": "variable.other.alias.attribute.mlir", "#ttg.blocked": "support.constant.attribute.gpuir.mlir",
             "order": "entity.other.attribute-name.mlir", "1": "constant.numeric.mlir"},
        ),
        ("#ttg.block<1>", {"#ttg.block": "support.constant.attribute.mlir"}),
        ("#iree_gpu<subgroup_ops none>", {"#iree_gpu<subgroup_ops": "support.constant.attribute.gpuir.mlir"}),
        (
            "!ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>",
            {"!ttg.memdesc": "support.type.gpuir.mlir", "3x": "constant.numeric.dimension.mlir",
             "16x": "constant.numeric.dimension.mlir", "f16": "storage.type.mlir", "mutable": "keyword.other.gpuir.mlir"},
        ),
        ("tensor<64x!tt.ptr<f8E5M2>>", {"64x": "constant.numeric.dimension.mlir", "!tt.ptr": "support.type.gpuir.mlir",
                                        "f8E5M2": "storage.type.mlir", "tensor": "storage.type.mlir"}),
        ("memref<?x*xbf16, strided<[1, ?]>>", {"?x": "constant.numeric.dimension.mlir", "bf16": "storage.type.mlir"}),
        ("vector<[4]x2xi1>", {"2x": "constant.numeric.dimension.mlir", "i1": "storage.type.mlir"}),
        ("memref<*xf32>", {"*x": "constant.numeric.dimension.mlir", "f32": "storage.type.mlir"}),
        ("0xFF80 : i32", {"0xFF80": "constant.numeric.mlir"}),
        ("dense<-1.500000e+00> : f32", {"-1.500000e+00": "constant.numeric.mlir", "dense": "constant.language.mlir"}),
        ("^bb0(%x: i64):", {"^bb0": "entity.name.label.mlir", "i64": "storage.type.mlir"}),
        ('%1 = "tt.load"(%a) <{cache = 1 : i32}>', {'"': "string.quoted.double.mlir", "tt.load": "string.quoted.double.mlir"}),
        (r'gpu.printf "%d\0A // no comment", %x', {"gpu.printf": UPSTREAM, r"\0A": "constant.character.escape.mlir",
                                                  "// no comment": "string.quoted.double.mlir"}),
        ("tt.load %a cacheModifier = ca evictionPolicy = evict_first", {
            "cacheModifier": "entity.other.attribute-name.mlir", "ca": "constant.language.case.gpuir.mlir",
            "evict_first": "constant.language.case.gpuir.mlir"}),
        ("tt.descriptor_reduce add, %0[%n], %v", {"add": "constant.language.case.gpuir.mlir"}),
        ("#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>", {"MFMA_F32_16x16x16_F16": "constant.language.case.gpuir.mlir"}),
        ("scf.for %i = %a to %b step %c iter_args(%x = %y) -> (f32) {", {
            "scf.for": UPSTREAM, "to": "keyword.control.mlir", "step": "keyword.control.mlir",
            "iter_args": "keyword.control.mlir", "->": "keyword.operator.mlir"}),
        ("transform.gpuir.step \"f\"(%h)", {"transform.gpuir.step": OWN}),
        ("#map = affine_map<(d0, d1) -> (d0 + 1)>", {"affine_map": "constant.language.mlir", "d0": "variable.other.name.mlir"}),
    ],
)  # fmt: skip
def test_a_line_is_coloured(line: str, expected: dict[str, str]):
    found = scopes(line)
    assert {text: found.get(text, "no such piece") for text in expected} == expected


def test_strings_and_comments_end_where_they_should():
    found = tokenize(GRAMMAR, 'a = "never closed\n%x = tt.load %p // "\n%y')
    assert [token.scope for token in found if token.text in ("%x", "%y")] == ["variable.other.ssa.mlir"] * 2
    assert [t.scope for t in found if t.text == "tt.load"] == [OWN]


@pytest.mark.parametrize("path", sorted(INPUTS.glob("*/Inputs/printed_by_triton_*.mlir")), ids=lambda path: path.name)
def test_every_op_in_what_triton_prints_is_known(path: Path):
    text = path.read_text()
    dialects = [dialect for dialect in generate().dialects() if dialect.system is not None]
    namespaces = "|".join(name for dialect in dialects for name in (dialect.namespace, *dialect.was))
    named = set(re.findall(rf"^\s*(?:%[^=\n\"]* = )?((?:{namespaces})\.[\w.]+)", text, re.M))
    # A function, its end, and what the text is for.
    assert len(named) >= 3
    tokens = tokenize(GRAMMAR, text)
    assert named <= {token.text for token in tokens if token.scope == OWN}
    # No word stays without a scope: what is plain is brackets and commas.
    assert {token.text for token in tokens if token.scope is None and re.search(r"\w", token.text)} == set()


@pytest.mark.parametrize("path", sorted((ROOT / "examples").rglob("*ir")), ids=lambda path: path.name)
def test_no_word_of_the_examples_is_plain(path: Path):
    tokens = tokenize(GRAMMAR, path.read_text())
    assert path.suffix in (".mlir", ".ttgir") and len(tokens) > 20
    assert {token.text for token in tokens if token.scope is None and re.search(r"\w", token.text)} == set()


def test_every_op_attribute_type_and_case_of_the_specs_is_known():
    for dialect in generate().dialects():
        for cls in dialect.ops.values():
            assert scopes(f"%0 = {cls.spec.name} %a")[cls.spec.name] == OWN, cls.spec.name
        for definition in dialect.definitions.values():
            kind = {"#": "support.constant.attribute.gpuir.mlir", "!": "support.type.gpuir.mlir"}[definition.sigil]
            name = f"{definition.sigil}{definition.full_name}"
            assert scopes(f"x : {name}<1>").get(name) == kind, name
        for enum in dialect.enums.values():
            for case in enum.cases():
                if re.fullmatch(r"[A-Za-z_]\w*", case.string):
                    # A word may be a keyword or a constant of MLIR's, too.
                    assert scopes(f"<{case.string}>")[case.string] not in (None, "variable.other.name.mlir"), case


def test_the_expressions_are_portable():
    """What Oniguruma reads otherwise than Python: possessive quantifiers, atomic groups, named groups, \\h, \\Z."""
    text = json.dumps(GRAMMAR)
    assert not re.search(r"\(\?[P>|]|[*+?]\+|\\\\[hHzZRX]", text)


# The extension


def test_the_extension_names_files_that_exist():
    package = json.loads((FOLDER / "package.json").read_text())
    contributed = package["contributes"]
    paths = [entry["path"] for entry in (*contributed["grammars"], *contributed["snippets"])]
    paths += [entry["configuration"] for entry in contributed["languages"]]
    for path in paths:
        json.loads((FOLDER / path).read_text())
    assert contributed["grammars"][0]["scopeName"] == GRAMMAR["scopeName"]
    assert [kind.lstrip(".") for kind in contributed["languages"][0]["extensions"]] == GRAMMAR["fileTypes"]


def test_the_word_pattern_takes_names_whole():
    configuration = json.loads((FOLDER / "language-configuration.json").read_text())
    words = re.findall(configuration["wordPattern"], "%12 = ttg.local_load %arg0 : !ttg.memdesc<4xf32, #shared>")
    assert words[:3] == ["%12", "ttg.local_load", "%arg0"] and "!ttg.memdesc" in words and "#shared" in words
