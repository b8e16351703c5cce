x = 3
assert (x > 2, "too small")
