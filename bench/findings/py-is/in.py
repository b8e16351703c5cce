"""Reads the settings of the backup."""
import json
import sys

DEFAULTS = {"mode": "full", "keep": 7}


def load(path):
    with open(path) as f:
        settings = dict(DEFAULTS, **json.load(f))
    if settings["keep"] is None:
        settings["keep"] = DEFAULTS["keep"]
    return settings


def run(path, dry=False):
    settings = load(path)
    if settings["mode"] is "full" and not dry:
        print("copying all", file=sys.stderr)
    elif settings["mode"] == "new":
        print("copying", settings["keep"])
    return 0


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
