import json
import os


def load(path):
    with open(path) as fh:
        cfg = json.load(fh)
    cfg["root"] = os.path.dirname(os.path.abspath(path))
    return cfg
