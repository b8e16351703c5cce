#!/usr/bin/env python3
"""How well hone explain does on real programs, as in section 5 of the paper: precision, recall and accuracy as a
predictor, share of produced inputs that fail, size of the tree, share of the grammar.

  evaluate.py --hone build/release/hone --cases CASES --generalize GENERALIZE [--sets FOLDER] [SUBJECT...]

Built with the targets hone and bench_parse_server. CASES is a folder of cases (input and test.sh each), GENERALIZE one with the kept-alive servers of the Closure Compiler.
The inputs that models are judged by come from inputs.py; they don't depend on the model, so --sets keeps them for the
next time. Those that a model was learned from don't count.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

from inputs import Generator, read
from subjects import Judge, subjects

GRAMMARS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "grammars")


def evaluation_inputs(options, name, subject, judge, folder):
    stored = os.path.join(options.sets, name + ".json") if options.sets else None
    if stored and os.path.exists(stored):
        return json.loads(read(stored))
    extension = os.path.splitext(subject["name"])[1]
    generator = Generator(options.hone, subject["language"], extension, GRAMMARS, folder, options.set_seed)
    found = generator.population(subject["text"], judge, options.inputs, options.tries)
    if stored:
        os.makedirs(options.sets, exist_ok=True)
        with open(stored, "w") as file:
            json.dump(found, file, indent=1)
    return found


def predict(hone, model, texts, folder, extension):
    paths = []
    for i, text in enumerate(texts):
        paths.append(os.path.join(folder, f"e{i}{extension}"))
        with open(paths[-1], "w") as file:
            file.write(text)
    if not paths:
        return []
    done = subprocess.run([hone, "predict", "--model", model, *paths], capture_output=True, text=True)
    return [found == "fail" for found in re.findall(r"^\S*/e\d+\S*: (fail|pass) \(", done.stdout, re.M)]


def learn(options, subject, folder, source, model):
    stats = os.path.join(folder, "stats.json")
    command = [options.hone, "explain", source, "--language", subject["language"], "-o", model, "--stats", stats,
               "--max-tests", str(options.max_tests), "--seed", str(options.seed), "--no-progress", "-j",
               str(options.jobs), *subject["test"]]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if done.returncode not in (0, 3):
        sys.exit(f"{subject['name']}: {done.stderr.strip()}")
    print(done.stdout, file=sys.stderr, flush=True)
    return json.loads(read(stats))


def produce(options, model, folder):
    out = os.path.join(folder, "produced")
    subprocess.run([options.hone, "generate", "--model", model, "--class", "fail", "-n", str(options.produce), "-o", out],
                   capture_output=True)
    return [read(os.path.join(out, f)) for f in sorted(os.listdir(out))] if os.path.isdir(out) else []


def evaluate(options, name, subject):
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(subject, folder)
        source, model = os.path.join(folder, subject["name"]), os.path.join(folder, "model.json")
        if "reduce" in subject:
            subprocess.run([options.hone, "reduce", subject["reduce"], "-o", source, "-q", "--no-progress",
                            *subject["test"]], check=True, capture_output=True)
            subject["text"] = read(source)
        with open(source, "w") as file:
            file.write(subject["text"])
        fails, passes = evaluation_inputs(options, name, subject, judge, folder)
        if options.only_sets:
            print(f"{name}: {len(fails)} + {len(passes)}", flush=True)
            judge.close()
            return None
        figures = learn(options, subject, folder, source, model)
        known = {i["text"] for i in json.loads(read(model))["inputs"] if isinstance(i["text"], str)}
        fails = [text for text in fails if text not in known]
        passes = [text for text in passes if text not in known]
        extension = os.path.splitext(subject["name"])[1]
        by_fail = predict(options.hone, model, fails, folder, extension)
        by_pass = predict(options.hone, model, passes, folder, extension)
        if options.wrong:
            for text, fail in [*zip(fails, by_fail), *zip(passes, by_pass)]:
                if fail != (text in fails):
                    print(f"--- said to {'fail' if fail else 'pass'}:\n{text}", file=sys.stderr)
        # Both classes count alike, however many inputs there are of each.
        right_fail = sum(by_fail) / max(1, len(fails))
        wrong_pass = sum(by_pass) / max(1, len(passes))
        made = produce(options, model, folder)
        verdicts = [judge(text) for text in made]
        judge.close()
        if options.wrong:
            for text, verdict in zip(made, verdicts):
                if verdict != "fail":
                    print(f"--- made to fail, but {verdict}:\n{text}", file=sys.stderr)
        return dict(name=name, tests=figures["tests"], fails=len(fails), passes=len(passes),
                    precision=100 * right_fail / max(1e-9, right_fail + wrong_pass),
                    accuracy=50 * (right_fail + 1 - wrong_pass), made=len(made),
                    producer=100 * verdicts.count("fail") / max(1, len(made)), leaves=figures["tree_leaves"],
                    rules=100 * figures["share_of_rules"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True, type=os.path.abspath)
    parser.add_argument("--cases", default="")
    parser.add_argument("--generalize", default="")
    parser.add_argument("--max-tests", type=int, default=800)
    parser.add_argument("--inputs", type=int, default=120, help="of each class")
    parser.add_argument("--tries", type=int, default=6000, help="to find these")
    parser.add_argument("--produce", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of hone explain")
    parser.add_argument("--set-seed", type=int, default=2, help="of the inputs that judge it")
    parser.add_argument("--sets", help="keep these inputs here")
    parser.add_argument("--only-sets", action="store_true", help="make these inputs, no more")
    parser.add_argument("--wrong", action="store_true", help="show what the model is wrong about")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_args()
    known = subjects(options.cases, options.generalize)
    print("| subject | tests | evaluated: fail + pass | precision % | accuracy % | produced | failing % | leaves | "
          "rules in the tree % |\n|---|---|---|---|---|---|---|---|---|", flush=True)
    rows = []
    for name in options.subjects or known:
        row = evaluate(options, name, known[name]())
        if row is None:
            continue
        rows.append(row)
        print("| {name} | {tests} | {fails} + {passes} | {precision:.1f} | {accuracy:.1f} | {made} | {producer:.0f} | "
              "{leaves} | {rules:.1f} |".format(**row), flush=True)
    if rows:
        mean = {key: sum(row[key] for row in rows) / len(rows) for key in ("precision", "accuracy", "producer")}
        print("| **mean** | | | **{precision:.1f}** | **{accuracy:.1f}** | | **{producer:.1f}** | | |".format(**mean))


if __name__ == "__main__":
    main()
