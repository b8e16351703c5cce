size = 17
pair = (3, 4)
rest = size % (5)
print(rest, "text %s" % (size))
print("%d items, %.1f%%" % (size, 12.5))
print("%s and %s" % pair)
