"""The registry: what patterns and passes may be, what they are called with, and how wrong ones are refused."""

import enum
import gc
import subprocess
import sys
import textwrap

import pytest

import gpuir
from gpuir.assembly.diagnostics import callers, file_location
from gpuir.errors import PassError
from gpuir.host import ir, module
from gpuir.passes import diagnostics, registry
from gpuir.passes.registry import Option, apply_patterns, failure, no_match, pass_, pattern, pattern_pass

arith = module("dialects.arith")

SOURCE = """module {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b : i32
    return %1 : i32
  }
}"""


@pytest.fixture(autouse=True)
def tables(monkeypatch):
    """Each test registers into copies of the tables."""
    registry.load_bundled()
    monkeypatch.setattr(registry, "PATTERNS", dict(registry.PATTERNS))
    monkeypatch.setattr(registry, "PASSES", dict(registry.PASSES))


@pytest.fixture
def payload():
    with ir.Context():
        yield ir.Operation.parse(SOURCE, source_name="f.mlir").operation


def to_subi(name="test.to_subi", root="arith.addi", **keywords):
    @pattern(root, name=name, **keywords)
    def rewrite(op, rewriter):
        """Turns an addition
        into a subtraction.

        Not an optimisation.
        """
        rewriter.replace_op(op, arith.subi(*op.operands).owner)

    return rewrite


def test_pattern_rewrites_under_the_location_of_its_op(payload):
    to_subi().apply(payload)
    text = payload.get_asm(enable_debug_info=True, use_local_scope=True)
    assert "arith.addi" not in text
    assert 'arith.subi %arg0, %arg1 : i32 loc("f.mlir":3:10)' in text


def test_pattern_on_an_op_that_does_not_exist(payload):
    with pytest.raises(ValueError, match="there is no op 'iree_gpu.multi_mna'; did you mean iree_gpu.multi_mma\\?"):
        to_subi(root="iree_gpu.multi_mna")
    assert "test.to_subi" not in registry.PATTERNS
    # What the host's dialects have is known when the pattern is used: they may be another version's.
    wrong = to_subi(root="arith.adi")
    with pytest.raises(ValueError, match="there is no op 'arith.adi'; did you mean .*arith.addi"):
        wrong.apply(payload)
    # Nothing is known of a dialect that is not there.
    to_subi("test.foreign", root="plugin_of_tomorrow.op").apply(payload)
    assert "arith.addi" in str(payload)


def test_pattern_that_places_what_it_builds(payload):
    current = []

    @pattern("arith.addi", name="test.places", ambient=False)
    def rewrite(op, rewriter, location):
        """Turns an addition into a subtraction."""
        current.append(ir.Location.current)
        rewriter.replace_op(op, arith.subi(*op.operands, loc=location, ip=rewriter.ip).owner)

    with ir.Location.unknown(payload.context) as around:
        rewrite.apply(payload)
    assert current == [around]  # not that of the op
    text = payload.get_asm(enable_debug_info=True, use_local_scope=True)
    assert 'arith.subi %arg0, %arg1 : i32 loc("f.mlir":3:10)' in text and "arith.addi" not in text


def test_pattern_that_places_what_it_builds_fails_at_its_op(payload):
    @pattern("arith.addi", name="test.fails", ambient=False)
    def rewrite(op, rewriter, location):
        rewriter.replace_op(op, [op.operands[0]])
        raise LookupError("no")

    with pytest.raises(LookupError) as caught:
        rewrite.apply(payload)
    assert str(caught.value.op_location) == 'loc("f.mlir":3:10)'
    assert caught.value.pattern_name == "test.fails"


def test_pattern_object():
    rewrite = to_subi(benefit=7)
    assert (rewrite.name, rewrite.roots, rewrite.benefit) == ("test.to_subi", ("arith.addi",), 7)
    assert rewrite.summary == "Turns an addition into a subtraction."
    assert rewrite.pass_name == "test-to-subi"
    assert registry.PATTERNS["test.to_subi"] is rewrite
    assert registry.PASSES["test-to-subi"].patterns == (rewrite,)
    assert registry.PASSES["test-to-subi"].summary == rewrite.summary


@pytest.mark.parametrize("root", [arith.AddIOp, ["arith.addi", arith.MulIOp], ("arith.muli", "arith.addi")])
def test_roots_are_names_classes_or_several(payload, root):
    seen = []

    @pattern(root, name="test.seen")
    def see(op, rewriter):
        seen.append(op.operation.name)
        return no_match()

    apply_patterns(payload, [see])
    expected = {"arith.addi"} if root is arith.AddIOp else {"arith.addi", "arith.muli"}
    assert set(seen) == expected


@pytest.mark.parametrize("root", ["addi", 3, "", "arith.addi()", []])
def test_wrong_root(root):
    with pytest.raises(TypeError, match=r"pattern 'test\.x'"):
        to_subi("test.x", root)


@pytest.mark.parametrize("name", ["", "A.b", "a-b", "a..b", "a.b c"])
def test_wrong_pattern_name(name):
    with pytest.raises(ValueError, match="must be dotted snake_case"):
        to_subi(name)


@pytest.mark.parametrize("benefit", [-1, "1", 65535])
def test_wrong_benefit(benefit):
    with pytest.raises(ValueError, match="benefit must be an int"):
        to_subi(benefit=benefit)


def test_higher_benefit_goes_first(payload):
    order = []

    def recorder(name, benefit):
        @pattern("arith.addi", name=name, benefit=benefit)
        def see(op, rewriter):
            order.append(benefit)
            return no_match()

        return see

    apply_patterns(payload, [recorder("test.low", 1), recorder("test.high", 10)])
    assert order[:2] == [10, 1]


def test_no_match_carries_its_reason(payload, monkeypatch):
    heard = []
    monkeypatch.setattr(registry, "on_no_match", lambda *found: heard.append(found))

    @pattern("arith.addi", name="test.never")
    def never(op, rewriter):
        return no_match("operands are no vectors")

    never.apply(payload)
    assert [(found[0], found[2]) for found in heard] == [(never, "operands are no vectors")]
    assert no_match("x")  # true is the host's sign for «no match»
    assert repr(no_match("x")) == "no_match('x')"


def test_pattern_returning_something_else(payload):
    @pattern("arith.addi", name="test.value")
    def value(op, rewriter):
        return op.result

    with pytest.raises(TypeError, match=r"pattern 'test\.value' must return None when it rewrote"):
        value.apply(payload)


@pytest.mark.parametrize("result", [None, False])
def test_pattern_that_claims_to_rewrite_forever(payload, result):
    @pattern("arith.addi", name="test.forever")
    def forever(op, rewriter):
        return result

    with pytest.raises(PassError, match=r"still match after 3 iterations \(test\.forever\)") as caught:
        apply_patterns(payload, [forever], max_iterations=3)
    assert (caught.value.diagnostics[0].file, caught.value.diagnostics[0].line) == ("f.mlir", 1)


class Strange(Exception):
    pass


@pytest.mark.parametrize("error", [Strange("x"), RuntimeError("pattern application failed to converge"), KeyError("k")])
def test_exception_comes_out_as_it_is(payload, error):
    @pattern("arith.muli", name="test.raising")
    def raising(op, rewriter):
        raise error

    with pytest.raises(type(error)) as caught:
        raising.apply(payload)
    assert caught.value is error
    assert file_location(error.op_location) == ("f.mlir", 4, 10)
    assert error.pattern_name == "test.raising"


def test_patterns_by_name(payload):
    to_subi()
    apply_patterns(payload, ["test.to_subi"])
    assert "arith.subi" in str(payload)
    with pytest.raises(KeyError, match=r"no pattern is named 'test\.to_sub', did you mean test\.to_subi\?"):
        apply_patterns(payload, ["test.to_sub"])


def test_without_folding(payload):
    @pattern("arith.muli", name="test.never_mul")
    def never(op, rewriter):
        return no_match()

    constant = (
        "module { func.func @f() -> i32 { %0 = arith.constant 2 : i32 %1 = arith.addi %0, %0 : i32 return %1 : i32 } }"
    )
    op = ir.Operation.parse(constant)
    apply_patterns(op, [never], fold=False)
    assert "arith.addi" in str(op)
    apply_patterns(op, [never])
    assert "arith.addi" not in str(op)


def test_a_name_can_be_taken_once():
    to_subi()

    def other(op, rewriter):
        pass

    with pytest.raises(ValueError, match=r"'test-to-subi' of .*other.* is already registered by .*rewrite .*test_reg"):
        pattern("arith.addi", name="test.to_subi")(other)
    with pytest.raises(ValueError, match="pass 'test-to-subi' of"):
        pass_("test-to-subi")(lambda op: None)
    # Two patterns whose names differ, but not as passes.
    with pytest.raises(ValueError, match="pass 'test-to-subi' of"):
        pattern("arith.addi", name="test_to.subi")(other)
    assert "test_to.subi" not in registry.PATTERNS


def test_reloading_a_module_replaces_its_own(payload):
    to_subi()
    again = to_subi()
    assert registry.PATTERNS["test.to_subi"] is again


# Passes


def test_pass_with_options(payload):
    seen = []

    class Mode(enum.Enum):
        FAST = "fast"
        EXACT = "exact"

    @pass_(
        "test-options",
        options={
            "tile_size": Option(int, default=4, help="elements per tile"),
            "flag": Option(bool, default=False),
            "name": Option(str, default=""),
            "scale": Option(float, default=1.0),
            "sizes": Option(list[int], default=[1]),
            "mode": Option(Mode, default=Mode.FAST),
            "kind": Option(("a", "b"), default="a"),
        },
    )
    def options(op, **values):
        """Shows its options."""
        seen.append(values)

    options(payload)
    options(payload, tile_size=8, sizes=(2, 3), mode="exact", scale=2)
    defaults = {"tile_size": 4, "flag": False, "name": "", "scale": 1.0, "sizes": [1], "mode": Mode.FAST, "kind": "a"}
    assert seen[0] == defaults
    assert seen[1] == {**defaults, "tile_size": 8, "sizes": [2, 3], "mode": Mode.EXACT, "scale": 2.0}
    seen[0]["sizes"].append(5)
    assert options.parse("")["sizes"] == [1]
    text = "tile-size=0x10 flag name={a b=1} scale=-.5 sizes={4,5} mode=exact kind=b"
    parsed = options.parse(text)
    assert parsed == {
        "tile_size": 16,
        "flag": True,
        "name": "a b=1",
        "scale": -0.5,
        "sizes": [4, 5],
        "mode": Mode.EXACT,
        "kind": "b",
    }
    assert options.parse(options.text(parsed)[len("test-options{") : -1]) == parsed
    assert options.text(options.parse("")) == "test-options"
    assert options.summary == "Shows its options."


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("name='x y'", "x y"),
        ('name="x } y"', "x } y"),
        ("name={x {y} z}", "x {y} z"),
        ("name={nested=1 b={c=2}}", "nested=1 b={c=2}"),
        ("name=a=b", "a=b"),
        ("name=", ""),
        ("  name=x\t", "x"),
        ("name=a name=b", "b"),
    ],
)
def test_option_text(text, value):
    text_pass = pass_("test-text", options={"name": Option(str, default="")})(lambda op, name: None)
    assert text_pass.parse(text) == {"name": value}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tile=1", "pass 'test-bad' has no option 'tile' (known options: kind, sizes, tile-size)"),
        ("tile-size=x", "pass 'test-bad': option 'tile-size' expects an integer, given 'x' (known options"),
        ("tile-size", "option 'tile-size' expects an integer, given ''"),
        ("tile-size=1 sizes=1,,2", "option 'sizes' expects a comma-separated list, each an integer, given '1,,2'"),
        ("tile-size=1 kind=c", "option 'kind' expects one of a, b, given 'c'"),
        ("kind=a", "pass 'test-bad' needs option 'tile-size'"),
    ],
)
def test_wrong_option_text(text, message):
    bad = pass_(
        "test-bad",
        options={
            "tile_size": Option(int),
            "sizes": Option(list[int], default=[]),
            "kind": Option(("a", "b"), default="a"),
        },
    )(lambda op, tile_size, sizes, kind: None)
    with pytest.raises(PassError) as caught:
        bad.parse(text)
    assert message in str(caught.value)


def test_wrong_option_values(payload):
    run = pass_("test-values", options={"size": Option(int), "on": Option(bool, default=False)})(
        lambda op, size, on: None
    )
    for values, message in (
        ({}, "pass 'test-values' needs option 'size'"),
        ({"size": "1"}, "option 'size' expects an integer, given '1'"),
        ({"size": True}, "option 'size' expects an integer, given True"),
        ({"size": 1.5}, "option 'size' expects an integer, given 1.5"),
        ({"size": 1, "on": 1}, "option 'on' expects true or false, given 1"),
        ({"sise": 1}, r"has no option 'sise' \(known options: on, size\)"),
    ):
        with pytest.raises(TypeError, match=message):
            run(payload, **values)


def test_wrong_declarations():
    with pytest.raises(TypeError, match="does not take its options"):
        pass_("test-a", options={"size": Option(int, default=1)})(lambda op: None)
    with pytest.raises(TypeError, match="maps Python names to Option"):
        pass_("test-a", options={"size": 1})
    with pytest.raises(ValueError, match="must be lower-case words joined by dashes"):
        pass_("test_a")
    with pytest.raises(TypeError, match="an option is an int"):
        Option(dict)
    with pytest.raises(TypeError, match="expects an integer, given 'x'"):
        Option(int, default="x")
    with pytest.raises(ValueError, match="has no patterns"):
        pattern_pass("test-a", [])
    assert not [name for name in registry.PASSES if name.startswith("test-a")]


def test_pattern_pass(payload):
    to_subi()
    both = pattern_pass("test-both", ["test.to_subi"], summary="Both.")
    both(payload)
    assert "arith.subi" in str(payload)
    assert (both.summary, registry.PASSES["test-both"]) == ("Both.", both)


def test_failure_says_where(payload):
    function = payload.regions[0].blocks[0].operations[0]

    @pass_("test-fail")
    def fail(op):
        raise failure(function, "is not welcome", [(op, "it is in this")])

    with pytest.raises(PassError) as caught:
        fail(payload)
    assert str(caught.value) == (
        "f.mlir:2:3: error: 'func.func' op is not welcome\nf.mlir:1:1: note: 'builtin.module' op it is in this"
    )


def test_warnings_and_remarks(payload):
    heard = []
    with diagnostics.listening(heard.append):
        registry.warning(payload, "careful")
        registry.remark(payload.location, "seen")
    assert [str(d) for d in heard] == ["f.mlir:1:1: warning: 'builtin.module' op careful", "f.mlir:1:1: remark: seen"]
    with pytest.warns(UserWarning, match="careful"):
        registry.warning(payload, "careful")


def test_locations_of_all_kinds():
    with ir.Context():
        for text, place, called in (
            ('"a":1:2', ("a", 1, 2), []),
            ("unknown", None, []),
            ('"name"("a":1:3)', ("a", 1, 3), []),
            ('fused[unknown, "x":1:2, "y":3:4]', ("x", 1, 2), []),
            ('callsite("f"("a":1:3) at callsite("b":4:5 at "c":6:7))', ("a", 1, 3), [("b", 4, 5), ("c", 6, 7)]),
        ):
            location = ir.Operation.parse(f"module {{}} loc({text})").location
            assert file_location(location) == place, text
            assert list(callers(location)) == called, text


# Plugins


def plugin(tmp_path, text, name="mine.py"):
    path = tmp_path / name
    path.write_text(textwrap.dedent(text))
    return str(path)


def test_plugin(tmp_path, payload):
    (tmp_path / "neighbour.py").write_text("BENEFIT = 3\n")
    path = plugin(
        tmp_path,
        """
        from gpuir.passes.registry import no_match, pattern
        from neighbour import BENEFIT

        @pattern("arith.addi", name="mine.add", benefit=BENEFIT)
        def add(op, rewriter):
            return no_match()
        """,
    )
    loaded = registry.load_plugin(path)
    assert registry.PATTERNS["mine.add"].benefit == 3
    assert registry.load_plugin(path) is loaded
    sys.path.remove(str(tmp_path))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("x = 1\nraise ValueError('no')\n", 2, "ValueError: no"),
        ("def f(:\n", 1, "invalid syntax"),
        ("import re\n\ndef f():\n    re.compile('(')\n\nf()\n", 4, "missing )"),
        ("import nosuchmodule\n", 1, "No module named 'nosuchmodule'"),
    ],
)
def test_plugin_that_raises(tmp_path, text, line, message):
    path = plugin(tmp_path, text, "bad.py")
    for _ in range(2):  # a failed one is not taken for loaded
        with pytest.raises(PassError) as caught:
            registry.load_plugin(path)
        found = caught.value.diagnostics[0]
        assert (found.file, found.line) == (path, line)
        assert message in found.message and "cannot load plugin" in found.message


def test_plugin_that_is_none(tmp_path):
    for path, reason in ((tmp_path / "x.py", "no such file"), (tmp_path, "it is a directory")):
        with pytest.raises(PassError, match=reason):
            registry.load_plugin(str(path))
    library = tmp_path / "lib.so"
    library.write_bytes(b"\x7fELF")
    with pytest.raises(PassError, match="a plugin is a Python file, not a shared library"):
        registry.load_plugin(str(library))


def test_threads_wait_for_plugins(tmp_path):
    """Whoever asks while another thread loads them gets whole plugins, whose functions are called once."""
    slow = """
        import time
        time.sleep(0.2)
        from gpuir.passes.registry import find_pass, pass_
        assert find_pass("none-of-that-name") is None
        started = []

        def start():
            started.append(1)
            time.sleep(0.2)

            @pass_("slow-{0}", summary=str(len(started)))
            def run(op):
                pass
        """
    plugin(tmp_path, slow.format("point"), "slow_point.py")
    plugin(tmp_path, slow.format("file") + "\n        start()\n", "slow_file.py")
    info = tmp_path / "slow_point-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slow_point\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gpuir.plugins]\nmine = slow_point:start\n")
    script = f"""
import sys
from concurrent.futures import ThreadPoolExecutor
from gpuir.passes import registry
sys.path.insert(0, {str(tmp_path)!r})
def work(number):
    registry.load_plugin({str(tmp_path / "slow_file.py")!r})
    return registry.PASSES["slow-file"].summary, registry.find_pass("slow-point").summary
with ThreadPoolExecutor(4) as threads:
    print(set(threads.map(work, range(4))))
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert ended.stdout == "{('1', '1')}\n", ended.stderr


def test_entry_points(tmp_path, monkeypatch):
    from gpuir.passes import plugins

    plugin(
        tmp_path,
        """
        from gpuir.passes.registry import pass_

        @pass_("from-entry-point")
        def run(op):
            pass
        """,
        "installed_plugin.py",
    )
    info = tmp_path / "installed_plugin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: installed_plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gpuir.plugins]\nmine = installed_plugin\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(plugins, "_entry_points_loaded", False)
    registry.load_entry_points()
    assert "from-entry-point" in registry.PASSES
    # Once is enough: the second call looks at nothing.
    del registry.PASSES["from-entry-point"]
    registry.load_entry_points()
    assert "from-entry-point" not in registry.PASSES

    (info / "entry_points.txt").write_text("[gpuir.plugins]\nbroken = nosuchmodule\n")
    monkeypatch.setattr(plugins, "_entry_points_loaded", False)
    with pytest.raises(PassError, match="cannot load plugin 'broken'"):
        registry.load_entry_points()


@pytest.mark.parametrize("collected", [False, True])
def test_modules_that_go_while_a_pattern_is_at_work_are_none_of_its_ops(collected: bool):
    """An attribute is set on the op whose attributes were asked for, whatever was freed meanwhile."""
    with gpuir.Context():
        others = [gpuir.parse("func.func @g() { return }") for _ in range(30)]
        module = gpuir.parse("func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 }")

        @pattern("arith.addi", name=f"test.modules_go_{collected}")
        def mark(op, rewriter):
            attributes = op.attributes
            if "marked" in attributes:
                return no_match("it is marked")
            if collected:
                for other in others:
                    circle = [other]
                    circle.append(circle)
                del other, circle
            others.clear()
            gc.collect()
            attributes["marked"] = ir.UnitAttr.get()

        apply_patterns(module, [f"test.modules_go_{collected}"])
        assert "{marked}" in gpuir.asm(module)
