from pathlib import Path

import pytest
from invoiceparse import parse_invoice

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture(scope="module")
def invoices():
    return [parse_invoice(p.read_text(encoding="utf-8")) for p in sorted(FIXTURES.glob("*.inv"))]


def test_every_invoice_has_a_number(invoices):
    assert all(i.number for i in invoices)


def test_currencies(invoices):
    assert {i.currency for i in invoices} <= {"EUR", "USD", "CHF"}


def test_no_negative_quantity(invoices):
    assert all(l.qty > 0 for i in invoices for l in i.lines)
