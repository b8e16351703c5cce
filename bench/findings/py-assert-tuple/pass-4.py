def pair(p):
    assert p == (1, 2), ("unexpected pair", p)
