def test_cents(price):
    assert price == 350, "cents are lost"
