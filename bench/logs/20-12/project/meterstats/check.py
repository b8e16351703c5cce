import sys

for line in open(sys.argv[1]):
    assert line.startswith("M"), line
print("meters ok")
