def squares(limit):
    found = [n * n for n in range(limit)]
    global n
    n = len(found)
    return found
