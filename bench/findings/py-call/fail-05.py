for i in (1, 2)(3, 4):
    print(i)
