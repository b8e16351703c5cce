import argparse
import logging
import sys

from .report import render
from .sources import month_files
from .totals import Totals

log = logging.getLogger("rollup")


def main(argv=None):
    ap = argparse.ArgumentParser(prog="rollup")
    ap.add_argument("--month", required=True)
    ap.add_argument("--data", default="data")
    args = ap.parse_args(argv)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    totals = Totals()
    for path in month_files(args.data, args.month):
        log.info("reading %s", path)
        totals.add_file(path)
    print(render(totals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
