while True:
    f()
    return
