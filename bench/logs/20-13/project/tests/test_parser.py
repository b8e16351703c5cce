from pathlib import Path

import pytest

from icalmini import parse

DATA = Path(__file__).parent / "data"


def test_empty():
    assert parse("") == []


@pytest.mark.parametrize("path", sorted(DATA.glob("*.ics")), ids=lambda p: p.name)
def test_durations_positive(path):
    for ev in parse(path.read_text()):
        assert ev.duration.total_seconds() > 0
