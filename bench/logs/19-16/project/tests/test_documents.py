from minitoc import build, render


def test_document(document):
    lines = render(build(document.read_text(encoding="utf-8")))
    assert lines, "no headings"


def test_document_levels(document):
    text = document.read_text(encoding="utf-8")
    assert len(render(build(text))) <= text.count("#")
