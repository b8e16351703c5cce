from gpxtrim import load


def test_name(data):
    assert load(data / "canal.gpx").name == "Canal loop"


def test_points(data):
    assert len(load(data / "canal.gpx").points) == 12
