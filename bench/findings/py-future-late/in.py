#!/usr/bin/env python3
"""Count words in the given files."""
import sys
from collections import Counter
from __future__ import annotations


def count(path: str) -> Counter[str]:
    words: Counter[str] = Counter()
    with open(path, encoding="utf-8") as f:
        for line in f:
            words.update(line.lower().split())
    return words


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, count(name).most_common(5))
