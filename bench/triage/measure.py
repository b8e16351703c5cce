#!/usr/bin/env python3
"""Runs `hone triage` on the campaigns of campaign.py and compares its bugs with the truth.

    bench/triage/measure.py CAMPAIGNS [PROGRAM...] [--hone PROGRAM] [--alone N] [-j N] [-- OPTIONS OF TRIAGE]

For each program: the places of the truth, those that have a bug of their own, the bugs that mix two places, bugs a
place, and the tests. Beside it the ways of others: one bucket for each kind of crash with the same three innermost
functions, as in ClusterFuzz; and the tests of reducing all findings alone, as far as the mean of N of them tells.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

TIMEOUT = 5


def graphviz_frames(command, file):
    ended = subprocess.run(command + [file], capture_output=True, errors="replace", timeout=TIMEOUT)
    if "Assertion" in ended.stderr:
        return "assertion"
    stack = subprocess.run(["gdb", "-nx", "-q", "-batch", "-iex", "set debuginfod enabled off", "-ex",
                            f"run {' '.join(command[1:])} '{file}' > /dev/null 2>&1", "-ex", "bt 3", command[0]],
                           capture_output=True, errors="replace", timeout=60).stdout
    return " ".join(re.findall(r"^#\d+ +(?:0x\w+ in )?(\S+)", stack, re.M))


def script_frames(command, file):
    ended = subprocess.run(command + [file], capture_output=True, errors="replace", timeout=TIMEOUT)
    python = re.findall(r'File ".*", line \d+, in (\S+)', ended.stderr)
    if python:
        return " ".join([ended.stderr.strip().splitlines()[-1].split(":")[0], *python[:-4:-1]])
    kind = re.search(r"^(\w*Error)\b", ended.stderr, re.M)
    return " ".join([kind[1] if kind else "", *re.findall(r"^\s+at (\S+) \(", ended.stderr, re.M)[:3]])


def frames_of(name, command, file):
    """What ClusterFuzz groups by: the kind of crash and the three innermost functions."""
    try:
        return graphviz_frames(command, file) if name == "graphviz" else script_frames(command, file)
    except subprocess.TimeoutExpired:
        return "timeout"


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


def alone(hone, command, files, folder, name):
    tests, sizes = [], {}
    for file in files:
        stats = folder / "alone.json"
        reduced = folder / f"alone{file.suffix}"
        subprocess.run([hone, "reduce", file, "-o", reduced, "-q", "--fresh", "--same-crash", "--stats", stats,
                        "--language", {"graphviz": "dot", "toml": "ini", "csso": "css"}[name], "--", *command, "@@"],
                       check=False)
        tests.append(json.loads(stats.read_text())["tests"])
        sizes[file.name] = len(reduced.read_bytes())
    return tests, sizes


def measure(folder, options):
    name = folder.name
    truth = json.loads((folder / "truth.json").read_text())
    command = (folder / "command").read_text().split("\n")[:-1]
    language = {"graphviz": "dot", "toml": "ini", "csso": "css"}[name]
    bugs = folder / "bugs"
    triage = [options.hone, "triage", folder / "findings", "-o", bugs, "--fresh", "-j", str(options.jobs), "--timeout",
              str(TIMEOUT), "--language", language, *options.options, "--", *command, "@@"]
    subprocess.run(["rm", "-rf", bugs], check=True)
    subprocess.run(triage, check=True, stdout=subprocess.DEVNULL)
    index = json.loads((bugs / "index.json").read_text())
    groups = [{pathlib.Path(member["file"]).name for member in bug["members"]} for bug in index["bugs"]]
    print(f"{name}: {len(truth)} findings")
    compare("hone triage", groups, truth)
    by_frames = collections.defaultdict(set)
    for file in truth:
        by_frames[frames_of(name, command, str(folder / "findings" / file))].add(file)
    compare("kind and three functions", list(by_frames.values()), truth)
    sample = sorted((folder / "findings").iterdir())[:: max(1, len(truth) // options.alone)][: options.alone]
    tests, _ = alone(options.hone, command, sample, folder, name)
    whole = sum(tests) / len(tests) * len(truth)
    representatives = [pathlib.Path(folder / "findings" / pathlib.Path(bug["representative"]).name) for bug in index["bugs"]]
    _, sizes = alone(options.hone, command, representatives, folder, name)
    larger = [bug["name"] for bug in index["bugs"] if bug["reduced_bytes"] > sizes[pathlib.Path(bug["representative"]).name]]
    print(f"  tests: {index['tests']}, {index['tests'] / len(truth):.1f} a finding; reducing all alone: {whole:.0f} "
          f"(mean of {len(tests)}), so {index['tests'] / whole:.2f} of that; representatives larger than alone: {larger}",
          flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("campaigns", type=pathlib.Path)
    parser.add_argument("program", nargs="*")
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--alone", type=int, default=10)
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
