print("a\.b")
