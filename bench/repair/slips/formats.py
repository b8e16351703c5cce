"""Readers of the ten formats, independent of hone: a text's values, or an exception if a strict program refuses the text."""
import configparser
import io
import json
import re
import sqlite3
import sys
import tomllib

FORMATS = ["json", "jsonl", "yaml", "toml", "ini", "csv", "xml", "obj", "dot", "sql"]


class Refused(Exception):
    pass


def plain(value):
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, (int, float)):
        return ("number", float(value) if value == value else "nan")
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return str(value)


def no_constant(name):
    raise Refused(f"{name} is no number")


def read_json(text):
    return plain(json.loads(text, parse_constant=no_constant))


def read_jsonl(text):
    records = [read_json(line) for line in text.split("\n") if line.strip()]
    if not records:
        raise Refused("no record")
    return records


def read_yaml(text):
    import yaml

    class Loader(yaml.SafeLoader):
        pass

    def mapping(loader, node):
        loader.flatten_mapping(node)
        pairs = [(loader.construct_object(key, True), loader.construct_object(item, True)) for key, item in node.value]
        if len({str(key) for key, _ in pairs}) < len(pairs):
            raise Refused("a key stands twice")
        return dict(pairs)

    Loader.add_constructor("tag:yaml.org,2002:map", mapping)
    documents = list(yaml.load_all(text, Loader))
    if documents in ([], [None]):
        raise Refused("no value")
    return plain(documents)


def read_toml(text):
    return plain(tomllib.loads(text))


def read_ini(text):
    parser = configparser.RawConfigParser()
    parser.read_string(text)
    return {name: {key: re.sub(r"\s+", " ", item) for key, item in parser[name].items()} for name in parser}


def read_csv(text):
    """RFC 4180: a quote stands only around a field, or doubled within; each row has as many fields."""
    rows, row, at = [], [], 0
    while at < len(text):
        field = ""
        if text[at] == '"':
            while True:
                end = text.find('"', at + 1)
                if end < 0:
                    raise Refused("an open quote")
                field += text[at + 1:end]
                at = end + 1
                if text[at:at + 1] != '"':
                    break
                field += '"'
            if text[at:at + 1] not in ("", ",", "\r", "\n"):
                raise Refused("text behind a quote")
        else:
            end = re.compile(r"[,\r\n]|$").search(text, at).start()
            field = text[at:end]
            if '"' in field:
                raise Refused("a quote in a field")
            at = end
        row.append(field)
        if text[at:at + 1] == ",":
            at += 1
            if at == len(text):
                row.append("")
            continue
        at += 2 if text[at:at + 2] == "\r\n" else 1
        rows.append(row)
        row = []
    if row:
        rows.append(row)
    if len({len(row) for row in rows}) != 1:
        raise Refused("rows of several lengths")
    return rows


def read_xml(text):
    import xml.etree.ElementTree as ElementTree

    def blanks(part):
        return re.sub(r"\s+", " ", part or "").strip()

    def value(element):
        attributes = {key: blanks(item) for key, item in element.attrib.items()}
        return [element.tag, attributes, blanks(element.text)] + [[value(e), blanks(e.tail)] for e in element]

    return value(ElementTree.fromstring(re.sub(r'^(<\?xml[^>]*?) encoding=["\'][^"\']*["\']', r"\1", text)))


NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
WIDTHS = {"v": (3, 7), "vt": (1, 3), "vn": (3, 3), "vp": (1, 3)}
OTHERS = ("o", "g", "s", "usemtl", "mtllib", "mg")


def read_obj(text):
    out, count, used = [], {}, []
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        kind, words = words[0], words[1:]
        if kind in WIDTHS:
            if not WIDTHS[kind][0] <= len(words) <= WIDTHS[kind][1] or not all(map(NUMBER.fullmatch, words)):
                raise Refused(line)
            count[kind] = count.get(kind, 0) + 1
            words = [float(word) for word in words]
        elif kind in ("f", "l", "p"):
            shapes = set()
            for word in words:
                parts = word.split("/")
                shapes.add(tuple(part != "" for part in parts))
                if not re.fullmatch(r"-?[1-9]\d*(/-?[1-9]\d*|/(-?[1-9]\d*)?/-?[1-9]\d*)?", word):
                    raise Refused(line)
                used += [(name, int(part), count.get(name, 0)) for name, part in zip(("v", "vt", "vn"), parts) if part]
            if len(shapes) != 1 or len(words) < {"f": 3, "l": 2, "p": 1}[kind]:
                raise Refused(line)
        elif kind not in OTHERS:
            raise Refused(line)
        out.append([kind, *words])
    for name, index, before in used:
        if index > count.get(name, 0) or -index > before:
            raise Refused(f"no {name} {index}")
    if not out:
        raise Refused("empty")
    return out


DOT_TOKEN = re.compile(r"""\s+|//[^\n]*|/\*.*?\*/|(?<![^\n])\#[^\n]*|(?P<id>"(?:[^"\\]|\\.)*"|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*
    |-?(?:\.\d+|\d+(?:\.\d*)?)(?![\w.])|<(?:[^<>]|<[^<>]*>)*>)|(?P<sign>->|--|[{}\[\];,=:])""", re.S | re.X)


def read_dot(text):
    """Statements with their attributes; an edge is a chain of ends."""
    tokens, at = [], 0
    while at < len(text):
        match = DOT_TOKEN.match(text, at)
        if not match or match.end() == at:
            raise Refused(f"{text[at:at + 20]!r}")
        if match["id"]:
            name = match["id"]
            tokens.append(("id", re.sub(r"\\\n", "", name[1:-1]).replace('\\"', '"') if name[0] == '"' else name, name[0] == '"'))
        elif match["sign"]:
            tokens.append((match["sign"], match["sign"], False))
        at = match.end()
    tokens.append(("end", "", False))
    place = 0

    def is_word(*words):
        kind, text, quoted = tokens[place]
        return kind == "id" and not quoted and text.lower() in words

    def take(kind):
        nonlocal place
        if tokens[place][0] != kind:
            raise Refused(f"no {kind} at {tokens[place][1]!r}")
        place += 1
        return tokens[place - 1][1]

    def maybe(*kinds):
        nonlocal place
        if tokens[place][0] not in kinds:
            return None
        place += 1
        return tokens[place - 1][1]

    def attributes():
        out = []
        while maybe("["):
            while not maybe("]"):
                key = take("id")
                take("=")
                out.append([key, take("id")])
                maybe(",", ";")
        return out

    def end(edge, depth):
        if is_word("subgraph") or tokens[place][0] == "{":
            name = None
            if is_word("subgraph"):
                take("id")
                name = maybe("id")
            take("{")
            return ["subgraph", name, block(edge, depth + 1)]
        if is_word("graph", "digraph", "node", "edge", "strict"):
            raise Refused("a keyword for a name")
        parts = [take("id")]
        while maybe(":"):
            parts.append(take("id"))
        return parts

    def block(edge, depth):
        out = []
        while not maybe("}"):
            if maybe(";"):
                continue
            if is_word("graph", "node", "edge"):
                out.append([take("id"), attributes()])
                if not out[-1][1] and tokens[place - 1][0] != "]":
                    raise Refused("a keyword alone")
                continue
            if tokens[place][0] == "id" and tokens[place + 1][0] == "=":
                out.append([take("id"), take("="), take("id")])
                continue
            chain = [end(edge, depth)]
            while sign := maybe("->", "--"):
                if sign != edge:
                    raise Refused(f"{sign} in this graph")
                chain.append(end(edge, depth))
            out.append([chain, attributes()])
        return out

    graphs = []
    while tokens[place][0] != "end":
        strict = is_word("strict") and take("id")
        if not is_word("graph", "digraph"):
            raise Refused("no graph")
        kind = take("id").lower()
        name = maybe("id")
        take("{")
        graphs.append([bool(strict), kind, name, block("->" if kind == "digraph" else "--", 0)])
    if not graphs:
        raise Refused("no graph")
    return graphs


def read_sql(text):
    database = sqlite3.connect(":memory:", isolation_level=None)
    try:
        database.executescript(text)
        if database.in_transaction:
            raise Refused("an open transaction")
        names = [name for (name,) in database.execute("select name from sqlite_master where type='table' order by 1")]
        return {name: [list(map(repr, row)) for row in database.execute(f'select * from "{name}"')] for name in names}
    finally:
        database.close()


def read(kind, text):
    return globals()["read_" + kind](text)


def accepted(kind, text):
    try:
        read(kind, text)
        return True
    except Exception:  # whatever a reader doesn't understand
        return False


def main():
    """A server for `hone repair --test-server`: a path a line, 0 or 1 as the answer."""
    for line in sys.stdin:
        try:
            with io.open(line.rstrip("\n"), encoding="utf-8", newline="") as file:
                text = file.read()
        except (OSError, ValueError):
            text = None
        print(0 if text is not None and accepted(sys.argv[1], text) else 1, flush=True)


if __name__ == "__main__":
    main()
