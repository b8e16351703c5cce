from minitoc import build, render


def test_small():
    assert render(build("# A\n## B\n# C\n")) == ["- A", "  - B", "- C"]


def test_empty():
    assert render(build("")) == []
