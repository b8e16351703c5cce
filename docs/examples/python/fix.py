import json

import hone

fixed = hone.repair('{"name": "gear", "price": 12,5, "tags": ["a" "b"]}', json.loads, raises=ValueError)
print(fixed)
for finding in fixed.diagnosis["repairs"][0]["findings"]:
    print(finding["line"], finding["column"], finding["rule"], repr(finding["removed"]), repr(finding["inserted"]))
