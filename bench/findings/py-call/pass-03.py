y = dict()()
