if x:
    return
