#!/usr/bin/env python3
"""How much of corrupt files `hone repair` gives back, in the columns of "Debugging Inputs" (ICSE 2020), Tables 4 and 5.

  measure.py --hone build/release/hone CASES [FORMAT/KIND...]     e.g. json/single dot/multi
  measure.py ... --methods correct,hybrid --max-tests 500

CASES holds FORMAT/KIND/NAME.EXT, the valid original beside it as NAME.EXT.orig, and oracle/PROGRAM.sh FILE, which exits
0 when the program accepts the file. For each format, kind, program and method a row is printed: files, those repaired,
kept (longest common subsequence with the original over its length, unrepaired files as 0), edits (mean Levenshtein
distance to the original), median runs of the program, and median milliseconds of wall time. Only files that the
program refuses count.
"""
import argparse
import concurrent.futures
import json
import pathlib
import statistics
import subprocess
import tempfile

PROGRAMS = {"json": ["jq", "json-simple", "python"], "dot": ["dot"], "obj": ["assimp"]}
METHODS = {
    "correct": [],
    "lexical": ["--subset-only", "--units", "characters"],
    "syntactic": ["--subset-only", "--units", "tokens"],
    "hybrid": ["--subset-only", "--units", "hybrid"],
}


def middle(a, b):
    """Both without their common beginning and end, and how long these are."""
    begin = 0
    while begin < min(len(a), len(b)) and a[begin] == b[begin]:
        begin += 1
    end = 0
    while end < min(len(a), len(b)) - begin and a[-1 - end] == b[-1 - end]:
        end += 1
    return a[begin : len(a) - end], b[begin : len(b) - end], begin + end


def distance(a, b, substitutions):
    """Edit distance in O(length * distance): furthest reaching points by diagonal (Ukkonen 1985; Myers 1986)."""
    a, b, _ = middle(a, b)
    n, m = len(a), len(b)
    if n == 0 or m == 0:
        return n + m
    most = 6000
    reach = {0: -1}
    edits = -1
    while True:
        edits += 1
        if edits > most:
            return max(n, m)
        new = {}
        for k in range(-edits, edits + 1):
            x = max(
                reach.get(k - 1, -2) + 1,
                reach.get(k + 1, -2),
                reach.get(k, -2) + (1 if substitutions else -9) if edits else (0 if k == 0 else -2),
            )
            if edits == 0:
                x = 0
            x = min(x, n)
            if x < 0 or x - k < 0:
                continue
            x = min(x, m + k)
            while x < n and x - k < m and a[x] == b[x - k]:
                x += 1
            new[k] = x
        if new.get(n - m, -1) >= n:
            return edits
        for k, x in reach.items():
            new.setdefault(k, x)
        reach = new


def kept(original, repaired):
    if not original:
        return 1.0
    indels = distance(original, repaired, substitutions=False)
    common = (len(original) + len(repaired) - indels) / 2
    return max(0.0, common) / len(original)


def measure(arguments, path, oracle, method):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / path.name
        stats = pathlib.Path(folder) / "stats.json"
        command = [arguments.hone, "repair", str(path), "-o", str(out), "-j", "1", "--no-progress", "--stats", str(stats)]
        command += ["--max-tests", str(arguments.max_tests), "--max-time", str(arguments.max_time), *METHODS[method]]
        command += ["--timeout", "20", "--test", str(oracle)]
        ended = subprocess.run(command, capture_output=True, check=False)
        if b"accepted as it is" in ended.stderr:
            return None
        figures = json.loads(stats.read_text())
        original = pathlib.Path(str(path) + ".orig")
        row = {"file": path.name, "repaired": ended.returncode in (0, 3) and out.exists(), "runs": figures["tests"],
               "ms": 1000 * (figures["wall_seconds"] - figures["test_seconds"])}
        if row["repaired"]:
            row["said"] = ended.stdout.decode("utf-8", "replace").split("\n")[:3]
        if row["repaired"] and original.exists():
            before, after = original.read_bytes(), out.read_bytes()
            row["kept"] = kept(before, after)
            row["edits"] = distance(before, after, substitutions=True)
        return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("sets", nargs="*", default=[])
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--methods", default="correct")
    parser.add_argument("--programs", default="")
    parser.add_argument("--max-tests", type=int, default=3400)
    parser.add_argument("--max-time", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    sets = arguments.sets or [f"{f}/{k}" for f in PROGRAMS for k in ("single", "multi", "real")]
    print(f"{'set':12} {'program':12} {'method':10} {'files':>5} {'repaired':>8} {'kept':>6} {'edits':>7} {'runs':>6} {'ms':>6}")
    for name in sets:
        files = sorted(p for p in (arguments.cases / name).iterdir() if p.suffix != ".orig")
        language = name.split("/")[0]
        for program in arguments.programs.split(",") if arguments.programs else PROGRAMS[language]:
            oracle = arguments.cases / "oracle" / f"{program}.sh"
            for method in arguments.methods.split(","):
                with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
                    rows = list(pool.map(lambda p: measure(arguments, p, oracle, method), files))
                rows = [r for r in rows if r]
                repaired = [r for r in rows if r["repaired"]]
                edits = [r["edits"] for r in repaired if "edits" in r]
                share = [r.get("kept", 0.0) for r in rows] if edits else []
                print(
                    f"{name:12} {program:12} {method:10} {len(rows):5} {len(repaired):8} "
                    f"{statistics.mean(share) if share else float('nan'):6.4f} "
                    f"{statistics.mean(edits) if edits else float('nan'):7.2f} "
                    f"{statistics.median(r['runs'] for r in rows) if rows else 0:6} "
                    f"{statistics.median(r['ms'] for r in rows) if rows else 0:6.1f}",
                    flush=True,
                )
                if arguments.verbose:
                    for row in rows:
                        if not row["repaired"] or row["runs"] > 4 or row.get("edits", 0) > 3:
                            print("   ", json.dumps(row))


if __name__ == "__main__":
    main()
