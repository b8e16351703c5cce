def f():
    return
