SIZE = 4


def points(scale):
    corners = [
        (0, 0)
        (scale, SIZE),
        (SIZE, scale),
    ]
    return sorted(corners)
