"""python3 -m ledger BOOKS    adds up all accounts; together they have to be zero"""
import csv
import sys
from decimal import Decimal
from pathlib import Path


def main(folder):
    total, count = Decimal(0), 0
    for path in sorted(Path(folder).glob("*.csv")):
        with path.open(newline="") as f:
            for row in csv.DictReader(f):
                total += Decimal(row["amount"])
                count += 1
    print(f"{count} entries read")
    if total:
        print(f"the books do not balance: off by {total} EUR", file=sys.stderr)
        return 1
    print("balanced")
    return 0


sys.exit(main(sys.argv[1]))
