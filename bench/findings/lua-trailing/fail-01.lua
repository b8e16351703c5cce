print("a")   
print("b")
