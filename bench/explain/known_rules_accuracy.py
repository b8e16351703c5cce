#!/usr/bin/env python3
"""How well hone explain finds known rules (known_rules.py) from a single input, judged by 100 failing and 100 passing fresh
inputs of each subject.

  known_rules_accuracy.py [SUBJECT...] --learning build/release/bench/learning [--at 500 1000] [--seeds 0 1] [--held-back]

Built with the target bench_learning. A column for each number of executions; in the brackets the worst run, and the mean of
the leaves.
--features leaves out kinds of feature.
--observe learns from 200 other inputs of the same generator instead, without running anything: what exploration could reach.
--given N starts from N failing and N passing inputs of the same generator, none of which is one of the fresh inputs.
--folder FOLDER adds subjects of others: FOLDER/rules.py judges, FOLDER/SUBJECT has input.* and fresh/.
"""
import argparse
import glob
import importlib.util
import json
import os
import statistics
import subprocess
import sys

from known_rules import REFUSED, SUBJECTS

GRAMMARS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "grammars")


def read(path):
    with open(path, newline="", encoding="utf-8", errors="surrogateescape") as file:
        return file.read()


class OthersSubject:
    def __init__(self, folder, name):
        spec = importlib.util.spec_from_file_location("rules", os.path.join(folder, "rules.py"))
        rules = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(rules)
        self.language, self.rule, self.path = name, rules.R[name], os.path.join(folder, name)
        self.text = read(glob.glob(os.path.join(self.path, "input.*"))[0])

    def judge(self, text):
        try:
            return self.rule(text)
        except RecursionError:  # a reader of its own, and a text that is nested deeply
            return REFUSED

    def fresh(self, each, seed):
        texts = [[read(path) for path in sorted(glob.glob(os.path.join(self.path, "fresh", kind + "*")))] for kind in ("fail", "pass")]
        # Halves, as what a model is judged by isn't what it starts from.
        first = 1 if seed == GIVING else 0
        return [own[first::2][:each] for own in texts]


JUDGING, GIVING = 4711, 815  # seeds of the fresh inputs, and of those that are given


class Run:
    """One run of hone explain. `learned`: how it went, an entry after each iteration; `judged`: executed texts and their
    outcomes (0 fails, 1 passes, 2 refused); `tree`; `wrong`: fresh inputs that the tree is wrong about."""

    def __init__(self, learning, subject, seed, most_tests=500, given=0, features=("all",)):
        self.fresh = subject.fresh(100, JUDGING)
        others = subject.fresh(100, GIVING) if given else [[subject.text], []]
        corpus = [read(path) for path in sorted(glob.glob(os.path.join(GRAMMARS, subject.language, "examples", "*")))]
        wanted = dict(language=subject.language, seed=seed, most_tests=most_tests, features=features, corpus=corpus,
                      given=[[text, outcome] for outcome in (0, 1) for text in others[outcome][:given or 1]],
                      fresh=[*self.fresh[0], *self.fresh[1]])
        self.learned, self.judged = [], []
        with subprocess.Popen([learning], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            self.send(process, wanted)
            for line in process.stdout:
                said = json.loads(line)
                if "test" in said:
                    outcomes = [subject.judge(text) for text in said["test"]]
                    self.judged += zip(said["test"], outcomes)
                    self.send(process, outcomes)
                else:
                    self.learned.append(said)
        if process.returncode or not self.learned:
            sys.exit(f"{learning} ended with status {process.returncode}")
        self.tree = self.learned[-1]["tree"]

    @staticmethod
    def send(process, what):
        process.stdin.write(json.dumps(what) + "\n")
        process.stdin.flush()

    def at(self, tests):
        """What was learned after so many executions; None before the first tree."""
        until = [entry for entry in self.learned if entry["tests"] <= tests]
        return until[-1] if until else None

    def accuracy(self, tests):
        """In percent, failing and passing inputs alike."""
        entry = self.at(tests)
        if entry is None or not entry["fails"]:
            return 50
        fails, passes = (len(texts) for texts in self.fresh)
        said = entry["fails"]
        return 50 * (sum(said[:fails]) / fails + 1 - sum(said[fails:]) / passes)

    @property
    def wrong(self):
        said = self.learned[-1]["fails"]
        fails = len(self.fresh[0])
        return [text for i, text in enumerate([*self.fresh[0], *self.fresh[1]]) if said and said[i] != (i < fails)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learning", required=True, type=os.path.abspath)
    parser.add_argument("--at", type=int, nargs="*", default=[500])
    parser.add_argument("--seeds", type=int, nargs="*", default=[0, 1])
    parser.add_argument("--held-back", action="store_true", help="those subjects, not the others")
    parser.add_argument("--folder")
    parser.add_argument("--observe", action="store_true")
    parser.add_argument("--given", type=int, default=0)
    parser.add_argument("--features", nargs="*", default=["all"])
    parser.add_argument("--show", action="store_true", help="the trees")
    parser.add_argument("--wrong", action="store_true", help="some inputs that are predicted wrongly")
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_args()
    names = options.subjects or [n for n, s in SUBJECTS.items() if s.held_back == options.held_back]
    if options.folder and not options.subjects:
        names += sorted(n for n in os.listdir(options.folder) if os.path.isdir(os.path.join(options.folder, n)) and n[0] != "_")
    most_tests, given = (0, 100) if options.observe else (max(options.at), options.given)
    runs = {}
    for name in names:
        subject = SUBJECTS.get(name) or OthersSubject(options.folder, name)
        runs[name] = [Run(options.learning, subject, seed, most_tests, given, options.features) for seed in options.seeds]
        for seed, run in zip(options.seeds, runs[name]):
            if options.show or options.wrong:
                print(f"=== {name}, seed {seed}\n{run.tree}", file=sys.stderr)
            if options.wrong:
                print(*run.wrong[:: max(1, len(run.wrong) // 12)], sep="\n---\n", file=sys.stderr)
        print(row(name, runs[name], options.at), flush=True)
    print(row("**all**", [run for own in runs.values() for run in own], options.at))


def row(name, runs, ats):
    cells = [name]
    for tests in ats:
        accuracies = [run.accuracy(tests) for run in runs]
        leaves = statistics.mean(run.at(tests)["leaves"] if run.at(tests) else 1 for run in runs)
        low = sum(accuracy < 80 for accuracy in accuracies)
        cells.append(f"{statistics.mean(accuracies):.1f} (worst {min(accuracies):.0f}, {low} below 80; {leaves:.1f} leaves)")
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()
