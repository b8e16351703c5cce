from decimal import Decimal


def parse_amount(text):
    """'1.234,50' or '1234.50'"""
    text = text.strip().replace("\u00a0", "")
    if "," in text:
        text = text.replace(".", "").replace(",", ".")
    return Decimal(text)
