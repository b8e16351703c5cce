#!/usr/bin/env python3
"""Does `hone repair` change values without a word? Texts from real files, each with one slip of a person.

  run.py --hone build/release/hone [--seed 1] [--count 300] [--formats json,csv] [--slips cut] [-v] [--keep DIR] FOLDER...

FOLDERS hold files of JSON, YAML, TOML, INI, CSV, XML, OBJ, DOT and SQL. The seed chooses files, their excerpts and slips;
seeds below 1000 are for development, and seeds from 1000 on read other files. Only texts that the format's reader
(formats.py) refuses count. Each result is read, and its values compared with those before the slip:
  wanted      the values that a person wants; in brackets those of them that hone calls doubtful
  readings    called doubtful, and another of the readings (--all 8) has the wanted values
  doubtful    called doubtful, and no reading has them
  WRONG       other values without a word
  nothing     no result
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from formats import FORMATS, accepted
from slips import CUT, SLIPS, NoPlace, as_wanted
from sources import files, texts

HERE = pathlib.Path(__file__).resolve().parent
STATES = ["wanted", "wanted?", "readings", "doubtful", "WRONG", "nothing"]


def cases(options, rng):
    """Without end."""
    found = files(options.folders)
    fresh = int(options.seed >= 1000)
    sources = {kind: texts(found, kind, rng, fresh) for kind in options.formats}
    while True:
        kind = rng.choice(options.formats)
        names = [name for name in SLIPS[kind] if not options.slips or name in options.slips]
        if not names:
            continue
        name = rng.choice(names)
        for _ in range(20):
            path, text = next(sources[kind])
            try:
                broken, wanted = SLIPS[kind][name](text, rng)
            except NoPlace:
                continue
            if wanted is not CUT and not all(accepted(kind, w.replace("<ANY>", "any")) for w in wanted):
                continue
            if broken != text and not accepted(kind, broken):
                yield kind, name, path, text, broken, wanted
                break


def repair(hone, kind, broken, folder, *more):
    file, result, stats = folder / f"in.{kind}", folder / f"out.{kind}", folder / "stats.json"
    for old in folder.iterdir():
        old.unlink()
    file.write_text(broken, encoding="utf-8", newline="")
    command = [hone, "repair", file, "--no-progress", "--fresh", "--max-time", "60", "--json", "-j1", "--max-tests", "200", "-o", result, "--stats", stats,
               "--test-server", f"{sys.executable} -S -E {HERE / 'formats.py'} {kind}", *more]
    if kind == "yaml":
        command[command.index("--test-server") + 1] = f"{sys.executable} {HERE / 'formats.py'} {kind}"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    results = [result, *(folder / f"out.{i}.{kind}" for i in range(2, 9))]
    return done, [path.read_text(encoding="utf-8", errors="replace") for path in results if path.exists()], (
        json.loads(stats.read_text()) if stats.exists() else {})


def doubtful(done):
    try:
        return bool(json.loads(done.stdout)["repairs"][0]["doubtful"])
    except (ValueError, LookupError):
        return False


def changes(done):
    """Of the first repair, a line each."""
    try:
        first = json.loads(done.stdout)["repairs"][0]
    except (ValueError, LookupError):
        return done.stderr
    out = [f"  {f['line']}:{f['column']} {f['removed']!r:.150} -> {f['inserted']!r:.150}" for f in first["findings"][:6]]
    for d in first["doubtful"][:4]:
        readings = "".join(f" | {reading!r:.80}" for reading in d["readings"])
        out.append(f"  ? {d['line']}:{d['column']} {d['was']!r:.80} {d['why']}: {d['became']!r:.80}{readings}")
    return "\n".join(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hone", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--formats", type=lambda text: text.split(","), default=FORMATS)
    parser.add_argument("--slips", type=lambda text: text.split(","), default=[])
    parser.add_argument("--keep", type=pathlib.Path, help="writes what is not wanted there")
    parser.add_argument("-v", action="store_true", help="prints each of these")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    tables = {"format": collections.defaultdict(collections.Counter), "slip": collections.defaultdict(collections.Counter)}
    runs, begin = [], time.time()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        source = cases(options, random.Random(options.seed))
        for number in range(options.count):
            kind, slip, path, text, broken, wanted = next(source)
            done, results, stats = repair(options.hone, kind, broken, folder)
            said = doubtful(done)
            runs.append(stats.get("tests", 0))
            if not results:
                state = "nothing"
            elif as_wanted(kind, text, broken, wanted, results[0]):
                state = "wanted?" if said else "wanted"
            elif not said:
                state = "WRONG"
            else:
                others = repair(options.hone, kind, broken, folder, "--all", "8")[1]
                state = "readings" if any(as_wanted(kind, text, broken, wanted, other) for other in others) else "doubtful"
            tables["format"][kind][state] += 1
            tables["slip"][kind + " " + slip][state] += 1
            if state != "wanted" and options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                stem = options.keep / f"{state}-{kind}-{slip}-{options.seed}-{number}"
                stem.with_suffix(f".in.{kind}").write_text(broken, newline="")
                stem.with_suffix(f".orig.{kind}").write_text(text, newline="")
                if results:
                    stem.with_suffix(f".out.{kind}").write_text(results[0], newline="")
            if options.v and state not in ("wanted",):
                print(f"{state} {kind} {slip} {number} {path}\n{changes(done)}", flush=True)
    for title, table in tables.items():
        table["all"] = sum(table.values(), collections.Counter())
        print(f"| {title} | files | wanted | readings | doubtful | WRONG | nothing |\n|---|---|---|---|---|---|---|")
        for row, count in sorted(table.items(), key=lambda item: (item[0] == "all", item[0])):
            print(f"| {row} | {sum(count.values())} | {count['wanted'] + count['wanted?']} ({count['wanted?']}) | " +
                  " | ".join(str(count[state]) for state in STATES[2:]) + " |")
        del table["all"]
    runs.sort()
    print(f"runs: median {runs[len(runs) // 2]}, most {runs[-1]}; {time.time() - begin:.0f} s")


if __name__ == "__main__":
    main()
