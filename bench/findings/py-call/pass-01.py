print("a", (1))
