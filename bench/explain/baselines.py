#!/usr/bin/env python3
"""hone explain beside a decision tree of scikit-learn, on known rules (known_rules.py) and the calculator of the
paper's Figure 2, which is also the example of alhazen-py and of the Debugging Book.

  baselines.py [SUBJECT...] --learning build/release/bench/learning --features build/release/bench/features [--seeds 0 1]

Built with the targets bench_learning and bench_features; needs scikit-learn. The tree of scikit-learn learns from the very inputs
that hone has executed, and from the same features: once from all but joints, which hone finds while it learns, and once
from the paper's. Both are judged by the same fresh inputs, 100 failing and 100 passing.
"""
import argparse
import json
import os
import random
import re
import subprocess
import tempfile

import calculator
from known_rules import SUBJECTS
from known_rules_accuracy import Run

CALL = re.compile(r"(sqrt|sin|cos|tan)\((-?\d+(?:\.\d*)?|-?\.\d+)\)")


class Calculator:
    language, text = "calc", "sqrt(-900)\n"

    def judge(self, text):
        call = CALL.fullmatch(re.sub(r"\s", "", text))
        return 2 if not call else 0 if call[1] == "sqrt" and float(call[2]) <= 0 else 1

    def fresh(self, each, seed):
        calls = calculator.fresh_calls(each, random.Random(seed))
        return [[text for text, fails in calls.items() if fails == wanted] for wanted in (True, False)]


def features_of(options, language, kinds, given, texts):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for i, text in enumerate([given, *texts]):
            paths.append(os.path.join(folder, str(i)))
            with open(paths[-1], "w", newline="", encoding="utf-8", errors="surrogateescape") as file:
                file.write(text)
        done = subprocess.run([options.features, language, kinds, paths[0]], input="".join(path + "\n" for path in paths[1:]),
                              capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_sklearn(options, subject, kinds, run):
    """Accuracy, and leaves."""
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.tree import DecisionTreeClassifier

    # A feature that an input lacks is 0 for scikit-learn; hone has a value below (or above) all others.
    table = DictVectorizer(sparse=False)
    most = 1e30  # what it can hold
    known = [(text, outcome) for text, outcome in run.judged if outcome != 2]

    def features(texts):
        return features_of(options, subject.language, kinds, subject.text, texts)

    rows = table.fit_transform(features([text for text, _ in known])).clip(-most, most)
    tree = DecisionTreeClassifier(class_weight="balanced", random_state=0).fit(rows, [outcome for _, outcome in known])
    right = [tree.predict(table.transform(features(texts)).clip(-most, most)) == outcome for outcome, texts in enumerate(run.fresh)]
    return 50 * sum(own.mean() for own in right), tree.get_n_leaves()


def measure(options, name, seed):
    subject = Calculator() if name == "calculator" else SUBJECTS[name]
    run = Run(options.learning, subject, seed, options.max_tests)
    cells = [(run.accuracy(options.max_tests), run.learned[-1]["leaves"])]
    cells += [by_sklearn(options, subject, kinds, run) for kinds in ("all", "paper")]
    print(f"| {name} | {seed} | {len(run.judged)} | " + " | ".join(f"{a:.0f} ({leaves})" for a, leaves in cells) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learning", required=True, type=os.path.abspath)
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
