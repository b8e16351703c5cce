import sys

n = 0
for line in open(sys.argv[1]):
    line = line.split("#")[0].split()
    if line:
        print(line[0], len(line) - 1)
        n += 1
print("#", n)
