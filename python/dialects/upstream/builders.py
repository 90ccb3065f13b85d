"""Builders over the host's: the host's call as it is, and kinder ones.

A table names each op's parameters with their kinds (see `rows`). What the host takes as it is runs straight through to
the host's class after a quick look at the types; what fails the look is converted or refused with the op's and the
argument's name. Parameters, their order and what is optional come from the host's own builder.
"""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from gpuir.dialects.upstream import kinds
from gpuir.dialects.upstream.kinds import Kind
from gpuir.host import ir

_ASYNC_PAIR = ("async_token", "async_dependencies")
_MISSING = object()


class Current(threading.local):
    """The stream that asynchronous ops of this thread go into."""

    stream: Any = None


CURRENT = Current()


class Row:
    """One op of the table.

    Args:
        name: the op's full name.
        text: ``parameter:kind`` words. A kind ends in ``*`` for a sequence, ``?`` for an optional argument, ``=n`` for a
            default; ``kind<other>`` hands the argument `other` to the kind. ``result=!text`` is the type of a result
            that may be left out, ``result=&operand`` one that has the type of that operand.
    """

    def __init__(self, name: str, text: str, known: Mapping[str, Kind]):
        self.name = name
        self.kinds: dict[str, Kind] = {}
        self.peers: dict[str, str] = {}
        self.defaults: dict[str, int] = {}
        self.results: dict[str, str] = {}
        for word in text.split():
            if "=!" in word or "=&" in word:
                parameter, _, self.results[word.partition("=")[0]] = word.partition("=")
                continue
            parameter, _, kind = word.partition(":")
            kind, _, default = kind.partition("=")
            if default:
                self.defaults[parameter] = int(default)
            several, maybe = "*" in kind, "?" in kind
            kind, _, peer = kind.rstrip("*?").rstrip(">").partition("<")
            if peer:
                self.peers[parameter] = peer
            found = known[kind]
            found = kinds.variadic(found, f"each_{kind}") if several else found
            self.kinds[parameter] = kinds.optional(found) if maybe else found


def _classes(module: ModuleType) -> dict[str, Any]:
    """The host's op classes by the op's name; the last one wins, which is the extended one."""
    found = {}
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, ir.OpView) and value is not ir.OpView:
            found[value.OPERATION_NAME] = value
    return found


class Builder:
    """The generated builder of one op, with its parts."""

    def __init__(self, row: Row, function: Callable[..., Any], view: Any, namespace: Mapping[str, Any]):
        self.row, self.view = row, view
        parameters = inspect.signature(function).parameters
        self.positional = [n for n, p in parameters.items() if p.kind is p.POSITIONAL_OR_KEYWORD]
        self.keyword = [n for n, p in parameters.items() if p.kind is p.KEYWORD_ONLY and n not in ("loc", "ip")]
        of_class = [p for n, p in inspect.signature(view.__init__).parameters.items() if n not in ("self", "loc", "ip")]
        #: The class's own name of each parameter.
        self.host_names = dict(zip([*self.positional, *self.keyword], [p.name for p in of_class], strict=True))
        self.is_async = "async_token" in self.positional
        pair = _ASYNC_PAIR if self.is_async else ()
        self.short = [n for n in self.positional if n not in pair and n not in row.results]
        self.two_forms = len(self.short) != len(self.positional)
        self.namespace: dict[str, Any] = dict(namespace)
        self.namespace.update(view=view, row=row, CURRENT=CURRENT, bind=self.bind, missing=_MISSING)

    def trailing_defaults(self) -> dict[str, Any]:
        """Parameters at the end of the short form that may be left out: sequences, and those with a default."""
        found: dict[str, Any] = {}
        for name in reversed(self.short):
            if name in self.row.defaults:
                found[name] = self.row.defaults[name]
            elif name in self.row.kinds and self.row.kinds[name].several:
                found[name] = ()
            else:
                break
        return found

    # Binding of calls that are not plain ------------------------------------------------------------------------------

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """The values of the host's positional parameters for any call: the short form's, or all of the host's."""
        total = len(args) + len(named)
        if total == len(self.positional) and all(name in self.positional[len(args) :] for name in named):
            values = dict(zip(self.positional, args)) | named
        else:
            values = dict(zip(self.short, args))
            if len(args) > len(self.short):
                self._fail(f"takes {len(self.short)} positional arguments but {len(args)} were given")
            for name, value in named.items():
                if name in values or name not in self.positional:
                    self._fail(
                        f"got {'multiple values for' if name in values else 'an unexpected keyword'} argument '{name}'"
                    )
                values[name] = value
            missing = [name for name in self.short if name not in values and name not in self.trailing_defaults()]
            if missing:
                self._fail(f"missing required argument{'s' * (len(missing) > 1)}: {', '.join(map(repr, missing))}")
        defaults = self.trailing_defaults()
        return [values.get(name, defaults.get(name)) for name in self.positional]

    def _fail(self, what: str) -> None:
        raise TypeError(f"'{self.row.name}': {what}; it takes ({', '.join([*self.short, *self.keyword])})")

    # Source ----------------------------------------------------------------------------------------------------------

    def make(self) -> Callable[..., Any]:
        """The function."""
        lines = self._head() + self._checks() + self._call()
        name = self.row.name.replace(".", "_") + "_builder"
        code = compile(
            f"def {name}{self.parameters}:\n" + "\n".join(f"    {x}" for x in lines), f"<{self.row.name}>", "exec"
        )
        exec(code, self.namespace)
        return self.namespace[name]

    def _head(self) -> list[str]:
        options = [f"{name}=None" for name in [*self.keyword, "loc", "ip"]]
        defaults = self.trailing_defaults()
        if not self.two_forms:
            positional = [f"{n}={defaults[n]!r}" if n in defaults else n for n in self.positional]
            self.parameters = f"({', '.join([*positional, *['*'], *options])})"
            return []
        self.parameters = f"(*args, {', '.join(options)}, **named)"
        count, full = len(self.short), ", ".join(self.positional)
        given = ", ".join(self.short) + ","
        rest = [n for n in self.positional if n not in self.short]
        unpack = f"{given} = args" if self.short else "pass"
        return [
            f"if not named and len(args) == {len(self.positional)}: {full}, = args",
            f"elif not named and len(args) == {count}:",
            f"    {unpack}",
            *([f"    {' = '.join(rest)} = None"] if rest else []),
            f"else: {full}, = bind(args, named)",
        ]

    def _checks(self) -> list[str]:
        row, lines, tests, slow = self.row, [], [], []
        self.quick: list[str] = []
        late: list[str] = []
        if self.is_async:
            lines += [
                "stream = CURRENT.stream",
                "if stream is not None:",
                "    if async_token is None and async_dependencies is None:",
                "        async_token, async_dependencies = stream.take(row.name, loc, ip)",
                "    else: stream = None",
                "if async_dependencies is None: async_dependencies = ()",
            ]
            for name in _ASYNC_PAIR:
                kind = self.namespace["ASYNC"][name]
                self._use(name, kind, tests, slow)
        for name, kind in row.kinds.items():
            if name in self.host_names:
                self._use(name, kind, tests, slow)
        for name, source in row.results.items():
            if source.startswith("&"):
                like = source[1:]
                made = f"{like}[0].type" if row.kinds[like].several else f"{like}.type"
            else:
                made = f"parse_type({source[1:]!r}, context_of(loc))"
                self.namespace.update(parse_type=ir.Type.parse, context_of=_context)
            self.namespace.update(Type=ir.Type, convert_type=self._type_converter())
            late += [
                f"if {name} is None: {name} = {made}",
                f"elif not isinstance({name}, Type): convert_type({name!r}, {name})",
            ]
        lines += self.quick
        if tests:
            lines += [
                "try:",
                f"    fine = {' and '.join(tests)}",
                "except AttributeError:",
                "    fine = False",
                "if not fine:",
                *[f"    {line}" for line in slow],
            ]
        return lines + late

    def _type_converter(self) -> Callable[[str, Any], Any]:
        def convert(name: str, value: Any) -> Any:
            return kinds.RESULT.convert(f"'{self.row.name}' result type '{name}'", value, None, None)

        return convert

    def _use(self, name: str, kind: Kind, tests: list[str], slow: list[str]) -> None:
        if kind.quick is not None:
            self.quick.append(f"if {name}.__class__ is str: {name} = quick_{name}({name}, loc)")
            self.namespace[f"quick_{name}"] = kind.quick
        what = {"operand": "operand", "result": "result type", "attribute": "argument"}[kind.role]
        where = f"'{self.row.name}' {what} '{name}'"
        self.namespace.update(kind.names)
        self.namespace[f"convert_{name}"] = kind.convert
        tests.append(kind.test.format(name))
        peer = f", {self.row.peers[name]}" if name in self.row.peers else ""
        slow.append(f"{name} = convert_{name}({where!r}, {name}, loc, ip{peer})")

    def _call(self) -> list[str]:
        positional = ", ".join(self.positional)
        options = "".join(f", {self.host_names[n]}={n}" for n in self.keyword)
        lines = [f"op = view({positional}{options}, loc=loc, ip=ip)".replace("view(, ", "view(")]
        direct = self._direct()
        if direct:
            condition, call = direct
            # Some op views have a type, such as arith.ConstantOp, and pass for values; only the class takes them.
            attempt = [call]
            if any(kind.role == "operand" for kind in self.row.kinds.values()):
                attempt = ["try:", f"    {call}", "except TypeError:", f"    {lines[0]}"]
            lines = [f"if {condition}:", *(f"    {x}" for x in attempt), f"else: {lines[0]}"] if condition else attempt
        if self.is_async:
            lines.append("if stream is not None: return stream.give(op)")
        return [*lines, *self._returned()]

    def _direct(self) -> tuple[str, str] | None:
        """Condition and source of a call past the host's class, which is quicker; None where only the class will do."""
        row, view = self.row, self.view
        if view._ODS_RESULT_SEGMENTS is not None:
            return None
        tests, operands, attributes, current = ["fine"] if row.kinds or self.is_async else [], [], [], False
        for name in [*self.positional, *self.keyword]:
            kind = row.kinds.get(name)
            if name in ("results", "async_token") or name in row.results or (kind and kind.role == "result"):
                if name == "results":
                    tests.append("results is None")
            elif name == "async_dependencies" and self.is_async:
                operands.append("*async_dependencies")
            elif kind is None:
                return None
            elif kind.optional:
                tests.append(f"{name} is None")
            elif kind.role == "operand":
                operands.append(("*" if kind.several else "") + name)
            elif not kind.direct:
                return None
            else:
                current = current or "get(" in kind.direct
                attributes.append(f"{self.host_names[name]!r}: {kind.direct.format(name)}")
                if "IntegerAttr" in kind.direct:
                    tests.append(f"{name}.__class__ is int")
                elif "get(" in kind.direct:  # a bool or a type, as Python has it
                    tests.append(f"not isinstance({name}, Attribute)")
        if view._ODS_OPERAND_SEGMENTS is not None:
            sizes = [f"len({text[1:]})" if text.startswith("*") else "1" for text in operands]
            sizes += ["0"] * (len(view._ODS_OPERAND_SEGMENTS) - len(sizes))
            attributes.append(f"'operandSegmentSizes': segments([{', '.join(sizes)}])")
            current = True
        if current:
            tests.append("loc is None")  # what is made here is of the current context
        self.namespace.update(
            create=ir.Operation.create, Attribute=ir.Attribute, segments=ir.DenseI32ArrayAttr.get, Type=ir.Type
        )
        types = [n for n in self.positional if n in row.results or (n in row.kinds and row.kinds[n].role == "result")]
        listed = f"[{', '.join(types)}]"
        if self.is_async:
            listed = f"[{', '.join(types)}] if async_token is None else [{', '.join([*types, 'async_token'])}]"
        operand_list = (
            operands[0][1:] if len(operands) == 1 and operands[0].startswith("*") else f"[{', '.join(operands)}]"
        )
        call = (
            f"op = create({row.name!r}, {'None' if 'results' in self.keyword else listed}, {operand_list}, "
            f"{{{', '.join(attributes)}}}, None, 0, loc, ip{', True' if 'results' in self.keyword else ''})"
        )
        return " and ".join(tests), call

    def _returned(self) -> list[str]:
        several = [
            "results = op.results",
            "n = len(results)",
            "return results[0] if n == 1 else results if n else op.operation.opview",
        ]
        types = [
            n
            for n in self.positional
            if n in self.row.results or (n in self.row.kinds and self.row.kinds[n].role == "result")
        ]
        if self.view._ODS_RESULT_SEGMENTS is not None or "results" in self.keyword:
            return several
        if self.is_async:
            count = len(types)
            if count > 1:
                return ["return op.results"]
            if count == 1:
                return ["return op.operation.result if async_token is None else op.results"]
            return ["return op.operation.opview if async_token is None else op.operation.result"]
        return [
            "return op.operation.result"
            if len(types) == 1
            else "return op.operation.opview"
            if not types
            else "return op.results"
        ]

    def signature(self) -> inspect.Signature:
        """What help shows: the short form, and everything else by name."""
        defaults = self.trailing_defaults()
        found = [
            inspect.Parameter(
                n, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=defaults.get(n, inspect.Parameter.empty)
            )
            for n in self.short
        ]
        rest = [n for n in self.positional if n not in self.short]
        found += [
            inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, default=None)
            for n in [*rest, *self.keyword, "loc", "ip"]
        ]
        return inspect.Signature(found)


def _context(loc: Any) -> ir.Context:
    return loc.context if loc is not None else ir.Context.current


def extend(
    module: ModuleType,
    table: Mapping[str, str],
    known: Mapping[str, Kind],
    namespace: Mapping[str, Any],
    exported: str,
) -> dict[str, Callable[..., Any]]:
    """A builder for each op of the table that the host has, by the function's name.

    Args:
        module: the host's module with the generated classes and builders.
        table: by function name the words of `Row`.
        known: kinds by the names that the table uses.
        namespace: what generated code needs besides; ASYNC are the kinds of the token and the dependencies.
        exported: the module that the functions say they are from.
    """
    classes, found = _classes(module), {}
    prefix = f"{module._Dialect.DIALECT_NAMESPACE}."
    by_function = {_flat(name): name for name in classes if name.startswith(prefix)}
    for name, text in table.items():
        op = by_function.get(prefix.replace(".", "_") + name.rstrip("_"))
        function = getattr(module, name, None)
        if op is None or function is None:
            continue
        builder = Builder(Row(op, text, known), function, classes[op], namespace)
        made = builder.make()
        made.__name__ = made.__qualname__ = name
        made.__module__ = exported
        made.__doc__ = inspect.cleandoc(classes[op].__doc__ or "")
        made.__signature__ = builder.signature()  # type: ignore[attr-defined]
        made.builder = builder  # type: ignore[attr-defined]
        found[name] = made
    return found


def _flat(name: str) -> str:
    return name.replace(".", "_")
