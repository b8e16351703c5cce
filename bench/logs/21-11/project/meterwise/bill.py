from collections import defaultdict
from decimal import Decimal

PRICE = {"day": Decimal("0.31"), "night": Decimal("0.22")}


def totals(rows):
    out = defaultdict(Decimal)
    for r in rows:
        out[r["site"]] += Decimal(r["kwh"]) * PRICE[r["tariff"]]
    return out
