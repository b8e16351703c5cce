import pytest
from gridload import read_profile

FEEDERS = ["k07-school", "k11-bakery", "k12-dairy", "k20-estate"]


@pytest.mark.parametrize("feeder", FEEDERS, indirect=True)
def test_energy_is_positive(feeder):
    name, fp = feeder
    p = read_profile(fp, name)
    assert len(p.values) == 12
    assert p.energy_kwh > 0


def test_empty():
    p = read_profile(iter(["time;kw"]), "none")
    assert p.energy_kwh == 0
