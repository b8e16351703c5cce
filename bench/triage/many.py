#!/usr/bin/env python3
"""Triages very many findings: 10,000 files of 1 KB that show 20 bugs of a small C program.

    bench/triage/many.py OUT [--hone PROGRAM] [--findings N] [-j N]

Each file is a JSON array of random numbers and strings, one of which makes the program fail. Prints the bugs, the tests
a finding beyond those of the bugs, and the most memory that hone needed.
"""
import argparse
import json
import pathlib
import random
import resource
import subprocess
import sys
import time

BUGS = 20
SIZE = 1000


def program():
    checks = "\n".join(f'  assert(!strstr(text, "\\"bug{bug}\\"") && "bug {bug}");' for bug in range(BUGS))
    return f"""#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(int count, char** arguments) {{
  static char text[4096];
  FILE* file = fopen(arguments[count - 1], "r");
  if (!file) return 1;
  text[fread(text, 1, sizeof text - 1, file)] = 0;
{checks}
  return 0;
}}
"""


def finding(seed):
    source = random.Random(seed)
    items, bytes_left = [json.dumps(f"bug{source.randrange(BUGS)}")], SIZE
    while bytes_left > 0:
        items.append(source.choice([str(source.randrange(10**6)), json.dumps(f"s{source.randrange(1000)}")]))
        bytes_left -= len(items[-1]) + 1
    source.shuffle(items)
    return f"[{','.join(items)}]"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--findings", type=int, default=10000)
    parser.add_argument("-j", "--jobs", type=int, default=2)
    options = parser.parse_args()
    out = options.out.resolve()
    (out / "findings").mkdir(parents=True, exist_ok=True)
    (out / "program.c").write_text(program())
    subprocess.run(["cc", "-o", out / "program", out / "program.c"], check=True)
    for seed in range(options.findings):
        (out / "findings" / f"{seed:06}.json").write_text(finding(seed))
    subprocess.run(["rm", "-rf", out / "bugs"], check=True)
    begin = time.monotonic()
    subprocess.run([options.hone, "triage", out / "findings", "-o", out / "bugs", "--fresh", "-q", "-j", str(options.jobs),
                    "--", out / "program", "@@"], check=True)
    index = json.loads((out / "bugs" / "index.json").read_text())
    on_bugs = sum(bug["tests"] for bug in index["bugs"])
    # The largest of all that have ended; the program itself needs little.
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"{len(index['bugs'])} bugs, {index['tests']} tests: {(index['tests'] - on_bugs) / options.findings:.2f} a "
          f"finding, and {on_bugs / len(index['bugs']):.0f} a bug; {memory / 1024:.0f} MB, "
          f"{time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
