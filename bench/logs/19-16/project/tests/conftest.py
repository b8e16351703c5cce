import pathlib
import sys

ROOT = pathlib.Path(__file__).parent
sys.path.insert(0, str(ROOT.parent))


def pytest_generate_tests(metafunc):
    if "document" in metafunc.fixturenames:
        files = sorted((ROOT / "documents").glob("*.md"))
        metafunc.parametrize("document", files, ids=[f.stem for f in files])
