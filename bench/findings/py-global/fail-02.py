def counter():
    n = 0
    def step(by=1):
        n += by
        nonlocal n
        return n
    return step
