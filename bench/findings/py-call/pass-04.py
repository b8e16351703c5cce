def f(a):
    return {"k": 1}[a]
