import sys


def fail(*where):
    sys.stderr.write(
        "%s:%d: "
        "error: %s\n" % (*where, "bad input")
    )
    raise SystemExit(1)
