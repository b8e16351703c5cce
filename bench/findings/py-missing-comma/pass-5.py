call = (print)("x")
first = (lambda v: v + 1)(3)
