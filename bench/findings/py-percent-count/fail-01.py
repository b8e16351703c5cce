def greet(first, last):
    return "Hello %s, welcome back!" % (first, last)


if __name__ == "__main__":
    print(greet("Ada", "Lovelace"))
