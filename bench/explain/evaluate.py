#!/usr/bin/env python3
"""How well hone explain does on real programs, as in section 5 of the paper: precision and accuracy as a predictor,
share of produced inputs that fail, size of the tree, share of the grammar.

  evaluate.py --hone build/release/hone --cases CASES --generalize GENERALIZE [--max-tests N] [SUBJECT...]

CASES is a folder of cases (input and test.sh each), GENERALIZE one with the kept-alive servers of the Closure Compiler.
The inputs that models are judged by come from a generator of this script's own: texts of `hone generate`, and the
reported input with tokens deleted, doubled, swapped and replaced. Inputs that the model was learned from don't count.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile


def subjects(cases, generalize):
    found = {}
    for name in ("2808", "2842", "2937", "3379", "3178", "1978"):
        path = f"{generalize}/inputs/closure-{name}.js"
        found[f"closure-{name}"] = dict(
            text=open(path).read(), name="input.js", language="javascript",
            test=["--test-server", f"{generalize}/serve closure-{name}"], server=[f"{generalize}/serve", f"closure-{name}"])
    # Big inputs are reduced first, as anyone would.
    for name in ("dot-mergechain", "sql-sqlite-window"):
        folder = os.path.join(cases, name)
        if cases and os.path.isdir(folder):
            source = next(f for f in sorted(os.listdir(folder)) if f.startswith("input."))
            script = os.path.abspath(os.path.join(folder, "test.sh"))
            language = name.split("-")[0]
            found[name] = dict(reduce=os.path.join(folder, source), name=source, language=language,
                               test=["--test", script], argv=[script, "@@"], script=True)
    command = dict(
        grep_backref=("grep.txt", "grep", "echo abc | grep -E '(a)\\2' -", r"grep: .*reference", ["sh", "@@"]),
        grep_bracket=("grep.txt", "grep", "echo abc | grep '[a' -", r"Unmatched \[", ["sh", "@@"]),
        find_maxdepth=("find.txt", "find", "find . -warn -name x -maxdepth 1", r"warning: you have specified", ["sh", "@@"]),
        find_regex=("find.txt", "find", "find . -regex '*\\('", r"[Ii]nvalid|Unmatched", ["sh", "@@"]),
        jq_depth=("in.json", "json", '{"a": [1, {"b": null}], "c": "x"}', r"Cannot iterate", ["jq", ".c[]", "@@"]),
        jq_number=("in.json", "json", '[3, "x", 5]', r"cannot be|not valid", ["jq", "map(. - 1)", "@@"]),
        dot_syntax=("in.dot", "dot", "digraph g { a -> a:x [label=y]; b }", r"node a, port x", ["dot", "-Tsvg", "@@"]),
        sqlite_table=("in.sql", "sql", "create table t(a int, b text); select c from t;", r"no such column",
                      ["sqlite3", "-init", "/dev/null", ":memory:", ".read @@"]),
    )
    for key, (name, language, text, pattern, argv) in command.items():
        found[key.replace("_", "-")] = dict(text=text + "\n", name=name, language=language,
                                            test=["--stderr", pattern], argv=argv, pattern=pattern)
    return found


class Judge:
    """Runs the test without hone: 'fail', 'pass' or 'unresolved'."""

    def __init__(self, subject, folder):
        self.subject, self.folder = subject, folder
        self.server = None
        if "server" in subject:
            self.server = subprocess.Popen(subject["server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, text):
        path = os.path.join(self.folder, self.subject["name"])
        with open(path, "w") as file:
            file.write(text)
        if self.server:
            self.server.stdin.write(path + "\n")
            self.server.stdin.flush()
            return {"0": "fail", "1": "pass"}.get(self.server.stdout.readline().strip(), "unresolved")
        argv = [a.replace("@@", path) for a in self.subject["argv"]]
        try:
            done = subprocess.run(argv, capture_output=True, timeout=10, cwd=self.folder, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return "unresolved"
        if "script" in self.subject:
            return {0: "fail", 1: "pass"}.get(done.returncode, "unresolved")
        error = done.stderr.decode(errors="replace")
        return "fail" if re.search(self.subject["pattern"], error, re.M) else "pass"

    def close(self):
        if self.server:
            self.server.stdin.close()
            self.server.wait()


def tokens_of(hone, path, language):
    tree = json.loads(subprocess.run([hone, "parse", path, "--language", language, "--tree", "json"],
                                     capture_output=True, text=True, check=True).stdout)
    leaves, open_nodes = [], [tree]
    while open_nodes:
        node = open_nodes.pop()
        if node["kind"] in ("token", "hidden"):
            leaves.append((node["name"], node["text"]))
        open_nodes.extend(reversed(node.get("children", [])))
    return leaves


def mutate(tokens, words, rng):
    tokens = list(tokens)
    for _ in range(1 + rng.randrange(3)):
        visible = [i for i, (_, text) in enumerate(tokens) if text.strip()]
        if not visible:
            break
        i = rng.choice(visible)
        j = min(len(tokens), i + 1 + rng.randrange(4))
        kind = rng.randrange(5)
        if kind == 0:
            del tokens[i:j]
        elif kind == 1:
            tokens[i:i] = tokens[i:j]
        elif kind == 2:
            k = rng.choice(visible)
            tokens[i], tokens[k] = tokens[k], tokens[i]
        else:
            same = words.get(tokens[i][0], [])
            if same:
                tokens[i] = (tokens[i][0], rng.choice(same))
    return "".join(text for _, text in tokens)


def parses(hone, path, language):
    done = subprocess.run([hone, "parse", path, "--language", language], capture_output=True, text=True)
    return " 0 syntax errors" in done.stderr


def evaluation_inputs(hone, subject, judge, folder, wanted, tries, known, rng):
    source = os.path.join(folder, "reported" + os.path.splitext(subject["name"])[1])
    with open(source, "w") as file:
        file.write(subject["text"])
    tokens = tokens_of(hone, source, subject["language"])
    produced = os.path.join(folder, "produced")
    subprocess.run([hone, "generate", "--language", subject["language"], "-n", str(tries // 4), "--size", "20",
                    "--seed", str(rng.randrange(1 << 30)), "-o", produced], check=True, capture_output=True)
    texts, words = [], {}
    for name in sorted(os.listdir(produced)):
        path = os.path.join(produced, name)
        texts.append(open(path, errors="replace").read())
        if len(words) < 200 and len(texts) <= 40:
            for kind, text in tokens_of(hone, path, subject["language"]):
                words.setdefault(kind, []).append(text)
    for kind, text in tokens:
        words.setdefault(kind, []).append(text)
    found = {"fail": {}, "pass": {}}
    for i in range(tries):
        if min(len(found["fail"]), len(found["pass"])) >= wanted:
            break
        text = texts.pop() if i % 4 == 3 and texts else mutate(tokens, words, rng)
        if text in known or text in found["fail"] or text in found["pass"]:
            continue
        with open(source, "w") as file:
            file.write(text)
        if not parses(hone, source, subject["language"]):
            continue
        verdict = judge(text)
        if verdict in found and len(found[verdict]) < wanted:
            found[verdict][text] = True
    return list(found["fail"]), list(found["pass"])


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


def evaluate(hone, name, subject, options):
    with tempfile.TemporaryDirectory() as folder:
        source, model = os.path.join(folder, subject["name"]), os.path.join(folder, "model.json")
        if "reduce" in subject:
            subprocess.run([hone, "reduce", subject["reduce"], "-o", source, "-q", "--no-progress", *subject["test"]],
                           check=True, capture_output=True)
            subject["text"] = open(source).read()
        with open(source, "w") as file:
            file.write(subject["text"])
        stats = os.path.join(folder, "stats.json")
        command = [hone, "explain", source, "--language", subject["language"], "-o", model, "--stats", stats,
                   "--max-tests", str(options.max_tests), "--seed", str(options.seed), "--no-progress",
                   "-j", str(options.jobs), *subject["test"]]
        if "argv" in subject and "script" not in subject:
            command += ["--", *subject["argv"]]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode not in (0, 3):
            print(f"{name}: {done.stderr.strip()}")
            return
        print(done.stdout, file=sys.stderr)
        figures, learned = json.load(open(stats)), json.load(open(model))
        known = {i["text"] for i in learned["inputs"] if isinstance(i["text"], str)}
        judge, rng = Judge(subject, folder), random.Random(options.seed)
        fails, passes = evaluation_inputs(hone, subject, judge, folder, options.inputs, options.tries, known, rng)
        extension = os.path.splitext(subject["name"])[1]
        by_fail = predict(hone, model, fails, folder, extension)
        by_pass = predict(hone, model, passes, folder, extension)
        # Both classes count alike, however many inputs there are of each.
        right_fail = sum(by_fail) / max(1, len(fails))
        wrong_pass = sum(by_pass) / max(1, len(passes))
        accuracy = (right_fail + 1 - wrong_pass) / 2
        precision = right_fail / max(1e-9, right_fail + wrong_pass)
        out = os.path.join(folder, "made")
        subprocess.run([hone, "generate", "--model", model, "--class", "fail", "-n", str(options.produce), "-o", out],
                       capture_output=True)
        made = [open(os.path.join(out, f), errors="replace").read() for f in sorted(os.listdir(out))] if os.path.isdir(out) else []
        verdicts = [judge(text) for text in made]
        judge.close()
        producer = verdicts.count("fail") / max(1, len(made))
        print(f"| {name} | {figures['tests']} | {len(fails)} + {len(passes)} | {100 * precision:.1f} | "
              f"{100 * accuracy:.1f} | {100 * producer:.1f} | {figures['tree_leaves']} | "
              f"{100 * figures['share_of_rules']:.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True)
    parser.add_argument("--cases", default="")
    parser.add_argument("--generalize", required=True)
    parser.add_argument("--max-tests", type=int, default=400)
    parser.add_argument("--inputs", type=int, default=50, help="of each class")
    parser.add_argument("--tries", type=int, default=800)
    parser.add_argument("--produce", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_args()
    known = subjects(options.cases, options.generalize)
    print("| subject | tests | evaluated | precision % | accuracy % | producer % | leaves | rules % |")
    print("|---|---|---|---|---|---|---|---|")
    for name in options.subjects or known:
        evaluate(os.path.abspath(options.hone), name, known[name], options)


if __name__ == "__main__":
    main()
