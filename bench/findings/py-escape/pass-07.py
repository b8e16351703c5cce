# \d is a digit
x = 1
