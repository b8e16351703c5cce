"""Every sample in tests/samples must parse and give the stored summary."""
import json
from pathlib import Path

import pytest

from acclog import parse_file, summarise

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize("name", sorted(p.stem for p in SAMPLES.glob("*.log")))
def test_sample(name):
    with open(SAMPLES / f"{name}.log", encoding="utf-8") as fh:
        got = summarise(parse_file(fh))
    want = json.loads((SAMPLES / f"{name}.json").read_text())
    assert got == want
