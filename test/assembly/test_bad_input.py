"""Text that is no valid IR: always a ParseError with file, line and column; never another exception, a crash or a hang."""

from __future__ import annotations

import random
import subprocess
import sys
import textwrap

import pytest

import gpuir


def outcome(text: str | bytes) -> str:
    """ "accepted" or "refused", after checking what a refusal says."""
    try:
        gpuir.parse(text, filename="bad.mlir")
    except gpuir.ParseError as error:
        assert error.diagnostics and str(error)
        for diagnostic in error.diagnostics:
            assert diagnostic.message and diagnostic.severity in ("error", "warning", "remark")
        first = error.diagnostics[0]
        lines = text.count("\n" if isinstance(text, str) else b"\n") + 1
        assert first.severity == "error" and first.column >= 1
        if first.file == "bad.mlir":  # a location that the text itself gives may be any
            assert 1 <= first.line <= lines
        return "refused"
    return "accepted"


def refusal(text: str | bytes, file: str = "bad.mlir") -> gpuir.Diagnostic:
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(text, filename=file)
    assert caught.value.diagnostics[0].file == file
    return caught.value.diagnostics[0]


def test_the_text_that_is_broken_below_is_valid(context, everything):
    assert outcome(everything) == "accepted"


def test_truncated(context, everything):
    """Cut off after every 7th character: what is left is refused until the last bracket is there."""
    body = everything.index("module @m") + 1
    for end in range(7, len(everything.rstrip()), 7):
        result = outcome(everything[:end])
        assert result == "refused" or end < body, everything[:end]


CHARACTERS = '{}()[]<>%#!@^:,="\\/ \n\t-+0129azAZ_.$é\x01'
TOKENS = (
    "iree_gpu.yield", '"iree_gpu.yield"(', "#iree_gpu.lane_id<0>", "#iree_gpu.", "!iree_gpu.x", "iree_gpu.", "loc(", '"',
    "->", "ins(", "{", "}", "<{", "}>", "// ", "%0", "#trait", "!tile", ": ", "attributes {", "\n", "\r\n", "unit",
    "array<i64: 1>", "mapping = [", "999999999999999999999999", "<=", "0x", "-", "|", "\ud83c\udf88",
)  # fmt: skip


def mutated(text: str, draw: random.Random) -> str:
    for _ in range(draw.randint(1, 3)):
        place, kind = draw.randrange(len(text)), draw.randrange(5)
        other = draw.randrange(len(text))
        if kind == 0:
            text = text[:place] + text[place + draw.randint(1, 4) :]
        elif kind == 1:
            text = text[:place] + draw.choice(CHARACTERS) + text[place:]
        elif kind == 2:
            text = text[:place] + draw.choice(TOKENS) + text[place:]
        elif kind == 3:
            text = text[:place] + text[other : other + draw.randint(1, 60)] + text[place:]
        else:
            text = text[:place] + draw.choice(CHARACTERS) + text[place + 1 :]
    return text


@pytest.mark.sweep(10)
@pytest.mark.parametrize("part", range(40))
def test_mutated(context, everything, seed, part):
    draw = random.Random(seed)
    found = {"accepted": 0, "refused": 0}
    for _ in range(100):
        text = mutated(everything, draw)
        try:
            found[outcome(text)] += 1
        except BaseException:
            print(text)  # pytest shows it
            raise
    assert found["refused"] > 50


# What the message says

BAD = {
    "unknown op": (
        "iree_gpu.value_bariers %a : vector<4xf32>",
        "unknown operation 'iree_gpu.value_bariers'; did you mean 'iree_gpu.value_barrier'?",
    ),
    "unlike any op": (
        "iree_gpu.zzz",
        "unknown operation 'iree_gpu.zzz'; 'iree_gpu' has iree_gpu.barrier_region, iree_gpu.multi_mma, iree_gpu.value_barrier, iree_gpu.yield",
    ),
    "unknown attribute": (
        "iree_gpu.value_barrier %a {x = #iree_gpu.lane_idd<0>} : vector<4xf32>",
        "unknown attribute `lane_idd` in dialect `iree_gpu`; it has compute_bitwidths, ",
    ),
    "unknown type": (
        "iree_gpu.value_barrier %a : !iree_gpu.lane",
        "unknown type `lane` in dialect `iree_gpu`; it has none",
    ),
    "unknown enum": (
        "iree_gpu.value_barrier %a {x = #iree_gpu<subgroup_ops shufle>} : vector<4xf32>",
        "expected SubgroupOps to be one of: none, shuffle, arithmetic; found 'shufle'",
    ),
    "unknown parameter": (
        "iree_gpu.value_barrier %a {x = #iree_gpu.target_chip<count = 1>} : vector<4xf32>",
        "duplicate or unknown struct parameter name: count (unknown; #iree_gpu.target_chip has wgp_count, extra)",
    ),
    "parameter twice": (
        "iree_gpu.value_barrier %a {x = #iree_gpu.target_chip<wgp_count = 1, wgp_count = 2>} : vector<4xf32>",
        "duplicate or unknown struct parameter name: wgp_count (duplicate; #iree_gpu.target_chip has wgp_count, extra)",
    ),
    "missing parameter": (
        "iree_gpu.value_barrier %a {x = #iree_gpu.target_chip<extra = {}>} : vector<4xf32>",
        "struct is missing required parameter: wgp_count",
    ),
    "large number": (
        "iree_gpu.value_barrier %a {x = #iree_gpu.target_chip<wgp_count = 4294967296>} : vector<4xf32>",
        "integer value too large: 4294967296 is no 32-bit unsigned integer",
    ),
    "number of 10,000 digits": (
        f"iree_gpu.value_barrier %a {{x = #iree_gpu.lane_id<{'9' * 10_000}>}} : vector<4xf32>",
        f"integer value too large: {'9' * 40} is no 64-bit signed integer",
    ),
    "no colon": ("iree_gpu.value_barrier %a vector<4xf32>", "expected ':' in 'iree_gpu.value_barrier', found 'vector'"),
    "no operand": ("iree_gpu.value_barrier : vector<4xf32>", "cannot name an operation with no results"),
    "more types": (
        "iree_gpu.value_barrier %a : vector<4xf32>, i32",
        "'iree_gpu.value_barrier' operand 'inputs': 1 operands but 2 types",
    ),
    "attribute twice": ("iree_gpu.value_barrier %a {x, x} : vector<4xf32>", "'iree_gpu.value_barrier' has attribute 'x' twice"),
    "no dictionary": (
        "iree_gpu.value_barrier %a #nosuch : vector<4xf32>",
        "expected an attribute dictionary, found '#nosuch', which is no alias of one",
    ),
    "unclosed attribute": ("iree_gpu.value_barrier %a {x = #iree_gpu.lane_id<0} : vector<4xf32>", "expected '>'"),
    "unclosed string": ('iree_gpu.value_barrier %a {x = "y} : vector<4xf32>', "string"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_message(context, name):
    op, message = BAD[name]
    found = refusal(f"func.func @f(%a: vector<4xf32>) {{\n  %0 = {op}\n  return\n}}\n")
    assert message in found.message
    assert found.line == 2


@pytest.mark.parametrize("text", ["", "\n\n", "// nothing\n", " \t\r\n"])
def test_nothing_is_an_empty_module(context, text):
    assert gpuir.asm(gpuir.parse(text, filename="empty.mlir")) == gpuir.asm(gpuir.parse(text)) == "module {\n}\n"


@pytest.mark.parametrize(
    "text, line, column",
    [
        (b"func.func @f() {\n  ret\xffurn }", 2, 6),
        (b"\xff", 1, 1),
        (b"//\n// \xc3", 2, 4),
        (b"\xfe\xff\x00m", 1, 1),
        ("// é\0".encode(), 1, 6),
        ("module {\n\n \0}", 3, 2),
    ],
)
def test_bytes_that_are_no_text(context, text, line, column):
    found = refusal(text)
    assert (found.line, found.column) == (line, column)
    assert "UTF-8" in found.message or "NUL" in found.message


def test_surrogates(context):
    assert refusal('func.func @f() attributes {x = "\ud800"} { return }').line == 1
    assert refusal("iree_gpu.yield \udcff").line == 1


def test_bytecode_that_is_none(context):
    with pytest.raises(gpuir.ParseError):
        gpuir.parse(b"ML\xefR" + bytes(range(200)))


@pytest.mark.parametrize("source", [None, 3, ["module {}"], bytearray(b"module {}")])
def test_sources_of_another_type(context, source):
    with pytest.raises(TypeError, match=f"parse: expected str, bytes or a path, got {type(source).__name__}"):
        gpuir.parse(source)


@pytest.mark.parametrize("mark", ["\r\n", "\n\t\t", " // comment\n", "\n\n\n", "\r"])
def test_line_breaks_of_all_kinds(context, everything, mark):
    """They mean nothing but white space."""
    assert gpuir.asm(gpuir.parse(everything.replace("\n", mark if "\n" in mark else mark + "\n"))) == gpuir.asm(
        gpuir.parse(everything)
    )


def test_unicode_in_strings_and_comments(context):
    text = 'func.func @"é∀ f"(%a: vector<4xf32>) {\n  %0 = iree_gpu.value_barrier %a {"ключ" = "é∀🎈"} : vector<4xf32> // é🎈\n  return\n}\n'
    module = gpuir.parse(text)
    function = module.body.operations[0]
    assert function.name.value == "é∀ f"
    assert function.body.blocks[0].operations[0].attributes["ключ"].value == "é∀🎈"
    assert gpuir.asm(gpuir.parse(gpuir.asm(module))) == gpuir.asm(module)


@pytest.mark.parametrize("text", ["\ufeffmodule {}", "func.func @f(%é: i32) { return }", "func.func @é() { return }"])
def test_unicode_where_no_name_may_have_it(context, text):
    assert refusal(text).line == 1


# In processes of their own: what could overflow a stack or take for ever.

NESTED = {
    "regions": ("module {" * 10_000 + "}" * 10_000, False),
    "own regions": ("iree_gpu.barrier_region {" * 10_000 + "iree_gpu.yield }:" * 10_000, False),
    "generic regions": ('"iree_gpu.barrier_region"() ({' * 10_000 + "}) : () -> ()" * 10_000, False),
    "brackets": ("#a = " + "[" * 10_000 + "]" * 10_000, False),
    "dictionaries": ("#a = " + "{a = " * 10_000 + "1" + "}" * 10_000, False),
    "own attributes": ("#a = " + "#iree_gpu.lowering_config<{a = " * 10_000 + "1" + "}>" * 10_000, False),
    "types": ("func.func private @f(" + "tuple<" * 10_000 + ">" * 10_000 + ")", False),
    "functions": ("func.func private @f(" + "(" * 10_000 + ") -> ()" * 10_000 + ")", False),
    "locations": ("func.func private @f() loc(" + 'callsite("a" at ' * 10_000 + '"b"' + ")" * 10_000 + ")", False),
    "open only": ("iree_gpu.barrier_region {" * 10_000, False),
    "closed only": ("}" * 10_000, False),
    "in a string": (f'func.func private @f() attributes {{a = "{"{[(<" * 10_000}", b = #iree_gpu.lane_id<0>}}', True),
    "in a comment": ("// " + "{[(<" * 10_000 + "\nfunc.func private @f() attributes {b = #iree_gpu.lane_id<0>}", True),
    "beside one another": ("module {}\n" * 10_000, True),
    "arrows": ("func.func private @f(" + ", ".join(["() -> ()"] * 5_000) + ") attributes {b = #iree_gpu.lane_id<0>}", True),
}  # fmt: skip

CHILD = """
import sys, gpuir
text = sys.stdin.buffer.read()
with gpuir.ir.Context():
    try:
        module = gpuir.parse(text, filename="deep.mlir")
    except gpuir.ParseError as error:
        first = error.diagnostics[0]
        print("refused", first.file, first.line, first.column, first.message[:100])
    else:
        gpuir.asm(module)
        print("accepted")
"""


def in_a_child(text: str | bytes, timeout: float = 100) -> str:
    """What becomes of the text in a process of its own: a crash of the host's parser must not take pytest along."""
    data = text.encode() if isinstance(text, str) else text
    result = subprocess.run([sys.executable, "-c", CHILD], input=data, capture_output=True, timeout=timeout)
    assert result.returncode == 0, result.stderr.decode()[-2000:]
    return result.stdout.decode()


@pytest.mark.parametrize("name", NESTED)
def test_nested(name):
    text, valid = NESTED[name]
    found = in_a_child(text)
    assert found.startswith("accepted" if valid else "refused deep.mlir 1 "), found
    if not valid and name not in ("closed only",):
        assert "nesting deeper than" in found or "nested deeper than" in found


@pytest.mark.parametrize("levels", [50, 190])
def test_nesting_that_is_allowed(levels):
    body = '"iree_gpu.barrier_region"() ({' * levels + "iree_gpu.yield" + "\niree_gpu.yield}) : () -> ()" * levels
    body = body.replace("iree_gpu.yield\niree_gpu.yield", "iree_gpu.yield", 1)
    assert in_a_child(f"func.func @f() {{ {body} return }}").startswith("accepted")


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%a: tensor<4xf32>) {"
        + " %0 = iree_gpu.barrier_region { cf.br ^b\n ^b: iree_gpu.yield %a : tensor =" * 60
        + "} : tensor<4xf32> return }",
        "func.func @f(%t: tensor<4xf16>) {" + "%0 = iree_gpu.barrier_region {%t: tensor<4xf16>) {\n" * 60 + "}}",
        "func.func @f(%a: i32) {" + "iree_gpu.barrier_region {" * 60 + "iree_gpu.yield } : () -> ()" * 60 + " return }",
    ],
    ids=["open", "open twice", "the older form"],
)  # fmt: skip
def test_ops_of_several_formats_that_are_nested(text):
    """None of them is read again with each format of each that is around it."""
    in_a_child(text, timeout=20)


def megabytes(piece: str, count: int) -> str:
    return piece * (count * 2**20 // len(piece))


GARBAGE = {
    "letters": "x",
    "op names": "iree_gpu.yield ",
    "quotes": '"a" ',
    "attributes": "#iree_gpu.lane_id<0> ",
    "open brackets": "(",
    "percent": "%",
    "dots": "iree_gpu.",
    "lines": "iree_gpu.yield\n",
    "commas": "iree_gpu.note, ",
    "locations": " loc(",
    "spaces": " ",
    "line of spaces, then text": " " * 1000 + "=",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_a_megabyte_of_garbage(name):
    """Refused in time linear in its size: the limit is thousands of times what it takes."""
    found = in_a_child("func.func @f() {\n" + megabytes(GARBAGE[name], 1), timeout=60)
    assert found.startswith("refused deep.mlir ")


@pytest.fixture
def size(request: pytest.FixtureRequest) -> int:
    """Megabytes of a large text: 50 in a whole sweep; 2 otherwise, in proportion to which the time is."""
    return 50 if request.config.getoption("--sweep") == "all" else 2


@pytest.mark.parametrize("name", ["letters", "op names", "lines", "attributes"])
def test_large_garbage(name, size):
    found = in_a_child("func.func @f() {\n" + megabytes(GARBAGE[name], size), timeout=600)
    assert found.startswith("refused deep.mlir ")


OP = "iree_gpu.value_barrier %a {note = #iree_gpu<compute_bitwidths fp32>} : vector<4xf32>"
LARGE = {
    "lines": f"%{{}} = {OP}\n",
    "one line": f"%{{}} = {OP} ",
    "attributes of upstream": "%{} = arith.constant {{n = #iree_gpu.lane_id<0>}} 0 : i32\n",
}


@pytest.mark.parametrize("name", LARGE)
def test_large_modules(name, size):
    piece = LARGE[name].replace("{note", "{{note").replace("fp32>}", "fp32>}}")
    ops = "".join(piece.format(i) for i in range(size * 2**20 // (len(piece) + 4)))
    found = in_a_child(f"func.func @f(%a: vector<4xf32>) {{\n{ops}\n  return\n}}\n", timeout=600)
    assert found.startswith("accepted")


def test_time_is_linear():
    """Ten times the ops may take no more than 25 times as long (measured: 10)."""
    script = textwrap.dedent("""
        import time, gpuir
        def seconds(count):
            ops = "\\n".join(
                f"  %{i + 1} = iree_gpu.value_barrier %{i} {{n = {i % 7}}} : vector<4xf32>" for i in range(count)
            )
            text = f"func.func @f(%0: vector<4xf32>) {{\\n{ops}\\n  return\\n}}\\n"
            best = 1e9
            for _ in range(3):
                start = time.perf_counter()
                with gpuir.ir.Context():
                    gpuir.asm(gpuir.parse(text, filename="long.mlir"))
                best = min(best, time.perf_counter() - start)
            return best
        print(seconds(20_000) / seconds(2_000))
    """)
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert float(result.stdout) < 25, result.stderr


@pytest.mark.parametrize(
    "text, place",
    [
        ("#a = #ttg.slice<{dim = 0, parent = #a}>\n", "1:6"),
        ("#a = #ttg.slice<{dim = 0, parent = #b}>\n#b = #ttg.slice<{dim = 0, parent = #a}>\n", "2:6"),
        ("#d = {dim = 0, parent = #ttg.slice<#d>}\n#a = #ttg.slice<#d>\n", "1:25"),
        ("#a = #ttg.shared_linear<{offset = [[#a]]}>\n", "1:6"),
    ],
)
def test_an_alias_in_its_own_value_is_refused(text: str, place: str):
    """It has no end: the reader once looked for one."""
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match="contains itself, by an alias") as refused:
        gpuir.parse(f"{text}module {{ tt.func @f(%x: tensor<4xf32, #a>) {{ tt.return }} }}")
    assert f":{place}: error" in str(refused.value)
