key = lambda pair: "a" is pair[0]
