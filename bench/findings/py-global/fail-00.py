def f():
    n = 0
    global n
