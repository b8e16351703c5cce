index = 0

def scan(items):
    for index in range(len(items)):
        if not items[index]:
            break
    global index
    return index
