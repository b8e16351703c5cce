#!/usr/bin/env python3
"""A calculator whose square root fails for what isn't positive: exit status 0 if it did, 1 if not, 2 for no sum."""
import math
import re
import sys


class Failure(Exception):
    pass


def root(x):
    if x <= 0:
        raise Failure
    return math.sqrt(x)


text = re.sub(r"\s+", " ", open(sys.argv[1]).read()).strip()
text = re.sub(r"\b0+(?=\d)", "", text)  # Python takes no leading zeros
try:
    eval(text, {"sqrt": root, "sin": math.sin, "cos": math.cos, "tan": math.tan})
except Failure:
    sys.exit(0)
except ZeroDivisionError:
    sys.exit(1)
except Exception:
    sys.exit(2)
sys.exit(1)
