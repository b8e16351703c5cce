import csv
from pathlib import Path

KNOWN = {"gluten", "milk", "egg", "nuts", "soy", "celery", "mustard", "fish", "sesame"}


def read_week(path):
    with open(path, newline="", encoding="utf-8") as f:
        for row in csv.DictReader(f):
            tags = {t for t in row["allergens"].split("|") if t}
            yield row["day"], row["dish"], tags, int(row["cents"])


def all_dishes(folder):
    for path in sorted(Path(folder).glob("week-*.csv")):
        yield from read_week(path)


def report(folder):
    seen = {}
    for day, dish, tags, cents in all_dishes(folder):
        seen.setdefault(dish, set()).update(tags)
    return seen
