"""What is packed for a machine with a GPU: both binaries, launched alike; and what comes back is held against NumPy."""

from __future__ import annotations

import json
import lzma
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import gpu_check  # noqa: E402

sys.path.remove(str(FOLDER))


@pytest.fixture(scope="module")
def packed(triton, tmp_path_factory):
    folder = tmp_path_factory.mktemp("packed")
    names = ["matmul", "attention_descriptor", "copy_3d", "reduce_both.ctas2_w8"]
    command = [triton("3.9.0").python, str(FOLDER / "gpu_pack.py"), str(folder / "pack.xz"), *names]
    environment = {**os.environ, "TRITON_CACHE_DIR": str(folder / "cache")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    made = {each["kernel"]: each for each in pickle.loads(lzma.decompress((folder / "pack.xz").read_bytes()))}
    assert sorted(made) == sorted(names), done.stderr
    return made


def test_both_are_launched_alike(packed):
    for kernel in packed.values():
        own, theirs = kernel["gpuir"], kernel["triton"]
        assert own["cubin"] != theirs["cubin"]
        assert own["cubin"][:4] == theirs["cubin"][:4] == b"\x7fELF"
        for word in ("name", "parameters", "threads", "ctas", "scratch"):
            assert own[word] == theirs[word]
        assert own["shared"] <= theirs["shared"]
        # Behind the arguments there are two addresses of scratch.
        assert len(own["parameters"]) == len(kernel["small"]["arguments"]) + 2
    assert packed["copy_3d"]["gpuir"]["scratch"] > 0
    assert packed["reduce_both.ctas2_w8"]["gpuir"]["ctas"] == 2


def test_tensor_maps_of_large_launches(packed):
    large = packed["attention_descriptor"]["large"]
    maps = [each for each in large["arguments"] if "map" in each]
    assert [each["map"] for each in maps] == [0, 1, 2, 3]
    assert all(each["shape"] == large["arrays"][0]["shape"] for each in maps)
    assert {each["strides"] for each in maps} == {(128, 2)}
    assert packed["matmul"]["large"]["grid"] == (32, 32)


def test_what_comes_back(tmp_path, capsys):
    launch = gpu_check.CASES["matmul"](np.random.default_rng(gpu_check.SEED))
    arrays = [each for each in launch.arguments if isinstance(each, np.ndarray)]
    right = [*(each.tobytes() for each in arrays[:2]), launch.expected[2].astype(np.float16).tobytes()]
    rows = [
        {
            "kernel": "matmul",
            "release": "3.9.0",
            "same bits": True,
            "ms": 0.5,
            "their ms": 0.48,
            "error": 1e-4,
            "right": True,
        }
    ]
    file = tmp_path / "figures.json"
    file.write_text(json.dumps(rows))
    left = {("3.9.0", "matmul", "matmul"): right}
    file.with_suffix(".pickle.xz").write_bytes(lzma.compress(pickle.dumps(left)))
    assert gpu_check.main([str(file)]) == 0
    assert "speed by Triton's: median 0.960, least 0.960" in capsys.readouterr().out
    wrong = launch.expected[2].astype(np.float16)
    wrong[3, 4] += 9
    left["3.9.0", "matmul", "matmul"] = [*right[:2], wrong.tobytes()]
    file.with_suffix(".pickle.xz").write_bytes(lzma.compress(pickle.dumps(left)))
    assert gpu_check.main([str(file)]) == 1
    assert "1 elements of argument 2, first [3, 4]" in capsys.readouterr().out
