def check(items):
    return [item for item in items if item is not None]
