import pathlib
import pytest

DATA = pathlib.Path(__file__).parent / "feeders"


@pytest.fixture
def feeder(request):
    with open(DATA / f"{request.param}.csv", newline="") as f:
        yield request.param, f
