"""Small report about disk usage."""
import os
import sys


def usage(path):
    total = 0
    for root, _dirs, files in os.walk(path):
        for name in files:
            total += os.path.getsize(os.path.join(root, name))
    return total


def main(argv):
    if len(argv) < 2:
        sys.exit("usage: %s DIR" % argv[0])
    for path in argv[1:]:
        size = usage(path)
        print("%-30s %10d bytes (%d%% of %s)" % (path, size, size // 100))


if __name__ == "__main__":
    main(sys.argv)
