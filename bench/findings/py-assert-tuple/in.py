import unittest


def parse_price(text):
    euros, _, cents = text.partition(".")
    return int(euros) * 100 + int(cents or 0)


class PriceTest(unittest.TestCase):
    def test_whole(self):
        assert parse_price("12") == 1200

    def test_cents(self):
        price = parse_price("3.50")
        assert (price == 350, "cents are lost")


if __name__ == "__main__":
    unittest.main()
