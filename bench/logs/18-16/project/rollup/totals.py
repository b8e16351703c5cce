import csv
from collections import defaultdict
from decimal import Decimal

from .money import parse_amount


class Totals:
    def __init__(self):
        self.by_shop = defaultdict(Decimal)
        self.rows = 0

    def add_file(self, path):
        with open(path, newline="", encoding="utf-8") as fp:
            for row in csv.DictReader(fp, delimiter=";"):
                self.add(row)

    def add(self, row):
        amount = parse_amount(row["amount"])
        if row["kind"] == "refund":
            amount = -amount
        self.by_shop[row["shop"]] += amount
        self.rows += 1
