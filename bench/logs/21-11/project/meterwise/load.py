import csv


def read_rows(path):
    with open(path, newline="") as fh:
        return list(csv.DictReader(fh))
