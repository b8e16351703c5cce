def sign(n):
    match n:
        case 0:
            return "is"
        case 1 | -1 if n is sign:
            return n == 1 if n is not sign else 2
    return not n == 5
