"""Doc
string."""
import os, sys
def f(a,  # first
      b):
    if a:
        return [x for x in b
                if x != 'it\'s']
    else:
        return {'k': 1, "l": (2, 3)}

try:
    f(1, 2)
except OSError:
    pass
