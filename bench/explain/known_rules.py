#!/usr/bin/env python3
"""Subjects with a known rule: a behaviour of texts of a real format, and a generator of inputs that shares nothing with
hone. So a model can be judged by inputs that owe nothing to the run it was learned in.

  known_rules.py SUBJECT    a test server: reads paths, prints 0 (the behaviour), 1 (not), 2 (refused)
"""
import configparser
import csv
import html.parser
import io
import json
import random
import re
import subprocess
import sys
import xml.etree.ElementTree

FAILS, PASSES, REFUSED = 0, 1, 2


class Subject:
    """`draw(random, fails)` makes a text that may behave so or so; `judge` says how. The held-back ones are looked at
    only to measure."""

    def __init__(self, extension, text, judge, draw, held_back=False, language=None):
        self.extension, self.text, self.rule, self.draw, self.held_back = extension, text, judge, draw, held_back
        self.language = language or extension

    def judge(self, text):
        try:
            return FAILS if self.rule(text) else PASSES
        except Exception:  # whatever a reader of the format says of what isn't of it
            return REFUSED

    def fresh(self, each, seed):
        """So many failing and passing texts, all different."""
        chance = random.Random(seed)
        found = {FAILS: [], PASSES: []}
        seen = {self.text}
        while min(map(len, found.values())) < each:
            text = self.draw(chance, len(found[FAILS]) < each)
            verdict = self.judge(text)
            if text not in seen and verdict != REFUSED and len(found[verdict]) < each:
                seen.add(text)
                found[verdict].append(text)
        return found[FAILS], found[PASSES]


def csv_rule(text):
    """A row has more fields than the header."""
    rows = [row for row in csv.reader(io.StringIO(text, newline=""), strict=True) if row]
    return any(len(row) > len(rows[0]) for row in rows[1:])


def csv_draw(r, fails):
    columns = r.randint(1, 5)

    def field():
        return r.choice(["", str(r.randint(-9, 999)), r.choice(["Ann", "x y", "Oslo", "n/a", "t"]), '"a, b"', '"say ""hi"""',
                         '"1,2,3,4"'])

    rows = [[r.choice(["id", "name", "city", "age", "z"]) for _ in range(columns)]]
    rows += [[field() for _ in range(columns if r.random() < .7 else r.randint(1, columns))]
             for _ in range(r.randint(0, 6))]
    if fails:
        rows.insert(r.randint(1, len(rows)), [field() for _ in range(columns + r.randint(1, 3))])
    elif r.random() < .5:
        rows[0] += ["extra"] * r.randint(1, 2)
    return "\n".join(",".join(row) or '""' for row in rows) + r.choice(["\n", ""])


DOT_TOKEN = re.compile(r'\s+|//[^\n]*|#[^\n]*|/\*.*?\*/|("(?:[^"\\]|\\.)*"|[A-Za-z_][A-Za-z_0-9]*|-?(?:\d+\.?\d*|\.\d+)|->|--|.)',
                       re.S)


class DotReader:
    def __init__(self, text):
        self.tokens = [m.group(1) for m in DOT_TOKEN.finditer(text) if m.group(1)]
        self.found = False

    def peek(self):
        return self.tokens[0] if self.tokens else ""

    def keyword(self):
        return self.peek().lower()

    def take(self, *wanted):
        token = self.tokens.pop(0)
        if wanted and token.lower() not in wanted:
            raise ValueError(token)
        return token

    def id(self):
        token = self.take()
        if not re.match(r'"|[\w.-]', token) or token in ("->", "--") or token.lower() in ("graph", "digraph", "node", "edge",
                                                                                       "subgraph", "strict"):
            raise ValueError(token)
        return token.strip('"')

    def graph(self):
        if self.keyword() == "strict":
            self.take()
        self.take("graph", "digraph")
        if self.peek() != "{":
            self.id()
        self.block(False)
        if self.tokens:
            raise ValueError("more")
        return self.found

    def block(self, cluster):
        self.take("{")
        while self.peek() != "}":
            self.statement(cluster)
            if self.peek() == ";":
                self.take()
        self.take("}")

    def statement(self, cluster):
        if self.keyword() in ("graph", "node", "edge"):
            self.take()
            return self.attributes()
        ends = [self.end(cluster)]
        if self.peek() == "=":
            self.take()
            return self.id()
        while self.peek() in ("->", "--"):
            self.take()
            ends.append(self.end(cluster))
        self.found |= cluster and any(a is not None and a == b for a, b in zip(ends, ends[1:]))
        self.attributes()

    def end(self, cluster):
        if self.keyword() == "subgraph" or self.peek() == "{":
            if self.peek() != "{":
                self.take()
                name = self.id() if self.peek() != "{" else ""
                cluster = cluster or name.startswith("cluster")
            self.block(cluster)
            return None
        name = self.id()
        while self.peek() == ":":
            self.take()
            self.id()
        return name

    def attributes(self):
        while self.peek() == "[":
            self.take()
            while self.peek() != "]":
                self.id()
                self.take("=")
                self.id()
                if self.peek() in (",", ";"):
                    self.take()
            self.take("]")


def dot_rule(text):
    """An edge from a node to itself, in a subgraph whose name begins with "cluster"."""
    return DotReader(text).graph()


def dot_draw(r, fails):
    arrow = r.choice(["->", "--"])
    names = r.sample(["a", "b", "c", "n1", "x", "start", "7", '"two words"'], 5)

    def edge(loop):
        one, other = r.sample(names, 2)
        chain = [one, one if loop else other] + [r.choice(names)] * (r.random() < .2)
        return f" {arrow} ".join(chain) + r.choice(["", "", " [color=red]", " [label=x, weight=2]"]) + ";"

    def lines(loops):
        made = [r.choice([edge(False), r.choice(names) + ";", "rank=same;", "node [shape=box];", edge(False)])
                for _ in range(r.randint(1, 3))]
        made += [edge(True)] * loops
        r.shuffle(made)
        return " ".join(made)

    loop = fails or r.random() < .6
    where = "cluster" if fails else r.choice(["top", "plain", "cluster_without"])
    blocks = [lines(where == "top" and loop)]
    if where != "top" or r.random() < .5:
        name = {"cluster": r.choice(["cluster_0", "cluster1", "clusterA", "cluster"]), "plain": r.choice(["s", "part", "xcluster"])}
        blocks.append(f"subgraph {name.get(where, 'cluster_9')} {{ {lines(loop and where in ('cluster', 'plain'))} }}")
    if where == "cluster_without" and loop:
        blocks[0] += " " + edge(True)
    if r.random() < .3:
        blocks.append(f"subgraph {r.choice(['other', 'cluster_z'])} {{ {lines(False)} }}")
    r.shuffle(blocks)
    return f"{'digraph' if arrow == '->' else 'graph'} {r.choice(['', 'g '])}{{\n" + "\n".join(blocks) + "\n}\n"


def no_constant(name):
    raise ValueError(name)


def jq_rule(text):
    """jq .user.name: cannot index what is neither an object nor null."""
    value = json.loads(text, parse_constant=no_constant)
    for key in ("user", "name"):
        if value is None:
            return False
        if not isinstance(value, dict):
            return True
        value = value.get(key)
    return False


def json_value(r, depth=0):
    if depth > 2 or r.random() < .6:
        return r.choice([1, -3, 2.5, "x", "name", "user", True, None, 40])
    if r.random() < .5:
        return [json_value(r, depth + 1) for _ in range(r.randint(0, 3))]
    return {r.choice(["id", "name", "tags", "age", "data", "z"]): json_value(r, depth + 1) for _ in range(r.randint(0, 3))}


def jq_draw(r, fails):
    if r.random() < .15:
        return json.dumps(r.choice([[json_value(r)], [{"user": {"name": "x"}}], 3, "user", None, True, [], {}]))
    value = {r.choice(["id", "data", "tags", "users", "name", "User"]): json_value(r) for _ in range(r.randint(0, 3))}
    if fails:
        value["user"] = r.choice([3, "Ann", True, False, [], [{"name": "x"}], ["name"], "name", -1.5])
    elif r.random() < .8:
        value["user"] = r.choice([None, {}, {"name": "Ann"}, {"name": None, "id": 3}, {"first": "x"}, {"name": [1]}])
    if r.random() < .3:
        value = {"outer": {"user": r.choice([3, [], "x", {}])}, **value}
    items = list(value.items())
    r.shuffle(items)
    return json.dumps(dict(items))


def c_rule(text):
    """A switch without default in a function that returns void."""
    import pycparser
    from pycparser import c_ast
    found = []

    class Functions(c_ast.NodeVisitor):
        def visit_FuncDef(self, node):
            returns = node.decl.type.type
            if isinstance(returns, c_ast.TypeDecl) and getattr(returns.type, "names", None) == ["void"]:
                Switches().visit(node.body)

    class Switches(c_ast.NodeVisitor):
        def visit_Switch(self, node):
            own = node.stmt.block_items or [] if isinstance(node.stmt, c_ast.Compound) else [node.stmt]
            if not any(isinstance(item, c_ast.Default) for item in own):
                found.append(node)
            self.generic_visit(node)

    Functions().visit(pycparser.CParser().parse(text))
    return bool(found)


def c_draw(r, fails):
    variables = ["x", "y", "n"]

    def simple(void):
        return r.choice([f"{r.choice(variables)} = {r.choice(variables)} + {r.randint(0, 9)};", f"call({r.choice(variables)});",
                         f"{r.choice(variables)}++;", "int k = 3;", "return;" if void else "return x;"])

    def switch(default, void):
        cases = "".join(f"case {i}: {simple(void)} {r.choice(['break;', ''])} " for i in range(r.randint(1, 3)))
        ending = r.choice(["default: break; ", "default: x = 0; "]) if default else ""
        return f"switch ({r.choice(variables)}) {{ {cases}{ending}}}"

    def body(void, switches):
        parts = [simple(void) for _ in range(r.randint(1, 2))] + switches
        if r.random() < .3:
            parts.append(f"while (n > 0) {{ {simple(void)} n--; }}")
        if r.random() < .3:
            parts.append(f"if (x < y) {{ {switches.pop() if switches and parts.remove(switches[-1]) is None else simple(void)} }}")
        r.shuffle(parts)
        return " ".join(parts) + ("" if void else " return n;")

    functions = []
    for i in range(r.randint(1, 3)):
        void = r.random() < .5
        default = void or r.random() < .4
        functions.append((void, [switch(default, void)] if r.random() < .7 else []))
    if fails:
        functions.append((True, [switch(False, True)]))
    r.shuffle(functions)
    return "\n".join(f"{'void' if void else r.choice(['int', 'long'])} f{i}(int x, int y, int n) {{ {body(void, switches)} }}"
                     for i, (void, switches) in enumerate(functions)) + "\n"


def ini_rule(text):
    """A section with an option `host`, but without `port`."""
    config = configparser.ConfigParser(interpolation=None, default_section="")
    config.read_string(text)
    return any("host" in config[name] and "port" not in config[name] for name in config.sections())


def ini_draw(r, fails):
    options = ["host", "port", "name", "debug", "path", "user", "hosts"]

    def section(name, good):
        own = [o for o in r.sample(options, r.randint(0, 5))]
        if good and "host" in own and "port" not in own:
            own.append("port")
        if not good:
            own = [o for o in own if o not in ("host", "port")] + ["host"]
        r.shuffle(own)
        return f"[{name}]\n" + "".join(f"{o}{r.choice([' = ', '=', ': '])}{r.choice(['a', 'yes', '8080', 'host', 'port'])}\n" for o in own)

    names = r.sample(["server", "client", "db", "log", "main"], r.randint(1, 3))
    bad = r.choice(names) if fails else None
    return r.choice(["\n", ""]).join(section(name, name != bad) for name in names)


def xml_rule(text):
    """An element `item` that has an attribute `price`, but no `currency`."""
    return any(e.tag == "item" and "price" in e.attrib and "currency" not in e.attrib
               for e in xml.etree.ElementTree.fromstring(text).iter())


def xml_draw(r, fails):
    def element(depth, bad):
        tag = "item" if bad else r.choice(["item", "item", "order", "note", "shop"])
        given = r.sample(["id", "price", "currency", "name"], r.randint(0, 3))
        if bad:
            given = [a for a in given if a not in ("price", "currency")] + ["price"]
        elif tag == "item" and "price" in given and "currency" not in given:
            given.append("currency")
        r.shuffle(given)
        attributes = "".join(f' {a}="{r.choice(["3", "EUR", "x", "12.5"])}"' for a in given)
        inner = "".join(element(depth + 1, False) for _ in range(r.randint(0, 2))) if depth < 3 else ""
        inner += r.choice(["", "text", "price"])
        return f"<{tag}{attributes}>{inner}</{tag}>" if inner or r.random() < .5 else f"<{tag}{attributes}/>"

    parts = [element(1, False) for _ in range(r.randint(0, 3))] + ([element(1, True)] if fails else [])
    r.shuffle(parts)
    root = r.choice(["shop", "list", "item"])
    return f"<{root}>" + r.choice(["\n", ""]).join(parts) + f"</{root}>\n"


NODE = None
NODE_SERVER = """
require('readline').createInterface({input: process.stdin}).on('line', line => {
  let good = true;
  try { new (require('vm').Script)(JSON.parse(line)); } catch (error) { good = false; }
  console.log(good ? 'good' : 'bad');
});
"""


def js_rule(text):
    """A try with finally and without catch."""
    global NODE
    if NODE is None:
        NODE = subprocess.Popen(["node", "-e", NODE_SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    NODE.stdin.write(json.dumps(text) + "\n")
    NODE.stdin.flush()
    if NODE.stdout.readline().strip() != "good":
        raise ValueError("syntax")
    bare = re.sub(r"//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`", " ", text, flags=re.S)
    tokens = re.findall(r"[\w$.]+|\S", bare)
    for i, token in enumerate(tokens[:-1]):
        if token != "try" or tokens[i + 1] != "{":
            continue
        depth, at = 0, i + 1
        while at < len(tokens):
            depth += {"{": 1, "}": -1}.get(tokens[at], 0)
            at += 1
            if depth == 0:
                break
        if at < len(tokens) and tokens[at] == "finally":
            return True
    return False


def js_draw(r, fails):
    def simple():
        return r.choice(["f(1);", "let x = 2;", "a = b + 1;", "console.log('try');", "while (i < 3) i++;", "if (a) { b(); } else c();",
                         "for (const v of list) { f(v); }", "const g = () => 1;"])

    def attempt(kind):
        return f"try {{ {simple()} }}" + (" catch (e) { f(e); }" if "c" in kind else "") + (" finally { g(); }" if "f" in kind else "")

    parts = [r.choice([simple(), simple(), "{ " + attempt(r.choice(["c", "cf"])) + " }", attempt(r.choice(["c", "cf"]))])
             for _ in range(r.randint(1, 4))]
    if fails:
        parts.append("{ " + attempt("f") + " }")
    parts = [f"function h{i}() {{ {part} }}" if r.random() < .3 else part for i, part in enumerate(parts)]
    r.shuffle(parts)
    return "\n".join("{ " + part + " }" if part.startswith(("let", "const")) else part for part in parts) + "\n"


def css_rule(text):
    """`!important` within `@media`."""
    bare = re.sub(r"/\*.*?\*/|\"[^\"\n]*\"|'[^'\n]*'", " ", text, flags=re.S)
    open_blocks, prelude, found = [], "", False
    for token in re.findall(r"[{};]|!\s*important|[^{};!]+|!", bare):
        if token == "{":
            open_blocks.append(prelude.strip().lower().startswith("@media"))
            prelude = ""
        elif token == "}":
            open_blocks.pop()
            prelude = ""
        elif token == ";":
            prelude = ""
        else:
            found |= token.startswith("!") and token.endswith("important") and any(open_blocks)
            prelude += token
    if open_blocks or prelude.strip():
        raise ValueError("ends within a block")
    return found


def css_draw(r, fails):
    def declaration(important):
        return f"{r.choice(['color', 'margin', 'display', 'top'])}: {r.choice(['red', '0', '3px', 'block'])}{' !important' if important else ''};"

    def rule(important):
        own = [declaration(False) for _ in range(r.randint(0, 3))] + [declaration(True)] * important
        r.shuffle(own)
        return f"{r.choice(['a', '.b', '#c', 'p > em', 'li:hover'])} {{ {' '.join(own)} }}"

    def group(name, important):
        own = [rule(False) for _ in range(r.randint(0, 2))] + [rule(True)] * important
        r.shuffle(own)
        return f"{name} {{ {' '.join(own)} }}"

    media, supports = r.choice(["@media print", "@media (max-width: 9px)", "@media screen"]), "@supports (display: grid)"
    parts = [rule(r.random() < .4) for _ in range(r.randint(0, 2))]
    if fails or r.random() < .6:
        parts.append(group(media, fails))
    if r.random() < .4:
        parts.append(group(supports, r.random() < .5))
    r.shuffle(parts)
    return "\n".join(parts) + "\n"


class ButtonReader(html.parser.HTMLParser):
    VOID = ("br", "img", "input")

    def __init__(self):
        super().__init__()
        self.open, self.found = [], False

    def handle_starttag(self, tag, attributes):
        self.found |= tag == "button" and "form" in self.open and "type" not in dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.open:
            raise ValueError(tag)
        while self.open.pop() != tag:
            pass


def html_rule(text):
    """A `button` in a `form` without a `type`."""
    reader = ButtonReader()
    reader.feed(text)
    reader.close()
    return reader.found


def html_draw(r, fails):
    def element(depth, in_form):
        tag = r.choice(["p", "div", "button", "form", "b", "a"] if not in_form else ["p", "div", "button", "b", "input"])
        given = r.sample(["id", "class", "name", "title"], r.randint(0, 2))
        if tag == "button" and (in_form or r.random() < .4):
            given.append("type")
        r.shuffle(given)
        start = "<" + tag + "".join(f' {a}="{r.choice(["x", "submit", "b1"])}"' for a in given) + ">"
        if tag == "input":
            return start
        inner = "".join(element(depth + 1, in_form or tag == "form") for _ in range(r.randint(0, 2))) if depth < 3 else ""
        return start + inner + r.choice(["", "text", "type"]) + f"</{tag}>"

    parts = [element(1, False) for _ in range(r.randint(0, 3))]
    if fails:
        bare = r.choice(["<button>", '<button id="x">', '<button class="b1" name="go">']) + r.choice(["", "OK"]) + "</button>"
        around = r.choice(["{}", "<p>{}</p>", "text{}", '{}<input name="n">'])
        parts.append(r.choice(["<form>", '<form id="type">']) + around.format(bare) + "</form>")
    r.shuffle(parts)
    return "".join(f"{part}\n" for part in parts) or "text\n"


def twice_rule(text):
    """An object that has a key twice."""
    found = []

    def pairs(members):
        found.append(len({key for key, _ in members}) < len(members))

    json.loads(text, object_pairs_hook=pairs)
    return any(found)


def twice_draw(r, fails):
    def shown(depth, twice=False):
        if not twice and (depth > 2 or r.random() < .5):
            return json.dumps(r.choice([1, -3, 2.5, "x", "id", True, None]))
        if not twice and r.random() < .4:
            return "[" + ", ".join(shown(depth + 1) for _ in range(r.randint(0, 3))) + "]"
        keys = r.sample(["id", "name", "x", "tags", "n", "a b"], r.randint(1 if twice else 0, 3))
        if twice:
            keys.insert(r.randint(0, len(keys)), r.choice(keys))
        return "{" + ", ".join(f"{json.dumps(key)}: {shown(depth + 1)}" for key in keys) + "}"

    if not fails:
        return shown(0)
    return r.choice(["{}", "[{}]", '{{"id": {}}}', '[1, {{"x": [{}]}}, null]']).format(shown(1, True))


def last_rule(text):
    """A row whose last field holds a comma."""
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    return any(row and "," in row[-1] for row in rows)


def last_draw(r, fails):
    plain = ["", "7", "Ann", "x y", '"q"', '"say ""hi"""', "-2.5"]
    commas = ['"a,b"', '","', '"1,2,3"', '"Oslo, NO"']

    def row(last):
        return ",".join([r.choice(plain + commas) for _ in range(r.randint(0, 3))] + [last])

    rows = [row(r.choice(plain)) for _ in range(r.randint(0, 5))] + ([row(r.choice(commas))] if fails else [])
    r.shuffle(rows)
    return "\n".join(rows) + r.choice(["\n", ""])


def option_twice_rule(text):
    """A section that has an option twice."""
    try:
        configparser.ConfigParser(interpolation=None, default_section="").read_string(text)
    except configparser.DuplicateOptionError:
        return True
    return False


def option_twice_draw(r, fails):
    def section(name, twice):
        own = r.sample(["host", "port", "name", "debug", "path", "user"], r.randint(1 if twice else 0, 4))
        if twice:
            own.insert(r.randint(0, len(own)), r.choice(own))
        values = ["a", "yes", "8080", "host", "port"]
        return f"[{name}]\n" + "".join(f"{o}{r.choice([' = ', '=', ': '])}{r.choice(values)}\n" for o in own)

    names = r.sample(["server", "client", "db", "log", "host"], r.randint(1, 3))
    bad = r.choice(names) if fails else None
    return r.choice(["\n", ""]).join(section(name, name == bad) for name in names)


def no_end_rule(text):
    """An array whose last element is null."""
    def holds(value):
        if isinstance(value, dict):
            return any(map(holds, value.values()))
        return isinstance(value, list) and (value[-1:] == [None] or any(map(holds, value)))

    return holds(json.loads(text, parse_constant=no_constant))


def no_end_draw(r, fails):
    def value(depth):
        if depth > 2 or r.random() < .4:
            return r.choice([1, -3, 2.5, "x", "null", True, None])
        if r.random() < .6:
            items = [value(depth + 1) for _ in range(r.randint(0, 3))]
            return items + [r.choice([0, "null", {}, [], {"a": None}])] if items[-1:] == [None] else items
        return {key: value(depth + 1) for key in r.sample(["id", "null", "x", "tags"], r.randint(0, 3))}

    shown = value(0)
    if fails:
        shown = r.choice([lambda v, w: v, lambda v, w: {"a": v}, lambda v, w: [v, w], lambda v, w: {"x": w, "y": [v, 1]}])(
            [value(1) for _ in range(r.randint(0, 3))] + [None], shown)
    return json.dumps(shown)


def slash_rule(text):
    """A text with a slash in it that is no name of a member."""
    def holds(value):
        if isinstance(value, dict):
            return any(map(holds, value.values()))
        return any(map(holds, value)) if isinstance(value, list) else isinstance(value, str) and "/" in value

    return holds(json.loads(text, parse_constant=no_constant))


def slash_draw(r, fails):
    def value(depth):
        if depth > 2 or r.random() < .5:
            return r.choice([1, -3, 2.5, "x", "a-b", "two words", "a\\b", "", True, None])
        if r.random() < .5:
            return [value(depth + 1) for _ in range(r.randint(0, 3))]
        return {key: value(depth + 1) for key in r.sample(["id", "a/b", "/", "x", "a-b"], r.randint(0, 3))}

    shown = value(0)
    if fails:
        text = r.choice(["a/b", "/", "/usr/bin", "x y/", "1/2"])
        shown = r.choice([lambda v, w: v, lambda v, w: [v], lambda v, w: {"x": v, "y": w}, lambda v, w: [w, {"a": [1, v]}]])(text, shown)
    return json.dumps(shown)


def mixed_rule(text):
    """An array that holds a number and a text."""
    def holds(value):
        if isinstance(value, dict):
            return any(map(holds, value.values()))
        if not isinstance(value, list):
            return False
        numbers = any(isinstance(e, (int, float)) and not isinstance(e, bool) for e in value)
        return (numbers and any(isinstance(e, str) for e in value)) or any(map(holds, value))

    return holds(json.loads(text, parse_constant=no_constant))


def mixed_draw(r, fails):
    def value(depth):
        if depth > 2 or r.random() < .4:
            return r.choice([1, -3, 2.5, "x", "a b", True, None])
        if r.random() < .6:
            kind = r.choice([[1, 2.5, True, {"a": "x"}, [4]], ["x", "y z", None, {"a": 1}, ["b"]], [1, "x", None]])
            return [r.choice(kind) for _ in range(r.randint(0, 3))]
        return {key: value(depth + 1) for key in r.sample(["id", "name", "x", "tags"], r.randint(0, 3))}

    shown = value(0)
    if fails:
        both = [r.choice([0, 7, -2.5]), r.choice(["a", "", "two words"])] + [value(2)] * r.randint(0, 2)
        r.shuffle(both)
        shown = r.choice([both, {"a": both}, [shown, both], {"x": shown, "y": [both, 1]}])
    return json.dumps(shown)


def empty_section_rule(text):
    """A section without any option, before another one."""
    reader = configparser.ConfigParser(interpolation=None, strict=False, default_section="")
    reader.read_string(text)
    bodies = re.split(r"^\[.*?\].*$", text, flags=re.M)[1:]
    return any(not re.search(r"^[^#;\s]", body, re.M) for body in bodies[:-1])


def empty_section_draw(r, fails):
    def options(most):
        return "".join(f"{r.choice(['host', 'port', 'name', 'debug'])}{i}{r.choice([' = ', '='])}{r.choice(['a', '80', ''])}\n"
                       for i in range(most))

    count = r.randint(1, 4)
    bodies = [options(r.randint(1, 3)) for _ in range(count)]
    if r.random() < .4:
        bodies[-1] = ""
    if fails:
        bodies.insert(r.randrange(len(bodies)), "")
    names = r.sample(["server", "client", "db", "log", "host", "x"], len(bodies))
    return "".join(f"[{name}]\n{body}" for name, body in zip(names, bodies))


def leaf_attribute_rule(text):
    """An element that has an attribute and a child element."""
    return any(element.attrib and len(element) for element in xml.etree.ElementTree.fromstring(text).iter())


def leaf_attribute_draw(r, fails):
    def element(depth, both):
        name = r.choice(["a", "b", "item", "note"])
        inner = "" if depth > 2 else "".join(element(depth + 1, False) for _ in range(r.randint(0, 2)))
        attribute = r.choice([' id="1"', ' n="x y"', ' id="2" n="a"'])
        if both:
            return f"<{name}{attribute}>{r.choice(['', 'tea'])}{element(3, False)}{inner}</{name}>"
        if inner:
            return f"<{name}>{inner}{r.choice(['', 'text'])}</{name}>"
        return r.choice([f"<{name}{attribute}/>", f"<{name}{attribute}>tea</{name}>", f"<{name}/>", f"<{name}>t</{name}>"])

    parts = [element(1, False) for _ in range(r.randint(0, 3))] + ([element(1, True)] if fails else [])
    r.shuffle(parts)
    if fails and r.random() < .5:
        parts = [f"<order>{''.join(parts)}</order>"]
    return f"<shop>{''.join(parts)}</shop>"


SUBJECTS = {
    "csv-row": Subject("csv", 'id,name,city\n1,Ann,Oslo\n2,Bob,Rome,extra\n3,"Li, Wei",Paris\n', csv_rule, csv_draw),
    "dot-loop": Subject("dot", "digraph g {\n  node [shape=box];\n  a -> b;\n  subgraph cluster_0 { label=inner; b -> c; b -> b "
                        "[color=red]; }\n  c -> a [label=back];\n}\n", dot_rule, dot_draw),
    "jq-user": Subject("json", '{"id": 7, "user": [{"name": "Ann", "age": 31}], "tags": ["x", "y"], "active": true}\n', jq_rule,
                       jq_draw),
    "c-switch": Subject("c", "int limit(int x) { if (x > 3) return 3; return x; }\nvoid show(int kind, int n) { switch (kind) { "
                        "case 1: n = n + 2; break; case 2: n = 0; } }\nint main(void) { int k = 4; while (k > 0) { "
                        "show(k, limit(k)); k--; } return 0; }\n", c_rule, c_draw),
    "ini-port": Subject("ini", "[server]\nhost = a.example\nport = 80\n\n[backup]\nname = second\nhost = b.example\nretries = 3\n",
                        ini_rule, ini_draw),
    "xml-item": Subject("xml", '<shop>\n<order id="1"><item id="2" price="3.50">tea</item></order>\n<item price="4" '
                        'currency="EUR"/>\n<note/>\n</shop>\n', xml_rule, xml_draw, held_back=True),
    "js-finally": Subject("js", "let n = 3;\nfunction f(a) {\n  try { n = a; } finally { n++; }\n  return n;\n}\ntry { f(1); } "
                          "catch (e) { f(2); }\n", js_rule, js_draw, held_back=True, language="javascript"),
    "css-media": Subject("css", "a { color: red; margin: 0 !important; }\n@media print {\n  p > em { top: 3px; display: block "
                         "!important; }\n}\n.b { color: red; }\n", css_rule, css_draw, held_back=True),
    "html-button": Subject("html", '<h1>Login</h1>\n<button id="top">Up</button>\n<form id="f"><p>Name <input name="n"></p><button '
                           'class="b">OK</button><button type="reset">No</button></form>\n<p>end</p>\n', html_rule, html_draw,
                           held_back=True),
    "json-twice": Subject("json", '{"id": 7, "user": {"name": "Ann", "tags": ["a", "b"], "name": "Bob"}, "list": [{"id": 1}, '
                          '{"id": 2}]}\n', twice_rule, twice_draw, held_back=True),
    "csv-last": Subject("csv", 'id,name,city\n1,"Ann, B.",Oslo\n2,Tom,"Rome, IT"\n3,"Eve",Bonn\n', last_rule, last_draw,
                        held_back=True),
    "ini-twice": Subject("ini", "[server]\nhost = a.example\nport = 80\n\n[backup]\nhost = b.example\nretries = 3\nhost = c.example\n",
                         option_twice_rule, option_twice_draw, held_back=True),
    "json-null": Subject("json", '{"id": 7, "list": [1, null, {"x": [2, "a", null]}], "tags": ["x", "y"], "end": null}\n', no_end_rule,
                         no_end_draw, held_back=True),
    "json-slash": Subject("json", '{"id": 7, "path": ["usr/lib", "x-y"], "user": {"name": "Ann B", "a/b": true}}\n', slash_rule,
                          slash_draw, held_back=True),
    "json-mixed": Subject("json", '{"id": 7, "list": [1, {"x": ["a", null]}, "b"], "tags": ["x", "y"], "point": [3, 4.5]}\n', mixed_rule,
                          mixed_draw, held_back=True),
    "ini-empty": Subject("ini", "[server]\nhost = a.example\nport = 80\n\n[backup]\n\n[client]\nname = second\nretries = 3\n",
                         empty_section_rule, empty_section_draw, held_back=True),
    "xml-both": Subject("xml", '<shop>\n<order id="1"><item>tea</item></order>\n<item price="4"/>\n<note>none</note>\n</shop>\n',
                        leaf_attribute_rule, leaf_attribute_draw, held_back=True),
}


if __name__ == "__main__":
    own = SUBJECTS[sys.argv[1]]
    for line in sys.stdin:
        with open(line.strip(), "rb") as file:
            print(own.judge(file.read().decode("utf-8", "surrogateescape")), flush=True)
