import re


def numbers(path):
    """All numbers of a file."""
    found = []
    with open(path) as lines:
        for line in lines:
            found += re.findall("\d+", line)
    return sorted(found)
