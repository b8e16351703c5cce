import hone

text = '{"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"}'


def fails(candidate):
    return '"needle"' in candidate


small = hone.reduce(text, fails, language="json")
print(small, "after", small.stats["tests"], "tests")
