def area(r):
    pi = 3.14159
    return 2(pi * r)
