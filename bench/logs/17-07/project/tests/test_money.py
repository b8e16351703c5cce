from decimal import Decimal
import pytest
from invoiceparse.reader import _money


@pytest.mark.parametrize("text,want", [("1.50", "1.50"), ("1,50", "1.50"), (" 12 000,00", "12000.00")])
def test_money(text, want):
    assert _money(text) == Decimal(want)


def test_money_integer():
    assert _money("7") == 7
