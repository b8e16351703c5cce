#!/usr/bin/env python3
"""What `hone repair` makes of damage other than wrong bytes: blocks lost, zeroed, doubled or swapped, merge markers,
mistakes of people, end tags and quotes that are missing.

  damage.py --hone build/release/hone CASES [SET...]     e.g. trunc-json merge human mistakes-xml

CASES holds damage/SET/NAME.EXT, the valid original beside it as NAME.EXT.orig and, in `merge`, the other side as
NAME.EXT.theirs; and human.jsonl, a mistake a line with the values that a person wants. mistakes.jsonl beside this script
holds more of them, of several languages, with the texts that a person wants: mistakes-xml, or one half of it,
mistakes-xml-1, on which the method was developed, and mistakes-xml-2, which was written down afterwards. For each set a row is printed:
files (those that the program refuses), those accepted in the end, those with the wanted value, the mean of the set's
measure, median and greatest number of runs, median and greatest milliseconds of hone's own wall time. The measure: F1 over the
pairs of key and value for JSON, for SQL the share of the rows whose line is whole, and else the part of the original without
blanks that is left (longest common subsequence).
"""
import argparse
import collections
import concurrent.futures
import configparser
import csv
import io
import json
import pathlib
import sqlite3
import statistics
import subprocess
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree

from measure import kept

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = {
    "json": [str(HERE / "oracle/jq.sh"), "@@"],
    "dot": [str(HERE / "oracle/dot.sh"), "@@"],
    "obj": [str(HERE / "oracle/assimp.sh"), "@@"],
    "xml": ["xmllint", "--noout", "@@"],
    "html": ["python3", str(HERE / "oracle/accepts.py"), "html", "@@"],
    "ini": ["python3", str(HERE / "oracle/accepts.py"), "ini", "@@"],
    "csv": ["python3", str(HERE / "oracle/accepts.py"), "csv", "@@"],
    "toml": ["python3", str(HERE / "oracle/accepts.py"), "toml", "@@"],
    "sql": ["sqlite3", "-bail", ":memory:", ".read @@"],
    "human": ["python3", str(HERE / "oracle/accepts.py"), "json", "@@"],
}


def leaves(value, key=None):
    """The pairs of key and value; an element's key is that of its array."""
    if isinstance(value, dict):
        for k, v in value.items():
            yield from leaves(v, k)
    elif isinstance(value, list):
        for v in value:
            yield from leaves(v, key)
    else:
        yield key, repr(value)


def f1(original, repaired):
    try:
        after = collections.Counter(leaves(json.loads(repaired)))
    except ValueError:
        return 0.0
    before = collections.Counter(leaves(json.loads(original)))
    both = sum((before & after).values())
    return 2 * both / (sum(before.values()) + sum(after.values())) if both else float(before == after)


def rows(text):
    """All rows of the database that a script makes; what it stumbles over is passed by."""
    database = sqlite3.connect(":memory:")
    statement = ""
    for line in text.decode("utf-8", "replace").splitlines(True):
        statement += line
        if sqlite3.complete_statement(statement):
            try:
                database.execute(statement)
            except sqlite3.Error:
                pass
            statement = ""
    tables = [name for (name,) in database.execute("select name from sqlite_master where type='table'")]
    return collections.Counter((t, *row) for t in tables for row in database.execute(f'select * from "{t}"'))


def element(node):
    strip = lambda text: " ".join((text or "").split())
    return node.tag, sorted(node.attrib.items()), strip(node.text), strip(node.tail), [element(child) for child in node]


def value(kind, text):
    if kind in ("json", "human"):
        return json.loads(text)
    if kind == "xml":
        return element(ElementTree.fromstring(text))
    if kind == "ini":
        parser = configparser.RawConfigParser(strict=False)
        parser.read_string(text.decode("utf-8", "replace"))
        return {name: dict(parser[name]) for name in parser.sections()}
    if kind == "csv":
        return list(csv.reader(io.StringIO(text.decode("utf-8", "replace"), newline="")))
    if kind == "sql":
        return rows(text)
    if kind == "toml":
        return tomllib.loads(text.decode())
    return b"".join(text.split())


def measure(kind, original, broken, repaired):
    if kind == "json":
        return f1(original, repaired)
    if kind == "sql":
        whole = set(broken.splitlines())
        before = rows(b"\n".join(line for line in original.splitlines() if line in whole))
        return sum((before & rows(repaired)).values()) / max(1, sum(before.values()))
    return kept(b"".join(original.split()), b"".join(repaired.split()))


def same(kind, wanted, repaired):
    try:
        return value(kind, repaired) in wanted
    except Exception:  # what the format's own reader makes nothing of
        return False


def repair(arguments, kind, name, broken, wanted, original):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / name
        path.write_bytes(broken)
        out, stats = path.with_name("out"), path.with_name("stats")
        command = [arguments.hone, "repair", path, "-o", out, "-j", "1", "--no-progress", "--stats", stats, "--fresh",
                   "--timeout", "20", *arguments.options.split()]
        command += ["--max-tests", str(arguments.max_tests), "--max-time", str(arguments.max_time), "--", *PROGRAMS[kind]]
        ended = subprocess.run(command, capture_output=True, check=False)
        if b"accepted as it is" in ended.stderr:
            return None
        figures = json.loads(stats.read_text()) if stats.exists() else {"tests": 0, "wall_seconds": 0, "test_seconds": 0}
        row = {"file": name, "accepted": out.exists() and ended.returncode in (0, 3, 4), "runs": figures["tests"],
               "ms": 1000 * (figures["wall_seconds"] - figures["test_seconds"]), "right": False, "measure": 0.0}
        if row["accepted"]:
            text = out.read_bytes()
            row["right"] = same(kind, wanted, text)
            row["measure"] = measure(kind, original, broken, text) if original is not None else float(row["right"])
            if arguments.keep:
                (arguments.keep / name).write_bytes(text)
        else:
            row["said"] = ended.stderr.decode("utf-8", "replace")[-200:]
        row["broken"], row["repaired"] = broken, text if row["accepted"] else b""
        return row


def cases(folder, name):
    if name == "human":
        for number, line in enumerate(open(folder / "human.jsonl")):
            case = json.loads(line)
            yield number, ("human", f"{number:02}.json", case["broken"].encode(), case["wanted"], None)
        return
    if name.startswith("mistakes-"):
        language, _, part = name.removeprefix("mistakes-").partition("-")
        mistakes = [case for case in map(json.loads, open(HERE / "mistakes.jsonl"))
                    if case["kind"] == language and part in ("", str(case.get("set", 1)))]
        for number, case in enumerate(mistakes):
            kind = "human" if language == "json" else language
            wanted = case["wanted"] if language == "json" else [value(kind, text.encode()) for text in case["wanted"]]
            yield number, (kind, f"{number:02}.{language}", case["broken"].encode(), wanted, None)
        return
    for number, path in enumerate(sorted(p for p in (folder / "damage" / name).iterdir() if p.suffix not in (".orig", ".theirs"))):
        kind = path.suffix[1:]
        originals = [pathlib.Path(str(path) + end) for end in (".orig", ".theirs")]
        texts = [p.read_bytes() for p in originals if p.exists()]
        yield number, (kind, path.name, path.read_bytes(), [value(kind, text) for text in texts], texts[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--hone", default="build/release/hone")
    parser.add_argument("--max-tests", type=int, default=1500)
    parser.add_argument("--max-time", type=float, default=60)
    parser.add_argument("--half", type=int, choices=(0, 1), help="only every other file, from the first or the second on")
    parser.add_argument("--options", default="", help="further options of hone repair")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="say which files didn't get the wanted value")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the repaired files")
    arguments = parser.parse_args()
    names = arguments.sets or [*sorted(p.name for p in (arguments.cases / "damage").iterdir()), "human"]
    print(f"{'set':12} {'files':>5} {'accepted':>8} {'wanted':>6} {'measure':>8} {'runs':>11} {'ms':>11}")
    for name in names:
        chosen = [case for number, case in cases(arguments.cases, name) if arguments.half in (None, number % 2)]
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            found = [row for row in pool.map(lambda case: repair(arguments, *case), chosen) if row]
        if not found:
            continue
        runs, own = [row["runs"] for row in found], [row["ms"] for row in found]
        print(f"{name:12} {len(found):5} {sum(row['accepted'] for row in found):8} {sum(row['right'] for row in found):6} "
              f"{statistics.mean(row['measure'] for row in found):8.4f} {statistics.median(runs):6.0f}/{max(runs):4} "
              f"{statistics.median(own):6.0f}/{max(own):4.0f}", flush=True)
        if arguments.verbose:
            for row in found:
                if not row["right"]:
                    print("   ", {k: v for k, v in row.items() if k not in ("broken", "repaired")})
                    if len(row["broken"]) < 200:
                        print("        ", row["broken"].decode(), "\n      ->", row["repaired"].decode())


if __name__ == "__main__":
    main()
