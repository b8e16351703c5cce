#!/usr/bin/env python3
"""How much of corrupt files `hone repair` gives back, in the columns of "Debugging Inputs" (ICSE 2020), Tables 4 and 5.

  measure.py --hone build/release/hone CASES [FORMAT/KIND...]     e.g. json/single dot/multi
  measure.py ... --methods baseline,antlr,lexical,syntactic,hybrid,correct --max-tests 500

CASES holds FORMAT/KIND/NAME.EXT, the valid original beside it as NAME.EXT.orig, and oracle/PROGRAM.sh FILE, which exits
0 when the program accepts the file; an oracle of the same name beside this script goes before it. For each format, kind, program and method a row is printed: files, those repaired,
kept (longest common subsequence with the original over its length, unrepaired files as 0), edits (mean Levenshtein
distance to the original), median runs of the program, and median milliseconds of hone's own wall time. At the end the
two tables: files repaired, and kept.

Methods: the file as it is (baseline), what ANTLR's error recovery keeps of it (antlr; generated for the same grammar,
which takes the ANTLR tool and a JDK), ddmax on characters, on tokens, and on both (lexical, syntactic, hybrid), and the
default (correct). The baseline counts all files, the others those that the program refuses.
"""
import argparse
import concurrent.futures
import json
import pathlib
import statistics
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = {"json": ["jq", "json-simple", "python"], "dot": ["dot"], "obj": ["assimp"]}
GRAMMARS = {"json": ("Json", "json", ["json/Json.g4"]), "dot": ("Dot", "graphs", ["dot/Dot.g4"]),
            "obj": ("ObjStrict", "file", ["obj_strict/ObjStrictLexer.g4", "obj_strict/ObjStrictParser.g4"])}
HONE = {
    "lexical": ["--subset-only", "--units", "characters"],
    "syntactic": ["--subset-only", "--units", "tokens"],
    "hybrid": ["--subset-only", "--units", "hybrid"],
    "correct": [],
}
METHODS = ["baseline", "antlr", *HONE]
# jsonrepair: measured on 50 files a set, a file counting where jq, json-simple and minimal-json accept it. The paper:
# all its formats and programs, a minute a file.
KNOWN = """
For comparison: jsonrepair (npm) repairs 17 of 50 files of json/single (kept 0.340) and 4 of 50 of json/multi (0.078).
The paper reports for ddmax about 69 % of the files repaired and 78 % of the data kept."""


def middle(a, b):
    """Both without their common beginning and end, and how long these are."""
    begin = 0
    while begin < min(len(a), len(b)) and a[begin] == b[begin]:
        begin += 1
    end = 0
    while end < min(len(a), len(b)) - begin and a[-1 - end] == b[-1 - end]:
        end += 1
    return a[begin : len(a) - end], b[begin : len(b) - end], begin + end


def places(text):
    """By byte, a bit for each place where it stands."""
    found = {}
    for i, byte in enumerate(text):
        found[byte] = found.get(byte, 0) | 1 << i
    return found


def common(a, b):
    """Length of the longest common subsequence, a column of the table in one number (Hyyrö 2004)."""
    a, b, same = middle(a, b)
    mask, at = (1 << len(a)) - 1, places(a)
    column = mask
    for byte in b:
        matches = column & at.get(byte, 0)
        column = ((column + matches) | (column - matches)) & mask
    return same + len(a) - column.bit_count()


def edits(a, b):
    """Levenshtein distance, in the same way (Myers 1999; Hyyrö 2003)."""
    a, b, _ = middle(a, b)
    if not a:
        return len(b)
    mask, at = (1 << len(a)) - 1, places(a)
    up, down, distance = mask, 0, len(a)
    for byte in b:
        equal = at.get(byte, 0)
        across = (((equal & up) + up) ^ up) | equal
        right = (down | ~(across | up)) & mask
        left = up & across
        distance += (right >> (len(a) - 1)) - (left >> (len(a) - 1))
        right = (right << 1 | 1) & mask
        up = ((left << 1) | ~(equal | down | right)) & mask
        down = right & (equal | down)
    return distance


def kept(original, repaired):
    return common(original, repaired) / len(original) if original else 1.0


def oracle_of(cases, program):
    own = HERE / "oracle" / f"{program}.sh"
    return own if own.exists() else cases / "oracle" / f"{program}.sh"


def accepts(oracle, path):
    return subprocess.run([oracle, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def compared(row, path, repaired):
    """The row with what the repaired file is worth."""
    original = pathlib.Path(str(path) + ".orig")
    if row["repaired"] and original.exists():
        before = original.read_bytes()
        row["kept"] = kept(before, repaired)
        row["edits"] = edits(before, repaired)
    return row


def baseline(arguments, path, oracle):
    row = {"file": path.name, "repaired": accepts(oracle, path), "runs": 1, "ms": 0}
    return compared(row, path, path.read_bytes())


class AntlrRecovery:
    """Lexer and parser of a format's grammar, generated and compiled once, and AntlrRecovery.java."""

    def __init__(self, folder, jar):
        self.folder, self.jar, self.ready = pathlib.Path(folder), jar, {}

    def recover(self, language, files, out):
        if language not in self.ready:
            name, start, grammars = GRAMMARS[language]
            code = self.folder / language
            code.mkdir()
            for grammar in grammars:
                source = HERE.parent.parent / "grammars" / grammar
                subprocess.run(["antlr4", "-o", code, "-lib", code, source], check=True, cwd=source.parent)
            classpath = f"{self.jar}:{code}"
            subprocess.run(["javac", "-cp", classpath, "-d", code, *code.glob("*.java"), HERE / "AntlrRecovery.java"], check=True)
            self.ready[language] = ["java", "-cp", classpath, "AntlrRecovery", name + "Lexer", name + "Parser", start]
        subprocess.run([*self.ready[language], out, *files], check=True)


def antlr(recovered, path, oracle):
    if accepts(oracle, path):
        return None
    text = recovered / path.name
    return compared({"file": path.name, "repaired": accepts(oracle, text), "runs": 1, "ms": 0}, path, text.read_bytes())


def hone(arguments, path, oracle, method):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / path.name
        stats = pathlib.Path(folder) / "stats.json"
        command = [arguments.hone, "repair", str(path), "-o", str(out), "-j", "1", "--no-progress", "--stats", str(stats)]
        command += ["--max-tests", str(arguments.max_tests), "--max-time", str(arguments.max_time), *HONE[method]]
        command += ["--fresh", "--timeout", "20", "--test", str(oracle)]
        ended = subprocess.run(command, capture_output=True, check=False)
        if b"accepted as it is" in ended.stderr:
            return None
        figures = json.loads(stats.read_text())
        row = {"file": path.name, "repaired": ended.returncode in (0, 3, 4) and out.exists(), "runs": figures["tests"],
               "ms": 1000 * (figures["wall_seconds"] - figures["test_seconds"])}
        if row["repaired"]:
            row["said"] = ended.stdout.decode("utf-8", "replace").split("\n")[:3]
        return compared(row, path, out.read_bytes() if row["repaired"] else b"")


def rows_of(arguments, recovery, files, language, oracle, method):
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        if method == "baseline":
            rows = pool.map(lambda p: baseline(arguments, p, oracle), files)
        elif method == "antlr":
            recovery.recover(language, files, folder)
            rows = pool.map(lambda p: antlr(pathlib.Path(folder), p, oracle), files)
        else:
            rows = pool.map(lambda p: hone(arguments, p, oracle, method), files)
        return [row for row in rows if row]


def mean(values):
    return statistics.mean(values) if values else float("nan")


def print_table(title, methods, cells):
    print(f"\n{title:25}", *(f"{method:>10}" for method in methods))
    for (name, program), row in cells.items():
        print(f"{name:12} {program:12}", *(f"{row[method]:>10}" for method in methods))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("sets", nargs="*", default=[])
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--methods", default="correct", help=f"of {','.join(METHODS)}")
    parser.add_argument("--programs", default="")
    parser.add_argument("--antlr-jar", default="/usr/share/java/antlr4-runtime.jar")
    parser.add_argument("--max-tests", type=int, default=3400)
    parser.add_argument("--max-time", type=float, default=60)
    parser.add_argument("--every", type=int, default=1, help="only each N-th file of a set")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    sets = arguments.sets or [f"{f}/{k}" for f in PROGRAMS for k in ("single", "multi", "real")]
    methods = arguments.methods.split(",")
    repaired_by, kept_by = {}, {}
    print(f"{'set':12} {'program':12} {'method':10} {'files':>5} {'repaired':>8} {'kept':>6} {'edits':>7} {'runs':>6} {'ms':>6}")
    with tempfile.TemporaryDirectory() as folder:
        recovery = AntlrRecovery(folder, arguments.antlr_jar)
        for name in sets:
            files = sorted(p for p in (arguments.cases / name).iterdir() if p.suffix != ".orig")[:: arguments.every]
            language = name.split("/")[0]
            for program in arguments.programs.split(",") if arguments.programs else PROGRAMS[language]:
                oracle = oracle_of(arguments.cases, program)
                for method in methods:
                    rows = rows_of(arguments, recovery, files, language, oracle, method)
                    repaired = [r for r in rows if r["repaired"]]
                    distances = [r["edits"] for r in repaired if "edits" in r]
                    share = mean([r.get("kept", 0.0) for r in rows] if distances or not repaired else [])
                    print(
                        f"{name:12} {program:12} {method:10} {len(rows):5} {len(repaired):8} {share:6.4f} "
                        f"{mean(distances):7.2f} {statistics.median(r['runs'] for r in rows) if rows else 0:6} "
                        f"{statistics.median(r['ms'] for r in rows) if rows else 0:6.1f}",
                        flush=True,
                    )
                    repaired_by.setdefault((name, program), {})[method] = f"{len(repaired)}/{len(rows)}"
                    kept_by.setdefault((name, program), {})[method] = f"{share:.3f}"
                    if arguments.verbose:
                        for row in rows:
                            if not row["repaired"] or row["runs"] > 4 or row.get("edits", 0) > 3:
                                print("   ", json.dumps(row))
    print_table("files repaired", methods, repaired_by)
    print_table("kept", methods, kept_by)
    print(KNOWN)


if __name__ == "__main__":
    main()
