def outer(limit):
    def inner(value): assert (value < limit, "over the limit"); return value
    return inner


print(outer(5)(4))
