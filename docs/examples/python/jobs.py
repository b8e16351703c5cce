import hone

text = '{"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"}'

# Four worker processes call the function.
print(hone.reduce(text, lambda candidate: '"needle"' in candidate, language="json", jobs=4))

# Programs are run as by the command line.
grep = hone.Test(command=["grep", "-q", "needle", "@@"], exit=0)
print(hone.reduce(text, grep, language="json", jobs=4))

# A server is kept alive, and ended if a candidate makes it hang.
server = hone.Test(test_server="python3 python/server.py", timeout=5)
print(hone.reduce(text, server, language="json", jobs=4))
