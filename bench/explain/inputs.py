"""Inputs of both classes to judge models by, made without any of hone explain's code (section 5.1.3 of the paper).

A population of texts with known outcome grows from three sources: the reported input, texts that the grammar makes at
random (`hone generate --language`), and real texts (the examples beside the grammar). A new text is a member of the
population, half of the time a failing one, with one to three changes: a subtree for another one of the same rule from
anywhere, an item of a list gone, doubled or taken from elsewhere, a token for another one of its type. So the inputs
spread from the reported one outwards, and each change may cross the line between the classes. Texts with syntax errors
are left out, for no tree can speak of them.
"""
import glob
import os
import random
import subprocess


class Parsed:
    """A text with its nodes in pre-order: (kind, name, begin, end)."""

    def __init__(self, text, nodes):
        self.data, self.nodes = text.encode(), nodes

    def piece(self, node):
        return self.data[node[2]:node[3]]


class Generator:
    def __init__(self, hone, language, extension, grammars, folder, seed):
        self.hone, self.language, self.folder = hone, language, folder
        self.path = os.path.join(folder, "candidate" + extension)
        server = os.path.join(os.path.dirname(hone), "bench", "parse_server")
        self.parser = subprocess.Popen([server, language], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rng = random.Random(seed)
        self.parts = {}  # by kind and name: pieces of texts
        made = os.path.join(folder, "made")
        subprocess.run([hone, "generate", "--language", language, "-n", "200", "--size", "20", "--seed",
                        str(seed), "-o", made], check=True, capture_output=True)
        self.fresh = [read(path) for path in sorted(glob.glob(made + "/*"))]
        examples = sorted(glob.glob(os.path.join(grammars, language, "examples", "*")))
        for text in self.fresh[:60] + [read(path) for path in examples]:
            if parsed := self.parse(text):
                self.learn(parsed)

    def parse(self, text):
        """None for a text with syntax errors."""
        with open(self.path, "w") as file:
            file.write(text)
        self.parser.stdin.write(self.path + "\n")
        self.parser.stdin.flush()
        nodes = []
        while line := self.parser.stdout.readline().split():
            nodes.append((line[0], line[1], int(line[2]), int(line[3])))
        return Parsed(text, nodes) if nodes else None

    def learn(self, parsed):
        for node in parsed.nodes:
            piece = parsed.piece(node)
            if len(piece) <= 200:
                self.parts.setdefault(node[:2], {})[piece] = True

    def change(self, parsed):
        """One change: what from where to where becomes what."""
        listed = [n for n in parsed.nodes if n[0] == "list"]
        kind = self.rng.randrange(6)
        if kind < 2 and listed:
            item = self.rng.choice(listed)
            if kind == 0:
                return item[2], item[3], b""
            others = list(self.parts.get(item[:2], {}))
            more = self.rng.choice(others) if others and self.rng.random() < 0.5 else parsed.piece(item)
            return item[3], item[3], more
        # Small subtrees lie in big ones, so that a plain choice among nodes mostly changes little.
        node = self.rng.choice(parsed.nodes)
        piece = self.rng.choice(list(self.parts.get(node[:2], {})) or [parsed.piece(node)])
        if parsed.piece(node)[:1].isspace() and not piece[:1].isspace():
            piece = b" " + piece
        return node[2], node[3], piece

    def changed(self, parsed):
        """One to three changes that don't overlap."""
        data, upTo = parsed.data, len(parsed.data)
        changes = [self.change(parsed) for _ in range(self.rng.randint(1, 3))]
        for begin, end, piece in sorted(changes, key=lambda c: c[:2], reverse=True):
            if end <= upTo:
                data, upTo = data[:begin] + piece + data[end:], begin
        return data.decode(errors="replace")

    def population(self, reported, judge, wanted, tries):
        """Lists of failing and of passing texts, `wanted` of each where so many are found."""
        found = {"fail": {}, "pass": {}}
        longest = 4 * len(reported) + 300
        seen = set()

        def add(text):
            if text in seen or len(text) > longest:
                return
            seen.add(text)
            parsed = self.parse(text)
            if not parsed:
                return
            verdict = judge(text)
            if verdict in found and len(found[verdict]) < wanted:
                found[verdict][text] = parsed
                self.learn(parsed)

        add(reported)
        for attempt in range(tries):
            if min(len(found["fail"]), len(found["pass"])) >= wanted:
                break
            if attempt % 10 == 9 and self.fresh:
                add(self.fresh.pop())
                continue
            parents = list(found[self.rng.choice(("fail", "pass"))].values())
            if not parents:
                continue
            add(self.changed(self.rng.choice(parents)))
        self.parser.stdin.close()
        self.parser.wait()
        found["fail"].pop(reported, None)
        return list(found["fail"]), list(found["pass"])


def read(path):
    with open(path, errors="replace") as file:
        return file.read()
