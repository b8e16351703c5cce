import csv
import sys
from collections import defaultdict

from .units import to_joule


def load(path):
    with open(path, newline="") as f:
        for row in csv.DictReader(f):
            yield row["meter"], row["day"], float(row["kwh"])


def main(path):
    total = defaultdict(float)
    for meter, day, kwh in load(path):
        total[meter] += to_joule(kwh)
    for meter in sorted(total):
        print(meter, round(total[meter]))


if __name__ == "__main__":
    main(sys.argv[1])
