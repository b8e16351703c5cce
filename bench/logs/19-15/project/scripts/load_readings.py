#!/usr/bin/env python3
"""Load station readings (CSV) and write their monthly means as JSON."""
import argparse
import csv
import json
import statistics
import sys

from common import Reading, month_key


def read(path):
    with open(path, newline="", encoding="utf-8") as f:
        for row in csv.DictReader(f, delimiter=";"):
            yield Reading.from_row(row)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("files", nargs="+")
    args = ap.parse_args()
    groups = {}
    for path in args.files:
        for r in read(path):
            groups.setdefault((r.station, month_key(r.time)), []).append(r.temp)
    result = {f"{s}/{m}": round(statistics.mean(v), 3) for (s, m), v in sorted(groups.items())}
    with open(args.out, "w") as f:
        json.dump(result, f, indent=1)
    print(f"{args.out}: {len(result)} groups", file=sys.stderr)


if __name__ == "__main__":
    main()
