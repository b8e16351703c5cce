pair = (1, 2)
def f():
    return pair(3, 4)
