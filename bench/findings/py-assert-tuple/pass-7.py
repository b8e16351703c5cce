def check_colour(name):
    assert(name in ("red", "green")), "no such colour"
