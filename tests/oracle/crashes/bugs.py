"""Uncaught exceptions: bugs.py NAME SIZE."""
import json
import sys


class Refused(Exception):
    pass


def walk(size):
    return {}["x" * size]


def load(size):
    return json.loads("[" * size + "}")


def read(size):
    return json.loads("{" * size)


def refuse(size):
    try:
        return walk(size)
    except KeyError as error:
        raise Refused(f"no room for {size} names\nand more") from error


def parse_value(depth):
    return parse_list(depth + 1) + 1


def parse_list(depth):
    return parse_value(depth + 1) + 1


def parse_sum(depth):
    return parse_sum(depth + 1) + 1


def deep(size):
    return parse_value(size) if size % 2 else parse_list(size)


def poke(size):
    import ctypes

    return ctypes.string_at(size)


if __name__ == "__main__":
    {"walk": walk, "load": load, "read": read, "refuse": refuse, "deep": deep, "sum": parse_sum, "poke": poke}[
        sys.argv[1]](int(sys.argv[2]))
