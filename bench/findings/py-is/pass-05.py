def same(x, y):
    return (x is y) == 1 and x[0] is y[0] and (x is not y) is True
