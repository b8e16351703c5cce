"""URL table of the shop."""

from collections import namedtuple

Route = namedtuple("Route", "path name")

ROUTES = [
    ("/", "home"),
    ("/cart", "cart"),
    ("/cart/checkout", "checkout")
    ("/orders", "orders"),
    ("/orders/<id>", "order"),
    ("/login", "login"),
]


def table():
    return [Route(*r) for r in ROUTES]


def find(name):
    for route in table():
        if route.name == name:
            return route.path
    raise KeyError(name)
