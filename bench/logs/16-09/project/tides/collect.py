"""Collect all station files below a folder into var/stations.pickle."""
import os
import pickle
import sys

import yaml

from .model import Station


def walk(top):
    for root, dirs, files in os.walk(top):
        dirs.sort()
        for name in sorted(files):
            if name.endswith((".yml", ".yaml")):
                yield os.path.splitext(name)[0], os.path.join(root, name)


def main(top):
    stations = []
    for ident, path in walk(top):
        with open(path, encoding="utf-8") as f:
            stations.append(Station.from_mapping(ident, yaml.safe_load(f)))
    os.makedirs("var", exist_ok=True)
    with open("var/stations.pickle", "wb") as f:
        pickle.dump(stations, f)
    print("collected", len(stations), "stations")


if __name__ == "__main__":
    main(sys.argv[1])
