"""A text with a file name means what it means to mlir-opt; mistakes have the same words whatever form the text has."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import gpuir
from gpuir import sim

MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
BLOB = '{-#\n dialect_resources: {builtin: {blob: "0x0400000001000000"}}\n#-}\n'
REPRODUCER = (
    '{-#\n external_resources: {mlir_reproducer: {pipeline: "builtin.module(cse)", disable_threading: true, '
    "verify_each: true}}\n#-}\n"
)
USES_BLOB = "func.func @g() { %0 = arith.constant dense_resource<blob> : tensor<1xi32> return }"
F, G, P = "func.func @f() { return }\n", "func.func @g() { return }\n", "func.func private @p()\n"
NESTED = "#a0 = [1]\n" + "".join(f"#a{i} = [#a{i - 1}]\n" for i in range(1, 80))

TEXTS = {
    "an indented module": "  module @x {\n}\n",
    "an indented module in generic form": '  "builtin.module"() ({}) {sym_name = "x"} : () -> ()\n',
    "a module behind aliases on its line": "#a = 3 : i32 !t = i32 #b = #a module { func.func private @f(!t) attributes {b = #b}\n}",
    "two indented modules": "  module @a {}\n  module @b {}\n",
    "a module behind a function": f"{F}  module @b {{\n}}\n",
    "the word in a string": '"a.b"() {a = "\\nmodule"} : () -> ()\n',
    "the word in a comment": "// \nmodule @x {} // {\n",
    "dialect resources behind functions": f"{F}{USES_BLOB}\n{BLOB}",
    "dialect resources behind one function": f"{USES_BLOB}\n{BLOB}",
    "dialect resources behind a module": f"  module @q {{ {USES_BLOB} }}\n{BLOB}",
    "dialect resources before a module": f'{BLOB}#x = loc("a") module @q {{ {USES_BLOB} }}',
    "resources and an alias that is used too early": f"func.func private @h(!t)\n!t = i32\n{BLOB}",
    "resources behind a broken function": f"func.func private @h(%x : i32\n{BLOB}",
    "an alias of a resource": "#e = dense_resource<q> : tensor<4xi32>\nfunc.func private @h() attributes {a = #e}\n" + P,
    "external resources on top of functions": f"{REPRODUCER}{F}{G}",
    "external resources on top of a module": f"{REPRODUCER}module @x {{}}\n",
    "only resources": "{-# #-}",
    "a comment before =": f"#a // c\n= 3 : i32\nfunc.func @h() attributes {{a = #a}} {{ return }}\n{G}",
    "brackets in comments of a definition": f"#a // {{[(\n = // )\n [3 // ]}}{{\n ]\nfunc.func @h() attributes {{a = #a}} {{ return }}\n{G}",
    "definitions on two lines": f"#a =\n 3 : i32\n!t =\n tensor<4x\n i32>\nfunc.func @h(%x : !t) attributes {{a = #a}} {{ return }}\n{G}",
    "two definitions on a line": f"#a = 3 : i32 !t = i32 #b = #a\nfunc.func @h(%x : !t) attributes {{b = #b}} {{ return }}\n{G}",
    "an alias that is used too early": f"func.func @h(%x : !t) {{ return }}\n!t = i32\n{G}",
    "an alias behind the only function": "func.func @h(%x : !t) { return }\n!t = i32\n",
    "an alias between functions": f"{F}!t = i32\nfunc.func private @h(!t)\n",
    "80 aliases nested": f"{NESTED}func.func @h() attributes {{a = #a79}} {{ return }}\n{G}",
    "80 aliases nested, in a module": f"{NESTED}module {{func.func @h() attributes {{a = #a79}} {{ return }}\n{G}}}",
    "an alias defined twice": f"#a = 1\n#a = 2\n{F}{G}",
    "locations' aliases": 'func.func private @f() loc(#l)\nfunc.func private @g() loc(#m)\n#l = loc("a":1:2)\n#m = loc(fused[#l, "x"])\n',
    "arguments on the first line": 'func.func @h(%a: i32, %b: i32 loc("z")) { cf.br ^bb1(%a : i32) ^bb1(%c: i32): return }\n' + P,
    "values at the top level": '%0 = "a.b"() : () -> i32\n"a.c"(%0) : (i32) -> ()\n',
    "a block at the top level": '^bb0:\n"a.b"() : () -> ()\n"a.b"() : () -> ()\n',
    "a bracket that closes the module": f"{P}}}\nmodule {{\n{P}",
    "a call of nothing": "func.func @f() { call @h() : () -> () return }",
    "a call of a function below": "func.func @f() { call @p() : () -> () return }\n" + P,
    "a symbol twice": P + P,
    "nothing": "",
    "a comment": "// x\n",
    "an op": '"a.b"() : () -> ()',
    "a function's location": 'func.func private @f() loc("q":7:8)\n',
    "Windows' line ends": "func.func private @f()\r\nfunc.func private @g() // }{\r\n",
}  # fmt: skip


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt to compare with")
@pytest.mark.parametrize("name", TEXTS)
def test_a_file_is_read_as_mlir_opt_reads_it(name, tmp_path):
    file = tmp_path / "in.mlir"
    file.write_text(TEXTS[name], newline="")
    flags = (
        "-allow-unregistered-dialect",
        "-mlir-print-local-scope",
        "-mlir-print-op-generic",
        "-mlir-print-debuginfo",
    )
    judged = subprocess.run([MLIR_OPT, *flags, file], capture_output=True, text=True, timeout=60)
    with gpuir.Context(lazy=True) as context:
        context.allow_unregistered_dialects = True
        try:
            module = gpuir.parse(TEXTS[name], filename=str(file))
            printed = gpuir.asm(module, generic=True, local_scope=True, debuginfo=True)
        except gpuir.ParseError as error:
            assert judged.returncode, f"refused: {error}"
            assert error.diagnostics[0].line == int(judged.stderr.split(":")[1])
        else:
            assert judged.returncode == 0, judged.stderr
            assert printed.strip() == judged.stdout.strip()


BLOCKED = "#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>"
KERNEL = f"""#blocked = {BLOCKED}
!t = tensor<128xf32, #blocked>
module attributes {{"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32}} {{
tt.func @f(%x: !t) -> !t {{
  %0:2 = tt.elementwise_inline_asm "a $0, $1;" {{constraints = "=r,=r,r", packed_element = 1 : i32, pure = true}} %x : !t -> !t, !t
  tt.return %0#1 : !t
}}
}}
"""
TYPES = "%x : !t -> !t, !t"
REWRITTEN = {
    "definitions on two lines": KERNEL.replace("#blocked = ", "#blocked =\n  ").replace("!t = tensor<", "!t =\n tensor<\n"),
    "two definitions on a line": KERNEL.replace("}>\n!t", "}> !t", 1),
    "all on the module's line": KERNEL.replace("}>\n!t", "}> !t", 1).replace("#blocked>\nmodule", "#blocked> module"),
    "comments with brackets": KERNEL.replace("#blocked = ", "#blocked // {[(<\n = // >)]}\n ").replace("!t = tensor<", "!t = // #x = 3 <\n tensor< // {\n"),
    "comments in parameters": KERNEL.replace("sizePerThread = [1],", "sizePerThread // <{\n = // ]\n [1 // ]\n], // }>\n"),
    "types on the next line": KERNEL.replace(TYPES, "%x :\n !t -> !t, !t"),
    "result types on the next line": KERNEL.replace(TYPES, "%x : !t\n -> // :\n !t,\n !t"),
    "an operand on the next line": KERNEL.replace("} %x", "}\n %x // :\n"),
    "the string on the next line": KERNEL.replace('asm "a', 'asm\n "a'),
    "80 aliases of aliases": f"#q0 = {BLOCKED}\n" + "".join(f"#q{i} = #q{i - 1}\n" for i in range(1, 80)) + KERNEL.replace(BLOCKED, "#q79"),
    "80 aliases of types": KERNEL.replace("!t = tensor<128xf32, #blocked>", "!q0 = tensor<128xf32, #blocked>\n" + "".join(f"!q{i} = !q{i - 1}\n" for i in range(1, 80)) + "!t = !q79"),
}  # fmt: skip


@pytest.mark.parametrize("filename", ["-", "in.mlir"])
@pytest.mark.parametrize("name", REWRITTEN)
def test_lines_and_comments_mean_nothing(name, filename):
    with gpuir.Context(lazy=True):
        printed = gpuir.asm(gpuir.parse(KERNEL))
        assert gpuir.asm(gpuir.parse(REWRITTEN[name], filename=filename)) == printed


def test_an_alias_of_an_alias_reaches_an_op_that_needs_its_type():
    aliases = "!q0 = f32\n" + "".join(f"!q{i} = !q{i - 1}\n" for i in range(1, 300))
    with gpuir.Context(lazy=True):
        load = "tt.func @f(%a: !tt.ptr<!q299>) { %0 = tt.load %a : !tt.ptr<!q299>\n tt.return }"
        assert "tt.load %arg0 : !tt.ptr<f32>" in gpuir.asm(gpuir.parse(aliases + load))


DOUBLED = "".join(f"#p{i} = [#p{i - 1}, #p{i - 1}]\n" for i in range(1, 40))
DEEP = "".join(f"#p{i} = [#p{i - 1}]\n" for i in range(1, 20_000))


@pytest.mark.parametrize("first", ["#p0 = 1 : i32\n", f"#p0 = {BLOCKED}\n"], ids=["upstream's", "own"])
@pytest.mark.parametrize(
    ("aliases", "user", "message"),
    [
        (DOUBLED, "module attributes {a.b = #p39} {}", "characters long when its aliases are written out"),
        (DOUBLED, "func.func private @f() attributes {a = #zz.x<#p39>}", "characters long when its aliases"),
        (
            DOUBLED.replace("#", "!").replace("[", "tuple<").replace("]", ">"),
            "func.func private @f(!p39)",
            "characters",
        ),
        (DEEP, "module attributes {a.b = #p19999} {}", "nested deeper than 3000 levels when its aliases"),
    ],
    ids=["a list", "an unknown dialect's", "a type", "depth"],
)
def test_aliases_that_grow_without_limit_are_refused(first, aliases, user, message):
    if aliases.startswith("!"):
        first = (
            first.replace("#p0 = 1 : i32", "!p0 = i32").replace("#p0 = ", "!p0 = tensor<128xf32, ").replace("}>", "}>>")
        )
    with gpuir.Context(lazy=True) as context:
        context.allow_unregistered_dialects = True
        with pytest.raises(gpuir.ParseError, match=message) as refused:
            gpuir.parse(first + aliases + user)
    assert len(str(refused.value)) < 200


KERNEL_OF = "gpu.module @m { gpu.func @NAME(%a: memref<4xf32>) kernel { gpu.return } }"
CALL_OF = "tt.func @NAME() { tt.call @NAME() : () -> ()\n tt.return }"


@pytest.mark.parametrize("name", [r'"a\00b"', r'"\FF"', r'"a\FFb\00"', r'"\22"', r'"\C3\A9"', r'"\5C"'])
def test_names_of_any_bytes_are_kept(name):
    with gpuir.Context(lazy=True):
        for text in (KERNEL_OF, CALL_OF):
            printed = gpuir.asm(gpuir.parse(text.replace("NAME", name)))
            assert gpuir.asm(gpuir.parse(printed)) == printed
            assert printed.count(name.replace(r"\5C", r"\\")) == text.count("NAME")
        with pytest.raises(
            gpuir.Error, match="@nosuch is not in the module; the functions of the module: m::"
        ) as refused:
            sim.launch(KERNEL_OF.replace("NAME", name), "nosuch", 1, 32)
        assert str(refused.value).isprintable()
        with pytest.raises(gpuir.Error, match="is no name in PTX"):
            gpuir.compile(KERNEL_OF.replace("NAME", name))


def test_an_empty_name_is_refused():
    with gpuir.Context(lazy=True):
        for text in (KERNEL_OF, CALL_OF):
            with pytest.raises(gpuir.ParseError, match="identifier expected to start with letter"):
                gpuir.parse(gpuir.asm(gpuir.parse(text.replace("NAME", '""'))))


UNKNOWN = [
    ("tt.lod", "unknown operation 'tt.lod'; did you mean 'tt.load'?"),
    ("ttg.xyzzy", "unknown operation 'ttg.xyzzy'; 'ttg' has ttg."),
    ("gpu.barier", "did you mean 'gpu.barrier'?"),
    ("arith.add", "did you mean 'arith.addi'?"),
]


@pytest.mark.parametrize("filename", ["-", "in.mlir"])
@pytest.mark.parametrize(("name", "words"), UNKNOWN)
@pytest.mark.parametrize(
    "text",
    [
        "func.func @f() { NAME\n return }",
        'func.func @f() { "NAME"() : () -> ()\n return }',
        "NAME",
        '"NAME"() : () -> ()',
        "func.func @f(%c: i1) { scf.if %c { NAME }\n return }",
        "module {NAME\n}",
    ],
    ids=["custom", "generic", "alone", "alone, generic", "in a region", "in a module"],
)
def test_an_unknown_op_has_the_same_words_in_every_form(text, name, words, filename):
    with gpuir.Context(lazy=True), pytest.raises(gpuir.ParseError) as refused:
        gpuir.parse(text.replace("NAME", name), filename=filename)
    (diagnostic,) = refused.value.diagnostics
    assert words in diagnostic.message
    if name.startswith("tt"):
        assert not diagnostic.notes


def test_the_generic_form_has_the_name_of_a_pattern():
    text = (
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {\n"
        " transform.apply_patterns to %a { transform.apply_patterns.iree.multi_mma_to_loops\n"
        "  transform.apply_patterns.iree.lower_multi_mma } : !transform.any_op\n transform.yield } }"
    )
    with gpuir.Context(lazy=True):
        module = gpuir.parse(text)
        generic = gpuir.asm(module, generic=True)
        assert '"transform.apply_patterns.iree.multi_mma_to_loops"()' in generic
        assert gpuir.asm(gpuir.parse(generic)) == gpuir.asm(module)
