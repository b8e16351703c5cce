def describe(n):
    print("total: %d" % (n))
    return n
