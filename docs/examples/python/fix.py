import json

import hone


def is_json(text):
    try:
        json.loads(text)
        return True
    except ValueError:
        return False


fixed = hone.repair('{"name": "gear", "price": 12,5, "tags": ["a" "b"]}', accepts=is_json, language="json")
print(fixed)
for finding in fixed.diagnosis["repairs"][0]["findings"]:
    print(finding["line"], finding["column"], finding["rule"], repr(finding["removed"]), repr(finding["inserted"]))
