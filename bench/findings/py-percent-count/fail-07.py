def table(name, value):
    out = []
    out.append("%*s | %s\n" % (name, value))
    out.append("-" * 20)
    return "".join(out)


print(table("a", "b"))
