import time

rates = {}
fetched = 0


def rate(currency, now=None):
    global rates, fetched
    now = now or time.time()
    if now - fetched > 600:
        rates = {"EUR": 1.0}
        fetched = now
    return rates[currency]


print(rates, fetched)
