#!/usr/bin/env python3
"""Asks releases of Triton which spellings of their attributes and types they take: PYTHON_WITH_TRITON scripts/triton_variants.py OUT

An encoding is a dictionary for Triton's reader: keys may be missing, quoted, in any order, unknown; numbers may have types and
may be too large. Every encoding of `BASES` is changed in all these ways, and the release in whose Python this runs says of each
text whether it takes it, and how it prints it. OUT/RELEASE.json has the answers; with ``--pack`` the answers of several
releases, that stand in OUT, become the file that the tests read, and no Triton is asked.
"""

from __future__ import annotations

import argparse
import json
import lzma
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

PACKED = Path(__file__).resolve().parents[1] / "test" / "interop" / "triton" / "Inputs" / "variants.xz"
#: Seconds for one text.
SECONDS = 10

Entries = dict[str, str]

_CTA_1 = {"CTAsPerCGA": "[2]", "CTASplitNum": "[2]", "CTAOrder": "[0]"}
_CTA_2 = {"CTAsPerCGA": "[2, 1]", "CTASplitNum": "[2, 1]", "CTAOrder": "[1, 0]"}
_CTA_3 = {"CTAsPerCGA": "[1, 2, 1]", "CTASplitNum": "[1, 1, 1]", "CTAOrder": "[2, 1, 0]"}
_CGA = {"CGALayout": "[[1, 0]]"}
_BLOCKED = {"sizePerThread": "[1, 4]", "threadsPerWarp": "[4, 8]", "warpsPerCTA": "[2, 2]", "order": "[1, 0]"}
_SWIZZLED = {"vec": "8", "perPhase": "2", "maxPhase": "4", "order": "[1, 0]"}
_NVIDIA = {"versionMajor": "2", "versionMinor": "0", "warpsPerCTA": "[2, 2]", "instrShape": "[16, 8]"}
_WGMMA = {"versionMajor": "3", "versionMinor": "0", "warpsPerCTA": "[4, 1]", "instrShape": "[16, 64, 16]"}
_NVMMA = {"swizzlingByteWidth": "128", "transposed": "false", "elementBitWidth": "16"}
_MFMA = {"warpsPerCTA": "[4, 1]", "instrShape": "[32, 32]", "isTransposed": "true"}
_MFMA_3 = {"warpsPerCTA": "[4, 1]", "instrShape": "[32, 32, 8]", "isTransposed": "true"}
_WMMA = {"version": "2", "isTranspose": "false", "warpsPerCTA": "[4, 1]"}
_PARENT = "#ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>"
_MMA_PARENT = "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>"
_TMEM = {"blockM": "128", "blockN": "64"}

#: The formats, with the entries that stand between commas at `%s`; later entries of a list are changed in their additions only.
BASES: Mapping[str, tuple[Entries, ...]] = {
    "#ttg.blocked<{%s}>": (_BLOCKED, {**_BLOCKED, **_CTA_2}, {**_BLOCKED, **_CGA}),
    "#ttg.nvidia_mma<{%s}>": (_NVIDIA, {**_NVIDIA, **_CTA_2}, {**_NVIDIA, **_CGA}, _WGMMA),
    "#ttg.amd_mfma<{%s}>": (
        {"versionMajor": "3", "versionMinor": "0", **_MFMA},
        {"version": "3", **_MFMA},
        {"version": "3", **_MFMA_3},
        {"version": "3", **_MFMA_3, **_CTA_2},
        {"version": "3", **_MFMA_3, **_CGA},
        {"version": "3", **_MFMA_3, "tilesPerWarp": "[2, 1]"},
        {"version": "3", **_MFMA, "elementType": "f64"},
        {"version": "3", **_MFMA_3, "elementBitWidth": "64"},
    ),
    "#ttg.amd_wmma<{%s}>": (
        _WMMA,
        {**_WMMA, **_CTA_2},
        {**_WMMA, **_CGA},
        {**_WMMA, "version": "1"},
        {**_WMMA, "version": "3", "instrShape": "[16, 16, 32]", "tilesPerWarp": "[2, 1]"},
        {"version": "2", "isTranspose": "true", "ctaLayout": "{register = [[0, 1]], warp = [[1, 0], [2, 0]]}"},
        {"version": "3", "isTranspose": "true", "ctaLayout": "{warp = [[1, 0], [2, 0]]}", "instrShape": "[16, 16, 32]"},
    ),
    "#ttg.linear<{%s}>": (
        {
            "register": "[[0, 1], [8, 0]]",
            "lane": "[[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]",
            "warp": "[[16, 0], [0, 0]]",
            "block": "[]",
        },
    ),
    "#ttg.slice<{%s}>": ({"dim": "1", "parent": _PARENT}, {"dim": "0", "parent": _MMA_PARENT}),
    "#ttg.dot_op<{%s}>": (
        {"opIdx": "0", "parent": _PARENT},
        {"opIdx": "1", "parent": _MMA_PARENT, "kWidth": "2"},
    ),
    "#ttg.swizzled_shared<{%s}>": (_SWIZZLED, {**_SWIZZLED, **_CTA_2}, {**_SWIZZLED, **_CGA}),
    "#ttg.amd_rotating_shared<{%s}>": (_SWIZZLED, {**_SWIZZLED, **_CTA_2}, {**_SWIZZLED, **_CGA}),
    "#ttg.nvmma_shared<{%s}>": (
        _NVMMA,
        {**_NVMMA, **_CTA_2},
        {**_NVMMA, **_CTA_3},
        {**_NVMMA, **_CGA},
        {**_NVMMA, "fp4Padded": "true"},
        {**_NVMMA, "rank": "3"},
    ),
    "#ttg.padded_shared<[128:+8] {%s}>": (
        {"order": "[1, 0]"},
        {"order": "[1, 0]", "shape": "[64, 128]"},
        {"order": "[1, 0]", **_CTA_2},
        {"offset": "[[0, 1], [1, 0], [0, 2], [2, 0]]", "block": "[]"},
    ),
    "#ttng.tensor_memory_encoding<%s>": (
        {**_TMEM, "unpacked": "true"},
        {**_TMEM, "colStride": "2"},
        {**_TMEM, "unpacked": "false", "CTASplitM": "2", "CTASplitN": "1"},
        {**_TMEM, "colStride": "1", "twoCTAs": "true", "CGALayout": "[[1, 0]]"},
    ),
    "#ttng.tensor_memory_scales_encoding<%s>": ({"CTASplitM": "2"}, {"CGALayout": "[[1, 0]]"}),
    "#tt.cache_policy<%s>": ({"cache_modifier": "ca", "eviction_policy": "evict_first"},),
    "#ttg.shared_linear<{%s}, alignment = 128>": ({"offset": "[[0, 1], [1, 0], [0, 2], [2, 0]]", "block": "[]"},),
}

#: Keys that some encoding has, in some release, and one that none has.
KEYS = {
    **_CTA_2, **_CGA, "version": "3", "versionMajor": "3", "versionMinor": "0", "elementType": "f64", "elementBitWidth": "64",
    "tilesPerWarp": "[2, 1]", "instrShape": "[32, 32, 8]", "ctaLayout": "{warp = [[1, 0]]}", "rank": "2", "fp4Padded": "true",
    "shape": "[64, 128]", "kWidth": "2", "twoCTAs": "true", "alignment": "16", "zzz": "[{a = 1}]", "ttg.zzz": "1",
}  # fmt: skip

_NUMBER = re.compile(r"-?[0-9]+")
_LIST = re.compile(r"\[[0-9, ]*\]")


def numbers(text: str) -> list[str]:
    """Other spellings of a number, and numbers that are no such."""
    value = int(text)
    return [
        *(f"{value} : {kind}" for kind in ("i32", "i64", "i8", "i1", "ui32", "si32", "ui8", "i128", "index", "f32")),
        hex(value), f"{hex(value)} : i32", f"00{value}", f"{value}.0", f'"{value}"', f"[{value}]", f"-{value}", f"- {value}",
        "true", "false", "0", "3", "-1", "255 : i8", "128 : si16", "4294967295", "-1 : index", "-1 : si32",
        str(value + (1 << 32)), f"{value + (1 << 32)} : i64", str(1 << 31), str(1 << 32), str(1 << 63), str(1 << 64), str((1 << 64) + value),
        f"{(1 << 64) + value} : i128", "unit", "none", "value", "#number", "dense<1> : tensor<1xi32>",
    ]  # fmt: skip


def flags(text: str) -> list[str]:
    return [
        "true", "false", "1 : i1", "0 : i1", "-1 : i1", "1", "0", "1 : i32", f'"{text}"', f"[{text}]", "unit", "True",
        "#flag", "true : i1", "2", "-1",
    ]  # fmt: skip


def lists(text: str) -> list[str]:
    items = [item for item in text[1:-1].split(", ") if item]
    first, rest = (items or ["1"])[0], items[1:]
    others = [", ".join([item, *rest]) for item in numbers(first)]
    plain = ", ".join(items)
    return [
        *(f"[{other}]" for other in others),
        "[]", f"[{', '.join(items + ['1'])}]", f"[{', '.join(items[:-1])}]", f"[{', '.join(reversed(items))}]",
        f"[{', '.join(items[:1] * len(items))}]", f"[{', '.join(f'{item} : i32' for item in items)}]",
        f"array<i32: {plain}>", f"array<i64: {plain}>", f"dense<[{plain}]> : tensor<{len(items)}xi32>", f"[{text}]", plain,
        first, f"[{plain},]", f"[ {'  ,  '.join(items)} ]", f"[{plain}] : i32", "unit", "#list", "[#number, 1]", "{}", "true",
    ]  # fmt: skip


def bases(text: str) -> list[str]:
    """Other spellings of a list of lists."""
    inner = text[1:-1]
    found = [
        "[]", "[[]]", "[[1]]", "[[0, 1, 0]]", "[1, 0]", "1", "[[3, 0]]", "[[1, 1]]", "[[0, 0]]", "[[1, 0], [1, 0]]",
        "[[1, 0], [2, 0]]", "[[2, 0], [1, 0]]", "[[0, 1], [1, 0]]", "[[-1, 0]]", "[[4294967297, 0]]", "[[2147483648, 0]]",
        "[[4294967296, 1]]", "array<i32: 1, 0>", "[array<i32: 1, 0>]", "[[true, 0]]", "[[false, 1]]", '[["1", 0]]', "{}", "#list", "[#list]", "[[#number, 0]]",
        "unit", f"[{inner} , ]", f"[ {inner} ]", "[[0x1, 0]]", "[[1.0, 0]]", "[[1 : index, 0]]", "[[255 : i8, 0]]", "[[1 : ui32, 0]]",
    ]  # fmt: skip
    for kind in ("i32", "i64", "i8", "si32"):
        typed = rf"\g<0> : {kind}"
        found += [re.sub(r"[0-9]+", typed, text), re.sub(r"[0-9]+", typed, text, count=1)]
    return found


def others(value: str) -> list[str]:
    """What may stand in a value's place."""
    if _NUMBER.fullmatch(value):
        return numbers(value)
    if value in ("true", "false"):
        return flags(value)
    if _LIST.fullmatch(value) and value != "[]":
        return lists(value)
    if value.startswith("["):
        return bases(value)
    if value.startswith("#"):
        return ["#layout", "#alias", "1", "[]", "unit", f"[{value}]", "#ttg.shared_memory", f" {value}", "f32", '"a"']
    if value.startswith("{"):
        inner = value[1:-1]
        return [
            "{}", "#dictionary", f"{{{inner}, zzz = 1}}", f"{{{inner}, block = []}}", f"{{{inner}, lane = [[1, 0]]}}",
            re.sub(r"(\w+) =", r'"\1" =', value), re.sub(r"([0-9]+)", r"\1 : i32", value), f"[{value}]", "[]", "1", "unit",
            "{warp = []}", "{warp = [], register = []}", "{warp = [[1, 0]], register = [[0, 1]]}", "{register = [[0, 1]]}",
            "{warp = [[0, 1], [1, 0]]}", "{warp = [[3, 0]]}", "{warp = [[1]]}", "{warp = [[1, 1]]}", "{warp = 1}", "{warp}",
            f"{{{inner}, {inner}}}",
        ]  # fmt: skip
    return [
        "f64",
        "f32",
        "f16",
        "i32",
        '"f64"',
        "1",
        "unit",
        "!tt.ptr<f32>",
        "[f64]",
        "none",
        "tf32",
        "ca",
        "evict_last",
        '"ca"',
        "0",
    ]


ALIASES = {
    "#number": "#number = 2 : i32\n",
    "#flag": "#flag = true\n",
    "#list": "#list = [2, 1]\n",
    "#layout": f"#layout = {_PARENT}\n",
    "#dictionary": "#dictionary = {warp = [[1, 0]]}\n",
}


def text_of(format: str, entries: list[str], value: str = "") -> str:
    """A module that has the attribute, with the aliases that it names."""
    body = format.replace("%s", ", ".join(entries))
    aliases = "".join(text for name, text in ALIASES.items() if re.search(rf"{name}\b(?!\.)", value))
    return f"{aliases}module attributes {{tt.a = {body}}} {{\n}}\n"


def _written(entries: Entries) -> list[str]:
    return [f"{key} = {value}" for key, value in entries.items()]


def of_entries(format: str, entries: Entries) -> Iterator[str]:
    """The attribute with changed entries."""
    written = _written(entries)
    yield text_of(format, written)
    for index, (key, value) in enumerate(entries.items()):
        before, after = written[:index], written[index + 1 :]
        yield text_of(format, before + after)
        for spelling in (
            f'"{key}" = {value}', key, f"{key}={value}", f"{key}  =\n\t{value}", f"{key} = // why\n  {value}", f"{key} : {value}",
            f"{key} == {value}", f"{key} {value}", f"#{key} = {value}", f"@{key} = {value}", f"{key} = ", f"{key}2 = {value}",
            f"{key.lower()} = {value}",
        ):  # fmt: skip
            yield text_of(format, [*before, spelling, *after])
        yield text_of(format, [*written, f"{key} = {value}"])
        yield text_of(format, [f'"{key}" = {value}', *written])
        for other in others(value):
            yield text_of(format, [*before, f"{key} = {other}", *after], other)
    for index in range(1, len(written)):
        yield text_of(format, written[index:] + written[:index])
    yield text_of(format, written[::-1])
    yield text_of(format, [f'"{key}" = {value}' for key, value in entries.items()])
    yield text_of(format, [])
    yield text_of(format, [*written, ""])
    yield text_of(format, ["", *written])
    yield text_of(format, [" ".join(written)])
    yield text_of(format, ["\n  " + "\n  , ".join(written) + "  // end\n"])
    for key, value in KEYS.items():
        if key not in entries:
            yield text_of(format, [*written, f"{key} = {value}"])
            yield text_of(format, [f'"{key}" = {value}', *written])
            yield text_of(format, [*written, key])


def of_format(format: str, entries: Entries) -> Iterator[str]:
    """The attribute in other brackets."""
    body = ", ".join(_written(entries))
    name = format.partition("<")[0]
    for other in (
        format.replace("<", " <", 1), format.replace("<", "< ", 1), format.replace(">", " >"), format.replace("{", "{ ").replace("}", " }"),
        format.replace("{", "").replace("}", ""), format.replace("{", "[").replace("}", "]"), name, f"{name}<>", f"{name}<{{}}>",
        f"{name}<{{%s}} : i32>", f"{name}<%s>", f"{name}<[]>", f"{name}<{{%s}}, 1>", f"{name}<// why\n{{%s}}\n>",
        re.sub(r"#(\w+)\.(\w+)<(.*)>", r"#\1<\2<\3>>", format), re.sub(r"#(\w+)\.(\w+)<(.*)>", r"#\1<\2 <\3> >", format),
    ):  # fmt: skip
        yield text_of(other, [body])
    if "{%s}" in format:
        yield f"#entries = {{{body}}}\n" + text_of(format.replace("{%s}", "%s"), ["#entries"])
        yield f"#entries = [{{{body}}}]\n" + text_of(format.replace("{%s}", "%s"), ["#entries"])


def of_additions(format: str, first: Entries, entries: Entries) -> Iterator[str]:
    """The attribute with changes of what it has beyond the first one."""
    written = _written(entries)
    yield text_of(format, written)
    added = [key for key in entries if entries[key] != first.get(key)]
    for key in added:
        index = list(entries).index(key)
        before, after = written[:index], written[index + 1 :]
        yield text_of(format, before + after)
        yield text_of(format, [*before, f'"{key}" = {entries[key]}', *after])
        yield text_of(format, [*written, f"{key} = {entries[key]}"])
        for other in others(entries[key]):
            yield text_of(format, [*before, f"{key} = {other}", *after], other)
    for key in (*KEYS, *entries):
        if key not in added:
            without = [f"{name} = {value}" for name, value in entries.items() if name != key]
            yield text_of(format, without if key in entries else [*written, f"{key} = {KEYS[key]}"])
    yield text_of(format, written[::-1])


#: Types and other texts, as they are.
TYPES = (
    *(f"!tt.ptr<f32{space}>" for space in (
        "", ", 1", ", 3", ", 0", ", -1", ", 0x1", ", 0x3", ", 1 : i32", ", true", ", false", ", -0x1", ", 2147483647", ", 2147483648",
        ", 4294967296", ", -2147483648", ", -2147483649", ", 01", ", 1,", ",", ", 1, 2", " , 1 ", ", #number", ", global", ', "1"', "\n,\n3", ", - 1", ", -true",
    )),
    *(f"!tt.ptr<{kind}>" for kind in (
        "tensor<4xf32>", "!tt.ptr<f32>", "!tt.ptr<f32, 3>", "index", "none", "vector<4xf32>", "()", "(i32) -> i32", "tuple<>", "i0", "i1", "f8E5M2",
        "memref<4xf32>", "tensor<*xf32>", "tensor<4x!tt.ptr<f32>>", "token", "complex<f32>", "", "#number", "!ttg.async.token", "!llvm.ptr", "i128",
    )),
    *(f"!tt.tensordesc<{block}>" for block in (
        "tensor<64x128xf16>", "64x128xf16", "64x128xf16, #shared", "tensor<64x128xf16, #shared>", "64x128xf16,#shared", " 64x128xf16 , #shared ", "64x128xf16, #shared, 1",
        "f16", "tensor<f16>", "tensor<*xf16>", "?x4xf16", "tensor<?x4xf16>", "64x128x!tt.ptr<f32>", "0x4xf16", "64x128xf16, {}", "64x128xf16, 1", "64x128xf16, #number",
        "64x128xf16, #list", "64 x 128 x f16", "64x128xindex", "vector<4xf32>", "64x128xf16,", "", "4xf16", "3x5xf16", "0x4x0x8xf16", "64x128xi4", "99999999999999999999xf16",
        "tensor<64x128xf16>, #shared", "!tt.ptr<f16>", "4xvector<4xf32>", "4xtensor<4xf32>",
    )),
    *(f"!ttg.memdesc<{body}>" for body in (
        "64x128xf16, #shared, #smem", "64x128xf16, #shared, #smem, mutable", "64x128xf16, #shared, #smem, mutable, 2x64x128", "64x128xf16, #shared, #smem, 2x64x128",
        "64x128xf16,#shared,#smem,mutable,2x64x128", "64x128xf16, #shared, #smem, mutable, ", "64x128xf16, #shared, #smem, ", "64x128xf16, #shared, #smem, mutable 2x64x128",
        "64x128xf16, #shared", "64x128xf16", "64x128xf16, #shared, #smem, 2x64x128, mutable", "64x128xf16, #shared, #smem, mutable, 64x128", "64x128xf16, #shared, #smem, mutable, 128",
        "64x128xf16, #shared, #smem, mutable, mutable", '64x128xf16, #shared, #smem, "mutable"', "?x128xf16, #shared, #smem", "0x128xf16, #shared, #smem", "f16, #shared, #smem",
        "64x128xf16, {}, #smem", "64x128xf16, #shared, 1", "64x128xf16, 1, #smem", "64x128xf16, #shared, #smem, true", "64x128xf16, #shared, #smem, immutable",
        "64x128xf16, #shared, #smem, mutable, ?x128", "64x128xf16, #shared, #smem, mutable, 2 x 64 x 128", "64x128xindex, #shared, #smem", "64x128x!tt.ptr<f32>, #shared, #smem",
        "64x128xvector<4xf32>, #shared, #smem", "64x128xtensor<4xf32>, #shared, #smem", "64x128xnone, #shared, #smem", "64x128x!ttg.async.token, #shared, #smem", "64x128xf16, #list, #smem",
        "64x128xf16, #shared, #shared", "64x128xf16, #smem, #smem", "64x128xf16, #shared, #smem, mutable, 64x128x1", "3x5xf16, #shared, #smem", "64x128xf16, #shared, #smem, mutable, 0x1",
        "64x128xf16, #layout, #smem", "128xf16, #shared, #smem", "2x64x128xf16, #shared, #smem",
    )),
    "!ttg.async.token", "!ttg.async.token<>", "!ttg.async.token<1>", "!ttg<async.token>", "!ttg<async.token<>>", "!tt<ptr<f32>>", "!tt<ptr<f32, 3>>", "!tt<tensordesc<64x128xf16>>",
    "!ttg.token", "!ttg.token<1>", "#ttg.shared_memory", "#ttg.shared_memory<>", "#ttg.shared_memory<1>", "#ttg<shared_memory>", "#ttng.tensor_memory", "#ttng.tensor_memory<>",
)  # fmt: skip
_SHARED = "#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>\n#smem = #ttg.shared_memory\n"


def of_types() -> Iterator[str]:
    for text in TYPES:
        aliases = "".join(definition for name, definition in ALIASES.items() if re.search(rf"{name}\b", text))
        aliases += _SHARED if "#s" in text else ""
        yield f"{aliases}module attributes {{tt.a = {text}}} {{\n}}\n"


def variants() -> dict[str, None]:
    """All texts, each once, in their order."""
    found: dict[str, None] = {}
    for format, (first, *more) in BASES.items():
        found.update(dict.fromkeys(of_entries(format, first)))
        found.update(dict.fromkeys(of_format(format, first)))
        for entries in more:
            found.update(dict.fromkeys(of_additions(format, first, entries)))
    found.update(dict.fromkeys(of_types()))
    return found


# Asking ---------------------------------------------------------------------------------------------------------------


def ask(texts: list[str]) -> list[str | None]:
    """How this Triton prints each text; None where it refuses it or dies of it."""
    from triton._C import libtriton
    from triton._C.libtriton import ir

    context = ir.context()
    ir.load_dialects(context)
    for backend in ("nvidia", "amd"):
        getattr(libtriton, backend).load_dialects(context)
    answers: list[str | None] = []
    while len(answers) < len(texts):
        readable, writable = os.pipe()
        child = os.fork()
        if not child:
            os.close(readable)
            _answer(texts[len(answers) :], ir, context, writable)
        os.close(writable)
        with os.fdopen(readable) as lines:
            answers += map(json.loads, lines)
        os.waitpid(child, 0)
        if len(answers) < len(texts):
            answers.append(None)  # it died of the next one
    return answers


def _answer(texts: list[str], ir: object, context: object, writable: int) -> None:
    """Answers line by line, and ends the process."""
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "text.mlir")
        for text in texts:
            Path(path).write_text(text)
            signal.alarm(SECONDS)
            try:
                module = ir.parse_mlir_module(path, context)  # type: ignore[attr-defined]
                module.context = context
                answer = module.str_nodebug() if module.verify() else None
            except RuntimeError:
                answer = None
            os.write(writable, (json.dumps(answer) + "\n").encode())
    os._exit(0)


#: What releases read from memory that nobody has set where a text leaves a key out, by the beginning of the encoding: the key, what
#: gpuir takes for it, and up to which release; after it the text is refused unless the memory happens to hold a good number.
UNSET = (
    ("#ttg.nvmma_shared", "elementBitWidth", "16", "9"),
    ("#ttg.nvmma_shared", "swizzlingByteWidth", "0", "3.6"),
    ("#ttg.amd_mfma", "isTransposed", "false", "9"),
)


def settled(text: str, answers: list[str | None], releases: list[str]) -> list[str | None]:
    """The answers of releases with what gpuir takes for what they have by chance."""
    for name, key, value, last in UNSET:
        if not any(f"{start}{name[1:]}" in text for start in ("#", "#ttg<")) and f"<{name[5:]}" not in text:
            continue
        if re.search(rf"\b{key}\b(?! *:)", text) or not any(answers):
            continue
        found: list[str | None] = []
        for release, answer in zip(releases, answers):
            if answer is None and release > "3.7":
                answer = found[-1]  # by chance
            wanted = answer is not None and release[: len(last)] <= last
            found.append(re.sub(rf"{key} = \w+", f"{key} = {value}", answer) if wanted else None)
        answers = found
    return answers


# Keeping --------------------------------------------------------------------------------------------------------------


def pack(answers: Mapping[str, Mapping[str, str | None]]) -> None:
    """Writes the answers of all releases to one file: texts with, by release, what is printed, or null."""
    releases = sorted(answers)
    texts = list(next(iter(answers.values())))
    data = {"releases": releases, "texts": texts, "printed": [], "answers": []}
    printed: dict[str, int] = {}
    for text in texts:
        row = []
        for answer in settled(text, [answers[release][text] for release in releases], releases):
            row.append(-1 if answer is None else -2 if answer == text else printed.setdefault(answer, len(printed)))
        data["answers"].append(row)
    data["printed"] = list(printed)
    PACKED.write_bytes(lzma.compress(json.dumps(data).encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{PACKED.name}: {len(texts)} texts, {len(releases)} releases, {PACKED.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--pack", action="store_true")
    arguments = parser.parse_args()
    if arguments.pack:
        pack({path.stem: json.loads(path.read_text()) for path in sorted(arguments.out.glob("*.json"))})
        return
    import triton

    texts = list(variants())
    answers = dict(zip(texts, ask(texts), strict=True))
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / f"{triton.__version__}.json").write_text(json.dumps(answers))
    print(f"Triton {triton.__version__}: takes {sum(map(bool, answers.values()))} of {len(texts)}")


if __name__ == "__main__":
    sys.exit(main())
