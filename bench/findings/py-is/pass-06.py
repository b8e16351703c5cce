def empty(t, names=("is", "is not")):
    return t is [] or t is {} or t is names or t in (1, 2)
