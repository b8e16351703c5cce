# x is 1
def f(x):
    """Whether x is "a", or x is not 2."""
    return x is ... or x is False
