import argparse
import csv
import sys

from .reader import read_activity


def main():
    parser = argparse.ArgumentParser(prog="tcxconv", description="Converts TCX activities to CSV")
    parser.add_argument("activity", type=argparse.FileType("rb"))
    parser.add_argument("-o", "--output", type=argparse.FileType("w"), default=sys.stdout)
    args = parser.parse_args()
    out = csv.writer(args.output)
    out.writerow(["time", "distance", "altitude", "hr"])
    for point in read_activity(args.activity):
        out.writerow(point)


if __name__ == "__main__":
    main()
