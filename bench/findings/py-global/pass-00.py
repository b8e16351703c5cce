def f():
    global n
    n = 0
