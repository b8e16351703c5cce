def f():
    while True:
        return
