x = [i for i in a](1)
