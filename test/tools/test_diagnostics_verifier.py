"""Expected-* comments: what each form is about, and what is said when something else comes."""

import pytest

from gpuir.errors import Diagnostic
from gpuir.tools.diagnostics_verifier import DiagnosticsVerifier
from gpuir.tools.source import Sources, split_input


def verify(text, *diagnostics, first_line=1, all=True):
    """Messages of the verifier as ``line:column: message``, and whether it is content."""
    said = []
    verifier = DiagnosticsVerifier(
        text,
        "f.mlir",
        lambda d, width: said.append(f"{d.line}:{d.column}: {d.message}"),
        first_line=first_line,
        all=all,
    )
    for diagnostic in diagnostics:
        verifier.handle(diagnostic)
    return said, verifier.finish()


def error(line, message="bad thing here", severity="error", notes=(), file="f.mlir"):
    return Diagnostic(severity, message, file if line else "-", line, 3 if line else 0, tuple(notes))


CONTENT = ([], True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("op // expected-error {{bad thing}}", 1),
        ("// expected-error@+1 {{bad thing}}\nop", 2),
        ("// expected-error @+2 {{bad thing}}\n\nop", 3),
        ("op\n\n// expected-error@-2 {{bad thing}}", 1),
        ("// expected-error @below {{bad thing}}\nop", 2),
        ("op\n// expected-error @above {{bad thing}}", 1),
        ("// expected-error @2 {{bad thing}}\nop", 2),
        ("// expected-error @unknown {{bad thing}}", 0),
        ("// expected-error@unknown{{bad thing}}", 0),
        # Comments in a row look past each other.
        ("// expected-error @below {{bad thing}}\n// expected-note @below {{x}}\nop", 3),
        ("op\n// expected-note @above {{x}}\n// expected-error @above {{bad thing}}", 1),
        # Nothing follows: the last line.
        ("op\n// expected-error @below {{bad thing}}", 2),
        ("op // expected-error {{bad thing}}   ", 1),
        ("op // expected-error {{bad thing}}\r", 1),
        ("op // text before expected-error {{bad thing}}", 1),
    ],
)
def test_places(text, line):
    extra = [error(line or 1, "xx", "note")] if "expected-note" in text else []
    assert verify(text, error(line), *extra) == CONTENT
    said, content = verify(text, error(line + 1), *extra)
    assert not content and any("unexpected error: bad thing here" in message for message in said)


@pytest.mark.parametrize(
    "text",
    [
        "// expected-err {{bad}}",
        "// expected-error bad",
        "// expected-error {bad}",
        "// expected-error {{bad}} and more",
        "// expected-error @foo {{bad}}",
    ],
)
def test_what_is_no_comment(text):
    assert verify(text) == CONTENT


@pytest.mark.parametrize("severity", ["error", "warning", "remark", "note"])
def test_severities(severity):
    text = f"op // expected-{severity} {{{{thing}}}}"
    assert verify(text, error(1, severity=severity)) == CONTENT
    other = "remark" if severity != "remark" else "error"
    assert verify(text, error(1, severity=other))[0] == [
        f"1:7: '{other}' diagnostic emitted when expecting a '{severity}'",
        f'1:7: expected {severity} "thing" was not produced',
    ]


def test_missing():
    assert verify("op // expected-error {{bad}}") == (['1:7: expected error "bad" was not produced'], False)


def test_unexpected():
    assert verify("op", error(1)) == (["1:3: unexpected error: bad thing here"], False)
    assert verify("op", error(1, severity="remark")) == (["1:3: unexpected remark: bad thing here"], False)
    assert verify("op", error(0)) == (["0:0: unexpected error: bad thing here"], False)


def test_only_expected():
    assert verify("op", error(1), all=False) == CONTENT
    assert verify("op // expected-warning {{bad}}", error(1), all=False) == (
        ['1:7: expected warning "bad" was not produced'],
        False,
    )


def test_each_comment_is_for_one_diagnostic():
    one = "op // expected-error {{bad}}"
    assert verify(one, error(1), error(1))[0] == ["1:3: unexpected error: bad thing here"]
    two = "// expected-error @below {{bad}}\n// expected-error @below {{bad}}\nop"
    assert verify(two, error(3), error(3)) == CONTENT
    assert verify(two, error(3))[0] == ['2:4: expected error "bad" was not produced']


def test_several_on_one_line():
    text = "// expected-error @below {{first}}\n// expected-warning @below {{second}}\nop // expected-remark {{third}}"
    # @below looks past the line with a comment of its own, as upstream's does.
    assert (
        verify(text + "\nlast", error(4, "first"), error(4, "second", "warning"), error(3, "third", "remark"))
        == CONTENT
    )


def test_notes():
    text = "op // expected-error {{bad}}\n// expected-note @-1 {{because}}"
    assert verify(text, error(1, notes=[error(1, "because", "note")])) == CONTENT
    assert verify(text, error(1))[0] == ['2:4: expected note "because" was not produced']
    assert verify("op // expected-error {{bad}}", error(1, notes=[error(1, "because", "note")]))[0] == [
        "1:3: unexpected note: because"
    ]


def test_notes_that_show_the_op_need_no_comment():
    shown = error(1, "see current operation: x", "note")
    assert verify("op // expected-error {{bad}}", error(1, notes=[shown])) == CONTENT
    text = "// expected-error @below {{bad}}\n// expected-note @below {{current operation: x}}\nop"
    at_op = error(3, "see current operation: x", "note")
    assert verify(text, error(3, notes=[at_op])) == CONTENT


@pytest.mark.parametrize(
    ("pattern", "message", "matches"),
    [
        ("has {{[0-9]+}} operands", "op has 12 operands", True),
        ("has {{[0-9]+}} operands", "op has no operands", False),
        ("a.b", "axb", False),
        ("a.b", "a.b", True),
        ("{{.*}}", "anything", True),
        ("(x{{[[:digit:]]}})", "f(x1)", True),
        ("{{^op}} x", "op x", True),
        ("{{^op}} x", "an op x", False),
        ("{{a|b}}{{c|d}}", "bd", True),
        ("plain", "a plain one", True),
    ],
)
def test_regular_expressions(pattern, message, matches):
    assert verify(f"// expected-error-re @+1 {{{{{pattern}}}}}\nop", error(2, message))[1] is matches


def test_wrong_regular_expression():
    said, content = verify("op // expected-error-re {{a {{[}} b}}")
    assert not content and said[0].startswith("1:7: invalid regex: ")


def test_plain_text_is_no_regular_expression():
    assert verify("op // expected-error {{a.*[ {{x}}}}", error(1, "a.*[ {{x}}")) == CONTENT


def test_lines_of_a_piece_are_the_files():
    text = "op // expected-error {{bad}}\n// expected-error @12 {{bad}}\nop"
    assert verify(text, error(10), error(12), first_line=10) == CONTENT
    assert verify(text, first_line=10)[0][0].startswith("10:7: ")


def test_diagnostics_of_other_files():
    assert verify("op // expected-error {{bad}}", error(1, file="g.mlir"))[1] is False
    assert verify("// expected-error @unknown {{bad}}", error(1, file="g.mlir")) == CONTENT


# The source that is shown under a diagnostic, and pieces of it


def show(text, diagnostic, **keywords):
    sources = Sources()
    sources.add("f.mlir", text)
    return sources.show(diagnostic, **keywords).split("\n")


def test_source_line_and_caret():
    assert show("one\ntwo\n", Diagnostic("error", "no", "f.mlir", 2, 3)) == ["f.mlir:2:3: error: no", "two", "  ^"]
    assert show("\tx y\r\n", Diagnostic("error", "no", "f.mlir", 1, 4), underline=3)[1:] == [
        "        x y",
        "          ^~~",
    ]
    # Columns count bytes, carets stand under characters.
    assert show("\N{EURO SIGN}x", Diagnostic("error", "no", "f.mlir", 1, 4))[1:] == ["\N{EURO SIGN}x", " ^"]
    assert show("x", Diagnostic("error", "no", "f.mlir", 7, 1)) == ["f.mlir:7:1: error: no"]
    assert show("x", Diagnostic("error", "no", "other.mlir", 1, 1)) == ["other.mlir:1:1: error: no"]
    assert show("x", Diagnostic("error", "no")) == ["<unknown>:0: error: no"]


def test_the_same_line_is_shown_once():
    notes = (Diagnostic("note", "a", "f.mlir", 1, 1), Diagnostic("note", "b", "f.mlir", 2, 1))
    assert show("x\ny", Diagnostic("error", "no", "f.mlir", 1, 1, notes)) == [
        "f.mlir:1:1: error: no",
        "x",
        "^",
        "f.mlir:1:1: note: a",
        "f.mlir:2:1: note: b",
        "y",
        "^",
    ]


def test_pieces():
    pieces, warnings = split_input("a\n// -----\nb // ----- c\n// ----\n// -----", "// -----", "f.mlir")
    assert [(p.text, p.first_line, p.indent) for p in pieces] == [
        ("a\n", 1, 0),
        ("\nb ", 2, 8),
        (" c\n// ----\n", 3, 10),
        ("", 5, 8),
    ]
    assert pieces[2].padded == "\n\n" + " " * 10 + " c\n// ----\n"
    assert [str(w) for w in warnings] == ["f.mlir:4:7: warning: near miss with file split marker"]
    assert [p.text for p in split_input("a//b//c", "//", "f.mlir")[0]] == ["a", "b", "c"]
