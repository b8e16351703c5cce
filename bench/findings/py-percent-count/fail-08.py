import sys


def fail(path, line, msg):
    sys.stderr.write(
        "%s:%d: "
        "error: %s\n" % (path, line)
    )
    raise SystemExit(msg)
