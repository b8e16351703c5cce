import json

import pytest


def total(value):
    """The sum of all numbers in a JSON document."""
    if isinstance(value, dict):
        return sum(total(part) for part in value.values())
    if isinstance(value, list):
        return sum(total(part) for part in value)
    return value + 0


@pytest.mark.parametrize("document", ['{"name": 1, "sizes": [2, 4, {"of": [null, 8]}], "ok": 16}', "[1, 2]"])
@pytest.mark.hone(language="json")
def test_total(document):
    assert total(json.loads(document)) >= 0
