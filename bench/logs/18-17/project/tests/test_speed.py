import warnings

from gpxtrim import load


def test_walk_is_slow(data):
    warnings.warn("walk.gpx is going to be replaced", DeprecationWarning)
    assert load(data / "walk.gpx").top_speed() < 12


def test_ride_is_plausible(data):
    track = load(data / "ride.gpx")
    assert 5 < track.top_speed() < 70
    assert track.length_km() > 1
