"""Whole texts: `parse` from the user's text to a module, `asm` from IR to text."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Cursor, PlainText
from gpuir.assembly.diagnostics import at, from_error
from gpuir.assembly.isolation import refuse_crashes
from gpuir.assembly.kept_release import (
    came_from,
    check_release,
    former_release,
    hide_release,
    keep_release,
    kept_release,
    misfits,
    printed_release,
)
from gpuir.assembly.line_memo import HostForm, line_memo
from gpuir.assembly.location_names import locate, loop_names, named_by_location
from gpuir.assembly.marks import printing
from gpuir.assembly.op_writer import Unsayable
from gpuir.assembly.reader import Reader
from gpuir.assembly.tokens import Places, flatten
from gpuir.assembly.unknown_ops import explained
from gpuir.assembly.writer import Writer, document_text
from gpuir.errors import Diagnostic, ParseError, ParseWarning, ReleaseError
from gpuir.files import read_path
from gpuir.host import context_of, ir
from gpuir.importing import import_module
from gpuir.ods.dialect import BUNDLED, DIALECTS, dialect_of, registrations
from gpuir.ods.loading import one_thread
from gpuir.ods.masks import MASKS
from gpuir.ods.names import document_name
from gpuir.ods.releases import SYSTEMS, Release, System, release_of
from gpuir.ods.verifier import suspended, unchanged, valid_text

#: Characters of the largest text whose host form is kept.
_LARGEST_KEPT = 100_000
_BYTECODE = b"ML\xefR"
_HOST_NAME = re.compile(r"'([\w.]+)'")
_RESOURCE = re.compile(r"\{-#|\bdense_resource\b")
_SEVERAL = "source must contain a single top-level operation"


class _Refused(Exception):
    """An error of the host's, or of a reader with memory, and the bytes that the host had before the user's first line."""

    def __init__(self, error: ir.MLIRError, shift: int = 0):
        super().__init__(error, shift)
        self.error, self.shift = error, shift


def decode(source: bytes, file: str) -> str:
    """UTF-8 text, or the ParseError that says where it is none."""
    try:
        return source.decode()
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        column = error.start - source.rfind(b"\n", 0, error.start)
        message = f"expected UTF-8 text, found byte 0x{source[error.start]:02x}"
        raise ParseError([Diagnostic("error", message, file, line, column)]) from None


def _check_characters(source: str, file: str) -> None:
    """Refuses what the host takes for the end of the text, and what no UTF-8 can say."""
    position, message = source.find("\0"), "unexpected character: NUL byte"
    if not source.isascii():
        try:
            source.encode()
        except UnicodeEncodeError as error:
            if not 0 <= position < error.start:
                position, message = (
                    error.start,
                    f"unexpected character: lone surrogate U+{ord(source[error.start]):04X}",
                )
    if position >= 0:
        line, column = Places(source).place(position)
        raise ParseError([Diagnostic("error", message, file, line, column)])


def parse(
    source: str | bytes | os.PathLike[str],
    *,
    filename: str = "-",
    context: ir.Context | None = None,
    isolated: bool = False,
    release: str | Release | None = None,
) -> ir.Module:
    """Reads a module: upstream ops in their syntax, gpuir's in theirs or in the generic form.

    Args:
        source: text, or UTF-8 bytes, or MLIR bytecode, or the path of a file with one of these.
        filename: name in locations and messages; a path's own unless given.
        context: where to make the module; the current context unless given.
        isolated: a child process reads the text first, which takes as long again: a text of a stranger's that crashes the
            host's parser is a ParseError at the line then, not this process's end. The context uses one thread from then on.
        release: whose text it is, ``"triton-3.8"``: what that release does not have is refused, and where releases differ in
            what a text means it decides. Unless given the text is read in the words of any, and says itself whose it is.

    The module keeps whose text it was, as its attribute `gpuir.release`, where `asm` is to print it as that release does.

    What a system's reader passes over, and gpuir's does, or what it reads from memory that nobody has set, is a `ParseWarning`.

    Raises:
        ParseError: the text is no valid IR; its ``diagnostics`` have file, line and column.
        ValueError: there is no context.
    """
    context = context_of(context, "parse")
    told = None if release is None else release_of(release)
    if isinstance(source, os.PathLike):
        name, source = read_path(source)
        filename = name if filename == "-" else filename
    if isinstance(source, bytes):
        if source.startswith(_BYTECODE):
            if isolated:
                refuse_crashes(source, filename, context, functools.partial(_parse_bytecode, source, filename, context))
            return _parse_bytecode(source, filename, context)
        source = decode(source, filename)
    if not isinstance(source, str):
        raise TypeError(f"parse: expected str, bytes or a path, got {type(source).__name__}")
    _check_characters(source, filename)
    with contextlib.suppress(_Refused):
        form = _host_form(source, filename, context, told)
        return _module(source, form, filename, context, isolated, told)
    # What is known of a line is how it is read in a text that is right. A refusal, and what it points at, must not depend on
    # what was read before: it is that of a reader that takes nothing from memory, which knows what came from where, too.
    reader = Reader(source, filename, context, trace=True, release=told)
    form = _form(reader)
    try:
        return _module(source, form, filename, context, isolated, told)
    except _Refused as refused:
        error = ParseError(_diagnostics(refused.error, reader, refused.shift))
    for other in sorted(reader.others if told is None else (), key=lambda one: -one.index):
        # Formats of two releases say different things in the same words: the newer one was taken.
        with contextlib.suppress(ParseError):
            return parse(source, filename=filename, context=context, isolated=isolated, release=other)
    raise error


def _module(
    source: str, form: HostForm, filename: str, context: ir.Context, isolated: bool, told: Release | None
) -> ir.Module:
    """The module that the host makes of the text that the reader made."""
    text, dialects, noted, named, told_of = form
    for dialect in dialects:
        dialect.load(context)
    if dialects:
        one_thread(context)
    former = former_release(told, noted)
    verification = (
        suspended(context)
        if former is not None
        else valid_text(text, context, registrations())
        if dialects and all(dialect.verifies_ir_only for dialect in dialects)
        else contextlib.nullcontext()
    )
    try:
        with verification:
            if isolated:
                refuse_crashes(source, filename, context, functools.partial(_host_parse, text, filename, context))
            module = _host_parse(text, filename, context)
            if former is not None and former.system.upgrade:
                import_module(former.system.upgrade).upgrade(module, former)
        if former is not None:
            module.operation.verify()
        if told is not None:
            check_release(module, told)
        if told is not None or noted:
            keep_release(module, told, noted, named is not None)
        if named:
            locate(module, named)
        for warning in told_of:
            warnings.warn(str(warning), ParseWarning, stacklevel=3)
        return module
    except ParseError:
        raise
    except ir.MLIRError as error:
        raise _Refused(error) from None
    except ValueError as error:
        raise ParseError([Diagnostic("error", str(error), filename)]) from None


def _host_form(source: str, filename: str, context: ir.Context, told: Release | None) -> HostForm:
    """The text for the host. The reader's tables are as large as the text, and go before the IR comes."""
    key = source, context.allow_unregistered_dialects
    known = line_memo(told).find_text(key)
    if known is not None:
        return known
    reader = Reader(source, filename, context, release=told)
    try:
        form = _form(reader)
    except ParseError as error:
        raise _Refused(error) from None
    if len(source) <= _LARGEST_KEPT and not reader.depends_on_context and not form.warnings:
        reader.memo.keep_text(key, form)
    return form


def _form(reader: Reader) -> HostForm:
    """What the reader makes of its text, and what that says of itself."""
    text = reader.rewrite()
    named = loop_names(reader.text) if reader.dialects and named_by_location(reader.text) else None
    systems = {dialect.system for dialect in reader.dialects if named is not None and dialect.system is not None}
    hints = [system.named.hint for system in systems if system.named is not None]
    return HostForm(
        text, reader.dialects, frozenset(reader.all_noted.union(hints)), named, tuple(reader.warnings.values())
    )


@contextlib.contextmanager
def _parents_locations(operation: Any, names: list[str]) -> Iterator[None]:
    """Gives ops that their parent's custom form hides its location: theirs would be counted among the aliases."""
    kept: list[tuple[Any, ir.Location]] = []

    def visit(op: Any) -> ir.WalkResult:
        if op.name in names and op.parent is not None:
            kept.append((op, op.location))
            op.location = op.parent.operation.location
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    try:
        yield
    finally:
        for op, location in kept:
            op.location = location


def _parse_bytecode(source: bytes, filename: str, context: ir.Context) -> ir.Module:
    for namespace in BUNDLED:
        dialect = dialect_of(namespace)
        assert dialect is not None
        dialect.load(context)
    try:
        return ir.Module.parse(source, context)
    except ir.MLIRError as error:
        raise ParseError(from_error(error)) from None


def _host_parse(text: str, filename: str, context: ir.Context) -> ir.Module:
    if filename == "-":
        with unchanged():
            return ir.Module.parse(text, context)
    # Only the parser of operations takes a file name for locations. It parses and verifies the whole text as a module,
    # and then wants one top-level operation in it. The name of a resource can be read once in a context.
    twice = _RESOURCE.search(text) is None
    if twice:
        try:
            with unchanged():
                operation = ir.Operation.parse(text, source_name=filename, context=context)
            return _as_module(operation, filename)
        except ir.MLIRError as error:
            if not any(d.message.startswith(_SEVERAL) for d in error.error_diagnostics):
                raise
    definitions, rest, metadata = _apart(text)
    prefix = f"{definitions}builtin.module {{"
    # What the host had to remark was said the first time.
    handler: Any = context.attach_diagnostic_handler(lambda diagnostic: True) if twice else None
    try:
        with unchanged():  # anew: the blocks of an attempt before are gone, and their addresses may be others'
            wrapped = ir.Operation.parse(f"{prefix}{rest}\n}}\n{metadata}", source_name=filename, context=context)
    except ir.MLIRError as error:
        raise _Refused(error, len(prefix.encode())) from None
    finally:
        if handler is not None:
            handler.detach()
    _shift_first_line(wrapped, filename, len(prefix.encode()))
    wrapped.operation.location = ir.Location.file(filename, 0, 0, context)
    inside = list(wrapped.regions[0].blocks[0].operations)
    single = len(inside) == 1 and inside[0].operation.name == "builtin.module"
    return _as_module(inside[0].operation if single else wrapped, filename)


def _shift_first_line(op: Any, filename: str, shift: int) -> None:
    """Takes the prefix out of the columns of the ops and block arguments on line 1."""

    def shifted(location: ir.Location) -> ir.Location | None:
        if (
            isinstance(location, ir.FileLineColLoc)
            and (location.filename, location.start_line) == (filename, 1)
            and location.start_col > shift
        ):
            return ir.Location.file(filename, 1, location.start_col - shift, location.context)
        return None

    operation = op.operation
    operation.location = shifted(operation.location) or operation.location
    for region in operation.regions:
        for block in region.blocks:
            for argument in block.arguments:
                location = shifted(argument.location)
                if location is not None:
                    argument.set_location(location)
            for inner in block.operations:
                where = inner.operation.location
                if isinstance(where, ir.FileLineColLoc) and where.filename == filename and where.start_line > 1:
                    return
                _shift_first_line(inner, filename, shift)


def _apart(text: str) -> tuple[str, str, str]:
    """What stands at the top level only, definitions of aliases and file metadata, and the text with blanks in its place."""
    definitions, rest, metadata, copied, position = [], [], [], 0, 0
    cursor = Cursor(text, 0, PlainText(text))
    first: dict[str, int] = {}
    for mention in tokens.ALIAS_OR_STRING.finditer(text):
        first.setdefault(mention["alias"], mention.start())
    try:
        while match := tokens.TOKEN.match(text, position):
            kind = match.lastgroup
            assert kind is not None
            start, position = match.span(kind)
            if kind == "bracket" and match[kind] in "([{":
                position = tokens.bracket_end(text, start)
                if not text.startswith("{-#", start):
                    continue
                metadata.append(text[start:position])
            elif kind == "prefixed":
                alias = match[kind]
                cursor.position = position
                if "." in alias or not cursor.accept("=") or cursor.at("="):
                    continue
                begin = cursor.skip()
                if first.get(alias) != start and not cursor.at("loc"):
                    continue  # used before: the host says so
                position = cursor.type_source()[1] if alias[0] == "!" else cursor.attribute_source()[1]
                definitions.append(f"{alias} = {flatten(text[begin:position])} ")
            else:
                continue
            rest += [text[copied:start], re.sub(r"[^\n]", " ", text[start:position])]
            copied = position
    except ValueError:
        pass  # the host says what is wrong with what remains
    return "".join(definitions), "".join([*rest, text[copied:]]), "\n".join(metadata)


def _as_module(operation: Any, filename: str) -> ir.Module:
    """A builtin.module operation, or any other one, as a Module (the host has no conversion)."""
    if operation.operation.name != "builtin.module":
        module = ir.Module.create(ir.Location.file(filename, 0, 0, operation.context))
        module.body.append(operation)
        return module
    module = ir.Module.create(operation.location)
    for named in operation.operation.attributes:
        name, attribute = (
            (named.name, named.attr) if hasattr(named, "attr") else (named, operation.operation.attributes[named])
        )
        module.operation.attributes[name] = attribute
    body = operation.operation.regions[0].blocks[0]
    for inner in list(body.operations):
        module.body.append(inner)
    return module


def _diagnostics(error: ir.MLIRError, reader: Reader, shift: int = 0) -> list[Diagnostic]:
    """The host's diagnostics at the places in the reader's text; `shift`: bytes that the host had before the first line."""
    diagnostics = from_error(error)
    if not error.error_diagnostics:
        # The host's parser is silent about an op that has no custom form.
        diagnostics = [Diagnostic("error", "the host's parser refused the text and gave no reason", reader.file, 1, 1)]
        if reader.passed_over:
            # An attribute's name hardly begins a line.
            begin_lines = [
                one
                for one in reader.passed_over
                if not reader.text[reader.text.rfind("\n", 0, one[1]) + 1 : one[1]].strip()
            ]
            name, start = (begin_lines or reader.passed_over)[0]
            after = Cursor(reader.text, start + len(name), reader)
            message = f"expected what follows the name of '{name}', found {after.found()}"
            return [Diagnostic("error", message, reader.file, *reader.place(after.skip()))]

    def back(diagnostic: Diagnostic) -> Diagnostic:
        line, column = diagnostic.line, diagnostic.column
        if line == 1 and column > shift:
            column -= shift
        if line:
            line, column = reader.user_place(line, column)
        return Diagnostic(
            diagnostic.severity,
            _HOST_NAME.sub(lambda match: f"'{document_name(match[1])}'", diagnostic.message),
            reader.file if diagnostic.file == "-" else diagnostic.file,
            line,
            column,
            tuple(map(back, diagnostic.notes)),
        )

    return [explained(back(diagnostic)) for diagnostic in diagnostics]


def _first_location(operation: Any, name: str) -> ir.Location:
    """Where the first op of that name stands; where the whole does if there is none."""
    places: list[ir.Location] = []

    def visit(op: Any) -> ir.WalkResult:
        if document_name(op.name) == name:
            places.append(op.location)
            return ir.WalkResult.INTERRUPT
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    return places[0] if places else operation.location


def _where_it_matters(text: str) -> Release | None:
    """What IR of a system is printed as that has upstream's words that differ between its releases; None: no matter."""

    def is_there(system: System) -> bool:
        return any(dialect.system is system and f'"{dialect.host}.' in text for dialect in list(DIALECTS.values()))

    for op, mask in list(MASKS.items()):
        if op in text and is_there(mask.releases.system):
            return mask.releases.system.default
    if 'dense<"0x' in text and "xi1>" in text:
        for system in list(SYSTEMS.values()):
            if system.packed_bools is not None and is_there(system):
                return system.default
    return None


def asm(
    value: Any,
    *,
    generic: bool = False,
    local_scope: bool = False,
    debuginfo: bool = False,
    pretty_debuginfo: bool = False,
    elide_elements: int | None = None,
    elide_resources: int | None = None,
    skip_regions: bool = False,
    nameloc_prefix: bool | None = None,
    assume_verified: bool = False,
    release: str | Release | None = None,
) -> str:
    """The text of a module, an op, a value, an attribute, a type or a location, gpuir's parts in their documents' syntax.

    Args:
        value: what to print; a module's or op's text ends with a line break.
        generic: generic form of every op, declared attributes as properties.
        local_scope: no aliases.
        debuginfo, pretty_debuginfo: with locations.
        elide_elements, elide_resources: leave out larger constants.
        skip_regions: leave regions out.
        nameloc_prefix: name SSA values after their NameLocs. Unless given a text with locations does so where the one that
            was read did, and where the release does that is asked for.
        assume_verified: do not verify first; invalid IR is then the caller's concern.
        release: in whose words, ``"triton-3.8"``; those of the release that a module's text came from unless given, or
            of the next one that can say what is in it now.

    Raises:
        ReleaseError: the release has no words for something in it.
    """
    told = None if release is None else printed_release(release)
    if isinstance(value, (ir.Attribute, ir.Type)):
        host = ir.Attribute.__str__(value) if isinstance(value, ir.Attribute) else ir.Type.__str__(value)
        return document_text(host, told)
    if isinstance(value, (ir.AffineMap, ir.Location)):
        return str(value)
    if isinstance(value, ir.Value):
        text = str(value)
        return Writer(text, generic=generic, aliases=False, release=told).rewrite()
    operation = getattr(value, "operation", value)
    kept = kept_release(operation)
    source = came_from(kept.release if kept is not None else None, told)
    by_location = nameloc_prefix
    if by_location is None:
        named_as = told or (kept and kept.release)
        by_location = (
            (debuginfo or pretty_debuginfo)
            and named_as is not None
            and named_as.system.names_values(named_as)
            and (kept is None or kept.named)
        )
    one_thread(operation.context)  # printing verifies first
    if told is not None and source is not None and told.system.carry and operation.name == "builtin.module":
        operation = import_module(told.system.carry).carried(operation, source, told)
    if told is not None and source is not None and (misfit := misfits(operation, told, lowers=True)):
        raise ReleaseError(misfit)

    def host_text() -> str:
        return operation.get_asm(
            print_generic_op_form=generic,
            use_local_scope=local_scope,
            enable_debug_info=debuginfo or pretty_debuginfo,
            pretty_debug_info=pretty_debuginfo,
            large_elements_limit=elide_elements,
            large_resource_limit=elide_resources,
            skip_regions=skip_regions,
            use_name_loc_as_prefix=by_location,
            assume_verified=assume_verified,
        )

    with suspended(operation.context):
        text = host_text()
        if debuginfo and not generic:
            hidden = [name for name in printing().hidden if f'"{name}"(' in text]
            if hidden:
                with _parents_locations(operation, hidden):
                    text = host_text()
    if kept is not None:
        text = hide_release(text)
    printed_as = told or (kept.release if kept is not None else _where_it_matters(text))
    writer = Writer(
        text, generic=generic, aliases=not local_scope, by_location=by_location, release=printed_as, source=source
    )
    del text  # as large as the module: the writer goes on with a shorter one
    try:
        return writer.rewrite(lines=True)
    except Unsayable as error:
        refused = error
    if told is None and refused.release < refused.release.system.newest:
        # Nobody asked for a release: the next one that has words for all of it.
        later = Release(refused.release.system, refused.release.index + 1)
        with contextlib.suppress(ReleaseError):
            return _asm_from(later, functools.partial(
                asm, value, generic=generic, local_scope=local_scope, debuginfo=debuginfo, pretty_debuginfo=pretty_debuginfo,
                elide_elements=elide_elements, elide_resources=elide_resources, skip_regions=skip_regions,
                nameloc_prefix=by_location, assume_verified=assume_verified,
            ))  # fmt: skip
    raise ReleaseError([at(_first_location(operation, refused.op), "error", str(refused))])


def _asm_from(release: Release, print: Callable[..., str]) -> str:
    """The text in the words of that release, or of the next one that has words for it."""
    try:
        return print(release=release)
    except ReleaseError:
        if not release < release.system.newest:
            raise
    return _asm_from(Release(release.system, release.index + 1), print)
