"""The cache on disk: what hits, what does not, and what may happen to its files."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.compile import CacheWarning, CompileError
from gpuir.compile.cache import Cache, cache_key

TEXT = "gpu.module @m { gpu.func @k() kernel { gpu.return } }"


@pytest.fixture
def folder(own_places) -> Path:
    return own_places / "cache"


def test_second_compilation_is_a_hit(folder):
    first, second = (gpuir.compile(TEXT, "sm_80", "cubin") for _ in range(2))
    assert (first.cached, second.cached) == (False, True)
    assert (second.data, second.forms, second.kernels, second.times) == (
        first.data,
        first.forms,
        first.kernels,
        first.times,
    )
    assert len(list(folder.iterdir())) == 1


def test_locations_of_a_module_do_not_matter():
    with gpuir.Context():
        gpuir.compile(gpuir.parse(TEXT), "sm_80")
        assert gpuir.compile(gpuir.parse("\n\n" + TEXT), "sm_80").cached


@pytest.mark.parametrize(
    "change",
    [
        {"target": "sm_86"},
        {"emit": "cubin"},
        {"opt_level": 2},
        {"ptx_version": 81},
        {"bare_pointers": True},
        {"source": TEXT.replace("@k", "@l")},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_makes_another_entry(change):
    arguments = {"source": TEXT, "target": "sm_80"}
    gpuir.compile(**arguments)
    assert not gpuir.compile(**{**arguments, **change}).cached


def test_library_is_part_of_the_key(tmp_path):
    request = {"library": str(tmp_path / "libdevice.bc"), "ptxas": None}
    (tmp_path / "libdevice.bc").write_text("one")
    first = cache_key(TEXT, request)
    (tmp_path / "libdevice.bc").write_text("other")
    assert cache_key(TEXT, request) != first != cache_key(TEXT, {"library": None, "ptxas": None})


def test_the_assembler_is_part_of_the_key(tmp_path):
    program = tmp_path / "ptxas"
    program.write_text("one")
    request = {"library": None, "ptxas": str(program)}
    first = cache_key(TEXT, request)
    program.write_text("other")
    assert cache_key(TEXT, request) != first != cache_key(TEXT, {"library": None, "ptxas": None})


def test_versions_are_part_of_the_key(monkeypatch):
    first = cache_key(TEXT, {"library": None, "ptxas": None})
    monkeypatch.setattr("gpuir.compile.cache.versions", lambda: "another LLVM")
    assert cache_key(TEXT, {"library": None, "ptxas": None}) != first


def test_all_sources_are_part_of_the_key(monkeypatch, tmp_path):
    """A module goes through dialects and lowerings: a checkout's other file makes other code without a new version."""
    from gpuir.compile import cache

    assert len(cache.sources()) == 64
    first = cache_key(TEXT, {"library": None, "ptxas": None})
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "compile" / "cache.py"))
    keys = set()
    for text in ("one", "other one", "one more"):
        cache.sources.cache_clear()
        (tmp_path / "transforms").mkdir(exist_ok=True)
        (tmp_path / "transforms" / "lowering.py").write_text(text)
        keys.add(cache_key(TEXT, {"library": None, "ptxas": None}))
    cache.sources.cache_clear()
    assert len(keys) == 3
    assert first not in keys


def test_without_a_cache(folder, monkeypatch):
    assert not gpuir.compile(TEXT, "sm_80", cache=False).cached
    monkeypatch.setenv("GPUIR_CACHE_DIR", "")
    assert not gpuir.compile(TEXT, "sm_80").cached and not gpuir.compile(TEXT, "sm_80").cached
    assert not folder.exists()


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2] + b"\0" + data[len(data) // 2 + 1 :],
        lambda data: b"",
        lambda data: b"gpuir-compile-0" + data[15:],
        lambda data: data[:20],
    ],
    ids=["cut", "one byte", "empty", "another format", "header only"],
)
def test_damaged_entry_is_removed_and_made_again(folder, damage):
    first = gpuir.compile(TEXT, "sm_80")
    (entry,) = folder.iterdir()
    good = entry.read_bytes()
    entry.write_bytes(damage(good))
    with pytest.warns(CacheWarning, match="had a damaged entry, .*, which was removed; its kernel is compiled again"):
        second = gpuir.compile(TEXT, "sm_80")
    assert second.data == first.data and not second.cached
    assert any("damaged entry" in str(d) for d in second.diagnostics)
    assert gpuir.compile(TEXT, "sm_80").cached


def test_entry_of_another_maker_is_removed(folder):
    """Its hash is right, and what it holds is none of a worker's answers."""
    import hashlib

    from gpuir.processes.frames import frame

    gpuir.compile(TEXT, "sm_80")
    (entry,) = folder.iterdir()
    for value in (
        [],
        {"modules": 3, "times": {}},
        {"modules": [{"name": "m", "forms": {"ptx": 7}, "kernels": {}}], "times": {}},
    ):
        stored = frame(value)
        entry.write_bytes(b"gpuir-compile-1 " + hashlib.sha256(stored).hexdigest().encode() + b"\n" + stored)
        with pytest.warns(CacheWarning, match="had a damaged entry"):
            assert not gpuir.compile(TEXT, "sm_80").cached


def test_processes_write_one_entry_at_once(tmp_path):
    program = """
import sys
from gpuir.compile.cache import Cache
cache = Cache(sys.argv[1])
answer = {"value": {"modules": [], "times": {}}, "contents": [bytes([int(sys.argv[2])]) * 100000]}
found = set()
for _ in range(60):
    cache.store("key", answer)
    seen = cache.load("key")
    assert seen is not None and len(set(seen["contents"][0])) == 1 and len(seen["contents"][0]) == 100000
assert not cache.warnings, cache.warnings
"""
    command = [sys.executable, "-c", program, str(tmp_path / "c")]
    writers = [subprocess.Popen([*command, str(number)], stderr=subprocess.PIPE) for number in range(4)]
    for writer in writers:
        said = writer.communicate()[1].decode()
        assert writer.returncode == 0, said
    assert [path.name for path in (tmp_path / "c").iterdir()] == ["key.entry"]


def test_processes_compile_one_kernel_at_once(folder):
    program = "import sys, gpuir; print(gpuir.compile(sys.argv[1], 'sm_80').data.count('.entry k'))"
    command = [sys.executable, "-W", "error", "-c", program, TEXT]
    compilers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [compiler.communicate()[0] for compiler in compilers] == ["1\n"] * 3
    assert len(list(folder.iterdir())) == 1 and gpuir.compile(TEXT, "sm_80").cached


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no /proc, where no folder can be made")
def test_folder_that_cannot_be_written(monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_DIR", "/proc/gpuir/cache")
    for _ in range(2):
        with pytest.warns(CacheWarning, match="the cache in /proc/gpuir/cache cannot be written"):
            artifact = gpuir.compile(TEXT, "sm_80")
        assert ".entry k" in artifact.data and not artifact.cached


def test_entry_that_cannot_be_read(folder):
    gpuir.compile(TEXT, "sm_80")
    (entry,) = folder.iterdir()
    entry.unlink()
    entry.mkdir()
    with pytest.warns(CacheWarning) as said:
        assert ".entry k" in gpuir.compile(TEXT, "sm_80").data
    assert {one.filename for one in said} == {__file__}, "it is about the user's call"
    messages = [str(one.message).partition("/cache ")[2] for one in said]
    assert [m.partition(":")[0] for m in messages] == [
        f"cannot be {what} (Is a directory)" for what in ("read", "written")
    ]


def test_folder_that_cannot_be(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GPUIR_CACHE_DIR", str(tmp_path / "file"))
    with pytest.warns(CacheWarning, match="cannot be written .*set GPUIR_CACHE_DIR to another folder"):
        assert ".entry k" in gpuir.compile(TEXT, "sm_80").data


def test_disk_that_is_full(folder):
    gpuir.compile(TEXT, "sm_80", cache=False)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.warns(CacheWarning, match=r"cannot be written \(File too large\)"):
            artifact = gpuir.compile(TEXT, "sm_80")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert ".entry k" in artifact.data
    # Nothing is left behind, and with room the next one is kept.
    assert list(folder.iterdir()) == []
    gpuir.compile(TEXT, "sm_80")
    assert gpuir.compile(TEXT, "sm_80").cached


def answer(size: int) -> dict:
    return {"value": {"modules": [], "times": {}}, "contents": [bytes(size)]}


def test_size_is_limited_and_the_oldest_go(tmp_path):
    cache = Cache(tmp_path / "c", limit=5000)
    for age, key in enumerate("abc"):
        cache.store(key, answer(1000))
        os.utime(cache.path(key), (age, age))
    assert cache.load("a") is not None  # used again: the youngest
    cache.store("d", answer(2000))
    assert [key for key in "abcd" if cache.path(key).exists()] == ["a", "c", "d"]
    assert cache.size() <= 5000


def test_entry_larger_than_the_cache_is_not_kept(tmp_path):
    cache = Cache(tmp_path / "c", limit=5000)
    cache.store("a", answer(1000))
    cache.store("b", answer(9000))
    assert cache.path("a").exists() and not cache.path("b").exists()


def test_limit_from_the_environment(folder, monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_SIZE", "0")
    gpuir.compile(TEXT, "sm_80")
    assert not gpuir.compile(TEXT, "sm_80").cached
    monkeypatch.setenv("GPUIR_CACHE_SIZE", "1GB")
    with pytest.raises(CompileError, match="GPUIR_CACHE_SIZE must be a number of MiB, got '1GB'"):
        gpuir.compile(TEXT, "sm_80")


def test_default_place(monkeypatch, tmp_path):
    from gpuir.compile.cache import default_cache

    monkeypatch.delenv("GPUIR_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_cache().folder == tmp_path / "gpuir" / "compile"


FORGED = {
    "a huge shape": '{"value": {}, "arrays": [{"dtype": "<f8", "shape": [1152921504606846976]}]}',
    "shapes whose product is huge": '{"value": {}, "arrays": [{"dtype": "|u1", "shape": [99999999999, 99999999999, 99999999999]}]}',
    "a negative shape": '{"value": {}, "arrays": [{"dtype": "|u1", "shape": [-1]}]}',
    "objects": '{"value": {}, "arrays": [{"dtype": "O", "shape": [1]}]}',
    "a number as a shape": '{"value": {}, "arrays": [{"dtype": "|u1", "shape": 7}]}',
    "deep JSON": "[" * 100_000,
    "no table": "[1, 2]",
    "an endless number": '{"value": {"times": {}, "modules": []}, "arrays": [{"dtype": "|u1", "shape": [1e999]}]}',
}


@pytest.mark.parametrize("name", FORGED)
def test_forged_entries(name, tmp_path):
    """Whoever can write to the folder can write a hash, too."""
    import hashlib

    from gpuir.processes.serving import HEADER

    text = FORGED[name].encode()
    stored = HEADER.pack(len(text), len(text)) + text
    cache = Cache(tmp_path)
    cache.path("k").write_bytes(b"gpuir-compile-1 " + hashlib.sha256(stored).hexdigest().encode() + b"\n" + stored)
    assert cache.load("k") is None
    assert "damaged" in cache.warnings[0] and "\n" not in cache.warnings[0]
    assert not cache.path("k").exists()


def test_pipes_and_devices_in_an_entrys_place(tmp_path):
    cache = Cache(tmp_path, 1000)
    os.mkfifo(cache.path("pipe"))
    cache.path("zeros").symlink_to("/dev/zero")
    cache.path("large").write_bytes(b"0" * 2000)
    for key in ("pipe", "zeros", "large"):
        assert cache.load(key) is None
        assert "damaged" in cache.warnings[-1]
        assert not os.path.lexists(cache.path(key))
    cache.path("folder").mkdir()
    assert cache.load("folder") is None
    assert "Is a directory" in cache.warnings[-1]


def test_a_module_of_a_long_name(tmp_path, monkeypatch):
    monkeypatch.setenv("GPUIR_DUMP", f"ptx:{tmp_path}")
    gpuir.compile(TEXT.replace("@m", f"@{'m' * 5000}"), "sm_80", cache=False)
    (path,) = tmp_path.glob("*.ptx")
    assert path.read_text()
