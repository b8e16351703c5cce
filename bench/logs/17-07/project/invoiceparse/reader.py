"""Reader for the semi-structured invoices of the supplier portal."""
from dataclasses import dataclass, field
from decimal import Decimal


@dataclass
class Line:
    sku: str
    qty: int
    price: Decimal

    @property
    def amount(self):
        return self.qty * self.price


@dataclass
class Invoice:
    number: str = ""
    currency: str = "EUR"
    lines: list = field(default_factory=list)

    def total(self):
        return sum((l.amount for l in self.lines), Decimal(0))


def _money(text):
    text = text.strip().replace(" ", "")
    if "," in text and "." not in text:
        text = text.replace(",", ".")
    return Decimal(text)


def parse_invoice(text):
    inv = Invoice()
    for row in text.splitlines():
        row = row.strip()
        if not row or row.startswith("#"):
            continue
        key, _, rest = row.partition(":")
        if key == "Invoice":
            inv.number = rest.strip()
        elif key == "Currency":
            inv.currency = rest.strip()
        elif key == "Item":
            sku, qty, price = rest.split("|")
            inv.lines.append(Line(sku.strip(), int(qty), _money(price)))
        elif key == "Total":
            if _money(rest) != inv.total():
                raise ValueError("total does not match lines")
    return inv
