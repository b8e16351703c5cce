#!/usr/bin/env python3
"""Runs `hone triage` on the campaigns of campaign.py and compares its bugs with the truth.

    bench/triage/measure.py CAMPAIGNS [PROGRAM...] [--hone PROGRAM] [--alone N] [--timeout S] [-j N] [-- OPTIONS OF TRIAGE]

For each program: the places of the truth, those that have a bug of their own, the bugs that mix two places, bugs a
place, and the tests. Beside it the ways of others (others.py) on the same files; and the tests of reducing all findings
alone, as far as the mean of N of them tells (0: don't measure that).
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

import others
import stacks


def compare(label, groups, truth):
    """`groups`: a list of sets of files."""
    places = set(truth.values())
    mixed, major = 0, collections.Counter()
    for group in groups:
        counted = collections.Counter(truth[file] for file in group)
        mixed += len(counted) > 1
        major[counted.most_common(1)[0][0]] += 1
    print(f"  {label}: {len(groups)} buckets for {len(places)} places, {len(major)} of them with a bucket of their own, "
          f"{mixed} buckets that mix places, {len(groups) / len(places):.2f} buckets a place")


def alone(options, command, files, folder, language):
    tests, sizes = [], {}
    stats = folder / "alone.json"
    for file in files:
        reduced = folder / f"alone{file.suffix}"
        stats.unlink(missing_ok=True)
        subprocess.run([options.hone, "reduce", file, "-o", reduced, "-q", "--fresh", "--same-crash", "--stats", stats, "-j",
                        str(options.jobs), "--timeout", str(options.timeout), "--language", language, "--", *command, "@@"],
                       check=False, capture_output=True)
        if not stats.exists():  # hone refuses to reduce a time-out
            tests.append(1)
            continue
        tests.append(json.loads(stats.read_text())["tests"])
        sizes[file.name] = len(reduced.read_bytes())
    return tests, sizes


def measure(folder, options):
    name = folder.name
    truth = json.loads((folder / "truth.json").read_text())
    command = (folder / "command").read_text().split("\n")[:-1]
    language = (folder / "language").read_text().strip()
    bugs = folder / "bugs"
    triage = [options.hone, "triage", folder / "findings", "-o", bugs, "--fresh", "-j", str(options.jobs), "--timeout",
              str(options.timeout), "--language", language, *options.options, "--", *command, "@@"]
    subprocess.run(["rm", "-rf", bugs], check=True)
    subprocess.run(triage, check=True, stdout=subprocess.DEVNULL)
    index = json.loads((bugs / "index.json").read_text())
    groups = [{pathlib.Path(member["file"]).name for member in bug["members"]} for bug in index["bugs"]]
    print(f"{name}: {len(truth)} findings")
    compare("hone triage", groups, truth)
    failures = {file: stacks.stack_of(command, str(folder / "findings" / file)) for file in truth}
    for number in (1, 3, 5):
        compare(f"top {number}", others.by_top(number, failures), truth)
    compare("CASR's way", others.by_casr(failures), truth)
    print(f"  tests: {index['tests']}, {index['tests'] / len(truth):.1f} a finding", flush=True)
    if options.alone:
        compare_with_alone(index, command, folder, language, options)


def compare_with_alone(index, command, folder, language, options):
    findings = sorted((folder / "findings").iterdir())
    sample = findings[:: max(1, len(findings) // options.alone)][: options.alone]
    tests, _ = alone(options, command, sample, folder, language)
    whole = sum(tests) / len(tests) * len(findings)
    representatives = [folder / "findings" / pathlib.Path(bug["representative"]).name for bug in index["bugs"]]
    _, sizes = alone(options, command, representatives, folder, language)
    larger = [bug["name"] for bug, file in zip(index["bugs"], representatives)
              if bug["reduced_bytes"] > sizes.get(file.name, 1e9)]
    print(f"  reducing each alone: {whole:.0f} tests (mean of {len(tests)}), of which triage needs "
          f"{index['tests'] / whole:.2f}; representatives larger than alone: {larger}", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("campaigns", type=pathlib.Path)
    parser.add_argument("program", nargs="*")
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--alone", type=int, default=10)
    parser.add_argument("--timeout", type=float, default=stacks.TIMEOUT)
    parser.add_argument("-j", "--jobs", type=int, default=2)
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:split])
    options.options = words[split + 1:]
    for folder in sorted(options.campaigns.resolve().iterdir()):
        if (folder / "truth.json").exists() and (not options.program or folder.name in options.program):
            measure(folder, options)


if __name__ == "__main__":
    main()
