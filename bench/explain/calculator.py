#!/usr/bin/env python3
"""The calculator of the paper's Figures 2 to 5, for ten seeds: executions, iterations, our own CPU time (user and system,
the test is a library that takes next to none), and accuracy on 1,000 fresh calls, 500 of each class.

  calculator.py --hone build/release/hone
"""
import argparse
import json
import os
import random
import re
import resource
import subprocess
import tempfile

TEST = r"""
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

int hone_test(const unsigned char *data, size_t size) {
  char call[256], *end;
  size_t length = 0;
  for (size_t i = 0; i < size && length < 255; ++i)
    if (!isspace(data[i])) call[length++] = (char)data[i];
  call[length] = 0;
  char *open = strchr(call, '(');
  if (open == NULL || call[length - 1] != ')') return 2;
  *open = 0;
  if (strcmp(call, "sqrt") && strcmp(call, "sin") && strcmp(call, "cos") && strcmp(call, "tan")) return 2;
  double number = strtod(open + 1, &end);
  if (end == open + 1 || end != call + length - 1) return 2;
  return strcmp(call, "sqrt") == 0 && number <= 0 ? 0 : 1;
}
"""


def fresh_calls(of_each, rng):
    """(text, does it fail) by a generator of our own."""
    calls, made = {}, {True: 0, False: 0}
    while min(made.values()) < of_each:
        function = rng.choice(("sqrt", "sin", "cos", "tan"))
        number = str(rng.randrange(rng.choice((10, 1000, 10**6))))
        if rng.random() < 0.4:
            number += f".{rng.randrange(1000)}"
        if rng.random() < 0.5:
            number = "-" + rng.choice(("", " ")) + number
        fails = function == "sqrt" and float(number.replace(" ", "")) <= 0
        gaps = [rng.choice(("", "", " ")) for _ in range(3)]
        text = f"{function}{gaps[0]}({gaps[1]}{number}{gaps[2]})"
        if made[fails] < of_each and text not in calls:
            calls[text] = fails
            made[fails] += 1
    return calls


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True, type=os.path.abspath)
    parser.add_argument("--seeds", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        with open("test.c", "w") as file:
            file.write(TEST)
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "test.c", "-o", "test.so"], check=True)
        with open("sqrt.calc", "w") as file:
            file.write("sqrt(-900)\n")
        print("| seed | executions | iterations | CPU s | accuracy % | tree |\n|---|---|---|---|---|---|", flush=True)
        for seed in range(options.seeds):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([options.hone, "explain", "sqrt.calc", "-o", "m.json", "--test-library", "./test.so", "--fresh",
                            "--seed", str(seed), "-j", "1", "--no-progress", "--stats", "stats.json"], check=True,
                           capture_output=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            with open("stats.json") as file:
                stats = json.load(file)
            with open("m.json") as file:
                model = json.load(file)
            known = {i["text"].strip() for i in model["inputs"]}
            calls = {t: f for t, f in fresh_calls(520, random.Random(100 + seed)).items() if t not in known}
            fails, passes = ([t for t, f in calls.items() if f == wanted][:500] for wanted in (True, False))
            for i, text in enumerate(fails + passes):
                with open(f"e{i}.calc", "w") as file:
                    file.write(text)
            names = [f"e{i}.calc" for i in range(1000)]
            said = subprocess.run([options.hone, "predict", "--model", "m.json", *names], capture_output=True, text=True)
            answers = re.findall(r"^e\d+\.calc: (fail|pass)", said.stdout, re.M)
            right = sum((a == "fail") == (i < 500) for i, a in enumerate(answers))
            cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            shown = " and ".join(f["shown"] for f in model["features"])
            print(f"| {seed} | {stats['tests']} | {stats['iterations']} | {cpu:.2f} | {100 * right / len(answers):.1f} | "
                  f"{shown} |", flush=True)


if __name__ == "__main__":
    main()
