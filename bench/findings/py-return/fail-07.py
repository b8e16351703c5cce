def f():
    pass
return f()
