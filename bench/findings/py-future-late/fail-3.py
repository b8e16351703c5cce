def divide(a, b):
    from __future__ import division
    return a / b

print(divide(3, 2))
