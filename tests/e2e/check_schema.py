"""check_schema.py SCHEMA.json FILE...: is each file what the schema says? Of *.jsonl each line is; of *.html the data
of the page."""

import json
import re
import sys

from jsonschema import Draft202012Validator


def documents(name):
    with open(name, encoding="utf-8") as file:
        text = file.read()
    if name.endswith(".jsonl"):
        return [json.loads(line) for line in text.splitlines()]
    if name.endswith(".html"):
        text = re.search(r'<script id="data"[^>]*>(.*?)</script>', text, re.DOTALL)[1]
    return [json.loads(text)]


schema_file, *files = sys.argv[1:]
with open(schema_file, encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for name in files:
    found = documents(name)
    if not found:
        sys.exit(f"{name} is empty")
    for document in found:
        for error in validator.iter_errors(document):
            sys.exit(f"{name}: {error.json_path}: {error.message[:500]}")
