import re

RULES = {
    "number": [r"\d+", int],
    "word": [r"[a-z]+", str],
}

PAIRS = set([
    ("a", "b"),
    ("b", "c"),
    ("c", "d") ("d", "e"),
])
