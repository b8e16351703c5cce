#!/usr/bin/env python3
"""Measures what `hone explain` costs with large inputs: time, memory, and the time between two tests.

    bench/explain/large.py COUNT KILOBYTES [--tests N] [--stays]

Makes COUNT random JSON files of that size. Those with an even number have a negative price, which fails. The first one
can be made small; with --stays it can't, since only texts that are as large fail. One test runs at a time.
"""
import argparse
import json
import os
import pathlib
import random
import resource
import subprocess
import tempfile
import time

HONE = os.environ.get("HONE", str(pathlib.Path(__file__).parent.parent.parent / "build/release/hone"))


def value(r, depth):
    kind = r.random()
    if depth > 3 or kind < .3:
        return r.choice([r.randint(0, 10**6), r.random() * 1000, True, None, f"s{r.randint(0, 999)}"])
    if kind < .5:
        return "".join(r.choice("abcdefgh klmno") for _ in range(r.randint(0, 40)))
    if kind < .75:
        return [value(r, depth + 1) for _ in range(r.randint(0, 6))]
    return {f"k{r.randint(0, 200)}": value(r, depth + 1) for _ in range(r.randint(0, 6))}


def document(r, size, fails):
    items, written = [], 0
    while written < size:
        items.append({"id": len(items), "name": f"item{len(items)}", "data": value(r, 0)})
        written += len(json.dumps(items[-1]))
    items[len(items) // 2]["price"] = r.randint(1, 99) * (-1 if fails else 1)
    return json.dumps(items)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("kilobytes", type=int)
    parser.add_argument("--tests", type=int, default=300)
    parser.add_argument("--stays", action="store_true")
    options = parser.parse_args()
    r = random.Random(5)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for i in range(options.count):
            (folder / f"{i:04}.json").write_text(document(r, options.kilobytes * 1000, i % 2 == 0))
        smallest = options.kilobytes * 950 if options.stays else 0
        test, log = folder / "test", folder / "log"
        test.write_text(f"""#!/bin/bash
date +%s.%N >> {log}
[ $(stat -c %s "$1") -ge {smallest} ] && grep -Eq '"price": ?-' "$1"
failed=$?
date +%s.%N >> {log}
exit $failed
""")
        test.chmod(0o755)
        begin = time.time()
        done = subprocess.run([HONE, "explain", *sorted(map(str, folder.glob("*.json"))), "--language", "json", "--test",
                               test, "--max-tests", str(options.tests), "-j1", "-o", folder / "model", "--state",
                               folder / "state"], capture_output=True, text=True)
        seconds = time.time() - begin
        print(done.stdout)
        times = [float(line) for line in log.read_text().split()]
        gaps = [times[i + 1] - times[i] for i in range(1, len(times) - 1, 2)]
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
        print(f"{len(times) // 2} tests, {seconds:.1f} s, first test after {times[0] - begin:.2f} s, gaps above 0.2 s: "
              f"{sum(gap > .2 for gap in gaps)}, largest {max(gaps):.2f} s, {memory:.0f} MB")


main()
