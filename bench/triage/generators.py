"""Random texts that real programs may fail on: graphs for Graphviz, and mutated documents."""
import re

TOML = ['''title = "TOML Example"
[owner]
name = "Tom"
dob = 1979-05-27T07:32:00-08:00
[database]
server = "192.168.1.1"
ports = [ 8001, 8001, 8002 ]
enabled = true
[servers]
  [servers.alpha]
  ip = "10.0.0.1"
[[products]]
name = "Hammer"
sku = 738594937
[[products]]
name = """multi
line"""
point = { x = 1, y = -2.5e3 }
''', '''a.b = 'lit'
list = [[1, 2], ["a", "b"], [{k = 1}]]
date = 1987-07-05
hex = 0xFF_00
f = inf
[x.y]
z = """\\
   trimmed"""
s = \'\'\'raw\'\'\'
[[arr.of]]
n = 1_000
''']
TOML_PIECES = list("[]{}=\"'\\,.#_-+:\n \t0a") + ['"""', "'''", "[[", "]]", "\\u", "\\UFFFFFFFF", "= ", "0x", "{}"]

CSS = ['''@charset "utf-8";
@import url("a.css") screen;
a:hover, .b > c + d ~ e[href^="x"]::after { color: #ff0000; margin: 0 1px -2em .5%; background: url(i.png) no-repeat; }
@media screen and (max-width: 600px) { .x { width: 100px !important; filter: alpha(opacity=50); } }
''', '''@font-face { font-family: "F"; src: url(f.eot?#iefix) format("eot"), url('f.woff'); }
.a { border: 1px solid rgba(0, 0, 0, .5); margin: 1px 1px 1px 1px; } /* comment */
.a { margin-top: 2px; *zoom: 1; _height: 1px; color: red; color: blue }
@keyframes k { from { top: 0 } 50.5% { top: 1px } to { top: 2px } }
li:nth-child(2n+1):not(.z) { transform: rotate(45deg) translate(-1px,2px) }
''']
CSS_PIECES = list("{}()[];:,.#@!*/>+~=%\"'\\&|^$<-0") + [
    "url(", "@media", "@import", "!important", "/*", "*/", "::", "expression(", "progid:", "filter", "calc(", ":not(", "#"]

JS = ['''var a = 1, b = [1, 2, 3], c = { x: 1, "y": 2, get z() { return 3; } };
function add(x, y) { "use strict"; return x + y; }
for (var i = 0; i < 10; i++) { if (i % 2) continue; else b.push(add(i, a)); }
for (var k in c) if (c.hasOwnProperty(k)) console.log(k);
switch (a) { case 1: b = null; break; default: throw new Error("x"); }
try { add(1, 2); } catch (e) { a = e; } finally { a = typeof b === "object" ? 1 : 2; }
''', '''/*jshint esnext:true, moz:true */
let [x, y] = [1, 2], {p, q: r} = { p: 1, q: 2 };
const f = (m, n = 2, ...rest) => m + n;
class A extends B { constructor(z) { super(z); this.z = z; } static of() { return new A(1); } }
function* gen() { yield 1; yield x; }
var list = [for (i of [1, 2]) if (i) i * 2];
import { foo } from "foo"; export default f; export { x, y };
label: do { while (x--) { if (!y) break label; } } while (/ab+c/.test("s"));
for (let v of gen()) { delete c[v]; void 0; }
''']
JS_PIECES = list("{}()[];:,.?=+-*/%!<>&|~^\"'`\\0a\n") + [
    "=>", "...", "let", "const", "class", "function", "function*", "yield", "for (", "of", "in", "new", "get", "set",
    "static", "export", "import", "case", "default:", "/*jshint", "/*global", "*/", "//", "if (", "else", "do", "var",
    "return", "typeof", "super", "[for (", "catch (", "this"]


def mutated(random, seeds, pieces):
    tokens = re.findall(r"\s|[\w-]+|.", random.choice(seeds), re.S)
    for _ in range(random.randint(1, 5)):
        at, kind = random.randrange(len(tokens)), random.random()
        if kind < 0.33:
            del tokens[at:at + random.randint(1, 3)]
        elif kind < 0.7:
            tokens.insert(at, random.choice(pieces))
        else:
            source = random.randrange(len(tokens))
            tokens[at:at] = tokens[source:source + random.randint(1, 8)]
        tokens = tokens or [" "]
    return "".join(tokens)


def toml(random):
    return mutated(random, TOML, TOML_PIECES)


def css(random):
    return mutated(random, CSS, CSS_PIECES)


def script(random):
    return mutated(random, JS, JS_PIECES)


GRAPH = ["rankdir=LR", "rankdir=BT", "splines=ortho", "splines=line", "splines=polyline", "concentrate=true",
         "newrank=true", "compound=true", "clusterrank=none", "clusterrank=global", "nslimit=1"]
NODE = ["shape=box", 'shape=record,label="{a|<p>b}|c"', 'label="x\\ny"', "width=2", "group=g", "shape=point",
        "peripheries=3", 'shape=record,label="<f0>|<f1> x"']
EDGE = ["constraint=false", 'label="l"', "weight=0", "minlen=0", "minlen=3", 'headlabel="h"', "ltail=cluster0",
        "lhead=cluster1", "dir=back", "samehead=x", "sametail=y", "weight=9"]


def edge(random, nodes):
    tail, head = random.choice(nodes), random.choice(nodes)
    if random.random() < 0.1:
        tail += ":p"
    if random.random() < 0.1:
        head += ":" + random.choice(["n", "s", "e", "w", "f0"])
    attribute = f" [{random.choice(EDGE)}]" if random.random() < 0.35 else ""
    return f"{tail}->{head}{attribute}"


def graph(random):
    nodes = list("abcdefghi"[:random.randint(3, 9)])
    lines = [attribute for attribute in GRAPH if random.random() < 0.12]
    lines += [f"{node} [{random.choice(NODE)}]" for node in nodes if random.random() < 0.3]
    for number in range(random.choice([0, 0, 1, 2, 3])):
        members = "; ".join(random.sample(nodes, random.randint(1, min(4, len(nodes)))))
        rank = f"; rank={random.choice(['same', 'min', 'max'])}" if random.random() < 0.2 else ""
        lines.append(f"subgraph cluster{number} {{{members}{rank}}}")
    for _ in range(random.choice([0, 0, 1, 2])):
        members = "; ".join(random.sample(nodes, random.randint(2, min(4, len(nodes)))))
        lines.append(f"{{rank={random.choice(['same', 'same', 'min', 'max', 'source', 'sink'])}; {members}}}")
    lines += [edge(random, nodes) for _ in range(random.randint(2, 16))]
    random.shuffle(lines)
    return "digraph G {\n  " + ";\n  ".join(lines) + ";\n}\n"
