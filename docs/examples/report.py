import json
import sys


def total(order):
    return sum(item["price"] * item["count"] for item in order["items"])


def report(order):
    customer = order["customer"]["name"]
    print(customer, total(order))


report(json.load(open(sys.argv[1])))
