for i in a:
    return i
