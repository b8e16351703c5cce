with a as b:
    if b:
        return b
