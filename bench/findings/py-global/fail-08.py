x = 1
global x
print(x)
