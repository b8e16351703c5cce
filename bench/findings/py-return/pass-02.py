f = lambda: 3
