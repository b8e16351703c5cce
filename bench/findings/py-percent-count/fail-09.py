def color(r, g, b):
    """Format as a hex colour."""
    if r == g == b:
        return "gray %d" % (r,)
    return "#%02x%02x%02x" % (r, g)


print(color(1, 2, 3))
