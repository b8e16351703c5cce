count = 0

def bump():
    count = count + 1
    global count
    return count

bump()
