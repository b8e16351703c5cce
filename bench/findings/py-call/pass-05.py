for i in f(1, 2)(3, 4):
    print(i)
