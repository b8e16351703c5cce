"""Proposes to inline constants: `const TYPE NAME = VALUE;` and `#define NAME VALUE` go, and VALUE stands for NAME."""
import json
import re
import sys

CONSTANT = re.compile(rb"\bconst\s+(?:\w+\s+)+?(\w+)\s*=\s*([\w.]+)\s*;|^#define[ \t]+(\w+)[ \t]+(\S+)$", re.MULTILINE)

for line in sys.stdin:
    text = open(json.loads(line)["path"], "rb").read()
    for constant in CONSTANT.finditer(text):
        name, value = constant[1] or constant[3], (constant[2] or constant[4]).decode("latin-1")
        edits = [{"start": constant.start(), "end": constant.end()}]
        for use in re.finditer(rb"\b" + name + rb"\b", text):
            if not constant.start() <= use.start() < constant.end():
                edits.append({"start": use.start(), "end": use.end(), "text": value})
        print(json.dumps({"edits": edits, "note": "inline " + name.decode()}))
    print('{"done": true}', flush=True)
