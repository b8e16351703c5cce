from geofence import area


def test_unit_square():
    assert area([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]) == 1
