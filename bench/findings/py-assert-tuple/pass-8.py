def assert_(condition, message):
    if not condition:
        raise AssertionError(message)


assert_(1 < 2, "order")
