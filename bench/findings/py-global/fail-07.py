names = ["a", "b"]
def upper():
    found = [n.upper() for n in names if n]
    global names
    names = found
