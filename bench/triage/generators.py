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


def planted(seeds, pieces):
    return lambda random: mutated(random, seeds, pieces)


def toml(random):
    return mutated(random, TOML, TOML_PIECES)


def css(random):
    return mutated(random, CSS, CSS_PIECES)


def script(random):
    return mutated(random, JS, JS_PIECES)


INI = ['''[server]
host = 10 20
port=8080
[client a]
name = x1
retries = 3
''', '''key=12
other key = 7
[section]
a=1
b = 2 3 4
''']
INI_PIECES = list("[]=\n 0a") + ["12", "345", "long name", "key", "=", "[", "]"]

JSON = ['''{"name": [1, 22, 333], "id": {"a": "text", "b\\n": true}, "list": [null, "x\\ny", -1.5]}
''', '''[[1, 2, [3]], {"key": {"k": "value"}}, [false, "s", [[]]], 42]
''']
JSON_PIECES = list('[]{}:,"\\\n 0a') + ["true", "nul", "12345", "\\u", "\\n", '"long text"', '"k":', "[[", "word", "1234567890"]

NESTED = ['[1, "ab", [true, ["cd", 22]], [null, [3, [4]]]]', '[["x"], 12, [[false], "yz"], 345]']
NESTED_PIECES = list('[],"0a ') + ["true", "nil", "12345", "999", '"text"', "[1,2,3,4,5,6]", "1234567", "words"]

STYLE = ['''@import "base.css";
body { --main: red; color: var(--main); margin: 1px (2px + 3px); }
a, b, c { all: unset; width: calc(1px + 2px); & d { color: blue; } }
''', '''@media screen { p[id] { --x: "s"; top: var(--x); } }
h1, h2[class=z] { --y: 1; font: "F" 12px; &:hover { --z: 2; } all: inherit; }
''']
STYLE_PIECES = list('{}()[];:,"&@ ') + ["var(", "var(--no)", "--v: 1;", "all: x;", '""', "@import", "@media", "a,", "[attribute", "& e {", "{}"]

CALCULATOR = ["x = 1 + 2; y = x * 3; x + y; abs(4 - 9) / 2; twice(y % 4); (1 + (2 - x)) * 5;",
              "a = 10; b = a / 5; c = b % 3; abs(a); twice(b + c) - a * (b - 1); 7 / (c + 1);"]
CALCULATOR_PIECES = list("+-*/%()=; 0") + ["x", "zz", "abs(", "abs()", "twice(", "fail(1)", "/ 0", "% 0", "a = a;", "1", ")"]

MARKUP = ['''<doc id="a"><item class="b">text &lt; more</item><!-- note --><br/><![CDATA[ x < y ]]></doc>
''', '''<list><row key="1" id="r"><cell>&amp;</cell><cell/></row><row class="c"/></list>
''']
MARKUP_PIECES = list('<>/="&; ') + ["<!--", "-->", "<![CDATA[", "]]>", "&amp", "&longer", "class", 'id=""', 'id="x"', "</", "elements", "<a>", "</a>", "/>"]

ARCHIVE = ["AN\x02hiD\x01d\x03F\x01a\x03R\x02x\x02yF\x01b\x05C\x00p\x00q\x02\x04L\x01l\x00TF\x01c\x02Suv",
           "AD\x02ab\x02D\x01c\x01D\x02ef\x02F\x01g\x04C\x00z\x01\x04L\x01h\x05F\x01i\x06R\x03a\x04bN\x03xyzL\x01k\x04T",
           "AL\x01a\x03L\x01b\x00L\x01c\x03F\x01d\x01SeN\x01xTL\x01f\x02N\x01yL\x01g\x04"]
ARCHIVE_PIECES = list("FDLNTRCSA\x00\x01\x02\x03\x05\x09\x20\xff") + [
    "N\x01a", "N\x01aN\x01bT", "L\x01m\x02", "L\x01m\x05", "L\x01m\x06", "L\x01m\x09", "L\x01m\x40", "D\x01n\x00", "\x00w"]

LISP = ['''(def pair (list 1 (list 2 "ab")))
(alias first nth) (alias head first)
(def twice (fn (f x) (f (f x))))
(let y 2 (if (less y 3) (nth 1 pair) (letter "abc" y)))
(twice (fn (z) (+ z (length "xy"))) (head 0 pair))
''', '''(alias size length) (alias count size)
(def text "word")
(let a (list 0 1 2) (let b 1 (let c (+ b 1) (if (less b c) (nth b a) (letter text c)))))
((fn (x) (if (less x 9) (list x (nth 2 (list x x x))) "big")) (count text))
''']
LISP_PIECES = list('()" 07') + ["12", "-9", "x", "y", "zz", "first", "head", "size", "count", "nth", "length", "(alias ", "(if ", "(list)",
                               "(nth 9 pair)", "(nth -3 (list 1))", '(letter "ab" ', '(letter "" 0)', "(letter text b)", "(alias nth head)",
                               "(alias length count)", "(let z ", "text", '"ab"']


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
