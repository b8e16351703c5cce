print("a"(1))
