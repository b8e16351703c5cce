x is 1
