import sys

if sys.version_info < (3, 0):
    from __future__ import unicode_literals, print_function

print("ok", file=sys.stderr)
