name = input("name? ")
msg = f"hello {name}" ("welcome")
print(msg)
