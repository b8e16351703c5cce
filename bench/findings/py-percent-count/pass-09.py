def color(r, g, b):
    """Format "#%02x%02x" % (r, g, b) as a hex colour."""
    if r == g == b:
        return "gray %(level)d" % {"level": r}
    return "#%02x%02x%02x" % (r, g, b)


print(color(1, 2, 3))
