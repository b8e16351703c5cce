a, b, c = 2, 3, 4
x = 0.5(a + b) * c
print(x)
