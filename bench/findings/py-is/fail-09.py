a = b = 3
print(0 < a is 3 < 5, end="")
