#!/usr/bin/env python3
"""How well hone explain finds known rules (known_rules.py) from a single input, judged by 100 failing and 100 passing fresh
inputs of each subject.

  known_rules_accuracy.py --hone build/release/hone [--max-tests 500] [--seeds 0 1] [--held-back] [SUBJECT...]

--observe learns from 200 other inputs of the same generator instead, without running anything: what exploration could reach.
--given N starts from N failing and N passing inputs of the same generator, none of which is one of the fresh inputs.
--folder FOLDER adds subjects of others: FOLDER/rules.py is their test server, FOLDER/SUBJECT has input.* and fresh/.
"""
import argparse
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from known_rules import SUBJECTS

HERE = os.path.dirname(os.path.abspath(__file__))


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", newline="") as file:
        file.write(text)
    return path


def own_subject(name, folder):
    """Its input, language, server, and the fresh inputs by outcome."""
    subject = SUBJECTS[name]
    fresh = {}
    for kind, texts in zip(("fail", "pass"), subject.fresh(100, 4711)):
        fresh[kind] = [write(folder, f"{kind}{i:03}.{subject.extension}", text) for i, text in enumerate(texts)]
    others = {kind: [write(folder, f"other{kind}{i:03}.{subject.extension}", text) for i, text in enumerate(texts)]
              for kind, texts in zip(("fail", "pass"), subject.fresh(100, 815))}
    given = write(folder, "input." + subject.extension, subject.text)
    return given, subject.language, [sys.executable, os.path.join(HERE, "known_rules.py"), name], fresh, others


def others_subject(name, path):
    given = glob.glob(os.path.join(path, name, "input.*"))[0]
    fresh = {kind: sorted(glob.glob(os.path.join(path, name, "fresh", kind + "*"))) for kind in ("fail", "pass")}
    return given, name, [sys.executable, os.path.join(path, "rules.py"), name], fresh, None


def measure(options, name, seed):
    with tempfile.TemporaryDirectory() as folder:
        own = name in SUBJECTS
        given, language, server, fresh, others = own_subject(name, folder) if own else others_subject(name, options.folder)
        model, stats = os.path.join(folder, "model.json"), os.path.join(folder, "stats.json")
        command = [options.hone, "explain", "-o", model, "--language", language, "--seed", str(seed), "-j1", "--no-progress"]
        if options.observe:
            if others is None:  # two halves
                others = {kind: paths[::2] for kind, paths in fresh.items()}
                fresh = {kind: paths[1::2] for kind, paths in fresh.items()}
            command += ["--observe-only", "--fail", *others["fail"], "--pass", *others["pass"]]
        else:
            known = ["--fail", *others["fail"][:options.given], "--pass", *others["pass"][:options.given]] if options.given else [given]
            command += [*known, "--max-tests", str(options.max_tests), "--stats", stats, "--test-server", " ".join(server)]
        done = subprocess.run([*command, *options.more], capture_output=True, text=True, timeout=600)
        if done.returncode not in (0, 3):
            return name, seed, None, done.stderr
        figures = json.load(open(stats)) if os.path.exists(stats) else {}
        right, wrong = {}, []
        for kind, paths in fresh.items():
            out = subprocess.run([options.hone, "predict", "--model", model, *paths], capture_output=True, text=True).stdout
            said = re.findall(r"^(.*): (fail|pass) \(", out, re.M)
            right[kind] = sum(found == kind for _, found in said) / len(paths)
            wrong += [(kind, path, open(path).read()) for path, found in said if found != kind]
        shown = done.stdout
        if options.wrong:
            shown += "".join(f"--- {kind}s, said not to:\n{text}" for kind, _, text in wrong[:: max(1, len(wrong) // 12)])
        return name, seed, (50 * (right["fail"] + right["pass"]), figures, right), shown


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True, type=os.path.abspath)
    parser.add_argument("--max-tests", type=int, default=500)
    parser.add_argument("--seeds", type=int, nargs="*", default=[0, 1])
    parser.add_argument("--held-back", action="store_true", help="those subjects, not the others")
    parser.add_argument("--folder")
    parser.add_argument("--observe", action="store_true")
    parser.add_argument("--given", type=int, default=0, help="start from so many failing and passing inputs of the generator, not from one")
    parser.add_argument("--show", action="store_true", help="the trees")
    parser.add_argument("--wrong", action="store_true", help="some inputs that are predicted wrongly")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--more", nargs=argparse.REMAINDER, default=[], help="options for hone explain; comes last")
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_args()
    names = options.subjects or [n for n, s in SUBJECTS.items() if s.held_back == options.held_back]
    if options.folder and not options.subjects:
        names += sorted(n for n in os.listdir(options.folder) if os.path.isdir(os.path.join(options.folder, n)) and n[0] != "_")
    means = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = {n: [pool.submit(measure, options, n, seed) for seed in options.seeds] for n in names}
        for name, runs in rows.items():
            cells = []
            for run in runs:
                _, seed, result, shown = run.result()
                if result is None:
                    print(f"{name}: {shown.strip()}", file=sys.stderr)
                    cells.append("-")
                    continue
                accuracy, figures, right = result
                means.append((name, accuracy))
                cells.append(f"{accuracy:.0f} ({100 * right['fail']:.0f}/{100 * right['pass']:.0f}, "
                             f"{figures.get('tree_leaves', '-')}, {figures.get('tests', '-')})")
                if options.show or options.wrong:
                    print(f"=== {name}, seed {seed}\n{shown}", file=sys.stderr)
            print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
    if means:
        print(f"mean: {sum(a for _, a in means) / len(means):.1f}")


if __name__ == "__main__":
    main()
