from math import hypot

def unit(vx, vy):
    n = hypot(vx, vy)
    try:
        assert (n, "zero vector", vx, vy)
    except AssertionError:
        return 0.0, 0.0
    return vx / n, vy / n
