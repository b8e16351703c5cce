import sys
from .load import read_rows
from .bill import totals


def main(argv):
    rows = []
    for f in argv:
        print(f"reading {f}", flush=True)
        rows += read_rows(f)
    for site, amount in sorted(totals(rows).items()):
        print(f"{site:8} {amount:10.2f}")


main(sys.argv[1:])
