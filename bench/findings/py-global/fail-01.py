count = 0
def step():
    print("was", count)
    global count
    count += 1
