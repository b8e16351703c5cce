print("a")

print("b")
