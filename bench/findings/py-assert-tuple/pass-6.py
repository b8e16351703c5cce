valid = ("x" != "y", "names differ")
assert valid
assert [1 > 2, "a list is not looked at"]
