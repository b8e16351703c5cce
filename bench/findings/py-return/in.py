import os


def names(folder):
    found = []
    for name in os.listdir(folder):
        if name.endswith(".txt"):
            found.append(name)
    return found


total = names(".")
if not total:
    return 1
print(len(total))
