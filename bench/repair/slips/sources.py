"""Small whole texts of the ten formats from files that are found in some folders."""
import functools
import hashlib
import json
import os
import random
import re
import sqlite3

from formats import FORMATS, accepted

EXTENSIONS = {
    "json": (".json", ".geojson", ".ipynb"), "jsonl": (".jsonl", ".ndjson", ".json"), "yaml": (".yaml", ".yml"),
    "toml": (".toml",), "ini": (".ini", ".cfg", ".conf", ".desktop", ".service"), "csv": (".csv",),
    "xml": (".xml", ".svg", ".gpx"), "obj": (".obj",), "dot": (".dot", ".gv"), "sql": (".sql",),
}
MOST = 4000


def files(folders):
    """The files of each format; few of one folder, so that no program's data prevails."""
    found = {kind: [] for kind in FORMATS}
    for folder in folders:
        for root, names, leaves in os.walk(folder):
            names.sort()
            taken = {kind: 0 for kind in FORMATS}
            for leaf in sorted(leaves):
                for kind in FORMATS:
                    if leaf.endswith(EXTENSIONS[kind]) and taken[kind] < 60 and os.path.isfile(os.path.join(root, leaf)):
                        taken[kind] += 1
                        found[kind].append(os.path.join(root, leaf))
    return found


def reads(path, fresh):
    """Seeds for development and fresh ones read different files, or different parts of a large one."""
    name = os.sep.join(path.split(os.sep)[-2:])
    return os.path.getsize(path) > 100_000 or hashlib.sha256(name.encode()).digest()[0] % 2 == fresh


def part_of_json(text, rng):
    value = json.loads(text)
    indent = 2 if "\n" in text.strip() else None
    while True:
        out = json.dumps(value, indent=indent, ensure_ascii=False)
        if len(out) <= MOST:
            return out + "\n"
        if isinstance(value, list) and len(value) > 3:
            start, length = rng.randrange(len(value)), rng.randint(2, 20)
            while length > 1 and len(json.dumps(value[start:start + length], indent=indent)) > MOST:
                length //= 2
            value = value[start:start + length]
            if length == 1 and value:
                value = value[0]
            continue
        inner = [item for item in (value.values() if isinstance(value, dict) else value) if isinstance(item, (dict, list)) and item]
        if not inner:
            raise ValueError("large")
        value = rng.choice(inner)


def records_of_json(text, rng):
    value = json.loads(text)
    while isinstance(value, dict):
        lists = [item for item in value.values() if isinstance(item, list) and len(item) > 3]
        if not lists:
            raise ValueError("no records")
        value = max(lists, key=len)
    records = [item for item in value if isinstance(item, dict) and item]
    if len(records) < 4:
        raise ValueError("no records")
    start = rng.randrange(len(records))
    lines = [json.dumps(record, ensure_ascii=False) + "\n" for record in records[start:start + rng.randint(4, 15)]]
    while sum(map(len, lines)) > MOST and len(lines) > 4:
        lines.pop()
    return "".join(lines)


def part_of_lines(text, rng, first):
    """Some lines; the first ones stay."""
    lines = text.splitlines(True)
    if len(text) <= MOST:
        return text
    start, length = rng.randrange(first, len(lines)), rng.randint(5, 40)
    while length > 3 and sum(map(len, lines[start:start + length])) > MOST:
        length //= 2
    return "".join(lines[:first] + lines[start:start + length])


def part_of_obj(text, rng):
    lines = [line for line in text.splitlines(True) if line.startswith(("v ", "f "))]
    if len(text) <= MOST:
        return text
    vertices = [line for line in lines if line.startswith("v ")][:rng.randint(8, 40)]
    faces = []
    for line in lines:
        if line.startswith("f "):
            words = [re.match(r"\d+", word) for word in line.split()[1:]]
            if all(word and int(word[0]) <= len(vertices) for word in words):
                faces.append(" ".join(["f", *(word[0] for word in words)]) + "\n")
    if not faces:
        count = len(vertices)
        faces = [f"f {a} {a % count + 1} {(a + 1) % count + 1}\n" for a in range(1, count + 1)]
    return "".join(vertices + faces[:40])


@functools.cache
def tables(text):
    """Of a large script: each table's statement and rows."""
    database = sqlite3.connect(":memory:")
    database.executescript(text)
    found = database.execute("select name, sql from sqlite_master where type='table' order by 1").fetchall()
    return [(name, sql, database.execute(f'select * from "{name}"').fetchall()) for name, sql in found]


def part_of_sql(text, rng):
    """A table and rows of it: as sqlite3 dumps them, or as one statement."""
    if len(text) <= MOST:
        return text
    name, statement, rows = rng.choice([table for table in tables(text) if len(table[2]) > 3])
    start = rng.randrange(len(rows))
    database = sqlite3.connect(":memory:")
    quoted = [database.execute("select " + ",".join(["quote(?)"] * len(row)), row).fetchone()
              for row in rows[start:start + rng.randint(3, 12)]]
    name = name if rng.random() < 0.5 else f'"{name}"'
    if rng.random() < 0.5:
        inserts = "".join(f"INSERT INTO {name} VALUES({','.join(row)});\n" for row in quoted)
    else:
        inserts = f"INSERT INTO {name} VALUES\n" + ",\n".join(f"  ({', '.join(row)})" for row in quoted) + ";\n"
    return f"BEGIN TRANSACTION;\n{statement};\n{inserts}COMMIT;\n"


def part_of_ini(text, rng):
    if len(text) <= MOST:
        return text
    sections = re.split(r"(?m)^(?=\[)", text)
    return rng.choice(sections[1:] or sections)


def excerpt(kind, text, rng):
    if kind == "json":
        return text if len(text) <= MOST else part_of_json(text, rng)
    if kind == "jsonl":
        return records_of_json(text, rng)
    if kind == "csv":
        return part_of_lines(text, rng, 1)
    if kind == "obj":
        return part_of_obj(text, rng)
    if kind == "sql":
        return part_of_sql(text, rng)
    if kind == "ini":
        return part_of_ini(text, rng)
    if len(text) > 2 * MOST:
        raise ValueError("large")
    return text


def texts(found, kind, rng, fresh):
    """Without end: valid texts with at least 40 bytes."""
    own = [path for path in found[kind] if reads(path, fresh)]
    folders = {}
    for path in own:
        folders.setdefault(os.path.dirname(path), []).append(path)
    failures = 0
    while own and failures < 500:
        failures += 1
        path = rng.choice(folders[rng.choice(sorted(folders))] if rng.random() < 0.5 else own)
        try:
            with open(path, encoding="utf-8", newline="") as file:
                text = file.read(3_000_000)
            text = excerpt(kind, text, rng)
        except (ValueError, OSError, IndexError, RecursionError, TypeError, sqlite3.Error):
            continue
        if len(text) >= 40 and "\0" not in text and accepted(kind, text):
            yield path, text
            failures = 0


def main():
    import sys
    found = files(sys.argv[1:])
    for kind in FORMATS:
        rng = random.Random(1)
        for fresh in (0, 1):
            source = texts(found, kind, rng, fresh)
            some = [next(source) for _ in range(30)]
            print(kind, fresh, len(found[kind]), len({path for path, _ in some}), sum(len(text) for _, text in some) // 30)


if __name__ == "__main__":
    main()
