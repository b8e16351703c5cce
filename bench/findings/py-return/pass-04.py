def f():
    for i in a:
        return i
