import json
import sys


def verdict(path):
    try:
        with open(path) as file:
            value = json.load(file)
    except ValueError:
        return "unresolved"
    return "fail" if "needle" in json.dumps(value) else "pass"


for line in sys.stdin:
    print(verdict(line.rstrip("\n")), flush=True)
