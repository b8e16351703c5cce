def report():
    print("count and level")  # count
    global count
    count = 1
