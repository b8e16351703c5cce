names = ["a", "\-"]
