total = 0

def show():
    print(total)

def add(n):
    global total
    total += n
    return total
