#!/usr/bin/env python3
"""hone explain beside a decision tree of scikit-learn, on known rules (known_rules.py) and the calculator of the
paper's Figure 2, which is also the example of alhazen-py and of the Debugging Book.

  baselines.py --hone build/release/hone --features build/release/bench/features [--seeds 0 1] [SUBJECT...]

Built with the targets hone and bench_features; needs scikit-learn. The tree of scikit-learn learns from the very inputs
that hone has executed, and from the same features: once from all but joints, which hone finds while it learns, and once
from the paper's. Both are judged by the same fresh inputs, 100 failing and 100 passing.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile

import calculator
from known_rules import SUBJECTS
from known_rules_accuracy import own_subject, write

LOGGING_SERVER = """
import subprocess, sys
log, folder, test = open(sys.argv[1], "a"), sys.argv[2], subprocess.Popen(sys.argv[3:], stdin=-1, stdout=-1, text=True)
for number, line in enumerate(sys.stdin):
    test.stdin.write(line)
    test.stdin.flush()
    verdict = test.stdout.readline()
    path = f"{folder}/{number:05}"
    with open(line.strip(), "rb") as given, open(path, "wb") as kept:
        kept.write(given.read())
    print(path, verdict.strip(), file=log, flush=True)
    print(verdict, end="", flush=True)
"""

CALCULATOR_SERVER = """
import re, sys
for line in sys.stdin:
    with open(line.strip()) as file:
        call = re.fullmatch(r"(sqrt|sin|cos|tan)\\((-?\\d+(?:\\.\\d*)?|-?\\.\\d+)\\)", re.sub(r"\\s", "", file.read()))
    print(2 if not call else 0 if call[1] == "sqrt" and float(call[2]) <= 0 else 1, flush=True)
"""


def calculator_subject(folder):
    calls = calculator.fresh_calls(100, random.Random(4711))
    fresh = {kind: [write(folder, f"{kind}{i:03}.calc", text) for i, text in enumerate(t for t, f in calls.items() if f == fails)]
             for kind, fails in (("fail", True), ("pass", False))}
    server = write(folder, "calculator_server.py", CALCULATOR_SERVER)
    return write(folder, "input.calc", "sqrt(-900)\n"), "calc", [sys.executable, server], fresh


def features_of(options, language, kinds, given, paths):
    done = subprocess.run([options.features, language, kinds, given], input="".join(path + "\n" for path in paths),
                          capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def accuracy(said, fresh):
    return 50 * sum(sum(answer == kind for answer in said[kind]) / len(fresh[kind]) for kind in fresh)


def hone_says(options, model, fresh):
    said = {}
    for kind, paths in fresh.items():
        done = subprocess.run([options.hone, "predict", "--model", model, *paths], capture_output=True, text=True)
        said[kind] = re.findall(r"^.*: (fail|pass) \(", done.stdout, re.M)
    return said


def sklearn_says(options, language, kinds, given, executed, fresh):
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.tree import DecisionTreeClassifier

    # A feature that an input lacks is 0 for scikit-learn; hone has a value below (or above) all others.
    table = DictVectorizer(sparse=False)
    most = 1e30  # what it can hold
    rows = table.fit_transform(features_of(options, language, kinds, given, [path for path, _ in executed])).clip(-most, most)
    tree = DecisionTreeClassifier(class_weight="balanced", random_state=0).fit(rows, [verdict for _, verdict in executed])
    return {kind: list(tree.predict(table.transform(features_of(options, language, kinds, given, paths)).clip(-most, most)))
            for kind, paths in fresh.items()}, tree.get_n_leaves()


def measure(options, name, seed):
    with tempfile.TemporaryDirectory() as folder:
        given, language, server, fresh = (calculator_subject(folder) if name == "calculator" else own_subject(name, folder)[:4])
        runs, log = os.path.join(folder, "runs"), os.path.join(folder, "log")
        os.mkdir(runs)
        logging = write(folder, "logging_server.py", LOGGING_SERVER)
        model = os.path.join(folder, "model.json")
        test = " ".join([sys.executable, logging, log, runs, *server])
        subprocess.run([options.hone, "explain", given, "-o", model, "--language", language, "--seed", str(seed), "-j1",
                        "--fresh", "--no-progress", "--max-tests", str(options.max_tests), "--test-server", test], capture_output=True)
        with open(log) as file:
            verdicts = [line.split() for line in file]
        executed = [(path, "fail" if verdict == "0" else "pass") for path, verdict in verdicts if verdict in "01"]
        with open(model) as file:
            leaves = sum("feature" not in node for node in json.load(file)["nodes"])
        row = [f"{accuracy(hone_says(options, model, fresh), fresh):.0f} ({leaves})"]
        for kinds in ("all", "paper"):
            said, leaves = sklearn_says(options, language, kinds, given, executed, fresh)
            row.append(f"{accuracy(said, fresh):.0f} ({leaves})")
        print(f"| {name} | {seed} | {len(verdicts)} | " + " | ".join(row) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True, type=os.path.abspath)
    parser.add_argument("--features", required=True, type=os.path.abspath)
    parser.add_argument("--max-tests", type=int, default=500)
    parser.add_argument("--seeds", type=int, nargs="*", default=[0])
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_args()
    print("| subject | seed | executions | hone % (leaves) | scikit-learn, all features | scikit-learn, the paper's |\n"
          "|---|---|---|---|---|---|", flush=True)
    for name in options.subjects or ["calculator", *SUBJECTS]:
        for seed in options.seeds:
            measure(options, name, seed)


if __name__ == "__main__":
    main()
