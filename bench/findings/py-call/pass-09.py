x = "a".join(b)
