n = 0
def counter():
    def peek():
        return n
    global n
    n += 1
    return peek
